"""Playing an event: the entrant in person, chips on the table, more of them for everybody alike, and who is out."""

from __future__ import annotations

from typing import Any

from tests.support import clause
from tests.tournament.hall_support import COLOURS, START_DAY, Evening, event, plan

from croupier.tournament import standings

RE_BUY = {"price": 20_00, "points": 500, "allowed": 1, "until_round": 1}
TWO_ROUNDS = [{"spins": 20, "advance": 2}, {"spins": 20}]


def playing(people: str = "ABC", **changes: Any) -> Evening:
    """The first round is on."""
    rules = {key: changes.pop(key) for key in ("splits", "ties", "re_entries") if key in changes}
    evening = Evening(plan(event(buy_in=50_00, **{"rounds": TWO_ROUNDS, **changes}), **rules)).ready()
    for person in people:
        evening.register(person)
    evening.start()
    return evening


@clause("CO-2213.07(1)-b")
def test_more_chips_are_offered_to_everybody_or_to_nobody() -> None:
    evening = playing(re_buys=RE_BUY)
    evening.end_round({"1": 0, "2": 0, "3": 3000})
    buying = {"event": "E1", "entry": 1, "date": "2026-11-20", "payment": [{"amount": 20_00}]}
    early = evening.refused("buy-chips", **buying)
    assert (early.code, early.clause) == ("unequal_offer", "CO-2213.07(1)-b")
    for_one = evening.refused("open-offer", event="E1", offer="re-buy", entries=[1])
    assert (for_one.code, for_one.clause) == ("unequal_offer", "CO-2213.07(1)-b")
    evening.do("open-offer", event="E1", offer="re-buy")
    evening.do("buy-chips", **buying)
    evening.do("buy-chips", **{**buying, "entry": 2})
    assert [evening.state.events["E1"].players[n].pending for n in (1, 2, 3)] == [500, 500, 0]
    assert evening.state.pool("E1") == 3 * 50_00 + 2 * 20_00
    assert evening.refused("buy-chips", **buying).code == "offer_used_up"


@clause("CO-2213.07(1)-b")
def test_an_offer_is_one_for_all_between_games_and_as_long_as_the_rules_give_it() -> None:
    three = [{"spins": 20, "advance": 3}, {"spins": 20, "advance": 2}, {"spins": 20}]
    evening = playing(rounds=three, re_buys={**RE_BUY, "until_round": 2}, add_ons={**RE_BUY, "until_round": 3})
    offered = {"event": "E1", "offer": "re-buy"}
    assert evening.refused("open-offer", **offered).code == "game_running"
    evening.end_round({"1": 0, "2": 500, "3": 2500})
    evening.do("open-offer", **offered)
    again = evening.refused("open-offer", **offered)
    assert (again.code, again.facts["offer"]) == ("offer_open", "re-buy")
    buying = {**offered, "date": "2026-11-20", "payment": [{"amount": 20_00}]}
    with_chips = evening.refused("buy-chips", **buying, entry=2)
    assert with_chips.code == "has_chips", "a re-buy is not for one who has chips"
    evening.do("buy-chips", **buying, entry=1)
    evening.do("close-offer", event="E1")
    evening.do("advance-players", event="E1")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    assert evening.refused("buy-chips", **buying, entry=2).code == "chips_not_in_play"
    evening.end_round({"1": 500, "2": 400, "3": 2600})
    evening.do("advance-players", event="E1")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    evening.end_round({"1": 500, "3": 2500})
    over = {offer: evening.refused("open-offer", event="E1", offer=offer).code for offer in ("re-buy", "add-on")}
    assert over == {"re-buy": "round_played", "add-on": "round_played"}, "there is no game to come"


@clause("CO-2213.07(1)-b")
def test_after_the_last_round_that_the_rules_name_nothing_is_offered() -> None:
    three = [{"spins": 20, "advance": 3}, {"spins": 20, "advance": 2}, {"spins": 20}]
    evening = playing(rounds=three, re_buys=RE_BUY)
    evening.end_round({"1": 500, "2": 500, "3": 2000})
    evening.do("advance-players", event="E1")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    evening.end_round({"1": 500, "2": 500, "3": 2000})
    over = evening.refused("open-offer", event="E1", offer="re-buy")
    assert (over.code, over.facts["until_round"]) == ("offer_over", 1)
    assert evening.refused("open-offer", event="E1", offer="add-on").code == "no_offer", "the rules have none"


