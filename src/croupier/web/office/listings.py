"""What a line of each register is, column by column."""

from __future__ import annotations

from croupier.web.lists.listing import Column, Listing
from croupier.web.office.models import (
    ApprovalLine,
    EquipmentShown,
    FindingShown,
    IncidentShown,
    LogShown,
    RegisteredPerson,
    VariationShown,
)

PEOPLE = Listing(
    RegisteredPerson,
    names=("badge",),
    columns=(
        Column("badge", "name"),
        Column("name"),
        Column("licence"),
        Column("roles", "codes"),
        Column("valid_until", "day"),
        Column("licensed", "flag"),
        Column("public_key", "hash"),
        Column("withdrawn"),
    ),
    sort="badge",
)
EQUIPMENT = Listing(
    EquipmentShown,
    names=("kind", "thing"),
    columns=(
        Column("thing", "name"),
        Column("kind", "code"),
        Column("facts", "facts"),
        Column("table", "table"),
        Column("place"),
        Column("approvals", "names"),
        Column("reasons", "sentences"),
    ),
    sort="kind",
)
LOG = Listing(
    LogShown,
    names=("entry",),
    columns=(
        Column("entry", "count"),
        Column("date", "day"),
        Column("wheel", "name"),
        Column("table", "table"),
        Column("kind", "code"),
        Column("what"),
        Column("name"),
        Column("licence"),
        Column("witness"),
        Column("signature", "hash"),
    ),
    sort="-entry",
)
INCIDENTS = Listing(
    IncidentShown,
    names=("incident",),
    columns=(
        Column("at", "moment"),
        Column("incident", "name"),
        Column("table", "table"),
        Column("round", "count"),
        Column("kind", "code"),
        Column("what"),
        Column("state", "code"),
        Column("decision"),
        Column("decided_by"),
    ),
    sort="-at",
)
APPROVALS = Listing(
    ApprovalLine,
    names=("reference",),
    columns=(
        Column("date", "day"),
        Column("reference", "name"),
        Column("kind", "code"),
        Column("subject"),
        Column("approved_by"),
        Column("valid_until", "day"),
        Column("in_force", "flag"),
        Column("hash", "hash"),
    ),
    sort="-date",
)
VARIATIONS = Listing(
    VariationShown,
    names=("variation",),
    columns=(
        Column("applied", "day"),
        Column("variation", "name"),
        Column("title"),
        Column("changes", "facts"),
        Column("state", "code"),
        Column("effective", "day"),
        Column("ends", "day"),
        Column("in_force", "flag"),
    ),
    sort="-applied",
)
FINDINGS = Listing(
    FindingShown,
    names=("at", "kind", "names"),
    columns=(
        Column("at", "moment"),
        Column("kind", "code"),
        Column("names", "names"),
        Column("amount", "money"),
    ),
    sort="-at",
)
