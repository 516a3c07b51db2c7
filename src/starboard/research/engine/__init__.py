"""The compiled part of the environments: observations, actions, and stepping many matches at once."""
