"""What follows from the house's events: currency, program that was started, calls nobody has answered, slips paid."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Doings:
    as_of: str = ""  # when something last happened
    currency: str | None = None  # by its code; a house of before the choice has none on record, and counts in dollars
    program: tuple[str, str] | None = None  # hashes of the program and of the rulebooks at the last start
    terminals: dict[str, tuple[str, int]] = field(default_factory=dict)  # table and seat
    calls: set[str] = field(default_factory=set)  # for help, that nobody has answered
    slips: set[tuple[str, int]] = field(default_factory=set)  # table and number, of those that were paid
    acknowledged: set[str] = field(default_factory=set)  # alerts