@clause("CO-2213.07(2)-a")
def test_a_player_without_chips_is_out_once_the_offer_has_lapsed_or_is_declined() -> None:
    evening = playing("ABCD", re_buys=RE_BUY)
    early = evening.refused("eliminate", event="E1", entry=1)
    assert (early.code, early.clause) == ("not_eliminated", "CO-2213.07(2)-a")
    evening.end_round({"1": 0, "2": 0, "3": 0, "4": 4000})
    assert evening.refused("advance-players", event="E1").code == "offer_undecided"
    evening.do("open-offer", event="E1", offer="re-buy")
    assert evening.refused("eliminate", event="E1", entry=1).code == "not_eliminated", "the offer is open"
    assert evening.refused("eliminate", event="E1", entry=4).code == "not_eliminated", "has chips"
    declined = evening.do("decline-offer", event="E1", entry=1, by=("player", "A"))
    assert [line["event"] for line in declined] == ["offer-declined", "players-eliminated"]
    evening.do("buy-chips", event="E1", entry=2, date="2026-11-20", payment=[{"amount": 20_00}])
    lapsed = evening.do("close-offer", event="E1")
    assert lapsed[-1]["entries"] == [3]
    assert [p.entry for p in evening.state.events["E1"].still_in()] == [2, 4]
    assert evening.refused("eliminate", event="E1", entry=4).facts["left"] == 4000, "also where nothing is offered"


@clause("CO-2213.07(2)-a")
def test_nobody_is_out_before_they_have_played_nor_while_a_game_is_on_nor_twice() -> None:
    evening = Evening(plan(event(buy_in=50_00, rounds=TWO_ROUNDS, re_buys=RE_BUY))).ready()
    for person in "ABCD":
        evening.register(person)
    evening.do("start-event", event="E1", date=START_DAY)
    out = {"event": "E1", "entry": 1}
    assert evening.refused("eliminate", **out).code == "not_eliminated", "has no chips yet, and has not played"
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    evening.do("record-points", event="E1", points={"1": 0}, by="system")
    assert evening.refused("eliminate", **out).code == "not_eliminated", "the game is on"
    evening.end_round({"1": 0, "2": 0, "3": 2000, "4": 2000})
    evening.do("open-offer", event="E1", offer="re-buy")
    evening.do("buy-chips", event="E1", entry=2, offer="re-buy", date="2026-11-20", payment=[{"amount": 20_00}])
    (declined, _) = evening.do("decline-offer", event="E1", entry=1)
    assert declined["event"] == "offer-declined"
    out_already = evening.refused("eliminate", **out)
    assert (out_already.code, out_already.clause) == ("not_eliminated", "CO-2213.07(2)-a")
    bought = evening.refused("eliminate", event="E1", entry=2)
    assert (bought.code, bought.facts["left"]) == ("not_eliminated", 500), "chips that were bought count"
    evening.do("close-offer", event="E1")
    evening.do("advance-players", event="E1")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    evening.do("record-points", event="E1", points={"3": 0}, by="system")
    assert evening.refused("eliminate", event="E1", entry=3).code == "not_eliminated", "the second game is on"


@clause("CO-2213.07(2)-a")
def test_where_the_offer_was_never_opened_who_has_no_chips_is_put_out_by_hand() -> None:
    evening = playing("ABCD", re_buys=RE_BUY)
    evening.end_round({"1": 0, "2": 1000, "3": 1000, "4": 2000})
    (out,) = evening.do("eliminate", event="E1", entry=1)
    assert (out["event"], out["entries"]) == ("players-eliminated", [1])
    assert evening.refused("eliminate", event="E1", entry=1).facts["name"] == "Player A"


@clause("CO-2213.07(2)-a")
def test_where_nothing_is_offered_a_player_without_chips_is_out_at_the_end_of_the_round() -> None:
    evening = playing()
    evening.do("record-points", event="E1", points={"1": 0}, by="system")
    assert evening.state.events["E1"].players[1].is_in, "not before the round is over"
    ended = evening.end_round({"1": 0, "2": 500, "3": 500})
    assert ended[-1]["event"] == "players-eliminated"
    assert ended[-1]["entries"] == [1]


