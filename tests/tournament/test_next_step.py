"""What comes next, with every obstacle at once: tried by the engine, and removed where it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support import clause
from tests.tournament.hall_support import Evening, event, plan
from tests.tournament.test_web import done
from tests.web.web_support import Calendar, Server, serving

from croupier.paper.sheets.tournament import tournament_sheet
from croupier.tournament.decide import COMMANDS
from croupier.tournament.steps import REMOVED_BY, Step

CALENDAR = Calendar()
AT_A_TABLE = {"open-table", "unseat-player", "fill-table", "pause-betting", "spin-ball", "remove-dolly"}


def next_of(evening: Evening, key: str = "overall") -> Step:
    step = evening.hall.next_step(key, evening.clock.at)
    assert step is not None
    return step


def counted_by_two(evening: Evening, points: dict[str, int]) -> None:
    key = next(key for key, one in evening.state.events.items() if one.running)
    for by in (("dealer", "D1"), ("cashier", "C1")):
        evening.do("count-points", event=key, table="1", points=points, by=by)


def ids(step: Step) -> list[str]:
    return [obstacle.refusal.id for obstacle in step.obstacles]


@clause("CO-2213.06-d", "CO-2213.03-a", "CO-2213(1)-c")
def test_all_that_keeps_an_event_from_starting_is_told_at_once() -> None:
    """Nothing filed, too early, nobody in; and a licence that ends before the day on which the event could start."""
    licensed = {"name": "Main hall", "licence": "R-1", "checklist_signed_by": "S4", "licensed_from": "2026-11-19"}
    evening = Evening(plan(fee=15_00, buy_in=50_00, premises=[licensed]))
    evening.clock.at = "2026-11-10T12:00:00.000000Z"
    step = next_of(evening, "E1")
    assert (step.do, step.fields) == ("start-event", {"event": "E1", "date": "2026-11-10"})
    assert ids(step) == ["five_days_notice.never", "bad_date.planned", "venue_not_licensed.licence", "nobody_left"]
    never, early, _, nobody = step.obstacles
    assert (never.refusal.clause, never.removed_by, never.until) == ("CO-2213.06-d", ("file-rules",), "")
    assert (early.removed_by, early.until) == ((), "2026-11-20")
    assert nobody.removed_by == ("register",)
    evening.do("file-rules", date="2026-11-17", office="Central City", proof="mail 12")
    evening.register("P1")
    filed = next_of(evening, "E1")
    assert ids(filed) == ["five_days_notice.days", "bad_date.planned", "venue_not_licensed.licence"]
    assert [one.until for one in filed.obstacles] == ["2026-11-23", "2026-11-20", ""]
    evening.clock.at = "2026-11-23T12:00:00.000000Z"
    assert not next_of(evening, "E1").obstacles
    evening.do("start-event", **next_of(evening, "E1").fields)


def test_what_the_rules_object_to_stands_beside_the_rest() -> None:
    evening = Evening(plan(fee=15_00, buy_in=50_00)).ready("2026-11-10")
    evening.do("record-division-answer", date="2026-11-10", acceptable=False, note="no seats")
    step = next_of(evening)
    assert ids(step) == ["rules_unacceptable", "five_days_notice.days", "bad_date.planned", "nobody_left"]
    assert step.obstacles[0].removed_by == ("publish-rules", "record-division-answer")


def test_an_event_is_led_to_its_end_by_what_comes_next() -> None:
    """Whatever it asks for is what a person gives; everything else is known. Nothing else is ever asked."""
    goods = {"place": 2, "goods": "a cup", "value": 10_00}
    evening = Evening(
        plan(
            event(fee=15_00, buy_in=50_00, prizes=[{"place": 1, "share": 50_00}, goods]),
            event("E2", date="2026-11-25", prizes=[{"place": 1, "share": 100_00}], seats=4),
        )
    ).ready()
    for person in "ABC":
        evening.register(person)
        evening.register(person, "E2")
    evening.clock.at = "2026-11-20T12:00:00.000000Z"
    given: dict[str, Any] = {"seed": "4-8-15", "form": "PF", "description": "a cup", "value": 10_00, "proof": "mail 14"}
    taken = []
    while step := evening.hall.next_step("overall", evening.clock.at):
        fields = {**step.fields, **{name: given[name] for name in step.asks if name in given}}
        if step.obstacles and step.obstacles[0].until:
            evening.clock.at = f"{step.obstacles[0].until}T12:00:00.000000Z"
        elif step.obstacles:
            assert all(one.removed_by for one in step.obstacles), ids(step)
            removed: dict[str, Callable[[], object]] = {
                "take-seat": lambda: evening.sit("E2" if evening.state.events["E1"].over else "E1"),
                "count-points": lambda: counted_by_two(evening, {"1": 500, "2": 400, "3": 300}),
                "count-fees": lambda: evening.do("count-fees", counted=45_00, second="C2", date=evening.clock.at[:10]),
            }
            removed[step.obstacles[0].removed_by[0]]()
        else:
            evening.do(step.do, **fields)
        taken.append((step.do, ids(step)))
    assert evening.state.concluded == "2026-11-25"
    assert (evening.money["paid"], evening.money["pools"]) == (150_00 + 10_00, 0)
    seat = ("start-round", ["nobody_seated"])
    count = ("end-round", ["points_not_counted"])
    play = [("draw-seats", []), seat, ("start-round", []), count, ("end-round", []), ("advance-players", [])]
    prize: list[tuple[str, list[str]]] = [("award-prizes", []), ("pay-prize", [])]
    assert taken == [
        ("start-event", []), *play, *prize, ("pay-prize", []), ("carry-forward", []),
        ("start-event", ["bad_date.planned"]), ("start-event", []), *play, *prize,
        ("conclude-tournament", ["fees_uncounted"]), ("conclude-tournament", []), ("file-forms", []),
    ]  # fmt: skip


@clause("CO-2213.02-a")
def test_fee_cash_is_counted_before_the_end() -> None:
    evening = Evening(plan(fee=15_00, buy_in=50_00)).ready()
    evening.register("A")
    evening.start()
    evening.finish([500])
    evening.do("award-prizes", event="E1")
    assert (next_of(evening).do, ids(next_of(evening))) == ("pay-prize", [])
    early = evening.refused("conclude-tournament", date="2026-11-21")
    assert early.id == "pool_not_paid_out.prizes"
    evening.pay_all()
    last = evening.refused("conclude-tournament", date="2026-11-21")
    assert (last.code, last.clause, last.facts["fees"]) == ("fees_uncounted", "CO-2213.02-a", 15_00)
    evening.do("count-fees", counted=15_00, second="C2", date="2026-11-21")
    evening.do("conclude-tournament", date="2026-11-21")


def test_the_finished_forms_are_filed_with_proof() -> None:
    """Once the tournament is concluded; every form says when, where and by what it is shown, in every language."""
    evening = Evening(plan(event(name="Evening heat", fee=15_00, buy_in=50_00))).ready()
    evening.register("A")
    evening.start()
    evening.finish([500])
    evening.do("award-prizes", event="E1")
    evening.pay_all()
    filing = {"office": "Central City", "proof": "receipt 99"}
    assert evening.refused("file-forms", date="2026-11-21", **filing).code == "not_concluded"
    evening.do("count-fees", counted=15_00, second="C2", date="2026-11-21")
    evening.do("conclude-tournament", date="2026-11-21")
    step = next_of(evening)
    assert (step.do, step.fields, step.asks) == (
        "file-forms", {"date": "2026-11-21", "office": "Central City"}, ("office", "proof"),
    )  # fmt: skip
    assert evening.refused("file-forms", date="2026-11-20", **filing).code == "bad_date"
    for lacks in ("office", "proof"):
        assert evening.refused("file-forms", date="2026-11-21", **{**filing, lacks: " "}).id == (
            "bad_command.forms_received"
        )
    evening.do("file-forms", date="2026-11-21", **filing)
    assert evening.hall.next_step("overall", evening.clock.at) is None
    for lang in ("en", "de", "fr", "es", "zh-Hans"):
        for name in ("entries", "prizes", "proceeds"):
            printed = str(tournament_sheet(evening.state, name, lang=lang))
            assert all(told in printed for told in ("Central City", "receipt 99", "2026-11-21"))
            assert ("Evening heat" in printed) == (name != "proceeds"), "an event is called by its name"
        assert "receipt 99" not in str(tournament_sheet(evening.state, "receipt", lang=lang, entry=1))
    evening.replayed()


def test_who_is_missing_and_why() -> None:
    evening = Evening(plan(fee=15_00, buy_in=50_00)).ready()
    evening.register("A")
    fields = {"person": "B", "name": "Bo", "identity": "ID B", "event": "E1", "date": "2026-11-18"}
    evening.do("register", **fields, fee=[{"amount": 15_00}], buy_in=[{"amount": 50_00}])
    evening.do("start-event", event="E1", date="2026-11-20")
    evening.do("draw-seats", event="E1", seed="s")
    missing = {one.entry: [each.refusal.id for each in one.obstacles] for one in next_of(evening).missing}
    assert missing == {1: [], 2: ["rules_not_given"]}
    assert next_of(evening).missing[1].obstacles[0].removed_by == ("acknowledge-rules",)


def test_tables_that_are_not_open_are_all_named() -> None:
    evening = Evening(plan(event(fee=1_00, buy_in=5_00, on_tables=True, seats=2, rounds=[{"spins": 1}]))).ready()
    for person in "ABC":
        evening.register(person)
    evening.do("start-event", event="E1", date="2026-11-20")
    evening.seat()
    closed = next_of(evening).obstacles
    assert [(one.refusal.facts["table"], one.removed_by) for one in closed] == [
        ("1", ("open-table",)), ("2", ("open-table",)),
    ]  # fmt: skip
    evening.open_table("1")
    evening.open_table("2")
    assert not next_of(evening).obstacles
    evening.do("start-round", event="E1", counts=evening.counts())
    unspun = next_of(evening)
    assert (unspun.do, unspun.fields) == ("end-round", {"event": "E1", "points": {}})
    assert ids(unspun) == ["game_running.played_spins"] * 2
    for table in "12":
        assert evening.at_table(table, "open-betting") is None
    evening.spin("1", "7")
    assert [one.refusal.facts["table"] for one in next_of(evening).obstacles] == ["2"]
    evening.spin("2", "7")
    assert not next_of(evening).obstacles


def test_a_pool_that_is_short_of_its_prizes() -> None:
    prizes = [{"place": 1, "amount": 100_00}]
    evening = Evening(plan(event(buy_in=50_00, prizes=prizes), house={"prizes": 1})).ready()
    evening.register("A")
    evening.start()
    evening.finish([500])
    (short,) = next_of(evening).obstacles
    assert (short.refusal.code, short.removed_by) == ("pool_short", ("add-prize-money",))


def test_every_way_out_is_a_command() -> None:
    assert {by for several in REMOVED_BY.values() for by in several} <= {*COMMANDS, *AT_A_TABLE}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    CALENDAR.turn_to("2026-11-10")
    folder: Path = tmp_path_factory.mktemp("next")
    with serving(folder, wall=CALENDAR) as server:
        yield server


def test_the_server_tells_it_to_those_who_work_there(server: Server) -> None:
    director = server.client("O1")
    done(director, "spring", "publish-rules", rules=plan(fee=15_00, buy_in=50_00))
    kept = server.house.journal.version("tournament/spring")
    told = director.get("/api/tournaments/spring/next?event=E1").json()["step"]
    assert [(one["id"], one["removed_by"], one["until"]) for one in told["obstacles"]] == [
        ("five_days_notice.never", ["file-rules"], ""),
        ("bad_date.planned", [], "2026-11-20"),
        ("nobody_left", ["register"], ""),
    ]
    assert told == director.get("/api/tournaments/spring/next").json()["step"]
    assert director.get("/api/tournaments/spring/next?event=E9").json()["code"] == "no_such_event"
    assert server.client().get("/api/tournaments/spring/next").status_code == 401
    assert server.house.journal.version("tournament/spring") == kept, "asking what comes next leaves no trace"
