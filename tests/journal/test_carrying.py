"""A journal of format 1 goes on in format 2: any journal, stopped anywhere, with old proofs and checkpoints good."""

from __future__ import annotations

import json
from base64 import b64encode
from contextlib import closing
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.journal.old import old_postgres, old_root, old_sqlite
from tests.journal.samples import AT, cause, settlement, wager
from tests.support import croupier

from croupier.journal import Append, NewEvent, Recorded, open_sqlite
from croupier.journal.carrying import carry_over
from croupier.journal.merkle import inclusion_proof
from croupier.journal.port import Carried, size_of
from croupier.journal.proof.checkpoint import Checkpoint, is_moment_of, make_checkpoint, parse
from croupier.journal.proof.proofs import proof_holds
from croupier.journal.proof.signing import SigningKey
from croupier.journal.proof.verify import verify
from croupier.journal.record.cursor import Cursor
from croupier.journal.record.format import Place
from croupier.journal.store.address import open_for_reading, open_journal
from croupier.journal.store.old import OldJournal
from croupier.journal.store.postgres import open_old_postgres, open_postgres
from croupier.journal.store.sqlite import open_old_sqlite
from croupier.money import Entry, Unit
from croupier.refusal import Refused

STREAM = "sample/1"  # of no domain, so that nobody asks what its events mean
NAMES = st.sampled_from(["wager-placed", "seat-paid", "note-written", "currency-chosen-not"])
DATA = st.dictionaries(st.text(max_size=5), st.integers() | st.text(max_size=8) | st.none(), max_size=3)
ENTRIES = st.lists(st.tuples(st.sampled_from(Unit), st.integers(1, 10**9)), max_size=2)
EVENTS = st.lists(st.tuples(NAMES, DATA, ENTRIES), min_size=1, max_size=4)
COMMANDS = st.lists(st.tuples(st.sampled_from(["table/1", "floor", "tournament/x"]), EVENTS), max_size=12)


def history(rounds: int = 4) -> list[Append]:
    found: list[Append] = []
    for n in range(1, rounds + 1):
        found += [wager(STREAM, 3 * n - 3, f"w{n}"), settlement(STREAM, 3 * n - 2, f"s{n}", n)]
    return [*map(without_money, found)]


def without_money(append: Append) -> Append:
    """Nobody could say whether the books of such a stream are right."""
    return replace(append, events=tuple(replace(event, entries=()) for event in append.events))


def any_history(drawn: list[tuple[str, list[tuple[str, dict[str, Any], list[tuple[Unit, int]]]]]]) -> list[Append]:
    versions: dict[str, int] = {}
    found = []
    for number, (stream, events) in enumerate(drawn):
        facts = tuple(
            NewEvent(name, 1 + part % 2, data, moved(stream, amounts), f"once/{number}/{part}" if part == 2 else None)
            for part, (name, data, amounts) in enumerate(events)
        )
        found.append(Append(stream, versions.get(stream, 0), cause(f"k{number}", who=f"seat/{number}"), facts))
        versions[stream] = versions.get(stream, 0) + len(facts)
    return found


def moved(stream: str, amounts: list[tuple[Unit, int]]) -> tuple[Entry, ...]:
    return tuple(Entry.transfer(f"{stream}/{unit}/a", f"{stream}/{unit}/b", amount, unit) for unit, amount in amounts)


def told(event: Recorded) -> tuple[Any, ...]:
    """All that happened, but for where it stands."""
    return (
        event.stream, event.stream_version, event.kind, event.data, event.entries, event.unique, event.key,
        event.digest, event.who, event.role, event.device, event.at, event.rulebook,
    )  # fmt: skip


def signed(key: SigningKey, appends: list[Append], size: int) -> str:
    """A checkpoint as format 1 had it."""
    text = Checkpoint(key.public.name, size, old_root(appends, size)).text
    return f"{text}\n— {key.public.name} {b64encode(key.public.id + key.sign(text)).decode()}\n"


class Stopped(Exception):
    """Somebody pulled the plug."""


def stop_at(count: int, done: int, _of: int) -> None:
    if done >= count:
        raise Stopped


