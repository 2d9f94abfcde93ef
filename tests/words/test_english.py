"""What the engine says by itself, with the standard library alone, is what the English catalogue says."""

from __future__ import annotations

from string import Formatter

import pytest

from croupier.live.reports import story_english
from croupier.rules import readings
from croupier.tournament.plan import english as tournament_english
from croupier.words.catalogue import catalogue
from croupier.words.english import English


@pytest.mark.parametrize("english", [tournament_english.ENGLISH, story_english.ENGLISH], ids=["tournament", "story"])
@pytest.mark.parametrize("count", [1, 2, 1200])
def test_both_say_the_same(english: English, count: int) -> None:
    said = catalogue("en", "paper-tournament", "paper-forms", "story")
    for id_, text in english.texts.items():
        facts: dict[str, object] = {"count": count}
        for _, name, spec, _ in Formatter().parse("".join(text)):
            if name and name != "count":
                facts[name] = 62.5 if spec else f"<{name}>"
        assert said(id_, **facts) == english(id_, **facts), id_


def test_readings_for_tournaments_are_those_of_the_law() -> None:
    said = catalogue("en", "paper-tournament", "paper-forms", "story")
    told = said.under("tournament-reading")
    known = {name: f"{reading.question} {reading.answer}" for name, reading in readings().items() if name in told}
    assert known == {name: text.replace("’", "'") for name, text in told.items()}
