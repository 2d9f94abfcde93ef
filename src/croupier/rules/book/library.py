"""The rulebooks, wheels, clauses and readings that come with the package, read and checked once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from croupier.game import Wheel
from croupier.game.wheel import check_text
from croupier.refusal import Refused
from croupier.rules.book.checks import pays_of_the_edition, rulebook_findings
from croupier.rules.book.checks_of_bets import ring_problems
from croupier.rules.book.clauses import Clause, ClauseFile, ClauseIndex, Reading, ReadingFile
from croupier.rules.book.model import Ring, Rulebook
from croupier.rules.files.findings import BadFile, Finding
from croupier.rules.files.reader import parse, read, read_what_can_be_read
from croupier.rules.people import Role

RULEBOOKS = ("house", "south-dakota", "colorado", "classic")


def shipped(*path: str) -> str:
    return files("croupier.rulebooks").joinpath(*path).read_text(encoding="utf-8")


@cache
def clauses(key: str) -> ClauseIndex:
    """The clauses of one rulebook. `classic` has none: no regulation stands behind it."""
    if key not in RULEBOOKS or not files("croupier.rulebooks").joinpath(key, "clauses.toml").is_file():
        return ClauseIndex(())
    name = f"{key}/clauses.toml"
    return ClauseIndex(read(ClauseFile, parse(shipped(key, "clauses.toml"), name), name).clause)


def all_clauses() -> list[tuple[str, Clause]]:
    """Every clause with the rulebook it belongs to."""
    return [(key, clause) for key in RULEBOOKS for clause in clauses(key).values()]


@cache
def readings() -> Mapping[str, Reading]:
    name = "readings.toml"
    return {reading.id: reading for reading in read(ReadingFile, parse(shipped(name), name), name).reading}


@cache
def authority() -> Mapping[str, tuple[Role, ...]]:
    """Which roles may ask for which command at a table."""
    table = parse(shipped("authority.toml"), "authority.toml")["table"]
    return {command: tuple(Role(role) for role in roles) for command, roles in table.items()}


@cache
def floor_authority() -> Mapping[str, tuple[Role, ...]]:
    """Which roles may ask for which command of the floor."""
    return _authority("floor")


@cache
def floor_second() -> Mapping[str, tuple[Role, ...]]:
    """What two people do together on the floor, and which roles the second of them may have."""
    return _authority("floor-second")


@cache
def tournament_authority() -> Mapping[str, tuple[Role, ...]]:
    """Which roles may ask for which command of a tournament."""
    return _authority("tournament")


@cache
def tournament_templates() -> Mapping[str, Any]:
    """What a new tournament may begin with, by its kind."""
    return parse(shipped("tournaments.toml"), "tournaments.toml")


def _authority(section: str) -> Mapping[str, tuple[Role, ...]]:
    table = parse(shipped("authority.toml"), "authority.toml")[section]
    return {command: tuple(Role(role) for role in roles) for command, roles in table.items()}


@cache
def wheels() -> Mapping[str, Wheel]:
    """The standard wheels by name."""
    table = parse(shipped("wheels.toml"), "wheels.toml")
    made = {}
    for name, data in table.items():
        made[name] = read(Ring, data, f"wheels.toml: {name}").wheel(name)
    return made


def wheel_from(text: str, file: str) -> list[Finding]:
    """Everything that is wrong with a wheel file."""
    data, findings = read_what_can_be_read(Ring, parse(text, file), file)
    index = ClauseIndex(clause for _, clause in all_clauses())
    if data is not None:
        for key, problem, expected in ring_problems("", data, {}):
            findings.append(
                Finding.of(file, key.removeprefix("."), problem.citing(index.refusing(problem.code)), expected)
            )
    return findings


def wheel(name: str, rulebook: Rulebook | None = None) -> Wheel:
    """A wheel by its name or an alias: a standard one, or one of the rulebook's own."""
    known = wheels_of(rulebook) if rulebook else wheels()
    for candidate in known.values():
        if name in (candidate.name, *candidate.aliases):
            return candidate
    raise Refused(
        "no_such_wheel", "There is no wheel “{wheel}”. There are: {known:list}.", wheel=name, known=list(known)
    )


def wheels_of(rulebook: Rulebook) -> Mapping[str, Wheel]:
    return {**wheels(), **{name: ring.wheel(name) for name, ring in rulebook.rings.items()}}


def rulebook_from(text: str, file: str, *, edition: Rulebook | None = None) -> Rulebook:
    """A rulebook from TOML; `BadFile` with all that is wrong. A copy of an `edition` pays what the edition pays."""
    rulebook, findings = read_what_can_be_read(Rulebook, parse(text, file), file)
    if rulebook:
        index = clauses(rulebook.key)
        findings = [replace(finding, clause=index.refusing(finding.code)) for finding in findings]
        findings += rulebook_findings(rulebook, index, readings(), wheels(), file)
        if edition and edition.source.version == rulebook.source.version:
            findings += pays_of_the_edition(rulebook, edition, index, file)
    if findings:
        raise BadFile(findings)
    assert rulebook is not None
    return rulebook


@cache
def shipped_rulebook(key: str) -> Rulebook:
    return rulebook_from(shipped(key, "rulebook.toml"), f"{key}/rulebook.toml")


def rulebook_file(text: str, file: str) -> Rulebook:
    """A rulebook that somebody wrote. If it calls itself an edition that we have, it must agree with it."""
    source = parse(text, file).get("source")
    key = source.get("key") if isinstance(source, Mapping) else None
    return rulebook_from(text, file, edition=shipped_rulebook(key) if key in RULEBOOKS else None)


@lru_cache(maxsize=64)
def written_rulebook(text: str) -> Rulebook:
    return rulebook_file(text, "rulebook")


def key_of(name: str) -> str:
    """What a rulebook on record is called: its key, or that in its text. The path of a file stays one."""
    return written_rulebook(name).key if "\n" in name else name


def rulebook(name: str) -> Rulebook:
    """One of the shipped rulebooks by its key, one that is on record by its whole text, or a file by its path."""
    if name in RULEBOOKS:
        return shipped_rulebook(name)
    check_text(name, "A rulebook", "colorado")
    if "\n" in name:
        return written_rulebook(name)
    path = Path(name)
    if path.suffix == ".toml" and path.is_file():
        return rulebook_file(path.read_text(encoding="utf-8"), name)
    raise Refused(
        "no_such_rulebook",
        "There is no rulebook “{rulebook}”. There are: {known:list}.",
        rulebook=name,
        known=list(RULEBOOKS),
    )
