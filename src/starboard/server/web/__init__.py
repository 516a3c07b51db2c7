"""The server's doors: HTTP and WebSockets."""
