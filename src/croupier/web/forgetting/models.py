"""What goes in and out when people are forgotten."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from croupier.web.door.models import Shape

WHOSE = Field(examples=["staff/S1"], description="Whose key it was: staff by badge, entrants and players by number.")


class Forget(Shape):
    """Somebody of the staff by badge, an entrant by the house's number for them, a player by name."""

    kind: Literal["staff", "entrant", "player"]
    known_as: str = Field(min_length=1, max_length=200, examples=["S1"])
    reason: str = Field(min_length=1, max_length=1000, examples=["asked to be forgotten by letter of 3 May"])


class ForgottenShown(Shape):
    person: str = WHOSE
    at: str = Field(examples=["2031-11-15T18:50:54.123456Z"])
    by: str = Field(examples=["K1"])
    second: str = Field(examples=["A1"])
    reason: str
    last: str = Field(description="When something was last on record of them.")


class WithheldShown(Shape):
    person: str = WHOSE
    texts: int = Field(examples=[12], description="How many texts of the journal nobody can read any more.")


class KeepingRule(Shape):
    keep_years: int = Field(examples=[5])
    assumed: Literal[True] = Field(description="No text of the law that we have says how long: the house sets it.")
