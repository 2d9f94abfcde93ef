"""Playing an event: seats, identity, stacks at the start of each game, points at its end, more chips, going on."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.money.cents import points as in_points
from croupier.refusal import Refused
from croupier.tournament.asking import Asked, check_seats, on_the_day, own_entry
from croupier.tournament.draw import shuffled
from croupier.tournament.events import Event
from croupier.tournament.payments import buy_in_parts
from croupier.tournament.plan.plan import EventPlan, MoreChips, Ties
from croupier.tournament.play import commands as c
from croupier.tournament.play import events as e
from croupier.tournament.play.commands import Offer
from croupier.tournament.standings import Place, standings, tables_of
from croupier.tournament.state import EventState, Player, Tournament, by_number, by_text, seats_of


def draw_seats(state: Tournament, command: c.DrawSeats, _asked: Asked) -> list[Event]:
    planned, played = _between_rounds(state, command.event)
    if not command.seed or not command.seed.isprintable():
        raise Refused("seed_missing", "Publish a seed for the draw, so that anybody can repeat it.")
    if played.drawn == played.round:
        raise Refused("already_drawn", f"The seats of round {played.round} are drawn.", seed=played.seed)
    entries = sorted(player.entry for player in played.still_in())
    if not entries:
        raise Refused("nobody_left", f"Nobody is in {command.event}.", event=command.event)
    check_seats(planned, len(entries))
    tables = planned.tables[: -(-len(entries) // planned.seats)]
    order = shuffled(entries, f"{command.seed}/{command.event}/{played.round}")
    seats = {entry: (tables[n % len(tables)], n // len(tables) + 1) for n, entry in enumerate(order)}
    return [e.SeatsDrawn(command.event, played.round, command.seed, seats_of(seats))]


def take_seat(state: Tournament, command: c.TakeSeat, asked: Asked) -> list[Event]:
    entry = own_entry(state, command.entry, asked)
    player = state.player(command.event, command.entry)
    if command.person != entry.person:
        message = f"The seat is {entry.name}'s, and nobody sits in for somebody else."
        raise Refused("no_substitute", message, entry=entry.number, person=command.person)
    if not player.is_in or not player.table:
        raise Refused("not_seated", f"{entry.name} has no seat in {command.event}.", entry=entry.number)
    if entry.rules_given != state.version:
        message = f"{entry.name} has not been given version {state.version} of the rules."
        raise Refused("rules_not_given", message, entry=entry.number, version=state.version)
    return [e.SeatTaken(command.event, command.entry)]


def balance_tables(state: Tournament, command: c.BalanceTables, _asked: Asked) -> list[Event]:
    """Players move from the fullest table to the emptiest until no two differ by more than one."""
    _, played = _between_rounds(state, command.event)
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


def start_round(state: Tournament, command: c.StartRound, asked: Asked) -> list[Event]:
    planned, played = _between_rounds(state, command.event)
    if played.drawn != played.round:
        raise Refused("not_drawn", f"Draw the seats of round {played.round} first.", round=played.round)
    if played.rounds_played == played.round:
        message = f"Round {played.round} is played; say who goes on."
        raise Refused("round_played", message, round=played.round)
    playing = [player for player in played.still_in() if player.present]
    if not playing:
        raise Refused("nobody_seated", "Nobody has taken a seat.", event=command.event)
    due = {player.entry: stack_of(state, planned, player) for player in playing}
    _check_counts(state, due, by_number(command.counts))
    issued = {entry: points - played.players[entry].points for entry, points in due.items()}
    absent = sorted(player.entry for player in played.still_in() if not player.present)
    return [
        e.RoundStarted(command.event, played.round, asked.at, by_text(due), by_text(issued), absent),
    ]


def stack_of(state: Tournament, planned: EventPlan, player: Player) -> int:
    """What must lie on the table: the same starting stack for all, then what was kept, and what was bought since."""
    first = not player.history
    kept = planned.chips if first or state.round(planned.key).fresh_stacks else player.points
    return kept + player.pending


def _check_counts(state: Tournament, due: dict[int, int], counted: dict[int, int]) -> None:
    if counted.keys() != due.keys():
        missing = sorted(due.keys() - counted.keys())
        message = "Count the chips of everybody who has taken a seat, and of nobody else."
        raise Refused("count_missing", message, missing=missing, unknown=sorted(counted.keys() - due.keys()))
    for entry, points in due.items():
        if counted[entry] != points:
            name = state.entries[entry].name
            message = f"{name} has {in_points(points)}, and {in_points(counted[entry])} lie on the table."
            raise Refused("concealed_chips", message, entry=entry, counted=counted[entry], points=points)


def record_points(state: Tournament, command: c.RecordPoints, _asked: Asked) -> list[Event]:
    played = _running(state, command.event)
    points = by_number(command.points)
    _check_points(played, points)
    return [e.PointsRecorded(command.event, by_text(points))]


def call_break(state: Tournament, command: c.CallBreak, asked: Asked) -> list[Event]:
    _, played = state.event(command.event)
    if not played.started or played.over:
        raise Refused("not_started", f"{command.event} is not being played.", event=command.event)
    return [e.BreakCalled(command.event, asked.at)]


def end_round(state: Tournament, command: c.EndRound, asked: Asked) -> list[Event]:
    """Nobody is out before the round is over (reading F17); then those without chips and without an offer are."""
    planned, played = state.event(command.event)
    _running(state, command.event)
    points = by_number(command.points)
    _check_points(played, points)
    in_play = {player.entry for player in played.still_in() if not player.absent}
    missing = sorted(in_play - points.keys())
    if missing:
        raise Refused("count_missing", "Give the points of everybody who played.", missing=missing)
    before = {entry: state.books[f"points/{command.event}/{entry}"] for entry in points}
    change = {entry: points[entry] - before[entry] for entry in points}
    ended = e.RoundEnded(command.event, played.round, asked.at, by_text(points), by_text(change))
    without = sorted(entry for entry in in_play if not points[entry])
    last = played.round == len(planned.rounds)
    if without and (last or not _may_buy(planned.re_buys, played.round)):
        return [ended, e.PlayersEliminated(command.event, played.round, without, "no chips, and none to be had")]
    return [ended]


def _check_points(played: EventState, points: dict[int, int]) -> None:
    for entry, amount in points.items():
        player = played.players.get(entry)
        if amount < 0 or player is None or not player.is_in or player.absent:
            message = "Points are 0 or more, of players who are in the game."
            raise Refused("bad_points", message, entry=entry, points=amount)


# --- more chips


def open_offer(state: Tournament, command: c.OpenOffer, _asked: Asked) -> list[Event]:
    planned, played = _between_rounds(state, command.event)
    if command.entries:
        message = "More chips are offered to everybody alike, or to nobody."
        raise Refused("unequal_offer", message, entries=list(command.entries))
    more = _terms(planned, command.offer)
    if played.offer:
        raise Refused("offer_open", f"The {played.offer} is offered already.", offer=played.offer)
    last = played.rounds_played or 1
    if played.rounds_played == len(planned.rounds):  # Bought chips join the next game, and there is none.
        raise Refused("round_played", f"Round {played.round} is played; say who goes on.", round=last)
    if not _may_buy(more, last):
        raise Refused("offer_over", f"The rules offer this up to round {more.until_round}.", round=last)
    return [e.OfferOpened(command.event, command.offer, more.price, more.points, played.round)]


def buy_chips(state: Tournament, command: c.BuyChips, asked: Asked) -> list[Event]:
    planned, played = state.event(command.event)
    player = state.player(command.event, command.entry)
    more = _terms(planned, command.offer)
    if not player.is_in:
        raise Refused("entry_closed", f"Entry {command.entry} is out of {command.event}.", entry=command.entry)
    if played.over:
        raise Refused("event_over", f"The play of {command.event} is over.", event=command.event)
    if played.running:
        message = "The game is played with the chips that lay on the table when it began; buy between games."
        raise Refused("chips_not_in_play", message, event=command.event)
    if played.offer != command.offer:
        message = f"The {command.offer} is not open; it is opened for everybody at once."
        raise Refused("unequal_offer", message, offer=command.offer, open=played.offer)
    bought = player.re_buys if command.offer is Offer.RE_BUY else player.add_ons
    if bought >= (more.allowed or 0):
        raise Refused("offer_used_up", f"Each player may have {more.allowed} of these.", allowed=more.allowed)
    if command.offer is Offer.RE_BUY and player.points + player.pending:
        raise Refused("has_chips", "A re-buy is for players who have no chips left.", entry=command.entry)
    on_the_day(command.date, asked, "fee_date_missing")
    pool, licensee = state.rules.pool_of(command.event), state.entries[command.entry].licensee
    parts = buy_in_parts(state.rules, planned, command.payment, more.price)
    return [
        e.ChipsBought(command.entry, command.event, command.offer, command.date, pool, parts, more.points, licensee)
    ]


def decline_offer(state: Tournament, command: c.DeclineOffer, asked: Asked) -> list[Event]:
    _, played = state.event(command.event)
    own_entry(state, command.entry, asked)
    player = state.player(command.event, command.entry)
    if not played.offer or player.declined:
        raise Refused("no_offer", "Nothing is offered to this player now.", entry=command.entry)
    declined = e.OfferDeclined(command.event, command.entry)
    if player.is_in and not player.points + player.pending and played.rounds_played:
        out = e.PlayersEliminated(command.event, played.rounds_played, [command.entry], "no chips, and none wanted")
        return [declined, out]
    return [declined]


def close_offer(state: Tournament, command: c.CloseOffer, _asked: Asked) -> list[Event]:
    _, played = state.event(command.event)
    if not played.offer:
        raise Refused("no_offer", "Nothing is offered.", event=command.event)
    without = sorted(p.entry for p in played.still_in() if p.history and not p.points + p.pending)
    closed: list[Event] = [e.OfferClosed(command.event)]
    if without:
        closed.append(
            e.PlayersEliminated(command.event, played.rounds_played, without, "no chips, and the offer has lapsed")
        )
    return closed


def eliminate(state: Tournament, command: c.Eliminate, _asked: Asked) -> list[Event]:
    """By hand, where the offer was never opened."""
    _, played = state.event(command.event)
    player = state.player(command.event, command.entry)
    name = state.entries[command.entry].name
    why = ""
    if not player.is_in:
        why = f"{name} is out already."
    elif played.running or not player.history:
        why = "Nobody is out before a round is over."
    elif player.points + player.pending:
        why = f"{name} has {in_points(player.points + player.pending)}."
    elif played.offer and not player.declined:
        why = f"{name} may still take the {played.offer}."
    if why:
        raise Refused("not_eliminated", why, entry=command.entry)
    return [e.PlayersEliminated(command.event, played.rounds_played, [command.entry], "no chips")]


def _terms(planned: EventPlan, offer: Offer) -> MoreChips:
    more = planned.re_buys if offer is Offer.RE_BUY else planned.add_ons
    if more is None:
        raise Refused("no_offer", f"{planned.key} has no {offer}.", event=planned.key)
    return more


def _may_buy(more: MoreChips | None, last_round: int) -> bool:
    return more is not None and last_round <= more.until_round


# --- going on


def advance_players(state: Tournament, command: c.AdvancePlayers, _asked: Asked) -> list[Event]:
    planned, played = _between_rounds(state, command.event)
    if played.rounds_played != played.round:
        raise Refused("round_not_played", f"Round {played.round} has not been played.", round=played.round)
    undecided = [p.entry for p in played.still_in() if p.history and not p.points + p.pending]
    if undecided:
        message = "Players without chips are still to decide; close the offer, or eliminate them."
        raise Refused("offer_undecided", message, entries=undecided)
    last = played.round == len(planned.rounds)
    on = [player.entry for player in played.still_in()] if last else list(_qualified(state, command.event))
    rest = sorted(player.entry for player in played.still_in() if player.entry not in on)
    events: list[Event] = []
    if rest:
        events.append(e.PlayersEliminated(command.event, played.round, rest, "not among those who go on"))
    over = last or len(on) <= 1
    never = sorted(entry for entry in on if not played.players[entry].history) if over else []
    if never:  # Nobody is placed before those who played.
        events.append(e.PlayersEliminated(command.event, 0, never, "never came to play"))
        on = [entry for entry in on if entry not in never]
    return [*events, e.PlayersAdvanced(command.event, played.round + (0 if over else 1), sorted(on), over)]


def _qualified(state: Tournament, event: str) -> Iterator[int]:
    """By points; who has come in again since the round has not played it and goes on anyway."""
    round_ = state.round(event)
    places = [place for place in standings(state, event) if place.stand == "in"]
    yield from (place.entry for place in places if not place.table)
    places = [place for place in places if place.table]
    if round_.per == "event":
        yield from _best(places, round_.advance, state.rules.ties)
        return
    for table in sorted({place.table for place in places}):
        yield from _best([place for place in places if place.table == table], round_.advance, state.rules.ties)


def _best(places: list[Place], count: int, ties: Ties) -> Iterator[int]:
    """Where tied players share their place, all of them go on."""
    if not places:
        return
    worst = places[min(count, len(places)) - 1].place
    for number, place in enumerate(places):
        if number < count or (ties is Ties.SHARE and place.place == worst):
            yield place.entry


def _between_rounds(state: Tournament, event: str) -> tuple[EventPlan, EventState]:
    planned, played = state.event(event)
    if not played.started:
        raise Refused("not_started", f"{event} has not started.", event=event)
    if played.over:
        raise Refused("event_over", f"The play of {event} is over.", event=event)
    if played.running:
        raise Refused("game_running", f"Round {played.round} of {event} is on.", round=played.round)
    return planned, played


def _running(state: Tournament, event: str) -> EventState:
    _, played = state.event(event)
    if not played.running:
        raise Refused("no_round_running", f"No round of {event} is on.", event=event)
    return played
