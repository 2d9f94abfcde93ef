"""A table that keeps the results alone: money, numbers, fills and counts are on record, each wager is not.

What players have in their hands and on the layout is one sum, `in-play`, and what the table has won is what its tray
was counted with beyond what the books left in it.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.rules.book.clauses import Clause, ClauseKind
from croupier.table.changing.counting import Chips, Counted, check_kinds, tray_numbers, worth_of, worths_of
from croupier.table.changing.stock import set_of
from croupier.table.events import ChipsIntoPlay, ChipsOutOfPlay, Event, WinCounted
from croupier.table.state import Table

OF_WAGERS = frozenset({ClauseKind.WAGER, ClauseKind.PAYOUT})
SEEN_BY_THE_DEALER = (
    frozenset(  # What is refused of wagers and pay-outs; a clause with no other refusal is the dealer's.
        [
            "above_maximum",
            "below_minimum",
            "betting_closed",
            "betting_not_open",
            "chips_not_issued",
            "chips_only",
            "collect_first",
            "coupon_not_on_this_bet",
            "coupon_not_valid",
            "dolly_on_table",
            "foreign_chip",
            "late_bet",
            "no_result",
            "not_your_colour",
            "payout_differs",
            "underpaid",
            "use_the_terminal",
            "value_chips_not_accepted_here",
            "value_colour_taken",
            "winners_unpaid",
        ]
    )
)


def left_to_the_dealer(rules: TableRules) -> Iterator[Clause]:
    """The clauses that nobody but the dealer's eye keeps where wagers are not on record."""
    for clause in rules.index.values():
        seen = bool(clause.refuses) and SEEN_BY_THE_DEALER.issuperset(clause.refuses)
        if clause.kind in OF_WAGERS or seen:
            yield clause


def not_tracked() -> Refused:
    return Refused(
        "chips_not_tracked",
        "This table keeps the results alone: the dealer sees to wagers and pay-outs, and they are not on record.",
    )


def into_play(seat: int, amount: int, rules: TableRules) -> list[Event]:
    """What a player has bought goes where nobody follows it."""
    return [ChipsIntoPlay(seat, amount)] if rules.policy.results_only and amount else []


def out_of_play(seat: int, amount: int, rules: TableRules) -> list[Event]:
    """A player shows chips that nobody has followed, and the dealer has counted them."""
    return [ChipsOutOfPlay(seat, amount)] if rules.policy.results_only and amount else []


def in_tray(table: Table, counted: Chips, rules: TableRules) -> tuple[Counted, int]:
    """The tray as counted, and what it is worth less the roulette chips that players have: these are of this table
    alone, so that those missing from the tray are out, at what their marker says."""
    worths, (sets, _) = worths_of(table.policy), tray_numbers(rules.policy.chips)
    check_kinds(counted, worths.keys() | sets.keys())
    out = 0
    for seat in table.seats.values():
        missing = sets.get(set_of(seat), 0) - counted.get(set_of(seat), 0)
        if missing < 0:
            raise Refused(
                "foreign_chip.more_than_there_are",
                "The table has {number} {kind} chips, and {counted} are counted.",
                number=sets.get(set_of(seat), 0),
                kind=set_of(seat),
                counted=counted[set_of(seat)],
            )
        out += missing * seat.chip_value
    return dict(sorted(counted.items())), worth_of(counted, worths) - out


def win_counted(table: Table, tray: int, *, closing: bool) -> WinCounted:
    """What the tray holds beyond its books was won. With the last count, whatever is still about was taken away."""
    won = tray - table.books["float"]
    return WinCounted(tray, won, table.books["in-play"] - won if closing else 0)
