"""The server: tables for people, bots and spectators, over HTTP and WebSockets, with every move on disk."""
