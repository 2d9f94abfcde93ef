"""Fifty thefts and swaps between the drop and the cage are each found and named; honest shifts give no finding."""

from __future__ import annotations

import json
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.clauses.ball_support import SUPERVISOR
from tests.clauses.table_support import Floor
from tests.count_room.house import CountHouse
from tests.support import croupier
from tests.table.test_whole_chips import CHIPS, SETS, VALUE

from croupier.journal import MemoryJournal
from croupier.live.reports.cash import CashBook
from croupier.live.reports.count_room import findings
from croupier.live.reports.trips import Finding
from croupier.live.scripts.day import run_floor_script

LISTS = [(Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("thefts.toml", "more_thefts.toml")]
THEFTS, MORE = (list[dict[str, Any]](tomllib.loads(text)["theft"]) for text in LISTS)
SHIFTS = [seed if seed < 5 else pytest.param(seed, marks=pytest.mark.long) for seed in range(50)]


@pytest.mark.parametrize("theft", [*THEFTS, *MORE], ids=lambda theft: theft["name"].replace(" ", "-"))
def test_each_theft_is_found_and_named(theft: dict[str, Any]) -> None:
    house = CountHouse().begun()
    assert findings(house.script.journal) == [], "nothing is amiss before"
    for step in theft["play"]:
        house.play(step)
    found = all_findings(house)
    if "finding" not in theft:
        assert any("refused" in step for step in theft["play"])
        assert found == [], "it was refused, and there is nothing to look into"
    else:
        named = [finding for finding in found if finding.kind == theft["finding"]]
        assert any(set(theft["names"]) <= set(finding.names) for finding in named), [str(one) for one in found]
    house.replayed()


def all_findings(house: CountHouse) -> list[Finding]:
    """As the office and the command line show them."""
    journal = house.script.journal
    return [*findings(journal), *CashBook(house.premises).read(journal).late()]


def kinds(house: CountHouse) -> set[str]:
    return {finding.kind for finding in all_findings(house)}


@pytest.mark.parametrize(("days", "moved"), [(6, {"moved-between"}), (8, set())])
def test_what_is_over_a_week_later_was_not_moved_there(days: int, moved: set[str]) -> None:
    house = CountHouse().begun()
    house.play({"drop": "B-12"})
    house.play({"count": "B-12", "cash": house.truth["B-12"]["cash"] - 40_00})
    house.play({"wait": 24 * days})
    house.play({"drop": "B-14"})
    house.play({"count": "B-14", "cash": house.truth["B-14"]["cash"] + 40_00})
    assert kinds(house) == moved


def test_others_have_half_a_day_to_count_again() -> None:
    house = CountHouse().begun()
    house.play({"drop": "B-12"})
    house.play({"count": "B-12", "cash": 1_500_00})
    for hours, missing in ((11, False), (2, True)):
        house.play({"wait": hours})
        house.buy("14", 20_00)  # so that the journal goes on
        assert ("recount-missing" in kinds(house)) is missing


def test_a_chip_that_is_missing_is_of_the_worth_that_two_have_given_it() -> None:
    """What the table was set up with knows no purple chips."""
    floor = Floor("colorado", "single-zero", {"chips": CHIPS})
    purple = {"colour": "purple", "value": 500_00, "number": 20}
    floor.do("change-chips", sets=SETS, value=[*VALUE, purple], second="K1", by=SUPERVISOR)
    floor.open()
    tray = dict(floor.table.chips["tray"])
    floor.do("take-inventory", chips={**tray, "value/purple": tray["value/purple"] - 1}, by=SUPERVISOR)
    found = findings(floor.writer.journal)
    assert [(one.kind, one.amount, one.names) for one in found] == [("tray-short", -500_00, ("1", "D7", "S1"))]


def test_there_are_fifty_and_more() -> None:
    assert len({theft["name"] for theft in THEFTS}) == 50
    assert len({theft["name"] for theft in [*THEFTS, *MORE]}) == 68


@pytest.mark.parametrize("seed", SHIFTS)
def test_an_honest_shift_gives_no_finding(seed: int) -> None:
    """With the small mistakes of honest people: a slip of the pen, a note too many, a step too early, a correction."""
    chance, house = random.Random(seed), CountHouse().begun()
    for _ in range(chance.randint(1, 3)):
        honest_drop(house, chance)
        house.play({"wait": chance.randint(1, 8)})
    assert [str(finding) for finding in all_findings(house)] == []


def honest_drop(house: CountHouse, chance: random.Random) -> None:
    boxes = [box for box in house.premises.things.values() if box.kind == "box" and box.table]
    dropped = chance.sample([box.name for box in boxes if box.facts["use"] == "drop"], chance.randint(1, 2))
    for table in ("12", "14"):
        if chance.random() < 0.5:
            house.buy(table, 100_00 * chance.randint(1, 9), {f"R-{chance.randint(1000, 10**9)}": 40_00})
    for box in dropped:
        house.play({"drop": box})
    for box in dropped:
        honest_count(house, box, chance)


def honest_count(house: CountHouse, box: str, chance: random.Random) -> None:
    cash = house.truth[box]["cash"]
    mistake = chance.choice(["none", "pen", "note", "early", "twice", "corrected"])
    if mistake == "early":
        house.play({"tally": box, "who": "N1", "refused": "not_at_the_count"})
    if mistake == "pen":  # a figure written wrong, and put right
        house.play({"count": box, "first": {"N1": cash + 900_00}})
    elif mistake == "twice":  # one of them has to count again, having overlooked notes
        house.play({"count": box, "first": {"N2": max(cash - 60_00, 0)}})
    elif mistake == "note":  # a note too many or too few was given at the table
        house.play({"count": box, "cash": max(cash + chance.choice([-5_00, 5_00]), 0)})
    else:
        house.play({"count": box})
    if mistake == "corrected":
        fields = {"who": "N2", "second": "A1", "cash": cash, "reason": "the strap was written on the wrong line"}
        house.play({"correct": house.premises.counts, **fields})


def test_the_command_line_names_them(tmp_path: Path) -> None:

    day = Path(__file__).parents[1] / "floor_office" / "playthroughs" / "colorado-gaming-day.jsonl"
    file = tmp_path / "day.sqlite"
    assert croupier("register", "run", str(day), "--db", str(file)).code == 0
    answer = croupier("register", "findings", str(file), "--json")
    journal = MemoryJournal()
    list(run_floor_script(day.read_text(encoding="utf-8").splitlines(), journal))
    assert json.loads(answer.out) == [finding.as_json() for finding in findings(journal)]
    assert {finding["kind"] for finding in json.loads(answer.out)} == {"no-key", "box-late", "tried"}
    assert answer.code == 1
