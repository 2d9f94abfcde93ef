"""How many pockets a wheel may have."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.refusal import Refused

POCKETS_MAX = 256


def check_pockets(pockets: Sequence[str]) -> None:
    """At least two distinct labels, and no more than a byte can tell apart."""
    if not 2 <= len(pockets) <= POCKETS_MAX or len(set(pockets)) != len(pockets):
        raise Refused(
            "wheel_pockets.different",
            "A wheel has 2 to {pockets_max} pockets, all different.",
            pockets=len(pockets),
            pockets_max=POCKETS_MAX,
        )
