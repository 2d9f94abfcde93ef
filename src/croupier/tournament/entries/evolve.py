"""What changes: entries."""

from __future__ import annotations

from croupier.domain import fields_of
from croupier.tournament.entries import events as e
from croupier.tournament.state import EntryState, Player, SplitTalk, Stand, Tournament


def entry_opened(state: Tournament, event: e.EntryOpened) -> None:
    entry = EntryState(event.entry, event.person, event.name, event.identity, event.licensee, event.earlier)
    state.entries[event.entry] = entry
    state.by_person.setdefault(event.person, []).append(event.entry)
    state.by_identity.setdefault(event.identity, event.person)
    if event.earlier:
        state.entries[event.earlier].closed = True


def event_entered(state: Tournament, event: e.EventEntered) -> None:
    state.events[event.event].players[event.entry] = Player(
        event.entry, entered=event.date, paper=state.mark().get("paper", 0)
    )
    lines = state.entries[event.entry].lines
    for kind, parts in (("entry-fee", event.fee), ("buy-in", event.buy_in)):
        lines += [{"event": event.event, "date": event.date, "kind": kind, **part, **state.mark()} for part in parts]


def voucher_used(state: Tournament, event: e.VoucherUsed) -> None:
    award = state.awards[event.voucher]
    award.status = "used-as-payout" if event.payout else "used-as-buy-in"
    award.used_in, award.date = event.event, event.date
    award.paper = state.mark().get("paper", 0)
    parts = [("entry-fee", event.fee), ("buy-in", event.buy_in)] if event.payout else [("buy-in", event.value)]
    for kind, amount in parts:
        if amount:
            line = {"event": event.event, "date": event.date, "kind": kind, "means": "voucher", "amount": amount}
            moved = {} if event.payout else {"moved": True}  # out of the pool of the event that issued it
            state.entries[event.entry].lines.append(
                {**line, "item": f"voucher {event.voucher}", **moved, **state.mark()}
            )


def rules_given(state: Tournament, event: e.RulesGiven) -> None:
    state.entries[event.entry].rules_given = event.version


def entries_disqualified(state: Tournament, event: e.EntriesDisqualified) -> None:
    for number in event.entries:
        entry = state.entries[number]
        entry.disqualified = True
        state.barred.add(entry.person)
        for played in state.events.values():
            if number in played.players:
                played.players[number].stand = Stand.DISQUALIFIED
            if number in played.split.among and not played.split.shares:
                played.split = SplitTalk(stopped=played.split.stopped)
    for line in event.awards:
        state.awards[line["award"]].status = "cancelled"
    for line in event.vouchers:
        state.awards[line["voucher"]].status = "cancelled"


def fees_counted(state: Tournament, event: e.FeesCounted) -> None:
    state.counts.append({**fields_of(event), **state.mark()})
