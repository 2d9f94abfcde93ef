"""A currency by its code."""

from __future__ import annotations

from croupier.currencies import CURRENCIES, Currency
from croupier.refusal import Refused


def currency_named(code: str) -> Currency:
    if (found := CURRENCIES.get(code.upper())) is None:
        raise Refused(
            "no_such_currency",
            "There is no currency “{currency}”. There are: {known:list}.",
            currency=code[:40],
            known=list(CURRENCIES),
        )
    return found
