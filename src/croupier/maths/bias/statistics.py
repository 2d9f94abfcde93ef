"""All tests for a biased wheel, each with its share of the level: of where the ball lies, and of how results follow."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from croupier.maths.bias.finding import Finding
from croupier.maths.bias.order import order_findings
from croupier.maths.bias.reading import Spins
from croupier.maths.bias.ring import ring_findings

SPINS_MIN = 50
RING_SHARE = 0.8  # of the level; with those in `order` a little less than all of it


def findings(spins: Spins) -> Iterator[Finding]:
    """Every test that this many spins allow. A fair wheel has a `together` below a level with that chance at most."""
    places, ring = spins.on_ring, spins.wheel.ring
    if len(places) < SPINS_MIN:
        return
    yield from ring_findings(np.bincount(places, minlength=len(ring)), ring, RING_SHARE)
    yield from order_findings(spins, places, len(ring))
