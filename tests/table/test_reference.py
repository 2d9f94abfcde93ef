"""The reference in docs/reference says what the code says, and leaves nothing out."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

import pytest
from tests.support import croupier
from tools.reference import COMMAND, PAGES, ROOT, description, pages, refusals, stale
from tools.reference_words import COMMAND_WORDS, EVENT_WORDS

from croupier.rules.book.library import all_clauses, authority
from croupier.rules.in_force.policy_model import GROUPS
from croupier.table import ALLOWED, COMMANDS, EVENTS, PRESETS, VERSIONS, Phase
from croupier.table.ball import BallIs
from croupier.table.books import CHIPS, COUPONS, DROP, WIN


def test_the_pages_are_fresh() -> None:
    assert not stale(), f"{[str(path.relative_to(ROOT)) for path in stale()]} are stale; run: {COMMAND}"


@pytest.mark.parametrize(("kinds", "words"), [(COMMANDS, COMMAND_WORDS), (EVENTS, EVENT_WORDS)])
def test_every_command_and_every_event_is_described(kinds: Mapping[str, type], words: Mapping[str, str]) -> None:
    """By its own docstring, or in tools/reference_words.py; and what it is comes before what its fields are."""
    said = {name: description(name, kind, words) for name, kind in kinds.items()}
    silent = [name for name, text in said.items() if not text or text.startswith("`")]
    assert not silent, f"say in its docstring or in tools/reference_words.py what these are: {silent}"
    assert set(words) <= set(kinds), "words for what no longer exists"


def page(name: str) -> str:
    return pages()[PAGES / name]


def test_every_command_has_its_section_with_roles_and_phases() -> None:
    text = page("commands.md")
    for name, kind in COMMANDS.items():
        section = text.partition(f"\n## {name}\n")[2].partition("\n## ")[0]
        assert all(f"`{role}`" in section for role in authority()[name])
        assert "Allowed: " in section
        assert all(f"| `{field}` |" in section for field in kind.__dataclass_fields__)
        assert ALLOWED[kind]


def test_every_event_has_its_section_with_its_version_and_fields() -> None:
    text = page("events.md")
    for name, kind in EVENTS.items():
        section = text.partition(f"\n## {name}/{VERSIONS[name]}\n")[2].partition("\n## ")[0]
        assert "Entries" in section
        assert all(f"| `{field}` |" in section for field in kind.__dataclass_fields__)


def test_every_refusal_has_its_section_with_a_message() -> None:
    text = page("refusals.md")
    for code, messages in refusals("table", "rules", "script").items():
        assert f"\n## {code}\n" in text
        assert messages, f"{code} has no message that can be read off the source"


def test_money_moves_are_told_in_words() -> None:
    """A few that an auditor would look up first."""
    text = page("events.md")
    assert "- `players` → `drop-box/receipts` or `drop-box/cash`: `amount`" in text
    assert "- `layout/SEAT` → `float`: `amount`, for each in `collected` and `prison_lost`" in text
    assert "- the entries of `seat-paid`, the other way round" in text


# --- docs/table.md, which is written by hand

TABLE_PAGE = ROOT / "docs" / "table.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TABLE_PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_transcript_of_the_page_runs_and_says_what_the_page_says() -> None:
    (transcript,), (said,) = blocks("jsonl"), blocks("json")
    told = croupier("script", "-", stdin=transcript).out.splitlines()
    assert [line for line in said.splitlines() if line not in told] == []
    assert json.loads(told[-1])["phase"] == "closed"
    assert told[-1] == said.splitlines()[-1]
    assert [line for line in told if "refused" in json.loads(line)] == [said.splitlines()[0]]


def test_the_page_speaks_of_commands_events_phases_and_clauses_that_exist() -> None:
    text = TABLE_PAGE.read_text(encoding="utf-8")
    table = text.partition("## The round")[2].partition("## Who")[0]
    known = {*COMMANDS, *EVENTS, *Phase, *PRESETS, *BallIs, *GROUPS, "total", "number"}
    assert set(re.findall(r"`([a-z-]+)`", table)) <= known
    cited = set(re.findall(r"\b(?:CO|SD|H)-[^\s,|]+", table))
    assert cited <= {clause.id for _, clause in all_clauses()}
    assert {phase for phase in Phase if f"`{phase}`" not in table} == set()


def test_the_page_has_every_step_of_the_law_in_its_table() -> None:
    """Every command of the round itself, and every step of every automation set."""
    text = TABLE_PAGE.read_text(encoding="utf-8")
    steps = set().union(*PRESETS.values()) - {"count-turns", "ball-off-track"}
    table = text.partition("## The round")[2].partition("## Who")[0]
    assert [step for step in sorted(steps) if f"`{step}`" not in table] == []
    automation = text.partition("## Who")[2].partition("## Money")[0]
    assert [step for step in sorted(PRESETS["automatic"]) if f"`{step}`" not in automation] == []


def test_the_page_has_every_account_of_the_books() -> None:
    text = TABLE_PAGE.read_text(encoding="utf-8").partition("## Money")[2]
    assert [name for name in (*CHIPS, *DROP, *WIN, *COUPONS) if f"`{name}" not in text] == []
