"""An agreement among the last players: theirs to ask for, free, unanimous, about cash alone."""

from __future__ import annotations

from typing import Any

from tests.support import clause
from tests.tournament.hall_support import Evening, event, plan

from croupier.tournament import payout_form

PRIZES = [{"place": 1, "share": 60_00}, {"place": 2, "share": 40_00}, {"place": 3, "goods": "a cup", "value": 9_00}]


def two_left(*, splits: bool = True) -> Evening:
    """Three rounds are planned; after the first, three players are left with $200 in the pool."""
    rounds = [{"spins": 20, "advance": 3}, {"spins": 20}]
    evening = Evening(plan(event(buy_in=50_00, rounds=rounds, prizes=PRIZES), splits=splits)).ready()
    for person in "ABCD":
        evening.register(person)
    evening.start()
    evening.end_round({"1": 500, "2": 400, "3": 300, "4": 0})
    evening.do("advance-players", event="E1")
    return evening


def agreed(evening: Evening, *but: int) -> None:
    evening.do("ask-for-split", event="E1", entry=2, by=("player", "B"))
    for entry in (1, 2, 3):
        evening.do("give-split-notice", event="E1", entry=entry)
        if entry not in but:
            evening.do("answer-split", event="E1", entry=entry, agree=True)


SHARES: dict[str, Any] = {"event": "E1", "shares": {"1": 70_00, "2": 65_00, "3": 65_00}}


@clause("CO-2213.07(3)-a")
def test_all_who_are_left_agree_or_play_goes_on() -> None:
    refusal = two_left(splits=False).refused("ask-for-split", event="E1", entry=1)
    assert (refusal.code, refusal.clause) == ("split_not_allowed", "CO-2213.07(3)-a")
    evening = two_left()
    agreed(evening, 3)
    refusal = evening.refused("confirm-split", **SHARES)
    assert (refusal.code, refusal.clause, refusal.facts["missing"]) == ("not_unanimous", "CO-2213.07(3)-a", [3])
    evening.do("answer-split", event="E1", entry=3, agree=False)
    assert evening.refused("confirm-split", **SHARES).code == "not_unanimous"
    assert evening.refused("answer-split", event="E1", entry=3, agree=True).code == "not_unanimous"
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    assert not evening.state.events["E1"].over


@clause("CO-2213.07(3)-a")
def test_what_was_agreed_on_holds_only_until_play_goes_on() -> None:
    evening = two_left()
    agreed(evening)
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    assert evening.refused("confirm-split", **SHARES).code == "split_not_now"


@clause("CO-2213.07(3)-a")
def test_it_is_asked_for_between_the_rounds_of_an_event_that_is_played() -> None:
    evening = Evening(plan(event(buy_in=50_00, rounds=[{"spins": 20, "advance": 2}, {"spins": 20}]), splits=True))
    evening.ready()
    asking = {"event": "E1", "entry": 1}
    for person in "ABC":
        evening.register(person)
    assert evening.refused("ask-for-split", **asking).code == "split_not_now", "it has not begun"
    evening.start()
    assert evening.refused("ask-for-split", **asking).code == "split_not_now", "a game is on"
    evening.end_round({"1": 500, "2": 400, "3": 300})
    evening.do("advance-players", event="E1")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    evening.end_round({"1": 500, "2": 400})
    evening.do("advance-players", event="E1")
    assert evening.state.events["E1"].over
    assert evening.refused("ask-for-split", **asking).code == "split_not_now", "there is nothing left to end early"


@clause("CO-2213.07(3)(a)-a")
def test_prizes_in_goods_are_no_part_of_it_and_go_by_rank() -> None:
    evening = two_left()
    agreed(evening)
    refusal = evening.refused("confirm-split", **SHARES, goods=["a cup"])
    assert (refusal.code, refusal.clause) == ("non_cash_split", "CO-2213.07(3)(a)-a")
    evening.do("confirm-split", **SHARES)
    evening.do("award-prizes", event="E1")
    (cup,) = [award for award in evening.state.awards.values() if award.kind == "goods"]
    assert (cup.entry, cup.place) == (3, 3)


