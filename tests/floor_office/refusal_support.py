"""Days of a floor on which something will be refused, and what a case of a refusal is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.clauses.floor_support import Day


def empty() -> Day:
    return Day()


def staffed() -> Day:
    return Day().staffed()


def table() -> Day:
    return Day().staffed().table()


def equipped() -> Day:
    return Day().staffed().equipped()


def opened() -> Day:
    return equipped().open()


def covered() -> Day:
    day = Day().staffed().table(wheel="double-zero-as-single-zero")
    for thing in (day.wheel(zeros=1), day.layout(zeros=2), day.ball()):
        day.use(thing)
    return day


def fitted(wheel: str, wheel_zeros: int, layout_zeros: int) -> Callable[[], Day]:
    """A table that is to play `wheel`, set out with these and inspected."""

    def made() -> Day:
        day = Day().staffed().table(wheel=wheel)
        for thing in (day.wheel(zeros=wheel_zeros), day.layout(zeros=layout_zeros), day.ball()):
            day.use(thing)
        for box in (day.box("B-12"), day.box("T-12", "tip")):
            day.attach(box)
        day.post_rules()
        day.inspect()
        return day

    return made


def dropped() -> Day:
    day = equipped()
    day.do("G1", "remove-box", box="B-12", locked=True, second="S1")
    return day


def clock_doubted(day: Day) -> None:
    """The machine's clock is 400 days ahead."""
    day.do("system", "doubt-clock", machine="2027-06-08T12:00:00.000000Z", apart=34_560_000)


SEAL = {"wheel": "W-3", "part": "screw", "seal": "700", "second": "G1"}


def sealed() -> Day:
    day = equipped()
    day.do("M1", "seal-wheel", **SEAL)
    return day


def key_taken() -> Day:
    day = dropped()
    day.do("N1", "take-key", label="B-12-in", second="K1")
    return day


def emptied() -> Day:
    day = dropped()
    day.emptied("B-12")
    return day


def tip_box_off(day: Day) -> None:
    day.do("W1", "remove-box", box="T-12", locked=True, second="W2")
    day.do("N3", "take-key", label="T-12-in", second="K1")


def tallied(first: int, other: int) -> Callable[[], Day]:
    """Each of the two has counted so many cents."""

    def made() -> Day:
        day = emptied()
        day.do("N1", "tally-box", box="B-12", cash={"1": first})
        day.do("N2", "tally-box", box="B-12", cash={"1": other})
        return day

    return made


def failing(point: str) -> Callable[[], Day]:
    def made() -> Day:
        day = equipped()
        answers: dict[str, Any] = {point: False}
        day.inspect(**answers)
        return day

    return made


def having(make: Callable[[], Day], *steps: Callable[[Day], Any]) -> Callable[[], Day]:
    def made() -> Day:
        day = make()
        for step in steps:
            step(day)
        return day

    return made


class Case(NamedTuple):
    code: str
    make: Callable[[], Day]
    who: str
    command: str
    fields: dict[str, Any]
    clause: str | None = None


PERSON = {"badge": "X1", "name": "X", "licence": "L-X", "roles": ["dealer"], "valid_until": "2027-01-01"}
APPROVAL = {"reference": "A-1", "kind": "secure-place", "subject": "S1", "approved_by": "D", "date": "2026-05-01"}
VARIATION = {"variation": "V-1", "rulebook": "colorado", "title": "t", "reason": "r",
             "changes": {"bets.straight.pays": 36}}  # fmt: skip
RULE = {"citation": "T", "effective": "2026-06-01", "ends": "2026-07-01"}
JOB = {"wheel": "W-3", "table": "12", "date": "2026-05-04", "part": "screw", "what": "a turn", "witness": "G1"}
OPEN = {"on": "12", "opener": 10_000_00, "drop_box": "B-12", "tip_box": "T-12"}
POSTING = {"table": "12", "version": "12" * 32, "title": "Rules", "room": "main floor", "spot": "the door",
           "seen": True, "reached": True}  # fmt: skip
LOCKS = {"container_locked": True, "table_locked": True}
NEW_TABLE = {"number": "13", "rulebook": "colorado", "wheel_end": "left", "layout_end": "right"}


def applied(day: Day) -> None:
    day.do("K1", "apply-for-variation", **VARIATION)


def reviewed(day: Day) -> None:
    applied(day)
    day.do("R1", "review-variation", variation="V-1", reviewer="Division", date="2026-05-04")


def swing_opened(day: Day) -> None:
    day.do("S1", "open-shift", day="2026-05-04", shift="swing", second="K1")


def close_held(day: Day) -> None:
    """Two people have closed the shift, and table 12 has not heard of it."""
    day.script.writers["12"].register = None
    day.do("S1", "close-shift", day="2026-05-04", shift="swing", second="K1")
