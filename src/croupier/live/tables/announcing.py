"""What is called out at a table: words for pages to show and to speak, made from events and from the clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from croupier.game import ZEROS
from croupier.journal import Recorded
from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class Announcement:
    """`say` is the phrase's stable name; a number is called with its colour and parity, a zero without parity."""

    say: str
    text: str
    number: str = ""
    colour: str = ""
    parity: str = ""
    seconds: int = 0


def announcements(recorded: Recorded) -> Iterator[Announcement]:
    says = SAYS.get(recorded.name)
    if says is not None:
        yield says(recorded.data)


def called_number(number: str, colour: str, *, corrected: bool = False) -> Announcement:
    parity = "" if number in ZEROS else ("even" if int(number) % 2 == 0 else "odd")
    words = ", ".join(word for word in (number, colour, parity) if word)
    text = f"Corrected: {words}." if corrected else f"{words}."
    return Announcement("number", text, number=number, colour=colour, parity=parity)


def last_call(seconds: int) -> Announcement:
    return Announcement("last-call", "Last call.", seconds=seconds)


def _voided(data: Mapping[str, Any]) -> Announcement:
    text = f"{data['number']}: the spin is void, the wagers stand."
    return Announcement("no-spin", text, number=data["number"])


SAYS: Mapping[str, Callable[[Mapping[str, Any]], Announcement]] = {
    "betting-opened": lambda _: Announcement("place-your-bets", "Place your bets."),
    "betting-closed": lambda _: Announcement("no-more-bets", "No more bets."),
    "result-declared": lambda data: called_number(data["number"], data["colour"]),
    "result-corrected": lambda data: called_number(data["number"], data["colour"], corrected=True),
    "spin-voided": _voided,
    "round-voided": lambda _: Announcement("round-void", "This round is void. All wagers go back."),
    "no-spin-declared": lambda _: Announcement("no-spin", "No spin. The wagers stand."),
}
