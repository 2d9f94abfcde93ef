"""The currency of a journal's house: chosen when the house begins, and the same for ever."""

from __future__ import annotations

from croupier.currencies import DOLLARS, Currency
from croupier.domain import wire_name
from croupier.house import STREAM
from croupier.house.currency.events import CurrencyChosen
from croupier.journal import Journal
from croupier.money import currency_named
from croupier.refusal import Refused
from croupier.rules import rulebook
from croupier.rules.book.library import key_of


def currency_of(journal: Journal) -> Currency:
    """What stands first in the house's stream. Where it names none, the house has dollars, as all had once."""
    first = next(journal.read(STREAM, 0, 1), None)
    if first is None or first.name != wire_name(CurrencyChosen):
        return DOLLARS
    return currency_named(first.data["currency"])


def check_same(currency: Currency, wish: str) -> None:
    """A house that has begun keeps its currency: other money would be in its books under the same numbers."""
    if wish and currency_named(wish) != currency:
        raise Refused(
            "currency_differs.house",
            "The money of this house is in {currency}, and has been since it began; it cannot be in {asked}.",
            currency=currency.code,
            asked=currency_named(wish).code,
        )


def check_rulebook(currency: Currency, key: str) -> None:
    """A text that names its amounts in one currency says nothing of another (reading C12)."""
    named = rulebook(key).currency
    if named is not None and named.value != currency.code:
        raise Refused(
            "currency_differs.rulebook",
            "The rulebook {rulebook} counts in {named}; the money of this house is in {currency}.",
            rulebook=key_of(key),
            named=named.value,
            currency=currency.code,
            reading=named.reading,
        )
