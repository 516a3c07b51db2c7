"""A table in play. Its whole state is derived from its database row, its seats and its acts."""
