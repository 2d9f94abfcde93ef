"""`croupier demo`: a demonstration round of each rulebook."""

from __future__ import annotations

from tests.support import croupier

from croupier.rules import RULEBOOKS, rulebook


def test_every_rulebook_plays_one_round() -> None:
    rounds = croupier("demo", "--json").json["rounds"]
    assert [played["rulebook"] for played in rounds] == list(RULEBOOKS)


def test_the_house_round_pays_the_zero_split_17_to_1_and_the_five_6_to_1() -> None:
    house = croupier("demo", "--json").json["rounds"][0]
    assert [(row["bet"], row["result"], row["winnings"]) for row in house["rows"]] == [
        ("split-0-00", "won", 3400),
        ("corner-17-18-20-21", "lost", 0),
        ("red", "lost", 0),
        ("five-0-00-1-2-3", "won", 1800),
    ]


def test_the_colorado_round_shows_in_prison() -> None:
    colorado = croupier("demo", "--json").json["rounds"][2]
    assert colorado["outcomes"] == ["0", "19"]
    assert [(row["result"], row["returned"]) for row in colorado["rows"]] == [
        ("half", 1250),
        ("released", 1000),
        ("lost", 0),
    ]


def test_for_people_it_tells_the_story_of_each_round() -> None:
    answer = croupier("demo")
    assert answer.code == 0
    assert all(rulebook(key).source.title in answer.out for key in RULEBOOKS)
    assert "seat 1 takes half" in answer.out
    assert "* assumed" in answer.out
    assert all(len(line) <= 80 for line in answer.out.splitlines())
