"""`decide` says what follows from a command: events, or a refusal. It changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.game import kind_of
from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.table import commands as c
from croupier.table import deciding_betting as betting
from croupier.table import deciding_chips as chips
from croupier.table import deciding_choices as choices
from croupier.table import deciding_irregular as irregular
from croupier.table import deciding_opening as opening
from croupier.table import deciding_round as rounds
from croupier.table import events as e
from croupier.table.asked import Asked, check_role
from croupier.table.citing import Uncited
from croupier.table.deciding_opening import variations_changed
from croupier.table.events import Event
from croupier.table.state import Table
from croupier.table.turns import check_turn

Decider = Callable[[Table, Any, Asked, TableRules], list[Event]]


def decide(table: Table, asked: Asked, rules: TableRules) -> list[Event]:
    """What happens. Refusals come in this order: the role, the turn, the seat, the chips, the place, the amount."""
    try:
        check_role(table, asked, rules)
        check_turn(table, asked, rules)
        events = DECIDERS[type(asked.command)](table, asked.command, asked, rules)
        return by_the_rules_of_the_day(table, events, asked, rules)
    except Uncited:
        raise
    except Refused as refusal:
        bet = refusal.facts.get("bet") or getattr(asked.command, "bet", "")
        word = str(bet).partition("-")[0]
        kind = kind_of(word) if word in set(rules.rulebook.bets) else None
        raise rules.refuse(refusal, kind) from None


def by_the_rules_of_the_day(table: Table, events: list[Event], asked: Asked, rules: TableRules) -> list[Event]:
    """A table or a round opens by the variations that are in force on that day, and by no others.

    Where the house's policy does not fit them, the dolly still goes, and betting stays closed until it does.
    """
    if not rules.policy.variations:
        return events
    first = next((n for n, event in enumerate(events) if isinstance(event, e.BettingOpened | e.TableOpened)), None)
    policy, day = rules.policy, asked.day
    if first is None or all(one.in_force(day) == one.in_force(policy.on) for one in policy.variations):
        return events
    try:
        changed = variations_changed(table, rules, {"on": day})
    except Refused:
        if first == 0:
            raise
        return events[:first]
    return [*events[:first], *changed, *events[first:]]


DECIDERS: dict[type[c.Command], Decider] = {
    c.InspectTable: opening.inspect_table,
    c.SignInDealer: opening.sign_in_dealer,
    c.SignOutDealer: opening.sign_out_dealer,
    c.OpenTable: opening.open_table,
    c.PostSign: opening.post_sign,
    c.BeginClosing: opening.begin_closing,
    c.CloseTable: opening.close_table,
    c.ChangeLimits: opening.change_limits,
    c.ChangeOptions: opening.change_options,
    c.LoadVariations: opening.load_variations,
    c.SeatPlayer: chips.seat_player,
    c.UnseatPlayer: chips.unseat_player,
    c.BuyIn: chips.buy_in,
    c.IssuePoints: chips.issue_points,
    c.ReturnPoints: chips.return_points,
    c.SetPointValues: chips.set_point_values,
    c.SetChipValue: chips.set_chip_value,
    c.ChangeColour: chips.change_colour,
    c.ColourUp: chips.colour_up,
    c.CashOut: chips.cash_out,
    c.Tip: chips.tip,
    c.FillTable: chips.fill_table,
    c.CreditTable: chips.credit_table,
    c.RegisterCoupon: chips.register_coupon,
    c.OpenBetting: rounds.open_betting,
    c.PauseBetting: rounds.pause_betting,
    c.SealNonce: rounds.seal_nonce,
    c.OpenNonce: rounds.open_nonce,
    c.RevealWheel: rounds.reveal_wheel,
    c.PlaceWager: betting.place_wager,
    c.MoveWager: betting.move_wager,
    c.TakeDownWager: betting.take_down_wager,
    c.ClearWagers: betting.clear_wagers,
    c.RebetWagers: betting.rebet_wagers,
    c.DoubleWagers: betting.double_wagers,
    c.AnnounceBet: betting.announce_bet,
    c.PlaceCoupon: betting.place_coupon,
    c.SpinBall: rounds.spin_ball,
    c.CountTurns: rounds.count_turns,
    c.BallOffTrack: rounds.ball_off_track,
    c.SeeNumber: rounds.see_number,
    c.CallNoMoreBets: rounds.call_no_more_bets,
    c.DeclareResult: rounds.declare_result,
    c.PlaceDolly: rounds.place_dolly,
    c.ChooseOnZero: choices.choose_on_zero,
    c.CloseChoices: choices.close_choices,
    c.CollectLosers: rounds.collect_losers,
    c.PayWinners: rounds.pay_winners,
    c.RemoveDolly: rounds.remove_dolly,
    c.CorrectResult: irregular.correct_result,
    c.DeclareNoSpin: irregular.declare_no_spin,
    c.InspectBall: irregular.inspect_ball,
    c.AssignBall: irregular.assign_ball,
    c.ReportIrregularity: irregular.report_irregularity,
    c.SuspendTable: irregular.suspend_table,
    c.MakeRuling: irregular.make_ruling,
    c.ConfirmObserved: irregular.confirm_observed,
    c.ResumeTable: irregular.resume_table,
    c.OpenDispute: irregular.open_dispute,
    c.DecideDispute: irregular.decide_dispute,
}
