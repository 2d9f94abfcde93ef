"""A writer at a table where betting is open, and a journal that fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from tests.support import on_felt

from croupier.journal import Append, Draft, Journal, MemoryJournal, Unknown
from croupier.live import Request, TableWriter
from croupier.live.scripts.table import set_up_table
from croupier.refusal import Refused

AT = "2026-06-01T12:00:00.000000Z"
OPENING: list[dict[str, Any]] = [
    {"do": "sign-in-dealer", "dealer": "D1"},
    {"do": "open-table", "opener": 100_000},
    {"do": "open-betting"},
    {"do": "seat-player", "seat": 1, "player": "Ann"},
    {"do": "buy-in", "seat": 1, "amount": 5000, "chip_value": 100},
]
RED = {"do": "place-wager", "seat": 1, "bet": "red", "stake": 100, "by": {"role": "player"}}


def requests(commands: Sequence[dict[str, Any]], prefix: str = "k") -> list[Request]:
    return [Request(command, AT, f"{prefix}{number}") for number, command in enumerate(commands)]


def opened(journal: Journal, policy: dict[str, Any] | None = None) -> TableWriter:
    policy = on_felt({}) if policy is None else policy
    writer = set_up_table({"rulebook": "house", "wheel": "double-zero", "policy": policy}, journal)
    assert all(answer.refused is None for answer in writer.submit(requests(OPENING, "opening")))
    return writer


def a_round(number: int, result: str = "1") -> list[Request]:
    steps: list[dict[str, Any]] = [
        RED,
        {"do": "spin-ball"},
        {"do": "call-no-more-bets"},
        {"do": "declare-result", "number": result, "turns": 5},
        {"do": "place-dolly", "number": result},
        {"do": "collect-losers"},
        {"do": "pay-winners"},
        {"do": "remove-dolly"},
        {"do": "clear-wagers", "seat": 1},
    ]
    return requests(steps, f"round{number}-")


class Failing(MemoryJournal):
    """Fails once when told to, after or before the batch was kept, as a disk does."""

    fails = ""
    stopped = False

    def draft(self, batch: Sequence[Append], *, fresh: bool = False) -> Draft:
        if self.stopped:
            raise Refused("journal_stopped", "The journal has failed; reopen it.")
        draft = super().draft(batch, fresh=fresh)
        return replace(draft, commit=self._failing(draft)) if self.fails else draft

    def _failing(self, draft: Draft) -> Callable[[], object]:
        def commit() -> None:
            self.stopped = True
            if self.fails == "after":
                draft.commit()
            else:
                self._writing.release()
            raise Unknown((), "no space left")

        return commit

    def reopen(self) -> None:
        self.fails, self.stopped = "", False
