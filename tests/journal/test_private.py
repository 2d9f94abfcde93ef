"""Private texts are sealed under a key for each person, and opened again while the key lives."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.support import croupier, on_felt

from croupier.domain import Person, command_digest
from croupier.journal import Journal, open_sqlite
from croupier.journal.proof.verify import verify
from croupier.journal.store.address import open_journal
from croupier.journal.store.keyring import Keyring
from croupier.live import Request, TableWriter, replay_books
from croupier.live.desks.register import Office
from croupier.live.scripts.table import set_up_table
from croupier.live.tables import writer as writer_module
from croupier.people import PEOPLE
from croupier.refusal import Refused
from croupier.rules import Actor, Role

AT = "2026-06-01T12:00:00.000000Z"
ANN = "Ann Wächter-Özil"
OPENING: list[dict[str, Any]] = [
    {"do": "sign-in-dealer", "dealer": "D1"},
    {"do": "open-table", "opener": 100_000},
    {"do": "open-betting"},
    {"do": "seat-player", "seat": 1, "player": ANN},
    {"do": "buy-in", "seat": 1, "amount": 5000, "chip_value": 100},
    {"do": "place-wager", "seat": 1, "bet": "red", "stake": 100, "by": {"role": "player"}},
    {"do": "place-wager", "seat": 1, "bet": "red", "stake": 100, "by": {"role": "player", "who": "Bob"}},
    {
        "do": "open-dispute",
        "seat": 1,
        "what": f"{ANN} says that it was black",
        "amount": 100,
        "by": {"role": "pit-supervisor", "who": "P1"},
    },
]


def requests(commands: list[dict[str, Any]], prefix: str = "k") -> list[Request]:
    return [Request(command, AT, f"{prefix}{number}") for number, command in enumerate(commands)]


def played(journal: Journal) -> TableWriter:
    writer = set_up_table({"rulebook": "house", "wheel": "double-zero", "policy": on_felt({})}, journal)
    refused = [answer.refused and answer.refused.code for answer in writer.submit(requests(OPENING))]
    assert refused == [None] * 6 + ["no_proxy_wager", None]
    return writer


def in_forms(text: str, found: bytes) -> list[str]:
    """In which ways of writing a text these bytes hold it."""
    escaped = json.dumps(text)[1:-1]
    forms = {"utf-8": text.encode(), "json": escaped.encode()}
    forms |= {code: text.encode(code) for code in ("utf-16-le", "utf-16-be")}
    return [name for name, form in forms.items() if form in found]


def in_the_clear(folder: Path, text: str) -> list[str]:
    """The files that hold a text."""
    return [file.name for file in folder.rglob("*") if file.is_file() and in_forms(text, file.read_bytes())]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "floor.sqlite"


def ring(file: Path) -> Keyring:
    return Keyring(Path(f"{file}.keys"))


def test_what_is_private_lies_on_the_disk_sealed_and_is_read_in_plain(file: Path) -> None:
    with closing(open_journal(str(file))) as journal:
        writer = played(journal)
        assert in_the_clear(file.parent, ANN) == []  # with the log that is still open
        seated, wager, proxy, dispute = (
            next(event for event in journal.read(writer.stream) if event.name == name)
            for name in ("player-seated", "wager-placed", "command-refused", "dispute-opened")
        )
        assert (seated.data["player"], wager.who) == (ANN, ANN)
        assert (proxy.who, proxy.data["facts"]["player"]) == ("Bob", ANN)
        assert ANN in proxy.data["message"]
        assert dispute.data["what"] == f"{ANN} says that it was black"
        written = json.loads(next(iter(text for text, _ in journal.sealed(0) if '"player-seated' in text)))
        sealed = written["events"][0]["data"]["player"]
        assert sealed.keys() == {"for", "sealed"}
        assert sealed["for"].startswith("player/")
        assert seated.digest != command_digest(OPENING[3])
        assert wager.digest == command_digest(OPENING[5])  # nothing in it is private
    assert stat.S_IMODE(Path(f"{file}.keys").stat().st_mode) == 0o600
    assert in_the_clear(file.parent, ANN) == []


def test_without_the_key_it_is_withheld_and_all_proofs_hold(file: Path) -> None:
    with closing(open_journal(str(file))) as journal:
        writer = played(journal)
        heads, sums = journal.heads(), journal.balances()
    keys = ring(file)
    ann = keys.number_of(ANN)
    assert keys.destroy(ann, keys.fingerprint(ann))
    assert not keys.destroy(ann, keys.fingerprint(ann))
    with closing(open_journal(str(file))) as journal:
        assert (journal.heads(), journal.balances()) == (heads, sums)
        assert verify(journal, replay=replay_books).ok
        table = TableWriter(journal, writer.stream).table
        assert table.seats[1].player == f"█████ {ann}"
        assert ANN not in json.dumps([event.data for event in journal.read_all()], ensure_ascii=False)
        assert {"D1", "Bob"} <= {event.who for event in journal.read_all()}
    assert verify(file, replay=replay_books).ok
    assert ann not in ring(file).whose()


def test_a_lost_file_of_keys_withholds_and_breaks_nothing(file: Path) -> None:
    with closing(open_journal(str(file))) as journal:
        played(journal)
    Path(f"{file}.keys").unlink()
    with closing(open_journal(str(file), read_only=True)) as journal:
        seated = next(event for event in journal.read_all() if event.name == "player-seated")
        assert seated.data["player"].startswith("█████ player/")
    assert verify(file, replay=replay_books).ok
    assert not Path(f"{file}.keys").exists()


def test_a_key_sent_again_is_recognised_also_after_a_forgetting(file: Path) -> None:
    with closing(open_journal(str(file))) as journal:
        writer = played(journal)
        seat = Request({"do": "seat-player", "seat": 2, "player": "Carl"}, AT, "carl")
        (first,) = writer.submit([seat])
        other = Request({"do": "seat-player", "seat": 2, "player": "Carla"}, AT, "carl")
        again, differs = writer.submit([seat, other])
        assert [event.hash for event in again.events] == [event.hash for event in first.events]
        assert differs.refused is not None
        assert differs.refused.code == "key_reused"
        keys = journal.keys
        assert isinstance(keys, Keyring)
        ann = keys.number_of(ANN)
        keys.destroy(ann, keys.fingerprint(ann))
        (again,) = writer.submit([seat])
        assert [event.hash for event in again.events] == [event.hash for event in first.events]


def test_a_digest_confirms_no_guess(file: Path) -> None:
    """Nor does it lead anywhere once any key is gone: the same command then has another."""
    keys = ring(file)
    body = {"do": "seat-player", "seat": 1, "player": ANN}
    before = keys.digest(body)
    assert before == keys.digest(dict(reversed(body.items())))
    keys.sealed(Person("staff", "K1"), "text", "key")
    keys.destroy("staff/K1", keys.fingerprint("staff/K1"))
    assert keys.digest(body) != before
    assert before[8:] not in Path(f"{file}.keys").read_text()


def test_a_snapshot_is_sealed_and_does_not_outlive_a_forgetting(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "SNAPSHOT_WHILE_BETTING", 5)
    with closing(open_journal(str(file))) as journal:
        writer = played(journal)
        assert journal.snapshot(writer.stream) is not None
        assert in_the_clear(file.parent, ANN) == []
        assert TableWriter(journal, writer.stream).table == writer.table
        keys = journal.keys
        assert isinstance(keys, Keyring)
        ann = keys.number_of(ANN)
        keys.destroy(ann, keys.fingerprint(ann))
        assert journal.snapshot(writer.stream) is None
        assert TableWriter(journal, writer.stream).table.seats[1].player == f"█████ {ann}"
    assert verify(file).ok


def test_equal_texts_look_different_and_short_names_as_long_as_others(file: Path) -> None:
    keys = ring(file)
    ann = Person("staff", "K1")
    assert keys.sealed(ann, "late", "k1") != keys.sealed(ann, "late", "k2")
    assert keys.sealed(ann, "late", "k1") == keys.sealed(ann, "late", "k1")
    assert len(keys.sealed(ann, "Al", "k1")["sealed"]) == len(keys.sealed(ann, "Alexandra", "k1")["sealed"])
    assert keys.opened(keys.sealed(ann, "late", "k1"), "k2") is None  # it belongs to its own command
    assert keys.opened({"for": "staff/K1", "sealed": "n"}, "k1") is None
    assert keys.opened({"for": "staff/K1", "sealed": ""}, "k1") is None


def test_a_badge_that_is_given_again_has_a_key_of_its_own(file: Path) -> None:
    keys = ring(file)
    earlier = keys.sealed(Person("staff", "K1"), "Ann", "k")
    end = keys.fingerprint("staff/K1")
    keys.destroy("staff/K1", end)
    later = keys.sealed(Person("staff", "K1"), "Bob", "k")
    assert (keys.opened(earlier, "k"), keys.opened(later, "k")) == (None, "Bob")
    assert not keys.destroy("staff/K1", end)  # what was decided about the first is not done to the second
    assert keys.lives("staff/K1")


def test_a_line_cut_off_by_a_crash_costs_no_other_key(file: Path) -> None:
    keys = ring(file)
    text = keys.sealed(Person("staff", "K1"), "Ann", "k")
    path = Path(f"{file}.keys")
    path.write_bytes(path.read_bytes() + b'{"for":"staff/K2","key":"00ff')
    again = ring(file)
    other = again.sealed(Person("staff", "K2"), "Bob", "k")
    for each in (again, ring(file)):
        assert (each.opened(text, "k"), each.opened(other, "k")) == ("Ann", "Bob")


def test_another_process_sees_what_was_destroyed(file: Path) -> None:
    here, there = ring(file), ring(file)
    text = here.sealed(Person("staff", "K1"), "Ann", "k")
    assert there.opened(text, "k") == "Ann"
    os.utime(here.file, ns=(1, 1))
    here.destroy("staff/K1", here.fingerprint("staff/K1"))
    assert there.opened(text, "k") is None


def test_a_destroyed_key_is_nowhere_in_the_file(file: Path) -> None:
    keys = ring(file)
    keys.sealed(Person("staff", "K1"), "Ann", "k")
    number = keys.number_of(ANN)
    before = next(line for line in keys.file.read_text().splitlines() if number in line)
    keys.destroy(number, keys.fingerprint(number))
    after = keys.file.read_text()
    assert json.loads(before)["key"] not in after
    assert json.loads(before)["name"] not in after
    assert number not in after
    assert keys.lives("staff/K1")
    assert sorted(path.name for path in file.parent.iterdir()) == ["floor.sqlite.keys"]


def test_the_register_and_its_refusals(file: Path) -> None:
    manager = Actor("K1", Role.KEY_MANAGER)
    with closing(open_journal(str(file))) as journal:
        office = Office(journal, lambda _table: None)

        def ask(key: str, **command: Any) -> Any:
            return office.ask(Request(command, AT, key, manager))

        person = {"badge": "K1", "name": ANN, "licence": "L1", "roles": ["key-manager"], "valid_until": "2027-01-01"}
        assert ask("a", do="register-person", **person).refused is None
        assert office.premises.people["K1"].name == ANN
        bad = ask("b", do="register-person", **{**person, "licence": [ANN]})
        assert bad.refused.code == "bad_command"
        assert [event.who for event in journal.read(PEOPLE.name)] == ["K1", "K1"]
        assert ask("a", do="register-person", **person).events[0].data["name"] == ANN
        assert in_the_clear(file.parent, ANN) == []


def test_who_was_handed_the_rules_is_their_own_matter(file: Path) -> None:
    manager = Actor("K1", Role.KEY_MANAGER)
    with closing(open_journal(str(file))) as journal:
        table = played(journal).table
        office = Office(journal, lambda _table: (table, 0))

        def done(**command: Any) -> Any:
            answer = office.ask(Request(command, AT, str(command["do"]), manager))
            assert answer.refused is None, answer.refused
            return answer.events[-1].data

        hung = {"spot": "wall", "seen": True, "reached": True}
        done(do="post-rules", table="1", version="1" * 64, title="Rules", room="hall", **hung)
        handed = done(do="hand-copy", rulebook="house", version="1" * 64, room="hall", to="Zoë Quark")
        assert handed["to"] == "Zoë Quark"
        (event,) = (event for event in journal.read("postings") if event.name == "copy-handed")
        assert event.data["to"] == "Zoë Quark"
        assert in_the_clear(file.parent, "Zoë Quark") == []
        assert '"for":"player/' in next(text for text, _ in journal.sealed(0) if "copy-handed" in text)


def test_a_journal_from_before_stays_as_it_is_and_goes_on_sealed(file: Path) -> None:
    with closing(open_sqlite(file)) as journal:
        played(journal)
    assert in_the_clear(file.parent, ANN) == ["floor.sqlite"]
    with closing(open_journal(str(file))) as journal:
        writer = TableWriter(journal, "table/1")
        assert writer.table.seats[1].player == ANN
        (answer,) = writer.submit([Request({"do": "seat-player", "seat": 2, "player": "Carl-Otto"}, AT, "c")])
        assert answer.refused is None
    assert verify(file, replay=replay_books).ok
    assert in_the_clear(file.parent, "Carl-Otto") == []


def test_without_cryptography_a_sealed_journal_names_the_extra(file: Path) -> None:
    with closing(open_journal(str(file))) as journal:
        played(journal)
    program = (
        "import sys; sys.modules['cryptography'] = None\n"
        "from croupier.journal.store.address import open_journal\n"
        "from croupier.refusal import Refused\n"
        f"journal = open_journal({str(file)!r}, read_only=True)\n"
        "try: list(journal.read_all())\n"
        "except Refused as refused: print(refused.code, refused.facts['extra'])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "extra_missing cli"


def test_who_only_reads_makes_no_key(file: Path) -> None:
    ring(file).sealed(Person("staff", "K1"), "Ann", "k")
    with pytest.raises(Refused):
        Keyring(Path(f"{file}.keys"), read_only=True).sealed(Person("staff", "K2"), "Bob", "k")


def test_verify_says_what_is_withheld_and_of_whom(file: Path) -> None:
    with closing(open_journal(str(file))) as journal:
        played(journal)
    report = verify(file)
    assert (report.ok, report.withheld) == (True, {})
    assert report.sealed > 3
    keys = ring(file)
    ann = keys.number_of(ANN)
    keys.destroy(ann, keys.fingerprint(ann))
    report = verify(file)
    assert report.ok
    assert set(report.withheld) == {ann}
    assert any(f"private texts withheld: there is no key for them any more ({ann} " in remark
               for remark in report.remarks)  # fmt: skip
    out = croupier("journal", "export", str(file), "-o", str(file.parent / "export.jsonl"))
    assert f"Withheld for ever: {ann} {report.withheld[ann]}." in out.out.replace("\n", " ")
    exported = croupier("journal", "verify", str(file.parent / "export.jsonl"), "--json")
    assert json.loads(exported.out)["ok"]
    assert json.loads(exported.out)["withheld"].keys() == {ann}


def test_a_backup_has_the_keys_only_when_it_is_asked_for_them(file: Path) -> None:
    with closing(open_journal(str(file))) as journal:
        played(journal)
    folder = file.parent / "away"
    folder.mkdir()
    assert croupier("journal", "backup", str(file), str(folder / "a.sqlite")).code == 0
    assert sorted(path.name for path in folder.iterdir() if "-" not in path.name) == ["a.sqlite"]
    assert (
        croupier("journal", "backup", str(file), str(folder / "b.sqlite"), "--keys", str(folder / "b.sqlite.keys")).code
        == 0
    )
    for name, told in (("a.sqlite", "█████"), ("b.sqlite", ANN)):
        with closing(open_journal(str(folder / name), read_only=True)) as journal:
            seated = next(event for event in journal.read_all() if event.name == "player-seated")
            assert seated.data["player"].startswith(told)
