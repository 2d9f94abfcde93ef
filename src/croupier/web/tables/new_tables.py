"""A table that is not there yet: read from what somebody wrote, checked as a whole, then set up."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from croupier.domain import plain
from croupier.lean import dataclass
from croupier.live.currency import check_rulebook
from croupier.refusal import Refused, why_unreadable
from croupier.rules import RULEBOOKS, BadFile, Policy, policy_from
from croupier.rules.in_force.felt import check_felt
from croupier.table.automation import PRESETS
from croupier.web.house import House

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")
SOURCES = ("dealer", "sensor", "random")


@dataclass(frozen=True, slots=True)
class NewTable:
    name: str
    policy: Policy
    automation: frozenset[str]
    source: str


def read_table(data: Mapping[str, Any], *, files: bool = False) -> NewTable:
    """Everything that is wrong with the policy is told at once, each finding under its clause.

    With `files` a policy may name the path of a rulebook; nobody over the network makes the server read a file.
    """
    name, automation = data.get("table"), data.get("automation", "felt")
    source, policy = data.get("source", "dealer"), data.get("policy")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise Refused(
            "bad_table.name_letters", "A table's name is 1 to 40 letters, digits, dots, dashes.", table=str(name)[:80]
        )
    if unknown := data.keys() - {"table", "automation", "source", "policy"}:
        raise Refused(
            "bad_table.table_unknown", "Table {table}: there is no “{unknown}”.", table=name, unknown=min(unknown)
        )
    if automation not in PRESETS or source not in SOURCES:
        raise Refused(
            "bad_table.automation_source",
            "Table {table}: automation is one of {presets:list}, source one of {sources:list}.",
            table=name,
            presets=list(PRESETS),
            sources=list(SOURCES),
        )
    if (automation == "automatic") is (source == "dealer"):
        raise Refused(
            "bad_table.automatic_numbers",
            "Table {table}: an automatic table has its numbers from a random wheel or a sensor, others from a dealer.",
            table=name,
        )
    if not isinstance(policy, Mapping) or (not files and policy.get("rulebook") not in RULEBOOKS):
        raise Refused(
            "bad_table.policy_names",
            "Table {table}: its policy names one of {rulebooks:list}.",
            table=name,
            rulebooks=list(RULEBOOKS),
        )
    try:
        read = policy_from(policy, "policy")
    except BadFile as bad:
        raise _bad_policy(name, bad) from None
    if automation != "felt" and read.terminals is None:
        raise Refused(
            "bad_table.terminals_says",
            "Table {table}: a table with terminals says how many: terminals.count.",
            table=name,
        )
    return NewTable(name, read, PRESETS[automation], source)


def _bad_policy(name: str, bad: BadFile) -> Refused:
    return Refused(
        "bad_policy",
        "Table {name}: {told:all}",
        clause=bad.findings[0].clause,
        findings=[plain(finding.as_json()) for finding in bad.findings],
        name=name,
        told=[finding.phrase() for finding in bad.findings],
    )


def check_new(house: House, table: NewTable) -> None:
    if table.name in house.floor.tables:
        raise Refused("table_taken", "There is a table {table} already.", table=table.name)
    _check_playable(house, table)


def _check_playable(house: House, table: NewTable) -> None:
    """In this house: in its currency, by the variations it has approved, on the felt with chips that it has."""
    check_rulebook(house.floor.currency, table.policy.rulebook)
    house.office.office.check_set_up(table.policy)
    try:
        check_felt(table.policy)
    except BadFile as bad:
        raise _bad_policy(table.name, bad) from None


async def set_up(house: House, table: NewTable) -> None:
    """On a running floor."""
    check_new(house, table)
    await house.floor.pen.write(house.floor.set_up, table.name, table.policy, table.automation, table.source)
    await house.floor.take_up(table.name)
    house.show(table.name)


def _with_text(entry: Any, folder: Path) -> Any:
    """A rulebook that is named by its path, from where the file of tables lies, is on record by its text: the file may
    be moved or changed, and the table is still played by what it said."""
    policy = entry.get("policy") if isinstance(entry, Mapping) else None
    if not isinstance(policy, Mapping):
        return entry
    named = policy.get("rulebook")
    if not isinstance(named, str) or named in RULEBOOKS or not named.endswith(".toml"):
        return entry
    path = folder / named
    if not path.is_file():
        return entry  # which is told as a rulebook that there is not
    return {**entry, "policy": {**policy, "rulebook": path.read_text(encoding="utf-8")}}


def set_up_from_file(house: House, file: Path) -> list[str]:
    """Before the floor runs: the tables of a file that the journal does not have yet. Their names."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Refused(
            "bad_setting.names",
            "The setting “tables” names {file}: {error}.",
            key="tables",
            file=file,
            error=why_unreadable(error),
        ) from None
    entries = data.get("table")
    if data.keys() != {"table"} or not isinstance(entries, list):
        raise Refused(
            "bad_setting.list_nothing", "{file} has a list [[table]] and nothing else.", key="tables", file=file
        )
    known = set(house.journal.streams())
    new = [entry for entry in entries if not isinstance(entry, Mapping) or f"table/{entry.get('table')}" not in known]
    made = [read_table(_with_text(entry, file.parent), files=True) for entry in new]
    for table in made:
        _check_playable(house, table)
    for table in made:
        house.floor.set_up(table.name, table.policy, table.automation, table.source)
    return [table.name for table in made]
