"""The WebSocket: who may use which address."""

from croupier.web.door.roles import Addresses, Door

ADDRESSES: Addresses = {
    ("WEBSOCKET", "/api/live"): Door.SIGNED_IN,
    ("WEBSOCKET", "/api/tournaments/{tournament}/live"): Door.OPEN,
    ("WEBSOCKET", "/api/tournaments/live"): Door.OPEN,
}
