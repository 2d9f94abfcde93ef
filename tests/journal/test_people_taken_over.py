"""People of before the stream `people`: taken over once, from streams and file, and no old stream is changed."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.journal.test_kept import VERSIONS, carried_house, kept  # noqa: F401 - fixtures
from tests.web.web_support import HASH, PASSPHRASE, STAFF, Server, serving

from croupier.domain import command_digest
from croupier.journal import Append, Cause, NewEvent, open_sqlite
from croupier.journal.store.address import open_journal
from croupier.rules import Actor, Role
from croupier.web.door.sessions import hashed

OLD_FILE = """
CREATE TABLE people (badge TEXT PRIMARY KEY, name TEXT, roles TEXT, hash TEXT, start_code TEXT, active INTEGER);
CREATE TABLE places (badge TEXT NOT NULL, place TEXT NOT NULL, PRIMARY KEY (badge, place));
CREATE TABLE signing_keys (badge TEXT PRIMARY KEY, wrapped TEXT);
CREATE TABLE terminals (id TEXT PRIMARY KEY, place TEXT, seat INTEGER, token TEXT, confirmed TEXT);
CREATE TABLE passkeys (id TEXT PRIMARY KEY, badge TEXT, name TEXT, key BLOB, uses INTEGER);
"""
OF_THE_HOUSE: list[tuple[str, dict[str, Any]]] = [
    ("house-set-up", {"badge": "K1"}),
    ("person-added", {"badge": "K2", "name": "Kay", "roles": ["key-manager"], "second": ""}),
    ("passphrase-chosen", {"badge": "K2"}),
    ("person-added", {"badge": "M1", "name": "Max", "roles": ["maintenance"], "second": "K2"}),
    ("passphrase-chosen", {"badge": "M1"}),
    ("person-added", {"badge": "D1", "name": "Dora", "roles": ["dealer"], "second": "K2"}),
    ("passphrase-chosen", {"badge": "D1"}),
    ("roles-granted", {"badge": "D1", "roles": ["dealer", "security"], "second": "K2"}),
    ("person-added", {"badge": "D2", "name": "Dirk", "roles": ["dealer"], "second": "K2"}),
    ("passphrase-chosen", {"badge": "D2"}),
    ("person-let-go", {"badge": "D2", "ended": 0}),
    ("passkey-registered", {"badge": "M1", "passkey": "true"}),
    ("terminal-enrolled", {"terminal": "1-1", "table": "1", "seat": 1}),
]
ON_THE_FLOOR: list[tuple[str, dict[str, Any]]] = [
    ("person-registered", {"badge": "K1", "name": "Kim", "licence": "CO-1", "roles": ["key-manager"],
                           "valid_until": "2030-12-31"}),
    ("person-registered", {"badge": "G1", "name": "Gus", "licence": "CO-2", "roles": ["security"],
                           "valid_until": "2030-12-31"}),
    ("key-enrolled", {"badge": "G1", "public_key": "ab" * 32}),
    ("person-withdrawn", {"badge": "G1", "reason": "moved away"}),
]  # fmt: skip

SINCE = (Role.DROP_TEAM, Role.COUNT_TEAM, Role.COMPLIANCE)  # that a house of before has nobody of
THEN = {badge: role for badge, role in STAFF.items() if role not in SINCE}


def written(folder: Path, stream: str, events: Iterable[tuple[str, dict[str, Any]]]) -> None:
    new = tuple(NewEvent(name, 1, data) for name, data in events)
    cause = Cause(f"old/{stream}", command_digest({}), Actor("K1", Role.KEY_MANAGER), "2026-05-04T10:00:00.000000Z", "")
    with closing(open_sqlite(folder / "j.sqlite")) as journal:
        journal.append([Append(stream, 0, cause, new)])


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A house of before, whose file somebody has edited: M1 is a key manager there, and has one passkey more."""
    written(tmp_path, "house", [("currency-chosen", {"currency": "USD", "digits": 2}), *OF_THE_HOUSE])
    written(tmp_path, "floor", ON_THE_FLOOR)
    with closing(sqlite3.connect(tmp_path / "j.house.sqlite", isolation_level=None)) as file:
        file.executescript(OLD_FILE)
        for badge, name, role in (("K1", "Kim", "key-manager"), ("K2", "Kay", "key-manager"), ("D2", "Dirk", "dealer"),
                                  ("M1", "Max", "key-manager"), ("D1", "Dora", "dealer")):  # fmt: skip
            file.execute("INSERT INTO people VALUES (?, ?, ?, ?, '', 1)", (badge, name, json.dumps([role]), HASH))
        for passkey in ("true", "slipped in"):
            file.execute("INSERT INTO passkeys VALUES (?, 'M1', 'phone', x'00', 3)", (passkey,))
        for terminal, seat in (("1-1", 7), ("1-9", 9)):
            row = (terminal, "1", seat, hashed(f"secret {terminal}"), "S1")
            file.execute("INSERT INTO terminals VALUES (?, ?, ?, ?, ?)", row)
        file.execute("INSERT INTO signing_keys VALUES ('D1', 'wrapped')")
    return tmp_path


