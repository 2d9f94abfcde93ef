"""Calling off, where the text is silent: by the readings F20 to F24 nobody loses a cent, and the house keeps none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from croupier.refusal import Refused
from croupier.tournament.asking import Asked, check_entry, check_held, check_not_concluded, day_of, on_the_day
from croupier.tournament.calling_off import commands as c
from croupier.tournament.calling_off import events as e
from croupier.tournament.events import Event, PlayersEliminated, RulesPublished
from croupier.tournament.plan.version import next_version
from croupier.tournament.state import EventState, Tournament, by_text


def cancel_event(state: Tournament, command: c.CancelEvent, asked: Asked) -> list[Event]:
    check_not_concluded(state)
    _, played = state.event(command.event)
    check_held(state, command.event)
    if played.over:
        raise Refused("event_over", "The play of {event} is over.", event=command.event)
    _check_reason(command.reason)
    on_the_day(command.date, asked)
    ended = list(_ended(state, command.event, command.date, command.reason, asked.at, state.refunds_made))
    left = [key for key in state.held() if key != command.event]
    nothing_held = not left and any(isinstance(event, e.EventCancelled) for event in ended)
    return [*ended, *([_nothing_held(state, command, ended)] if nothing_held else [])]


def cancel_tournament(state: Tournament, command: c.CancelTournament, asked: Asked) -> list[Event]:
    check_not_concluded(state)
    if state.cancelled:
        raise Refused(
            "event_cancelled.tournament", "The tournament was cancelled on {cancelled}.", cancelled=state.cancelled
        )
    _check_reason(command.reason)
    on_the_day(command.date, asked)
    held = state.held()
    if held and all(state.events[key].over for key in held):  # nothing is left to be called off
        raise Refused("event_over", "The play of {event} is over.", event=held[-1])
    ended: list[Event] = []
    planned = [event.key for event in state.rules.events]
    for key in planned:
        if not state.events[key].over:
            made = state.refunds_made + sum(len(one.refunds) for one in ended if isinstance(one, e.EventCancelled))
            ended += _ended(state, key, command.date, command.reason, asked.at, made)
    cancelled = {one.event for one in ended if isinstance(one, e.EventCancelled)}
    if all(state.events[key].cancelled or key in cancelled for key in planned):
        return [*ended, _nothing_held(state, command, ended)]
    return [*ended, e.TournamentCancelled(command.date, command.reason, {})]


def _nothing_held(
    state: Tournament, command: c.CancelEvent | c.CancelTournament, ended: list[Event]
) -> e.TournamentCancelled:
    """What is in the pools beside the refunds is what the house added: nobody can win it any more."""
    pools = {key.removeprefix("pool/"): left for key, left in state.books.items() if key.startswith("pool/")}
    for one in ended:
        for refund in one.refunds if isinstance(one, e.EventCancelled) else ():
            bought = sum(line["amount"] for line in refund["lines"] if line["kind"] != "entry-fee")
            pools[refund["pool"]] = pools.get(refund["pool"], 0) - bought
    return e.TournamentCancelled(command.date, command.reason, {key: left for key, left in pools.items() if left})


def _ended(state: Tournament, key: str, date: str, reason: str, at: str, made: int) -> Iterator[Event]:
    """Refunds while no round is over; the standings afterwards."""
    played = state.events[key]
    if played.running:
        points = {player.entry: state.books[f"points/{key}/{player.entry}"] for player in _in_play(played)}
        yield e.RoundBrokenOff(key, played.round, at, by_text(points))
    if played.rounds_played:
        never = sorted(player.entry for player in played.still_in() if not player.history)
        if never:
            yield PlayersEliminated(key, 0, never, "never came to play")
        yield e.EventCutShort(key, date, reason)
        return
    refunds = [refund_of(state, key, entry) for entry in sorted(played.players)]
    numbered = [{"number": number, **refund} for number, refund in enumerate(refunds, start=made + 1)]
    yield e.EventCancelled(key, date, reason, numbered)


def _in_play(played: EventState) -> Iterator[Any]:
    return (player for player in played.still_in() if not player.absent)


def refund_of(state: Tournament, key: str, number: int) -> dict[str, Any]:
    """Everything that this entry has paid for the event and not had back, whatever it was paid with."""
    lines: list[dict[str, Any]] = []
    for line in state.entries[number].lines:
        if line["event"] != key:
            continue
        if line.get("refund"):  # Withdrawn before, and entered again: that payment is settled.
            lines.clear()
            continue
        kept = {name: line[name] for name in ("kind", "means", "item", "amount")}
        lines.append({**kept, "month": line["date"][:7]})
    return {"entry": number, "event": key, "pool": state.rules.pool_of(key), "lines": lines}


def postpone_event(state: Tournament, command: c.PostponeEvent, asked: Asked) -> list[Event]:
    check_not_concluded(state)
    planned, played = state.event(command.event)
    check_held(state, command.event)
    _check_reason(command.reason)
    if played.started:
        raise Refused("event_started", "{event} started on {started}.", event=command.event, started=played.started)
    day_of(command.to, field="to")
    if command.to <= planned.date or command.to < asked.day:
        raise Refused(
            "not_later",
            "An event is put off to a later day: {event} is planned for {planned}, and today is {today}.",
            event=command.event,
            planned=planned.date,
            today=asked.day,
        )
    events = [_moved(event, command) for event in state.written["events"]]
    rules = {**state.written, "events": events}
    plan, digest = next_version(rules)
    last = state.last_day_allowed(plan)
    if day_of(plan.events[plan.order(command.event)].last_day) > last:
        raise Refused(
            "over_four_months.tournament_first_day",
            "The tournament had to be over by {last}, four months after its first day of play.",
            day=command.to,
            last_day=last.isoformat(),
            last=last,
        )
    postponed = e.EventPostponed(command.event, planned.date, command.to, command.reason)
    return [postponed, RulesPublished(state.version + 1, digest, rules, asked.actor.who)]


def _moved(event: dict[str, Any], command: c.PostponeEvent) -> dict[str, Any]:
    if event["key"] != command.event:
        return event
    ends = event.get("ends") or ""
    return {**event, "date": command.to, **({"ends": command.to} if ends and ends < command.to else {})}


def withdraw_entry(state: Tournament, command: c.WithdrawEntry, asked: Asked) -> list[Event]:
    check_not_concluded(state)
    _, played = state.event(command.event)
    check_held(state, command.event)
    if command.entry in state.entries:
        check_entry(state.entries[command.entry])
    state.player(command.event, command.entry)
    _check_reason(command.reason)
    if played.started:
        raise Refused(
            "not_withdrawn",
            "{event} has started, and the buy-ins are played for: nobody has them back, but a player may be retired.",
            event=command.event,
        )
    on_the_day(command.date, asked)
    refund = {"number": state.refunds_made + 1, **refund_of(state, command.event, command.entry)}
    return [e.EntryWithdrawn(command.entry, command.event, command.date, command.reason, refund)]


def retire_player(state: Tournament, command: c.RetirePlayer, _asked: Asked) -> list[Event]:
    _, played = state.event(command.event)
    player = state.player(command.event, command.entry)
    name = state.entries[command.entry].name
    _check_reason(command.reason)
    if not played.started or played.over:
        raise Refused("not_started.being_played", "{event} is not being played.", event=command.event)
    if not player.is_in:
        raise Refused("not_eliminated.out", "{name} is out already.", entry=command.entry, name=name)
    if played.running:
        raise Refused("not_eliminated.running", "Nobody is out before a round is over.", entry=command.entry)
    round_ = played.rounds_played if player.history else 0
    return [e.PlayerRetired(command.entry, command.event, round_, command.reason)]


def correct_entry(state: Tournament, command: c.CorrectEntry, _asked: Asked) -> list[Event]:
    entry = state.entry(command.entry)
    _check_reason(command.reason)
    for text in (command.name, command.identity):
        if not text.strip() or not text.isprintable():
            raise Refused("identity_missing", "An entrant has a number, a name, and a document that was seen.")
    known = state.by_identity.get(command.identity, entry.person)
    if known != entry.person:
        raise Refused(
            "already_entered.document_shown",
            "This document was shown for {person} before; nobody enters under two names.",
            person=known,
        )
    if (command.name, command.identity) == (entry.name, entry.identity):
        raise Refused("nothing_to_correct", "That is what entry {entry} says already.", entry=command.entry)
    return [e.EntryCorrected(command.entry, command.name, command.identity, command.reason)]


def pay_refund(state: Tournament, command: c.PayRefund, asked: Asked) -> list[Event]:
    refund = state.refunds.get(command.refund)
    if refund is None:
        raise Refused("no_such_refund", "There is no refund {refund}.", refund=command.refund)
    if refund.status != "open":
        raise Refused("refund_paid", "Refund {refund} was paid on {paid}.", refund=refund.number, paid=refund.paid_on)
    on_the_day(command.date, asked)
    if not command.receipt.strip():
        raise Refused(
            "refund_receipt_missing",
            "Whoever has money back signs for it, or has a slip or voucher with a number: give it.",
            refund=refund.number,
        )
    paid = [one for one in state.refunds.values() if one.how == command.how and one.status == "paid"]
    if command.how is not c.Back.CASH and command.receipt.strip() in [one.receipt.strip() for one in paid]:
        raise Refused(
            "refund_receipt_used", "This number has paid a refund already: {receipt}.", receipt=command.receipt
        )
    to = command.to.strip() or state.entries[refund.entry].name
    return [
        e.RefundPaid(
            refund.number,
            refund.entry,
            command.how.value,
            command.receipt,
            command.date,
            to,
            refund.amount,
            refund.goods,
        )
    ]


def _check_reason(reason: str) -> None:
    if not reason.strip():
        raise Refused("bad_command.called_off", "Say why.")
