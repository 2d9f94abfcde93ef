"""Corners where money could be lost or play could stop for good: each tournament here goes on to its end."""

from __future__ import annotations

from typing import Any

from tests.tournament.hall_support import Evening, event, plan

LATER = "2026-12-01"
TWO_ROUNDS = [{"spins": 20, "advance": 3}, {"spins": 20}]
THREE_PLACES = [{"place": 1, "share": 50_00}, {"place": 2, "share": 30_00}, {"place": 3, "share": 20_00}]


def entered(people: str = "ABC", **changes: Any) -> Evening:
    """One event with a buy-in of $50; `changes` are of the event, `rules` of the tournament."""
    rules = changes.pop("rules", {})
    evening = Evening(plan(event(buy_in=50_00, **changes), **rules)).ready()
    for person in people:
        evening.register(person)
    return evening


def agreed(evening: Evening) -> None:
    """All who are left say yes."""
    left = [player.entry for player in evening.state.events["E1"].still_in()]
    evening.do("ask-for-split", event="E1", entry=left[0])
    for entry in left:
        evening.do("give-split-notice", event="E1", entry=entry)
        evening.do("answer-split", event="E1", entry=entry, agree=True)


def two_of_three_left() -> Evening:
    """A and B are left after the first of two rounds, C is third; $150 are in the pool."""
    evening = entered(rounds=TWO_ROUNDS, prizes=THREE_PLACES, rules={"splits": True})
    evening.start()
    evening.do("end-round", event="E1", points={"1": 100, "2": 50, "3": 0})
    return evening


def won(evening: Evening) -> list[tuple[int, int]]:
    return [(award.entry, award.amount) for award in evening.state.awards.values() if award.status != "cancelled"]


def concluded(evening: Evening, **fields: Any) -> None:
    evening.pay_all()
    evening.do("conclude-tournament", date="2026-12-02", **fields)
    assert evening.money["pools"] == 0


# --- agreements


def test_an_agreement_leaves_the_prize_of_a_player_who_was_out() -> None:
    evening = two_of_three_left()
    agreed(evening)
    refusal = evening.refused("confirm-split", event="E1", shares={"1": 75_00, "2": 75_00})
    assert (refusal.code, refusal.facts["cash"]) == ("split_sum", 120_00)
    evening.do("confirm-split", event="E1", shares={"1": 60_00, "2": 60_00})
    evening.do("award-prizes", event="E1")
    assert won(evening) == [(1, 60_00), (2, 60_00), (3, 30_00)]
    concluded(evening)


def test_a_party_to_an_agreement_who_is_disqualified_has_no_share() -> None:
    evening = two_of_three_left()
    agreed(evening)
    evening.do("confirm-split", event="E1", shares={"1": 20_00, "2": 100_00})
    evening.do("report-concurrent-entries", entries=[2, 3], found="the same face")
    evening.do("award-prizes", event="E1")
    assert won(evening) == [(1, 20_00)]
    evening.do("award-prizes", event="E1")
    assert won(evening) == [(1, 20_00), (1, 130_00)]
    concluded(evening)


# --- prizes


def test_several_cash_prizes_of_one_place_add_up_in_any_order() -> None:
    prizes = [{"place": 1, "amount": 50_00}, {"place": 1, "share": 25_00}, {"place": 2, "share": 75_00}]
    for order in ([0, 1, 2], [1, 0, 2], [2, 1, 0]):
        evening = entered(prizes=[prizes[at] for at in order])
        evening.start()
        evening.finish([300, 200, 100])
        evening.do("award-prizes", event="E1")
        assert won(evening) == [(1, 75_00), (2, 75_00)]


def test_the_next_in_rank_wins_when_the_only_winner_is_disqualified() -> None:
    cup = {"place": 2, "goods": "a cup", "value": 9_00}
    evening = entered("ABCD", prizes=[{"place": 1, "share": 100_00}, cup])
    evening.start()
    evening.finish([400, 300, 200, 100])
    evening.do("award-prizes", event="E1")
    evening.do("report-concurrent-entries", entries=[1, 4], found="the same face")
    evening.do("award-prizes", event="E1")
    cash = [(award.entry, award.amount) for award in evening.state.awards.values() if award.kind == "cash"]
    assert cash == [(1, 200_00), (2, 200_00)]
    assert sum(award.kind == "goods" for award in evening.state.awards.values()) == 1
    concluded(evening)


def two_events_awarded(**rules: Any) -> Evening:
    """A won the first event, B the second and last; nothing is paid yet."""
    both = event(buy_in=50_00), event("E2", buy_in=50_00, date=LATER)
    evening = Evening(plan(*both, **rules)).ready()
    for person in "ABC":
        evening.register(person)
    evening.start()
    evening.finish([300, 200, 100])
    evening.do("award-prizes", event="E1")
    evening.register("B", "E2")
    evening.start("E2", date=LATER)
    evening.finish([5], "E2")
    evening.do("award-prizes", event="E2")
    return evening


def test_what_comes_back_to_an_early_pool_reaches_the_last_one_even_after_its_awards() -> None:
    evening = two_events_awarded()
    evening.do("report-concurrent-entries", entries=[1, 3], found="the same face")
    evening.do("carry-forward", event="E1", to="E2")
    evening.do("award-prizes", event="E2")
    assert won(evening) == [(2, 50_00), (2, 150_00)]
    concluded(evening, winner=2)


def test_a_voucher_does_not_go_back_into_a_pool_that_is_awarded_for_good() -> None:
    """The prizes over all are the last pool here: an event's own pool cannot be awarded twice."""
    voucher = [{"place": 1, "voucher": "E2", "value": 50_00}]
    both = event(buy_in=50_00, prizes=voucher), event("E2", buy_in=50_00, date=LATER)
    overall = [{"place": 1, "share": 100_00}]
    evening = Evening(plan(*both, prizes=overall, unused_vouchers="re-award")).ready()
    evening.register("A")
    evening.start()
    evening.finish([300])
    evening.do("award-prizes", event="E1")
    evening.register("B", "E2")
    evening.start("E2", date=LATER)
    evening.finish([5], "E2")
    evening.do("award-prizes", event="E2")
    evening.do("award-prizes", event="overall")
    back = {"voucher": 1, "reason": "A is ill"}
    assert evening.refused("re-award-voucher", **back, to="E2").code == "already_awarded"
    evening.do("re-award-voucher", **back, to="overall")
    evening.do("award-prizes", event="overall")
    concluded(evening, winner=2)