def people(server: Server) -> dict[str, tuple[list[str], bool]]:
    return {one.badge: ([*one.roles], one.active) for one in server.house.people.roll.accounts()}


def test_names_roles_and_seats_come_from_the_journal_and_secrets_from_the_file(old: Path) -> None:
    for life in range(2):  # the second time there is nothing to take over
        with serving(old, staff=False) as server:
            assert people(server) == {
                "D1": (["dealer", "security"], True),
                "D2": (["dealer"], False),
                "K1": (["key-manager"], True),
                "K2": (["key-manager"], True),
                "M1": (["maintenance"], True),
            }
            roll = server.house.people.roll
            assert (roll.people["M1"].name, roll.people["M1"].passkeys) == ("Max", ("true",))
            assert [key.id for key in server.house.verifiers.of("M1").passkeys] == ["true"]
            assert server.house.store.uses("true") == 3
            assert server.house.verifiers.of("D1").signing_key == "wrapped"
            assert (roll.people["K1"].licence, roll.people["G1"].withdrawn) == ("CO-1", "moved away")
            assert (roll.people["G1"].account, roll.people["G1"].public_key) == (False, "ab" * 32)
            assert {terminal.id: terminal.seat for terminal in roll.terminals.values()} == {"1-1": 1}
            assert server.client("M1").get("/api/session").json()["role"] == "maintenance"
            gone = server.client().post("/api/session", json={"badge": "D2", "passphrase": PASSPHRASE})
            assert gone.json()["code"] == "sign_in_failed"
            told = [event for event in server.house.journal.read("people") if event.name.endswith("taken-over")]
            assert len(told) == 7, life
            assert {event.data["badge"]: event.data["from"] for event in told if "badge" in event.data} == {
                "D1": ["house", "file"], "D2": ["house", "file"], "G1": ["floor"], "K1": ["house", "floor", "file"],
                "K2": ["house", "file"], "M1": ["house", "file"],
            }  # fmt: skip
            assert [event.name for event in server.house.journal.read("floor")] == [name for name, _ in ON_THE_FLOOR]


def test_a_file_that_is_lost_before_it_was_taken_over_lets_nobody_in(old: Path) -> None:
    (old / "j.house.sqlite").unlink()
    with serving(old, staff=False) as server:
        assert server.house.people.first_start() == ""
        answer = server.client().post("/api/session", json={"badge": "K1", "passphrase": PASSPHRASE})
        assert answer.json()["code"] == "record_altered"


@pytest.mark.parametrize("version", VERSIONS)
def test_the_people_of_a_house_that_was_kept_sign_in(version: str, carried_house: Any) -> None:  # noqa: F811
    """No stream of theirs says who they are: the file is believed once, and each event says so."""
    folder = carried_house(version)
    then = STAFF if version.endswith("-every-stream") else THEN
    with serving(folder, staff=False) as server:
        assert people(server).keys() == then.keys()
        for badge, role in then.items():
            assert server.client(badge).get("/api/session").json()["role"] == role
    with closing(open_journal(str(folder / "j.sqlite"))) as journal:
        told = [event for event in journal.read("people") if event.name == "person-taken-over"]
    had_a_stream = version.endswith(("-people", "-every-stream"))  # and nothing is taken over from anywhere
    assert {tuple(event.data["from"]) for event in told} == (set() if had_a_stream else {("file",)})
    assert [event.data["badge"] for event in told] == ([] if had_a_stream else sorted(then))
