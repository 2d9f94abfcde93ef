"""Money in whole cents (or whatever a currency's smallest unit is), and the double-entry books that keep it."""

from croupier.money.cents import Cents, counted, half_rounded_up, money
from croupier.money.choosing import currency_named
from croupier.money.ledger import Balances, Entry, Posting, Unit

__all__ = ["Balances", "Cents", "Entry", "Posting", "Unit", "counted", "currency_named", "half_rounded_up", "money"]
