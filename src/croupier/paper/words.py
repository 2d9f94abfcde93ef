"""What our sheets say, in one language."""

from __future__ import annotations

from croupier.words.catalogue import Catalogue, catalogue


def words(lang: str) -> Catalogue:
    """For rules, signs and cards."""
    return catalogue(lang, "paper")


def reading_words(lang: str) -> Catalogue:
    """How the rulebooks are read: each question and its answer."""
    return catalogue(lang, "readings")


def form_words(lang: str) -> Catalogue:
    """With the words for a round's story, which a dispute tells."""
    return catalogue(lang, "paper-forms", "story", "paper")


def protection_words(lang: str) -> Catalogue:
    """With the console's words for what is counted, and of whom."""
    return catalogue(lang, "paper-forms", "console", "paper")


def tournament_words(lang: str) -> Catalogue:
    return catalogue(lang, "paper-tournament", "paper-forms", "paper")
