"""The server's database: a log of acts, from which matches are replayed, and data to find and read it."""
