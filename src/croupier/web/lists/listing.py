"""A list as data: its columns with what their values are, and how it is ordered when nobody says."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, create_model

from croupier.lean import dataclass
from croupier.web.door.models import Count, Shape

Kind = Literal[
    "text",  # as somebody wrote it
    "name",  # what the line is about
    "names",  # several
    "code",  # one of a few, said by catalogues
    "codes",
    "facts",  # by their names
    "sentences",
    "table",
    "day",
    "moment",
    "money",
    "count",
    "flag",
    "hash",
]
CHOSEN = frozenset({"code", "codes", "flag", "table"})  # few enough to choose from
DATES = frozenset({"day", "moment"})


@dataclass(frozen=True, slots=True)
class Column:
    name: str  # of the line, and of its heading
    kind: Kind = "text"

    @property
    def chosen(self) -> bool:
        return self.kind in CHOSEN


@dataclass(frozen=True, slots=True)
class Listing:
    """`sort` is a column, behind a minus where the greatest comes first; `names` tells one line from all others."""

    line: type[Shape]
    names: tuple[str, ...]
    columns: tuple[Column, ...]
    sort: str = ""

    def __post_init__(self) -> None:
        known = self.line.model_fields
        wrong = {*self.names, self.sort.lstrip("-"), *(column.name for column in self.columns)} - {*known, ""}
        assert not wrong, f"{self.line.__name__} has no {wrong}"

    @property
    def dated(self) -> str:
        """The column by which a range of dates goes: the one it is sorted by, or the first date."""
        dates = [column.name for column in self.columns if column.kind in DATES]
        sort = self.sort.lstrip("-")
        return sort if sort in dates else next(iter(dates), "")

    def column(self, name: str) -> Column | None:
        return next((column for column in self.columns if column.name == name), None)


class ColumnShown(Shape):
    name: str = Field(examples=["valid_until"])
    kind: Kind


class ListShown(Shape):
    """A page of a list. `total` is of all lines, `found` of those that were asked for."""

    columns: list[ColumnShown]
    choices: dict[str, list[str]] = Field(
        description="What the lines have in columns that one may choose by.", examples=[{"state": ["open", "settled"]}]
    )
    dated: str = Field(description="The column that `from` and `to` are about, or empty.", examples=["at"])
    sort: str = Field(description="The column; behind a minus the greatest comes first.", examples=["-at"])
    total: Count
    found: Count | None = Field(description="None where nobody counts them: the journal is only read as far as needed.")
    forms: list[str] = Field(description="What it can be taken along as.", examples=[["csv", "xlsx", "json"]])
    next: str = Field(description="Send it as `after` for what follows; empty at the end.", examples=[""])
    rows: list[Any]


def shape_of(listing: Listing) -> Any:
    """The answer with a page of such lines."""
    of_lines: Any = (list[listing.line], ...)  # type: ignore[name-defined]
    made = create_model(f"{listing.line.__name__}List", __base__=ListShown, rows=of_lines)
    made.__doc__ = listing.line.__doc__
    return made


def shown(listing: Listing, page: dict[str, Any]) -> dict[str, Any]:
    """A page, with what its columns are."""
    columns = [{"name": column.name, "kind": column.kind} for column in listing.columns]
    return {"columns": columns, "dated": listing.dated, **page}
