"""What there is to show of a table, as frames: whole, for one seat, and what is new.

At a table with thousands of seats nobody looks at single hands. There, everybody is told what lies on each place
altogether; of events, what concerns no seat; and a seat's own events go to that seat alone. So what is sent grows with
the people who watch, and not with its square.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from croupier.journal import Recorded
from croupier.live.tables import AUDIENCE, Announcement, Audience, TableRunner, seat_of
from croupier.live.tables.announcing import SAYS
from croupier.live.tables.automatic import Clockwork
from croupier.table.phases import Phase
from croupier.table.state import Seat, Table
from croupier.web.socket import frames as f
from croupier.web.socket.client import shown

CROWD = 60  # seats taken; with more, single hands are not shown
DECIDED = frozenset({"dispute-decided"})
MOVING = DECIDED | {"wager-ruled"}
OF_EVERYBODY, OF_NOBODY = {"settlement-reversed", "result-mended"}, {"command-refused", "refusals-summed"}
NOT_OF_ONE_SEAT = MOVING | OF_EVERYBODY | OF_NOBODY
OWN_PARTS = ("collected", "halves", "imprisoned", "prison_lost", "released", "returned", "prison")


def is_crowd(table: Table) -> bool:
    return len(table.seats) > CROWD


def snapshot(runner: TableRunner, results: Iterable[str], *, crowd: bool, rests: float) -> f.Snapshot:
    view = runner.view
    seats = [
        f.SeatShown(n, s.player, s.colour, s.design, s.chip_value, stacks(s), stacks(s, prison=True))
        for n, s in sorted(view.seats.items() if not crowd else ())
    ]
    return f.Snapshot(
        runner.name, runner.version, view.phase.value, view.round, view.dealer, seats, view.result, view.dolly,
        view.commitment, list(results), runner.suspended is not None, crowd, view.lying if crowd else {},
        dict(view.point_values), round(rests * 1000),
    )  # fmt: skip


def mine(runner: TableRunner, number: int, events: Iterable[Recorded] = ()) -> f.Mine:
    """`events` are those for this seat alone."""
    view = runner.view
    seat = view.seats.get(number, Seat(""))
    return f.Mine(
        runner.name, runner.version, number, seat.player, view.rack(number), view.rack_value(number),
        sum(seat.stacks.values()), stacks(seat), stacks(seat, prison=True),
        [shown(recorded, codes=runner.writer.slips.code) for recorded in events], seat.version,
    )  # fmt: skip


def public_events(events: Iterable[Recorded], *, crowd: bool) -> list[f.Event]:
    """For everybody at the table."""
    seen = [recorded for recorded in events if AUDIENCE[recorded.name] is Audience.ALL]
    if not crowd:
        return list(map(shown, seen))
    return [_without_seats(shown(recorded)) for recorded in seen if "seat" not in recorded.data]


def _without_seats(event: f.Event) -> f.Event:
    """Lists of what every seat lost or got back are as long as the hall is large."""
    data = {name: value for name, value in event.data.items() if not isinstance(value, dict | list)}
    return f.Event(event.sequence, event.event, event.at, data)


def own_events(events: Iterable[Recorded], *, crowd: bool) -> dict[int, list[Recorded]]:
    """By seat: what only that seat hears of; in a crowd, also what others would see of it at a small table."""
    own: dict[int, list[Recorded]] = {}
    audiences = (Audience.SEAT, Audience.ALL) if crowd else (Audience.SEAT,)
    for recorded in events:
        seat = seat_of(recorded)
        if seat is not None and AUDIENCE[recorded.name] in audiences:
            own.setdefault(seat, []).append(recorded)
    return own


def touched(events: Sequence[Recorded], watched: set[int]) -> set[int]:
    """The seats whose own state may have changed. A settlement touches everybody who had chips out."""
    seats: set[int] = set()
    for recorded in events:
        seat = seat_of(recorded)
        if recorded.name in NOT_OF_ONE_SEAT:
            if recorded.name in OF_EVERYBODY:
                return watched
            if recorded.name in OF_NOBODY:
                continue
            seats.update(_moved_for(recorded))
        if seat is not None:
            seats.add(seat)
            continue
        for part in OWN_PARTS:
            if isinstance(by_seat := recorded.data.get(part), dict):
                seats.update(int(number) for number in by_seat if number.isdigit())
    return seats & watched


def _moved_for(recorded: Recorded) -> set[int]:
    """A ruling on a wager may count it for another seat, and a decision may settle a whole round anew."""
    if recorded.name == "wager-ruled":
        return {recorded.data["to_seat"]}
    if recorded.name == "dispute-decided":
        return {line["at"] for line in recorded.data["seats"]}
    raise AssertionError(f"{recorded.name} moves nothing between seats")


def changes_the_felt(recorded: Recorded) -> bool:
    """A decision is its player's own matter; chips that it takes off the layout, or puts in prison, all can see."""
    return recorded.name == "dispute-decided" and any(
        line["layout"] or line["prison"] for line in recorded.data["seats"]
    )


def said(table: str, events: Iterable[Recorded]) -> list[f.Outbound]:
    return [announced(table, SAYS[recorded.name](recorded.data)) for recorded in events if recorded.name in SAYS]


def announced(table: str, spoken: Announcement) -> f.Announced:
    return f.Announced(table, spoken.say, spoken.text, spoken.number, spoken.colour, spoken.parity, spoken.seconds)


def clock_now(clock: Clockwork | None) -> list[f.Outbound]:
    if clock is None or not clock.waiting_for:
        return []
    return [f.Clock(clock.runner.name, clock.waiting_for, round(clock.seconds_left * 1000))]


def clock_after(clock: Clockwork | None, events: Sequence[Recorded]) -> list[f.Outbound]:
    """How long the new phase will last. The clock itself starts a moment later, in its own task."""
    if clock is None:
        return []
    name, view, timing = clock.runner.name, clock.runner.view, clock.timing
    by_itself = {"collect-losers", "close-choices"} <= view.automation
    if by_itself and view.phase is Phase.DOLLY_PLACED and any(event.name == "dolly-placed" for event in events):
        return [
            f.Clock(name, "choices", round(clock.choosing_seconds * 1000))
        ]  # nobody collects while somebody may choose
    if clock.wheel is None:
        return []
    lasts: dict[str, tuple[str, float]] = {
        "betting-opened": ("betting", timing.betting),
        "ball-spun": ("ball runs", timing.ball_runs),
        "betting-closed": ("ball falls", timing.nonces + timing.falls),
        "dolly-removed": ("next round", clock.until_next(declared="result-declared" in {each.name for each in events})),
    }
    found = [lasts[recorded.name] for recorded in events if recorded.name in lasts]
    return [f.Clock(name, found[-1][0], round(found[-1][1] * 1000))] if found else []


def stacks(seat: Seat, *, prison: bool = False) -> list[Any]:
    return [f.Stack(place, chip, amount) for (place, chip), amount in (seat.prison if prison else seat.stacks).items()]
