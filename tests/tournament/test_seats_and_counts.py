"""A table is given up and its players move; points are counted by hand, by two who do not see each other's figures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support import clause
from tests.tournament.hall_support import Evening, event, plan
from tests.tournament.test_web import done
from tests.web.web_support import Calendar, Server, serving

from croupier.paper.model import Table
from croupier.paper.sheets.tournament.room import count_sheets
from croupier.paper.words import tournament_words
from croupier.tournament.plan.plan import Ties
from croupier.tournament.standings import merit
from croupier.tournament.state import Player

FIRST, SECOND = ("pit-supervisor", "S4"), ("cashier", "C1")
CALENDAR = Calendar()


def seated(people: str = "ABCDEF", **changes: Any) -> Evening:
    """On two tables of four, drawn; nobody sits yet."""
    evening = Evening(plan(event(buy_in=50_00, **changes))).ready()
    for person in people:
        evening.register(person)
    evening.do("start-event", event="E1", date="2026-11-20")
    evening.do("draw-seats", event="E1", seed="s")
    return evening


def at(evening: Evening, table: str) -> list[int]:
    return sorted(player.entry for player in evening.state.events["E1"].still_in() if player.table == table)


def new(table: str, seat: int) -> dict[str, Any]:
    return {"table": table, "seat": seat}


def places(evening: Evening) -> list[tuple[str, int]]:
    return sorted((player.table, player.seat) for player in evening.state.events["E1"].still_in())


# --- tables


def test_a_table_is_broken_and_its_players_have_named_seats() -> None:
    evening = seated()
    full = evening.refused("break-table", event="E1", table="1")
    assert (full.id, full.facts) == ("seats_short", {"players": 3, "seats": 1})
    one, other = at(evening, "2")[:2]
    for gone in (one, other):
        evening.do("retire-player", event="E1", entry=gone, reason="ill")
    evening.sit()
    (last,) = at(evening, "2")
    (told,) = evening.do("break-table", event="E1", table="2")
    assert told == {"event": "table-broken", "of": "E1", "table": "2", "seats": {str(last): ["1", 4]}}
    moved = evening.state.events["E1"].players[last]
    assert (moved.table, moved.seat, moved.present, moved.moved_from[0]) == ("1", 4, False, "2")  # type: ignore[index]
    assert evening.refused("break-table", event="E1", table="2").id == "not_seated.table"
    evening.sit()
    assert moved.moved_from is None
    evening.do("start-round", event="E1", counts=evening.counts())
    assert evening.refused("break-table", event="E1", table="1").code == "game_running"
    evening.replayed()


def test_the_director_may_name_other_seats_that_are_free() -> None:
    evening = seated("ABCDEFG", seats=6)  # on as few tables as have the seats: who leaves makes room
    for table in "12":
        for gone in at(evening, table)[2:]:
            evening.do("retire-player", event="E1", entry=gone, reason="ill")
    (first, second), here = at(evening, "2"), at(evening, "1")
    taken = evening.state.events["E1"].players[here[0]]
    for seats in (
        {str(first): new("1", 5)},  # not everybody
        {str(first): new("1", 5), str(second): new("1", 5)},  # one seat for two
        {str(first): new("1", 5), str(second): new("1", taken.seat)},
        {str(first): new("1", 5), str(second): new("1", 7)},
        {str(first): new("1", 5), str(second): new("2", 1)},
        {str(first): new("1", 5), str(second): new("1", 6), str(here[0]): new("1", 4)},
    ):
        assert evening.refused("break-table", event="E1", table="2", seats=seats).id == "bad_command.new_seats"
    assert evening.refused("break-table", event="E1", table="2", seats={"1": {"table": "1"}}).code == "bad_command"
    evening.do("break-table", event="E1", table="2", seats={str(first): new("1", 6), str(second): new("1", 5)})
    assert [seat for table, seat in places(evening) if table == "1"][-2:] == [5, 6]
    assert at(evening, "2") == []


def test_nothing_is_broken_before_seats_are_drawn() -> None:
    evening = seated(rounds=[{"spins": 20, "advance": 2}, {"spins": 20}])
    evening.sit()
    evening.do("start-round", event="E1", counts=evening.counts())
    evening.end_round({str(entry): 100 * entry for entry in range(1, 7)})
    evening.do("advance-players", event="E1")
    assert evening.refused("break-table", event="E1", table="1").code == "not_drawn"


# --- counts


def playing(people: str = "ABCDEF") -> Evening:
    evening = seated(people)
    evening.sit()
    evening.do("start-round", event="E1", counts=evening.counts())
    return evening


def count(evening: Evening, table: str, by: tuple[str, str], **changed: int) -> dict[str, int]:
    left = [entry for entry in at(evening, table) if f"e{entry}" in changed] if changed.pop("only", 0) else None
    points = {str(entry): changed.get(f"e{entry}", 100 * entry) for entry in left or at(evening, table)}
    evening.do("count-points", event="E1", table=table, points=points, by=by)
    return points


@clause("CO-2214(1)-g")
def test_nobody_says_alone_how_many_points_there_are() -> None:
    """Not the director, who ends the round, not from paper, and not of some players while others were counted."""
    evening = playing()
    alone = {str(entry): 100 * entry for entry in range(1, 7)}
    for _ in range(2):  # a second time it is still one person's word
        refused = evening.refused("end-round", event="E1", points=alone)
        assert (refused.id, refused.clause, refused.facts["missing"]) == (
            "points_not_counted", "CO-2214(1)-g", [1, 2, 3, 4, 5, 6],
        )  # fmt: skip
    evening.do("record-points", event="E1", points=alone)  # for the wall: nothing is decided by it
    assert evening.refused("end-round", event="E1").id == "points_not_counted"
    done = {"do": "end-round", "event": "E1", "points": alone, "date": "2026-11-20"}
    paper = {"evidence": "a sheet", "reason": "late", "second": "C2"}
    assert evening.refused("enter-from-paper", done=done, **paper, by=("key-manager", "K1")).code == "bad_command"
    here = at(evening, "1")
    count(evening, "1", FIRST)
    count(evening, "1", SECOND)
    rest = evening.refused("end-round", event="E1", points=alone)
    assert (rest.id, rest.facts["missing"]) == ("points_not_counted", [n for n in range(1, 7) if n not in here])
    count(evening, "2", FIRST)
    count(evening, "2", SECOND)
    assert evening.do("end-round", event="E1", points=alone)[0]["source"] == "counters"  # it says the same


def test_a_round_ends_with_what_two_people_counted_alike() -> None:
    evening = playing()
    step = evening.hall.next_step("overall", evening.clock.at)
    assert step is not None
    assert (step.do, step.asks) == ("end-round", ())
    (missing,) = step.obstacles
    assert (missing.refusal.id, missing.removed_by) == ("points_not_counted", ("count-points",))
    for table in "12":
        first, *others = at(evening, table)
        less = evening.refused("count-points", event="E1", table=table, points={str(first): 100}, by=FIRST)
        assert (less.id, less.facts["missing"]) == ("count_missing.at_table", others)
        count(evening, table, FIRST)
        again = evening.refused("count-points", event="E1", table=table, points={}, by=FIRST)
        assert again.id == "second_person_needed.counts"
        assert evening.refused("end-round", event="E1").facts["missing"]
        count(evening, table, SECOND)
    assert evening.refused("count-points", event="E1", table="1", points={}, by=FIRST).code == "already_counted"
    other = evening.refused("end-round", event="E1", points=dict.fromkeys("123456", 7))
    assert other.id == "points_differ.counted"
    (ended,) = evening.do("end-round", event="E1")
    assert ended["points"] == {str(entry): 100 * entry for entry in range(1, 7)}
    assert ended["source"] == "counters"
    evening.replayed()


def test_who_was_counted_otherwise_is_counted_again_by_both() -> None:
    evening = playing()
    one, *same = at(evening, "1")
    count(evening, "1", FIRST)
    count(evening, "1", SECOND, **{f"e{one}": 1})
    found = evening.state.events["E1"].counts["1"]
    assert (found.differ, sorted(found.agreed), found.first) == ((one,), same, {})
    everybody = {str(entry): 100 for entry in (one, *same)}
    wrong = evening.refused("count-points", event="E1", table="1", points=everybody, by=FIRST)
    assert (wrong.id, wrong.facts["unknown"]) == ("count_missing.at_table", same)
    count(evening, "1", SECOND, **{"only": 1, f"e{one}": 55})
    count(evening, "1", FIRST, **{"only": 1, f"e{one}": 55})
    assert (found.differ, found.agreed[one]) == ((), 55)


def test_a_count_belongs_to_its_table_and_round() -> None:
    evening = playing()
    assert evening.refused("count-points", event="E1", table="9", points={}, by=FIRST).code == "already_counted"
    minus = {str(entry): -1 for entry in at(evening, "1")}
    assert evening.refused("count-points", event="E1", table="1", points=minus, by=FIRST).code == "bad_points"
    evening.end_round({str(entry): 100 * entry for entry in range(1, 7)})
    assert evening.refused("count-points", event="E1", table="1", points={}, by=FIRST).code == "no_round_running"


# --- as it is told


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    CALENDAR.turn_to("2026-11-10")
    folder: Path = tmp_path_factory.mktemp("seats")
    with serving(folder, wall=CALENDAR) as server:
        yield server


def test_the_second_counter_is_not_told_what_the_first_found(server: Server) -> None:
    director, cage = server.client("O1"), server.client("C1")
    done(director, "blind", "publish-rules", rules=plan(buy_in=50_00))
    done(director, "blind", "file-rules", date="2026-11-10", office="Central City", proof="mail 12")
    CALENDAR.turn_to("2026-11-20")
    for entry, person in enumerate("ABCDEF", start=1):
        fields = {"person": person, "name": f"Player {person}", "identity": person, "date": "2026-11-20"}
        done(cage, "blind", "register", event="E1", **fields, buy_in=[{"means": "cash", "amount": 50_00}])
        done(cage, "blind", "acknowledge-rules", entry=entry)
    done(director, "blind", "start-event", event="E1", date="2026-11-20")
    done(director, "blind", "draw-seats", event="E1", seed="s")
    assert director.get("/api/tournaments/blind/desk").json()["breakable"] == []  # there is no room
    for gone in (5, 6):
        done(director, "blind", "retire-player", event="E1", entry=gone, reason="ill")
    breakable = {one["table"]: one for one in director.get("/api/tournaments/blind/desk").json()["breakable"]}
    table = breakable["1"]
    done(director, "blind", "break-table", event="E1", table="1", seats=table["seats"])
    (shown,) = director.get("/api/tournaments").json()
    moved = {one["entry"]: (one["from_table"], one["table"], one["seat"]) for one in shown["events"][0]["moved"]}
    assert moved == {int(entry): ("1", seat["table"], seat["seat"]) for entry, seat in table["seats"].items()}
    for entry, person in enumerate("ABCD", start=1):
        done(director, "blind", "take-seat", event="E1", entry=entry, person=person)
    assert director.get("/api/tournaments").json()[0]["events"][0]["moved"] == []
    done(director, "blind", "start-round", event="E1", counts=dict.fromkeys("1234", 1000))
    secret = dict(zip("1234", (31_337, 424_242, 52_525, 61_616), strict=True))
    done(director, "blind", "count-points", event="E1", table="2", points=secret)
    for address in ("desk", "next", "leaderboard", "clock", ""):
        told = cage.get(f"/api/tournaments/blind/{address}".rstrip("/")).text
        assert not [points for points in secret.values() if str(points) in told], f"{address} tells the first count"
    (counted,) = cage.get("/api/tournaments/blind/desk").json()["counts"]
    assert counted == {"event": "E1", "table": "2", "first_by": "O1", "left": [1, 2, 3, 4], "differ": []}
    done(cage, "blind", "count-points", event="E1", table="2", points={**secret, "4": 1})
    (counted,) = cage.get("/api/tournaments/blind/desk").json()["counts"]
    assert (counted["first_by"], counted["left"], counted["differ"]) == ("", [4], [4])


def test_each_counter_has_a_sheet_of_their_own() -> None:
    sheets = [block for block in count_sheets(playing().state, tournament_words("en")) if isinstance(block, Table)]
    assert [sheet.columns[-1].title for sheet in sheets] == ["First count", "Second count"] * 2
    assert all(len(sheet.columns) == 4 for sheet in sheets)


def test_of_earlier_rounds_the_latest_breaks_a_tie_first() -> None:
    """60 and 60 now, 90 and 10 in the round before, 10 and 90 in the one before that."""
    late, early = Player(1, points=60, history=[10, 90]), Player(2, points=60, history=[90, 10])
    assert merit(late, Ties.PREVIOUS_ROUND) < merit(early, Ties.PREVIOUS_ROUND)
    assert merit(late, Ties.SHARE) == merit(early, Ties.SHARE)
