"""What may happen: the table hears of the register."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.lean import dataclass
from croupier.table.events import Event


@dataclass(frozen=True, slots=True)
class RegisterNoted(Event):
    """Facts of another stream as they were at its `version`: only what has changed, null where it holds no longer."""

    source: str
    version: int
    facts: Mapping[str, Any]
