"""Journals and people's files of earlier versions, kept for ever: each opens, verifies, has the same books, and tells
its story in today's words. Those of PostgreSQL are kept as SQL."""

from __future__ import annotations

import json
import shutil
import tarfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.support import croupier, on_felt
from tests.web.web_support import serving

from croupier.domain import wire_name
from croupier.journal.store.address import open_journal
from croupier.journal.store.sqlite import format_of_sqlite
from croupier.live.replay import DOMAINS, events_of, fold
from croupier.live.tables.writer import TableWriter
from croupier.refusal import Refused
from croupier.rules.in_force.policy import kept_policy
from croupier.table import TERMINALS, Table
from croupier.web.door.settings import Settings
from croupier.web.server import open_house

KEPT = Path(__file__).parent / "kept"
VERSIONS = sorted(path.stem for path in KEPT.glob("*.json"))
FACTS: dict[str, dict[str, Any]] = {
    version: json.loads((KEPT / f"{version}.json").read_text(encoding="utf-8")) for version in VERSIONS
}
FILES = [(version, name) for version in VERSIONS for name in FACTS[version] if name.endswith(".sqlite")]
IN_POSTGRES = [(version, name) for version in VERSIONS for name in FACTS[version] if name.endswith(".sql")]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that was kept, by version."""
    folder = tmp_path_factory.mktemp("kept")
    for version in VERSIONS:
        with tarfile.open(KEPT / f"{version}.tar.xz") as archive:
            archive.extractall(folder / version, filter="data")
    return folder


@pytest.mark.parametrize(("version", "name"), FILES)
def test_a_journal_of_an_earlier_version_opens_verifies_and_has_the_same_books(
    version: str, name: str, kept: Path, tmp_path: Path
) -> None:
    journal, facts = str(kept / version / name), FACTS[version][name]
    verified = croupier("journal", "verify", journal, "--json").json
    ends = ends_of(facts)
    assert (verified["ok"], verified["findings"], verified["heads"]) == (True, [], ends)
    assert_books(journal, facts["books"])
    exported = croupier("journal", "export", journal)
    copy = tmp_path / "copy.jsonl"
    copy.write_text(exported.out, encoding="utf-8")
    assert croupier("journal", "verify", str(copy), "--json").json["heads"] == ends
    if format_of_sqlite(journal) == 2:
        assert replayed(journal) == facts.get("streams", replayed(journal))
        return
    new = str(tmp_path / "new.sqlite")
    carried = croupier("journal", "upgrade", journal, new, "--json").json
    assert (carried["ok"], carried["carried"], carried["events"]) == (True, ends[0]["size"], ends[0]["size"] + 2)
    assert_books(new, facts["books"])
    assert "journal" in replayed(new)
    assert croupier("journal", "verify", journal, "--json").json["heads"] == ends, "the old one is as it was"


@pytest.mark.parametrize(("version", "name"), IN_POSTGRES)
def test_a_journal_of_an_earlier_version_in_postgresql_is_opened_and_has_the_same_books(
    version: str, name: str, kept: Path, postgres_url: str
) -> None:
    """Its tables are brought up to date where it is opened to be written; what was sealed stays as it was."""
    facts = FACTS[version][name]
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute((kept / version / name).read_bytes())
    open_journal(postgres_url).close()
    verified = croupier("journal", "verify", postgres_url, "--json").json
    assert (verified["ok"], verified["findings"], verified["heads"]) == (True, [], facts["heads"])
    assert_books(postgres_url, facts["books"])
    assert replayed(postgres_url) == facts["streams"]


@pytest.mark.parametrize("there", [FILES, IN_POSTGRES], ids=["sqlite", "postgres"])
def test_of_every_kind_of_stream_a_journal_is_kept(there: list[tuple[str, str]]) -> None:
    """Whoever adds a kind of stream keeps a journal that has it: `python -m tests.journal.keep VERSION`."""
    streams = [stream for version, name in there for stream in FACTS[version][name].get("streams", ())]
    assert {stream.partition("/")[0] for stream in streams} == set(DOMAINS)


def replayed(address: str) -> list[str]:
    """The streams of a journal, each read by its domain from its first event to its last: none refuses its history."""
    with closing(open_journal(address, read_only=True)) as journal:
        streams = sorted(journal.streams())
        for stream in streams:
            domain = DOMAINS[stream.partition("/")[0]]
            state = domain.new()
            for event, at in events_of(domain, journal.read(stream)):
                domain.evolve(state, event, at)
        return streams


def ends_of(facts: dict[str, Any]) -> list[dict[str, Any]]:
    """Of format 1 there was one head, with a sequence for its size."""
    if "heads" in facts:
        return list(facts["heads"])
    head = facts["head"]
    return [{"shard": 0, "size": head["sequence"], "hash": head["hash"], "root": head["root"]}]


def assert_books(journal: str, expected: dict[str, int]) -> None:
    books = croupier("journal", "reconcile", journal, "--json").json
    assert books["currency"] == "USD", "as all were before a house could choose"
    assert {account["account"]: account["events"] for account in books["accounts"]} == expected


@pytest.fixture(scope="module")
def carried_house(kept: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """A kept house in today's format: its journal carried over, its people and its key beside it."""

    @cache
    def carried(version: str) -> Path:
        folder = tmp_path_factory.mktemp("carried")
        old, new = kept / version / "house" / "j.sqlite", folder / "j.sqlite"
        if format_of_sqlite(old) == 2:
            shutil.copytree(old.parent, folder, dirs_exist_ok=True)
            return folder
        with pytest.raises(Refused, match="croupier journal upgrade"):
            open_house(Settings(db=str(old)))
        assert croupier("journal", "upgrade", str(old), str(new)).code == 0
        return folder

    return carried


