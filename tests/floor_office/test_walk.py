"""Any walk over the floor: money is conserved, refusals change nothing, and the journal alone makes the same floor."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.clauses.floor_support import Day

from croupier.live import replay_books
from croupier.live.desks.desk import folded
from croupier.live.reports.register import verify_floor
from croupier.register import FLOOR
from croupier.web.office.views import boxes_json

BADGES = st.sampled_from(["S1", "G1", "K1", "C1", "W1", "N1", "N2", "M1", "D7"])
BOXES = st.sampled_from(["B-12", "B-12b", "T-12"])
AMOUNT = st.sampled_from([0, 5_00, 25_00, 100_00, 500_00, -1])


def step(command: str, who: Any = BADGES, **fields: Any) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"command": st.just(command), "who": who, **fields})


STEPS = st.one_of(
    step("open", st.just("S1")),
    step("close", st.just("S1")),
    step("buy", st.just("D7"), amount=st.sampled_from([5_00, 25_00, 100_00]), receipt=st.sampled_from(["", "R"])),
    step("tip", st.just("D7"), amount=st.sampled_from([5_00, 10_00])),
    step("remove-box", box=BOXES, second=BADGES, replacement=st.sampled_from(["", "B-12", "B-12b"]),
         container_locked=st.booleans(), table_locked=st.just(True)),
    step("attach-box", box=BOXES, table=st.just("12"), container_locked=st.booleans(), table_locked=st.just(True)),
    step("count", st.just("N1"), box=BOXES, cash=AMOUNT, chips=AMOUNT),
    step("empty-box", box=BOXES, shown_empty=st.booleans(), second=BADGES),
    step("take-key", label=BOXES.map(lambda box: f"{box}-in"), second=BADGES),
    step("correct-count", count=st.sampled_from([1, 2]), cash=AMOUNT, reason=st.just("a strap"), second=BADGES),
    step("share-tips", amount=AMOUNT, to=st.just("dealers"), second=BADGES),
    step("adjust-wheel", wheel=st.just("W-3"), table=st.just("12"), date=st.just("2026-05-04"), part=st.just("screw"),
         what=st.just("a turn"), witness=st.sampled_from(["", "G1", "G2", "M1"])),
    step("take-out-of-use", thing=st.sampled_from(["B1", "W-3"]), reason=st.just("r")),
    step("put-into-use", thing=st.sampled_from(["B1", "W-3"]), table=st.just("12")),
    step("report-incident", table=st.just("12"), what=st.just("a noise")),
    step("settle-incident", incident=st.sampled_from([1, 2]), finding=st.just("nothing")),
)  # fmt: skip


@settings(max_examples=40)
@given(st.lists(STEPS, min_size=5, max_size=25))
def test_any_walk(steps: list[dict[str, Any]]) -> None:
    day = Day().staffed().equipped()
    day.box("B-12b")
    for number, asked in enumerate(steps):
        take(day, number, dict(asked))
        assert day.premises.books.total() == 0
    journal = day.script.journal
    assert folded(FLOOR, journal.read("floor")) == day.premises
    derived: dict[str, int] = {}
    for stream in journal.streams():
        derived |= replay_books(stream, journal.read(stream))
    kept = dict(journal.balances())
    assert derived == kept
    assert verify_floor(journal).ok
    identity(day, kept)


def take(day: Day, number: int, asked: dict[str, Any]) -> None:
    command, who = asked.pop("command"), asked.pop("who")
    table = day.script.writers["12"].table
    if command == "open":
        day._ask("D7", "sign-in-dealer", {"on": "12", "dealer": "D7"})
        day.post_sign()
        if day.premises.one("12", "wheel") and table.phase == "closed":
            day.inspect()
        opener = {"opener": table.closer} if table.opened_before else {}
        day._ask(who, "open-table", {**day.opening, "drop_box": "", "tip_box": "", **opener})
    elif command == "close":
        day._ask(who, "close-table", {"on": "12", "closer": table.books["float"]})
    elif command == "count":
        found = {"chips": asked["chips"]} if asked["box"] == "T-12" else {"cash": asked["cash"]}
        if asked["box"] in day.premises.removed and min(found.values()) >= 0:
            recount = day.premises.removed[asked["box"]].count
            day.count(asked["box"], ("N4", "N5", "N6") if recount else ("N1", "N2", "N3"), **found)
    elif command in ("buy", "tip"):
        day._ask(who, "seat-player", {"on": "12", "seat": 1, "player": "Ann"})
        receipt = {"receipt": f"R{number}"} if asked.pop("receipt", "") else {}
        name = {"buy": "buy-in", "tip": "tip"}[command]
        value = {"chip_value": 5_00} if command == "buy" else {}
        day._ask(who, name, {"on": "12", "seat": 1, **asked, **receipt, **value})
    else:
        before = deepcopy(day.premises)
        answer = day._ask(who, command, asked)
        if "refused" in answer[0]:
            assert day.premises == before, "a refusal changes nothing"


def identity(day: Day, kept: dict[str, int]) -> None:
    """What the tables' boxes ever took is in a box, in the cage, in the pool, shared out, or explained."""
    books = day.premises.books
    taken = kept.get("table/12/drop-box/cash", 0) + kept.get("table/12/drop-box/receipts", 0)
    taken += kept.get("table/12/tip-box", 0)
    seen, base = day.script.office.seen("12"), day.premises.taken["12"]
    uses = {box["use"] for box in attached(day)}
    still = (seen.cash + seen.receipts - base.cash - base.receipts) * ("drop" in uses)
    still += (seen.tips - base.tips) * ("tip" in uses)
    there = books.under("boxes") + books.under("cage") + books["tip-pool"] + books["tips-shared"] + books["over-short"]
    lost = -books.under("tables")
    assert there == lost
    assert taken == lost + still + missed(day, kept)


def attached(day: Day) -> list[dict[str, Any]]:
    return [box for box in boxes_json(day.premises, "K1") if box["state"] == "attached"]


def missed(day: Day, kept: dict[str, int]) -> int:
    """Tips or cash that came while the table had no such box: nowhere, for the table does not take them then."""
    uses = {box["use"] for box in attached(day)}
    taken = day.premises.taken["12"]
    drop = kept.get("table/12/drop-box/cash", 0) + kept.get("table/12/drop-box/receipts", 0)
    missing = 0 if "drop" in uses else drop - taken.cash - taken.receipts
    return missing + (0 if "tip" in uses else kept.get("table/12/tip-box", 0) - taken.tips)
