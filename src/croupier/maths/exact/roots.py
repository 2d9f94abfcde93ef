"""Where a function crosses zero. What finds it takes half a second to load, and most questions never need it."""

from __future__ import annotations

from collections.abc import Callable


def root(off: Callable[[float], float], near: float, far: float, **exactly: float) -> float:
    """Between two places at which `off` has different signs; as near as scipy's `xtol` and `rtol` say."""
    from scipy.optimize import brentq  # noqa: PLC0415

    return float(brentq(off, near, far, **exactly))
