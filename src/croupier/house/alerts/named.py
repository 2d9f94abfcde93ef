"""What an alert is known by: the same for whoever finds it, so that it is acknowledged once."""

from __future__ import annotations

from hashlib import sha256


def alert_id(*parts: object) -> str:
    return sha256("/".join(map(str, parts)).encode()).hexdigest()[:16]
