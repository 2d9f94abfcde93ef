"""The phases of a table, and which command is allowed in which: the law's order of a round in one table."""

from __future__ import annotations

from enum import StrEnum

from croupier.refusal import Said
from croupier.table.betting import commands as betting
from croupier.table.chips import commands as chips
from croupier.table.choices import commands as choices
from croupier.table.commands import Command
from croupier.table.irregular import commands as irregular
from croupier.table.noted import commands as noted
from croupier.table.opening import commands as opening
from croupier.table.round import commands as rounds
from croupier.table.tray import commands as tray


class Phase(StrEnum):
    CLOSED = "closed"
    OPEN = "open"  # inspected, dealer signed in, limits posted
    BETTING = "betting"
    BALL_IN_TRACK = "ball-in-track"  # the ball runs, betting is still open
    NO_MORE_BETS = "no-more-bets"
    RESULT = "result"  # announced
    DOLLY_PLACED = "dolly-placed"
    COLLECTED = "losers-collected"
    PAID = "winners-paid"
    CLOSING = "closing"  # the last round is over; players cash out and the tray is counted
    HELD = "held"  # an irregularity waits for the supervisor, or the supervisor suspended the table


P = Phase
ROUND = frozenset({P.BALL_IN_TRACK, P.NO_MORE_BETS, P.RESULT, P.DOLLY_PLACED, P.COLLECTED, P.PAID})
BETTING_IS_OPEN = frozenset({P.BETTING, P.BALL_IN_TRACK})
BEFORE_RESULT = BETTING_IS_OPEN | {P.NO_MORE_BETS, P.HELD}
BETWEEN_ROUNDS = frozenset({P.OPEN, P.BETTING})
IN_SESSION = frozenset(Phase) - {P.CLOSED}
ANYTIME = frozenset(Phase)
SETTLING = frozenset({P.RESULT, P.DOLLY_PLACED, P.COLLECTED, P.PAID})

ALLOWED: dict[type[Command], frozenset[Phase]] = {
    opening.InspectTable: frozenset({P.CLOSED}),
    opening.SignInDealer: ANYTIME,
    opening.SignOutDealer: ANYTIME - ROUND,
    opening.OpenTable: frozenset({P.CLOSED}),
    opening.PostSign: ANYTIME,
    opening.BeginClosing: BETWEEN_ROUNDS,
    opening.CloseTable: BETWEEN_ROUNDS | {P.CLOSING},
    opening.ChangeLimits: BETWEEN_ROUNDS,
    opening.ChangeTips: BETWEEN_ROUNDS,
    opening.ChangeOptions: BETWEEN_ROUNDS,
    opening.LoadVariations: BETWEEN_ROUNDS | {P.CLOSED},
    opening.ChangeChips: frozenset({P.CLOSED}),
    chips.SeatPlayer: IN_SESSION,
    chips.UnseatPlayer: IN_SESSION,
    chips.BuyIn: IN_SESSION,
    chips.IssuePoints: IN_SESSION - ROUND,
    chips.ReturnPoints: IN_SESSION - ROUND,
    chips.SetPointValues: frozenset({P.CLOSED, P.OPEN, P.CLOSING}),
    chips.SetChipValue: IN_SESSION,
    chips.ChangeColour: IN_SESSION,
    chips.ColourUp: IN_SESSION,
    chips.CashOut: IN_SESSION,
    chips.Tip: IN_SESSION,
    chips.RegisterCoupon: ANYTIME,
    tray.TakeInventory: IN_SESSION - ROUND,
    tray.TakeBackChips: IN_SESSION,
    tray.RequestFill: IN_SESSION,
    tray.RequestCredit: IN_SESSION,
    tray.FillTable: IN_SESSION,
    tray.CreditTable: IN_SESSION,
    tray.VoidSlip: ANYTIME,
    rounds.OpenBetting: frozenset({P.OPEN}),
    rounds.PauseBetting: frozenset({P.BETTING}),
    rounds.SealNonce: BETTING_IS_OPEN,
    rounds.OpenNonce: frozenset({P.NO_MORE_BETS}),
    rounds.RevealWheel: frozenset({P.OPEN, P.CLOSING, P.HELD}),
    betting.PlaceWager: BETTING_IS_OPEN,
    betting.MoveWager: BETTING_IS_OPEN,
    betting.TakeDownWager: BETTING_IS_OPEN | {P.OPEN, P.CLOSING},
    betting.ClearWagers: BETTING_IS_OPEN | {P.OPEN, P.CLOSING},
    betting.RebetWagers: BETTING_IS_OPEN,
    betting.DoubleWagers: BETTING_IS_OPEN,
    betting.ChangeWagers: BETTING_IS_OPEN | {P.OPEN, P.CLOSING},  # where nothing is laid, as `like` says
    betting.AnnounceBet: BETTING_IS_OPEN,
    betting.PlaceCoupon: BETTING_IS_OPEN,
    rounds.SpinBall: frozenset({P.BETTING}),
    rounds.CountTurns: frozenset({P.BALL_IN_TRACK, P.NO_MORE_BETS}),
    rounds.BallOffTrack: frozenset({P.BALL_IN_TRACK, P.NO_MORE_BETS}),
    rounds.SeeNumber: BEFORE_RESULT,
    rounds.CallNoMoreBets: frozenset({P.BALL_IN_TRACK}),
    rounds.DeclareResult: frozenset({P.NO_MORE_BETS}),
    rounds.PlaceDolly: frozenset({P.RESULT}),
    choices.ChooseOnZero: frozenset({P.RESULT, P.DOLLY_PLACED}),
    choices.CloseChoices: frozenset({P.RESULT, P.DOLLY_PLACED}),
    rounds.CollectLosers: frozenset({P.DOLLY_PLACED}),
    rounds.PayWinners: frozenset({P.COLLECTED}),
    rounds.RemoveDolly: frozenset({P.PAID}),
    irregular.CorrectResult: IN_SESSION,
    irregular.DeclareNoSpin: frozenset({P.BALL_IN_TRACK, P.NO_MORE_BETS}),
    irregular.VoidRound: frozenset({P.BETTING, P.BALL_IN_TRACK, P.NO_MORE_BETS}),
    irregular.InspectBall: IN_SESSION,
    irregular.AssignBall: ANYTIME,
    irregular.ReportIrregularity: IN_SESSION - {P.HELD},
    irregular.SuspendTable: IN_SESSION - {P.HELD},
    irregular.MakeRuling: frozenset({P.HELD}),
    irregular.CarryOutRuling: frozenset({P.HELD}),
    irregular.ConfirmObserved: frozenset({P.HELD}),
    irregular.ResumeTable: frozenset({P.HELD}),
    irregular.OpenDispute: IN_SESSION,
    irregular.DecideDispute: IN_SESSION,
    noted.NoteRegister: ANYTIME,
}

