"""`evolve` is the only place that changes a table. It obeys the event, books its entries, and never refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.table import events as e
from croupier.table import evolving_betting as betting
from croupier.table import evolving_chips as chips
from croupier.table import evolving_choices as choices
from croupier.table import evolving_irregular as irregular
from croupier.table import evolving_opening as opening
from croupier.table import evolving_round as rounds
from croupier.table.books import book
from croupier.table.state import Table


def evolve(table: Table, event: e.Event) -> Table:
    """The table after the event: the same object, changed. One writer owns it."""
    change = CHANGES.get(type(event))
    if change is not None:
        change(table, event)
    book(table.books, event, table.unit)
    return table


CHANGES: dict[type[e.Event], Callable[[Table, Any], None]] = {
    e.TableSetUp: opening.table_set_up,
    e.TableInspected: opening.table_inspected,
    e.DealerSignedIn: opening.dealer_signed_in,
    e.DealerSignedOut: opening.dealer_signed_out,
    e.TableOpened: opening.table_opened,
    e.ClosingBegun: opening.closing_begun,
    e.TableClosed: opening.table_closed,
    e.PolicyChanged: opening.policy_changed,
    e.SignPosted: opening.sign_posted,
    e.PlayerSeated: chips.player_seated,
    e.PlayerLeft: chips.player_left,
    e.ChipsBought: chips.chips_bought,
    e.ChipValueSet: chips.chip_value_set,
    e.ColourChanged: chips.colour_changed,
    e.CashedOut: chips.cashed_out,
    e.TableFilled: chips.table_filled,
    e.TableCredited: chips.table_credited,
    e.CouponRegistered: chips.coupon_registered,
    e.PointValuesSet: chips.point_values_set,
    e.BettingOpened: rounds.betting_opened,
    e.BettingPaused: rounds.betting_paused,
    e.NonceSealed: rounds.nonce_sealed,
    e.NonceOpened: rounds.nonce_opened,
    e.WheelRevealed: rounds.wheel_revealed,
    e.WagerPlaced: betting.wager_placed,
    e.WagerTakenDown: betting.wager_taken_down,
    e.ShortWagerReturned: betting.short_wager_returned,
    e.CouponPlaced: betting.coupon_placed,
    e.CouponReturned: betting.coupon_returned,
    e.BallSpun: rounds.ball_spun,
    e.TurnsCounted: rounds.turns_counted,
    e.BallLeftTrack: rounds.ball_left_track,
    e.BettingClosed: rounds.betting_closed,
    e.NumberSeen: rounds.number_seen,
    e.ResultDeclared: rounds.result_declared,
    e.SpinVoided: rounds.spin_voided,
    e.NoSpinDeclared: irregular.no_spin_declared,
    e.DollyPlaced: rounds.dolly_placed,
    e.ChoicesOpened: choices.choices_opened,
    e.ZeroChoiceMade: choices.zero_choice_made,
    e.ChoicesClosed: choices.choices_closed,
    e.LosersCollected: rounds.losers_collected,
    e.SeatPaid: rounds.seat_paid,
    e.WinnersPaid: rounds.winners_paid,
    e.DollyRemoved: rounds.dolly_removed,
    e.SettlementReversed: irregular.settlement_reversed,
    e.ResultCorrected: irregular.result_corrected,
    e.BallInspected: irregular.ball_inspected,
    e.BallAssigned: irregular.ball_assigned,
    e.IrregularityReported: irregular.table_held,
    e.TableSuspended: irregular.table_held,
    e.RulingMade: irregular.ruling_made,
    e.RulingObserved: irregular.ruling_observed,
    e.TableResumed: irregular.table_resumed,
    e.WagersReturned: betting.wagers_returned,
    e.DisputeOpened: irregular.dispute_opened,
    e.DisputeDecided: irregular.dispute_decided,
}
