"""Names on the wire: `PlaceWager` is asked for as `place-wager`, and `WagerPlaced` is kept as `wager-placed`."""

from __future__ import annotations

import re

_names: dict[type, str] = {}


def wire_name(kind: type) -> str:
    name = _names.get(kind)
    if name is None:
        name = _names[kind] = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    return name
