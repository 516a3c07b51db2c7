"""The compiled part of the environments: what a seat observes, actions, and many matches stepped at once."""
