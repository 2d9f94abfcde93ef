"""The count of a tray that is closed: to the chip, or to the cent where nobody counted chip by chip."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.table.changing.counting import (
    Chips,
    Counted,
    check_kinds,
    count_against,
    explained,
    tray_numbers,
    worth_of,
    worths_of,
)  # fmt: skip
from croupier.table.changing.untracked import win_counted
from croupier.table.events import Event
from croupier.table.opening.commands import CloseTable
from croupier.table.state import Table
from croupier.table.tray.events import InventoryTaken


def count_of_closing(
    stock: Mapping[str, Chips],
    command: CloseTable,
    chips: Chips,
    worths: Mapping[str, int],
    difference: int,
    *,
    points: bool = False,
) -> tuple[Counted, Counted]:
    """What was counted by kind, and what that is over or short of the books. A difference needs its reason.

    `chips` are those of the command, or of an inventory that somebody has taken since chips last moved. A tray of
    `points` is worth nothing, so that only its chips can be counted.
    """
    if not chips:
        if difference or points:
            raise Refused(
                "count_differs.by_kind",
                "The tray is not as in the books: count its chips by kind.",
                books=dict(sorted(stock.get("tray", {}).items())),
            )
        return {}, {}
    counted, differences = count_against(stock, chips, worths)
    check_worth(worth_of(counted, worths), command.closer)
    if differences and not explained(command.reason):
        raise Refused(
            "count_differs.chips",
            "The count differs from the books ({kinds:list}); give the reason for the difference.",
            kinds=[f"{kind} {number:+d}" for kind, number in differences.items()],
            differences=differences,
        )
    return counted, differences


def check_worth(worth: int, said: int) -> None:
    """What somebody says is in the tray is what its chips are worth."""
    if worth != said:
        raise Refused(
            "count_differs.worth",
            "The chips that were counted are worth {worth:money}, and the closer says {closer:money}.",
            worth=worth,
            closer=said,
        )


def count_untracked(table: Table, command: CloseTable, rules: TableRules) -> list[Event]:
    """The last count of a table that keeps the results alone says what it won: it is by kind, and never by a sum.

    Roulette chips that are not in the tray are missing; what they stood for counts no longer.
    """
    before = table.inventory
    chips = command.chips or before.get("counted", {})
    if not chips:
        raise Refused(
            "count_needed.closing",
            "Count the tray by kind: what a table has won that tracks no wagers is known from nothing else.",
        )
    worths, (sets, _) = worths_of(table.policy), tray_numbers(rules.policy.chips)
    check_kinds(chips, worths.keys() | sets.keys())
    check_worth(worth_of(chips, worths), command.closer)
    missing = {kind: chips.get(kind, 0) - number for kind, number in sets.items() if chips.get(kind, 0) != number}
    taken = InventoryTaken({}, dict(sorted(chips.items())), missing, before.get("by", ""))
    return [taken, win_counted(table, command.closer, closing=True)]
