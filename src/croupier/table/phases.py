"""The phases of a table, and which command is allowed in which: the law's order of a round in one table."""

from __future__ import annotations

from enum import StrEnum

from croupier.table import commands as c


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

ALLOWED: dict[type[c.Command], frozenset[Phase]] = {
    c.InspectTable: frozenset({P.CLOSED}),
    c.SignInDealer: ANYTIME,
    c.SignOutDealer: ANYTIME - ROUND,
    c.OpenTable: frozenset({P.CLOSED}),
    c.PostSign: ANYTIME,
    c.BeginClosing: BETWEEN_ROUNDS,
    c.CloseTable: BETWEEN_ROUNDS | {P.CLOSING},
    c.ChangeLimits: BETWEEN_ROUNDS,
    c.ChangeOptions: BETWEEN_ROUNDS,
    c.LoadVariations: BETWEEN_ROUNDS | {P.CLOSED},
    c.SeatPlayer: IN_SESSION,
    c.UnseatPlayer: IN_SESSION,
    c.BuyIn: IN_SESSION,
    c.IssuePoints: IN_SESSION - ROUND,
    c.ReturnPoints: IN_SESSION - ROUND,
    c.SetPointValues: frozenset({P.CLOSED, P.OPEN, P.CLOSING}),
    c.SetChipValue: IN_SESSION,
    c.ChangeColour: IN_SESSION,
    c.ColourUp: IN_SESSION,
    c.CashOut: IN_SESSION,
    c.Tip: IN_SESSION,
    c.FillTable: IN_SESSION,
    c.CreditTable: IN_SESSION,
    c.RegisterCoupon: ANYTIME,
    c.OpenBetting: frozenset({P.OPEN}),
    c.PauseBetting: frozenset({P.BETTING}),
    c.SealNonce: BETTING_IS_OPEN,
    c.OpenNonce: frozenset({P.NO_MORE_BETS}),
    c.RevealWheel: frozenset({P.OPEN, P.CLOSING, P.HELD}),
    c.PlaceWager: BETTING_IS_OPEN,
    c.MoveWager: BETTING_IS_OPEN,
    c.TakeDownWager: BETTING_IS_OPEN | {P.OPEN, P.CLOSING},
    c.ClearWagers: BETTING_IS_OPEN | {P.OPEN, P.CLOSING},
    c.RebetWagers: BETTING_IS_OPEN,
    c.DoubleWagers: BETTING_IS_OPEN,
    c.AnnounceBet: BETTING_IS_OPEN,
    c.PlaceCoupon: BETTING_IS_OPEN,
    c.SpinBall: frozenset({P.BETTING}),
    c.CountTurns: frozenset({P.BALL_IN_TRACK, P.NO_MORE_BETS}),
    c.BallOffTrack: frozenset({P.BALL_IN_TRACK, P.NO_MORE_BETS}),
    c.SeeNumber: BEFORE_RESULT,
    c.CallNoMoreBets: frozenset({P.BALL_IN_TRACK}),
    c.DeclareResult: frozenset({P.NO_MORE_BETS}),
    c.PlaceDolly: frozenset({P.RESULT}),
    c.ChooseOnZero: frozenset({P.RESULT, P.DOLLY_PLACED}),
    c.CloseChoices: frozenset({P.RESULT, P.DOLLY_PLACED}),
    c.CollectLosers: frozenset({P.DOLLY_PLACED}),
    c.PayWinners: frozenset({P.COLLECTED}),
    c.RemoveDolly: frozenset({P.PAID}),
    c.CorrectResult: SETTLING,
    c.DeclareNoSpin: frozenset({P.BALL_IN_TRACK, P.NO_MORE_BETS}),
    c.InspectBall: IN_SESSION - {P.BALL_IN_TRACK, P.NO_MORE_BETS},
    c.AssignBall: ANYTIME,
    c.ReportIrregularity: IN_SESSION - {P.HELD},
    c.SuspendTable: IN_SESSION - {P.HELD},
    c.MakeRuling: frozenset({P.HELD}),
    c.ConfirmObserved: frozenset({P.HELD}),
    c.ResumeTable: frozenset({P.HELD}),
    c.OpenDispute: IN_SESSION,
    c.DecideDispute: IN_SESSION,
}

