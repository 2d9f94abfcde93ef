"""Currencies: what an amount is counted in, its smallest unit, and how English writes it.

An amount is a whole number of the smallest unit, everywhere. A house has one currency, for ever; whoever runs a house,
or reads its journal, says so once by `counting_in`, and everything that is written meanwhile is written in it. Nothing
is ever decided by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Currency:
    """`code` and `digits` after the point as ISO 4217 has them; `sign` as it stands before an English amount.

    Amounts are counted in the `smallest` unit.
    """

    code: str
    digits: int
    sign: str
    name: str
    smallest: str

    @property
    def units(self) -> int:
        """How many of its smallest unit make a whole one."""
        return int(10**self.digits)

    def shown(self, amount: int) -> str:
        """`-123456` is shown as `-$1,234.56`, and in yen as `-¥123,456`."""
        return ("-" if amount < 0 else "") + self.sign + self.plain(abs(amount), ",")

    def whole(self, amount: float) -> float:
        """In whole ones, for what nobody is ever paid: a mean, a deviation."""
        return amount / self.units

    def plain(self, amount: int, between: str = "") -> str:
        """The figures alone, as they are typed: `1234.56`."""
        whole, rest = divmod(abs(amount), self.units)
        figures = f"{whole:,}".replace(",", between)
        return ("-" if amount < 0 else "") + (f"{figures}.{rest:0{self.digits}d}" if self.digits else figures)


# A sign of letters stands apart from the number, by a space that does not break.
CURRENCIES: Mapping[str, Currency] = {
    code: Currency(code, digits, sign, name, smallest)
    for code, digits, sign, name, smallest in (
        ("USD", 2, "$", "US dollar", "cents"),
        ("EUR", 2, "€", "euro", "cents"),
        ("GBP", 2, "£", "pound sterling", "pence"),
        ("CHF", 2, "CHF\u00a0", "Swiss franc", "centimes"),
        ("CAD", 2, "CA$", "Canadian dollar", "cents"),
        ("AUD", 2, "A$", "Australian dollar", "cents"),
        ("NZD", 2, "NZ$", "New Zealand dollar", "cents"),
        ("MXN", 2, "MX$", "Mexican peso", "centavos"),
        ("SEK", 2, "SEK\u00a0", "Swedish krona", "öre"),
        ("DKK", 2, "DKK\u00a0", "Danish krone", "øre"),
        ("CZK", 2, "CZK\u00a0", "Czech koruna", "haléře"),
        ("CNY", 2, "CN¥", "Chinese yuan", "fen"),
        ("HKD", 2, "HK$", "Hong Kong dollar", "cents"),
        ("MOP", 2, "MOP\u00a0", "Macanese pataca", "avos"),
        ("SGD", 2, "SGD\u00a0", "Singapore dollar", "cents"),
        ("JPY", 0, "¥", "Japanese yen", "yen"),
        ("KRW", 0, "₩", "South Korean won", "won"),
        ("KWD", 3, "KWD\u00a0", "Kuwaiti dinar", "fils"),
    )
}
DOLLARS = CURRENCIES["USD"]  # of every house that has not said otherwise

_current: ContextVar[Currency] = ContextVar("currency", default=DOLLARS)


def current() -> Currency:
    """In which amounts are written here."""
    return _current.get()


@contextmanager
def counting_in(currency: Currency) -> Iterator[None]:
    """Like the decimal module's `localcontext`: for what is called within, in this task or thread alone."""
    before = _current.set(currency)
    try:
        yield
    finally:
        _current.reset(before)
