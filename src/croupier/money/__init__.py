"""Money in whole cents, and the double-entry books that keep it."""

from croupier.money.cents import Cents, counted, dollars, half_rounded_up
from croupier.money.ledger import Balances, Entry, Posting, Unit

__all__ = ["Balances", "Cents", "Entry", "Posting", "Unit", "counted", "dollars", "half_rounded_up"]
