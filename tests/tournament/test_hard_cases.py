"""Corners where money could be lost or play could stop for good: each tournament here goes on to its end."""

from __future__ import annotations

import datetime as dt
from typing import Any

from tests.tournament.hall_support import START_DAY, Evening, event, plan

from croupier.live.moments import stamp
from croupier.tournament import standings
from croupier.web.tournaments.view import clock_json, current_event

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
    evening.end_round({"1": 100, "2": 50, "3": 0})
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


def test_an_agreement_is_over_when_play_has_gone_on() -> None:
    evening = entered(rounds=[*TWO_ROUNDS[:1], *TWO_ROUNDS], rules={"splits": True})
    evening.start()
    evening.end_round({"1": 100, "2": 50, "3": 40})
    agreed(evening)
    evening.do("advance-players", event="E1")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    shares = {"1": 50_00, "2": 50_00, "3": 50_00}
    assert evening.refused("confirm-split", event="E1", shares=shares).code == "split_not_now"
    evening.end_round({"1": 100, "2": 90, "3": 80})
    assert evening.refused("confirm-split", event="E1", shares=shares).code == "split_not_now", "a round later"
    agreed(evening)
    evening.do("confirm-split", event="E1", shares=shares)


def test_an_agreement_is_over_when_somebody_is_out_since() -> None:
    rounds = [{"spins": 20, "advance": 2, "per": "event"}, {"spins": 20}]
    evening = entered(rounds=rounds, rules={"splits": True})
    evening.start()
    evening.end_round({"1": 100, "2": 50, "3": 40})
    agreed(evening)
    evening.do("advance-players", event="E1")
    shares = {"1": 50_00, "2": 50_00, "3": 50_00}
    assert evening.refused("confirm-split", event="E1", shares=shares).code == "split_not_now"


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


def test_prizes_without_a_pool_are_awarded_before_the_end() -> None:
    """Goods, or what the house promised: no money lies there to remind anybody."""
    evening = Evening(plan()).ready()
    evening.register("A")
    evening.start()
    evening.finish([1])
    assert evening.refused("conclude-tournament", date="2026-11-21").code == "not_awarded"
    evening.do("award-prizes", event="E1")
    concluded(evening)


# --- entries


def test_nobody_comes_in_after_the_final_or_as_a_newcomer_in_the_middle() -> None:
    evening = entered(rounds=TWO_ROUNDS, prizes=THREE_PLACES, rules={"re_entries": 1})
    evening.start()
    evening.end_round({"1": 100, "2": 50, "3": 0})
    again = {"event": "E1", "date": START_DAY, "buy_in": [{"amount": 50_00}]}
    new = {"person": "Z", "name": "Zoe", "identity": "ID Z"}
    assert evening.refused("register", **again, **new).code == "registration_closed"
    evening.do("advance-players", event="E1")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    evening.end_round({"1": 100, "2": 0})
    late = {"person": "C", "name": "Player C", "identity": "ID C"}
    assert evening.refused("register", **again, **late).code == "registration_closed"
    evening.do("advance-players", event="E1")
    assert [place.entry for place in standings(evening.state, "E1")] == [1, 2, 3]


def test_who_comes_in_again_before_the_cut_plays_the_next_round() -> None:
    for cut in ({"advance": 1, "per": "table"}, {"advance": 2, "per": "event"}):
        evening = entered("ABCD", rounds=[{"spins": 20, **cut}, {"spins": 20}], tables=["1"], rules={"re_entries": 1})
        evening.start()
        evening.end_round({"1": 300, "2": 200, "3": 0, "4": 0})
        evening.register("C")
        evening.register("D")
        evening.do("advance-players", event="E1")
        left = {player.entry for player in evening.state.events["E1"].still_in()}
        assert left >= {1, 5, 6}, "they paid for a round that they have not had"
        evening.seat()
        assert evening.counts()["5"] == 1000


def test_cash_beside_a_voucher_for_a_free_place_is_not_swallowed() -> None:
    voucher = [{"place": 1, "voucher": "E2", "value": 50_00}]
    free = event("E2", date=LATER, prizes=[{"place": 1, "share": 100_00}])
    evening = Evening(plan(event(buy_in=50_00, prizes=voucher), free)).ready()
    evening.register("A")
    evening.start()
    evening.finish([1])
    evening.do("award-prizes", event="E1")
    place = {"event": "E2", "person": "A", "name": "A", "identity": "ID A", "date": LATER, "voucher": 1}
    assert evening.refused("register", **place, buy_in=[{"amount": 7_77}]).code == "buy_in_amount"
    evening.do("register", **place)


