"""Where the ball fell at a table, in order, who spun it, and how the rotor turned: a few bytes for each result."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from dataclasses import field
from datetime import UTC, datetime, timedelta
from typing import Any

from croupier.lean import dataclass
from croupier.table.irregular.events import ResultCorrected, ResultMended
from croupier.table.round.events import BallSpun, ResultDeclared, SpinVoided

CODES = {"00": 37, "000": 38}  # all others are their number
NUMBERS = {code: number for number, code in CODES.items()}
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
NOBODY = 255
NOT_SEEN, CLOCKWISE, COUNTER_CLOCKWISE = range(3)
TURNED = {"clockwise": CLOCKWISE, "counter-clockwise": COUNTER_CLOCKWISE}


def code_of(number: str) -> int:
    return CODES.get(number) or int(number)


def number_of(code: int) -> str:
    return NUMBERS.get(code) or str(code)


def microseconds(at: str) -> int:
    return (datetime.fromisoformat(at) - EPOCH) // timedelta(microseconds=1)


@dataclass(slots=True)
class Falls:
    numbers: bytearray = field(default_factory=bytearray)
    spinners: bytearray = field(default_factory=bytearray)
    turned: bytearray = field(default_factory=bytearray)
    moments: array[int] = field(default_factory=lambda: array("q"))  # microseconds, by the house's clock
    dealers: list[str] = field(default_factory=list)
    _dealer: int = NOBODY
    _turning: int = NOT_SEEN

    def take(self, event: Any, at: str) -> None:
        """A covered pocket gives no result, but the ball fell there; a wrong reading never fell."""
        match event:
            case BallSpun(dealer=dealer, wheel=direction):
                self._dealer = self._place(dealer)
                self._turning = TURNED.get(direction, NOT_SEEN)
            case ResultDeclared(number=number) | SpinVoided(number=number):
                self.numbers.append(code_of(number))
                self.spinners.append(self._dealer)
                self.turned.append(self._turning)
                self.moments.append(microseconds(at))
            case ResultCorrected(number=number) | ResultMended(number=number) if self.numbers:
                self.numbers[-1] = code_of(number)

    def after(self, since: str) -> tuple[bytes, bytes, bytes]:
        """Numbers, who spun them, and which way the rotor turned, from there on."""
        first = bisect_right(self.moments, microseconds(since)) if since else 0
        return bytes(self.numbers[first:]), bytes(self.spinners[first:]), bytes(self.turned[first:])

    def _place(self, dealer: str) -> int:
        if dealer not in self.dealers and len(self.dealers) < NOBODY:
            self.dealers.append(dealer)
        return self.dealers.index(dealer) if dealer in self.dealers else NOBODY