@given(COMMANDS, st.integers(0, 40))
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_journal_stopped_anywhere(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, drawn: Any, stop: int
) -> None:
    monkeypatch.setattr("croupier.journal.carrying.TOGETHER", 2)
    folder, appends = tmp_path_factory.mktemp("any"), any_history(drawn)
    file = old_sqlite(folder / "old.sqlite", appends)
    before = file.read_bytes()
    with closing(open_old_sqlite(file)) as old:
        was = [*old.read_all()]
        for _ in range(2):
            with closing(open_sqlite(folder / "new.sqlite")) as new:
                try:
                    carry_over(old, new, AT, partial(stop_at, stop))
                except Stopped:
                    stop = 10**9
        with closing(open_sqlite(folder / "new.sqlite")) as new:
            carried = carry_over(old, new, AT)
            assert verify(new).findings == ()
            here = [event for event in new.read_all() if event.was]
            assert [*map(told, here)] == [*map(told, was)]
            assert [event.called for event in here] == [str(event.sequence) for event in was]
            assert dict(new.balances()) == dict(old.balances())
            for size in range(1, len(was) + 1):
                assert is_moment_of(new, Checkpoint("x", size, old_root(appends, size)))
                assert not is_moment_of(new, Checkpoint("x", size, bytes(32)))
            new.check_whole()
    assert carried.events == len(was)
    assert file.read_bytes() == before, "the old one is never changed"