# --- play


def test_an_event_in_which_everybody_lost_everything_is_over() -> None:
    evening = entered(rounds=[{"spins": 20, "advance": 2, "per": "event"}, {"spins": 20}])
    evening.start()
    evening.end_round({"1": 0, "2": 0, "3": 0})
    evening.do("advance-players", event="E1")
    evening.do("award-prizes", event="E1")
    concluded(evening)


def round_without(evening: Evening, *absent: int) -> None:
    """Seats are drawn, and all but these come and play."""
    evening.do("draw-seats", event="E1", seed="s")
    for player in evening.state.events["E1"].still_in():
        if player.entry not in absent:
            person = evening.state.entries[player.entry].person
            evening.do("take-seat", event="E1", entry=player.entry, person=person)
    evening.do("start-round", event="E1", counts=evening.counts())


def test_who_never_came_is_placed_behind_those_who_played() -> None:
    evening = entered(prizes=THREE_PLACES[:2])
    evening.do("start-event", event="E1", date=START_DAY)
    round_without(evening, 1)
    evening.end_round({"2": 900, "3": 0})
    evening.do("advance-players", event="E1")
    assert [place.entry for place in standings(evening.state, "E1")] == [2, 3, 1]
    evening.do("award-prizes", event="E1")
    assert won(evening) == [(2, 93_75), (3, 56_25)]
    evening.replayed()


def test_who_was_not_there_a_round_earlier_had_no_points_then() -> None:
    rounds = [{"spins": 20, "advance": 4}, *TWO_ROUNDS]
    for absent, expected in ((1, [2, 3, 1]), (2, [2, 1, 3])):
        evening = entered(rounds=rounds)
        evening.do("start-event", event="E1", date=START_DAY)
        round_without(evening, *([1] if absent == 1 else []))
        points = {"1": 700, "2": 900, "3": 800}
        evening.end_round({k: v for k, v in points.items() if k != str(absent) or absent == 2})
        evening.do("advance-players", event="E1")
        round_without(evening, *([2] if absent == 2 else []))
        again = {"1": 600, "3": 500} if absent == 2 else {"1": 500, "2": 500, "3": 500}
        evening.end_round(again)
        evening.do("advance-players", event="E1")
        round_without(evening)
        evening.end_round({"1": 400, "2": 400, "3": 400})
        assert [place.entry for place in standings(evening.state, "E1")] == expected


def test_after_the_last_round_no_chips_are_sold() -> None:
    more = {"price": 10_00, "points": 5000, "allowed": 1, "until_round": 2}
    evening = entered(rounds=TWO_ROUNDS, re_buys=more, add_ons=more)
    evening.start()
    evening.end_round({"1": 300, "2": 200, "3": 100})
    evening.do("advance-players", event="E1")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    evening.end_round({"1": 300, "2": 200, "3": 0})
    for offer in ("re-buy", "add-on"):
        assert evening.refused("open-offer", event="E1", offer=offer).code == "round_played"
    evening.do("advance-players", event="E1")
    assert [place.entry for place in standings(evening.state, "E1")] == [1, 2, 3]


def test_after_an_agreement_no_chips_are_sold() -> None:
    more = {"price": 10_00, "points": 5000, "allowed": 1}
    evening = entered(rounds=TWO_ROUNDS, add_ons=more, rules={"splits": True})
    evening.start()
    evening.end_round({"1": 300, "2": 200, "3": 100})
    evening.do("open-offer", event="E1", offer="add-on")
    agreed(evening)
    evening.do("confirm-split", event="E1", shares={"1": 50_00, "2": 50_00, "3": 50_00})
    bought = {"event": "E1", "entry": 1, "offer": "add-on", "date": START_DAY, "payment": [{"amount": 10_00}]}
    assert evening.refused("buy-chips", **bought).code == "event_over"


def test_a_number_of_an_entry_has_a_length() -> None:
    evening = entered()
    evening.start()
    assert evening.refused("end-round", event="E1", points={"9" * 5000: 1}).code == "bad_command"


