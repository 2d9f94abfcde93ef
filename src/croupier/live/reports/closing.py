"""Closing a shift: its figures are frozen once every table has the border on its own record."""

from __future__ import annotations

from croupier.live.desks.register import Office
from croupier.live.reports.daybook import DayBook
from croupier.live.tables.writer import Request
from croupier.rules import Actor, Role


def freeze(office: Office, book: DayBook, at: str) -> list[str]:
    """The tables that hold the close, as they lack the border. For who has the pen."""
    closing, running = office.premises.closing, office.premises.running
    if closing is None or running is None:
        return []
    book.read(office.journal, office.premises)
    lacking = book.without_border(running.day, running.shift)
    if not lacking:
        figures = book.of_shift(closing.day, closing.shift)
        command = {"do": "freeze-figures", "day": closing.day, "shift": closing.shift, "figures": figures}
        key = f"floor/figures/{closing.day}/{closing.shift}"
        answer = office.ask(Request(command, at, key, Actor("house", Role.SYSTEM)))
        assert answer.refused is None, answer.refused
    return lacking
