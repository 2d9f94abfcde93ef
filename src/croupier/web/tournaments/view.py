"""A tournament as its pages show it: from the view alone, which has what is on the disk."""

from __future__ import annotations

from typing import Any

import msgspec

from croupier.live.desks.tournaments import Hall
from croupier.refusal import Refused
from croupier.tournament import Tournament, leaderboard, money_figures
from croupier.tournament.asking import last_day_of
from croupier.tournament.counting.decide import uncounted
from croupier.tournament.plan.plan import OVERALL
from croupier.tournament.play.decide import stack_of
from croupier.tournament.seating.decide import seats_elsewhere
from croupier.tournament.shares import Line, cash_amounts, cash_to_share, lines_of
from croupier.tournament.standings import standings, tables_of
from croupier.tournament.state import Award, EntryState, EventState, Player, Refund, TableCount, by_text


def tournament_json(hall: Hall) -> dict[str, Any]:
    state = hall.view
    plan = state.rules
    return {
        "tournament": hall.name,
        "name": plan.name,
        "licensees": list(plan.licensees),
        "version": state.version,
        "first_day": plan.first_day.isoformat(),
        "last_day": last_day_of(state).isoformat(),
        "ties": plan.ties.value,
        "entries": len(state.entries),
        "events": [event_json(state, event.key) for event in plan.events],
        "concluded": state.concluded,
        "winner": state.entries[state.winner].name if state.winner else "",
        "sequence": hall.seen,
    }


def event_json(state: Tournament, key: str) -> dict[str, Any]:
    planned, played = state.event(key)
    return {
        "event": key,
        "name": planned.name or key,
        "date": planned.date,
        "entry_fee": planned.entry_fee,
        "buy_in": planned.buy_in,
        "entered": len(played.players),
        "still_in": len(played.still_in()),
        "started": played.started,
        "round": played.round,
        "rounds": len(planned.rounds),
        "drawn": played.drawn >= played.round,
        "running": played.running,
        "played": played.rounds_played >= played.round,
        "over": played.over,
        "cancelled": played.cancelled,
        "offer": played.offer,
        "pool": state.pool(state.rules.pool_of(key)),
        "awarded": key in state.awarded,
        "tables": list(planned.tables),
        "on_tables": planned.on_tables,
        "go_on": planned.rounds[played.round - 1].advance,
        "per_table": planned.rounds[played.round - 1].per == "table",
        "prizes": prizes_json(state, key),
        "moved": moved_json(state, played),
    }


def moved_json(state: Tournament, played: EventState) -> list[dict[str, Any]]:
    """Who was moved to another seat and has not taken it yet."""
    return [
        {
            **{"entry": player.entry, "name": state.entries[player.entry].name},
            **{"table": player.table, "seat": player.seat},
            **{"from_table": player.moved_from[0], "from_seat": player.moved_from[1]},
        }
        for player in played.still_in()
        if player.moved_from
    ]


def counts_json(state: Tournament, key: str) -> list[dict[str, Any]]:
    """How far each table is counted by hand. What the first of two found is told to nobody."""
    planned, played = state.event(key)
    if not played.running or planned.on_tables:
        return []
    found = []
    for table in tables_of(played):
        count = played.counts.get(table, TableCount())
        found.append(
            {
                **{"event": key, "table": table, "first_by": count.first_by},
                **{"left": uncounted(played, table), "differ": list(count.differ)},
            }
        )
    return found


def breakable_json(state: Tournament, key: str) -> list[dict[str, Any]]:
    """Tables whose players all have room elsewhere, and the seats proposed for them."""
    planned, played = state.event(key)
    if not played.started or played.over or played.running or played.drawn != played.round:
        return []
    found = []
    for table in tables_of(played):
        try:
            seats = seats_elsewhere(played, planned.seats, table)
        except Refused:  # there is no room for them
            continue
        found.append(
            {
                "event": key,
                "table": table,
                "seats": {str(entry): {"table": to, "seat": seat} for entry, (to, seat) in seats.items()},
            }
        )
    return found


