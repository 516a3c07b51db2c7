"""The scorepad: what lies on a real table at the end of a game, counted by the rules of the matches."""
