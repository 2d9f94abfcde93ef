"""What they change."""

from __future__ import annotations

from croupier.people.state import Roll, Terminal
from croupier.people.terminals.events import TerminalEnrolled, TerminalLost, TerminalRemoved, TerminalTakenOver


def terminal_enrolled(roll: Roll, event: TerminalEnrolled) -> None:
    _stands(roll, event)


def terminal_removed(roll: Roll, event: TerminalRemoved) -> None:
    roll.terminals.pop(event.terminal, None)


def terminal_lost(roll: Roll, event: TerminalLost) -> None:
    roll.terminals.pop(event.terminal, None)


def terminal_taken_over(roll: Roll, event: TerminalTakenOver) -> None:
    _stands(roll, event)


def _stands(roll: Roll, event: TerminalEnrolled | TerminalTakenOver) -> None:
    roll.terminals[event.terminal] = Terminal(event.terminal, event.table, event.seat, event.confirmed, event.verifier)
