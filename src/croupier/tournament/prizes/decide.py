"""Prizes and the end: awarded by rank, paid on the form, carried forward, and not a cent of buy-ins left behind."""

from __future__ import annotations

from croupier.money import dollars
from croupier.refusal import Refused
from croupier.tournament.asking import Asked, check_four_months, check_not_concluded, on_the_day, voucher_of
from croupier.tournament.books import money_figures
from croupier.tournament.events import Event
from croupier.tournament.plan.plan import OVERALL, Unused
from croupier.tournament.prizes import commands as c
from croupier.tournament.prizes import events as e
from croupier.tournament.shares import is_last_pool, lines_of, what_is_left
from croupier.tournament.standings import overall
from croupier.tournament.state import Tournament


def add_prize_money(state: Tournament, command: c.AddPrizeMoney, _asked: Asked) -> list[Event]:
    check_not_concluded(state)
    _check_pool(state, command.event)
    if command.amount <= 0:
        raise Refused("bad_amount", "The house adds a positive amount.", amount=command.amount)
    if command.charged_to != "house":
        message = "Prize money of the house is its own expense; it is no loss against the proceeds of a tournament."
        raise Refused("no_tournament_loss", message, charged_to=command.charged_to)
    return [e.PrizeMoneyAdded(_pool_key(state, command.event), command.amount)]


def award_prizes(state: Tournament, command: c.AwardPrizes, asked: Asked) -> list[Event]:
    check_not_concluded(state)
    _check_responsible(state, command.licensee)
    _check_pool(state, command.event)
    wanted = [event.key for event in state.rules.events] if command.event == OVERALL else [command.event]
    unfinished = [key for key in wanted if not state.events[key].over]
    if unfinished:
        message = f"{', '.join(unfinished)}: play is not over."
        raise Refused("event_not_over", message, events=unfinished)
    again = command.event in state.awarded
    lines = what_is_left(state, command.event) if again else lines_of(state, command.event)
    first = len(state.awards) + 1
    numbered = [line.numbered(number) for number, line in enumerate(lines, start=first)]
    return [e.PrizesAwarded(command.event, numbered, asked.actor.who)]


def pay_prize(state: Tournament, command: c.PayPrize, asked: Asked) -> list[Event]:
    award = state.awards.get(command.award)
    if award is None:
        raise Refused("no_such_award", f"There is no prize {command.award}.", award=command.award)
    entry = state.entries[award.entry]
    if entry.disqualified or entry.person in state.barred:
        raise Refused("disqualified", f"{entry.name} is disqualified and receives no prize.", entry=entry.number)
    if award.kind == "voucher":
        message = "A voucher is used, not paid; its line on the form follows from its use."
        raise Refused("voucher_not_paid", message, award=award.number)
    if award.status != "open":
        raise Refused("already_paid", f"Prize {award.number} is {award.status}.", award=award.number)
    if not command.form:
        message = "Every prize has its line on the Division's pay-out form; give the form's number."
        raise Refused("payout_form_missing", message, award=award.number)
    on_the_day(command.date, asked)
    description = command.description or award.description
    if award.kind == "goods" and (command.value != award.amount or not command.description):
        message = f"Say what the goods are and what they are worth: {award.description}, {dollars(award.amount)}."
        raise Refused("prize_description_missing", message, award=award.number, value=award.amount)
    return [e.PrizePaid(award.number, award.entry, award.kind, award.amount, description, command.form, command.date)]


def carry_forward(state: Tournament, command: c.CarryForward, _asked: Asked) -> list[Event]:
    """Only onward: to an event that is not awarded yet, or to the last pool, which is awarded again."""
    plan = state.rules
    _check_pool(state, command.event)
    amount = state.pool(command.event)
    onward = [event.key for event in plan.events if plan.order(event.key) > plan.order(command.event)]
    later = [*onward, *([OVERALL] if plan.prizes else [])]
    open_pools = [key for key in later if key not in state.awarded or is_last_pool(state, key)]
    if command.to not in open_pools or command.event == OVERALL:
        if command.to == OVERALL or plan.event(command.to) is not None:
            message = f"What is left of {command.event} goes to prizes still to be awarded: {', '.join(open_pools)}."
            raise Refused("pool_not_paid_out", message, clause="CO-2213.05-g", left=amount, open=open_pools)
        message = f"Buy-ins are paid to winners; nothing of {dollars(amount)} can go to “{command.to}”."
        raise Refused("buyins_not_retainable", message, left=amount, to=command.to)
    if command.event not in state.awarded:
        raise Refused("not_awarded", f"Award the prizes of {command.event} first.", event=command.event)
    if not amount:
        raise Refused("nothing_there", f"Nothing is left of the pool of {command.event}.", event=command.event)
    return [e.PoolCarriedForward(command.event, command.to, amount)]


