"""Every sheet in a made-up language: whatever is still plain English on it comes from no catalogue.

What people wrote (names, reasons, notes) is Greek here, so that every word in plain Latin letters is one of ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from tests.paper.paper_support import POLICIES
from tools.made_up import TAG, write

from croupier.paper import Document, html
from croupier.paper.sheets.rules_print import players_copy
from croupier.paper.sheets.signs import pay_card, sign_sheet
from croupier.rules import TableRules, policy_from, table_rules
from croupier.words import catalogue, shelves

VARIATION = {
    "name": "Α-1",
    "title": "Άλλη πληρωμή",
    "decision": "temporary",
    "citation": "Κανόνας 47.1",
    "effective": "2026-07-01",
    "ends": "2026-10-01",
    "changes": {"bets.split.pays": 18},
}


@pytest.fixture(scope="module", autouse=True)
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The language is on the path as an installed package is."""
    folder = tmp_path_factory.mktemp("made-up")
    write(folder)
    caches = (shelves.shelves, shelves.languages, catalogue._read)

    def forget() -> None:
        for cache in caches:
            cache.cache_clear()

    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        forget()
        assert TAG in shelves.languages()
        yield
    forget()


def left_over(document: Document, *facts: str) -> list[str]:
    """Plain words of a sheet, apart from hashes, clauses in the margin, and what the law or the house calls itself."""
    assert document.lang == TAG
    shown = re.sub(r"(?s)<style>.*?</style>|<code>.*?</code>|<div class=\"clauses\">.*?</div>", " ", html(document))
    labels = re.findall(r'aria-label="([^"]*)"', shown)
    text = unescape(" ".join([re.sub(r"<[^>]*>", " ", shown), *labels]))
    for fact in sorted(facts, key=len, reverse=True):
        text = text.replace(fact, " ")
    return sorted({*re.findall(r"[A-Za-z_-]*[A-Za-z]{2}[A-Za-z_-]*", text)})


def greek(name: str) -> TableRules:
    """A table of the tests whose house writes Greek."""
    data: dict[str, Any] = {**POLICIES[name], "name": "Τραπέζι 12"}
    if "restriction" in data.get("tips", {}):
        data["tips"] = {**data["tips"], "restriction": "Ένα στοίχημα σε κάθε γύρο."}
    if name == "colorado":
        data |= {"variations": [VARIATION], "on": "2026-08-01"}
    policy = policy_from(data, name)
    return table_rules(policy.rulebook, policy=policy)


def of_the_law(rules: TableRules) -> tuple[str, ...]:
    source = rules.rulebook.source
    calls = (call.name.value for call in rules.rulebook.announced.values())  # French everywhere
    felt = (box.label for box in rules.layout.boxes if not box.label.isalpha())  # as it is printed on the table
    return (*felt, source.title, source.sections, source.version, *source.authority, *calls)


@pytest.mark.parametrize("name", sorted(POLICIES))
def test_signs_cards_and_rules_for_players(name: str) -> None:
    rules = greek(name)
    points = {"blue": 1000, "white": 5} if rules.policy.tournament else None
    sheets = {
        "players": players_copy(rules, TAG),
        "card": pay_card(rules, TAG),
        "sign": sign_sheet(rules, TAG, "a3", points),
    }
    assert {sheet: found for sheet, made in sheets.items() if (found := left_over(made, *of_the_law(rules)))} == {}
