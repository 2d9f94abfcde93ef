"""Every code that the tournament's sources raise has a case here or in the tests of the clauses; roles are kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support import on_felt
from tests.tournament.hall_support import START_DAY, Evening, event, plan
from tools.sentences import said_in, tree_of

from croupier.live.desks.halls import Halls
from croupier.refusal import Refused
from croupier.rules import BadFile, Role
from croupier.rules.book.library import tournament_authority
from croupier.tournament import plan_from
from croupier.tournament.decide import COMMANDS

ROOT = Path(__file__).parents[2]
SOURCES = [*sorted((ROOT / "src/croupier/tournament").rglob("*.py")), ROOT / "src/croupier/live/desks/tournaments.py"]
TESTS = [
    *sorted((ROOT / "tests/clauses").glob("test_tournament_*.py")),
    *sorted((ROOT / "tests/tournament").glob("*.py")),
]


def codes_raised() -> Iterator[str]:
    for file in SOURCES:
        yield from (code for sentence in said_in(tree_of(file)) for code in sentence.codes)


def test_every_code_is_expected_by_some_test() -> None:
    expected = "".join(file.read_text(encoding="utf-8") for file in TESTS)
    without = sorted({code for code in codes_raised() if f'"{code}"' not in expected})
    assert not without, f"no test expects {without}"


def finding(**changes: Any) -> set[str]:
    with pytest.raises(BadFile) as bad:
        plan_from(plan(**changes))
    return {one.code for one in bad.value.findings}


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("no_rounds", {"events": [event(rounds=[])]}),
        ("no_tables", {"events": [event(tables=["1", "1"])]}),
        ("no_tables", {"events": [event(seats=10**9)]}),
        ("no_tables", {"events": [event(seats=10**9, on_tables=True)]}),
        ("bad_advance", {"events": [event(rounds=[{"spins": 5}, {"spins": 5}])]}),
        ("bad_key", {"events": [event("overall")]}),
        ("bad_date", {"events": [event(date="soon")]}),
        ("wrong_value", {"cap_scope": "house"}),
        ("wrong_value", {"notice": "moon"}),
        ("wrong_value", {"automation": "automatic"}),
        ("bad_amount", {"re_entries": -1}),
        ("bad_amount", {"events": [event(chips=0)]}),
        ("bad_limits", {"structure": {}}),
        ("no_tournaments", {"rulebook": "south-dakota"}),
        ("bad_date", {"events": [event(ends="2026-11-01")]}),
        ("bad_amount", {"structure": {"limit": 100_00, "limit_source": "x", "initial_rounds": 0}}),
        ("pool_not_paid_out", {"events": [event(buy_in=50_00, prizes=[{"place": 1, "goods": "a cup", "value": 1}])]}),
        ("pool_not_paid_out", {"events": [event(buy_in=50_00)], "one_pool": True}),
        ("no_tables", {"events": [event(on_tables=True)], "table": {"chips": {"sets": [{"colour": "red"}]}}}),
    ],
)
def test_a_plan_that_cannot_be_played(code: str, changes: dict[str, Any]) -> None:
    assert code in finding(**changes)


def entered(people: str = "AB", **changes: Any) -> Evening:
    evening = Evening(plan(event(buy_in=50_00, **changes), splits=True)).ready()
    for person in people:
        evening.register(person)
    return evening


def started(**changes: Any) -> Evening:
    evening = entered(**changes)
    evening.do("start-event", event="E1", date=START_DAY)
    return evening


def running(**changes: Any) -> Evening:
    evening = entered(**changes)
    evening.start()
    return evening


RE_BUY = {"price": 10_00, "points": 500, "allowed": 1, "until_round": 1}
TWO = [{"spins": 20, "advance": 2}, {"spins": 20}]
PERSON = {"person": "Z", "name": "Zoe", "identity": "ID Z", "date": "2026-11-18"}


def between(**changes: Any) -> Evening:
    evening = running(rounds=TWO, **changes)
    evening.end_round({"1": 100, "2": 200})
    return evening


def over() -> Evening:
    evening = running()
    evening.finish([100, 200])
    return evening


def _seated_again(evening: Evening) -> Evening:
    evening.sit()
    return evening


def _offered(evening: Evening) -> Evening:
    evening.do("open-offer", event="E1", offer="re-buy")
    return evening


def _without_chips() -> Evening:
    evening = running(rounds=TWO, re_buys=RE_BUY)
    evening.end_round({"1": 0, "2": 200})
    return evening


def _two_events(*, over: bool = False) -> Evening:
    evening = Evening(plan(event(buy_in=50_00), event("E2", date="2026-12-01"))).ready()
    evening.register("A")
    evening.start()
    if over:
        evening.finish([1])
    return evening


def _carried() -> Evening:
    evening = _two_events(over=True)
    evening.do("award-prizes", event="E1")
    return evening


def _short() -> Evening:
    evening = Evening(plan(event(buy_in=50_00, prizes=[{"place": 1, "amount": 50_01}]))).ready()
    evening.register("A")
    evening.start()
    evening.finish([1])
    return evening


def _concluded() -> Evening:
    evening = over()
    evening.do("award-prizes", event="E1")
    evening.pay_all()
    evening.do("conclude-tournament", date="2026-11-21")
    return evening


def _joint() -> Evening:
    return Evening(plan(licensees=["Gulch", "Lode"], responsible="Lode")).ready()


CASES: list[tuple[str, Any, str, dict[str, Any]]] = [
    ("no_such_event", entered, "register", {**PERSON, "event": "E9"}),
    ("no_such_entry", entered, "acknowledge-rules", {"entry": 99}),
    ("identity_missing", entered, "register", {**PERSON, "event": "E1", "identity": ""}),
    ("registration_closed", started, "register", {**PERSON, "event": "E1", "buy_in": [{"amount": 50_00}]}),
    ("bad_amount", entered, "register", {**PERSON, "event": "E1", "buy_in": [{"amount": 0}]}),
    ("no_such_version", lambda: Evening(plan()), "record-division-answer", {"date": START_DAY, "acceptable": True}),
    ("bad_command", entered, "record-division-answer", {"date": START_DAY, "acceptable": False}),
    ("event_started", started, "start-event", {"event": "E1", "date": START_DAY}),
    ("bad_date", entered, "start-event", {"event": "E1", "date": "2026-11-19"}),
    ("bad_date", entered, "start-event", {"event": "E1", "date": "tomorrow"}),
    ("event_entered", entered, "publish-rules", {"rules": plan(event(buy_in=60_00))}),
    ("event_entered", entered, "publish-rules", {"rules": plan(event(buy_in=50_00), licensees=["Lode"])}),
    ("event_entered", entered, "publish-rules", {"rules": plan(event(buy_in=50_00), splits=True, ties="draw")}),
    ("game_running", running, "publish-rules", {"rules": plan(event(buy_in=50_00), name="Other")}),
    ("not_started", entered, "draw-seats", {"event": "E1", "seed": "s"}),
    ("seed_missing", started, "draw-seats", {"event": "E1", "seed": ""}),
    (
        "seats_short",
        lambda: entered(tables=["1"], seats=2),
        "register",
        {**PERSON, "event": "E1", "buy_in": [{"amount": 50_00}]},
    ),
    ("nobody_left", lambda: entered(people=""), "start-event", {"event": "E1", "date": START_DAY}),
    ("game_running", running, "draw-seats", {"event": "E1", "seed": "s"}),
    ("event_over", over, "draw-seats", {"event": "E1", "seed": "s"}),
    ("not_drawn", started, "start-round", {"event": "E1", "counts": {}}),
    ("round_played", lambda: _seated_again(between()), "start-round", {"event": "E1", "counts": {}}),
    ("not_seated", started, "take-seat", {"event": "E1", "entry": 1, "person": "A"}),
    ("not_entered", _two_events, "take-seat", {"event": "E2", "entry": 1, "person": "A"}),
    ("no_round_running", started, "end-round", {"event": "E1", "points": {}}),
    ("no_round_running", started, "record-points", {"event": "E1", "points": {}}),
    ("bad_points", running, "record-points", {"event": "E1", "points": {"1": -1}}),
    ("bad_points", running, "end-round", {"event": "E1", "points": {"7": 1}}),
    ("bad_command", running, "end-round", {"event": "E1", "points": {"Ann": 1}}),
    ("points_not_counted", running, "end-round", {"event": "E1", "points": {"1": 5}}),
    ("not_started", entered, "call-break", {"event": "E1"}),
    ("no_offer", between, "open-offer", {"event": "E1", "offer": "re-buy"}),
    ("no_offer", between, "close-offer", {"event": "E1"}),
    ("no_offer", between, "decline-offer", {"event": "E1", "entry": 1}),
    ("offer_open", lambda: _offered(between(re_buys=RE_BUY)), "open-offer", {"event": "E1", "offer": "re-buy"}),
    (
        "offer_over",
        lambda: between(re_buys={**RE_BUY, "until_round": 0}),
        "open-offer",
        {"event": "E1", "offer": "re-buy"},
    ),
    (
        "has_chips",
        lambda: _offered(between(re_buys=RE_BUY)),
        "buy-chips",
        {"event": "E1", "entry": 1, "date": START_DAY, "payment": [{"amount": 10_00}]},
    ),
    ("round_not_played", started, "advance-players", {"event": "E1"}),
    ("offer_undecided", _without_chips, "advance-players", {"event": "E1"}),
    ("split_not_now", running, "ask-for-split", {"event": "E1", "entry": 1}),
    ("no_split", between, "answer-split", {"event": "E1", "entry": 1, "agree": True}),
    ("no_split", between, "stop-split", {"event": "E1", "reason": "x"}),
    ("no_such_event", between, "award-prizes", {"event": "overall"}),
    ("event_not_over", between, "award-prizes", {"event": "E1"}),
    ("event_not_over", between, "conclude-tournament", {"date": START_DAY}),
    ("no_such_award", over, "pay-prize", {"award": 1, "form": "x", "date": START_DAY}),
    ("not_awarded", lambda: _two_events(over=True), "carry-forward", {"event": "E1", "to": "E2"}),
    ("nothing_there", _carried, "carry-forward", {"event": "E1", "to": "E2"}),
    ("pool_short", _short, "award-prizes", {"event": "E1"}),
    ("already_awarded", _carried, "award-prizes", {"event": "E1"}),
    ("tournament_concluded", _concluded, "add-prize-money", {"event": "E1", "amount": 1}),
    ("bad_amount", entered, "add-prize-money", {"event": "E1", "amount": 0}),
    ("bad_amount", entered, "count-fees", {"counted": -1, "second": "C2", "date": START_DAY}),
    ("no_such_licensee", _joint, "register", {**PERSON, "event": "E1", "licensee": "Third"}),
]


@pytest.mark.parametrize(("code", "lead", "command", "fields"), CASES, ids=[f"{c[0]}-{c[2]}" for c in CASES])
def test_a_refusal_has_its_code_and_a_sentence_and_changes_nothing(
    code: str, lead: Any, command: str, fields: dict[str, Any]
) -> None:
    refusal = lead().refused(command, **fields)
    assert refusal.code == code
    assert refusal.message.endswith(".")


def test_money_and_tables_of_the_floor_are_looked_at_first() -> None:
    evening = Evening(plan(event(on_tables=True, rounds=[{"spins": 2}]))).ready()
    evening.register("A")
    evening.do("start-event", event="E1", date=START_DAY)
    evening.seat()
    counts = evening.counts()
    assert evening.refused("start-round", event="E1", counts=counts).code == "table_not_open"
    evening.open_table("1")
    evening.at_table("1", "seat-player", seat=1, player="Somebody", by=("pit-supervisor", "S1"))
    assert evening.refused("start-round", event="E1", counts=counts).code == "seat_taken"
    evening.at_table("1", "unseat-player", seat=1, by=("pit-supervisor", "S1"))
    evening.do("start-round", event="E1", counts=counts)
    assert evening.refused("end-round", event="E1", points={"1": 5}).code == "points_differ"
    assert evening.refused("end-round", event="E1").code == "game_running"
    evening.do("call-break", event="E1")
    refusal = evening.at_table("1", "open-betting")
    assert refusal is not None
    assert refusal.code == "break_called"


def test_a_table_of_money_is_no_tournament_table() -> None:
    evening = Evening(plan(event(on_tables=True))).ready()
    limits = {"all": {"min": 1_00, "max": 100_00}}
    policy = on_felt({"rulebook": "colorado", "wheel": "double-zero", "limits": limits})
    evening._run(evening.tables.set_up("1", policy, "felt"))  # type: ignore[arg-type]
    assert evening.refused("start-event", event="E1", date=START_DAY).code == "not_a_tournament_table"


def test_a_tournament_that_nobody_knows() -> None:
    evening = Evening(plan())
    halls = Halls(evening.journal, evening.tables, evening.hall.write)
    with pytest.raises(Refused) as refused:
        halls.hall("nowhere")
    assert refused.value.code == "no_such_tournament"


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_is_for_its_roles_alone(command: str) -> None:
    evening = entered()
    required: dict[str, Any] = {
        "rules": plan(), "date": START_DAY, "office": "x", "proof": "y", "acceptable": True, "event": "E1",
        "person": "Z", "name": "Zoe", "identity": "ID Z", "entry": 1, "entries": [1, 2], "found": "x", "counted": 0,
        "second": "C2", "seed": "s", "counts": {}, "points": {}, "offer": "re-buy", "agree": True, "reason": "x",
        "shares": {}, "amount": 1, "award": 1, "form": "x", "to": "E1", "voucher": 1,
        "refund": 1, "table": "1", "how": "cash", "receipt": "R 1", "evidence": "x",
        "done": {"do": "file-rules", "date": "2026-11-01", "office": "x", "proof": "y"},
    }  # fmt: skip
    kind = COMMANDS[command]
    fields = {name: value for name, value in required.items() if name in kind.__dataclass_fields__}
    counted = {
        "done": {"do": "count-fees", "date": "2026-11-01", "counted": 0}
    }  # a cashier files no rules on paper either
    for role in Role:
        more = counted if command == "enter-from-paper" and role is Role.CASHIER else {}
        answer = evening._ask(command, {**fields, **more, "by": (role.value, "A")})
        refused = answer.refused is not None and answer.refused.code == "role_not_allowed"
        assert refused == (role not in tournament_authority()[command])


def test_whoever_is_on_the_exclusion_list_enters_nothing() -> None:
    evening = Evening(plan())
    evening.hall.barred = lambda name, identity, _at: name == "Zed" or identity == "ID 7"
    entry = {"event": "E1", "person": "P1", "date": "2026-11-20"}
    for name, identity in (("Zed", "ID 1"), ("Ann", "ID 7")):
        assert evening.refused("register", **entry, name=name, identity=identity).code == "not_admitted"
    assert not evening.state.entries


def put(rules: Any, at: str, text: str) -> None:
    *path, last = [int(part) if part.isdecimal() else part for part in at.replace("[", ".").replace("]", "").split(".")]
    for part in path:
        rules = rules[part]
    rules[last] = text


@pytest.mark.parametrize(
    ("written", "field"),
    [
        ("name", "name"), ("licensees[0]", "licensees"), ("premises[0].name", "premises[0].name"),
        ("premises[0].licence", "premises[0].licence"), ("house_rules.casino", "house_rules.casino"),
        ("chips.approved_by", "chips.approved_by"), ("structure.limit_source", "structure.limit_source"),
        ("house_rules.conclusion", "house_rules.conclusion"), ("house_rules.changes[0]", "house_rules.changes[0]"),
        ("events[0].name", "events[0].name"), ("events[0].charges[0].name", "events[0].charges[0]"),
        ("events[0].tables[1]", "events[0].tables"), ("events[0].prizes[1].goods", "events[0].prizes[1]"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("text", [" ", "\u00a0", "\u200f", "A\u202eB", "A\u200b", "A\x07"])
def test_what_nobody_can_read_is_found_at_its_field(written: str, field: str, text: str) -> None:
    """Blank, turned around, or with marks that take no room; and a name in any script is a name."""
    prizes = [{"place": 1, "share": 100_00}, {"place": 2, "goods": "a cup", "value": 10_00}]
    rules = plan(event(buy_in=50_00, name="Heat", prizes=prizes), house={"changes": ["Nobody smokes."], "prizes": 2})
    for name in ("Coupe d’automne", "秋季杯", "كأس الخريف", "Кубок «Осень»", "A\u202fB"):
        put(rules, written, name)
        plan_from(rules)
    put(rules, written, text)
    with pytest.raises(BadFile) as bad:
        plan_from(rules)
    (found,) = [one for one in bad.value.findings if one.code == "bad_name"]
    assert found.key == field
    assert not set("\u200f\u202e\u200b\x07") & set(found.message)
