"""The sentences of refusals are read off the sources, and every catalogue has each of them."""

from __future__ import annotations

import ast
from collections import Counter
from typing import Any

import pytest
from tools.sentences import CATALOGUE, Sentence, catalogue, lacking, said_in, sentences, unread

from croupier.refusal import Phrase, Refused, Said
from croupier.words.catalogue import catalogue as words_of

WAYS = {
    "one sentence": (
        'raise Refused("bad_seat", "Sit down first.")',
        [Sentence("bad_seat", "Sit down first.", ("bad_seat",))],
    ),
    "one of several of a code": (
        'raise Refused("bad_seat.taken", "Seat {seat} is taken.", seat=seat)',
        [Sentence("bad_seat.taken", "Seat {seat} is taken.", ("bad_seat",))],
    ),
    "a code that is chosen": (
        'raise Refused("fee", "Pay first.", code="no_fee" if fee else "no_buy_in")',
        [Sentence("fee", "Pay first.", ("no_fee", "no_buy_in"))],
    ),
    "a code kept in a name": (
        'code = known_code(rules, "cash", "chips")\n    raise Refused("cash", "No cash.", code=code)',
        [Sentence("cash", "No cash.", ("cash", "chips"))],
    ),
    "a sentence made beforehand": (
        'said = Said("late", "Too late.")',
        [Sentence("late", "Too late.", ("late",))],
    ),
    "a phrase in a blank": (
        'what = Phrase("phrase.tip", "A tip")',
        [Sentence("phrase.tip", "A tip", ())],
    ),
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_a_sentence_is_read(way: str) -> None:
    source, told = WAYS[way]
    assert list(said_in(ast.parse(f"def decide(seat):\n    {source}\n"))) == told


def test_every_sentence_is_written_out() -> None:
    assert unread() == []


def test_every_blank_has_its_fact() -> None:
    assert lacking() == []


def test_an_id_has_one_sentence() -> None:
    texts = Counter(id_ for id_, _ in {(each.id, each.text) for each in sentences()})
    assert [id_ for id_, count in texts.items() if count > 1] == []


def test_the_english_catalogue_is_fresh() -> None:
    assert CATALOGUE.read_text(encoding="utf-8") == catalogue(), "run: make wire"


def test_english_says_the_facts_by_their_kinds() -> None:
    refused = Refused(
        "bad.all",
        "{stake:money} on {bets:and}, {left:points}, {sum}, {count:,} {what} or {roles:or}: {why}",
        stake=150,
        bets=["red", "17"],
        left=1,
        sum={"cents": 1_000_00},
        count=1200,
        what=Phrase("phrase.tip", "tips"),
        roles=["dealer", "cashier"],
        why=[Said("late", "Too late.")],
    )
    assert refused.message == "$1.50 on red and 17, 1 point, $1,000.00, 1,200 tips or dealer or cashier: Too late."
    assert (refused.code, refused.id) == ("bad", "bad.all")
    assert refused.facts["what"] == {"id": "phrase.tip", "message": "tips", "facts": {}}


def test_a_refusal_on_record_is_told_in_any_language() -> None:
    refused = Refused("above_maximum.with_this", "-", maximum=100_000, stake=100_050).as_json()
    assert words_of("de").told(refused).replace("\N{NO-BREAK SPACE}", " ") == (
        "Das Maximum ist 1.000,00 $ je Chance; damit wären es 1.000,50 $."
    )
    second = Refused("second_person.role", "-", name="Ann", allowed=["pit-supervisor", "slot-technician"]).as_json()
    assert words_of("de").told(second) == "Ann hat nicht die nötige Rolle: Tischaufsicht oder Automatentechnik."
    seat = Refused("nothing_there.bet", "-", seat=2, bet="dozen-1").as_json()
    assert words_of("de").told(seat) == "Platz 2 hat nichts auf erstes Dutzend."
    nothing = Refused("inspection_incomplete", "Answer every point; missing: {missing:list}.", missing=[])
    assert nothing.message == "Answer every point; missing: none."
    assert words_of("de").told(nothing.as_json()).endswith("; es fehlt: keine.")
    ring = [Phrase("times.none", "-", number="17"), Phrase("times.often", "-", number="19", count=3)]
    told = words_of("de").told(Refused("bad_wheel_numbers.ring", "-", told=ring).as_json())
    assert told == "Auf dem Ring: 17 fehlt, 19 3-mal."


def test_a_record_of_an_earlier_version_keeps_its_english() -> None:
    data: dict[str, Any] = {"code": "late_bet", "message": "Too late.", "clause": None, "facts": {}}
    assert words_of("de").told(data) == "Too late."
    assert Refused.told(data).as_json() == {**data, "id": ""}
    other = {**data, "id": "above_maximum.with_this", "facts": {"maximum": "much"}}
    assert words_of("de").told(other) == "Too late."
