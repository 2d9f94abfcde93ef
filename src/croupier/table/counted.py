"""The count of a tray that is closed: to the chip, or to the cent where nobody counted chip by chip."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.refusal import Refused
from croupier.table.changing.counting import worth_of
from croupier.table.opening.commands import CloseTable


def count_of_closing(
    stock: Mapping[str, Mapping[str, int]], command: CloseTable, worths: Mapping[str, int], difference: int
) -> tuple[dict[str, int], dict[str, int]]:
    """What was counted by kind, and what that is over or short of the books. A difference needs its reason."""
    tray = stock.get("tray", {})
    if not command.chips:
        if difference:
            raise Refused(
                "count_differs.by_kind",
                "The tray is not as in the books: count its chips by kind.",
                books=dict(sorted(tray.items())),
            )
        return {}, {}
    known = {kind for kinds in stock.values() for kind in kinds} | set(worths)
    unknown = sorted(set(command.chips) - known)
    for kind in unknown:
        raise Refused("foreign_chip.count", "“{kind}” is no chip of this table, or its number is none.", kind=kind)
    worth = worth_of(command.chips, worths)
    if worth != command.closer:
        raise Refused(
            "count_differs.worth",
            "The chips that were counted are worth {worth:money}, and the closer says {closer:money}.",
            worth=worth,
            closer=command.closer,
        )
    over = {kind: command.chips.get(kind, 0) - tray.get(kind, 0) for kind in sorted(known)}
    differences = {kind: number for kind, number in over.items() if number}
    if differences and not command.reason:
        raise Refused(
            "count_differs.chips",
            "The count differs from the books ({kinds:list}); give the reason for the difference.",
            kinds=[f"{kind} {number:+d}" for kind, number in differences.items()],
            differences=differences,
        )
    return dict(sorted(command.chips.items())), differences
