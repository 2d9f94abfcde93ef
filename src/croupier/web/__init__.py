"""The house on the network: HTTP for what is not live, one WebSocket per client for what is, sign-in and roles."""
