"""The ball as it is, whatever anybody keys: it decides itself when it rests, and then somebody at the wheel can see it.

A test that plays at a table tells it every command with what that led to, and asks it which wagers came too late.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from random import Random
from typing import Any

from croupier.table.phases import Phase

LAID = frozenset({"wager-placed", "wager-taken-down", "coupon-placed"})
OVER = frozenset({"betting-opened", "no-spin-declared", "spin-voided", "closing-begun"})
HELD = frozenset({"irregularity-reported", "table-suspended", "call-missed"})
AT_THE_WHEEL = ("dealer", "system")
POCKETS = ("0", "1", "2", "17", "19", "28", "36")


@dataclass
class TrueBall:
    """`known`: somebody may know where it rests, or it was out of sight; nobody bets before the next spin.

    `unfit` are the balls that left the wheel since they were last inspected: none of them is spun where the rulebook
    `inspects` them then.
    """

    chance: Random
    inspects: bool = False
    name: str = "ball-1"
    unfit: set[str] = field(default_factory=set)
    left: int = -1  # how many more commands it runs; below 0 where none does
    known: bool = False
    number: str = ""

    def heard(self, data: Mapping[str, Any], phase: Phase, ruling: str, led_to: Set[str]) -> None:
        """A command and the events that came of it, with the phase and the ruling of before it."""
        assert not (self.known and led_to & LAID), f"too late, and accepted: {data}"
        assert not ("ball-spun" in led_to and self.name in self.unfit), f"{self.name} left the wheel: {data}"
        keyed = data["do"] in ("declare-result", "see-number") and self._at_the_wheel(data)
        if phase is Phase.BALL_IN_TRACK and (keyed or led_to & HELD):
            self.known = True
        if led_to & OVER or ("table-resumed" in led_to and ruling != "go-on"):
            self.known, self.left = False, -1
        if "ball-spun" in led_to:
            self.known, self.left, self.number = False, self.chance.randint(0, 40), self.chance.choice(POCKETS)
        if "result-declared" in led_to:
            self.left = -1
        self._taken(data, led_to)

    def _taken(self, data: Mapping[str, Any], led_to: Set[str]) -> None:
        """Which ball it is, and whether it may be spun."""
        if led_to & {"table-opened", "ball-assigned"}:
            self.name = data.get("ball", "ball-1")
        if "ball-inspected" in led_to and not (data.get("damaged") or data.get("tampered")):
            self.unfit.discard(self.name)
        left = "no-spin-declared" in led_to and data.get("reason") == "ball_left_wheel"
        if self.inspects and (left or ("irregularity-reported" in led_to and data.get("ball_out"))):
            self.unfit.add(self.name)

    @staticmethod
    def _at_the_wheel(data: Mapping[str, Any]) -> bool:
        return data.get("by", {}).get("role", "dealer") in AT_THE_WHEEL

    def goes_on(self) -> dict[str, Any] | None:
        """One command's time. What whoever sees it come to rest tells the table then, by one way or another."""
        if self.left < 0:
            return None
        self.left -= 1
        if self.left >= 0:
            return None
        self.known = True
        telling: list[dict[str, Any]] = [
            {"do": "see-number", "number": self.number},
            {"do": "see-number"},
            {"do": "declare-result", "number": self.number, "turns": 9},
            {"do": "declare-result", "number": self.chance.choice(POCKETS), "turns": 3},
            {"do": "declare-no-spin", "reason": "ball_left_wheel", "number_seen": self.number},
            {"do": "declare-no-spin", "reason": "bad luck", "number_seen": self.number},
        ]
        return self.chance.choice(telling)
