"""What is known by an id, said in a language: bets, wheels, rules on zero, colours of chips, variations."""

from __future__ import annotations

from croupier.game import Choice, kind_of
from croupier.rules import TableRules
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
    """A bet by its kind and its numbers: `split-8-11` is Split 8-11. A rulebook's own kind goes by its word."""
    key, numbers = f"kind.{kind_of(bet)}", bet.partition("-")[2]
    kind = said(key) if said.has(key) else own_word(kind_of(bet))
    return said("bet.named", kind=kind, numbers=numbers) if numbers else kind


def bet_name(rules: TableRules, kind: str, said: Catalogue) -> str:
    """In English as the rulebook calls it; a kind of its own is so called in every language."""
    shape = rules.layout.kinds[kind].shape
    return rules.name(kind) if said.language == "en" or shape is None else said(f"kind.{shape}")


def option_said(rules: TableRules, option: str, said: Catalogue) -> str:
    """A rule on zero, or one choice of it (`in-prison-half`). One of the rulebook's own goes by its name there."""
    if said.has(f"option.{option}"):
        return said(f"option.{option}")
    choice = next((choice for choice in Choice if option.endswith(f"-{choice}")), None)
    rule = rules.rulebook.options.get((option.removesuffix(f"-{choice}") if choice else option).replace("-", "_"))
    name = rule.name.value if rule and rule.name else own_word(option)
    return said(f"option.own-{choice}", name=name) if choice else name


def wheel_said(wheel: str, said: Catalogue) -> str:
    return said(f"wheel.{wheel}") if said.has(f"wheel.{wheel}") else own_word(wheel)


def own_word(word: str) -> str:
    return word.replace("_", " ").replace("-", " ")
