"""Whole tournaments as transcripts, checked to the cent. Each runs as `croupier tournament run` runs it.

`UPDATE_GOLDEN=1 pytest tests/playthroughs/test_tournaments.py` writes the golden files anew.
"""

from __future__ import annotations

import json
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest
from tests.playthroughs.transcripts import GOLDEN, updating
from tests.support import croupier
from tests.tournament.make_transcripts import EVENINGS, write

from croupier.journal import open_sqlite
from croupier.journal.proof.verify import verify
from croupier.live import replay_books
from croupier.tournament import EVENTS

FOLDER = Path(__file__).parent / "tournaments"
TOURNAMENTS = sorted(FOLDER.glob("*.toml"))
each = pytest.mark.parametrize("file", TOURNAMENTS, ids=lambda path: path.stem)


def played(file: Path, *options: str) -> str:
    answer = croupier("tournament", "run", str(file), str(file.with_suffix(".jsonl")), *options)
    assert answer.code == 0, answer.err
    return answer.out


@each
def test_a_tournament_says_line_by_line_what_it_said_before(file: Path) -> None:
    golden, told = file.with_suffix(GOLDEN), played(file)
    if updating():
        golden.write_text(told, encoding="utf-8")
    now, before = told.splitlines(), golden.read_text(encoding="utf-8").splitlines()
    assert now == before, "\n".join(unified_diff(before, now, golden.name, "this run", lineterm="", n=1))


@each
def test_standard_input_is_as_good_as_a_file(file: Path) -> None:
    text = file.with_suffix(".jsonl").read_text(encoding="utf-8")
    answer = croupier("tournament", "run", str(file), stdin=text)
    assert answer.out == file.with_suffix(GOLDEN).read_text(encoding="utf-8")


def test_the_transcripts_are_what_their_program_writes(tmp_path: Path) -> None:
    write(tmp_path / "new")
    for file in sorted((tmp_path / "new").iterdir()):
        assert file.read_text(encoding="utf-8") == (FOLDER / file.name).read_text(encoding="utf-8")


@each
def test_the_journal_verifies_and_its_books_follow_from_the_events(file: Path, tmp_path: Path) -> None:
    told = played(file, "--db", str(tmp_path / "j.sqlite"))
    assert told == file.with_suffix(GOLDEN).read_text(encoding="utf-8"), "the store changes nothing"
    journal = open_sqlite(tmp_path / "j.sqlite")
    report = verify(journal, replay=replay_books)
    journal.close()
    assert report.ok
    checked = croupier("journal", "verify", str(tmp_path / "j.sqlite"), "--json")
    assert checked.code == 0, checked.out


def last(name: str) -> dict[str, Any]:
    line: dict[str, Any] = json.loads((FOLDER / f"{name}{GOLDEN}").read_text(encoding="utf-8").splitlines()[-1])
    return line


@pytest.mark.parametrize(
    ("name", "agp", "prize_pool", "added", "months"),
    [
        ("charity", 0, 0, 490_00, {}),
        # Heat: 5 fees of $15; second, in December: 3 of $10, one in a voucher.
        # Buy-ins 5 x $50, a re-buy of $20, 3 x $60. The house adds $100 to the final.
        ("series", 105_00, 450_00, 100_00, {"2026-11": 75_00, "2026-12": 30_00}),
        ("joint", 0, 133_32, 0, {}),
        ("split", 30_00, 240_00, 25_00, {"2026-11": 30_00}),
    ],
)
def test_every_cent_is_where_it_belongs(name: str, agp: int, prize_pool: int, added: int, months: Any) -> None:
    figures = last(name)
    assert (figures["agp"], figures["prize_pool"], figures["house_additions"]) == (agp, prize_pool, added)
    assert (figures["paid"], figures["pools"], figures["months"]) == (prize_pool + added, 0, months)
    assert figures["concluded"]
    entrants = figures["entrants"]
    assert sum(entrant["fee"] for entrant in entrants) == agp
    twice = 45_00 if name == "series" else 0  # The voucher for the free final was bought in once, at the heat.
    assert sum(entrant["buy_in"] for entrant in entrants) - twice == prize_pool
    assert sum(entrant["won"] for entrant in entrants) == figures["paid"]


def test_the_playthroughs_see_nearly_every_event() -> None:
    seen = set()
    for name in EVENINGS:
        for line in (FOLDER / f"{name}{GOLDEN}").read_text(encoding="utf-8").splitlines():
            seen.add(json.loads(line).get("event"))
    elsewhere = {  # in tests/clauses and tests/tournament
        "division-answered", "players-moved", "points-recorded", "break-called", "time-called", "offer-declined",
        "split-stopped", "voucher-re-awarded", "table-broken", "forms-filed",
    }  # fmt: skip
    assert set(EVENTS) - seen == elsewhere