def re_award_voucher(state: Tournament, command: c.ReAwardVoucher, _asked: Asked) -> list[Event]:
    voucher = voucher_of(state, command.voucher)
    if state.rules.unused_vouchers is not Unused.RE_AWARD:
        message = "By the rules of this tournament an unused voucher is not awarded anew."
        raise Refused("voucher_not_here", message, voucher=command.voucher)
    _check_pool(state, command.to)
    if command.to in state.awarded and not is_last_pool(state, command.to):
        raise Refused("already_awarded", f"The prizes of {command.to} are awarded.", pool=command.to)
    if not command.reason:
        raise Refused("bad_command", "Say why the voucher will not be used.")
    return [e.VoucherReAwarded(command.voucher, command.to, voucher.amount, command.reason)]


def conclude_tournament(state: Tournament, command: c.ConcludeTournament, asked: Asked) -> list[Event]:
    check_not_concluded(state)
    plan = state.rules
    _check_responsible(state, command.licensee)
    on_the_day(command.date, asked)
    check_four_months(state, command.date)
    unfinished = [key for key, played in state.events.items() if not played.over and played.players]
    if unfinished:
        raise Refused("event_not_over", f"{', '.join(unfinished)}: play is not over.", events=unfinished)
    _check_all_paid(state)
    _check_all_awarded(state)
    best = next(iter(overall(state)), None)
    if len(plan.events) > 1 and (best is None or command.winner != best.entry):
        message = "Name the winner over all: the first of the last event."
        raise Refused("no_overall_winner", message, winner=command.winner, first=best.entry if best else None)
    first = best.entry if best else 0
    if command.winner not in (0, first):
        message = f"Entry {command.winner} is not the first in the standings."
        raise Refused("not_first", message, winner=command.winner, first=first)
    figures = money_figures(state.books)
    return [
        e.TournamentConcluded(command.date, first, figures["collected"], figures["proceeds"], figures["paid"]),
    ]


def _check_all_paid(state: Tournament) -> None:
    vouchers = [voucher.number for voucher in state.open_vouchers()]
    unpaid = [a.number for a in state.awards.values() if a.status == "open" and a.kind != "voucher"]
    pools = {key.removeprefix("pool/"): left for key, left in state.books.items() if key.startswith("pool/") and left}
    if vouchers or unpaid or pools:
        message = "Everything that was bought in goes to the winners first: pools, prizes and vouchers are still open."
        about = None if state.rules.joint else "CO-2213.05-h"  # partners answer for it in a clause of their own
        raise Refused("pool_not_paid_out", message, clause=about, pools=pools, awards=unpaid, vouchers=vouchers)


def _check_all_awarded(state: Tournament) -> None:
    """Goods and prizes that the house has promised are awarded too, though no pool waits for it."""
    played = [key for key, event in state.events.items() if event.players]
    for event in [*played, *([OVERALL] if played else [])]:
        if state.rules.prizes_of(event) and event not in state.awarded:
            raise Refused("not_awarded", f"Award the prizes of {event} first.", event=event)


def _check_responsible(state: Tournament, licensee: str) -> None:
    plan = state.rules
    if plan.joint and licensee != plan.responsible:
        message = f"{plan.responsible} answers for this tournament, and alone awards its prizes."
        raise Refused("not_responsible_licensee", message, licensee=licensee, responsible=plan.responsible)


def _check_pool(state: Tournament, key: str) -> None:
    if key != OVERALL:
        state.event(key)
    elif not state.rules.prizes and not state.rules.one_pool:
        raise Refused("no_such_event", "This tournament has no prizes over all.", event=key)


def _pool_key(state: Tournament, event: str) -> str:
    return OVERALL if event == OVERALL else state.rules.pool_of(event)
