"""docs/tournaments.md is true: its examples run, and it describes every command and every key of a plan."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from tests.cli.test_docs import FENCE, examples
from tests.support import croupier
from tests.tournament.hall_support import event, plan

from croupier.rules.book.library import tournament_authority
from croupier.tournament import COMMANDS, EVENTS, Plan, plan_from
from croupier.tournament.plan.document import printed_readings
from croupier.words.shelves import text

DOCUMENT = (Path(__file__).parents[2] / "docs" / "tournaments.md").read_text(encoding="utf-8")


def test_every_example_prints_what_the_document_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for _, name, body in FENCE.findall(DOCUMENT):
        if name:
            Path(name).write_text(body, encoding="utf-8")
    shown = list(examples(DOCUMENT))
    assert len(shown) >= 2
    for example in shown:
        program, *args = shlex.split(example.command)
        assert program == "croupier"
        assert croupier(*args).out == example.output


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_is_described_with_its_roles(name: str) -> None:
    (row,) = [line for line in DOCUMENT.splitlines() if line.startswith(f"| `{name}` |")]
    roles, text = (part.strip() for part in row.split("|")[2:4])
    assert roles == ", ".join(tournament_authority()[name])
    assert text.endswith((".", "`."))


def test_whatever_directors_are_told_to_press_is_on_the_page() -> None:
    """By the page's own words; the steps themselves are taken in tests/browser/test_directors_guide.py."""
    section = DOCUMENT.partition("## For directors")[2].partition("\n## ")[0]
    told = {" ".join(name.split()) for name in re.findall(r"\*\*(.+?)\*\*", section, flags=re.DOTALL)}
    lines = [line for shelf in ("tournament", "console", "forms") for line in text("en", shelf).splitlines()]
    words = {re.split(r" = |\] ", line)[-1].partition(" {")[0] for line in lines}
    assert len(told) > 40
    assert not told - words


def test_every_event_is_named() -> None:
    missing = [name for name in EVENTS if f"`{name}`" not in DOCUMENT]
    assert not missing


def test_every_reading_is_printed_where_it_matters() -> None:
    goods = [{"item": "food", "kind": "buy-in", "value": 50_00}]
    voucher = [{"place": 1, "voucher": "E2", "value": 10_00}]
    rich = plan(event(fee=5_00, buy_in=50_00, goods=goods, prizes=voucher), event("E2", date="2026-12-01"), splits=True)
    joint = plan(licensees=["Gulch", "Lode"], responsible="Lode")
    printed = {name for rules in (rich, joint) for name in printed_readings(plan_from(rules))}
    assert printed == {f"F{number}" for number in range(1, 27)}
    assert "F1" not in printed_readings(plan_from(rich))
    assert "F7" not in printed_readings(plan_from(joint))
    assert "F26" not in printed_readings(plan_from(plan(event(on_tables=True))))


def keys_of(kind: type) -> Iterator[str]:
    hints = get_type_hints(kind)
    for field in fields(kind):
        yield field.name
        for part in (hints[field.name], *get_args(hints[field.name])):
            if is_dataclass(part):
                yield from keys_of(part)  # type: ignore[arg-type]


def test_every_key_of_a_plan_is_described() -> None:
    missing = sorted({key for key in keys_of(Plan) if f"`{key}`" not in DOCUMENT})
    assert not missing


def test_the_shape_of_the_last_line_is_shown() -> None:
    figures: Any = ('"agp"', '"prize_pool"', '"paid"', '"entrants"', '"months"')
    assert all(figure in DOCUMENT for figure in figures)
