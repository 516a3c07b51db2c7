"""The server's HTTP and WebSocket API, and the page."""
