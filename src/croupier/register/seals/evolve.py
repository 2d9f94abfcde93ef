"""What changes: seals of wheels."""

from __future__ import annotations

from croupier.register.seals import events as e
from croupier.register.state import Premises


def wheel_sealed(p: Premises, event: e.WheelSealed) -> None:
    p.things[event.wheel].seals[event.part] = event.seal
    p.seals[event.seal] = event.wheel


def seals_read(p: Premises, event: e.SealsRead) -> None:
    """Whatever was found broken is to be inspected again, too."""
    wheel = p.things[event.wheel]
    wheel.seals |= dict.fromkeys(event.broken, "")
    if event.broken:
        wheel.doubted = p.inspected
