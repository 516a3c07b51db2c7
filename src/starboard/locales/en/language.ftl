# The language itself: its own name, and its locale.
language-name = English
language-locale = en_GB