@clause("CO-2213.07(4)-a")
def test_nobody_sits_in_for_a_player_not_even_after_a_break() -> None:
    evening = Evening(plan()).ready()
    evening.register("A")
    evening.do("start-event", event="E1", date=START_DAY)
    evening.do("draw-seats", event="E1", seed="s")
    stand_in = evening.refused("take-seat", event="E1", entry=1, person="B")
    assert (stand_in.code, stand_in.clause) == ("no_substitute", "CO-2213.07(4)-a")
    by_another = evening.refused("take-seat", event="E1", entry=1, person="A", by=("player", "B"))
    assert by_another.code == "no_substitute"
    evening.do("take-seat", event="E1", entry=1, person="A")
    evening.do("call-break", event="E1")
    assert evening.refused("start-round", event="E1", counts={"1": 1000}).code == "nobody_seated"
    evening.do("take-seat", event="E1", entry=1, person="A")
    evening.do("start-round", event="E1", counts={"1": 1000})
    over = playing(rounds=[{"spins": 20, "advance": 3}, {"spins": 20}])
    over.end_round({"1": 0, "2": 500, "3": 500})
    assert over.refused("take-seat", event="E1", entry=1, person="A").code == "not_seated", "who is out has no seat"


@clause("CO-2213.07(4)-b")
def test_players_bet_for_themselves_alone() -> None:
    evening = on_a_table()
    bet = {"bet": "red", "stake": 100}
    assert evening.at_table("1", "place-wager", seat=1, **bet, by=("player", seat_of(evening, 1))) is None
    refusal = evening.at_table("1", "place-wager", seat=2, **bet, by=("player", seat_of(evening, 1)))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("no_proxy_wager", "CO-2213.07(4)-b")
    swap = evening.at_table("1", "seat-player", seat=4, player="Friend", by=("pit-supervisor", "S1"))
    assert swap is not None
    assert (swap.code, swap.clause) == ("no_substitute", "CO-2213.07(4)-a")


def on_a_table(spins: int = 1, **changes: Any) -> Evening:
    """Three players at a real table of the floor, betting open."""
    rounds = [{"spins": spins, "advance": 2}, {"spins": 1}]
    evening = Evening(plan(event(buy_in=50_00, on_tables=True, **{"rounds": rounds, **changes}))).ready()
    for person in "ABC":
        evening.register(person)
    evening.do("start-event", event="E1", date=START_DAY)
    evening.open_table("1")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    if not changes.get("rounds"):
        assert evening.at_table("1", "open-betting") is None
    return evening


def seat_of(evening: Evening, number: int) -> str:
    return evening.tables.writers["1"].table.seats[number].player


@clause("CO-2213.07(5)-a")
def test_a_game_is_played_with_the_chips_that_lay_on_the_table() -> None:
    evening = on_a_table()
    refusal = evening.at_table("1", "issue-points", seat=1, points=500, by=("tournament-director", "O1"))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("chips_not_in_play", "CO-2213.07(5)-a")
    evening = playing(add_ons=RE_BUY)
    add_on = {"event": "E1", "entry": 1, "offer": "add-on", "date": "2026-11-20", "payment": [{"amount": 20_00}]}
    assert evening.refused("buy-chips", **add_on).code == "chips_not_in_play"
    evening.end_round({"1": 900, "2": 1100, "3": 1})
    evening.do("open-offer", event="E1", offer="add-on")
    evening.do("buy-chips", **add_on)
    assert evening.state.events["E1"].players[1].points == 900, "the chips wait"
    evening.do("close-offer", event="E1")
    evening.do("advance-players", event="E1")
    evening.seat()
    assert evening.counts() == {"1": 1400, "2": 1100}


@clause("CO-2213.07(5)-b")
def test_the_count_on_the_table_is_the_ledgers() -> None:
    evening = Evening(plan()).ready()
    for person in "AB":
        evening.register(person)
    evening.do("start-event", event="E1", date=START_DAY)
    evening.seat()
    for counted in (999, 1001):
        refusal = evening.refused("start-round", event="E1", counts={"1": 1000, "2": counted})
        assert (refusal.code, refusal.clause) == ("concealed_chips", "CO-2213.07(5)-b")
    assert evening.refused("start-round", event="E1", counts={"1": 1000}).code == "count_missing"
    evening.do("start-round", event="E1", counts={"1": 1000, "2": 1000})


