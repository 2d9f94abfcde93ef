"""What changes: the choice on zero."""

from __future__ import annotations

from croupier.table.choices import events as e
from croupier.table.state import Table


def choices_opened(table: Table, event: e.ChoicesOpened) -> None:
    table.choices_until = event.until


def zero_choice_made(table: Table, event: e.ZeroChoiceMade) -> None:
    table.choices[event.seat, event.bet] = event.choice


def choices_closed(table: Table, _event: e.ChoicesClosed) -> None:
    table.choices_closed = True
