"""What follows from the house's events: name, currency, who is signed in, what waits for somebody, slips paid."""

from __future__ import annotations

from dataclasses import field

from croupier.house.approvals.events import ApprovalAsked
from croupier.lean import dataclass

ENDED_KEPT = 500


@dataclass(frozen=True, slots=True)
class OpenSession:
    """Somebody at a console, as the record has it: known again by `key`, over when it is `until`."""

    id: str
    badge: str
    role: str
    key: str
    from_: str
    since: str
    until: str
    verified: str  # when the passphrase was last given


@dataclass(slots=True)
class Doings:
    as_of: str = ""  # when something last happened
    currency: str | None = None  # by its code; a house of before the choice has none on record, and counts in dollars
    name: str = ""  # of the house; none where nobody has said so
    place: str = ""
    languages: list[str] = field(default_factory=list)  # that its guests speak
    program: tuple[str, str] | None = None  # hashes of the program and of the rulebooks at the last start
    sessions: dict[str, OpenSession] = field(default_factory=dict)
    calls: set[str] = field(default_factory=set)  # for help, that nobody has answered
    slips: set[tuple[str, int]] = field(default_factory=set)  # table and number, of those that were paid
    acknowledged: set[str] = field(default_factory=set)  # alerts
    forgotten: list[tuple[str, str]] = field(default_factory=list)  # whose keys are destroyed, and what these hash to
    waiting: dict[str, ApprovalAsked] = field(default_factory=dict)  # to be agreed on and done, by their numbers
    over: dict[str, str] = field(default_factory=dict)  # the last ones that ended, and how: done, refused, ...
    confirmed: dict[str, str] = field(default_factory=dict)  # those of them that somebody has agreed to: by whom

    def waiting_at(self, moment: str) -> dict[str, ApprovalAsked]:
        """Those that are not over by then. Moments of the house are texts of one length, in the order of time."""
        return {name: asked for name, asked in self.waiting.items() if moment <= asked.until}

    def ended(self, approval: str, how: str) -> None:
        """Whoever asked may want to know for a while."""
        self.waiting.pop(approval, None)
        self.confirmed.pop(approval, None)
        self.over[approval] = how
        while len(self.over) > ENDED_KEPT:
            del self.over[next(iter(self.over))]

    def gone(self, badge: str) -> None:
        """Whoever asked must be there when the second person agrees."""
        self.waiting = {
            name: asked for name, asked in self.waiting.items() if asked.who != badge or name in self.confirmed
        }
