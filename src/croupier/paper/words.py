"""What our sheets say, in one language."""

from __future__ import annotations

from croupier.words.catalogue import Catalogue, catalogue


def words(lang: str) -> Catalogue:
    return catalogue(lang, "paper")
