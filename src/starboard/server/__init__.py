"""The server: tables that people, bots and spectators share, over HTTP and WebSockets, with every move on disk."""
