"""Random walks at a table whose ball is real: no wager is accepted once somebody could know where it rests.

A small sample of steps in the usual run, a million of them in the long one.
"""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from random import Random
from typing import Any

import pytest
from tests.support import DECLARED, on_felt
from tests.table.true_ball import LAID, POCKETS, TrueBall

from croupier.journal import MemoryJournal
from croupier.live import Request, TableWriter
from croupier.live.moments import stamp
from croupier.live.scripts.table import START, set_up_table
from croupier.rules.in_force.sign import sign_of
from croupier.table import Phase
from croupier.table.opening.decide import inspection_points

TABLES: dict[str, dict[str, Any]] = {
    "house": {"rulebook": "house", "wheel": "double-zero"},
    "house, European": {"rulebook": "house", "wheel": "single-zero"},
    "colorado": {"rulebook": "colorado", "wheel": "double-zero"},
    "south-dakota": {"rulebook": "south-dakota", "wheel": "double-zero"},
    "south-dakota, European": {"rulebook": "south-dakota", "wheel": "single-zero"},
    "classic": {"rulebook": "classic", "wheel": "single-zero", "automation": "terminals"},
}
LIMITS = {"all": {"min": 100, "max": 100_000}}
SUPERVISOR = {"role": "pit-supervisor", "who": "S1"}
SENSOR = {"role": "system", "who": "wheel-sensor"}
EDGES = (
    "call-missed", "no-spin-declared", "irregularity-reported", "table-suspended", "ruling-made", "table-resumed",
    "number-seen", "ball-inspected", "ball-assigned", "table-closed",
)  # fmt: skip
BETS = ("straight-17", "straight-0", "red", "black", "dozen-1")
ROUND = {
    Phase.OPEN: ["open-betting"],
    Phase.BETTING: ["spin-ball", "inspect-ball"],
    Phase.BALL_IN_TRACK: ["call-no-more-bets", "count-turns", "ball-off-track"],
    Phase.DOLLY_PLACED: ["collect-losers"],
    Phase.COLLECTED: ["pay-winners"],
    Phase.PAID: ["remove-dolly"],
    Phase.HELD: ["make-ruling"],
}


