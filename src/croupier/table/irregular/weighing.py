"""What a ruling, a decision or a mended number would move, before anybody has said it: the same sums as afterwards."""

from __future__ import annotations

from collections.abc import Iterable

from croupier.game import bet_id_at
from croupier.lean import dataclass
from croupier.money import Balances
from croupier.rules import TableRules
from croupier.table.asking.asked import Asked
from croupier.table.books import entries_of
from croupier.table.events import Event
from croupier.table.irregular import commands as c
from croupier.table.irregular import events as e
from croupier.table.irregular.anew import SeatMended, paid_out, taken_in
from croupier.table.irregular.ruling import all_that_is_done
from croupier.table.state import Table

WEIGHED = (c.MakeRuling, c.DecideDispute, c.CorrectResult)  # the commands of which it can be said
SOMEBODY = "somebody else"  # who would sign: what is at stake says whether one must


@dataclass(frozen=True, slots=True)
class SeatWeighed:
    """More than 0 goes to the player's rack or onto the layout, less than 0 leaves it."""

    seat: int
    player: str
    rack: int = 0
    layout: int = 0
    unpaid: int = 0  # to somebody who has left
    uncollected: int = 0  # what a player owes and has not on the table


@dataclass(frozen=True, slots=True)
class WagerWeighed:
    """A ruled wager: what of it moves where, and what it can win where it counts then."""

    ruled: e.WagerRuled
    can_win: int


@dataclass(frozen=True, slots=True)
class Weighed:
    seats: list[SeatWeighed]
    wagers: list[WagerWeighed]
    tray: int
    tips: int
    worth: int  # what it moves or can move: above the house's amount two people sign


def weigh(table: Table, asked: Asked, decided: Iterable[Event], rules: TableRules) -> Weighed:
    """`decided` is what the table would put on record; of a ruling, what carrying it out would do is added."""
    done = list(decided)
    worth = 0
    lines: list[SeatMended] = []
    for event in tuple(done):
        match event:
            case e.RulingMade():
                assert isinstance(asked.command, c.MakeRuling)
                worth += event.worth
                done += all_that_is_done(table, event.instruction, asked.command.wagers, rules)
            case e.DisputeDecided() | e.ResultMended():
                lines += map(dict, event.seats)
                worth += paid_out(lines) + taken_in(lines)
    books = Balances()
    for event in done:
        books.apply(entries_of(event, table.unit))
    return Weighed(
        _by_seat(table, books, lines),
        [WagerWeighed(event, _can_win(event, rules)) for event in done if isinstance(event, e.WagerRuled)],
        books["float"],
        books["tip-box"],
        worth,
    )


def _by_seat(table: Table, books: Balances, lines: list[SeatMended]) -> list[SeatWeighed]:
    moves: dict[int, dict[str, int]] = {}
    for account, amount in books.items():
        part, _, rest = account.partition("/")
        if part in ("rack", "layout") and amount:
            seat = moves.setdefault(int(rest.partition("/")[0]), {})
            seat[part] = seat.get(part, 0) + amount
    for line in lines:
        for part in ("unpaid", "uncollected"):
            if line[part]:
                seat = moves.setdefault(line["at"] or line["seat"], {})
                seat[part] = seat.get(part, 0) + line[part]
    return [SeatWeighed(seat, _player(table, seat), **moved) for seat, moved in sorted(moves.items())]


def _player(table: Table, seat: int) -> str:
    return table.seats[seat].player if seat in table.seats else ""


def _can_win(event: e.WagerRuled, rules: TableRules) -> int:
    return (event.moved + event.drawn) * rules.pay_table.pays(bet_id_at(event.to))
