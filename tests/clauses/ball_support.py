"""A ball in the track, and all that may no longer touch the layout once it may be known where it rests."""

from __future__ import annotations

from typing import Any

from tests.clauses.table_support import Floor

SUPERVISOR = ("pit-supervisor", "S1")
SENSOR = ("system", "wheel-sensor")
LATE = ("late_bet", "CO-2201(7)-a")
LAYOUT: list[dict[str, Any]] = [
    {"command": "place-wager", "bet": "straight-17", "stake": 500_00, "by": "player"},
    {"command": "place-wager", "bet": "straight-17", "stake": 1_00, "tip": True},
    {"command": "place-wager", "bet": "straight-17", "stake": 1_00},
    {"command": "move-wager", "source": "red", "target": "straight-17", "by": "player"},
    {"command": "take-down-wager", "place": "red", "by": "player"},
    {"command": "take-down-wager", "place": "red", "not_as_told": True},
    {"command": "clear-wagers", "by": "player"},
    {"command": "rebet-wagers", "by": "player"},
    {"command": "double-wagers", "by": "player"},
    {"command": "change-wagers", "parts": [{"place": "red", "stake": -100}], "by": "player"},
    {"command": "change-wagers", "parts": [{"place": "straight-17", "stake": 100}], "by": "player"},
    {"command": "announce-bet", "call": "tiers", "stake": 1_00, "by": "player"},
    {"command": "place-coupon", "coupon": "C-1", "bet": "red", "by": "player"},
]


def spun(rulebook: str = "colorado", **fields: Any) -> Floor:
    """One player with $10 on red (and a round before, to repeat), and the ball in the track."""
    floor = Floor(rulebook, **fields).open()
    house = rulebook == "house"
    floor.sit(1, chips=200_00 if house else 2000_00)
    floor.bet(1, "red", 4_00 if house else 10_00)
    if "terminals" not in floor.policy and floor.automation == "felt":
        floor.play("1")
    floor.do("spin-ball")
    return floor


def go_on(floor: Floor, **ruling: Any) -> None:
    floor.do("make-ruling", instruction="go-on", reason="nothing was touched", by=SUPERVISOR, **ruling)
    floor.do("carry-out-ruling", by=SUPERVISOR)
    floor.do("confirm-observed", by=SUPERVISOR)
    floor.do("resume-table")


def all_too_late(floor: Floor) -> None:
    for fields in LAYOUT:
        refusal = floor.refused(fields["command"], seat=1, **{k: v for k, v in fields.items() if k != "command"})
        assert (refusal.code, refusal.clause) == LATE, fields
