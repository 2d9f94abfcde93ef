"""A plan of a simulation: everything that decides its result, as plain whole numbers that travel to any backend."""

from __future__ import annotations

from dataclasses import field
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from croupier.lean import dataclass
from croupier.maths.exact.slips import Slip, check_halves, fresh, spin
from croupier.maths.ruin.chains import begin
from croupier.maths.systems.systems import UNITS_MAX, System, TableSystem
from croupier.refusal import Refused

NO_TARGET = 1 << 60
MONEY_MAX = 1 << 58
SPINS_MAX = 1 << 32
MODES_MAX = 256  # what one byte tells apart on a GPU
TURNS = 64  # spins for which the luckiest run is looked for

Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """`gains[mode][pocket]` is what one unit brings in cents, `modes[mode][pocket]` which wagers then wait in prison.

    Mode 0 is a fresh slip; each other one is a set of wagers, each on a level of its prison.

    Pockets are counted as in `Wheel.results`; `chances` has how likely each is where that is not equal. Without a
    bankroll the slip is played flat, whatever happens.
    """

    sessions: int
    spins: int
    seed: int
    system: System
    gains: Rows
    modes: Rows
    cost: int
    bankroll: int | None = None
    target: int = NO_TARGET
    floor: int = 0
    limit_units: int = UNITS_MAX
    chances: tuple[Fraction, ...] | None = None
    source: NDArray[np.uint8] = field(default_factory=lambda: np.empty(0, np.uint8), compare=False)

    @property
    def pockets(self) -> int:
        return len(self.gains[0])

    @property
    def prison(self) -> bool:
        return any(self.modes[0])

    @property
    def lowest(self) -> int:
        return self.floor + 1

    @property
    def never_pays(self) -> bool:
        """Is the mean net result 0 at most, whatever is staked? Of recorded spins nobody knows."""
        chances = self.chances or (Fraction(1),) * self.pockets
        return not len(self.source) and all(
            sum(gain * chance for gain, chance in zip(mode, chances, strict=True)) <= 0 for mode in self.gains
        )

    @property
    def net_range(self) -> tuple[int, int]:
        """The lowest and the highest net result that a session can have."""
        stake = self.limit_units
        if isinstance(self.system, TableSystem):
            stake = max(units for units in self.system.stakes if units <= self.limit_units)
        gains = [gain for mode in self.gains for gain in mode]
        lowest, highest = self.spins * stake * min(gains), self.spins * stake * max(gains)
        if self.bankroll is None and not self.prison:
            return lowest, highest
        highest = max(0, highest)  # one may leave early
        if isinstance(self.system, TableSystem) and not self.prison:
            highest = min(highest, _most_won(self.system, self.gains[0], self.spins))
        if self.bankroll is not None:
            # Nobody stakes more than he has, and nobody plays on at the stop-loss or at the target.
            lowest = max(lowest, -self.bankroll, self.lowest - stake * self.cost - self.bankroll)
            highest = min(highest, self.target + stake * max(0, *gains) - self.bankroll)
        return min(lowest, highest), highest


