"""HTTP and WebSocket: the doors. What they let in is judged elsewhere."""
