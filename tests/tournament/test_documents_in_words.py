"""What a new tournament begins with, printed in every language: nothing twice, and nothing in another language."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from croupier.paper.words import tournament_words
from croupier.rules.book.library import tournament_templates
from croupier.tournament import plan_from
from croupier.tournament.plan.document import RulesDocument, rules_document
from croupier.web.tournaments.beginning import templates
from croupier.words.shelves import languages

KNOWN: dict[str, Any] = {
    "name": "2026", "licensees": ["1"], "premises": [{"name": "2", "licence": "3", "checklist_signed_by": "4"}],
    "chips": {"approval": "5", "approved_by": "6"}, "structure": {"limit": 100_00, "limit_source": "7"},
}  # fmt: skip


def printed(template: str, language: str) -> RulesDocument:
    said = tournament_words(language)
    (begun,) = [one["rules"] for one in templates({}, (), "2026-11-01", said) if one["template"] == template]
    joint = {"licensees": ["1", "2"], "responsible": "1"} if template == "joint" else {}
    rules = {**begun, **KNOWN, **joint, "house_rules": {**begun["house_rules"], "casino": "8"}}
    for each in rules["events"]:
        for prize in each["prizes"]:
            prize.update({"goods": "9"} if "goods" in prize else {})
    return rules_document(plan_from(rules), 1, "d" * 64, said)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("template", tournament_templates())
def test_nothing_stands_there_twice(template: str, language: str) -> None:
    document = printed(template, language)
    lines = Counter(line.strip() for section in document.sections for line in section.lines)
    assert [line for line, times in lines.items() if times > 1] == []
    assert all(lines)


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
@pytest.mark.parametrize("template", tournament_templates())
def test_no_line_is_in_english_but_the_prescribed_one(template: str, language: str) -> None:
    """What has a word in it is said otherwise than in English; the statement is the regulation's own."""
    said, english = printed(template, language), printed(template, "en")
    headings = [section.heading for section in english.sections]
    texts = [(said.sections[at].lines, english.sections[at].lines, heading) for at, heading in enumerate(headings)]
    same = [line for mine, other, heading in texts if heading != "House rules" for line in set(mine) & set(other)]
    assert [line for line in same if not line.startswith("Final: ")] == []  # so it is called in Spanish too
    text = said.as_text(tournament_words(language))
    for word in ("How we", "Version 1 of", "entry", "count ", "central screen"):
        assert word not in text
