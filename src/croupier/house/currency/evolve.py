"""What they change."""

from __future__ import annotations

from croupier.house.currency.events import CurrencyChosen
from croupier.house.state import Doings


def currency_chosen(doings: Doings, event: CurrencyChosen) -> None:
    doings.currency = event.currency