# Where results alone are on record, the dealer sees what is collected and paid, and lifts the dolly after it.
AS_THE_DEALER_SEES: dict[type[Command], Phase] = {rounds.RemoveDolly: P.DOLLY_PLACED}

ON_A_RESULT = (rounds.DeclareResult, rounds.PlaceDolly, rounds.CollectLosers, rounds.PayWinners)

_NOT_OPEN = dict.fromkeys((P.CLOSED, P.OPEN, P.CLOSING, P.HELD, *SETTLING), "betting_not_open")
_TOO_LATE = _NOT_OPEN | dict.fromkeys((P.NO_MORE_BETS, *SETTLING), "late_bet")
_FROZEN = dict.fromkeys(SETTLING, "dolly_on_table") | {P.NO_MORE_BETS: "betting_closed"}
_NOT_YET = dict.fromkeys((P.BETTING, P.BALL_IN_TRACK, P.NO_MORE_BETS, P.OPEN), "no_result")
_RUNNING = dict.fromkeys(ROUND, "round_running")

# Why a command is out of turn, where the law or the trade has a word for it; everywhere else it is `out_of_turn`.
WHY_NOT_NOW: dict[type[Command], dict[Phase, str]] = {
    betting.PlaceWager: _TOO_LATE,
    betting.RebetWagers: _TOO_LATE,
    betting.DoubleWagers: _TOO_LATE,
    betting.AnnounceBet: _TOO_LATE,
    betting.PlaceCoupon: _TOO_LATE,
    betting.MoveWager: _FROZEN,
    betting.TakeDownWager: _FROZEN,
    betting.ClearWagers: _FROZEN,
    rounds.SpinBall: _RUNNING | {P.OPEN: "betting_not_open"},
    rounds.CallNoMoreBets: {P.BETTING: "no_ball_in_play", P.OPEN: "no_ball_in_play"},
    rounds.DeclareResult: {P.BETTING: "no_ball_in_play", P.BALL_IN_TRACK: "call_no_more_bets_first"},
    irregular.DeclareNoSpin: {P.BETTING: "no_ball_in_play", P.OPEN: "no_ball_in_play"},
    rounds.PlaceDolly: _NOT_YET,
    choices.ChooseOnZero: _NOT_YET | dict.fromkeys((P.COLLECTED, P.PAID), "choice_closed"),
    rounds.CollectLosers: _NOT_YET | {P.RESULT: "dolly_missing"},
    rounds.PayWinners: _NOT_YET | {P.RESULT: "collect_first", P.DOLLY_PLACED: "collect_first"},
    rounds.RemoveDolly: _NOT_YET | dict.fromkeys((P.RESULT, P.DOLLY_PLACED, P.COLLECTED), "winners_unpaid"),
    opening.CloseTable: _RUNNING,
    opening.ChangeLimits: _RUNNING,
    opening.ChangeTips: _RUNNING,
    opening.ChangeOptions: _RUNNING,
    opening.LoadVariations: _RUNNING,
    opening.BeginClosing: _RUNNING,
    rounds.PauseBetting: _RUNNING,
    chips.IssuePoints: _RUNNING,
    chips.ReturnPoints: _RUNNING,
    chips.SetPointValues: _RUNNING | {P.BETTING: "round_running"},
    rounds.SealNonce: _NOT_OPEN | {P.NO_MORE_BETS: "late_bet"},
    opening.SignOutDealer: _RUNNING,
}

WHY = {
    said.id: said
    for said in (
        Said("late_bet", "No more bets: this wager came too late, and the chips are returned at once."),
        Said("betting_closed", "Betting is closed; nothing on the layout can be changed now."),
        Said("betting_not_open", "Betting is not open yet; the chips are returned at once."),
        Said("dolly_on_table", "Please wait until all winners are paid and the dolly is removed."),
        Said("round_running", "That is not possible while a round is running."),
        Said("no_ball_in_play", "No ball is in play."),
        Said("call_no_more_bets_first", "Call No More Bets before the result is entered."),
        Said("no_result", "There is no result yet: the ball is not at rest."),
        Said("dolly_missing", "Place the dolly on the winning number first."),
        Said("collect_first", "Collect the losing wagers before paying."),
        Said("winners_unpaid", "Some winning wagers are not paid yet."),
        Said("choice_closed", "The time to choose is over; the posted default applies."),
        Said("out_of_turn", "That cannot be done now."),
    )
}
