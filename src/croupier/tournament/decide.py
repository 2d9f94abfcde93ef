"""`decide` says what follows from a command: events, or a refusal under its clause. It changes nothing."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any

from croupier.domain import AskedFor, Domain, wire_name
from croupier.refusal import Refused
from croupier.rules import clauses
from croupier.rules.book.library import tournament_authority
from croupier.tournament import commands as c
from croupier.tournament import deciding_entries as entries
from croupier.tournament import deciding_play as play
from croupier.tournament import deciding_prizes as prizes
from croupier.tournament import deciding_rules as rules
from croupier.tournament import deciding_split as split
from croupier.tournament import events as e
from croupier.tournament.books import entries_of
from croupier.tournament.evolve import evolve
from croupier.tournament.state import Tournament

Decider = Callable[[Tournament, Any, AskedFor[c.Command]], list[e.Event]]
AUTHORITY = tournament_authority()

DECIDERS: dict[type[c.Command], Decider] = {
    c.PublishRules: rules.publish_rules,
    c.FileRules: rules.file_rules,
    c.RecordDivisionAnswer: rules.record_division_answer,
    c.Register: entries.register,
    c.AcknowledgeRules: entries.acknowledge_rules,
    c.ReportConcurrentEntries: entries.report_concurrent_entries,
    c.CountFees: entries.count_fees,
    c.StartEvent: rules.start_event,
    c.DrawSeats: play.draw_seats,
    c.TakeSeat: play.take_seat,
    c.BalanceTables: play.balance_tables,
    c.StartRound: play.start_round,
    c.RecordPoints: play.record_points,
    c.CallBreak: play.call_break,
    c.EndRound: play.end_round,
    c.OpenOffer: play.open_offer,
    c.BuyChips: play.buy_chips,
    c.DeclineOffer: play.decline_offer,
    c.CloseOffer: play.close_offer,
    c.Eliminate: play.eliminate,
    c.AdvancePlayers: play.advance_players,
    c.AskForSplit: split.ask_for_split,
    c.GiveSplitNotice: split.give_split_notice,
    c.AnswerSplit: split.answer_split,
    c.StopSplit: split.stop_split,
    c.ConfirmSplit: split.confirm_split,
    c.AddPrizeMoney: prizes.add_prize_money,
    c.AwardPrizes: prizes.award_prizes,
    c.PayPrize: prizes.pay_prize,
    c.CarryForward: prizes.carry_forward,
    c.ReAwardVoucher: prizes.re_award_voucher,
    c.ConcludeTournament: prizes.conclude_tournament,
}
COMMANDS: Mapping[str, type[c.Command]] = {wire_name(kind): kind for kind in DECIDERS}
EVENTS: Mapping[str, type[e.Event]] = {
    wire_name(kind): kind
    for _, kind in inspect.getmembers(e, inspect.isclass)
    if issubclass(kind, e.Event) and kind is not e.Event
}

assert set(COMMANDS) == set(AUTHORITY), "every command has its line in the authority table"
assert {k for _, k in inspect.getmembers(c, inspect.isclass) if issubclass(k, c.Command)} == {c.Command, *DECIDERS}


def decide(state: Tournament, asked: AskedFor[c.Command]) -> list[e.Event]:
    try:
        _check_role(asked)
        if state.plan is None and not isinstance(asked.command, c.PublishRules):
            raise Refused("rules_missing", "The tournament's rules have to be written first.")
        return DECIDERS[type(asked.command)](state, asked.command, asked)
    except Refused as refusal:
        index = clauses(state.plan.rulebook if state.plan else "colorado")
        raise refusal.citing(index.refusing(refusal.code)) from None


def _check_role(asked: AskedFor[c.Command]) -> None:
    name, role = wire_name(type(asked.command)), asked.actor.role
    allowed = AUTHORITY[name]
    if role not in allowed:
        facts: dict[str, Any] = {"command": name, "role": role.value, "allowed": [r.value for r in allowed]}
        raise Refused("role_not_allowed", f"A {role} may not do this.", **facts)


DOMAIN: Domain[Tournament] = Domain(
    name="tournament",
    commands=COMMANDS,
    events=EVENTS,
    authority=AUTHORITY,
    new=Tournament,
    decide=decide,
    evolve=evolve,
    entries=entries_of,
    rules=lambda state: state.digest,
)
