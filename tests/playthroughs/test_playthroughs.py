"""Whole shifts as transcripts. Each runs as `croupier script` runs it, and says line by line what it said before.

`UPDATE_GOLDEN=1 pytest tests/playthroughs` writes the golden files anew; read the difference before you commit it.
"""

from __future__ import annotations

import json
from dataclasses import replace
from difflib import unified_diff
from pathlib import Path

import pytest
from tests.playthroughs.transcripts import GOLDEN, TRANSCRIPTS, Played, commands_in, header_of, play, state_of, updating
from tests.support import croupier

from croupier.journal import Recorded
from croupier.journal.proof.verify import verify
from croupier.journal.store.address import open_journal
from croupier.live import fold, replay_books
from croupier.money import Balances
from croupier.rules.book.library import RULEBOOKS
from croupier.table import COMMANDS, EVENTS, Table, broken_sums
from croupier.table.snapshot import freeze, thaw

each = pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda path: path.stem)


@each
def test_a_shift_says_line_by_line_what_it_said_before(transcript: Path) -> None:
    answer = croupier("script", str(transcript))
    assert answer.code == 0, answer.err
    golden = transcript.with_suffix(GOLDEN)
    if updating():
        golden.write_text(answer.out, encoding="utf-8")
    told, before = answer.out.splitlines(), golden.read_text(encoding="utf-8").splitlines()
    difference = unified_diff(before, told, golden.name, "this run", lineterm="", n=1)
    assert told == before, "\n".join([*difference, f"Intended? UPDATE_GOLDEN=1 pytest {Path(__file__).parent}"])


@each
def test_a_shift_ends_closed_and_its_five_figures_agree(transcript: Path) -> None:
    """Win = drop + closer + credits - opener - fills; and it is what the settled wagers brought, plus the count."""
    played = play(transcript)
    closings = played.events("table-closed")
    assert closings
    assert played.last["phase"] == "closed"
    for day in closings:
        assert day["win"] == day["drop"] + day["closer"] + day["credits"] - day["opener"] - day["fills"]
    balances = played.last["balances"]
    won = 0 if header_of(transcript).get("policy", {}).get("tournament") else balances.get("house-win", 0)
    assert sum(day["win"] - day["difference"] for day in closings) == won
    assert closings[-1]["closer"] == balances.get("float", 0)
    assert sum(balances.values()) == 0


SLIPS = ("table-filled", "table-credited", "fill-requested", "credit-requested", "cashed-out")


@each
def test_openers_are_closers_and_slips_have_no_gaps(transcript: Path) -> None:
    played = play(transcript)
    openers = [event["opener"] for event in played.events("table-opened")]
    closers = [event["closer"] for event in played.events("table-closed")]
    assert openers[1:] == closers[:-1]
    slips = [event.data["number"] for event in played.journal.read("slips") if event.name == "slip-given"]
    assert slips == list(range(1, len(slips) + 1))
    assert set(slips) == {event["slip"] for event in played.events(*SLIPS) if event["slip"]}


@each
def test_the_journal_alone_gives_the_same_table(transcript: Path) -> None:
    """Live, replayed from the first event, and thawed from a snapshot: one and the same state."""
    played = play(transcript)
    replayed = fold(Table(), played.journal.read(played.stream))
    assert state_of(replayed) == state_of(played.table)
    assert state_of(thaw(freeze(replayed))) == state_of(played.table)
    assert not broken_sums(replayed.books)


@each
def test_every_prefix_of_the_journal_has_sound_books(transcript: Path) -> None:
    played = play(transcript)
    table = Table()
    ledger = Balances()
    for recorded in played.journal.read(played.stream):
        fold(table, [recorded])
        assert not broken_sums(table.books), f"after {recorded.kind}, event {recorded.called}"
        ledger.apply(recorded.entries)
    kept = {f"{played.stream}/{account}": amount for account, amount in table.books.items()}
    assert {account: amount for account, amount in ledger.items() if amount} == {
        account: amount for account, amount in kept.items() if amount
    }


