"""What follows from the house's events: currency, program that was started, what waits for somebody, slips paid."""

from __future__ import annotations

from dataclasses import dataclass, field

from croupier.house.approvals.events import ApprovalAsked


@dataclass(slots=True)
class Doings:
    as_of: str = ""  # when something last happened
    currency: str | None = None  # by its code; a house of before the choice has none on record, and counts in dollars
    program: tuple[str, str] | None = None  # hashes of the program and of the rulebooks at the last start
    terminals: dict[str, tuple[str, int]] = field(default_factory=dict)  # table and seat
    calls: set[str] = field(default_factory=set)  # for help, that nobody has answered
    slips: set[tuple[str, int]] = field(default_factory=set)  # table and number, of those that were paid
    acknowledged: set[str] = field(default_factory=set)  # alerts
    forgotten: list[tuple[str, str]] = field(default_factory=list)  # whose keys are destroyed, and what these hash to
    waiting: dict[str, ApprovalAsked] = field(default_factory=dict)  # for a second person, by the approval's number

    def waiting_at(self, moment: str) -> dict[str, ApprovalAsked]:
        """Those that are not over by then. Moments of the house are texts of one length, in the order of time."""
        return {name: asked for name, asked in self.waiting.items() if moment <= asked.until}

    def gone(self, badge: str) -> None:
        """Whoever asked must be there when the second person agrees."""
        self.waiting = {name: asked for name, asked in self.waiting.items() if asked.who != badge}