def _most_won(system: TableSystem, gains: tuple[int, ...], spins: int) -> int:
    """No luck brings more: what the best spins bring, from the best stage, grows no faster than their number."""
    up, down, push = max(gains), max((gain for gain in gains if gain < 0), default=0), 0 in gains
    stakes = np.array(system.stakes, object)
    win, loss = np.array(system.on_win), np.array(system.on_loss)
    most = np.zeros(len(stakes), object)
    turns = min(spins, TURNS)
    for _ in range(turns):
        ways = [stakes * up + most[win] if up > 0 else None, stakes * down + most[loss] if down < 0 else None]
        found = [way for way in ways if way is not None] + ([most] if push else [])
        most = np.maximum.reduce(found)
    return max(0, int(max(most))) * -(-spins // turns)


def make_plan(
    slip: Slip,
    system: System,
    *,
    sessions: int,
    spins: int,
    seed: int = 0,
    bankroll: int | None = None,
    target: int | None = None,
    floor: int = 0,
    limit: int | None = None,
    source: NDArray[np.uint8] | None = None,
) -> Plan:
    """A plan for a slip of one unit; amounts are in cents, `limit` is the most that may be staked on the slip."""
    if sessions < 1 or not 1 <= spins < SPINS_MAX or not 0 <= seed < 1 << 64:
        raise Refused(
            "bad_plan.whole_numbers",
            "Sessions and spins are whole numbers, 1 or more; the seed is a whole number of 64 bits.",
            sessions=sessions,
            spins=spins,
            seed=seed,
        )
    gains, modes = _per_pocket(slip)
    chances = tuple(dict(slip.chances)[pocket] for pocket in slip.rules.wheel.results) if slip.chances else None
    cost = slip.staked
    # Nobody may win so much that 64 bits overflow; this limit is so high that it never shows.
    units = (MONEY_MAX - (bankroll or 0)) // (spins * max(abs(gain) for mode in gains for gain in mode))
    if units < 1:
        raise Refused("amounts_too_large", "The amounts do not fit 64 bits; use a smaller unit or fewer spins.")
    if limit is not None:
        units = min(units, limit // cost)
    if units < 1:
        raise Refused(
            "limit_below_first_stake.unit_slip", "The limit is below one unit of the slip.", limit=limit, stake=cost
        )
    flat = isinstance(system, TableSystem) and len(system.stakes) == 1
    if bankroll is None and (not flat or target is not None or floor):
        raise Refused("needs_bankroll.stop_loss", "A staking system, a target or a stop-loss needs a bankroll.")
    if bankroll is not None and not floor < bankroll < (target or NO_TARGET):
        raise Refused(
            "bad_goal.lie_above",
            "The bankroll must lie above the stop-loss and below the target.",
            bankroll=bankroll,
            target=target,
            floor=floor,
        )
    if isinstance(system, TableSystem):
        system = system.limited(units)
    # What a user's own function stakes first is known when it plays; who cannot cover it stops at once.
    known = isinstance(system, TableSystem) or system.kind
    if bankroll is not None and known and (first := begin(system, bankroll)[1] * cost) > bankroll:
        raise Refused(
            "bankroll_too_small.first", "The bankroll does not cover the first stake.", stake=first, bankroll=bankroll
        )
    recorded = np.empty(0, np.uint8) if source is None else source
    if source is not None and len(recorded) < sessions * spins:
        raise Refused(
            "too_few_recorded_spins",
            "There are too few recorded spins: {recorded:,}, and {needed:,} are wanted.",
            recorded=len(recorded),
            needed=sessions * spins,
        )
    return Plan(
        sessions,
        spins,
        seed,
        system,
        gains,
        modes,
        cost,
        bankroll,
        target or NO_TARGET,
        floor,
        units,
        chances,
        recorded,
    )


def _per_pocket(slip: Slip) -> tuple[Rows, Rows]:
    """What every pocket does to one unit of the slip, fresh and in each way in which wagers wait in prison."""
    results = slip.rules.wheel.results
    known = {fresh(slip): 0}
    gains, modes = [], []
    for state in (waiting := list(known)):
        spun = [spin(slip, state, outcome) for outcome in results]
        for _, left in spun:
            if left and left not in known:
                known[left] = len(known)
                waiting.append(left)
        if len(known) > MODES_MAX:
            raise Refused(
                "option_not_simulated",
                "The wagers of this slip can wait in prison in more than {most} ways, which is not simulated: its odds "
                "and sessions are exact.",
                option=slip.option.id if slip.option else "",
                most=MODES_MAX,
            )
        gains.append(tuple(net for net, _ in spun))
        modes.append(tuple(known[left] if left else 0 for _, left in spun))
    check_halves(slip)
    return tuple(gains), tuple(modes)
