"""A table in play: what it is made of follows from its row, its seats and its acts, and from nothing else."""
