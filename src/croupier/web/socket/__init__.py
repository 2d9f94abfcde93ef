"""The WebSocket: frames, lines, clients, and the hub that sends to all of them."""
