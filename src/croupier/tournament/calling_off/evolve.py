"""What changes: calling off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.tournament.calling_off import events as e
from croupier.tournament.state import Refund, Stand, Tournament, by_number


def round_broken_off(state: Tournament, event: e.RoundBrokenOff) -> None:
    played = state.events[event.event]
    played.running, played.break_since = False, ""
    for number, points in by_number(event.points).items():
        played.players[number].points = points
    for player in played.still_in():
        player.present = False


def event_cancelled(state: Tournament, event: e.EventCancelled) -> None:
    played = state.events[event.event]
    played.cancelled, played.over, played.offer = event.date, True, ""
    state.awarded.add(event.event)
    for refund in event.refunds:
        _owed(state, refund, event.date)


def event_cut_short(state: Tournament, event: e.EventCutShort) -> None:
    played = state.events[event.event]
    played.cut_short, played.over, played.offer = event.date, True, ""


def tournament_cancelled(state: Tournament, event: e.TournamentCancelled) -> None:
    state.cancelled = event.date


def entry_withdrawn(state: Tournament, event: e.EntryWithdrawn) -> None:
    del state.events[event.event].players[event.entry]
    _owed(state, event.refund, event.date)


def player_retired(state: Tournament, event: e.PlayerRetired) -> None:
    player = state.events[event.event].players[event.entry]
    player.stand, player.round_out = Stand.OUT, event.round


def entry_corrected(state: Tournament, event: e.EntryCorrected) -> None:
    """The document that was keyed wrongly stays this person's, as nobody else has shown it."""
    entry = state.entries[event.entry]
    for number in state.by_person[entry.person]:
        state.entries[number].name, state.entries[number].identity = event.name, event.identity
    state.by_identity[event.identity] = entry.person


def refund_paid(state: Tournament, event: e.RefundPaid) -> None:
    refund = state.refunds[event.refund]
    refund.status, refund.how, refund.receipt, refund.paid_on, refund.to = (
        "paid", event.how, event.receipt, event.date, event.to,
    )  # fmt: skip


def _owed(state: Tournament, refund: Mapping[str, Any], date: str) -> None:
    """On the form each line is taken back on the day of the refund. What the house gave away is owed to nobody."""
    owed = Refund(refund["number"], refund["entry"], refund["event"], date)
    for line in refund["lines"]:
        if line["kind"] == "entry-fee":
            state.fees_refunded[line["month"]] = state.fees_refunded.get(line["month"], 0) + line["amount"]
        if line["means"] == "goods":
            owed.goods += line["amount"]
        elif line["means"] != "complimentary":
            owed.amount += line["amount"]
        back = {name: line[name] for name in ("kind", "means", "item")}
        taken = {
            "event": owed.event,
            "date": date,
            **back,
            "amount": -line["amount"],
            "refund": owed.number,
            **state.mark(),
        }
        state.entries[owed.entry].lines.append(taken)
    if owed.amount or owed.goods:
        state.refunds[owed.number] = owed
    state.refunds_made = max(state.refunds_made, owed.number)
