"""A value of a rulebook and where it comes from."""

from __future__ import annotations

from typing import Generic, TypeVar

from croupier.lean import dataclass

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Cited(Generic[Value]):
    """Each value names its clauses, or the reading taken where the text is silent or unclear.

    `assumed` marks a value that a text we do not have must give; it is shown as such wherever it is used.
    """

    value: Value
    clause: tuple[str, ...] = ()
    reading: str = ""
    assumed: bool = False
    note: str = ""

    @property
    def sourced(self) -> bool:
        return bool(self.clause or self.reading or self.assumed)

    @property
    def first_clause(self) -> str | None:
        """The clause to cite for a refusal that this value causes."""
        return self.clause[0] if self.clause else None

    @property
    def origin(self) -> str:
        """For people: the clauses, the reading, or that it is assumed."""
        parts = list(self.clause)
        if self.reading:
            parts.append(f"reading {self.reading}")
        if self.assumed:
            parts.append("assumed")
        return ", ".join(parts)
