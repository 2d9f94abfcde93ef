"""The words of the lab's printed pages."""

from __future__ import annotations

from croupier.words.catalogue import Catalogue, catalogue


def lab_words(language: str) -> Catalogue:
    """Those of the lab, and those for bets and wheels that all sheets share."""
    return catalogue(language, "paper-lab", "paper")
