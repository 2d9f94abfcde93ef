"""A variation: rules that the authority has promulgated for this house, laid over the rulebook between two dates.

It changes single values by their key (`bets.straight.pays`) and leaves its mark on each, so that whoever prints the
value prints where it comes from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, fields, is_dataclass, replace
from enum import Enum
from typing import Any

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.rules.book.model import Rulebook
from croupier.rules.files.cited import Cited
from croupier.rules.files.writer import as_data

APPROVED = ("temporary", "permanent")


@dataclass(frozen=True, slots=True)
class Variation:
    """`decision` is what the authority said; `citation` names the rule it made. Dates are like 2026-07-01."""

    name: str
    title: str
    decision: str
    citation: str = ""
    effective: str = ""
    ends: str = ""
    changes: Mapping[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        """An approved one with rules and dates, or none at all: a denied one can never be loaded."""
        if self.decision not in APPROVED:
            raise Refused(
                "variation_not_approved.used",
                "The variation {variation} is not approved ({decision}); it cannot be used.",
                variation=self.name,
                decision=self.decision,
            )
        if not self.citation or not self.effective or (self.decision == "temporary" and not self.ends):
            raise Refused(
                "variation_not_in_force.rule",
                "The variation {variation} does not say by which rule and from when to when it is in force.",
                variation=self.name,
            )

    def in_force(self, day: str) -> bool:
        return self.decision in APPROVED and bool(day) and self.effective <= day and (not self.ends or day <= self.ends)

    @property
    def note(self) -> str:
        until = f" to {self.ends}" if self.ends else ""
        return f"Variation {self.name}: {self.title}. {self.citation}, {self.decision}, from {self.effective}{until}."


def unapproved(approved: Mapping[str, Mapping[str, Any]], given: Iterable[Variation]) -> Iterator[Refused]:
    """Variations of a policy that are not, value by value, what the register says was approved under their names."""
    for said in given:
        if approved.get(said.name) != as_data(said):
            yield Refused(
                "variation_not_approved.register_says",
                "The register has no approved variation “{name}” that says this.",
                variation=said.name,
                name=said.name[:40],
            )


def overlaid(rulebook: Rulebook, variations: Iterable[Variation], day: str) -> Rulebook:
    """The rulebook as it is on that day."""
    for variation in variations:
        if variation.in_force(day):
            rulebook = laid_over(rulebook, variation)
    return rulebook


def laid_over(rulebook: Rulebook, variation: Variation) -> Rulebook:
    """The rulebook as it is while the variation is in force."""
    for key, value in variation.changes.items():
        rulebook = _changed(rulebook, key.split("."), value, key, variation.note)
    return rulebook


def before_and_clauses(rulebook: Rulebook, changes: Mapping[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """What the rulebook has under these keys, and the clauses behind it. Keys and types must fit."""
    if not changes:
        raise Refused("unknown_key.variation_changes", "A variation changes at least one value of the rulebook.")
    before, clauses = {}, dict[str, None]()
    for key, value in changes.items():
        cited = cited_at(rulebook, key)
        _fitting(cited.value, value, key)
        before[key] = as_data(cited.value)
        clauses |= dict.fromkeys(cited.clause)
    return before, list(clauses)


def cited_at(rulebook: Rulebook, key: str) -> Cited[Any]:
    thing: Any = rulebook
    for part in key.split("."):
        thing = _below(thing, part)
    if not isinstance(thing, Cited):
        raise Refused(
            "unknown_key.value_rulebook",
            "There is no value “{key}” in the {key2} rulebook.",
            key=key,
            key2=rulebook.key,
        )
    return thing


def _below(thing: Any, part: str) -> Any:
    if isinstance(thing, Mapping):
        return next((value for name, value in thing.items() if str(name) == part), None)
    known = is_dataclass(thing) and part in {field.name for field in fields(thing)}
    return getattr(thing, part) if known and not isinstance(thing, Cited) else None


def _changed(thing: Any, path: list[str], value: Any, key: str, note: str) -> Any:
    if not path:
        assert isinstance(thing, Cited), key
        return replace(thing, value=_fitting(thing.value, value, key), note=note)
    inner = _changed(_below(thing, path[0]), path[1:], value, key, note)
    if isinstance(thing, Mapping):
        return {name: inner if str(name) == path[0] else entry for name, entry in thing.items()}
    return replace(thing, **{path[0]: inner})


def _fitting(now: Any, value: Any, key: str) -> Any:
    """The new value in the type of the old one."""
    try:
        if isinstance(now, Enum):
            return type(now)(value)
        if isinstance(now, tuple) and isinstance(value, list | tuple):
            kind = type(now[0]) if now else str
            return tuple(kind(entry) for entry in value)
    except ValueError:
        pass
    else:
        negative = type(value) is int and value < 0 <= now  # Nothing here counts below nothing.
        if type(value) is type(now) and not negative:
            return value
    raise Refused(
        "wrong_type",
        "{key}: {given} cannot stand where {now} stands.",
        key=key,
        given=repr(value),
        now=repr(as_data(now)),
    )
