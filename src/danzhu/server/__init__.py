"""Floor 5: tables over HTTP and WebSocket. What is accepted is a line of a log; docs/operating.md runs it."""
