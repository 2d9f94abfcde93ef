"""Prizes and the end: awarded by rank, paid on the form, carried forward, and not a cent of buy-ins left behind."""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.tournament.asking import Asked, check_four_months, check_held, check_not_concluded, on_the_day, voucher_of
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
    if command.event != OVERALL:
        check_held(state, command.event)
    elif not state.held():
        raise Refused(
            "event_cancelled.tournament", "The tournament was cancelled on {cancelled}.", cancelled=state.cancelled
        )
    if command.amount <= 0:
        raise Refused("bad_amount.house_adds", "The house adds a positive amount.", amount=command.amount)
    if command.charged_to != "house":
        raise Refused(
            "no_tournament_loss",
            "Prize money of the house is its own expense; it is no loss against the proceeds of a tournament.",
            charged_to=command.charged_to,
        )
    return [e.PrizeMoneyAdded(_pool_key(state, command.event), command.amount)]


def award_prizes(state: Tournament, command: c.AwardPrizes, asked: Asked) -> list[Event]:
    check_not_concluded(state)
    _check_responsible(state, command.licensee, asked)
    _check_pool(state, command.event)
    wanted = state.held() if command.event == OVERALL else [command.event]
    if command.event != OVERALL:
        check_held(state, command.event)
    elif not wanted:
        raise Refused(
            "event_cancelled.tournament", "The tournament was cancelled on {cancelled}.", cancelled=state.cancelled
        )
    unfinished = [key for key in wanted if not state.events[key].over]
    if unfinished:
        raise Refused("event_not_over", "{events:list}: play is not over.", events=unfinished)
    again = command.event in state.awarded
    lines = what_is_left(state, command.event) if again else lines_of(state, command.event)
    if again and not lines and not state.pool(command.event):
        raise Refused("nothing_there.left_pool", "Nothing is left of the pool of {event}.", event=command.event)
    if again and not lines:
        raise Refused("nobody_left", "Nobody is in {event}.", event=command.event)
    first = len(state.awards) + 1
    numbered = [line.numbered(number) for number, line in enumerate(lines, start=first)]
    return [e.PrizesAwarded(command.event, numbered, asked.actor.who)]


def pay_prize(state: Tournament, command: c.PayPrize, asked: Asked) -> list[Event]:
    award = state.awards.get(command.award)
    if award is None:
        raise Refused("no_such_award", "There is no prize {award}.", award=command.award)
    entry = state.entries[award.entry]
    if entry.disqualified or entry.person in state.barred:
        raise Refused(
            "disqualified.receives_prize",
            "{name} is disqualified and receives no prize.",
            entry=entry.number,
            name=entry.name,
        )
    if award.kind == "voucher":
        raise Refused(
            "voucher_not_paid",
            "A voucher is used, not paid; its line on the form follows from its use.",
            award=award.number,
        )
    if award.status != "open":
        raise Refused("already_paid", "Prize {award} is {status}.", award=award.number, status=award.status)
    if not command.form.strip():
        raise Refused(
            "payout_form_missing",
            "Every prize has its line on the Division's pay-out form; give the form's number.",
            award=award.number,
        )
    on_the_day(command.date, asked)
    description = command.description or award.description
    if award.kind == "goods" and (command.value != award.amount or not command.description):
        raise Refused(
            "prize_description_missing.goods_worth",
            "Say what the goods are and what they are worth: {description}, {value:money}.",
            award=award.number,
            value=award.amount,
            description=award.description,
        )
    return [e.PrizePaid(award.number, award.entry, award.kind, award.amount, description, command.form, command.date)]


def carry_forward(state: Tournament, command: c.CarryForward, _asked: Asked) -> list[Event]:
    """Only onward: to an event that is not awarded yet, or to the last pool, which is awarded again."""
    plan = state.rules
    _check_pool(state, command.event)
    amount = state.pool(command.event)
    held = state.held()
    onward = [key for key in held if plan.order(key) > plan.order(command.event)]
    if command.event not in held and not onward:  # What a cancelled event was left goes to the last that was held.
        onward = held[-1:]
    later = [*onward, *([OVERALL] if plan.prizes else [])]
    open_pools = [key for key in later if key not in state.awarded or is_last_pool(state, key)]
    if command.to not in open_pools or command.event == OVERALL:
        if command.to == OVERALL or plan.event(command.to) is not None:
            raise Refused(
                "pool_not_paid_out.left_awarded",
                "What is left of {event} goes to prizes still to be awarded: {open:list}.",
                clause="CO-2213.05-g",
                left=amount,
                open=open_pools,
                event=command.event,
            )
        raise Refused(
            "buyins_not_retainable",
            "Buy-ins are paid to winners; nothing of {left:money} can go to “{to}”.",
            left=amount,
            to=command.to,
        )
    if command.event not in state.awarded:
        raise Refused("not_awarded", "Award the prizes of {event} first.", event=command.event)
    if not amount:
        raise Refused("nothing_there.left_pool", "Nothing is left of the pool of {event}.", event=command.event)
    return [e.PoolCarriedForward(command.event, command.to, amount)]


