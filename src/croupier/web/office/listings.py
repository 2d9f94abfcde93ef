"""What a line of each register is, column by column."""

from __future__ import annotations

from croupier.web.lists.listing import Column, Listing
from croupier.web.office.cash_models import CashReportShown, CashTransaction
from croupier.web.office.models import (
    ApprovalLine,
    BoxShown,
    CountShown,
    EquipmentShown,
    FindingShown,
    IncidentShown,
    InspectionDone,
    KeyShown,
    LogShown,
    MetersShown,
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
BOXES = Listing(
    BoxShown,
    names=("box",),
    columns=(
        Column("box", "name"),
        Column("use", "code"),
        Column("table", "table"),
        Column("state", "code"),
        Column("removed_by", "names"),
        Column("removed_at", "moment"),
        Column("counters", "names"),
    ),
    sort="-removed_at",
)
COUNTS = Listing(
    CountShown,
    names=("count", "at"),
    columns=(
        Column("at", "moment"),
        Column("count", "count"),
        Column("kind", "code"),
        Column("box", "name"),
        Column("table", "table"),
        Column("counters", "names"),
        Column("by"),
        Column("cash", "money"),
        Column("receipts", "money"),
        Column("coupons", "money"),
        Column("chips", "money"),
        Column("expected", "money"),
        Column("difference", "money"),
        Column("explanation"),
    ),
    sort="-at",
)
KEYS = Listing(
    KeyShown,
    names=("key", "at"),
    columns=(
        Column("at", "moment"),
        Column("key", "name"),
        Column("holder"),
        Column("second"),
        Column("back_at", "moment"),
    ),
    sort="-at",
)
INSPECTIONS = Listing(
    InspectionDone,
    names=("inspection",),
    columns=(
        Column("at", "moment"),
        Column("inspection", "count"),
        Column("table", "table"),
        Column("by"),
        Column("failed", "names"),
        Column("signature", "hash"),
    ),
    sort="-at",
)
CASH_LOG = Listing(
    CashTransaction,
    names=("event", "what"),  # an entry may bring a fee and a buy-in at once
    columns=(
        Column("at", "moment"),
        Column("day", "day"),
        Column("player", "name"),
        Column("known_as"),
        Column("side", "code"),
        Column("amount", "money"),
        Column("what", "code"),
        Column("note"),
        Column("table", "table"),
        Column("tournament"),
        Column("barred", "count"),
    ),
    sort="-at",
)
CASH_REPORTS = Listing(
    CashReportShown,
    names=("day", "player", "side"),
    columns=(
        Column("day", "day"),
        Column("player", "name"),
        Column("identity"),
        Column("description"),
        Column("side", "code"),
        Column("amount", "money"),
        Column("due", "day"),
        Column("late", "flag"),
        Column("filed"),
    ),
    sort="-day",
)
METERS = Listing(
    MetersShown,
    names=("table", "seat"),
    columns=(
        Column("table", "table"),
        Column("seat", "count"),
        Column("money_in", "money"),
        Column("money_out", "money"),
        Column("wagered", "money"),
        Column("won", "money"),
        Column("tips", "money"),
    ),
    sort="table",
)
