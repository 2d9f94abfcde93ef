"""The shapes of notes of suspicion and of the exclusion list."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from croupier.web.door.models import Badge, Count, Shape, Time

Day = Annotated[str, Field(description="A date, or empty.", examples=["2026-05-04"])]


class SuspicionShown(Shape):
    """A note of suspicion. Of somebody who was forgotten it says nothing any more."""

    by: Badge
    at: Time
    player: str = Field(examples=["Ann Lee"])
    note: str = Field(examples=["three buy-ins of $3,300 at three tables within the hour"])
    table: str = Field(examples=["3"])
    round: str = Field(examples=["41"])
    slip: str = Field(examples=[""])
    moment: str = Field(examples=["2026-05-04T21:30"])


class BarShown(Shape):
    """Somebody whom the house does not let play."""

    bar: Count
    player: str = Field(examples=["Zed Kale"])
    names: list[str] = Field(description="All under which they were met.", examples=[["Zed Kale"]])
    identity: str = Field(examples=["passport X1"])
    why: str = Field(examples=["asked for it himself"])
    since: Day
    until: Day
    by: Badge
    second: Badge
    at: Time
    holds: bool = Field(description="Today.")
    lifted_by: str = Field(examples=[""])
    lifted_at: str = Field(examples=[""])
    lifted_why: str = Field(examples=[""])


class MetShown(Shape):
    """Somebody who is here under a name of the list, or under one much like it."""

    bar: Count
    player: str = Field(examples=["Zed Cale"])
    match: Literal["same", "near"]
    table: str = Field(examples=["3"])
    seat: Count
    tournament: str = Field(examples=[""])
