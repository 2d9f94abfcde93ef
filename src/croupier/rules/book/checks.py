"""Checks of a rulebook: a visible list of small functions that return findings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from croupier.currencies import CURRENCIES
from croupier.game import Shape, Wheel
from croupier.refusal import Phrase, Refused
from croupier.rules.book.checks_of_bets import declared_findings
from croupier.rules.book.clauses import ClauseIndex, Reading
from croupier.rules.book.model import LimitsSetBy, OddsRule, Rulebook, TakedownFrom
from croupier.rules.files.cited import Cited
from croupier.rules.files.findings import Finding
from croupier.rules.files.reader import one_of


def cited_values(thing: Any, path: str = "") -> Iterator[tuple[str, Cited[Any]]]:
    """Every value of a rulebook with the key it stands under."""
    if isinstance(thing, Cited):
        yield path, thing
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from cited_values(getattr(thing, field.name), f"{path}.{field.name}" if path else field.name)
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from cited_values(value, f"{path}.{key}" if path else str(key))


def rulebook_findings(
    rulebook: Rulebook, index: ClauseIndex, readings: Mapping[str, Reading], wheels: Mapping[str, Wheel], file: str
) -> Iterator[Finding]:
    yield from sources_exist(rulebook, index, readings, file)
    yield from source_is_complete(rulebook, index, file)
    yield from catalogue_is_closed(rulebook, index, file)
    yield from value_findings(rulebook, wheels, file)


def value_findings(rulebook: Rulebook, wheels: Mapping[str, Wheel], file: str) -> Iterator[Finding]:
    """What no table could be played by, wherever it was written."""
    yield from wheels_exist(rulebook, wheels, file)
    yield from currency_exists(rulebook, file)
    yield from limits_are_possible(rulebook, file)
    yield from covered_zeros_are_told(rulebook, wheels, file)
    yield from declared_findings(rulebook, wheels, file)
    yield from values_are_obeyed(rulebook, file)


def sources_exist(
    rulebook: Rulebook, index: ClauseIndex, readings: Mapping[str, Reading], file: str
) -> Iterator[Finding]:
    for key, value in cited_values(rulebook):
        for clause in value.clause:
            try:
                index.cite(clause)
            except Refused as refusal:
                yield Finding.of(file, f"{key}.clause", refusal, Phrase("expected.clause", "a clause of the index"))
        if value.reading and value.reading not in readings:
            unknown = Refused("no_such_reading", "There is no reading {reading}.", reading=value.reading)
            yield Finding.of(file, f"{key}.reading", unknown, Phrase("expected.reading", "a reading of the index"))


def source_is_complete(rulebook: Rulebook, index: ClauseIndex, file: str) -> Iterator[Finding]:
    source = rulebook.source
    for key, value in (("version", source.version), ("sections", source.sections), ("authority", source.authority)):
        if not value:
            yield Finding.of(
                file,
                f"source.{key}",
                Refused(
                    "rulebook_unversioned",
                    "A rulebook must say which edition of which text it is.",
                    clause=index.refusing("rulebook_unversioned"),
                ),
                Phrase("expected.edition", "a version, the sections and the authority"),
            )


def catalogue_is_closed(rulebook: Rulebook, index: ClauseIndex, file: str) -> Iterator[Finding]:
    """Where a clause says which bets there are, one of a house's own needs an approved variation."""
    clause = index.refusing("bet_not_permitted")
    for kind, bet in rulebook.bets.items():
        if clause and bet.shape is None:
            unlisted = Refused("bet_not_permitted.unlisted", "“{bet}” is not a permitted bet.", bet=kind, clause=clause)
            yield Finding.of(file, f"bets.{kind}", unlisted, one_of(Shape))


