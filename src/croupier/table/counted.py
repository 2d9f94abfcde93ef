"""The count of a tray that is closed: to the chip, or to the cent where nobody counted chip by chip."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.refusal import Refused
from croupier.table.changing.counting import Chips, Counted, count_against, explained, worth_of
from croupier.table.opening.commands import CloseTable


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
    worth = worth_of(counted, worths)
    if worth != command.closer:
        raise Refused(
            "count_differs.worth",
            "The chips that were counted are worth {worth:money}, and the closer says {closer:money}.",
            worth=worth,
            closer=command.closer,
        )
    if differences and not explained(command.reason):
        raise Refused(
            "count_differs.chips",
            "The count differs from the books ({kinds:list}); give the reason for the difference.",
            kinds=[f"{kind} {number:+d}" for kind, number in differences.items()],
            differences=differences,
        )
    return counted, differences