class Walk:
    """One table, played without end: players who never stop betting, a dealer who is often wrong, a strict pit."""

    def __init__(self, header: dict[str, Any], chance: Random) -> None:
        policy: dict[str, Any] = {} if header["rulebook"] == "house" else {"limits": LIMITS}
        policy |= DECLARED if header["rulebook"] == "south-dakota" else {}
        self.writer: TableWriter = set_up_table({**header, "policy": on_felt(policy)}, MemoryJournal())
        self.chance, self.sent = chance, 0
        self.happened: Counter[str] = Counter()
        after = self.writer.rules.rulebook.irregularities.ball_inspected_after.value
        self.ball = TrueBall(chance, inspects="ball_left_wheel" in after)
        sign = sign_of(self.writer.rules, {})
        self.ask({"do": "post-sign", "sign": sign.code, "statements": list(sign.statements)})
        self.open(10**9)

    def open(self, opener: int) -> None:
        opening: list[dict[str, Any]] = [
            {"do": "inspect-table", "points": dict.fromkeys(inspection_points(self.writer.rules), True)},
            {"do": "sign-in-dealer", "dealer": "D1"},
            {"do": "open-table", "opener": opener, "drop_box": "B", "tip_box": "T"},
            {"do": "seat-player", "seat": 1, "player": "Ann"},
            {"do": "buy-in", "seat": 1, "amount": 10**8, "chip_value": 100},
        ]
        for command in opening:
            self.ask(command)
        assert self.writer.table.phase is Phase.OPEN

    def close_and_open(self) -> None:
        """Also with a ball that left the wheel: the next shift has it too."""
        for command in ("begin-closing", "clear-wagers", "cash-out"):
            self.ask({"do": command, **({} if command == "begin-closing" else {"seat": 1})})
        closer = self.writer.table.books["float"]
        self.ask({"do": "close-table", "closer": closer})
        if self.writer.table.phase is Phase.CLOSED:
            self.open(closer)

    def ask(self, data: dict[str, Any]) -> None:
        table, self.sent = self.writer.table, self.sent + 1
        phase, ruling, on = table.phase, table.ruling, table.round
        at = stamp(START + timedelta(seconds=self.sent))
        (answer,) = self.writer.submit([Request(data, at, f"k{self.sent}")])
        led_to = {event.name for event in answer.events}
        assert not (led_to & LAID and data.get("round", 0) not in (0, on)), f"of another round, and accepted: {data}"
        self.happened.update(led_to)
        self.ball.heard(data, phase, ruling, led_to)
        if told := self.ball.goes_on():
            self.ask(told)

    def step(self) -> None:
        table, chance = self.writer.table, self.chance
        if table.phase in (Phase.OPEN, Phase.BETTING, Phase.CLOSING) and chance.random() < 0.02:
            self.close_and_open()
        at_once = table.phase is Phase.HELD and chance.random() < 0.5  # so that its ball still runs when play goes on
        self.ask(self.dealer() if at_once else chance.choice((*4 * (self.player, self.dealer), self.trouble))())

    def player(self) -> dict[str, Any]:
        bet, chance = self.chance.choice(BETS), self.chance
        by = {"by": {"role": "player"}} if chance.random() < 0.8 else {}
        layout: list[dict[str, Any]] = [
            {"do": "place-wager", "bet": bet, "stake": 100},
            {"do": "place-wager", "bet": bet, "stake": 100},
            {"do": "move-wager", "source": bet, "target": chance.choice(BETS)},
            {"do": "take-down-wager", "place": bet},
            {"do": "clear-wagers"},
            {"do": "rebet-wagers"},
            {"do": "double-wagers"},
            {"do": "change-wagers", "parts": [{"place": bet, "stake": chance.choice((-100, 100))}]},
        ]
        meant = {"round": self.writer.table.round - chance.choice((0, 0, 1))} if chance.random() < 0.5 else {}
        return {**chance.choice(layout), "seat": 1, **by, **meant}

    def dealer(self) -> dict[str, Any]:
        table, chance = self.writer.table, self.chance
        if table.phase in (Phase.RESULT, Phase.NO_MORE_BETS):
            number = table.result or table.keyed_early or self.ball.number or "17"
            do = "place-dolly" if table.phase is Phase.RESULT else "declare-result"
            return {"do": do, "number": number, **({"turns": 9} if do == "declare-result" else {})}
        do = chance.choice(ROUND[table.phase])
        if table.phase is Phase.HELD and table.ruling:
            do = "resume-table" if table.observed else "confirm-observed" if table.carried_out else "carry-out-ruling"
            return {"do": do, **({"by": SUPERVISOR} if do == "confirm-observed" else {})}
        if do == "make-ruling":
            order = chance.choice(("go-on", "go-on", "void", "return-wagers"))
            ruling: dict[str, Any] = {"do": do, "instruction": order, "reason": "fair", "by": SUPERVISOR}
            return (
                {**ruling, "number": chance.choice(POCKETS)} if order == "go-on" and chance.random() < 0.3 else ruling
            )
        return {"do": do, **({"turns": chance.randint(1, 9)} if do == "count-turns" else {})}

    def trouble(self) -> dict[str, Any]:
        chance = self.chance
        number = chance.choice(POCKETS)
        return chance.choice(
            [
                {"do": "declare-result", "number": number, "turns": 9},
                {"do": "declare-result", "number": number, "turns": 9, "by": {"role": "player"}},
                {"do": "see-number", "number": number},
                {"do": "see-number", "number": chance.choice((number, "")), "by": SENSOR},
                {"do": "ball-off-track", "by": SENSOR},
                {"do": "spin-ball", "by": SENSOR},
                {"do": "correct-result", "number": number, "reason": "misread", "second": "S2", "by": SUPERVISOR},
                {"do": "make-ruling", "instruction": "void", "reason": "fair", "number": number, "by": SUPERVISOR},
                {"do": "resume-table"},
                {"do": "declare-no-spin", "reason": chance.choice(("same_direction", "ball_left_wheel", "luck"))},
                {"do": "declare-no-spin", "reason": "under_four_turns", "ball_removed": False, "number_seen": number},
                {"do": "report-irregularity", "what": "two balls", "ball_out": chance.random() < 0.5},
                {"do": "suspend-table", "reason": "a quarrel", "by": SUPERVISOR},
                {"do": "inspect-ball"},
                {"do": "assign-ball", "ball": chance.choice(("ball-1", "ball-2"))},
                {"do": "pause-betting"},
            ]
        )


def walked(name: str, steps: int, seed: int) -> Counter[str]:
    """Each table has chances of its own: what one of them never tries, another may."""
    happened: Counter[str] = Counter()
    for done in range(0, steps, 2_000):
        walk = Walk(TABLES[name], Random(f"{name} {seed + done}"))
        for _ in range(min(2_000, steps - done)):
            walk.step()
        happened += walk.happened
    return happened


@pytest.mark.parametrize("name", TABLES)
def test_no_wager_is_accepted_once_the_ball_may_be_known_to_rest(name: str) -> None:
    happened = walked(name, 2_000, seed=11)
    assert happened["wager-placed"] > 40
    assert not [edge for edge in EDGES if not happened[edge]]


@pytest.mark.long
@pytest.mark.parametrize("name", TABLES)
def test_no_wager_is_accepted_after_the_ball_in_a_million_steps(name: str) -> None:
    steps = 1_000_000 // len(TABLES)
    happened = walked(name, steps, seed=2026)
    print(f"{name}: {steps} steps, {happened['wager-placed']} wagers, none too late;", {e: happened[e] for e in EDGES})
    assert happened["wager-placed"] > 5_000
    assert min(happened[edge] for edge in EDGES) > 100
