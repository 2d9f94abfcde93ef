"""What is known by an id, said in a language: bets, colours of chips, variations of the rules."""

from __future__ import annotations

from croupier.game import kind_of
from croupier.rules.in_force.variation import Variation
from croupier.words.catalogue import Catalogue


def colour_said(colour: str, said: Catalogue) -> str:
    """A colour that the language has no word for stays as the house calls it."""
    return said(f"colour.{colour}") if said.has(f"colour.{colour}") else colour


def variation_said(variation: Variation, said: Catalogue) -> str:
    return said(
        "variation.until" if variation.ends else "variation.since",
        name=variation.name,
        title=variation.title,
        citation=variation.citation,
        decision=said(f"variation.{variation.decision}"),
        **{"from": variation.effective, "to": variation.ends},
    )


def bet_said(bet: str, said: Catalogue) -> str:
    """A bet by its kind and its numbers: `split-8-11` is Split 8-11."""
    kind, numbers = said(f"kind.{kind_of(bet)}"), bet.partition("-")[2]
    return said("bet.named", kind=kind, numbers=numbers) if numbers else kind