def test_a_break_in_a_round_is_over_when_the_players_are_back() -> None:
    evening = entered(on_tables=True, rounds=[{"spins": 2}], tables=["1"])
    evening.do("start-event", event="E1", date=START_DAY)
    evening.open_table("1")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    evening.at_table("1", "open-betting")
    evening.spin("1", "5")
    evening.do("call-break", event="E1")
    players = evening.state.events["E1"].players
    first, second, _ = sorted(players.values(), key=lambda player: player.seat)

    def bet(player: Any) -> Any:
        name = evening.state.entries[player.entry].name
        return evening.at_table("1", "place-wager", seat=player.seat, bet="red", stake=100, by=("player", name))

    for refused in (bet(first), evening.at_table("1", "spin-ball")):
        assert refused is not None
        assert refused.code == "break_called"
    evening.do("take-seat", event="E1", entry=first.entry, person=evening.state.entries[first.entry].person)
    assert bet(first) is None
    refused = bet(second)
    assert refused is not None
    assert refused.code == "break_called", "nobody knows yet who sits there"
    assert evening.state.events["E1"].break_since
    evening.sit()
    assert not evening.state.events["E1"].break_since
    assert bet(second) is None
    evening.spin("1", "7")
    evening.do("end-round", event="E1")


def test_a_break_stops_the_clock() -> None:
    """Ten minutes are ten minutes of play, however long players stand about in between."""
    evening = entered(rounds=[{"minutes": 10, "spins_at_least": 20}])
    evening.start()

    def after(seconds: int) -> int:
        evening.clock.at = stamp(dt.datetime.fromisoformat(evening.clock.at) + dt.timedelta(seconds=seconds))
        left: int = clock_json(evening.hall, "E1", evening.clock.at)["seconds_left"]
        return left

    at_first = after(60)
    evening.do("call-break", event="E1")  # each command takes a second
    in_break = after(0)
    assert at_first - in_break == 1
    assert after(900) == in_break
    evening.do("call-break", event="E1")
    assert after(900) == in_break, "a break that is called again began when it began"
    evening.sit()
    assert after(0) == in_break
    assert after(100) == in_break - 100
    evening.do("call-break", event="E1")
    assert after(500) == in_break - 101
    evening.sit()
    assert after(0) == in_break - 101
    evening.replayed()


def test_who_is_barred_in_the_middle_of_a_round_leaves_the_table_at_its_end() -> None:
    evening = entered("ABC", on_tables=True, rounds=[{"spins": 1, "advance": 3}, {"spins": 1}], tables=["1"])
    evening.do("start-event", event="E1", date=START_DAY)
    evening.open_table("1")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    evening.at_table("1", "open-betting")
    player = evening.state.events["E1"].players[1]
    bet = {"seat": player.seat, "bet": "red", "stake": 100, "by": ("player", "Player A")}
    assert evening.at_table("1", "place-wager", **bet) is None
    evening.do("report-concurrent-entries", entries=[1, 2], found="the same face")
    evening.spin("1", "1")
    evening.do("end-round", event="E1")
    table = evening.tables.table("1")
    assert table is not None
    assert table.seats == {}
    assert not any(table.rack(seat) for seat in (1, 2, 3))


# --- rules


def test_what_everybody_entered_under_does_not_change() -> None:
    overall: dict[str, Any] = {"one_pool": True, "prizes": [{"place": 1, "share": 60_00}, {"place": 2, "share": 40_00}]}
    cup = [{"place": 1, "goods": "a cup", "value": 9_00}]
    evening = Evening(plan(event(buy_in=50_00, prizes=cup), **overall)).ready()
    evening.register("A")
    evening.register("B")
    evening.start()
    evening.finish([200, 100])
    only_first = {"prizes": [{"place": 1, "share": 100_00}]}
    for changes in (only_first, {"ties": "share"}, {"splits": True}):
        changed = plan(event(buy_in=50_00, prizes=cup), **{**overall, **changes})
        assert evening.refused("publish-rules", rules=changed).code == "event_entered"
    evening.do("award-prizes", event="overall")
    assert won(evening) == [(1, 60_00), (2, 40_00)]


def test_an_event_that_is_put_off_still_needs_a_licence() -> None:
    hall = {"name": "Main hall", "licence": "R-1", "licensed_to": "2026-11-25", "checklist_signed_by": "S4"}
    late, in_time = (entered(rules={"premises": [hall]}) for _ in range(2))
    assert late.refused("start-event", event="E1", date="2026-11-26").code == "venue_not_licensed"
    in_time.do("start-event", event="E1", date="2026-11-25")


def test_the_wall_shows_an_event_that_the_rules_still_have() -> None:
    evening = Evening(plan(event(), event("E2", date=LATER)))
    evening.do("publish-rules", rules=plan(event("E0"), event("E2", date=LATER)))
    assert current_event(evening.state, None) == "E0"
