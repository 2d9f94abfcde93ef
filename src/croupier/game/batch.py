"""Settling many wagers at once with numpy (the extra `lab`)."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from croupier.game.settle import PayTable

Ints = NDArray[np.int64]


class BatchPayTable:
    """A pay table as one dense array, bets x pockets, with bets and pockets as small numbers."""

    def __init__(self, pay_table: PayTable) -> None:
        pockets = pay_table.layout.wheel.pockets
        self.bets = {bet_id: index for index, bet_id in enumerate(pay_table.layout.bets)}
        self.outcomes: dict[str, int] = {outcome: index for index, outcome in enumerate(pockets)}
        self.payoffs: Ints = np.array(
            [[pay_table.payoffs[outcome][bet_id] for bet_id in self.bets] for outcome in pockets], dtype=np.int64
        )

    def encode(self, bet_ids: Iterable[str]) -> NDArray[np.intp]:
        return np.fromiter((self.bets[bet_id] for bet_id in bet_ids), dtype=np.intp)

    def net(self, bets: NDArray[np.intp], stakes: Ints, outcome: str) -> Ints:
        """What each wager brings its player, in cents, when this outcome falls: won, lost (negative) or void (0)."""
        return np.asarray(self.payoffs[self.outcomes[outcome]].take(bets) * stakes)
