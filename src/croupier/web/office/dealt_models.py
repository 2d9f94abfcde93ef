"""What a dealer is told of the own work."""

from __future__ import annotations

from pydantic import Field

from croupier.web.door.models import Cents, Count, Shape


class DealtShown(Shape):
    """What a dealer dealt on one gaming day. What it brought the house is not theirs to read."""

    day: str = Field(examples=["2026-05-04"])
    rounds: Count
    tips: Cents