@clause("CO-2213.07(3)(b)-a")
def test_the_director_never_suggests_it() -> None:
    evening = two_left()
    refusal = evening.refused("ask-for-split", event="E1")
    assert (refusal.code, refusal.clause) == ("split_must_be_requested", "CO-2213.07(3)(b)-a")
    assert evening.refused("ask-for-split", event="E1", entry=4).code == "split_must_be_requested", "is out"
    for_another = evening.refused("ask-for-split", event="E1", entry=2, by=("player", "A"))
    assert for_another.code == "no_substitute", "the player who is named has asked"
    evening.do("ask-for-split", event="E1", entry=2)
    assert evening.state.events["E1"].split.asked_by == 2


@clause("CO-2213.07(3)(b)-b")
def test_everybody_hears_first_that_it_is_free_and_needs_all() -> None:
    evening = two_left()
    evening.do("ask-for-split", event="E1", entry=2)
    refusal = evening.refused("answer-split", event="E1", entry=1, agree=True)
    assert (refusal.code, refusal.clause) == ("notice_first", "CO-2213.07(3)(b)-b")
    (notice,) = evening.do("give-split-notice", event="E1", entry=1)
    assert "voluntary" in notice["notice"]
    assert "every remaining player" in notice["notice"]
    evening.do("answer-split", event="E1", entry=1, agree=True)
    other = evening.refused("answer-split", event="E1", entry=1, agree=True, by=("player", "B"))
    assert other.code == "no_substitute"


@clause("CO-2213.07(3)(b)-c")
def test_pressure_ends_it_for_good() -> None:
    evening = two_left()
    agreed(evening)
    assert evening.refused("stop-split", event="E1", reason="").code == "bad_command"
    evening.do("stop-split", event="E1", reason="B pressed C")
    for command, fields in (("confirm-split", SHARES), ("ask-for-split", {"event": "E1", "entry": 2})):
        refusal = evening.refused(command, **fields)
        assert (refusal.code, refusal.clause) == ("split_stopped_by_director", "CO-2213.07(3)(b)-c")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    on = evening.refused("ask-for-split", event="E1", entry=2)
    assert on.code == "split_stopped_by_director"
    assert not evening.state.events["E1"].over, "play has not ended, and goes on"
    evening.end_round({"1": 600, "2": 400, "3": 200})
    later = evening.refused("ask-for-split", event="E1", entry=2)
    assert (later.code, later.facts["reason"]) == ("split_stopped_by_director", "B pressed C"), "nor after the round"


@clause("CO-2213.07(3)(b)-c")
def test_while_a_game_is_on_nobody_is_pressed_for_an_end_of_it() -> None:
    evening = two_left()
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    assert evening.refused("ask-for-split", event="E1", entry=2).code == "split_not_now"
    assert evening.refused("stop-split", event="E1", reason="B pressed C").code == "no_split", "nobody has asked"
    assert not evening.state.events["E1"].split.asked_by


@clause("CO-2213.07(3)(c)-a")
def test_the_shares_of_a_deal_are_the_cash_that_is_left() -> None:
    evening = two_left()
    agreed(evening)
    for shares in ({"1": 70_00, "2": 65_00, "3": 64_99}, {"1": 100_00, "2": 100_00}, {"1": 201_00, "2": -1_00, "3": 0}):
        refusal = evening.refused("confirm-split", event="E1", shares=shares)
        assert (refusal.code, refusal.clause) == ("split_sum", "CO-2213.07(3)(c)-a")
    evening.do("confirm-split", **SHARES)


@clause("CO-2213.07(3)(c)-b")
def test_prizes_go_along_the_deal_and_the_record_names_who_got_what() -> None:
    evening = two_left()
    agreed(evening)
    evening.do("confirm-split", **SHARES)
    evening.do("award-prizes", event="E1")
    evening.pay_all()
    paid = {(line.name, line.amount) for line in payout_form(evening.state).lines if line.kind == "cash"}
    assert paid == {("Player A", 70_00), ("Player B", 65_00), ("Player C", 65_00)}
    evening.do("conclude-tournament", date="2026-11-21")
    evening.replayed()
