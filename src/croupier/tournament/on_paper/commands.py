"""What may be asked about things done earlier on paper."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.tournament.commands import Command


@dataclass(frozen=True, slots=True)
class EnterFromPaper(Command):
    """Something was done on an earlier day, on paper: `done` is its command with that day. Two people have seen the
    evidence, and every form marks it."""

    PRIVATE = private(evidence=ACTOR, reason=ACTOR)

    done: Mapping[str, Any]
    evidence: str
    reason: str
    second: str