def wheels_exist(rulebook: Rulebook, wheels: Mapping[str, Wheel], file: str) -> Iterator[Finding]:
    known = [*wheels, *rulebook.rings]
    for name in rulebook.wheels.value or [""]:
        if name not in known:
            refused = (
                Refused("no_such_wheel.rulebook", "There is no wheel “{wheel}”.", wheel=name)
                if name
                else Refused("no_such_wheel.none", "A rulebook needs a wheel.")
            )
            expected = Phrase("expected.some_of", "one or more of {these:list}", these=known)
            yield Finding.of(file, "wheels.value", refused, expected)


# What tables do in one way only, whatever the text: a file that says otherwise would be cited and not obeyed.
ALWAYS: dict[str, object] = {
    "zero_is_even": False,
    "chips.spoken_wagers": False,
    "chips.cash_wagers": False,
    "settling.takedown_from": TakedownFrom.DOLLY_REMOVED,
    "settling.collect_before_pay": True,
    "irregularities.wagers_stand": True,
    "irregularities.late_wager_returned": True,
}


def values_are_obeyed(rulebook: Rulebook, file: str) -> Iterator[Finding]:
    for key, value in cited_values(rulebook):
        if key in ALWAYS and value.value != ALWAYS[key]:
            refused = Refused(
                "wrong_value.not_played", "Tables cannot be played with {given} here yet.", given=str(value.value)
            )
            yield Finding.of(file, f"{key}.value", refused, str(ALWAYS[key]).lower())


def currency_exists(rulebook: Rulebook, file: str) -> Iterator[Finding]:
    if rulebook.currency is not None and rulebook.currency.value not in CURRENCIES:
        refused = Refused("wrong_value", "This is {given}.", given=rulebook.currency.value)
        expected = Phrase("expected.one_of", "one of {these:list}", these=list(CURRENCIES))
        yield Finding.of(file, "currency.value", refused, expected)


def limits_are_possible(rulebook: Rulebook, file: str) -> Iterator[Finding]:
    limits = rulebook.limits
    if limits.set_by.value is LimitsSetBy.RULEBOOK:
        low = limits.minimum.value if limits.minimum else 0
        high = limits.maximum.value if limits.maximum else 0
        if not 0 < low <= high:
            refused = Refused("bad_limits.cents", "{low} to {high} cents are no limits.", low=low, high=high)
            yield Finding.of(file, "limits", refused, "0 < minimum <= maximum")


def covered_zeros_are_told(rulebook: Rulebook, wheels: Mapping[str, Wheel], file: str) -> Iterator[Finding]:
    """A wheel with pockets that give no result is offered with what covers them and the sign that says so."""
    for name in rulebook.wheels.value:
        wheel = wheels.get(name)
        if wheel is not None and wheel.void and not rulebook.opening.covered_inspection.value:
            refused = Refused(
                "cover_missing.untold",
                "A {wheel} wheel is offered with a cover and a sign, and none is asked for.",
                wheel=name,
            )
            yield Finding.of(file, "opening.covered_inspection", refused, "cover_on_00, sign_a, sign_b, sign_c")


def pays_of_the_edition(rulebook: Rulebook, edition: Rulebook, index: ClauseIndex, file: str) -> Iterator[Finding]:
    """A pay table is law, or a floor set by law: a file that cites an edition cannot pay otherwise."""
    for kind, bet in rulebook.bets.items():
        due = edition.bets[kind].pays if kind in edition.bets else bet.pays
        exact = edition.odds.value is not OddsRule.FLOOR
        if bet.pays.value < due.value or (exact and bet.pays.value != due.value):
            code = "odds_differ_from_pay_table" if exact else "odds_below_minimum"
            refused = Refused(
                "odds_of_the_edition",
                "{name} at {to_one} to 1: {edition} has {due} to 1.",
                code=code,
                clause=index.refusing(code, due.clause),
                name=bet.pay_name.value,
                to_one=bet.pays.value,
                edition=edition.source.title,
                due=due.value,
            )
            at_least = Phrase("expected.at_least", "at least {due}", due=due.value)
            yield Finding.of(file, f"bets.{kind}.pays", refused, str(due.value) if exact else at_least)
