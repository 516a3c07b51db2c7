"""Playing in the terminal, and showing matches there."""
