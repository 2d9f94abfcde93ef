"""Money and wagers where two things meet: readings, tips, corrections, disputes, limits."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.clauses.table_support import Floor
from tests.support import clause
from tests.table.scripts import SEATED, Felt

from croupier.table import Phase

VALUE_CHIPS = {"value_chips": True, "value": [{"colour": "red", "value": 500}]}

S1 = ("pit-supervisor", "S1")


def variation(**fields: Any) -> dict[str, Any]:
    """A policy with a rule that the authority made, in force on the first day of a script."""
    made = {"name": "V-1", "title": "Another rule", "citation": "47.1-2204T", "effective": "2025-07-01", **fields}
    return {"variations": [{"decision": "permanent", **made}], "on": "2026-01-01"}


class TestPrisonThatPays:
    """The reading `pay_even`: what leaves prison is paid like any other wager."""

    def imprisoned(self, **fields: Any) -> Floor:
        pays = variation(changes={"options.in_prison.on_win": "pay_even"})
        floor = Floor("colorado", "single-zero", {**pays, "options": {"in_prison": True}, "chips": VALUE_CHIPS}).open()
        floor.sit(1, chips=20_00)
        floor.bet(1, "red", 5_00, **fields)
        floor.result("0")
        floor.do("choose-on-zero", seat=1, bet="red", choice="leave")
        floor.settle()
        return floor

    def test_winnings_are_paid_after_the_collection_has_released_the_stake(self) -> None:
        floor = self.imprisoned()
        assert floor.play("1").one("seat-paid")["chips"] == 5_00
        assert floor.rack(1) == 25_00
        assert floor.balances["house-win"] == -5_00

    def test_the_dolly_waits_for_them(self) -> None:
        floor = self.imprisoned()
        floor.result("1")
        floor.do("collect-losers")
        assert floor.refused("remove-dolly").facts["unpaid"] == [{"seat": 1, "amount": 5_00}]

    def test_value_chips_are_paid_in_value_chips(self) -> None:
        floor = self.imprisoned(tender="value-chips", colour="red")
        assert floor.play("1").one("seat-paid")["value"] == 5_00
        assert (floor.rack(1), floor.table.rack_value(1)) == (20_00, 10_00)

    def test_a_correction_takes_them_back(self) -> None:
        floor = self.imprisoned()
        floor.result("1")
        floor.do("collect-losers")
        floor.do("pay-winners")
        floor.do("correct-result", number="2", second="K1", reason="misread", by=S1)
        assert floor.in_prison(1) == {"red": 5_00}
        floor.do("place-dolly", number="2")
        floor.settle()
        assert floor.rack(1) == 15_00
        assert floor.balances["house-win"] == 5_00


def test_who_won_for_the_dealers_stays_until_the_dolly_is_gone() -> None:
    """A correction puts the wager back; it must find its own player there."""
    floor = Floor("colorado").open()
    floor.sit(1, chips=5_00)
    floor.bet(1, "red", 5_00, tip=True)
    floor.result("1")
    floor.do("collect-losers")
    floor.do("pay-winners")
    assert floor.refused("unseat-player", seat=1).code == "dolly_on_table"
    floor.do("correct-result", number="2", second="K1", reason="misread", by=S1)
    assert floor.on(1, "red") == 5_00
    floor.do("place-dolly", number="2")
    floor.settle()
    floor.do("unseat-player", seat=1)


def test_a_correction_takes_no_more_from_the_tray_than_it_holds() -> None:
    floor = Floor("colorado").open()
    floor.sit(1, chips=50_00)
    floor.bet(1, "red", 50_00)
    floor.result("2")
    floor.do("collect-losers")
    floor.do("credit-table", amount=floor.table.books["float"], second="K1")
    misread = {"number": "1", "second": "K1", "reason": "misread", "by": S1}
    assert floor.refused("correct-result", **misread).code == "float_short"
    floor.do("fill-table", amount=100_00, second="K1")
    floor.do("correct-result", **misread)
    assert (floor.balances["float"], floor.on(1, "red")) == (50_00, 50_00)
    floor.do("place-dolly", number="1")
    floor.settle()
    assert floor.rack(1) == 50_00


class TestDoubling:
    """Several wagers in one command count together, as they would one after the other."""

    def test_chips_and_a_wager_for_the_dealers_on_one_bet_stay_below_the_maximum(self) -> None:
        floor = Floor("house").open()
        floor.sit(1, chips=20_00, chip_value=25)
        floor.bet(1, "red", 1_25)
        floor.bet(1, "red", 1_25, tip=True)
        refusal = floor.refused("double-wagers", seat=1)
        assert (refusal.code, refusal.clause, refusal.facts["stake"]) == ("above_maximum", "H-PW.5-b", 5_00)
        assert floor.on(1, "red") == 2_50

    def test_both_places_of_a_bet_stay_below_the_maximum(self) -> None:
        floor = Floor("house").open()
        floor.sit(1, chips=20_00, chip_value=25)
        for place in ("split-0-00", "courtesy"):
            floor.do("place-wager", seat=1, place=place, stake=1_25)
        assert floor.refused("double-wagers", seat=1).code == "above_maximum"

    def test_value_chips_are_taken_from_the_rack_once(self) -> None:
        floor = Floor("colorado", "single-zero", {"chips": VALUE_CHIPS}).open()
        floor.sit(1)
        for bet in ("red", "odd", "low"):
            floor.bet(1, bet, 5_00, tender="value-chips", colour="red")
        floor.do("take-down-wager", seat=1, place="low")
        refusal = floor.refused("double-wagers", seat=1)  # one chip is in the rack, and two are wanted
        assert (refusal.code, refusal.facts["not_issued"]) == ("chips_not_issued", 5_00)
        floor.do("take-down-wager", seat=1, place="odd")
        assert [event["pocket"] for event in floor.do("double-wagers", seat=1)] == [0]
        assert (floor.table.rack_value(1), floor.balances["carried"]) == (5_00, -15_00)


class TestWagersForTheDealers:
    """The posted maximum is per bet, like every other."""

    def floor(self) -> Floor:
        floor = Floor("colorado", policy={"tips": {"wager_max": 5_00, "posted": True}}).open()
        floor.sit(1, chips=50_00)
        floor.bet(1, "red", 3_00, tip=True)
        return floor

    def test_small_ones_add_up(self) -> None:
        floor = self.floor()
        floor.bet(1, "red", 2_00, tip=True)
        floor.bet(1, "red", 9_00)
        refusal = floor.refused("place-wager", seat=1, bet="red", stake=1_00, tip=True)
        assert (refusal.code, refusal.facts["maximum"], refusal.facts["stake"]) == ("tip_not_allowed", 5_00, 6_00)

    def test_also_when_they_are_moved_or_doubled(self) -> None:
        floor = self.floor()
        floor.bet(1, "black", 3_00, tip=True)
        assert floor.refused("move-wager", seat=1, source="black", target="red").facts["stake"] == 6_00
        assert floor.refused("double-wagers", seat=1).facts["stake"] == 6_00
        floor.do("move-wager", seat=1, source="black", target="odd")


class TestDisputeOfOneWhoLeft:
    def disputed(self) -> Floor:
        floor = Floor("colorado").open()
        floor.sit(1, chips=5_00, player="Ann")
        floor.do("open-dispute", seat=1, what="17 was not paid", amount=5_00)
        floor.do("cash-out", seat=1)
        floor.do("unseat-player", seat=1)
        return floor

    def test_whoever_has_the_seat_now_is_not_paid(self) -> None:
        floor = self.disputed()
        floor.sit(1, player="Bo")
        pay = {"dispute": 1, "decision": "pay", "reason": "the camera shows it", "by": S1}
        assert floor.refused("decide-dispute", **pay).code == "seat_empty"
        floor.sit(3, player="Ann")
        assert floor.do("decide-dispute", **pay).one("dispute-decided")["seat"] == 3
        assert (floor.balances.get("rack/1/value", 0), floor.balances["rack/3/value"]) == (0, 5_00)
        floor.replayed()

    def test_it_can_be_denied_without_the_player(self) -> None:
        floor = self.disputed()
        floor.do("decide-dispute", dispute=1, decision="deny", reason="the camera shows none", by=S1)
        assert not floor.table.disputes


class TestClosing:
    def test_closing_gives_back_what_lies_free_and_the_table_can_be_closed(self) -> None:
        floor = Floor("colorado", policy={"chips": {"match_play": True}}).open()
        floor.do("register-coupon", coupon="MP", face=3_00, expires="2026-12-31", by=("cashier", "C1"))
        floor.sit(1, chips=20_00)
        floor.sit(2, chips=20_00)
        floor.bet(1, "red", 4_00)
        floor.do("place-coupon", seat=1, coupon="MP", bet="red")
        floor.bet(2, "straight-17", 1_00)
        assert floor.refused("close-table", closer=floor.table.books["float"]).code == "wagers_on_layout"
        back = floor.do("begin-closing").names
        assert back == ["coupon-returned", "wager-taken-down", "wager-taken-down", "closing-begun"]
        assert [floor.rack(1), floor.rack(2), floor.table.coupons["MP"].used] == [20_00, 20_00, ""]
        for seat in (1, 2):
            floor.do("cash-out", seat=seat)
        floor.do("close-table", closer=floor.table.books["float"])
        assert floor.phase is Phase.CLOSED
        floor.replayed()

    @pytest.mark.parametrize("instruction", ["go-on", "void", "return-wagers"])
    def test_a_ruling_does_not_open_betting_again(self, instruction: str) -> None:
        floor = Floor("colorado").open()
        floor.sit(1, chips=20_00)
        floor.bet(1, "red", 5_00)
        floor.do("begin-closing")
        floor.do("report-irregularity", what="a player disputes the close")
        floor.do("make-ruling", instruction=instruction, reason="fair to all", by=S1)
        floor.do("carry-out-ruling", by=S1)
        floor.do("confirm-observed", by=S1)
        floor.do("resume-table")
        assert floor.phase is Phase.CLOSING
        assert (floor.on(1, "red"), floor.rack(1)) == (0, 20_00)
        floor.replayed()

    @clause("CO-2204(2)-e")
    def test_a_wager_in_prison_has_its_spin_first(self) -> None:
        floor = Floor("colorado", "single-zero", {"options": {"in_prison": True}}).open()
        floor.sit(1, chips=20_00)
        floor.bet(1, "red", 5_00)
        floor.result("0")
        floor.do("choose-on-zero", seat=1, bet="red", choice="leave")
        floor.settle()
        assert floor.refused("begin-closing").facts["seats"] == [1]
        floor.play("1")
        floor.do("begin-closing")
        assert floor.rack(1) == 20_00


class TestVariationThatEnds:
    NEXT_DAY = "2026-01-02T00:01:00Z"

    def floor(
        self, changes: dict[str, Any], wheel: str = "single-zero", automation: str = "felt", **policy: Any
    ) -> Floor:
        ending = variation(decision="temporary", ends="2026-01-01", changes=changes)
        floor = Floor("colorado", wheel, {**ending, **policy}, automation).open()
        floor.sit(1, chips=20_00)
        return floor

    def test_wagers_go_back_whose_place_is_no_longer_there(self) -> None:
        floor = self.floor({"trios": ["0-1-2", "0-2-3"]})
        floor.bet(1, "trio-0-2-3", 5_00)
        floor.bet(1, "red", 1_00)
        floor.result("2")
        floor.do("collect-losers")
        floor.do("pay-winners")
        events = floor.do("remove-dolly", time=self.NEXT_DAY)
        assert events.names == ["dolly-removed", "wager-taken-down", "policy-changed", "betting-opened"]
        assert floor.rack(1) == 19_00 + 11 * 5_00
        floor.post_sign()
        floor.play("2")

    def test_so_they_do_when_it_is_withdrawn_in_mid_round(self) -> None:
        floor = self.floor({"trios": ["0-1-2", "0-2-3"]})
        floor.bet(1, "trio-0-2-3", 5_00)
        floor.do("load-variations", variations=[])
        assert floor.rack(1) == 20_00
        floor.post_sign()
        floor.play("2")

    def test_betting_stays_closed_while_the_policy_does_not_fit(self) -> None:
        covered = {"options.in_prison.with_covered_double_zero": True}
        floor = self.floor(covered, "double-zero-as-single-zero", options={"in_prison": True})
        floor.result("1")
        floor.do("collect-losers")
        assert floor.do("remove-dolly", time=self.NEXT_DAY).names == ["dolly-removed"]
        assert floor.phase is Phase.OPEN
        refusal = floor.refused("open-betting", time=self.NEXT_DAY)
        assert (refusal.code, refusal.clause) == ("in_prison_conflicts_with_sign", "CO-2210(2)(c)(ii)(C)-b")
        floor.do("change-options", time=self.NEXT_DAY)
        floor.do("open-betting", time=self.NEXT_DAY)
        assert floor.writer.rules.option is None

    def test_so_it_does_at_a_table_that_opens_it_by_itself(self) -> None:
        covered = {"options.in_prison.with_covered_double_zero": True}
        floor = self.floor(covered, "double-zero-as-single-zero", "automatic", options={"in_prison": True})
        floor.close_betting()
        events = floor.do("declare-result", number="1", turns=9, time=self.NEXT_DAY)
        assert events.names[-1] == "dolly-removed"
        opened = floor.do("change-options", time=self.NEXT_DAY)
        assert opened.names == ["policy-changed", "policy-changed", "betting-opened"]


def test_an_automatic_table_waits_for_the_notice_of_its_colours() -> None:
    floor = Floor("colorado", policy={"tournament": True}, automation="automatic")
    floor.prepare()
    floor.do("set-point-values", values={"blue": 25})
    assert floor.do("open-table", **floor.opening).names == ["table-opened"]
    assert floor.post_sign().names == ["sign-posted", "betting-opened"]


def test_what_a_dealer_placed_and_the_house_collected_cannot_be_withdrawn() -> None:
    """At a random wheel's table betting is not open again with the dolly's removal, and chips may be taken down."""
    felt = Felt("random-with-dealer")
    proof = json.dumps({"commitment": "a" * 64, "round": 1, "outcome": "2"}, separators=(",", ":"))
    felt.lead(
        [
            *SEATED,
            f"open-betting commitment={'a' * 64}",
            "place-wager seat=1 bet=red stake=1000 by=dealer:D7",
            "spin-ball",
            "call-no-more-bets wave=true",
            f"declare-result number=2 proof='{proof}' by=system",
            "place-dolly number=2",
            "collect-losers",
            "remove-dolly",
        ]
    )
    refused = felt.ask("take-down-wager seat=1 place=red not_as_told=true by=player:Ann").refused
    assert refused is not None
    assert refused.code == "nothing_there"


def test_points_are_not_wagered_for_the_dealers() -> None:
    floor = Floor("colorado", policy={"tournament": True}).open()
    floor.sit(1)
    floor.do("issue-points", seat=1, points=5_000)
    refusal = floor.refused("place-wager", seat=1, bet="red", stake=500, tip=True)
    assert (refusal.code, refusal.clause) == ("not_redeemable", "CO-2214(1)-f")


def test_chips_that_lie_there_for_the_dealers_keep_their_value() -> None:
    floor = Floor("colorado").open()
    floor.sit(1, chips=5_00)
    floor.bet(1, "red", 5_00, tip=True)
    assert floor.refused("set-chip-value", seat=1, value=5_00).code == "chip_value_locked"
    floor.play("2")
    floor.do("set-chip-value", seat=1, value=5_00)


def test_chips_that_a_correction_brings_back_have_the_value_they_had() -> None:
    floor = Floor("colorado").open()
    floor.sit(1, chips=20_00)
    floor.bet(1, "red", 5_00)
    floor.result("2")
    floor.do("collect-losers")
    floor.do("cash-out", seat=1)
    floor.do("correct-result", number="1", second="K1", reason="misread", by=S1)
    assert floor.refused("set-chip-value", seat=1, value=3_00).code == "chip_value_locked"
    floor.do("place-dolly", number="1")
    floor.settle()
    floor.bet(1, "odd", 5_00)


def test_chips_that_cannot_be_taken_down_are_not_said_to_be_returned() -> None:
    floor = Floor("colorado").open()
    floor.sit(1, chips=20_00)
    floor.bet(1, "red", 5_00)
    floor.do("suspend-table", reason="fire alarm")
    for command in ({"place": "red", "stake": 1_00}, {"source": "red", "target": "black", "stake": 1_00}):
        refusal = floor.refused("move-wager" if "source" in command else "take-down-wager", seat=1, **command)
        assert "returned" not in refusal.facts
        assert "returned" not in refusal.message
    assert floor.on(1, "red") == 5_00
