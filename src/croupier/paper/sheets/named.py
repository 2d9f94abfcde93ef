"""What is known by an id, said in a language: bets, and what happens to them on a zero."""

from __future__ import annotations

from croupier.game import kind_of
from croupier.words.catalogue import Catalogue


def bet_said(bet: str, said: Catalogue) -> str:
    """A bet by its kind and its numbers: `split-8-11` is Split 8-11."""
    kind, numbers = said(f"kind.{kind_of(bet)}"), bet.partition("-")[2]
    return said("bet.named", kind=kind, numbers=numbers) if numbers else kind