@clause("CO-2214(1)-g")
def test_points_rank_the_field_and_ties_go_as_printed() -> None:
    def order(ties: str, first: list[int], second: list[int]) -> list[tuple[int, int]]:
        evening = playing("ABCD"[: len(first)], ties=ties, rounds=[{"spins": 20, "advance": 3}, {"spins": 20}])
        evening.end_round({str(n): p for n, p in enumerate(first, start=1)})
        evening.do("advance-players", event="E1")
        evening.seat()
        evening.do("start-round", event="E1", counts=evening.counts())
        evening.finish(second)
        return [(place.place, place.entry) for place in standings(evening.state, "E1")]

    assert order("draw", [100, 200, 300], [50, 70, 60]) == [(1, 2), (2, 3), (3, 1)]
    left = order("draw", [100, 200, 300, 90], [50, 70, 60])
    assert left == [(1, 2), (2, 3), (3, 1), (4, 4)], "who went out is behind those who played on, with more points too"
    assert order("previous-round", [100, 300, 200], [60, 60, 60]) == [(1, 2), (2, 3), (3, 1)]
    assert [place for place, _ in order("share", [1, 2, 3], [60, 60, 50])] == [1, 1, 3]
    drawn = order("draw", [1, 2, 3], [60, 60, 60])
    assert [place for place, _ in drawn] == [1, 2, 3]
    assert drawn == order("draw", [3, 2, 1], [60, 60, 60]), "the published seed decides, whatever went before"


@clause("CO-2214(1)-g")
def test_points_of_a_real_table_rank_the_field() -> None:
    evening = on_a_table()
    for seat, bet in ((1, "red"), (2, "black")):
        evening.at_table("1", "place-wager", seat=seat, bet=bet, stake=400, by=("player", seat_of(evening, seat)))
    evening.spin("1", "1")
    ended = evening.do("end-round", event="E1")
    assert sorted(ended[0]["points"].values()) == [600, 1000, 1400]
    table = evening.tables.writers["1"].table
    assert not table.seats, "seats are free and chips counted back"
    assert table.books["points-bank"] == 0
    assert evening.state.books["points/bank"] == -sum(ended[0]["points"].values())
    evening.replayed()


@clause("CO-2214(2)-c")
def test_colours_get_their_points_at_the_start_of_a_round_with_a_new_notice() -> None:
    values = dict.fromkeys(COLOURS, 100)
    rounds = [
        {"spins": 1, "advance": 2, "point_values": values},
        {"spins": 1, "point_values": dict.fromkeys(values, 50)},
    ]
    evening = on_a_table(rounds=rounds)
    table = evening.tables.writers["1"].table
    assert table.point_values == values
    refusal = evening.at_table("1", "open-betting")
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("colour_notice_missing", "CO-2214(2)-a")


def test_a_draw_can_be_repeated_by_anybody_and_seats_everybody_once() -> None:
    one, two = (Evening(plan(event(seats=3))).ready() for _ in range(2))
    for evening in (one, two):
        for person in "ABCDEF":
            evening.register(person)
        evening.do("start-event", event="E1", date=START_DAY)
    (drawn,) = one.do("draw-seats", event="E1", seed="4-8-15")
    assert two.do("draw-seats", event="E1", seed="4-8-15") == [drawn]
    assert sorted(map(tuple, drawn["seats"].values())) == [(t, s) for t in "12" for s in (1, 2, 3)]
    assert one.refused("draw-seats", event="E1", seed="again").code == "already_drawn"


def test_tables_are_balanced_by_lot() -> None:
    evening = playing("ABCDEF", rounds=[{"spins": 20, "advance": 4}, {"spins": 20}], seats=3)
    tables = {p.entry: p.table for p in evening.state.events["E1"].players.values()}
    gone = [entry for entry, table in tables.items() if table == "1"][:2]
    points = {str(entry): 0 if entry in gone else 1000 for entry in tables}
    evening.end_round(points)
    (moved,) = evening.do("balance-tables", event="E1")
    assert [table for table, _ in moved["seats"].values()] == ["1"]
    assert evening.refused("balance-tables", event="E1").code == "tables_balanced"
