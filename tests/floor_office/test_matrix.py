"""Every fact of the register against every state of a table: what happens, and by which clause.

`MATRIX` was written before the code. A cell says what follows when the fact ceases to hold, or is asked to, in that
state: `stops` (the table stays closed, or no ball is spun any more; a round that runs is finished or ruled first),
`stays` (the register refuses the change while the game is open), `goes on`, or `other box`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.clauses.floor_support import AREAS, BEGUN, LIMITS, ROOM, SINGLE, Begun, Day
from tests.support import clause, on_felt

from croupier.register.postings import SPOT, TEXT, place

DOCS = Path(__file__).parents[2] / "docs" / "floor.md"
STAFF = ("K1", "S1", "S2", "G1", "M1", "C1", "D7", "D8")
OF_D7 = {"badge": "D7", "name": "Person D7", "licence": "L-D7", "valid_until": "2027-12-31"}
STATES = ("closed", "open", "betting", "ball running", "paying")
GO_ON, BOX = ("goes on",) * 5, ("other box",) * 5
NO_LICENCE = ("stops: licence_not_valid CO-2201(4)-a",) * 5
METAL = ("stops: ball_metallic CO-2211-a",) * 5
KEPT = ("stays: table_open CO-2212(2)(a)-a",) * 4


def stops(code: str) -> tuple[str, ...]:
    return (f"stops: {code}",) * 5


MATRIX: dict[str, tuple[str, ...]] = {
    "the dealer's licence is withdrawn": NO_LICENCE,
    "the dealer's licence runs out": NO_LICENCE,
    "the dealer works in another role from now on": ("stops: role_not_granted CO-2201(4)-a",) * 5,
    "a supervisor's licence is withdrawn": GO_ON,
    "the ball is taken out of use": ("stops: not_in_use", *(["stops: not_in_use"] * 4)),
    "the ball's approval is withdrawn": METAL,
    "the ball's approval runs out": METAL,
    "another ball's approval is withdrawn": ("stops: ball_metallic CO-2211-a", *GO_ON[1:]),
    "the layout's approval is withdrawn": stops("approval_missing CO-2210(2)(d)-a"),
    "the layout's approval runs out": stops("approval_missing CO-2210(2)(d)-a"),
    "the approval of In Prison's area is withdrawn": stops("approval_missing CO-2210(2)(e)-a"),
    "the approval of the order of the numbers is withdrawn": stops("approval_missing CO-2210(2)(a)-d"),
    "the approval of neutral pockets is withdrawn": stops("approval_missing CO-2210(2)(a)-e"),
    "the approval of the device over 00 is withdrawn": stops("approval_missing CO-2210(2)(c)(i)-a"),
    "the drop box is exchanged": BOX,
    "the tip box is exchanged": BOX,
    "the drop box is removed": ("stops: no_drop_box CO-2202-a", *["stays: no_drop_box CO-2202-a"] * 4),
    "the tip box is removed": ("stops: no_tip_box CO-2210(2)(f)-b", *["stays: no_tip_box CO-2210(2)(f)-b"] * 4),
    "an open drop box takes its place": ("stays: drop_box_unlocked CO-2202-d",) * 5,
    "a box that is not locked to the table takes its place": ("stays: drop_box_not_locked_to_table CO-2202-h",) * 5,
    "a box without its two keys takes its place": ("stays: keys_not_separate CO-2202-i",) * 5,
    "the drop box is seen open": stops("drop_box_unlocked CO-2202-d"),
    "the drop box is seen loose": stops("drop_box_not_locked_to_table CO-2202-h"),
    "the drop box is seen open, and later locked": GO_ON,
    "the rules of the table are taken down": stops("rules_not_posted CO-2208-b"),
    "other rules of the table are posted in their place": stops("rules_not_posted CO-2208-b"),
    "the approval of the posted rules is withdrawn": stops("approval_missing CO-2208-c"),
    "the approval of the posted rules runs out": stops("approval_missing CO-2208-c"),
    "the approval of the place where they hang is withdrawn": stops("approval_missing CO-2208-d"),
    "another place where they hang too is cleared": GO_ON,
    "a variation of the table ends": (*GO_ON[:3], *["stops: limits_not_posted CO-2207-b"] * 2),
    "the wheel is taken out of use": ("stops: not_in_use", *KEPT),
    "the wheel is moved": ("stops: not_in_use", *KEPT),
    "the wheel is adjusted": ("stops: inspect_again CO-2212(3)-a", *KEPT),
    "an external part of the wheel is replaced": ("stops: director_inspection_needed CO-2212(4)-b", *KEPT),
    "a seal of the wheel is seen broken": stops("seal_broken CO-2212(1)(c)-a"),
    "a seal with another number is on the wheel": stops("seal_broken CO-2212(1)(c)-a"),
    "the seals of the wheel are read, and whole": GO_ON,
    "a sealed part of the wheel is adjusted": ("stops: seal_broken CO-2212(1)(c)-a", *KEPT),
    "another part of the wheel is sealed": ("goes on", *KEPT),
    "the layout is taken out of use": ("stops: not_in_use", *KEPT),
    "the table is taken out of use": ("stops: not_in_use", *KEPT),
    "the device over 00 is taken out of use": ("stops: cover_missing CO-2210(2)(c)(i)-a", *KEPT),
    "the house's clock is in doubt": stops("clock_in_doubt"),
    "a player who sits there is barred": GO_ON,
    "two people close the shift": GO_ON,
}


# --- how each fact comes to be, and ceases


def plain(_day: Day) -> dict[str, Any]:
    return {}


def iron(day: Day) -> dict[str, Any]:
    ball = day.ball("IRON", metallic=True)
    day.approve("ball", ball, names=["material"], valid_until="2026-05-10")
    day.use(ball)
    return {"ball": ball}


def second_ball(day: Day) -> dict[str, Any]:
    return {**iron(day), "ball": "B1"}


SWAPPED = SINGLE.replace("32r", "x").replace("19r", "32r").replace("x", "19r")
NEUTRAL = " ".join(word if word == "0g" else f"{word[:-1]}n" for word in SINGLE.split())


LOCKED = {"container_locked": True, "table_locked": True}


RULE = {"citation": "47.1-2204T", "effective": "2026-05-04", "ends": "2026-05-10"}
CHANGES = {"bets.straight.pays": 36}
SWING = {"day": "2026-05-04", "shift": "swing"}
VARIATION = {"name": "V-1", "title": "36 to 1", "decision": "temporary", **RULE, "changes": CHANGES}


def varied(day: Day) -> dict[str, Any]:
    """What the table plays by was approved, is in force today, and hangs there."""
    proposal = {"rulebook": "colorado", "title": "36 to 1", "reason": "summer", "changes": CHANGES}
    day.register("R1")
    day.do("K1", "apply-for-variation", variation="V-1", **proposal)
    day.do("R1", "review-variation", variation="V-1", reviewer="The Division", date="2026-05-04")
    day.do("R1", "decide-variation", variation="V-1", decision="temporary", date="2026-05-04", **RULE)
    day.do("S1", "load-variations", on="12", variations=[VARIATION])
    day.post_sign()
    day.post_rules()
    return {}


class Fact(NamedTuple):
    change: Callable[[Day], Any]
    prepare: Callable[[Day], dict[str, Any]] = plain
    table: dict[str, Any] = {}  # noqa: RUF012 - how `furnished` makes it


def withdrawn(badge: str) -> Callable[[Day], Any]:
    return lambda day: asked(day, "K1", "withdraw-person", badge=badge, reason="the Division withdrew it")


def approval(kind: str) -> Callable[[Day], Any]:
    def withdraw(day: Day) -> Any:
        (reference,) = (ref for ref, one in day.premises.approvals.items() if one.kind == kind)
        return asked(day, "K1", "withdraw-approval", reference=reference, reason="it was given by mistake")

    return withdraw


def until(day: str) -> Callable[[Day], Any]:
    return lambda there: there.at(day) and {}


def out(thing: str) -> Callable[[Day], Any]:
    return lambda day: asked(day, "S1", "take-out-of-use", thing=thing, reason="worn")


def exchanged(box: str, use: str, **locks: bool) -> Callable[[Day], Any]:
    def exchange(day: Day) -> Any:
        other = day.box(f"{box}b", use)
        seen = {**LOCKED, **locks}
        return asked(day, "G1", "remove-box", box=box, second="S2", replacement=other, locked=True, **seen)

    return exchange


def removed(box: str) -> Callable[[Day], Any]:
    return lambda day: asked(day, "G1", "remove-box", box=box, second="S2", locked=True)


def keyless(day: Day) -> Any:
    other = day.box("B-12b", contents_key="B-12b-in", release_key="")
    return asked(day, "G1", "remove-box", box="B-12", second="S2", replacement=other, locked=True, **LOCKED)


def looked(*times: dict[str, bool]) -> Callable[[Day], Any]:
    def look(day: Day) -> Any:
        return [asked(day, "G1", "check-locks", box="B-12", **{**LOCKED, **seen}) for seen in times][-1]

    return look


def sealed(day: Day) -> dict[str, Any]:
    for number, part in enumerate(("screw", "cone")):
        day.do("M1", "seal-wheel", wheel="W-3", part=part, seal=f"70{number}", second="G1")
    return {}


def read(**seals: str) -> Callable[[Day], Any]:
    seen = {"screw": "700", "cone": "701", **seals}
    return lambda day: asked(day, "S1", "read-seals", wheel="W-3", seals=seen)


def cleared(spot: str = "pillar 12") -> Callable[[Day], Any]:
    return lambda day: asked(day, "S1", "take-down-rules", room=ROOM, spot=spot, reason="the wall is painted")


def others_posted(day: Day) -> Any:
    """Of another table, with all that it takes: at the same spot nothing else hangs then."""
    day.script.set_up(
        {"set_up": "13", "rulebook": "colorado", "wheel": "double-zero", "policy": on_felt({"limits": LIMITS})}
    )
    day.approve(TEXT, "rules of table 13", hash="13" * 32)
    hung = {"room": ROOM, "spot": "pillar 12", "seen": True, "reached": True}
    return asked(day, "S1", "post-rules", table="13", version="13" * 32, title="Rules", **hung)


def twice(day: Day) -> dict[str, Any]:
    """At a second spot as well."""
    (posting,) = day.premises.walls.hanging.values()
    day.approve(SPOT, place(ROOM, "the door"))
    hung = {"room": ROOM, "spot": "the door", "seen": True, "reached": True}
    day.do("S1", "post-rules", table="12", version=posting.version, title="Rules", **hung)
    return {}


def shift_closed(there: Day) -> Any:
    (*_, answer) = there._ask("S1", "close-shift", {**SWING, "second": "K1"})
    return answer


def worked(command: str, **fields: Any) -> Callable[[Day], Any]:
    return lambda day: asked(day, "M1", command, **{**day.job, **fields})


FACTS: dict[str, Fact] = {
    "the dealer's licence is withdrawn": Fact(withdrawn("D7")),
    "the dealer's licence runs out": Fact(
        until("2026-05-06"), lambda day: day.register("D7", valid_until="2026-05-05") and {}
    ),
    "the dealer works in another role from now on": Fact(
        lambda day: asked(day, "K1", "register-person", **{**OF_D7, "roles": ["pit-supervisor"]})
    ),
    "a supervisor's licence is withdrawn": Fact(withdrawn("S1")),
    "the ball is taken out of use": Fact(out("B1")),
    "the ball's approval is withdrawn": Fact(approval("ball"), iron),
    "the ball's approval runs out": Fact(until("2026-05-11"), iron),
    "another ball's approval is withdrawn": Fact(approval("ball"), second_ball),
    "the layout's approval is withdrawn": Fact(approval("layout")),
    "the layout's approval runs out": Fact(until("2026-06-01"), table={"layout_until": "2026-05-31"}),
    "the approval of In Prison's area is withdrawn": Fact(
        approval("optional-area"), table={"areas": [*AREAS, "in_prison"], "options": {"in_prison": True}}
    ),
    "the approval of the order of the numbers is withdrawn": Fact(
        approval("ring-order"), table={"ring": SWAPPED, "compartments": SWAPPED, "wheel_approval": "ring-order"}
    ),
    "the approval of neutral pockets is withdrawn": Fact(
        approval("neutral-pockets"), table={"compartments": NEUTRAL, "wheel_approval": "neutral-pockets"}
    ),
    "the approval of the device over 00 is withdrawn": Fact(approval("cover-device"), table={"covered": True}),
    "the drop box is exchanged": Fact(exchanged("B-12", "drop")),
    "the tip box is exchanged": Fact(exchanged("T-12", "tip")),
    "the drop box is removed": Fact(removed("B-12")),
    "the tip box is removed": Fact(removed("T-12")),
    "an open drop box takes its place": Fact(exchanged("B-12", "drop", container_locked=False)),
    "a box that is not locked to the table takes its place": Fact(exchanged("B-12", "drop", table_locked=False)),
    "a box without its two keys takes its place": Fact(keyless),
    "the drop box is seen open": Fact(looked({"container_locked": False})),
    "the drop box is seen loose": Fact(looked({"table_locked": False})),
    "the drop box is seen open, and later locked": Fact(looked({"container_locked": False}, {})),
    "the rules of the table are taken down": Fact(cleared()),
    "other rules of the table are posted in their place": Fact(others_posted),
    "the approval of the posted rules is withdrawn": Fact(approval("posted-rules")),
    "the approval of the posted rules runs out": Fact(until("2026-06-01"), table={"posted_until": "2026-05-31"}),
    "the approval of the place where they hang is withdrawn": Fact(approval("posting-place")),
    "another place where they hang too is cleared": Fact(cleared("the door"), twice),
    "a variation of the table ends": Fact(until("2026-05-11"), varied, {"variations": [VARIATION]}),
    "the wheel is taken out of use": Fact(out("W-3")),
    "the wheel is moved": Fact(lambda day: asked(day, "S1", "move-wheel", wheel="W-3", place="the store")),
    "the wheel is adjusted": Fact(worked("adjust-wheel")),
    "an external part of the wheel is replaced": Fact(worked("replace-part", external=True)),
    "a seal of the wheel is seen broken": Fact(read(screw=""), sealed),
    "a seal with another number is on the wheel": Fact(read(cone="999"), sealed),
    "the seals of the wheel are read, and whole": Fact(read(), sealed),
    "a sealed part of the wheel is adjusted": Fact(worked("adjust-wheel"), sealed),
    "another part of the wheel is sealed": Fact(
        lambda day: asked(day, "M1", "seal-wheel", wheel="W-3", part="cone", seal="702", second="G1"),
        lambda day: day.do("M1", "seal-wheel", wheel="W-3", part="screw", seal="700", second="G1") and {},
    ),
    "the layout is taken out of use": Fact(out("L-1")),
    "the table is taken out of use": Fact(out("table 12")),
    "the device over 00 is taken out of use": Fact(out("C-1"), table={"covered": True}),
    "the house's clock is in doubt": Fact(
        lambda day: asked(day, "system", "doubt-clock", machine="2027-06-08T12:00:00.000000Z", apart=34_560_000)
    ),
    "a player who sits there is barred": Fact(
        lambda day: asked(day, "K1", "bar-player", player="player 1", why="marked chips", second="S2")
    ),
    "two people close the shift": Fact(
        shift_closed,
        lambda day: day.do("S1", "open-shift", **SWING, second="K1") and {},
    ),
}


def asked(day: Day, who: str, command: str, **fields: Any) -> dict[str, Any]:
    """What it leads to, done or refused."""
    answer = day._ask(who, command, fields)
    return next((event for event in answer if "refused" in event), answer[0])


def furnished(fact: Fact) -> Day:
    """Table 12 with all that it needs and the dealer D7; what is in question is approved."""
    if (wanted := f"furnished {fact.table}") not in BEGUN:
        BEGUN[wanted] = Begun(furnished_anew(fact))
    return BEGUN[wanted].again()


def furnished_anew(fact: Fact) -> Day:
    made = dict(fact.table)
    covered = made.pop("covered", False)
    layout = {"areas": made.pop("areas", AREAS), "zeros": 2 if covered else 1}
    valid_until, kind = made.pop("layout_until", ""), made.pop("wheel_approval", "")
    posted_until = made.pop("posted_until", "")
    body = {name: made.pop(name) for name in ("ring", "compartments") if name in made}
    day = Day()
    for badge in STAFF:
        day.register(badge)
    for badge in ("S1", "M1"):  # who inspects and who works sign for it
        day.do(badge, "enrol-key")
    day.table(wheel="double-zero-as-single-zero" if covered else "single-zero", **made)
    day.wheel(zeros=layout["zeros"], **body)
    day.layout(**layout, approved=False)
    day.approve("layout", "L-1", valid_until=valid_until)
    if kind:
        day.approve(kind, "W-3")
    if "options" in made:
        day.approve("optional-area", "L-1")
    for thing in ("W-3", "L-1", day.ball()):
        day.use(thing)
    if covered:
        day.do("S1", "register-cover", cover="C-1", device="frosted glass")
        day.approve("cover-device", "C-1")
        day.use("C-1")
    day.attach(day.box("B-12"))
    day.attach(day.box("T-12", "tip"))
    day.do("D7", "sign-in-dealer", on="12", dealer="D7")
    day.post_sign()
    day.post_rules(**({"valid_until": posted_until} if posted_until else {}))
    return day


def until_the_ball_rests(day: Day, dealer: str = "D7") -> None:
    day.do(dealer, "call-no-more-bets", on="12", wave=True)
    day.do(dealer, "declare-result", on="12", number="17", turns=9)
    day.do(dealer, "place-dolly", on="12", number="17")
    day.do(dealer, "collect-losers", on="12")


def brought_to(day: Day, state: str, opening: dict[str, Any]) -> None:
    day.inspect()
    if state == "closed":
        return
    day.do("S2", "open-table", **{**day.opening, **opening})
    day.buy_in(1, 500_00)
    if state == "open":
        return
    day.do("D7", "open-betting", on="12")
    day.do("", "place-wager", on="12", seat=1, bet="straight-17", stake=5_00)
    if state == "betting":
        return
    day.do("D7", "spin-ball", on="12")
    if state == "paying":
        until_the_ball_rests(day)


def relieved(day: Day) -> str:
    """The running round is ruled: a supervisor holds the table, and another dealer sees it through."""
    day.do("S2", "suspend-table", on="12", reason="the dealer has no licence")
    day.do("S2", "sign-in-dealer", on="12", dealer="D8")
    day.do("S2", "make-ruling", on="12", instruction="go-on", reason="the ball runs on")
    day.do("D8", "carry-out-ruling", on="12")
    day.do("S2", "confirm-observed", on="12")
    day.do("S2", "resume-table", on="12")
    return "D8"


def happens(day: Day, state: str, opening: dict[str, Any], dealer: str) -> str:
    """What the table says next: the code with its clause, or that it goes on."""
    if state == "closed":
        answer = asked(day, "S2", "open-table", **{**day.opening, **opening})
    elif state in ("open", "betting"):
        answer = asked(day, dealer, "open-betting" if state == "open" else "spin-ball", on="12")
    else:
        first = asked(day, dealer, "call-no-more-bets" if state == "ball running" else "pay-winners", on="12", **{})
        if first.get("refused") in ("licence_not_valid", "role_not_granted"):
            relief = relieved(day) if state == "ball running" else None
            if relief:
                until_the_ball_rests(day, relief)
            return told(first)
        assert "refused" not in first, first
        if state == "ball running":
            day.do(dealer, "declare-result", on="12", number="17", turns=9)
            day.do(dealer, "place-dolly", on="12", number="17")
            day.do(dealer, "collect-losers", on="12")
            day.do(dealer, "pay-winners", on="12")
        day.do(dealer, "remove-dolly", on="12")
        pays = 36 if "V-1" in day.premises.variations else 35  # The round is played by what it was opened with.
        assert day.script.writers["12"].table.books["rack/1/chips"] == 500_00 - 5_00 + pays * 5_00, "the winner is paid"
        phase = day.script.writers["12"].table.phase
        answer = asked(day, dealer, "open-betting" if phase == "open" else "spin-ball", on="12")
        unsaid = answer.get("refused") == "limits_not_posted"  # The round brings other rules; the sign is posted then.
        assert "refused" not in answer or unsaid or phase == "open", "no betting for a spin that cannot be"
    return told(answer)


def told(answer: dict[str, Any]) -> str:
    if "refused" not in answer:
        return "goes on"
    return f"stops: {answer['refused']} {answer.get('clause') or ''}".strip()


def cells() -> Iterator[Any]:
    """Each marked with the clause that it names."""
    for fact, row in MATRIX.items():
        for state, cell in zip(STATES, row, strict=True):
            by = cell.rpartition(" ")[2]
            yield pytest.param(
                fact, state, cell, marks=[clause(by)] if by.startswith("CO-") else [], id=f"{fact}: {state}"
            )


@pytest.mark.parametrize(("fact", "state", "expected"), list(cells()))
def test_every_fact_in_every_state(fact: str, state: str, expected: str) -> None:
    made = FACTS[fact]
    day = furnished(made)
    opening = made.prepare(day)
    brought_to(day, state, opening)
    change = made.change(day)
    if expected.startswith("stays"):
        stayed = f"stays: {change['refused']} {change.get('clause') or ''}".strip()
        assert stayed == expected
        expected = "goes on"
    else:
        assert "refused" not in change, change
    if expected == "other box":
        use = "drop" if "drop" in fact else "tip"
        box = f"{'B' if use == 'drop' else 'T'}-12b"
        opening |= {f"{use}_box": box} if state == "closed" else {}
        assert getattr(day.script.writers["12"].table, f"{use}_box") == box
        expected = "goes on"
    assert happens(day, state, opening, "D7") == expected
    day.replayed()


def test_the_docs_show_the_matrix() -> None:
    lines = ["| when | " + " | ".join(STATES) + " |", "|---|" + "---|" * len(STATES)]
    lines += [f"| {fact} | " + " | ".join(cells) + " |" for fact, cells in MATRIX.items()]
    assert "\n".join(lines) in DOCS.read_text(encoding="utf-8")