def re_award_voucher(state: Tournament, command: c.ReAwardVoucher, _asked: Asked) -> list[Event]:
    voucher = voucher_of(state, command.voucher)
    useless = voucher.voucher_for not in state.held()  # whatever the rules say: nobody can use it any more
    if state.rules.unused_vouchers is not Unused.RE_AWARD and not useless:
        raise Refused(
            "voucher_not_here.rules_unused",
            "By the rules of this tournament an unused voucher is not awarded anew.",
            voucher=command.voucher,
        )
    _check_pool(state, command.to)
    if command.to != OVERALL:
        check_held(state, command.to)
    if command.to in state.awarded and not is_last_pool(state, command.to):
        raise Refused("already_awarded.prizes", "The prizes of {pool} are awarded.", pool=command.to)
    if not command.reason:
        raise Refused("bad_command.voucher_used", "Say why the voucher will not be used.")
    return [e.VoucherReAwarded(command.voucher, command.to, voucher.amount, command.reason)]


def conclude_tournament(state: Tournament, command: c.ConcludeTournament, asked: Asked) -> list[Event]:
    check_not_concluded(state)
    plan = state.rules
    _check_responsible(state, command.licensee, asked)
    on_the_day(command.date, asked)
    check_four_months(state, command.date, asked)
    unfinished = [key for key, played in state.events.items() if not played.over and played.players]
    if unfinished:
        asked.no(Refused("event_not_over", "{events:list}: play is not over.", events=unfinished))
    _check_all_paid(state, asked)
    _check_all_awarded(state, asked)
    if fees := state.books["cash/fees"]:
        asked.no(
            Refused(
                "fees_uncounted",
                "Two people first count the fee cash: {fees:money} lie in “{container}”.",
                fees=fees,
                container=plan.containers.fees,
            )
        )
    if refunds := [refund.number for refund in state.open_refunds()]:
        asked.no(Refused("refunds_open", "Refunds are still to be paid: {refunds:list}.", refunds=refunds))
    best = next(iter(overall(state)), None)
    if len(plan.events) > 1 and state.held() and (best is None or command.winner != best.entry):
        asked.no(
            Refused(
                "no_overall_winner",
                "Name the winner over all: the first of the last event.",
                winner=command.winner,
                first=best.entry if best else None,
            )
        )
    first = best.entry if best else 0
    if command.winner not in (0, first):
        asked.no(
            Refused(
                "not_first", "Entry {winner} is not the first in the standings.", winner=command.winner, first=first
            )
        )
    figures = money_figures(state.books)
    return [
        e.TournamentConcluded(command.date, first, figures["collected"], figures["proceeds"], figures["paid"]),
    ]


def file_forms(state: Tournament, command: c.FileForms, asked: Asked) -> list[Event]:
    """Once nothing is added to them any more; filed again where the first proof was keyed wrongly."""
    on_the_day(command.date, asked)
    if not state.concluded or command.date < state.concluded:
        raise Refused("not_concluded", "The forms are complete when the tournament is concluded: do that first.")
    if not command.office.strip() or not command.proof.strip():
        raise Refused(
            "bad_command.forms_received",
            "Say which office of the Division received the forms, and how that can be shown.",
        )
    return [e.FormsFiled(command.date, command.office, command.proof)]


def _check_all_paid(state: Tournament, asked: Asked) -> None:
    """Everything that was bought in is with the winners."""
    clause = None if state.rules.joint else "CO-2213.05-h"  # partners answer for it in a clause of their own
    unpaid = [a.number for a in state.awards.values() if a.status == "open" and a.kind != "voucher"]
    if unpaid:
        asked.no(
            Refused(
                "pool_not_paid_out.prizes", "Prizes are still to be paid: {awards:list}.", clause=clause, awards=unpaid
            )
        )
    if vouchers := [voucher.number for voucher in state.open_vouchers()]:
        asked.no(
            Refused(
                "pool_not_paid_out.vouchers",
                "Vouchers are still to be used or awarded anew: {vouchers:list}.",
                clause=clause,
                vouchers=vouchers,
            )
        )
    pools = {key.removeprefix("pool/"): left for key, left in state.books.items() if key.startswith("pool/") and left}
    for pool, left in pools.items():
        asked.no(
            Refused(
                "pool_not_paid_out.pool",
                "The pool of {pool} holds {left:money}, and everything that was bought in goes to the winners first.",
                clause=clause,
                pool=pool,
                left=left,
            )
        )


def _check_all_awarded(state: Tournament, asked: Asked) -> None:
    """Goods and prizes that the house has promised are awarded too, though no pool waits for it."""
    played = [key for key, event in state.events.items() if event.players and not event.cancelled]
    for event in [*played, *([OVERALL] if played else [])]:
        if state.rules.prizes_of(event) and event not in state.awarded:
            asked.no(Refused("not_awarded", "Award the prizes of {event} first.", event=event))


def _check_responsible(state: Tournament, licensee: str, asked: Asked) -> None:
    plan = state.rules
    if plan.joint and licensee != plan.responsible:
        asked.no(
            Refused(
                "not_responsible_licensee",
                "{responsible} answers for this tournament, and alone awards its prizes.",
                licensee=licensee,
                responsible=plan.responsible,
            )
        )


def _check_pool(state: Tournament, key: str) -> None:
    if key != OVERALL:
        state.event(key)
    elif not state.rules.prizes and not state.rules.one_pool:
        raise Refused("no_such_event.tournament_prizes", "This tournament has no prizes over all.", event=key)


def _pool_key(state: Tournament, event: str) -> str:
    return OVERALL if event == OVERALL else state.rules.pool_of(event)
