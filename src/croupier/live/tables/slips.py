"""The house's book of slips: which number comes next, what became of each slip, and the code that is printed on it.

Numbers are given by whoever has the pen, from what the journal has, so that a crash leaves neither a gap nor a double.
A code is the number with a proof that only this house can make. It is on no record: who reads the journal cannot make
a slip.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field, replace
from hashlib import sha256
from threading import Lock
from typing import Any

from croupier.domain import command_digest, event_data, happened, wire_name
from croupier.house import HOUSE, SLIPS
from croupier.house.slips import Slip, SlipGiven, SlipMadeVoid, Slips
from croupier.journal import Append, Cause, Journal, NewEvent
from croupier.lean import dataclass
from croupier.refusal import Phrase, Refused
from croupier.rules import Actor, Role
from croupier.table import Table
from croupier.table.asking.asked import SlipKnown
from croupier.table.chips.commands import CashOut
from croupier.table.chips.events import CashedOut
from croupier.table.tray import commands as c
from croupier.table.tray import events as e

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O or U: they look like others
ALIKE = str.maketrans("OIL", "011")
PROOF = 7  # letters, and one more by which a slip of the pen is told from a forgery
PEN = Actor(SLIPS.name, Role.SYSTEM)
OF_SLIPS = frozenset({CashOut, c.RequestFill, c.RequestCredit, c.FillTable, c.CreditTable, c.VoidSlip})
KINDS: Mapping[type, str] = {
    CashedOut: "cash-out",
    e.FillRequested: "fill",
    e.TableFilled: "fill",
    e.CreditRequested: "credit",
    e.TableCredited: "credit",
}


@dataclass(frozen=True, slots=True)
class Paid:
    """At the cage: when, by whom, at which window."""

    at: str
    by: str
    window: str = ""


@dataclass(frozen=True, slots=True)
class Presented:
    """A slip with what became of it."""

    slip: Slip
    paid: Paid | None = None

    @property
    def state(self) -> str:
        return "void" if self.slip.void else "redeemed" if self.paid else "open"


@dataclass(slots=True)
class SlipBook:
    journal: Journal
    before: Callable[[], int] = lambda: 0  # the highest number of a house that had some before it had this book
    paid: dict[tuple[str, int], Paid] = field(default_factory=dict)
    _book: Slips = field(default_factory=Slips)
    _versions: dict[str, int] = field(default_factory=lambda: {HOUSE.name: 0, SLIPS.name: 0})
    _waiting: list[Append] = field(default_factory=list)  # for the disk, with the batch that is being decided
    _lock: Lock = field(default_factory=Lock)

    def read(self) -> SlipBook:
        """As far as the journal has grown. From any thread."""
        with self._lock:
            for stream, after in self._versions.items():
                for recorded in self.journal.read(stream, after):
                    data, self._versions[stream] = recorded.data, recorded.stream_version
                    if stream == SLIPS.name:
                        SLIPS.evolve(self._book, happened(SLIPS.events[recorded.name], data), recorded.at)
                    elif recorded.name == "slip-redeemed":
                        paid = Paid(recorded.at, recorded.who, data.get("window", ""))
                        self.paid[data["table"], data["slip"]] = paid
        return self

    def all(self) -> list[Presented]:
        """Every slip in the order of the numbers, the void ones among them."""
        return [self.of(slip) for slip in self._book.slips.values()]

    def of(self, slip: Slip) -> Presented:
        return Presented(replace(slip), self.paid.get((slip.table, slip.number)))

    def find(self, number: int) -> Presented | None:
        slip = self._book.slips.get(number)
        return None if slip is None else self.of(slip)

    # --- for who has the pen

    def begin(self) -> None:
        """Another batch is decided. What waited with the last one is on record by now, or never will be."""
        self._waiting.clear()

    def says(self, table: str, state: Table, command: Any) -> tuple[int, SlipKnown | None]:
        """The number that comes next, and what is known of the slip that the command names."""
        self.read()
        given = sum(append.events[0].name == GIVEN for append in self._waiting)
        last = self._book.last or max(self.before(), state.slips)
        found = self.find(getattr(command, "slip", 0))
        if found is None or found.slip.table != table:
            return last + given + 1, None
        paid = found.paid.at if found.paid else ""
        return last + given + 1, SlipKnown(found.slip.kind, found.slip.amount, bool(found.slip.void), paid)

    def entered(self, table: str, events: Iterable[Any], at: str) -> Iterator[Append]:
        """What a table's events bring into the book: numbers that are new, and slips that are void."""
        for event in events:
            for new in self._following(table, event):
                data, name = event_data(new), wire_name(type(new))
                key = f"{SLIPS.name}/{new.number}" + ("" if isinstance(new, SlipGiven) else "/void")
                cause = Cause(key, command_digest(data), PEN, at, "")
                expected = self._versions[SLIPS.name] + len(self._waiting)
                self._waiting.append(Append(SLIPS.name, expected, cause, (NewEvent(name, 1, data),)))
                if self.journal.keys is not None:
                    self.journal.keys.proof("")  # the key is there before anybody wants to print a code
                yield self._waiting[-1]

    def _following(self, table: str, event: Any) -> Iterator[SlipGiven | SlipMadeVoid]:
        if isinstance(event, e.SlipVoided):
            yield SlipMadeVoid(event.slip, table)
            if event.instead:
                yield SlipGiven(event.instead, event.kind, table, event.amount, event.slip)
        elif (kind := KINDS.get(type(event))) and event.slip and not self._known(event.slip):
            amount = event.chips + event.value if isinstance(event, CashedOut) else event.amount
            yield SlipGiven(event.slip, kind, table, amount)

    def _known(self, number: int) -> bool:
        return number in self._book.slips or any(append.events[0].data["number"] == number for append in self._waiting)

    # --- codes

    def code(self, number: int) -> str:
        """As it is printed: `41-7KQ2-M9XC`. Empty where this house's own key is not at hand."""
        found = self._book.slips.get(number) or self.read()._book.slips.get(number)
        return "" if found is None else code_of(self.journal, found)

    def presented(self, code: str, said_at: Callable[[str], tuple[str, str]]) -> Presented:
        """The slip with this code, while it may be redeemed. `said_at` is the day and time of a moment in the house."""
        number = number_in(code)
        found = self.read().find(number)
        if found is None or code_of(self.journal, found.slip) != written(code):
            raise Refused("no_such_slip.code", "The house has given out no slip with this code.", field="code")
        if found.slip.void:
            raise Refused("slip_void", "Slip {slip} is void.", slip=number, table=found.slip.table, field="code")
        if found.paid is not None:
            day, time = said_at(found.paid.at)
            raise Refused(
                "slip_redeemed.first",
                "Slip {slip} was redeemed on {day} at {time} by {by}, {window}.",
                slip=number,
                table=found.slip.table,
                day=day,
                time=time,
                by=found.paid.by,
                window=found.paid.window or Phrase("phrase.cage", "at the cage"),
                field="code",
            )
        return found


