"""Who sits where: the draw, the entrant in person, tables that are balanced or given up."""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.tournament.asking import Asked, between_rounds, check_seats, own_entry
from croupier.tournament.draw import shuffled
from croupier.tournament.events import Event
from croupier.tournament.seating import commands as c
from croupier.tournament.seating import events as e
from croupier.tournament.standings import tables_of
from croupier.tournament.state import EventState, Tournament, by_number, seats_of


def draw_seats(state: Tournament, command: c.DrawSeats, _asked: Asked) -> list[Event]:
    planned, played = between_rounds(state, command.event)
    if not command.seed or not command.seed.isprintable():
        raise Refused("seed_missing", "Publish a seed for the draw, so that anybody can repeat it.")
    if played.drawn == played.round:
        raise Refused("already_drawn", "The seats of round {round} are drawn.", seed=played.seed, round=played.round)
    entries = sorted(player.entry for player in played.still_in())
    if not entries:
        raise Refused("nobody_left", "Nobody is in {event}.", event=command.event)
    check_seats(planned, len(entries))
    tables = planned.tables[: -(-len(entries) // planned.seats)]
    order = shuffled(entries, f"{command.seed}/{command.event}/{played.round}")
    seats = {entry: (tables[n % len(tables)], n // len(tables) + 1) for n, entry in enumerate(order)}
    return [e.SeatsDrawn(command.event, played.round, command.seed, seats_of(seats))]


def take_seat(state: Tournament, command: c.TakeSeat, asked: Asked) -> list[Event]:
    entry = own_entry(state, command.entry, asked)
    player = state.player(command.event, command.entry)
    if command.person != entry.person:
        raise Refused(
            "no_substitute.seat_sits",
            "The seat is {name}'s, and nobody sits in for somebody else.",
            entry=entry.number,
            person=command.person,
            name=entry.name,
        )
    if state.events[command.event].over:
        raise Refused("event_over", "The play of {event} is over.", event=command.event)
    if not player.is_in or not player.table:
        raise Refused(
            "not_seated.seat",
            "{name} has no seat in {event}.",
            entry=entry.number,
            name=entry.name,
            event=command.event,
        )
    if entry.rules_given != state.version:
        raise Refused(
            "rules_not_given",
            "{name} has not been given version {version} of the rules.",
            entry=entry.number,
            version=state.version,
            name=entry.name,
        )
    return [e.SeatTaken(command.event, command.entry)]


def balance_tables(state: Tournament, command: c.BalanceTables, _asked: Asked) -> list[Event]:
    """Players move from the fullest table to the emptiest until no two differ by more than one."""
    _, played = between_rounds(state, command.event)
    tables = {table: sorted(players, key=lambda p: p.seat) for table, players in tables_of(played).items()}
    moves: dict[int, tuple[str, int]] = {}
    while tables:
        fullest = max(sorted(tables), key=lambda table: len(tables[table]))
        emptiest = min(sorted(tables), key=lambda table: len(tables[table]))
        if len(tables[fullest]) - len(tables[emptiest]) < 2:
            break
        player = shuffled(tables[fullest], f"{played.seed}/balance/{played.round}/{len(moves)}")[0]
        taken = {moves[p.entry][1] if p.entry in moves else p.seat for p in tables[emptiest]}
        seat = next(number for number in range(1, len(taken) + 2) if number not in taken)
        tables[fullest].remove(player)
        tables[emptiest].append(player)
        moves[player.entry] = (emptiest, seat)
    if not moves:
        raise Refused("tables_balanced", "The tables are balanced: no two differ by more than one player.")
    return [e.PlayersMoved(command.event, seats_of(moves))]


def break_table(state: Tournament, command: c.BreakTable, _asked: Asked) -> list[Event]:
    """Everybody has a named seat at another table; whoever is moved takes it in person."""
    planned, played = between_rounds(state, command.event)
    if played.drawn != played.round:
        raise Refused("not_drawn", "Draw the seats of round {round} first.", round=played.round)
    proposed = seats_elsewhere(played, planned.seats, command.table)
    if not command.seats:
        return [e.TableBroken(command.event, command.table, seats_of(proposed))]
    named = {entry: (new.table, new.seat) for entry, new in command.seats.items()}
    free = free_seats(played, planned.seats, command.table)
    everybody = by_number(dict.fromkeys(named, 0)).keys() == proposed.keys()
    if not everybody or len(set(named.values())) < len(proposed) or not set(named.values()) <= set(free):
        raise Refused(
            "bad_command.new_seats",
            "Everybody at table {table} gets a free seat of their own at another table that plays.",
            table=command.table,
        )
    return [e.TableBroken(command.event, command.table, {entry: list(seat) for entry, seat in named.items()})]


def seats_elsewhere(played: EventState, seats: int, table: str) -> dict[int, tuple[str, int]]:
    """By lot from the published seed, each at the table that has the fewest by then, at its first free seat."""
    moving = sorted(player.entry for player in tables_of(played).get(table, []))
    if not moving:
        raise Refused("not_seated.table", "Nobody sits at table {table}.", table=table)
    free = free_seats(played, seats, table)
    if len(moving) > len(free):
        raise Refused("seats_short", "{players} players and {seats} seats.", players=len(moving), seats=len(free))
    found: dict[int, tuple[str, int]] = {}
    for entry in shuffled(moving, f"{played.seed}/break/{table}/{played.round}"):
        left = [name for name, _ in free]
        emptiest = max(sorted(set(left)), key=left.count)
        found[entry] = next(seat for seat in free if seat[0] == emptiest)
        free.remove(found[entry])
    return found


def free_seats(played: EventState, seats: int, table: str) -> list[tuple[str, int]]:
    """At the other tables that play."""
    others = {name: players for name, players in sorted(tables_of(played).items()) if name != table}
    taken = {(player.table, player.seat) for players in others.values() for player in players}
    return [(name, seat) for name in others for seat in range(1, seats + 1) if (name, seat) not in taken]
