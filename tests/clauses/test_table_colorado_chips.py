"""Colorado on a live table: whose chips play, where the money for them goes, and chips that are only points."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.table_support import VALUE_CHIPS, Floor
from tests.support import clause

from croupier.money import Unit
from croupier.rules import BadFile

CO = "colorado"
FIVE = {"tender": "value-chips", "colour": "red", "design": "crest"}
SIX_COLOURS = ["blue", "green", "orange", "pink", "purple", "yellow"]


def colorado(**policy: Any) -> Floor:
    return Floor(CO, policy=policy).open()


def terminals(*, central_screen: bool, **policy: Any) -> Floor:
    described = {"terminals": {"count": 8, "central_screen": central_screen}, **policy}
    return Floor(CO, policy=described, automation="terminals").open()


# --- 47.1-2201(9): non-value chips


@clause("CO-2201(9)-a")
def test_a_set_of_non_value_chips_with_a_printed_amount_is_refused() -> None:
    with pytest.raises(BadFile) as bad:
        Floor(CO, policy={"chips": {"sets": [{"colour": "blue", "printed": 5_00}]}})
    (finding,) = bad.value.findings
    assert (finding.code, finding.clause) == ("printed_value_on_non_value", "CO-2201(9)-a")


@clause("CO-2201(9)-b")
def test_the_player_sets_the_value_of_the_chips_before_any_betting() -> None:
    floor = colorado()
    floor.do("seat-player", seat=1, player="Ann", colour="blue")
    refusal = floor.refused("buy-in", seat=1, amount=100_00)  # how many chips that would be, nobody knows yet
    assert (refusal.code, refusal.clause) == ("chip_value_unset", "CO-2201(9)-b")
    floor.do("set-chip-value", seat=1, value=5_00, by="player")
    floor.do("buy-in", seat=1, amount=100_00)
    floor.bet(1, "red", 5_00)
    assert floor.refused("place-wager", seat=1, bet="red", stake=7_50).code == "not_whole_chips"


@clause("CO-2201(9)-b")
def test_electronic_chips_have_a_value_before_any_betting() -> None:
    floor = terminals(central_screen=True)
    floor.do("seat-player", seat=1, player="Ann", colour="blue")
    floor.do("buy-in", seat=1, amount=100_00)
    refusal = floor.refused("place-wager", seat=1, bet="red", stake=5_00)
    assert (refusal.code, refusal.clause) == ("chip_value_unset", "CO-2201(9)-b")


@clause("CO-2201(9)-b")
def test_the_value_is_locked_while_any_of_the_chips_is_out() -> None:
    floor = colorado()
    floor.sit(1, chips=100_00, chip_value=5_00)
    everything = floor.refused("set-chip-value", seat=1, value=1_00)
    assert (everything.code, everything.clause) == ("chip_value_locked", "CO-2201(9)-b")
    assert floor.refused("buy-in", seat=1, amount=20_00, chip_value=1_00).code == "chip_value_locked"
    floor.bet(1, "red", 100_00)
    assert floor.refused("set-chip-value", seat=1, value=1_00).code == "chip_value_locked"  # all on the layout
    floor.do("clear-wagers", seat=1)
    floor.do("cash-out", seat=1)
    floor.do("buy-in", seat=1, amount=20_00, chip_value=1_00)  # cashed in and issued again
    assert floor.table.seats[1].chip_value == 1_00


@clause("CO-2201(9)-b")
def test_the_value_is_locked_while_chips_are_in_prison() -> None:
    floor = Floor(CO, "single-zero", policy={"options": {"in_prison": True}}).open()
    floor.sit(1, chips=20_00, chip_value=5_00)
    floor.bet(1, "red", 20_00)
    floor.result("0")
    floor.do("choose-on-zero", seat=1, bet="red", choice="leave")
    floor.settle()
    refusal = floor.refused("set-chip-value", seat=1, value=1_00)
    assert (refusal.code, refusal.clause) == ("chip_value_locked", "CO-2201(9)-b")


@clause("CO-2201(9)-c")
def test_six_colours_are_for_six_players() -> None:
    floor = colorado(chips={"sets": [{"colour": colour} for colour in SIX_COLOURS]})
    for seat in range(1, 7):
        floor.sit(seat)
    assert sorted(seat.colour for seat in floor.table.seats.values()) == SIX_COLOURS
    refusal = floor.refused("seat-player", seat=7, player="Gus")
    assert (refusal.code, refusal.clause) == ("no_colour_left", "CO-2201(9)-c")


@clause("CO-2201(9)-c")
def test_another_design_of_a_colour_in_use_still_confuses_who_bets() -> None:
    floor = colorado()
    floor.sit(1, colour="blue", design="plain")
    refusal = floor.refused("seat-player", seat=2, player="Bob", colour="blue", design="star")
    assert (refusal.code, refusal.clause, refusal.facts["holder"]) == ("colour_in_use", "CO-2201(9)-c", 1)


# --- 47.1-2202: the drop box


@clause("CO-2202-a")
def test_a_table_does_not_open_while_its_drop_box_is_away_for_the_count() -> None:
    floor = Floor(CO)
    floor.prepare()
    refusal = floor.refused("open-table", **{**floor.opening, "drop_box": ""})
    assert (refusal.code, refusal.clause) == ("no_drop_box", "CO-2202-a")
    assert floor.do("open-table", **floor.opening).one("table-opened")["drop_box"] == "D-12"


@clause("CO-2202-b")
def test_the_money_of_every_chip_sale_goes_into_the_box() -> None:
    floor = colorado()
    floor.sit(1)
    floor.sit(2)
    refusal = floor.refused("buy-in", seat=1, amount=100_00, deposited=False)
    assert (refusal.code, refusal.clause) == ("deposit_not_confirmed", "CO-2202-b")
    assert floor.refused("buy-in", seat=1, amount=100_00, receipt="R-1", deposited=False).code == refusal.code
    assert floor.rack(1) == 0
    for seat in (1, 2):
        floor.do("set-chip-value", seat=seat, value=1_00)
    sale = floor.do("buy-in", seat=1, amount=100_00).one("chips-bought")
    assert (sale["amount"], sale["box"]) == (100_00, "D-12")
    floor.do("buy-in", seat=2, amount=40_00)
    assert floor.balances["drop-box/cash"] == 140_00
    assert (floor.rack(1), floor.rack(2), floor.balances["float"]) == (100_00, 40_00, 9_860_00)


@clause("CO-2202-c")
def test_mobile_atm_receipts_go_into_the_box_and_are_counted_apart() -> None:
    floor = colorado()
    floor.sit(1, chips=140_00)
    floor.do("buy-in", seat=1, amount=200_00, receipt="R-9")
    refusal = floor.refused("buy-in", seat=1, amount=200_00, receipt="R-9")
    assert (refusal.code, refusal.clause) == ("receipt_already_dropped", "CO-2202-c")
    assert (floor.balances["drop-box/cash"], floor.balances["drop-box/receipts"]) == (140_00, 200_00)
    floor.do("cash-out", seat=1)
    closed = floor.do("close-table", closer=9_660_00).one("table-closed")
    assert (closed["drop"], closed["win"]) == (340_00, 0)


# --- 47.1-2203(1): what is a wager


@clause("CO-2203(1)-a")
def test_the_eleventh_of_ten_chips_is_refused() -> None:
    floor = colorado()
    floor.sit(1, chips=10 * 5_00, chip_value=5_00, colour="green")
    refusal = floor.refused("place-wager", seat=1, bet="red", stake=11 * 5_00)
    assert (refusal.code, refusal.clause) == ("chips_not_issued", "CO-2203(1)-a")
    assert refusal.facts["not_issued"] == 5_00
    floor.bet(1, "red", 10 * 5_00)
    assert floor.refused("place-wager", seat=1, bet="black", stake=5_00).code == "chips_not_issued"


@clause("CO-2203(1)-c")
def test_two_players_may_use_value_chips_of_one_colour_inside_and_each_stays_the_owner() -> None:
    floor = colorado(chips={"value_chips": True, "value": VALUE_CHIPS})
    floor.sit(1)
    floor.sit(4)
    placed = [floor.bet(1, "straight-17", 5_00, **FIVE), floor.bet(4, "split-17-20", 5_00, **FIVE)]
    assert [(wager["seat"], wager["chip"]) for wager in placed] == [(1, "value/red"), (4, "value/red")]
    refusal = floor.refused(
        "place-wager", seat=1, bet="red", stake=5_00, tender="value-chips", colour="gold", design="rival"
    )
    assert (refusal.code, refusal.clause) == ("foreign_chip", "CO-2203(1)-c")
    floor.play("17")
    assert (floor.balances["rack/1/value"], floor.balances["rack/4/value"]) == (175_00, 85_00)


@clause("CO-2203(1)-d")
def test_an_expired_used_or_unknown_coupon_is_refused() -> None:
    floor = colorado(chips={"match_play": True})
    floor.sit(1, chips=100_00)
    floor.do("register-coupon", coupon="C-7", face=25_00, expires="2026-01-01")
    floor.bet(1, "red", 25_00)
    refusal = floor.refused("place-coupon", seat=1, coupon="C-7", bet="red", time="2026-01-02T10:00:00Z")
    assert (refusal.code, refusal.clause) == ("coupon_not_valid", "CO-2203(1)-d")
    assert "expired" in refusal.message
    assert floor.refused("place-coupon", seat=1, coupon="C-8", bet="red").code == "coupon_not_valid"
    floor.do("place-coupon", seat=1, coupon="C-7", bet="red", time="2026-01-01T23:00:00Z")
    again = floor.refused("place-coupon", seat=1, coupon="C-7", bet="red", time="2026-01-01T23:00:01Z")
    assert "already used on 2026-01-01" in again.message
    anew = floor.refused("register-coupon", coupon="C-7", face=25_00, expires="2026-12-31")
    assert (anew.code, anew.clause) == ("coupon_not_valid", "CO-2203(1)-d"), "it is the same piece of paper"


@clause("CO-2203(1)-e")
def test_a_coupon_beside_its_chips_is_paid_like_them_and_surrendered() -> None:
    floor = colorado(chips={"match_play": True})
    floor.sit(1, chips=100_00)
    floor.do("register-coupon", coupon="C-7", face=25_00, expires="2026-12-31")
    floor.bet(1, "column-3", 20_00)
    floor.bet(1, "split-8-11", 25_00)
    assert floor.refused("place-coupon", seat=1, coupon="C-7", bet="column-3").code == "coupon_not_matched"
    refusal = floor.refused("place-coupon", seat=1, coupon="C-7", bet="split-8-11")
    assert (refusal.code, refusal.clause) == ("coupon_not_on_this_bet", "CO-2203(1)-e")
    floor.bet(1, "column-3", 5_00)
    floor.do("place-coupon", seat=1, coupon="C-7", bet="column-3")
    assert floor.refused("take-down-wager", seat=1, place="column-3").code == "coupon_not_matched"
    paid = floor.play("36").one("seat-paid")
    assert (paid["chips"], paid["coupons"]) == (50_00 + 50_00, {"C-7": 25_00})
    assert floor.rack(1) == 50_00 + 100_00
    assert floor.balances["coupons-surrendered"] == 25_00
    assert "layout-coupons/1" not in floor.balances


@clause("CO-2203(1)-e")
def test_where_a_coupon_counts_follows_from_the_bet_whatever_it_pays() -> None:
    floor = colorado(chips={"match_play": True}, odds={"dozen": 3})
    floor.sit(1, chips=100_00)
    floor.do("register-coupon", coupon="C-7", face=25_00, expires="2026-12-31")
    floor.bet(1, "dozen-1", 25_00)
    floor.do("place-coupon", seat=1, coupon="C-7", bet="dozen-1")


@clause("CO-2203(1)-e")
def test_chips_for_the_dealers_do_not_match_a_players_coupon() -> None:
    floor = colorado(chips={"match_play": True})
    floor.sit(1, chips=100_00)
    floor.do("register-coupon", coupon="C-7", face=25_00, expires="2026-12-31")
    floor.bet(1, "red", 20_00)
    floor.bet(1, "red", 25_00, tip=True)
    refusal = floor.refused("place-coupon", seat=1, coupon="C-7", bet="red")
    assert (refusal.code, refusal.facts["faces"]) == ("coupon_not_matched", 25_00)
    floor.bet(1, "red", 5_00)
    floor.do("place-coupon", seat=1, coupon="C-7", bet="red")
    for command, where in (("take-down-wager", {"place": "red"}), ("move-wager", {"source": "red", "target": "even"})):
        assert floor.refused(command, seat=1, stake=5_00, **where).code == "coupon_not_matched"
    paid = floor.play("1").one("seat-paid")
    assert (paid["chips"], paid["tips"], paid["coupons"]) == (25_00 + 25_00, 25_00, {"C-7": 25_00})


@clause("CO-2203(1)-e")
def test_a_losing_coupon_is_surrendered_too() -> None:
    floor = colorado(chips={"match_play": True})
    floor.sit(1, chips=100_00)
    floor.do("register-coupon", coupon="C-7", face=25_00, expires="2026-12-31")
    floor.bet(1, "column-3", 25_00)
    floor.do("place-coupon", seat=1, coupon="C-7", bet="column-3")
    assert floor.play("1").one("losers-collected")["coupons"] == {"1": {"C-7": 25_00}}
    assert (floor.rack(1), floor.balances["coupons-surrendered"]) == (75_00, 25_00)


@clause("CO-2203(1)-f")
@pytest.mark.parametrize("fields", [{"tender": "spoken", "stake": 5_00}, {"stake": 0}])
def test_a_call_without_chips_is_no_wager(fields: dict[str, Any]) -> None:
    floor = colorado()
    floor.sit(1, chips=100_00)
    refusal = floor.refused("place-wager", seat=1, bet="straight-17", by="dealer", **fields)
    assert (refusal.code, refusal.clause) == ("verbal_wager", "CO-2203(1)-f")


@clause("CO-2203(1)-g")
def test_a_note_on_red_is_no_wager_and_buys_chips_instead() -> None:
    floor = colorado()
    floor.sit(1)
    refusal = floor.refused("place-wager", seat=1, bet="red", stake=100_00, tender="cash", by="dealer")
    assert (refusal.code, refusal.clause, refusal.facts["returned"]) == ("cash_wager", "CO-2203(1)-g", 100_00)
    floor.do("buy-in", seat=1, amount=100_00, chip_value=5_00)
    floor.bet(1, "red", 100_00)
    assert floor.balances["drop-box/cash"] == 100_00


@clause("CO-2203(1)-h")
def test_a_table_with_terminals_takes_wagers_from_them_only() -> None:
    floor = terminals(central_screen=True)
    floor.sit(2, chips=25_00)
    for fields in ({"by": "dealer"}, FIVE):
        refusal = floor.refused("place-wager", seat=2, bet="red", stake=5_00, **fields)
        assert (refusal.code, refusal.clause) == ("use_the_terminal", "CO-2203(1)-h")
    floor.bet(2, "red", 5_00)
    assert floor.rack(2) == 20_00
    touched = ("move-wager", {"source": "red", "target": "black"}), ("take-down-wager", {"place": "red"})
    for command, fields in touched:
        refusal = floor.refused(command, seat=2, **fields, by="dealer")
        assert (refusal.code, refusal.clause) == ("use_the_terminal", "CO-2203(1)-h")


# --- 47.1-2203(3): chips that look alike


@clause("CO-2203(3)-a")
def test_chips_that_look_like_value_chips_are_neither_loaded_nor_issued() -> None:
    star = {"colour": "green", "design": "star"}
    value = [{**star, "value": 25_00}]
    with pytest.raises(BadFile) as bad:
        Floor(CO, policy={"chips": {"value": value, "sets": [star]}})
    (finding,) = bad.value.findings
    assert (finding.code, finding.clause) == ("looks_like_value_chip", "CO-2203(3)-a")
    floor = colorado(chips={"value": value})
    refusal = floor.refused("seat-player", seat=1, player="Ann", **star)
    assert (refusal.code, refusal.clause) == ("looks_like_value_chip", "CO-2203(3)-a")


@clause("CO-2203(3)-b")
def test_nobody_plays_with_the_colour_of_another_player() -> None:
    floor = colorado()
    floor.sit(1, chips=10_00, colour="purple")
    refusal = floor.refused("seat-player", seat=2, player="Bob", colour="purple")
    assert (refusal.code, refusal.clause, refusal.facts["holder"]) == ("colour_in_use", "CO-2203(3)-b", 1)
    floor.sit(2, chips=10_00, colour="pink")
    assert floor.refused("place-wager", seat=2, bet="red", stake=5_00, colour="purple").code == "not_your_colour"


@clause("CO-2201(9)-c", "CO-2203(3)-b")
def test_nobody_has_the_colour_of_chips_that_somebody_took_away() -> None:
    floor = colorado(chips={"sets": [{"colour": "blue"}, {"colour": "pink"}]})
    floor.sit(1, chips=10_00, colour="blue")
    floor.do("unseat-player", seat=1, walked=True)
    refusal = floor.refused("seat-player", seat=2, player="Bob", colour="blue")
    assert (refusal.code, refusal.facts["number"], refusal.facts["free"]) == ("colour_in_use", 10, ["pink"])
    floor.sit(2)
    assert floor.table.seats[2].colour == "pink"
    assert floor.refused("seat-player", seat=3, player="Cid").code == "no_colour_left"


@clause("CO-2203(3)-c")
def test_nobody_plays_with_chips_that_look_like_value_chips_in_play() -> None:
    floor = colorado(chips={"value_chips": True, "value": VALUE_CHIPS})
    floor.sit(1)
    floor.bet(1, "red", 100_00, tender="value-chips", colour="black", design="crest")
    refusal = floor.refused("seat-player", seat=2, player="Bob", colour="black", design="crest")
    assert (refusal.code, refusal.clause) == ("colour_in_use", "CO-2203(3)-c")
    assert (refusal.facts["holder"], refusal.facts["kind"]) == (1, "value chips")


@clause("CO-2203(3)-d")
def test_without_a_central_screen_three_terminals_may_all_be_white() -> None:
    sets = {"sets": [{"colour": "white"}]}
    floor = terminals(central_screen=False, chips=sets)
    for seat in (1, 2, 3):
        floor.sit(seat, colour="white")
    shown = terminals(central_screen=True, chips=sets)
    shown.sit(1, colour="white")
    assert shown.refused("seat-player", seat=2, player="Bob", colour="white").code == "colour_in_use"
    with pytest.raises(BadFile) as bad:
        Floor(CO, policy={"terminals": {"count": 8}})
    assert [(finding.code, finding.clause) for finding in bad.value.findings] == [
        ("central_screen_unset", "CO-2203(3)-d")
    ]


# --- 47.1-2214: tournament chips


def tournament() -> Floor:
    floor = Floor(CO, policy={"tournament": True}).open()
    floor.sit(1)
    floor.sit(2)
    floor.do("issue-points", seat=1, points=5_000)
    floor.do("issue-points", seat=2, points=5_000)
    return floor


@clause("CO-2214(1)-a")
def test_only_tournament_chips_play_at_a_tournament_table() -> None:
    floor = tournament()
    refusal = floor.refused("place-wager", seat=1, bet="red", stake=5_00, **FIVE)
    assert (refusal.code, refusal.clause) == ("tournament_chips_only", "CO-2214(1)-a")
    assert refusal.facts["returned"] == 5_00
    floor.bet(1, "red", 500)
    floor.play("19")
    assert (floor.rack(1), floor.on(1, "red"), floor.rack(2)) == (5_000, 500, 5_000)


@clause("CO-2214(1)-b")
def test_money_is_not_exchanged_at_the_table_once_play_has_started() -> None:
    floor = tournament()
    refusal = floor.refused("buy-in", seat=1, amount=20_00)
    assert (refusal.code, refusal.clause) == ("exchange_closed", "CO-2214(1)-b")
    floor.close_betting()
    assert floor.refused("buy-in", seat=1, amount=20_00).code == "exchange_closed"
    assert floor.refused("issue-points", seat=1, points=2_000).code == "round_running"
    assert floor.rack(1) == 5_000


@clause("CO-2214(1)-c")
def test_no_coin_coupon_or_watch_is_a_stake() -> None:
    floor = tournament()
    floor.do("register-coupon", coupon="C-7", face=25_00, expires="2026-12-31")
    offers: list[tuple[str, dict[str, Any]]] = [
        ("place-wager", {"stake": 1_00, "tender": "cash"}),
        ("place-wager", {"stake": 200_00, "tender": "other"}),
        ("place-wager", {"stake": 5_00, **FIVE}),
        ("place-coupon", {"coupon": "C-7"}),
    ]
    for command, fields in offers:
        refusal = floor.refused(command, seat=1, bet="red", **fields)
        assert (refusal.code, refusal.clause) == ("tournament_chips_only", "CO-2214(1)-a")
    assert floor.rack(1) == 5_000


@clause("CO-2214(1)-d")
def test_tournament_chips_stand_for_points_and_never_for_dollars() -> None:
    floor = tournament()
    refusal = floor.refused("place-wager", seat=1, bet="red", stake=6_000)
    assert "5,000 points" in refusal.message
    assert "$" not in refusal.message
    books = floor.table.books
    assert {books.unit(account) for account in floor.balances} == {Unit.POINTS}
    for command, fields in (
        ("fill-table", {"amount": 100_00, "second": "C1"}),
        ("credit-table", {"amount": 100_00, "second": "C1"}),
        ("set-chip-value", {"seat": 1, "value": 5_00}),
    ):
        refusal = floor.refused(command, **fields)
        assert (refusal.code, refusal.clause) == ("points_have_no_value", "CO-2214(1)-d"), command
    floor.bet(1, "red", 1_000)
    floor.result("19")
    floor.do("collect-losers")
    keyed = floor.refused("pay-winners", seat=1, amount=900)
    assert keyed.message == "900 points keyed; 1,000 points is due."
    assert floor.refused("remove-dolly").message.endswith("Unpaid: seat 1 1,000 points.")


@clause("CO-2214(1)-d")
def test_a_tray_of_money_has_no_place_at_a_tournament_table_and_points_none_at_another() -> None:
    floor = Floor(CO, policy={"tournament": True})
    floor.prepare()
    refusal = floor.refused("open-table", **{**floor.opening, "opener": 10_000_00})
    assert (refusal.code, refusal.clause) == ("points_have_no_value", "CO-2214(1)-d")
    cash = colorado()
    cash.sit(1)
    assert cash.refused("issue-points", seat=1, points=5_000).code == "points_have_no_value"


@clause("CO-2214(1)-e")
def test_a_whole_stack_of_points_may_go_on_red() -> None:
    floor = tournament()
    floor.bet(1, "red", 5_000)
    floor.play("19")
    assert (floor.rack(1), floor.on(1, "red")) == (5_000, 5_000)
    assert floor.refused("place-wager", seat=1, bet="red", stake=5_001).code == "chips_not_issued"
    floor.bet(1, "red", 5_000)
    with pytest.raises(BadFile) as bad:
        Floor(CO, policy={"tournament": True, "limits": {"all": {"min": 5_00, "max": 100_00}}})
    assert [(finding.code, finding.clause) for finding in bad.value.findings] == [
        ("no_tournament_limit", "CO-2214(1)-e")
    ]


@clause("CO-2214(1)-f")
def test_tournament_chips_are_never_redeemed_for_anything() -> None:
    floor = tournament()
    floor.bet(1, "red", 3_800)
    floor.play("20")
    assert floor.rack(1) == 1_200
    for command, fields in (("cash-out", {}), ("colour-up", {"amount": 1_200}), ("tip", {"amount": 1_200})):
        refusal = floor.refused(command, seat=1, **fields)
        assert (refusal.code, refusal.clause) == ("not_redeemable", "CO-2214(1)-f"), command
    assert floor.rack(1) == 1_200


@clause("CO-2214(1)-f")
def test_the_tray_of_a_tournament_table_is_empty_whoever_won() -> None:
    floor = tournament()
    floor.bet(1, "red", 5_000)
    floor.play("19")
    floor.do("clear-wagers", seat=1)
    assert floor.balances["points-bank"] == -15_000
    closed = floor.do("close-table", closer=0).one("table-closed")
    assert (closed["difference"], closed["win"], closed["drop"]) == (0, 0, 0)