@each
def test_the_auditor_finds_nothing(transcript: Path) -> None:
    played = play(transcript)
    report = verify(played.journal, replay=replay_books)
    assert report.ok, report.findings
    assert report.events == sum(map(played.journal.version, played.journal.streams()))


@each
def test_a_database_keeps_the_same_shift(transcript: Path, tmp_path: Path) -> None:
    file = tmp_path / "shift.db"
    answer = croupier("script", str(transcript), "--db", str(file))
    assert answer.code == 0, answer.err
    assert [json.loads(line) for line in answer.out.splitlines()] == play(transcript).told
    journal = open_journal(str(file))
    try:
        in_memory = play(transcript).journal
        assert [said(event) for event in journal.read_all()] == [said(event) for event in in_memory.read_all()]
    finally:
        journal.close()
    assert verify(file, replay=replay_books).ok


def said(event: Recorded) -> Recorded:
    """All but what is sealed: on a disk private texts are, in memory nothing is."""
    return replace(event, digest="", hash="", previous="")


@each
def test_a_transcript_is_told_like_a_story(transcript: Path) -> None:
    lines = transcript.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("# "), "the first line says what the shift is about"
    assert sum(line.startswith("#") for line in lines) >= 4
    assert all(len(line) <= 120 for line in lines if line.startswith("#"))


def test_every_rulebook_has_a_playthrough() -> None:
    played = {header_of(transcript)["rulebook"] for transcript in TRANSCRIPTS}
    assert set(RULEBOOKS) <= played, f"no playthrough for {sorted(set(RULEBOOKS) - played)}"


def test_every_command_and_every_event_is_in_some_playthrough() -> None:
    asked = {command["do"] for transcript in TRANSCRIPTS for command in commands_in(transcript)}
    assert set(COMMANDS) <= asked, f"never asked for: {sorted(set(COMMANDS) - asked)}"
    happened = {recorded.name for transcript in TRANSCRIPTS for recorded in recorded_in(play(transcript))}
    assert set(EVENTS) <= happened, f"never happened: {sorted(set(EVENTS) - happened)}"


def test_no_golden_file_is_left_without_its_transcript() -> None:
    folder = Path(__file__).parent
    assert {path.stem for path in folder.glob(f"*{GOLDEN}")} == {path.stem for path in TRANSCRIPTS}


def test_the_worked_example_of_the_books() -> None:
    """Opener $10,000, buy-in $500, the player leaves with $200, closer $9,800: win $300."""
    played = play(Path(__file__).parent / "colorado-win-300.jsonl")
    (bought,) = played.events("chips-bought")
    (left,) = played.events("cashed-out")
    day = played.events("table-closed")[0]
    figures = ("opener", "fills", "credits", "drop", "closer", "win", "difference")
    assert bought["amount"] == 500_00
    assert left["chips"] + left["value"] == 200_00
    assert [day[name] for name in figures] == [10_000_00, 0, 0, 500_00, 9_800_00, 300_00, 0]


def test_what_the_system_did_by_itself_is_on_its_own_record_behind_the_command_that_led_to_it() -> None:
    played = play(Path(__file__).parent / "colorado-terminals-with-dealer.jsonl")
    history = recorded_in(played)
    result = next(number for number, event in enumerate(history) if event.name == "result-declared")
    steps = ["dolly-placed", "losers-collected", "seat-paid", "winners-paid", "dolly-removed", "betting-opened"]
    said, *taken = history[result : result + 1 + len(steps)]
    assert [event.name for event in played.journal.answer(said.key)] == ["result-declared"]
    assert (said.role, [event.name for event in taken]) == ("dealer", steps)
    assert {(event.who, event.role) for event in taken} == {("system", "system")}


def recorded_in(played: Played) -> list[Recorded]:
    return list(played.journal.read(played.stream))