def test_old_checkpoints_proofs_and_the_key_hold_in_the_new_journal(tmp_path: Path) -> None:
    key, appends = SigningKey.generate("casino", tmp_path / "old.key"), history()
    (tmp_path / "old.key.pub").write_text(f"{key.public}\n")
    notes = [signed(key, appends, size) for size in (3, 9, 12)]
    (tmp_path / "old.checkpoints").write_text("".join(f"{note}\n" for note in notes[:2]))
    old_sqlite(tmp_path / "old.sqlite", appends, notes)
    proof = tmp_path / "proof.json"
    proof.write_text(croupier("journal", "prove", str(tmp_path / "old.sqlite"), "--record", "5").out)
    done = croupier("journal", "upgrade", str(tmp_path / "old.sqlite"), str(tmp_path / "new.sqlite"), "--json").json
    assert (done["ok"], done["carried"], done["events"], done["records"], done["checkpoints"]) == (True, 12, 14, 10, 3)
    for name in ("new.key", "new.key.pub", "new.checkpoints", "new.sqlite"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
    arguments = ("--checkpoint", str(tmp_path / "old.checkpoints"), "--key", str(tmp_path / "new.key.pub"), "--json")
    verified = croupier("journal", "verify", str(tmp_path / "new.sqlite"), *arguments).json
    assert (verified["ok"], verified["checkpoints"]) == (True, 3)
    assert croupier("journal", "check-proof", str(proof), "--json").json == {"ok": True}
    assert json.loads(proof.read_text())["root"] == parse(notes[2]).root.hex(), "which the carried checkpoint signs"
    with closing(open_journal(str(tmp_path / "new.sqlite"))) as journal:
        journal.append([without_money(wager(STREAM, 12, "later"))])
        make_checkpoint(journal, key)
        assert verify(journal, public_key=key.public).ok
        assert all(is_moment_of(journal, parse(note)) for note in journal.checkpoints())
        assert not is_moment_of(journal, Checkpoint("casino", 13, old_root(appends, 12)))


def test_a_proof_of_format_1_is_checked_as_it_was_written(tmp_path: Path) -> None:
    """The shape that `prove` had then, by its definition."""
    appends = history()
    with closing(open_old_sqlite(old_sqlite(tmp_path / "old.sqlite", appends))) as old:
        path = [node.hex() for node in inclusion_proof(partial(old.node, 0), 4, 12)]
        (event,) = old.record(Place(0, 5))
    events = [{"event": 5, "hash": event.hash, "proof": path}]
    old_shape = {"size": 12, "root": old_root(appends, 12).hex(), "events": events}
    assert proof_holds(old_shape)
    assert not proof_holds({**old_shape, "events": [{"event": 6, "hash": event.hash, "proof": path}]})


def test_what_was_changed_on_the_way_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Well sealed, as by the program itself: only the old root tells."""
    appends, other = history(), history()
    other[2] = without_money(wager(STREAM, 3, "w2", stake=5000))
    for name, commands in (("true", appends), ("false", other)):
        old_sqlite(tmp_path / f"{name}.sqlite", commands)
    with closing(open_old_sqlite(tmp_path / "true.sqlite")) as true:
        real = about(true)
    monkeypatch.setattr("croupier.journal.carrying._about", lambda _old: real)
    with closing(open_old_sqlite(tmp_path / "false.sqlite")) as false, closing(open_sqlite(tmp_path / "new")) as new:
        carry_over(false, new, AT)
        assert {finding.check for finding in verify(new).findings} == {"carried"}


def about(old: OldJournal) -> Carried:
    (head,) = old.heads()
    return Carried(head.size, head.hash, head.root, 0, sha256(b"").hexdigest())


def test_an_old_journal_is_read_and_not_written_on(tmp_path: Path) -> None:
    file = str(old_sqlite(tmp_path / "old.sqlite", history()))
    for command in ("verify", "reconcile"):
        assert croupier("journal", command, file, "--json").json["ok"]
    with pytest.raises(Refused, match="croupier journal upgrade") as refused:
        open_journal(file)
    assert refused.value.code == "journal_old"
    with closing(open_for_reading(file)) as old:
        assert (old.format, size_of(old), old.version(STREAM), len(old.answer("s1"))) == (1, 12, 12, 2)
        with pytest.raises(Refused):
            old.append([wager(STREAM, 12, "new")])
        exported = tmp_path / "old.jsonl"
        exported.write_text(croupier("journal", "export", file).out)
        assert verify(exported).ok
        assert len([*old.read_all(Cursor().past([*old.read_all()][3]))]) == 8


def test_half_a_journal_is_not_played_on(tmp_path: Path) -> None:
    old_sqlite(tmp_path / "old.sqlite", history(600))
    new = str(tmp_path / "new.sqlite")
    with closing(open_old_sqlite(tmp_path / "old.sqlite")) as old, closing(open_sqlite(new)) as half:
        with pytest.raises(Stopped):
            carry_over(old, half, AT, partial(stop_at, 1))
        assert 0 < half.events() < 1801
        assert "carried" in {finding.check for finding in verify(half).findings}
    with pytest.raises(Refused, match="Run “croupier journal upgrade” again") as refused:
        open_journal(new)
    assert refused.value.code == "journal_half_carried"
    assert croupier("journal", "upgrade", str(tmp_path / "old.sqlite"), new, "--json").json["carried"] == 1800
    open_journal(new).close()


def test_another_journal_is_not_carried_into_it(tmp_path: Path) -> None:
    for name, rounds in (("one", 3), ("two", 4)):
        old_sqlite(tmp_path / f"{name}.sqlite", history(rounds))
    new = str(tmp_path / "new.sqlite")
    assert croupier("journal", "upgrade", str(tmp_path / "one.sqlite"), new).code == 0
    refused = croupier("journal", "upgrade", str(tmp_path / "two.sqlite"), new)
    assert (refused.code, "holds something else" in refused.err) == (2, True)
    again = croupier("journal", "upgrade", new, str(tmp_path / "third.sqlite"))
    assert "in today's format already" in again.err


def test_out_of_postgresql(tmp_path: Path, postgres_url: str) -> None:
    appends = history()
    old_postgres(postgres_url, appends)
    with pytest.raises(Refused) as refused:
        open_postgres(postgres_url)
    assert refused.value.code == "journal_old"
    assert verify(postgres_url).findings == ()
    done = croupier("journal", "upgrade", postgres_url, str(tmp_path / "new.sqlite"), "--json").json
    assert (done["ok"], done["carried"]) == (True, 12)
    with closing(open_old_postgres(postgres_url)) as old:
        everything = [*old.read_all()]
        assert [event.was for event in everything] == [*range(1, 13)]
        assert [*old.read_all_back()] == everything[::-1]
        assert [*old.read_all_back(Cursor().past(everything[4]))] == everything[:4][::-1]
        assert [*old.read_back("table/1")] == [*old.read("table/1")][::-1]


def test_into_postgresql(tmp_path: Path, postgres_url: str) -> None:
    old = old_sqlite(tmp_path / "old.sqlite", history())
    done = croupier("journal", "upgrade", str(old), postgres_url, "--json").json
    assert (done["ok"], done["carried"], done["records"]) == (True, 12, 10)