_TOO_LATE = dict.fromkeys((P.CLOSED, P.OPEN, P.CLOSING, P.HELD, *SETTLING), "betting_not_open") | {
    P.NO_MORE_BETS: "late_bet"
}
_FROZEN = dict.fromkeys(SETTLING, "dolly_on_table") | {P.NO_MORE_BETS: "betting_closed"}
_NOT_YET = dict.fromkeys((P.BETTING, P.BALL_IN_TRACK, P.NO_MORE_BETS, P.OPEN), "no_result")
_RUNNING = dict.fromkeys(ROUND, "round_running")

# Why a command is out of turn, where the law or the trade has a word for it; everywhere else it is `out_of_turn`.
WHY_NOT_NOW: dict[type[c.Command], dict[Phase, str]] = {
    c.PlaceWager: _TOO_LATE,
    c.RebetWagers: _TOO_LATE,
    c.DoubleWagers: _TOO_LATE,
    c.AnnounceBet: _TOO_LATE,
    c.PlaceCoupon: _TOO_LATE,
    c.MoveWager: _FROZEN,
    c.TakeDownWager: _FROZEN,
    c.ClearWagers: _FROZEN,
    c.SpinBall: _RUNNING | {P.OPEN: "betting_not_open"},
    c.CallNoMoreBets: {P.BETTING: "no_ball_in_play", P.OPEN: "no_ball_in_play"},
    c.DeclareResult: {P.BETTING: "no_ball_in_play", P.BALL_IN_TRACK: "call_no_more_bets_first"},
    c.DeclareNoSpin: {P.BETTING: "no_ball_in_play", P.OPEN: "no_ball_in_play"},
    c.PlaceDolly: _NOT_YET,
    c.ChooseOnZero: _NOT_YET | dict.fromkeys((P.COLLECTED, P.PAID), "choice_closed"),
    c.CollectLosers: _NOT_YET | {P.RESULT: "dolly_missing"},
    c.PayWinners: _NOT_YET | {P.RESULT: "collect_first", P.DOLLY_PLACED: "collect_first"},
    c.RemoveDolly: _NOT_YET | dict.fromkeys((P.RESULT, P.DOLLY_PLACED, P.COLLECTED), "winners_unpaid"),
    c.CloseTable: _RUNNING,
    c.ChangeLimits: _RUNNING,
    c.ChangeOptions: _RUNNING,
    c.LoadVariations: _RUNNING,
    c.BeginClosing: _RUNNING,
    c.PauseBetting: _RUNNING,
    c.IssuePoints: _RUNNING,
    c.ReturnPoints: _RUNNING,
    c.SetPointValues: _RUNNING | {P.BETTING: "round_running"},
    c.SealNonce: _TOO_LATE,
    c.SignOutDealer: _RUNNING,
    c.InspectBall: _RUNNING,
}

MESSAGES = {
    "late_bet": "No more bets: this wager came too late, and the chips are returned at once.",
    "betting_closed": "Betting is closed; nothing on the layout can be changed now.",
    "betting_not_open": "Betting is not open yet; the chips are returned at once.",
    "dolly_on_table": "Please wait until all winners are paid and the dolly is removed.",
    "round_running": "That is not possible while a round is running.",
    "no_ball_in_play": "No ball is in play.",
    "call_no_more_bets_first": "Call No More Bets before the result is entered.",
    "no_result": "There is no result yet: the ball is not at rest.",
    "dolly_missing": "Place the dolly on the winning number first.",
    "collect_first": "Collect the losing wagers before paying.",
    "winners_unpaid": "Some winning wagers are not paid yet.",
    "choice_closed": "The time to choose is over; the posted default applies.",
    "out_of_turn": "That cannot be done now.",
}