@pytest.mark.parametrize("version", VERSIONS)
def test_a_house_of_an_earlier_version_goes_on(version: str, carried_house: Callable[[str], Path]) -> None:
    """Its people sign in, its table is as it was left, and the next round is played."""
    folder = carried_house(version)
    with pytest.raises(Refused, match="is in USD, and has been since it began; it cannot be in EUR"):
        open_house(Settings(db=str(folder / "j.sqlite"), currency="EUR"))
    with serving(folder, staff=False) as server:
        assert server.client().get("/api/session").json()["currency"]["code"] == "USD"
        before = server.client().get("/api/tables/1").json()
        assert before["results"] == ["17"]
        with server.live(server.client("D1")) as dealer, server.live(server.terminal(1)) as one:
            assert one.next("mine")["chips"] == 10_000 - 200 + 7000
            one.done(key="later-1", do="place-wager", seat=1, bet="red", stake=500)
            dealer.done(key="later-2", do="spin-ball")
            dealer.done(key="later-3", do="call-no-more-bets", wave=True)
            dealer.done(key="later-4", do="declare-result", number="1", turns=8)
            assert one.next("mine", chips=10_000 - 200 + 7000 - 500 + 500)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_house_of_an_earlier_version_is_backed_up_and_restored(
    version: str, carried_house: Callable[[str], Path], tmp_path: Path
) -> None:
    """What was carried over comes back as it was: verified, with the same books and the people's own passphrases."""
    here, there = str(carried_house(version) / "j.sqlite"), str(tmp_path / "new" / "j.sqlite")
    backup = tmp_path / "house.zip"
    assert croupier("backup", "-o", str(backup), "--db", here).code == 0
    done = croupier("restore", str(backup), "--db", there, "--json")
    assert (done.code, done.json["ok"], done.json["altered"]) == (0, True, [])
    assert_same_books(here, there)
    assert croupier("journal", "verify", there, "--json").json["ok"]
    with serving(tmp_path / "new", staff=False) as server:
        assert server.client().get("/api/tables/1").json()["results"][0] in ("1", "17")
        assert server.client("D1").get("/api/session").status_code == 200


def assert_same_books(one: str, other: str) -> None:
    books = [croupier("journal", "reconcile", journal, "--json").json["accounts"] for journal in (one, other)]
    assert books[0] == books[1]


@pytest.mark.parametrize("version", VERSIONS)
def test_every_stream_of_a_house_is_read_by_its_domain(version: str, carried_house: Callable[[str], Path]) -> None:
    """Tables, the register, the house itself: what happened then is told in today's words, event by event."""
    told: dict[str, list[str]] = {}
    with closing(open_journal(str(carried_house(version) / "j.sqlite"))) as journal:
        for stream in journal.streams():
            happened = events_of(DOMAINS[stream.partition("/")[0]], journal.read(stream))
            told[stream] = [wire_name(type(event)) for event, _at in happened]
    assert {"house", "table/1"} <= told.keys()
    carried_over = "journal-carried-over" in told.get("journal", ())
    assert carried_over == ("head" in FACTS[version]["house/j.sqlite"]), "those of format 1 were"
    assert "signed-in" in told["house"]
    assert "terminal-enrolled" in told.get("people", told["house"]), (
        "people have a stream of their own, or had none yet"
    )
    assert "result-declared" in told["table/1"]


@pytest.mark.parametrize("version", [version for version in VERSIONS if "heads" in FACTS[version]["house/j.sqlite"]])
def test_a_snapshot_of_an_earlier_version_is_a_quicker_start_or_passed_over(
    version: str, kept: Path, tmp_path: Path
) -> None:
    """Whether its shape is still today's or not, the table is the one that its events make."""
    shutil.copytree(kept / version / "house", tmp_path, dirs_exist_ok=True)
    with closing(open_journal(str(tmp_path / "j.sqlite"))) as journal:
        snapshot = journal.snapshot("table/1")
        assert snapshot is not None
        assert snapshot.version <= journal.version("table/1")
        folded = fold(Table(), journal.read("table/1"))
        for schema in (snapshot.schema, "table-state/0"):
            journal.save_snapshot(replace(snapshot, schema=schema))
            assert TableWriter(journal, "table/1").table == folded


def test_a_policy_that_was_right_once_is_history_and_opens_no_table(tmp_path: Path) -> None:
    """Rules change. The house starts, and shows its table; whoever opens it is told what is not right any more."""
    limits = {"all": {"min": 100, "max": 9_900}}
    policy = kept_policy(on_felt({"rulebook": "house", "wheel": "single-zero", "limits": limits}))
    for tables in (lambda floor: floor.set_up("1", policy, TERMINALS), None):  # the second time from its journal
        with serving(tmp_path, tables=tables) as server:
            pit = server.client("S1")
            assert pit.get("/api/tables/1").json()["rulebook"] == "house"
            opening = {"do": "open-table", "opener": 0}
            answer = pit.post("/api/tables/1/commands", json={"key": f"open-{tables is None}", "command": opening})
            assert (answer.status_code, answer.json()["code"]) == (409, "limits_fixed")
    assert croupier("journal", "verify", str(tmp_path / "j.sqlite"), "--json").json["ok"]
