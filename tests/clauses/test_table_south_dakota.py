"""South Dakota 20:18:34:03 on a live table: chips and coupons, whose they are, and when they may be touched."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.clauses.table_support import VALUE_CHIPS, Floor
from tests.support import DECLARED, clause, croupier

from croupier.rules import BadFile
from croupier.table import Phase

SD = "south-dakota"
FIVE = {"tender": "value-chips", "colour": "red", "design": "crest"}
WITH_VALUE_CHIPS = {"chips": {"value_chips": True, "value": VALUE_CHIPS}}
WITH_COUPONS = {"chips": {"match_play": True}}


def dakota(policy: dict[str, Any] | None = None, automation: str = "felt") -> Floor:
    return Floor(SD, policy=policy or {}, automation=automation).open()


def terminals(*, central_screen: bool, sets: list[dict[str, str]] | None = None) -> Floor:
    chips = {"sets": sets or [{"colour": "blue"}, {"colour": "yellow"}]}
    return dakota({"terminals": {"count": 8, "central_screen": central_screen}, "chips": chips}, "terminals")


# --- paragraph 1: chips, coupons, and what is no wager


@clause("SD-34:03-P1-a")
def test_wagers_are_made_with_chips_that_the_dealer_issued() -> None:
    floor = dakota()
    floor.sit(2, chips=20 * 5_00, chip_value=5_00, colour="green")
    floor.bet(2, "red", 20 * 5_00, colour="green")
    refusal = floor.refused("place-wager", seat=2, bet="straight-17", stake=5_00, colour="green")
    assert (refusal.code, refusal.clause) == ("chips_not_issued", "SD-34:03-P1-a")
    assert refusal.facts["not_issued"] == 5_00
    assert "$5.00 too few" in refusal.message
    assert floor.balances["layout/2"] == 100_00


@clause("SD-34:03-P1-a")
def test_chips_of_a_colour_that_was_never_issued_do_not_play() -> None:
    floor = dakota()
    floor.sit(2, chips=100_00, chip_value=5_00, colour="green")
    refusal = floor.refused("place-wager", seat=2, bet="red", stake=5_00, colour="orange")
    assert (refusal.code, refusal.clause) == ("chips_not_issued", "SD-34:03-P1-a")
    assert refusal.facts["returned"] == 5_00


@clause("SD-34:03-P1-c")
@pytest.mark.parametrize("bet", ["red", "dozen-2", "straight-17", "split-8-11"])
def test_a_value_chip_of_the_premises_plays_on_every_bet(bet: str) -> None:
    floor = dakota(WITH_VALUE_CHIPS)
    floor.sit(1)
    placed = floor.bet(1, bet, 5_00, **FIVE)
    assert (placed["stake"], placed["chip"], placed["pocket"]) == (5_00, "value/red", 5_00)
    assert (floor.balances["layout/1"], floor.balances["carried"]) == (5_00, -5_00)


@clause("SD-34:03-P1-c")
def test_a_chip_of_another_house_is_refused_and_so_is_any_where_the_table_takes_none() -> None:
    floor = dakota(WITH_VALUE_CHIPS)
    floor.sit(1)
    refusal = floor.refused(
        "place-wager", seat=1, bet="red", stake=5_00, tender="value-chips", colour="red", design="rival"
    )
    assert (refusal.code, refusal.clause) == ("foreign_chip", "SD-34:03-P1-c")
    assert refusal.facts["returned"] == 5_00
    without = dakota({"chips": {"value": VALUE_CHIPS}})
    without.sit(1)
    refusal = without.refused("place-wager", seat=1, bet="red", stake=5_00, **FIVE)
    assert (refusal.code, refusal.clause) == ("value_chips_not_accepted_here", "SD-34:03-P1-c")


def red_inside() -> Floor:
    """Seat 1 has a red $5 value chip on 17, and seat 4 would like to use red ones inside too."""
    floor = dakota(WITH_VALUE_CHIPS)
    floor.sit(1)
    floor.sit(4)
    floor.bet(1, "straight-17", 5_00, **FIVE)
    refusal = floor.refused("place-wager", seat=4, bet="split-8-11", stake=5_00, **FIVE)
    assert (refusal.code, refusal.clause) == ("value_colour_taken", "SD-34:03-P1-d")
    assert (refusal.facts["colour"], refusal.facts["holder"]) == ("red", 1)
    return floor


@clause("SD-34:03-P1-d")
def test_one_player_per_spin_uses_value_chips_of_a_colour_on_the_inside_bets() -> None:
    floor = red_inside()
    floor.bet(4, "black", 5_00, **FIVE)  # outside bets are free
    floor.bet(1, "split-8-11", 5_00, **FIVE)  # the holder may go on
    floor.bet(4, "split-8-11", 100_00, tender="value-chips", colour="black", design="crest")  # another colour
    floor.play("20")  # black: seat 1's chips are lost, so nobody holds red any more
    floor.bet(4, "split-8-11", 5_00, **FIVE)
    assert floor.refused("place-wager", seat=1, bet="straight-17", stake=5_00, **FIVE).facts["holder"] == 4


@clause("SD-34:03-P1-d")
def test_the_last_chip_taken_down_frees_the_colour() -> None:
    floor = red_inside()
    floor.bet(1, "straight-20", 5_00, **FIVE)
    floor.do("take-down-wager", seat=1, place="straight-17")
    assert floor.refused("place-wager", seat=4, bet="split-8-11", stake=5_00, **FIVE).code == "value_colour_taken"
    floor.do("move-wager", seat=1, source="straight-20", target="red")
    floor.bet(4, "split-8-11", 5_00, **FIVE)
    moved_back = floor.refused("move-wager", seat=1, source="red", target="straight-20")
    assert (moved_back.code, moved_back.facts["holder"]) == ("value_colour_taken", 4)


@clause("SD-34:03-P1-d")
def test_no_spin_and_a_win_leave_the_colour_with_the_chips_on_the_layout() -> None:
    floor = red_inside()
    floor.close_betting()
    floor.do("declare-no-spin", reason="foreign_object")
    assert floor.refused("place-wager", seat=4, bet="split-8-11", stake=5_00, **FIVE).facts["holder"] == 1
    floor.play("17")  # the winning chip stays where it is
    assert floor.balances["rack/1/value"] == 175_00
    assert floor.refused("place-wager", seat=4, bet="split-8-11", stake=5_00, **FIVE).facts["holder"] == 1
    floor.do("take-down-wager", seat=1, place="straight-17")
    floor.bet(4, "split-8-11", 5_00, **FIVE)


def with_coupon(bet: str = "red") -> Floor:
    floor = dakota(WITH_COUPONS)
    floor.sit(2, chips=100_00, chip_value=5_00)
    floor.do("register-coupon", coupon="M-100", face=10_00, expires="2026-12-31")
    floor.bet(2, bet, 10_00)
    return floor


@clause("SD-34:03-P1-e")
def test_a_coupon_is_used_once_and_a_second_time_is_told_when_that_was() -> None:
    floor = with_coupon()
    floor.do("place-coupon", seat=2, coupon="M-100", bet="red", time="2026-01-02T12:00:00Z")
    assert floor.balances["layout-coupons/2"] == 10_00
    paid = floor.play("19").one("seat-paid")
    assert (paid["chips"], paid["coupons"]) == (20_00, {"M-100": 10_00})
    assert floor.balances["coupons-surrendered"] == 10_00
    refusal = floor.refused("place-coupon", seat=2, coupon="M-100", bet="red", time="2026-01-03T12:00:00Z")
    assert (refusal.code, refusal.clause) == ("coupon_not_valid", "SD-34:03-P1-e")
    assert "already used on 2026-01-02" in refusal.message
    anew = floor.refused("register-coupon", coupon="M-100", face=10_00, expires="2027-12-31")
    assert (anew.code, anew.clause) == ("coupon_not_valid", "SD-34:03-P1-e"), "it is the same piece of paper"


@clause("SD-34:03-P1-e")
def test_an_expired_or_unknown_coupon_is_not_valid() -> None:
    floor = with_coupon()
    expired = floor.refused("place-coupon", seat=2, coupon="M-100", bet="red", time="2027-01-01T00:00:00Z")
    assert (expired.code, expired.clause) == ("coupon_not_valid", "SD-34:03-P1-e")
    assert "expired on 2026-12-31" in expired.message
    assert floor.refused("place-coupon", seat=2, coupon="M-101", bet="red").code == "coupon_not_valid"
    floor.do("place-coupon", seat=2, coupon="M-100", bet="red", time="2026-12-31T23:59:59Z")


@clause("SD-34:03-P1-e")
def test_a_coupon_is_taken_while_betting_is_open_at_a_table_that_takes_coupons() -> None:
    floor = with_coupon()
    floor.close_betting()
    assert floor.refused("place-coupon", seat=2, coupon="M-100", bet="red").code == "late_bet"
    without = dakota()
    without.do("register-coupon", coupon="M-100", face=10_00, expires="2026-12-31")
    without.sit(2, chips=10_00)
    without.bet(2, "red", 10_00)
    refusal = without.refused("place-coupon", seat=2, coupon="M-100", bet="red")
    assert (refusal.code, refusal.clause) == ("coupon_not_valid", "SD-34:03-P1-e")


@clause("SD-34:03-P1-f")
@pytest.mark.parametrize("bet", ["dozen-1", "column-2", "red", "black", "odd", "even", "low", "high"])
def test_a_coupon_counts_on_even_money_and_2_to_1_wagers(bet: str) -> None:
    floor = with_coupon(bet)
    assert floor.do("place-coupon", seat=2, coupon="M-100", bet=bet).names == ["coupon-placed"]


@clause("SD-34:03-P1-f")
def test_where_a_coupon_counts_follows_from_the_bet_whatever_it_pays() -> None:
    odds = {**DECLARED["odds"], "dozen": 3, "five": 2}
    floor = dakota({**WITH_COUPONS, "odds": odds})
    floor.sit(2, chips=100_00, chip_value=5_00)
    floor.do("register-coupon", coupon="M-100", face=10_00, expires="2026-12-31")
    floor.bet(2, "five-0-00-1-2-3", 10_00)
    assert floor.refused("place-coupon", seat=2, coupon="M-100", bet="five-0-00-1-2-3").code == "coupon_not_on_this_bet"
    floor.bet(2, "dozen-1", 10_00)
    floor.do("place-coupon", seat=2, coupon="M-100", bet="dozen-1")


@clause("SD-34:03-P1-f")
@pytest.mark.parametrize("bet", ["line-1-2-3-4-5-6", "straight-17", "five-0-00-1-2-3"])
def test_a_coupon_on_an_inside_bet_is_refused_and_both_go_back(bet: str) -> None:
    floor = with_coupon(bet)
    refusal = floor.refused("place-coupon", seat=2, coupon="M-100", bet=bet)
    assert (refusal.code, refusal.clause) == ("coupon_not_on_this_bet", "SD-34:03-P1-f")
    floor.do("take-down-wager", seat=2, place=bet)
    assert floor.rack(2) == 100_00
    floor.bet(2, "dozen-1", 10_00)
    floor.do("place-coupon", seat=2, coupon="M-100", bet="dozen-1")  # it was not used up


@clause("SD-34:03-P1-g")
@pytest.mark.parametrize("fields", [{"tender": "spoken", "stake": 10_00}, {"stake": 0}])
def test_a_spoken_wager_is_not_accepted(fields: dict[str, Any]) -> None:
    floor = dakota()
    floor.sit(2, chips=20_00)
    refusal = floor.refused("place-wager", seat=2, bet="red", by="dealer", **fields)
    assert (refusal.code, refusal.clause) == ("verbal_wager", "SD-34:03-P1-g")
    assert floor.rack(2) == 20_00


@clause("SD-34:03-P1-g")
def test_there_is_no_call_bet_in_this_rulebook() -> None:
    floor = dakota()
    floor.sit(2, chips=20_00)
    assert floor.refused("announce-bet", seat=2, call="voisins", stake=1_00, by="dealer").code == "bet_not_permitted"


@clause("SD-34:03-P1-h")
def test_cash_is_no_wager_until_it_is_changed_into_chips() -> None:
    floor = dakota()
    floor.sit(2)
    refusal = floor.refused("place-wager", seat=2, bet="black", stake=20_00, tender="cash", by="dealer")
    assert (refusal.code, refusal.clause) == ("cash_wager", "SD-34:03-P1-h")
    assert refusal.facts["returned"] == 20_00
    floor.do("buy-in", seat=2, amount=20_00, chip_value=1_00)
    floor.bet(2, "black", 20_00)
    assert (floor.balances["drop-box/cash"], floor.balances["layout/2"]) == (20_00, 20_00)


@clause("SD-34:03-P1-i")
def test_at_a_table_with_terminals_every_wager_is_made_on_one() -> None:
    floor = terminals(central_screen=True)
    floor.sit(2, chips=10_00)
    for fields in ({"by": "dealer"}, {"tender": "value-chips", "colour": "red"}):
        refusal = floor.refused("place-wager", seat=2, bet="straight-17", stake=5_00, **fields)
        assert (refusal.code, refusal.clause) == ("use_the_terminal", "SD-34:03-P1-i")
    floor.bet(2, "straight-17", 5_00)
    assert floor.on(2, "straight-17") == 5_00
    moved = floor.refused("move-wager", seat=2, source="straight-17", target="red", by="dealer")
    assert (moved.code, moved.clause) == ("use_the_terminal", "SD-34:03-P1-i")
    down = floor.refused("take-down-wager", seat=2, place="straight-17", by="dealer")
    assert (down.code, down.clause) == ("use_the_terminal", "SD-34:03-P1-i")
    floor.do("register-coupon", coupon="M-1", face=1_00, expires="2026-12-31")
    assert floor.refused("place-coupon", seat=2, coupon="M-1", bet="red").code == "use_the_terminal"


# --- paragraph 2: chips that look alike


@clause("SD-34:03-P2-a")
def test_electronic_chips_that_look_like_value_chips_are_refused() -> None:
    red_crest = {"colour": "red", "design": "crest"}
    policy = {
        "terminals": {"count": 8, "central_screen": True},
        "chips": {"value": VALUE_CHIPS, "sets": [red_crest]},
    }
    with pytest.raises(BadFile) as bad:
        Floor(SD, policy=policy)
    (finding,) = bad.value.findings
    assert (finding.code, finding.clause) == ("looks_like_value_chip", "SD-34:03-P2-a")
    floor = dakota(WITH_VALUE_CHIPS)
    refusal = floor.refused("seat-player", seat=1, player="Ann", **red_crest)
    assert (refusal.code, refusal.clause) == ("looks_like_value_chip", "SD-34:03-P2-a")
    floor.sit(1)
    assert floor.refused("change-colour", seat=1, **red_crest).code == "looks_like_value_chip"


@clause("SD-34:03-P2-b")
def test_a_colour_in_use_is_refused_and_the_free_ones_are_named() -> None:
    floor = terminals(central_screen=True)
    floor.sit(1, colour="yellow")
    refusal = floor.refused("seat-player", seat=2, player="Bob", colour="yellow")
    assert (refusal.code, refusal.clause) == ("colour_in_use", "SD-34:03-P2-b")
    assert (refusal.facts["holder"], refusal.facts["free"]) == (1, ["blue"])
    floor.sit(2, colour="blue")
    assert floor.refused("change-colour", seat=2, colour="yellow").code == "colour_in_use"


@clause("SD-34:03-P2-b")
def test_a_colour_stays_with_whoever_went_away_with_chips_of_it() -> None:
    floor = dakota()
    floor.sit(1, chips=5_00, colour="green")
    floor.do("unseat-player", seat=1, walked=True)
    refusal = floor.refused("seat-player", seat=2, player="Bob", colour="green")
    assert (refusal.code, refusal.clause, refusal.facts["number"]) == ("colour_in_use", "SD-34:03-P2-b", 5)


@clause("SD-34:03-P2-c")
def test_chips_of_another_kind_that_somebody_plays_with_may_not_be_copied_either() -> None:
    floor = dakota(WITH_VALUE_CHIPS)
    floor.sit(1)
    floor.sit(3)
    floor.bet(1, "black", 100_00, tender="value-chips", colour="black", design="crest")
    refusal = floor.refused("change-colour", seat=3, colour="black", design="crest")
    assert (refusal.code, refusal.clause) == ("colour_in_use", "SD-34:03-P2-c")
    assert (refusal.facts["holder"], refusal.facts["kind"]) == (1, "value chips")
    floor.do("change-colour", seat=3, colour="black", design="plain")  # another design is another look


@clause("SD-34:03-P2-d")
def test_without_a_central_screen_electronic_chips_may_be_alike() -> None:
    alike = terminals(central_screen=False)
    alike.sit(1, chips=10_00, colour="blue")
    alike.sit(2, chips=10_00, colour="blue")
    alike.bet(2, "red", 5_00)
    assert (alike.on(1, "red"), alike.on(2, "red")) == (0, 5_00)  # the terminal says whose they are
    apart = terminals(central_screen=True)
    apart.sit(1, colour="blue")
    assert apart.refused("seat-player", seat=2, player="Bob", colour="blue").code == "colour_in_use"


@clause("SD-34:03-P2-d")
def test_even_value_chips_may_be_copied_where_no_screen_shows_them() -> None:
    policy = {
        "terminals": {"count": 8, "central_screen": False},
        "chips": {"value": VALUE_CHIPS, "sets": [{"colour": "red", "design": "crest"}]},
    }
    floor = dakota(policy, "terminals")
    floor.sit(1, colour="red", design="crest")
    assert (floor.table.seats[1].colour, floor.table.seats[1].design) == ("red", "crest")


@clause("SD-34:03-P2-d")
def test_a_table_with_terminals_says_whether_it_has_a_central_screen() -> None:
    with pytest.raises(BadFile) as bad:
        Floor(SD, policy={"terminals": {"count": 8}})
    (finding,) = bad.value.findings
    assert (finding.code, finding.clause) == ("central_screen_unset", "SD-34:03-P2-d")


# --- paragraphs 3 and 4: the player answers for the place, and the place decides


@clause("SD-34:03-P3-a")
def test_a_wager_on_a_terminal_is_settled_where_it_stands() -> None:
    floor = terminals(central_screen=True)
    floor.sit(1, chips=10_00)
    shown = floor.bet(1, "corner-17-18-20-21", 1_00)
    assert (shown["place"], shown["by"]) == ("corner-17-18-20-21", "")
    floor.close_betting()
    floor.do("open-dispute", seat=1, what="I meant 17")
    paid = floor.do("declare-result", number="17", turns=12).one("seat-paid")
    assert paid["chips"] == 8_00


@clause("SD-34:03-P3-b")
def test_what_the_dealer_entered_wrongly_is_undone_before_the_close() -> None:
    floor = dakota()
    floor.sit(1, chips=10_00)
    floor.bet(1, "street-13-14-15", 5_00, by="dealer")  # asked for was 16-17-18
    undone = floor.do("take-down-wager", seat=1, place="street-13-14-15", not_as_told=True)
    assert undone.one("wager-taken-down")["withdrawn"] is True
    assert floor.rack(1) == 10_00
    floor.bet(1, "street-16-17-18", 5_00, by="dealer")
    floor.close_betting()
    refusal = floor.refused("take-down-wager", seat=1, place="street-16-17-18", not_as_told=True)
    assert (refusal.code, refusal.clause) == ("betting_closed", "SD-34:03-P3-b")


@clause("SD-34:03-P4-a")
def test_the_log_of_a_round_gives_the_same_winners_and_amounts_again(tmp_path: Path) -> None:
    floor = dakota(WITH_VALUE_CHIPS)
    floor.sit(1, chips=100_00)
    floor.sit(2, chips=100_00)
    floor.bet(1, "straight-17", 5_00)
    floor.bet(2, "black", 20_00)
    floor.bet(2, "straight-17", 5_00, **FIVE)
    refusal = floor.refused("pay-winners")
    assert (refusal.code, refusal.clause) == ("no_result", "SD-34:03-P4-a")
    floor.do("move-wager", seat=1, source="straight-17", target="split-17-20")
    floor.play("17")
    assert (floor.rack(1), floor.rack(2), floor.table.rack_value(2)) == (180_00, 100_00, 175_00)
    assert floor.replayed().rack(1) == 180_00
    assert floor.scripted_balances() == floor.balances
    script = tmp_path / "round.jsonl"
    script.write_text("\n".join(floor.as_script()))
    *_, last = croupier("script", str(script)).out.splitlines()
    assert json.loads(last)["balances"]["rack/1/chips"] == 180_00


# --- paragraph 5: first everybody is paid and the dolly removed


def one_of_two_paid() -> Floor:
    floor = dakota()
    for seat in (1, 2, 3):
        floor.sit(seat, chips=20_00)
    floor.bet(1, "straight-17", 1_00)
    floor.bet(2, "straight-17", 1_00)
    floor.result("17")
    floor.do("collect-losers")
    floor.do("pay-winners", seat=1)
    return floor


@clause("SD-34:03-P5-a")
def test_nobody_takes_anything_down_before_every_winner_is_paid() -> None:
    floor = one_of_two_paid()
    for command, fields in (
        ("take-down-wager", {"place": "straight-17"}),
        ("clear-wagers", {}),
        ("cash-out", {}),
        ("colour-up", {"amount": 35_00}),
        ("tip", {"amount": 35_00}),
    ):
        refusal = floor.refused(command, seat=1, **fields)
        assert (refusal.code, refusal.clause) == ("dolly_on_table", "SD-34:03-P5-a"), command
    floor.do("tip", seat=1, amount=19_00)  # what was the player's before
    assert floor.refused("tip", seat=1, amount=1_00).code == "dolly_on_table"


@clause("SD-34:03-P5-b")
def test_the_dolly_stays_until_all_are_paid_and_then_goes_before_any_take_down() -> None:
    floor = one_of_two_paid()
    refusal = floor.refused("remove-dolly")
    assert (refusal.code, refusal.clause) == ("winners_unpaid", "SD-34:03-P5-b")
    assert refusal.facts["unpaid"] == [{"seat": 2, "amount": 35_00}]
    floor.do("pay-winners", seat=2)
    assert (floor.phase, floor.table.dolly) == (Phase.PAID, "17")
    for command, fields in (
        ("take-down-wager", {"place": "straight-17"}),
        ("move-wager", {"source": "straight-17", "target": "straight-20"}),
        ("clear-wagers", {}),
        ("cash-out", {}),
    ):
        assert floor.refused(command, seat=2, **fields).code == "dolly_on_table", command
    floor.do("remove-dolly")
    assert floor.table.dolly == ""
    floor.do("take-down-wager", seat=2, place="straight-17")
    assert floor.do("cash-out", seat=2).one("cashed-out")["chips"] == 55_00


@clause("SD-34:03-P5-c")
def test_new_wagers_wait_for_the_dolly_too() -> None:
    floor = one_of_two_paid()
    for step in ("pay-winners", "remove-dolly"):
        refusal = floor.refused("place-wager", seat=3, bet="straight-20", stake=1_00)
        assert (refusal.code, refusal.clause) == ("late_bet", "SD-34:03-P5-c")
        assert (refusal.facts["seat"], refusal.facts["returned"]) == (3, 1_00)
        for again in ("rebet-wagers", "double-wagers"):
            assert floor.refused(again, seat=1, by="player").code == "late_bet"
        assert floor.rack(3) == 20_00
        floor.do(step)
    floor.bet(3, "straight-20", 1_00)
