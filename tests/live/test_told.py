"""What the register says reaches a table as an event of its own: only what is new, once, and enough to decide by."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.clauses.floor_support import Day
from tests.floor.test_floor import Failing
from tests.floor.told_support import alone
from tests.floor_office.test_gaming_day import DAY
from tests.support import on_felt

from croupier.journal import Recorded, Unknown
from croupier.live import Request, TableWriter
from croupier.live.moments import stamp
from croupier.live.scripts.day import FloorScript
from croupier.live.scripts.table import read_time
from croupier.register import Premises, at_tables
from croupier.register.state import Thing
from croupier.rules import Actor, Role
from croupier.table.snapshot import freeze, thaw


def notes(day: Day, table: str = "12") -> list[Recorded]:
    return [recorded for recorded in day.script.journal.read(f"table/{table}") if recorded.name == "register-noted"]


def test_a_recorded_night_is_decided_alike_by_the_tables_own_stream_alone() -> None:
    """The whole gaming day, every command that a table was asked, and no register in sight."""
    asked: dict[str, Any] = {}
    script = FloorScript()
    for number, line in enumerate(DAY.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        data = json.loads(line)
        if "set_up" in data:
            script.set_up(data)
            continue
        at = read_time(data.pop("time", None), number)
        asked[f"line/{number}"] = {name: value for name, value in data.items() if name != "on"}
        script.ask(data, at, f"line/{number}")
    for recorded in script.journal.read("table/12"):
        if recorded.key.endswith("/table"):  # the table's share of an inspection
            asked[recorded.key] = {"do": "inspect-table", "points": recorded.data["points"]}
    refused = [recorded.data for recorded in script.journal.read("table/12") if recorded.name == "command-refused"]
    assert sum("register" in data["facts"] for data in refused) >= 3
    alone(script.journal, "table/12", asked)


def test_a_note_has_what_is_new_and_says_where_it_comes_from() -> None:
    day = Day().staffed().equipped()
    before = len(notes(day))
    day.do("K1", "report-incident", table="12", what="a loose chair")
    day.refused("D7", "register-ball", ball="B", material="m", metallic=False, diameter="1")
    assert len(notes(day)) == before, "neither concerns a table"
    day.do("K1", "withdraw-person", badge="D7", reason="left for another house")
    (note,) = notes(day)[before:]
    held = {"roles": ["dealer"], "valid_until": "2027-12-31", "withdrawn": True}
    version = day.script.office.version
    assert note.data == {"source": "floor", "version": version, "facts": {"licence/D7": held}}
    assert (note.who, note.role) == ("floor", "system")
    assert "another house" not in str(list(day.script.journal.read("table/12"))), "why is not the table's matter"


def test_every_table_of_the_house_hears_of_a_person_and_a_ball_goes_by_the_rulebook_of_each() -> None:
    day = Day().staffed().table().table("13")
    day.ball("IRON", metallic=True)
    for table in ("12", "13"):
        noted = day.script.writers[table].table.noted
        assert noted["licence/D7"]["withdrawn"] is False
        ((since, against),) = noted["ball/IRON"]["fit"]
        assert (since, against["code"], against["clause"]) == ("", "ball_metallic", "CO-2211-a")


def test_an_approval_begins_and_ends_with_its_days_and_nobody_needs_to_say_so_again() -> None:
    day = Day().staffed().equipped().open()
    iron = day.ball("IRON", metallic=True)
    day.approve("ball", iron, names=["material"], valid_until="2026-05-10")
    told = len(notes(day))
    assert day.do("S1", "assign-ball", on="12", ball=iron)["event"] == "ball-assigned"
    day.at("2026-05-11")
    refusal = day.refused("S1", "assign-ball", on="12", ball=iron)
    assert (refusal.code, refusal.clause) == ("ball_metallic", "CO-2211-a")
    assert len(notes(day)) == told


def test_what_was_told_is_not_lost_when_the_store_fails_between_two_drafts() -> None:
    journal = Failing()
    day = Day(FloorScript(journal)).staffed().table("1")
    writer, at = day.script.writers["1"], stamp(day.now)
    withdraw = {"do": "withdraw-person", "badge": "D7", "reason": "left"}
    day.script.office.ask(Request(withdraw, at, "w", Actor("K1", Role.KEY_MANAGER)))
    journal.fails = "before"
    with pytest.raises(Unknown):
        writer.hear(at)
    steps = writer.draft_steps(at)
    steps.commit()
    writer.kept(steps)
    assert writer.behind
    refusal = day.refused("D7", "sign-in-dealer", on="1", dealer="D7")
    assert refusal.code == "licence_not_valid"


def test_a_table_from_before_goes_by_its_own_rules_until_it_is_told() -> None:
    day = Day().staffed().table()
    header = {"rulebook": "house", "wheel": "double-zero", "policy": on_felt({})}
    day.script.set_up({"set_up": "old", **header})
    old = day.script.writers["old"]
    old.register = None  # as a program had it that knew nothing of notes
    (answer,) = old.submit([Request({"do": "assign-ball", "ball": "any"}, stamp(day.now), "before")])
    assert answer.refused is None
    again = TableWriter(day.script.journal, "table/old", register=day.script.office)
    supervisor = Actor("S1", Role.PIT_SUPERVISOR)
    (answer,) = again.submit([Request({"do": "assign-ball", "ball": "any"}, stamp(day.now), "after", supervisor)])
    assert answer.refused is not None
    assert (answer.refused.code, again.table.noted_version) == ("not_registered", day.script.office.version)


def test_a_further_fact_is_one_line_and_is_told_at_the_next_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the register has not changed since: the program has."""
    day = Day().staffed().table()
    day.ball()
    version = day.script.office.version
    assert day.script.writers["12"].table.noted_version == version

    def cameras(_premises: Premises, table: Thing) -> Any:
        yield "", table.facts["rulebook"]

    monkeypatch.setattr(at_tables, "OF_TABLE", {**at_tables.OF_TABLE, "rulebook": cameras})
    day.script.office._told.clear()
    again = TableWriter(day.script.journal, "table/12", register=day.script.office)
    again.hear(stamp(day.now))
    assert (again.table.noted["rulebook"], again.table.noted_version) == ("colorado", version)
    said = len(notes(day))
    once_more = TableWriter(day.script.journal, "table/12", register=day.script.office)
    once_more.hear(stamp(day.now))
    assert len(notes(day)) == said


def test_only_the_system_speaks_for_the_register() -> None:
    day = Day().staffed().table()
    word = {"source": "floor", "version": 99, "facts": {"licence/D7": None}}
    assert day.refused("K1", "note-register", on="12", **word).code == "role_not_allowed"
    assert "licence/D7" in day.script.writers["12"].table.noted


def test_a_snapshot_keeps_what_the_table_was_told() -> None:
    table = Day().staffed().equipped().script.writers["12"].table
    assert len(table.noted) > 10
    assert thaw(freeze(table)) == table