def prizes_json(state: Tournament, pool: str) -> list[dict[str, Any]]:
    """What is won: by whom, once it is awarded; before, what each place would get out of the pool as it is now."""
    if pool in state.awarded:
        awards = [award for award in state.awards.values() if award.pool == pool]
        return [
            {
                **_prize(award.place, award.kind, award.amount, _described(state, award)),
                "name": state.entries[award.entry].name,
            }
            for award in sorted(awards, key=lambda award: (award.place, award.number))
        ]
    prizes = sorted(state.rules.prizes_of(pool), key=lambda prize: prize.place)
    try:
        cash = cash_amounts(state, pool, max((prize.place for prize in prizes), default=0))
    except Refused:  # The pool is short of its prizes still; that is said when it is awarded.
        cash = {prize.place: prize.amount for prize in prizes}
    return [
        _prize(prize.place, "cash", cash.get(prize.place, 0), "")
        if prize.is_cash
        else _prize(prize.place, "voucher", prize.value, f"voucher for {state.rules.called(prize.voucher)}")
        if prize.voucher
        else _prize(prize.place, "goods", prize.value, prize.goods)
        for prize in prizes
    ]


def _described(state: Tournament, won: Award | Line) -> str:
    return f"voucher for {state.rules.called(won.voucher_for)}" if won.voucher_for else won.description


def _prize(place: int, kind: str, amount: int, description: str) -> dict[str, Any]:
    return {"place": place, "kind": kind, "amount": amount, "description": description, "name": ""}


def proposed_json(state: Tournament, pool: str) -> list[dict[str, Any]]:
    """Who would get what by the standings, and where equal points had to be decided."""
    if (pool != OVERALL and not state.events[pool].over) or pool in state.awarded:
        return []
    points = {place.entry: place.points for place in standings(state, pool)}
    try:
        lines = lines_of(state, pool)
    except Refused:
        return []
    tied = {entry for entry, own in points.items() if list(points.values()).count(own) > 1}
    return [
        {
            **_prize(line.place, line.kind, line.amount, _described(state, line)),
            **{"pool": pool, "entry": line.entry, "name": state.entries[line.entry].name},
            **{"points": points.get(line.entry, 0), "tied": line.entry in tied},
        }
        for line in sorted(lines, key=lambda line: line.place)
    ]


def current_event(state: Tournament, asked: str | None) -> str:
    """The one asked for; otherwise the one that is played, the next one, or the last."""
    if asked:
        state.event(asked)
        return asked
    going = [event.key for event in state.rules.events if not state.events[event.key].over]
    return going[0] if going else state.rules.events[-1].key


def leaderboard_json(hall: Hall, event: str, last: int) -> dict[str, Any]:
    """While a round runs, the points come from the tables themselves."""
    state, played = hall.view, hall.view.events[event]
    live = hall.live_points(event)
    places = leaderboard(state, event, live, last)
    return {
        "tournament": hall.name,
        "event": event,
        "round": played.round,
        "running": played.running,
        "leader": places[0]["points"] if places else 0,
        "places": places,
        "sequence": hall.seen,
    }


def clock_json(hall: Hall, event: str, now: str) -> dict[str, Any]:
    state = hall.view
    planned, played = state.event(event)
    round_ = planned.rounds[played.round - 1]
    left = None
    if played.running and round_.minutes:
        left = max(0, round_.minutes * 60 - int(played.played_for(now).total_seconds()))
    tables = sorted({player.table for player in played.still_in() if player.table})
    counted = played.running and planned.on_tables
    return {
        "tournament": hall.name,
        "event": event,
        "round": played.round,
        "rounds": len(planned.rounds),
        "running": played.running,
        "started_at": played.started_at,
        "break_since": played.break_since,
        "minutes": round_.minutes,
        "seconds_left": left,
        "spins": round_.spins,
        "tables": [{"table": name, "spins": hall.spins(event, name)} for name in tables] if counted else [],
        "now": now,
    }


