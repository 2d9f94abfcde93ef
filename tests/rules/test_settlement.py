"""Settling one round: every wager is checked before any is settled, in a fixed order, and limits are per bet."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support import clause

from croupier.game import Choice, Result
from croupier.refusal import Refused
from croupier.rules import Limit, Policy, TableRules, table_rules
from croupier.rules.in_force.settlement import SlipWager, settle_round

HOUSE = table_rules("house", "double-zero")
COLORADO = table_rules("colorado", "single-zero")
COVERED = table_rules("colorado", "double-zero-as-single-zero")


def refused(rules: TableRules, wagers: list[SlipWager], *outcomes: str) -> Refused:
    with pytest.raises(Refused) as refusal:
        settle_round(rules, wagers, outcomes)
    return refusal.value


def results(rules: TableRules, wager: SlipWager, *outcomes: str) -> tuple[Result, int, int, int]:
    [settled] = settle_round(rules, [wager], outcomes)
    return settled.result, settled.winnings, settled.returned, settled.standing


class TestTheOrderOfChecks:
    """An unknown bet before its stake, the stake before the choice, all rows before limits, limits before outcomes."""

    def test_is_the_bet_then_the_stake(self) -> None:
        assert refused(HOUSE, [SlipWager(1, "split-1-36", 0)]).code == "not_adjacent"
        assert refused(HOUSE, [SlipWager(1, "red", 0, Choice.HALF)]).code == "bad_stake"

    def test_then_the_choice_then_the_limits(self) -> None:
        assert refused(HOUSE, [SlipWager(1, "red", 500, Choice.HALF)]).code == "choice_not_offered"
        assert refused(HOUSE, [SlipWager(1, "red", 500), SlipWager(1, "snake", 100)]).code == "bet_not_permitted"
        assert refused(HOUSE, [SlipWager(1, "red", 50), SlipWager(2, "red", 500)]).code == "above_maximum"

    def test_then_whether_there_is_an_outcome_and_whether_it_is_on_the_wheel(self) -> None:
        assert refused(HOUSE, [SlipWager(1, "red", 500)]).code == "above_maximum"
        assert refused(HOUSE, [SlipWager(1, "red", 400)]).code == "no_result"
        assert refused(HOUSE, [SlipWager(1, "red", 400)], "17", "37").code == "number_not_on_wheel"
        assert refused(COLORADO, [SlipWager(1, "red", 400)], "00").code == "number_not_on_wheel"

    def test_names_the_first_row_that_is_wrong(self) -> None:
        wagers = [SlipWager(1, "red", 100), SlipWager(2, "red", -1), SlipWager(3, "snake", 100)]
        refusal = refused(HOUSE, wagers, "17")
        assert (refusal.code, refusal.facts["row"], refusal.facts["wager"]["seat"]) == ("bad_stake", 1, 2)

    def test_names_no_row_when_the_outcome_is_wrong(self) -> None:
        assert "row" not in refused(HOUSE, [SlipWager(1, "red", 400)], "37").facts


class TestLimits:
    @clause("H-PW.5-a")
    def test_no_wager_under_one_dollar(self) -> None:
        refusal = refused(HOUSE, [SlipWager(1, "odd", 100), SlipWager(1, "red", 99)], "17")
        assert (refusal.code, refusal.clause, refusal.facts["row"]) == ("below_minimum", "H-PW.5-a", 1)
        assert refusal.facts["minimum"] == 100
        assert refusal.message == "$0.99 on red: the minimum is $1.00 per bet."
        assert settle_round(HOUSE, [SlipWager(1, "red", 100)], ["17"])

    @clause("H-PW.5-b")
    def test_no_wager_over_four_dollars(self) -> None:
        refusal = refused(HOUSE, [SlipWager(1, "red", 401)], "17")
        assert (refusal.code, refusal.clause, refusal.facts["row"]) == ("above_maximum", "H-PW.5-b", 0)
        assert refusal.facts["maximum"] == 400
        assert refusal.message == "$4.01 on red: the maximum is $4.00 per bet."
        assert settle_round(HOUSE, [SlipWager(1, "red", 400)], ["17"])

    def test_are_summed_over_every_chip_of_a_player_on_one_bet(self) -> None:
        """The courtesy line is a second place of the same split, so its chips count too (readings B10, C1)."""
        line_and_courtesy = HOUSE.layout.places["split-0-00"].bet, HOUSE.layout.places["courtesy"].bet
        assert line_and_courtesy[0].id == line_and_courtesy[1].id == "split-0-00"
        wagers = [SlipWager(1, bet.id, 250) for bet in line_and_courtesy]
        refusal = refused(HOUSE, wagers, "0")
        assert (refusal.code, refusal.facts["stake"], refusal.facts["row"]) == ("above_maximum", 500, 1)

    def test_are_per_player(self) -> None:
        assert len(settle_round(HOUSE, [SlipWager(1, "red", 400), SlipWager(2, "red", 400)], ["17"])) == 2

    def test_are_per_bet(self) -> None:
        assert len(settle_round(HOUSE, [SlipWager(1, "red", 400), SlipWager(1, "odd", 400)], ["17"])) == 2

    def test_small_chips_may_reach_the_minimum_together(self) -> None:
        """Chips of 25 cents are fine where the bet reaches a dollar (reading C2)."""
        quarters = [SlipWager(1, "red", 25)] * 4
        assert len(settle_round(HOUSE, quarters, ["17"])) == 4

    def test_a_bet_below_the_minimum_is_named_at_its_first_row(self) -> None:
        wagers = [SlipWager(1, "odd", 100), SlipWager(1, "red", 25), SlipWager(2, "red", 100), SlipWager(1, "red", 25)]
        refusal = refused(HOUSE, wagers, "17")
        assert (refusal.code, refusal.facts["row"], refusal.facts["stake"]) == ("below_minimum", 1, 50)
        assert refusal.facts["wager"] == {"seat": 1, "bet": "red", "stake": 25, "prison": None}

    def test_of_a_policy_hold_for_their_kind(self) -> None:
        limits = {"all": Limit(500, 1000), "split": Limit(100, 200)}
        rules = table_rules("colorado", policy=Policy("colorado", "single-zero", limits=limits))
        assert settle_round(rules, [SlipWager(1, "split-8-11", 150), SlipWager(1, "red", 750)], ["8"])
        refusal = refused(rules, [SlipWager(1, "split-8-11", 201)], "8")
        assert (refusal.code, refusal.facts["maximum"]) == ("above_maximum", 200)
        refusal = refused(rules, [SlipWager(1, "red", 200)], "8")
        assert (refusal.code, refusal.facts["minimum"]) == ("below_minimum", 500)

    def test_are_none_where_nobody_set_any(self) -> None:
        assert settle_round(COLORADO, [SlipWager(1, "red", 2**63 - 1)], ["17"])

    @pytest.mark.parametrize("stake", [0, -1, 2**63])
    def test_a_stake_is_a_positive_amount_of_64_bits(self, stake: int) -> None:
        refusal = refused(COLORADO, [SlipWager(1, "red", stake)], "17")
        assert (refusal.code, refusal.facts["stake"]) == ("bad_stake", stake)


class TestPrison:
    HALF, LEAVE = SlipWager(1, "red", 1001, Choice.HALF), SlipWager(1, "red", 1001, Choice.LEAVE)

    @clause("CO-2204(2)-d")
    def test_on_zero_the_player_may_take_half_back(self) -> None:
        assert results(COLORADO, self.HALF, "0") == (Result.HALF, 0, 501, 0)

    @clause("CO-2204(2)-e")
    def test_or_leave_the_wager_for_another_spin(self) -> None:
        assert results(COLORADO, self.LEAVE, "0") == (Result.IMPRISONED, 0, 0, 1001)

    def test_half_taken_back_is_settled_and_no_later_spin_counts(self) -> None:
        assert results(COLORADO, self.HALF, "0", "19") == (Result.HALF, 0, 501, 0)

    def test_a_win_on_the_next_spin_gives_the_stake_back(self) -> None:
        assert results(COLORADO, self.LEAVE, "0", "19") == (Result.RELEASED, 0, 1001, 0)

    @clause("CO-2204(2)-f")
    def test_zero_again_loses_the_whole_wager(self) -> None:
        assert results(COLORADO, self.LEAVE, "0", "0") == (Result.LOST, 0, 0, 0)

    def test_a_loss_on_the_next_spin_loses_the_whole_wager(self) -> None:
        assert results(COLORADO, self.LEAVE, "0", "20") == (Result.LOST, 0, 0, 0)

    def test_by_custom_zero_again_keeps_the_wager_in_prison(self) -> None:
        classic = table_rules("classic", "single-zero")
        assert results(classic, self.LEAVE, "0", "0") == (Result.IMPRISONED, 0, 0, 1001)
        assert results(classic, self.LEAVE, "0", "0", "0", "19") == (Result.RELEASED, 0, 1001, 0)

    def test_a_wager_that_wins_at_once_never_sees_it(self) -> None:
        assert results(COLORADO, self.LEAVE, "19", "0") == (Result.WON, 1001, 1001, 0)

    @clause("CO-2204(2)-c")
    def test_is_for_even_money_wagers_alone(self) -> None:
        refusal = refused(COLORADO, [SlipWager(1, "dozen-1", 100, Choice.HALF)], "0")
        assert (refusal.code, refusal.clause, refusal.facts["row"]) == (
            "in_prison_even_money_only",
            "CO-2204(2)-c",
            0,
        )

    @clause("CO-2210(2)(c)(ii)(C)-b")
    def test_is_not_offered_where_two_zeros_are_played_as_one(self) -> None:
        refusal = refused(COVERED, [self.HALF], "0")
        assert (refusal.code, refusal.clause) == ("in_prison_conflicts_with_sign", "CO-2210(2)(c)(ii)(C)-b")
        assert results(COVERED, SlipWager(1, "red", 1001), "0") == (Result.LOST, 0, 0, 0)

    def test_is_not_offered_by_the_house_rules(self) -> None:
        refusal = refused(HOUSE, [SlipWager(1, "red", 100, Choice.HALF)], "0")
        assert (refusal.code, refusal.facts["choice"]) == ("choice_not_offered", "half")

    def test_that_the_table_offers_needs_no_choice_on_the_slip(self) -> None:
        options = {"in_prison": True}
        rules = table_rules("colorado", policy=Policy("colorado", "single-zero", options=options))
        assert results(rules, SlipWager(1, "red", 1001), "0") == (Result.HALF, 0, 501, 0)
        assert results(rules, self.LEAVE, "0") == (Result.IMPRISONED, 0, 0, 1001)

    def test_cannot_be_chosen_where_the_table_plays_la_partage(self) -> None:
        options = {"la_partage": True}
        rules = table_rules("classic", policy=Policy("classic", "single-zero", options=options))
        assert refused(rules, [self.LEAVE], "0").code == "choice_not_offered"
        assert results(rules, SlipWager(1, "red", 1001), "0") == (Result.HALF, 0, 501, 0)


class TestAVoidSpin:
    RED = SlipWager(1, "red", 500)

    @clause("CO-2210(2)(c)(ii)(B)-b")
    def test_settles_nothing_and_the_wagers_stand(self) -> None:
        assert results(COVERED, self.RED, "00") == (Result.VOID, 0, 0, 500)

    def test_is_followed_by_the_next_outcome(self) -> None:
        assert results(COVERED, self.RED, "00", "00", "19") == (Result.WON, 500, 500, 0)

    def test_after_a_result_changes_nothing(self) -> None:
        assert results(COVERED, self.RED, "20", "00") == (Result.LOST, 0, 0, 0)


WAGERS = st.builds(
    SlipWager,
    st.integers(1, 7),
    st.sampled_from(list(COLORADO.layout.bets)),
    st.integers(1, 10**6),
)


@given(st.lists(WAGERS, max_size=8), st.lists(st.sampled_from(COLORADO.wheel.results), min_size=1, max_size=3))
def test_a_round_conserves_money(wagers: list[SlipWager], outcomes: list[str]) -> None:
    for wager, settled in zip(wagers, settle_round(COLORADO, wagers, outcomes), strict=True):
        assert settled.returned + settled.standing + settled.collected(wager.stake) == wager.stake
        assert min(settled.winnings, settled.returned, settled.standing, settled.collected(wager.stake)) >= 0


def test_a_round_without_wagers_is_a_round() -> None:
    assert settle_round(HOUSE, [], ["17"]) == []
