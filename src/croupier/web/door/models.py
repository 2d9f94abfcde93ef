"""What the shapes of this interface are made of. Requests are strict: nothing unknown, no `false` for a number."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field


class Body(BaseModel):
    """What a client sends."""

    model_config = ConfigDict(extra="forbid", str_strip_whitespace=True)


class Shape(BaseModel):
    """What the house answers. A field that is not described here would be a fault of ours, and is one."""

    model_config = ConfigDict(extra="forbid")


NAME = r"^[^\x00-\x1f\x7f-\x9f]+$"
BADGE = r"^[A-Za-z0-9._-]+$"

Cents = Annotated[int, Field(description="Whole cents; points at a tournament's table.", examples=[500])]
Table = Annotated[str, Field(description="A table's short name.", examples=["1"])]
Seat = Annotated[int, Field(description="Seats are numbered from 1.", examples=[3])]
Badge = Annotated[str, Field(examples=["S1"])]
Pocket = Annotated[str, Field(description="A number of the wheel, `0` and `00` included.", examples=["17"])]
Time = Annotated[str, Field(description="UTC.", examples=["2026-03-01T20:15:00.000000Z"])]
Clause = Annotated[str, Field(examples=["CO-2204(1)"])]
Facts = Annotated[dict[str, Any], Field(examples=[{"seat": 3}])]


class Told(Shape):
    """A sentence or a phrase as catalogues know it, and in English."""

    id: str = Field(examples=["incident.no_spin"])
    message: str
    facts: Facts


Seconds = Annotated[int, Field(examples=[118])]
Count = Annotated[int, Field(examples=[12])]
Digest = Annotated[str, Field(description="SHA-256, hexadecimal.", examples=["9f" * 32])]
Phase = Annotated[str, Field(examples=["betting"])]
Colour = Annotated[str, Field(examples=["red"])]
Bet = Annotated[str, Field(examples=["straight-17"])]
Place = Annotated[str, Field(description="Where chips stand; two places may mean one bet.", examples=["straight-17"])]
Player = Annotated[str, Field(examples=["Ann"])]