def player_json(hall: Hall, table: str, seat: int) -> dict[str, Any]:
    """What the player at this seat wants to know: the own points, the place, and what the leader has."""
    state = hall.view
    for key, played in state.events.items():
        for player in played.still_in() if played.started and not played.over else ():
            if (player.table, player.seat) == (table, seat):
                board = leaderboard_json(hall, key, 10**9)
                mine = next(place for place in board["places"] if place["entry"] == player.entry)
                return {
                    "tournament": hall.name,
                    "event": key,
                    "entry": player.entry,
                    "name": mine["name"],
                    "points": mine["points"],
                    "place": mine["place"],
                    "of": len(played.still_in()),
                    "leader": board["leader"],
                    "round": played.round,
                    "running": played.running,
                }
    raise Refused("not_seated.nobody_tournament", "Nobody of this tournament sits here.", table=table, seat=seat)


def desk_json(hall: Hall, today: str) -> dict[str, Any]:
    state = hall.view
    return {
        "today": today,
        "tournament": tournament_json(hall),
        "rules": msgspec.to_builtins(state.rules),
        "filings": list(state.filings),
        "answers": list(state.answers),
        "objection": state.objections.get(state.version, ""),
        "entries": [entry_json(entry) for entry in state.entries.values()],
        "players": [
            player_line(state, key, player)
            for key, played in state.events.items()
            for player in played.players.values()
        ],
        "awards": [
            {name: getattr(award, name) for name in award.__dataclass_fields__} for award in state.awards.values()
        ],
        "splits": [split_json(state, key) for key, played in state.events.items() if played.split.asked_by],
        "money": money_figures(state.books),
        "pools": {
            account.removeprefix("pool/"): left for account, left in state.books.items() if account.startswith("pool/")
        },
        "refunds": [refund_json(state, refund) for refund in state.open_refunds()],
        "uncounted_fees": state.books["cash/fees"],
        "counts": [line for event in state.rules.events for line in counts_json(state, event.key)],
        "breakable": [line for event in state.rules.events for line in breakable_json(state, event.key)],
        "proposed": [line for event in state.rules.events for line in proposed_json(state, event.key)],
    }


def refund_json(state: Tournament, refund: Refund) -> dict[str, Any]:
    entry = state.entries[refund.entry]
    return {"refund": refund.number, "entry": entry.number, "name": entry.name, "amount": refund.amount + refund.goods}


def entry_json(entry: EntryState) -> dict[str, Any]:
    names = ("person", "name", "identity", "licensee", "rules_given", "disqualified", "closed")
    paid = sum(line["amount"] for line in entry.lines)
    return {"entry": entry.number, **{name: getattr(entry, name) for name in names}, "paid": paid}


def player_line(state: Tournament, event: str, player: Player) -> dict[str, Any]:
    planned, played = state.event(event)
    names = ("points", "pending", "re_buys", "add_ons", "table", "seat", "present", "declined")
    between = player.is_in and not played.running and not played.over
    due = stack_of(state, planned, player) if between else player.points
    line = {"event": event, "entry": player.entry, "due": due, "stand": player.stand.value}
    return {**line, **{name: getattr(player, name) for name in names}}


def split_json(state: Tournament, event: str) -> dict[str, Any]:
    talk = state.events[event].split
    try:
        cash = sum(talk.shares.values()) or (0 if event in state.awarded else cash_to_share(state, event))
    except Refused:  # The pool is short of its prizes; that is said when it is awarded.
        cash = 0
    return {
        "event": event,
        "asked_by": talk.asked_by,
        "among": list(talk.among),
        "noticed": sorted(talk.noticed),
        "agreed": sorted(talk.agreed),
        "refused_by": talk.refused_by,
        "stopped": talk.stopped,
        "cash": cash,
        "shares": by_text(talk.shares),
    }
