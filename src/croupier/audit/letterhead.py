"""The head of every form, for the office, the command line and the regulator's package: made here and nowhere else."""

from __future__ import annotations

from collections.abc import Callable

from croupier.journal import Journal
from croupier.live.days import day_and_shift
from croupier.live.desks.desk import folded
from croupier.paper.sheets.letterhead import Letterhead, letterhead_of
from croupier.register import FLOOR, STREAM, Premises


def letterhead(
    journal: Journal, premises: Premises | None = None, code: Callable[[int], str] = lambda _slip: ""
) -> Letterhead:
    """`premises` where they are at hand. The codes of slips are told by whoever may hand the slips out."""
    return letterhead_of(journal, premises or folded(FLOOR, journal.read(STREAM)), day_and_shift, code)
