"""The engine: what every game is built from. It knows no game, no text and no server."""