GIVEN = wire_name(SlipGiven)


def code_of(journal: Journal, slip: Slip) -> str:
    about = f"slip/{slip.number}/{slip.kind}/{slip.table}/{slip.amount}"
    proof = sha256(about.encode()).digest() if journal.keys is None else journal.keys.proof(about)
    if proof is None:
        return ""
    bits = int.from_bytes(proof[:5]) >> 5
    letters = "".join(LETTERS[bits >> 5 * place & 31] for place in range(PROOF))
    return _grouped(slip.number, letters + _check(slip.number, letters))


def _grouped(number: int, letters: str) -> str:
    return f"{number}-{letters[:4]}-{letters[4:]}"


def _check(number: int, letters: str) -> str:
    """A letter that is another one as soon as a single letter or digit is, or two neighbours changed places."""
    worths = [LETTERS.index(letter) for letter in f"{number:010d}{letters}"]
    return LETTERS[sum(place * worth for place, worth in enumerate(worths, start=1)) % 31]


def written(code: str) -> str:
    """A code as it is printed, however it was typed. What cannot be one at all is refused."""
    plain = code.upper().translate(ALIKE).replace(" ", "")
    number, _, letters = plain.partition("-")
    letters = letters.replace("-", "")
    good = number.isascii() and number.isdecimal() and len(number) <= 15 and len(letters) == PROOF + 1
    if not (good and set(letters) <= set(LETTERS) and letters[-1] == _check(int(number), letters[:-1])):
        raise Refused(
            "bad_code.slip", "This is no code of a slip: look at it again, such as 41-7KQ2-M9XC.", field="code"
        )
    return _grouped(int(number), letters)


def number_in(code: str) -> int:
    return int(written(code).partition("-")[0])
