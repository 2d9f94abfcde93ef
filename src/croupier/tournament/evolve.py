"""`evolve` makes an event true. It never refuses: what happened has happened, whatever the rules say today."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.rules.files.reader import read
from croupier.tournament import events as e
from croupier.tournament.books import entries_of
from croupier.tournament.plan import Plan
from croupier.tournament.state import Award, EntryState, EventState, Player, SplitTalk, Stand, Tournament, by_number


def evolve(state: Tournament, event: e.Event) -> None:
    state.books.apply(entries_of(event))
    CHANGES[type(event)](state, event)


def _published(state: Tournament, event: e.RulesPublished) -> None:
    state.plan = read(Plan, event.rules, "rules")
    state.version, state.digest = event.version, event.digest
    for planned in state.plan.events:
        state.events.setdefault(planned.key, EventState())


def _filed(state: Tournament, event: e.RulesFiled) -> None:
    state.filed.setdefault(event.version, event.date)
    state.filings.append(_line(event))


def _answered(state: Tournament, event: e.DivisionAnswered) -> None:
    state.answers.append(_line(event))
    if event.acceptable:
        state.objections.pop(event.version, None)
    else:
        state.objections[event.version] = event.note


def _opened(state: Tournament, event: e.EntryOpened) -> None:
    entry = EntryState(event.entry, event.person, event.name, event.identity, event.licensee, event.earlier)
    state.entries[event.entry] = entry
    state.by_person.setdefault(event.person, []).append(event.entry)
    state.by_identity.setdefault(event.identity, event.person)
    if event.earlier:
        state.entries[event.earlier].closed = True


def _entered(state: Tournament, event: e.EventEntered) -> None:
    state.events[event.event].players[event.entry] = Player(event.entry)
    lines = state.entries[event.entry].lines
    for kind, parts in (("entry-fee", event.fee), ("buy-in", event.buy_in)):
        lines += [{"event": event.event, "date": event.date, "kind": kind, **part} for part in parts]


def _voucher_used(state: Tournament, event: e.VoucherUsed) -> None:
    award = state.awards[event.voucher]
    award.status = "used-as-payout" if event.payout else "used-as-buy-in"
    award.used_in, award.date = event.event, event.date
    parts = [("entry-fee", event.fee), ("buy-in", event.buy_in)] if event.payout else [("buy-in", event.value)]
    for kind, amount in parts:
        if amount:
            line = {"event": event.event, "date": event.date, "kind": kind, "means": "voucher", "amount": amount}
            state.entries[event.entry].lines.append({**line, "item": f"voucher {event.voucher}"})


def _given(state: Tournament, event: e.RulesGiven) -> None:
    state.entries[event.entry].rules_given = event.version


def _disqualified(state: Tournament, event: e.EntriesDisqualified) -> None:
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


def _counted(state: Tournament, event: e.FeesCounted) -> None:
    state.counts.append(_line(event))


def _started(state: Tournament, event: e.EventStarted) -> None:
    state.events[event.event].started = event.date


def _drawn(state: Tournament, event: e.SeatsDrawn) -> None:
    played = state.events[event.event]
    played.drawn, played.seed = event.round, event.seed
    _seat(played, event)


def _seat(played: EventState, event: e.SeatsDrawn | e.PlayersMoved) -> None:
    for number, (table, seat) in event.seats.items():
        player = played.players[int(number)]
        player.table, player.seat, player.present = table, seat, False


def _taken(state: Tournament, event: e.SeatTaken) -> None:
    played = state.events[event.event]
    played.players[event.entry].present = True
    if played.running and all(player.present or player.absent for player in played.still_in()):
        played.break_since = ""


def _moved(state: Tournament, event: e.PlayersMoved) -> None:
    _seat(state.events[event.event], event)


def _round_started(state: Tournament, event: e.RoundStarted) -> None:
    played = state.events[event.event]
    played.running, played.started_at, played.break_since, played.offer = True, event.at, "", ""
    for player in played.still_in():
        player.declined = False
        player.absent = player.entry in event.absent
    for number, points in by_number(event.stacks).items():
        player = played.players[number]
        player.points, player.pending = points, 0


def _recorded(state: Tournament, event: e.PointsRecorded) -> None:
    players = state.events[event.event].players
    for number, points in by_number(event.points).items():
        players[number].points = points


def _break(state: Tournament, event: e.BreakCalled) -> None:
    played = state.events[event.event]
    played.break_since = event.at
    for player in played.players.values():
        player.present = False


def _round_ended(state: Tournament, event: e.RoundEnded) -> None:
    played = state.events[event.event]
    played.running, played.rounds_played = False, event.round
    points = by_number(event.points)
    for player in played.still_in():
        player.present = False
        player.points = points.get(player.entry, player.points)  # an absent player's chips were not in play
        if player.entry in points or player.history:
            player.history.append(player.points)


def _offer_opened(state: Tournament, event: e.OfferOpened) -> None:
    played = state.events[event.event]
    played.offer = event.offer
    for player in played.players.values():
        player.declined = False


def _bought(state: Tournament, event: e.ChipsBought) -> None:
    player = state.events[event.event].players[event.entry]
    player.pending += event.points
    if event.offer == "re-buy":
        player.re_buys += 1
    else:
        player.add_ons += 1
    line = {"event": event.event, "date": event.date, "kind": event.offer}
    state.entries[event.entry].lines += [{**line, **part} for part in event.buy_in]


def _declined(state: Tournament, event: e.OfferDeclined) -> None:
    state.events[event.event].players[event.entry].declined = True


def _offer_closed(state: Tournament, event: e.OfferClosed) -> None:
    state.events[event.event].offer = ""


def _eliminated(state: Tournament, event: e.PlayersEliminated) -> None:
    for number in event.entries:
        player = state.events[event.event].players[number]
        player.stand, player.round_out = Stand.OUT, event.round


def _advanced(state: Tournament, event: e.PlayersAdvanced) -> None:
    played = state.events[event.event]
    played.over = event.over
    if not event.over:
        played.round = event.round


def _split_asked(state: Tournament, event: e.SplitAskedFor) -> None:
    played = state.events[event.event]
    played.split = SplitTalk(event.entry, played.rounds_played, tuple(event.among))


def _noticed(state: Tournament, event: e.SplitNoticeGiven) -> None:
    state.events[event.event].split.noticed.add(event.entry)


def _split_answered(state: Tournament, event: e.SplitAnswered) -> None:
    talk = state.events[event.event].split
    if event.agree:
        talk.agreed.add(event.entry)
    else:
        talk.refused_by = event.entry
        talk.agreed.clear()


def _split_stopped(state: Tournament, event: e.SplitStopped) -> None:
    state.events[event.event].split.stopped = event.reason


def _split_confirmed(state: Tournament, event: e.SplitConfirmed) -> None:
    played = state.events[event.event]
    played.split.shares = by_number(event.shares)
    played.over = True


def _awarded(state: Tournament, event: e.PrizesAwarded) -> None:
    state.awarded.add(event.pool)
    for line in event.lines:
        state.awards[line["number"]] = Award(
            line["number"],
            event.pool,
            line["entry"],
            line["place"],
            line["kind"],
            line["amount"],
            line["description"],
            line["voucher_for"],
        )


def _paid(state: Tournament, event: e.PrizePaid) -> None:
    award = state.awards[event.award]
    award.status, award.form, award.date, award.description = "paid", event.form, event.date, event.description


def _re_awarded(state: Tournament, event: e.VoucherReAwarded) -> None:
    state.awards[event.voucher].status = "re-awarded"


def _concluded(state: Tournament, event: e.TournamentConcluded) -> None:
    state.concluded, state.winner = event.date, event.winner


def _only_money(_state: Tournament, _event: e.Event) -> None:
    """The books have it already."""


def _line(event: e.Event) -> dict[str, Any]:
    return {name: getattr(event, name) for name in event.__dataclass_fields__}


CHANGES: dict[type[e.Event], Callable[[Tournament, Any], None]] = {
    e.RulesPublished: _published,
    e.RulesFiled: _filed,
    e.DivisionAnswered: _answered,
    e.EntryOpened: _opened,
    e.EventEntered: _entered,
    e.VoucherUsed: _voucher_used,
    e.RulesGiven: _given,
    e.EntriesDisqualified: _disqualified,
    e.FeesCounted: _counted,
    e.EventStarted: _started,
    e.SeatsDrawn: _drawn,
    e.SeatTaken: _taken,
    e.PlayersMoved: _moved,
    e.RoundStarted: _round_started,
    e.PointsRecorded: _recorded,
    e.BreakCalled: _break,
    e.RoundEnded: _round_ended,
    e.OfferOpened: _offer_opened,
    e.ChipsBought: _bought,
    e.OfferDeclined: _declined,
    e.OfferClosed: _offer_closed,
    e.PlayersEliminated: _eliminated,
    e.PlayersAdvanced: _advanced,
    e.SplitAskedFor: _split_asked,
    e.SplitNoticeGiven: _noticed,
    e.SplitAnswered: _split_answered,
    e.SplitStopped: _split_stopped,
    e.SplitConfirmed: _split_confirmed,
    e.PrizeMoneyAdded: _only_money,
    e.PrizesAwarded: _awarded,
    e.PrizePaid: _paid,
    e.PoolCarriedForward: _only_money,
    e.VoucherReAwarded: _re_awarded,
    e.TournamentConcluded: _concluded,
}
