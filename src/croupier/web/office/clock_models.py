"""Whether the house's clock is in doubt, as it is told."""

from __future__ import annotations

from pydantic import Field

from croupier.web.door.models import Shape


class Doubt(Shape):
    since: str = Field(description="By the house's clock.", examples=["2026-11-16T21:04:05.000000Z"])
    machine: str = Field(description="What the machine's clock said then.", examples=["2027-12-21T21:04:05.000000Z"])
    apart: int = Field(description="Seconds that it is ahead of the house's.", examples=[34_560_000])
    server: int | None = Field(description="Seconds that it is ahead of the time server's.", examples=[34_560_000])
    accepted: bool = Field(description="Two people say that the machine's is right.")


class HouseClock(Shape):
    doubt: Doubt | None
