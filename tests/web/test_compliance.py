"""Notes of suspicion, which nobody but compliance reads; the exclusion list, which every table and entry goes by."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.floor_office.office_support import Office
from tests.support import croupier
from tests.tournament.test_web import asked, done, rules_of_twelve
from tests.web.everything import everything_shown
from tests.web.web_support import STAFF, Server, open_a_table, serving

from croupier.journal.store.address import open_journal
from croupier.live.tables import Floor
from croupier.rules import Role

SECRET = "Quillfeather splits his cash"
ABOUT = "Mordaunt Quix"
TODAY = datetime.now(UTC).date()
DAY = TODAY.isoformat()


def tables(floor: Floor) -> None:
    open_a_table(floor, "1")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("compliance"), tables=tables) as server:
        yield server


@pytest.fixture(scope="module")
def office(server: Server) -> Office:
    office = Office(server)
    for badge, role in {"K1": STAFF["K1"], **STAFF}.items():
        person = {"badge": badge, "name": f"Person {badge}", "licence": f"L-{badge}", "roles": [role.value]}
        office.done("K1", "register-person", **person, valid_until="2099-12-31")
    return office


def alerts(office: Office) -> list[tuple[str, str]]:
    found = office.console("S1").get("/api/pit").json()["alerts"]
    return [(one["kind"], one["table"]) for one in reversed(found) if one["kind"].startswith("barred")]


# --- notes


def test_compliance_writes_and_reads(office: Office) -> None:
    said = {"player": ABOUT, "note": SECRET, "table": "1", "moment": f"{DAY}T00:00"}
    office.done("L1", "note-suspicion", **said)
    (note,) = office.get("notes", "L2")
    assert (note["by"], note["player"], note["note"], note["round"]) == ("L1", ABOUT, SECRET, "")
    assert office.console("L2").get("/api/floor/notes").json()["forms"] == []  # notes never leave in a file
    assert office.console("L2").get("/api/floor/notes.csv").status_code == 404
    assert office.refused("L1", "note-suspicion", **said, round=99)[1] == "no_such_round"
    assert office.refused("L1", "note-suspicion", **said, round=-1)[1] == "bad_amount"
    assert office.refused("L1", "note-suspicion", **said, slip=99)[1] == "no_such_slip"
    assert office.refused("L1", "note-suspicion", **{**said, "table": "no"})[1] == "no_such_table"
    assert office.refused("L1", "note-suspicion", **{**said, "moment": "2099-01-01"})[1] == "bad_date"
    assert office.refused("L1", "note-suspicion", **{**said, "round": SECRET})[1] == "bad_command"
    assert office.refused("L1", "note-suspicion", **{**said, SECRET: SECRET})[1] == "bad_command"
    for badge, role in STAFF.items():
        if role is not Role.COMPLIANCE:
            assert office.console(badge).get("/api/floor/notes").status_code == 403
            assert office.refused(badge, "note-suspicion", **said)[1] == "role_not_allowed"


def test_no_byte_of_a_note_is_told_to_anybody_else(server: Server, office: Office) -> None:
    """Every address, every export, the package, the files on the disk, the command line."""
    seen = {"A1": b"", "K1": b"", "R1": b""}
    others = {badge: office.console(badge) for badge, role in STAFF.items() if role is not Role.COMPLIANCE}
    for who, path, content in everything_shown(server, {**others, "terminal": server.terminal(2)}):
        assert SECRET.encode() not in content, (who, path)
        assert ABOUT.encode() not in content, (who, path)
        if who in seen:
            seen[who] += content
    for who in ("S1", "D1", "A1", "K1"):
        with server.live(office.console(who)) as live:
            office.done("L1", "note-suspicion", player=ABOUT, note=SECRET, table="1", moment=f"{DAY}T00:00")
            told = json.dumps([*live.drain(0.3), *live.heard])
            assert told != "[]"
            assert SECRET not in told
            assert ABOUT not in told
    for who, content in seen.items():
        assert b"suspicion-noted" in content, f"{who} sees that there is a note, and no word of it"
    before = (TODAY - timedelta(days=1)).isoformat()  # in the small hours it is still that gaming day
    package = office.console("R1").get("/api/journal/package", params={"from": before, "to": DAY})
    assert package.status_code == 200, package.text
    with zipfile.ZipFile(io.BytesIO(package.content)) as archive:
        inside = b"".join(archive.read(name) for name in archive.namelist())
    assert b"suspicion-noted" in inside
    where = Path(server.house.settings.db)
    files = [file for file in where.parent.iterdir() if file.is_file()]
    assert any(file.suffix == ".keys" for file in files)
    printed = [
        croupier(*asked).out
        for asked in (
            ("journal", "show", str(where)),
            ("journal", "export", str(where)),
            ("register", "cash", str(where)),
            ("register", "findings", str(where)),
        )
    ]
    for content in (
        package.content,
        inside,
        *(file.read_bytes() for file in files),
        *(text.encode() for text in printed),
    ):
        assert SECRET.encode() not in content
        assert ABOUT.encode() not in content
    with closing(open_journal(str(where), read_only=True)) as journal:  # with all the keys there are
        notes = [event for event in journal.read("floor") if event.name == "suspicion-noted"]
        refusals = [event for event in journal.read("floor") if event.name == "command-refused" and event.who == "L1"]
    assert len(notes) == 5
    for note in notes:
        assert {note.data[name] for name in ("player", "note", "table", "moment")} == {"█████ house/compliance"}
    assert len(refusals) == 7
    assert all(one.data["message"] == "█████ house/compliance" for one in refusals)
    assert "house/compliance" not in office.console("K1").get("/api/forgotten/withheld").text, (
        "nothing is lost for ever"
    )


# --- the exclusion list


def test_a_barred_name_gets_no_seat_and_the_pit_hears_of_it(server: Server, office: Office) -> None:
    office.done("C1", "describe-player", player="man with a red cap", description="tall", same_as="José Kale")
    assert office.refused("L1", "bar-player", player="Seat 3", why="x")[1] == "bad_name"
    yesterday = (TODAY - timedelta(days=2)).isoformat()
    assert office.refused("L1", "bar-player", player="Zed", why="x", begins=yesterday)[1] == "bad_date"
    barred = office.both("L1", "S1", "bar-player", player="José Kale", why="cheated at craps")
    assert (barred["bar"], barred["second"], barred["until"]) == (1, "S1", "")
    assert office.refused("L1", "bar-player", player="JOSE  KALE", why="again")[1] == "barred_already"

    for name in ("José Kale", " jose   KALE ", "Jose-Kale", "man with a red cap"):
        refused = office.table("D1", do="seat-player", seat=9, player=name)
        assert (refused.status_code, refused.json()["code"]) == (409, "not_admitted"), name
        assert "craps" not in refused.text
        assert "Kale" not in refused.json()["message"]
    with server.live(server.terminal(8)) as live:
        told = live.ask(do="seat-player", seat=8, player="Jose Kale")
        assert (told["type"], told["code"]) == ("refused", "not_admitted")
        assert set(told["facts"]) == {"player", "register"}
    assert ("barred-refused", "1") in alerts(office)

    assert office.table("D1", do="seat-player", seat=9, player="Josef Kale").status_code == 200, "near is not the same"
    shown, met = office.get("bars"), office.get("bars/met")
    assert [(one["player"], one["match"], one["seat"]) for one in met] == [("Josef Kale", "near", 9)]
    assert shown[0]["names"] == ["José Kale", "man with a red cap"]
    assert office.console("D1").get("/api/floor/bars").status_code == 403


def test_who_sits_when_barred_is_told_of_and_paid_with_an_alert(office: Office) -> None:
    before = len(alerts(office))
    until = (TODAY + timedelta(days=365)).isoformat()
    office.both("K1", "L1", "bar-player", player="P2", why="asked for it", until=until)
    assert alerts(office)[before:] == [("barred-seat", "1")]
    paid = office.table("D1", do="cash-out", seat=2)
    assert paid.status_code == 200, paid.text
    office.done("C1", "record-cash", player="p2", side="out", amount=5000, what="chips of last week")
    assert alerts(office)[before + 1 :] == [("barred-cash-out", "1"), ("barred-cash-out", "")]
    assert office.table("D1", do="unseat-player", seat=2).status_code == 200
    assert office.table("D1", do="seat-player", seat=2, player="P2").json()["code"] == "not_admitted"
    assert office.refused("K1", "lift-bar", bar=7, why="x")[1] == "no_such_bar"
    office.both("K1", "L2", "lift-bar", bar=2, why="a year is over")
    assert office.table("D1", do="seat-player", seat=2, player="P2").status_code == 200


def test_names_of_the_list_are_sealed_at_the_tables_too(server: Server, office: Office) -> None:
    sighted = {"player": "René Cole", "why": "marked chips", "identity": "Passport R-4711"}
    office.both("L1", "S1", "bar-player", **sighted)
    where = Path(server.house.settings.db)
    told = [event for event in server.house.journal.read("table/1") if event.name == "register-noted"]
    assert any("René Cole" in str(event.data) for event in told), "a table knows whom it does not seat"
    kept = b"".join(file.read_bytes() for file in where.parent.glob("j.sqlite*") if file.suffix != ".keys")
    for text in ("René Cole", "Ren\\u00e9 Cole", "Passport R-4711", "marked chips"):
        assert text.encode() not in kept


def test_a_barred_person_enters_no_tournament_under_any_name_with_the_same_papers(
    server: Server, office: Office
) -> None:
    office.both("L1", "K1", "bar-player", player="Iris Vole", identity="Passport X-77", why="self-excluded")
    office.both("L1", "K1", "bar-player", player="Zoë Quint", why="self-excluded")
    done(office.console("O1"), "spring", "publish-rules", rules=rules_of_twelve())
    entry = {"event": "E1", "person": "P1", "identity": "ID 1", "fee": [{"means": "cash", "amount": 15_00}]}
    for name, identity in (("ZOE  QUINT", "ID 1"), ("Ivy Vale", "passport x-77"), ("iris  vole", "ID 1")):
        refused = asked(office.console("C1"), "spring", "register", **{**entry, "name": name, "identity": identity})
        assert (refused.status_code, refused.json()["code"]) == (409, "not_admitted"), name
        assert "self-excluded" not in refused.text
        assert identity not in refused.text
    other = asked(office.console("C1"), "spring", "register", **{**entry, "name": "Ann Lee"})
    assert other.json().get("code") != "not_admitted"
