"""The tables of `tables` on NVIDIA GPUs: one thread plays one session, draw for draw the same as the CPU.

Labouchere and Oscar's grind, where their states do not fit the tables, are played by their arithmetic alone: threads
that wait for each other gain nothing by two ways of playing. The source, in `gpu_source`, is compiled when it is first
used, for the plan's kind of money and of system; importing this module needs no GPU.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from croupier.extras import needs
from croupier.lean import dataclass
from croupier.maths.simulate.kernels import AWAY, OVER
from croupier.maths.simulate.loops import played_by_function
from croupier.maths.simulate.machines.gpu_source import SOURCE
from croupier.maths.simulate.philox import thresholds
from croupier.maths.simulate.plans import Plan
from croupier.maths.simulate.players import Range, Tally
from croupier.maths.simulate.tables import NEAR, Tables, tables_of
from croupier.maths.systems.systems import FunctionSystem
from croupier.refusal import Refused

THREADS = 512
SHARED_MAX = 100 << 10  # bytes of tables in the fast memory of a multiprocessor, so that it has room for two blocks
SESSIONS_AT_ONCE = 1 << 26
POCKETS_MAX = 64  # for which the kernel has room


@dataclass(frozen=True, slots=True)
class Form:
    """How a plan is compiled: `kind` 0 plays the tables, else the system of that kind by its arithmetic."""

    tables: Tables
    kind: int
    unequal: bool = False

    @property
    def money(self) -> Any:
        return np.int64 if self.tables.wide else np.int32

    @property
    def packed(self) -> tuple[Any, ...]:
        """Leaps, steps and threes as the kernel reads them."""
        return self.tables.leaps, self.tables.steps, self.tables.threes

    @property
    def shared_bytes(self) -> int:
        """What goes into the fast memory; 0 where it does not fit, and the tables are read from afar."""
        needed = sum(-(-part.nbytes // 16) * 16 for part in self.packed)
        return needed if not self.kind and needed <= SHARED_MAX else 0

    @property
    def options(self) -> tuple[str, ...]:
        tables = self.tables
        return (
            f"-DWIDE={int(tables.wide)}",
            f"-DKIND={self.kind}",
            f"-DSHARED={int(self.shared_bytes > 0)}",
            f"-DBYTES={int(tables.width <= 256)}",
            f"-DUNEQUAL={int(self.unequal)}",
            f"-DROWS={tables.gains.size}",
        )


def formed(plan: Plan) -> Form:
    tables = None if len(plan.source) else tables_of(plan)
    if tables is None:
        raise Refused(
            "not_on_gpu",
            "The GPU plays neither recorded spins nor functions that use more than they hear; use the CPU.",
        )
    assert plan.pockets <= POCKETS_MAX
    own = plan.system.kind if isinstance(plan.system, FunctionSystem) else 0
    return Form(tables, 0 if tables.complete else own, plan.chances is not None)


@dataclass(frozen=True, slots=True)
class Gpu:
    """The first GPU that cupy sees."""

    def tallies(self, plan: Plan, ranges: Iterable[Range]) -> Iterator[Tally]:
        with needs("gpu"):
            import cupy  # noqa: PLC0415 - only where there is one
        form = formed(plan)
        kernel = kernel_of(cupy, form)
        for first, count in _joined(ranges):
            yield tally_of(cupy, plan, form, first, *launch(cupy, kernel, plan, form, first, count))


def tally_of(cupy: Any, plan: Plan, form: Form, first: int, final: Any, played: Any, ended: Any) -> Tally:
    """Counted on the GPU. Sessions that went beyond the tables are played anew here."""
    tables = form.tables
    away = cupy.flatnonzero(ended == AWAY)
    if len(away):
        inside = ended != AWAY
        final, played, ended = final[inside], played[inside], ended[inside]
    values, counts = cupy.unique(final, return_counts=True)
    cents = _here(values).astype(np.int64) * tables.part + tables.rest
    target = min(tables.target, np.iinfo(form.money).max)
    stopped = int(((ended == OVER) & (final < target)).sum(dtype=cupy.uint64))
    spins = int(played.sum(dtype=cupy.uint64))
    tally = Tally(len(final), spins, cents, _here(counts).astype(np.int64), stopped)
    if not len(away):
        return tally
    money, spun, over = played_by_function(plan, first + _here(away).astype(np.int64))
    return tally + Tally.of(money, int(spun.sum()), int(((over == OVER) & (money < plan.target)).sum()))


def _here(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else array


def kernel_of(cupy: Any, form: Form) -> Any:
    kernel = cupy.RawKernel(SOURCE, "sessions", options=form.options)
    if form.shared_bytes > 48 << 10:
        kernel.max_dynamic_shared_size_bytes = form.shared_bytes
    return kernel


def launch(cupy: Any, kernel: Any, plan: Plan, form: Form, first: int, count: int) -> tuple[Any, Any, Any]:
    """Final money, spins played, and how it ended, of each session, still on the GPU."""
    tables, money = form.tables, form.money
    final, played, ended = cupy.empty(count, money), cupy.empty(count, np.uint32), cupy.empty(count, np.uint8)
    leaps, steps, threes = form.packed
    lowest, span = _cut(tables, *tables.opening)
    upto, guide = thresholds(plan.chances) if form.unequal else (np.zeros(1, np.uint64), np.zeros(1, np.int64))
    lines = plan.system.opening[1:] if isinstance(plan.system, FunctionSystem) else ()
    arguments = (
        np.uint32(plan.seed & 0xFFFFFFFF),
        np.uint32(plan.seed >> 32),
        np.uint64(first),
        np.uint32(count),
        np.uint32(plan.spins),
        np.uint32(plan.pockets),
        np.uint32(0 if form.unequal else (1 << 32) % plan.pockets**3),
        cupy.asarray(upto),
        cupy.asarray(guide.astype(np.uint8)),
        cupy.asarray(leaps.reshape(-1)),
        np.uint32(leaps.nbytes),
        cupy.asarray(steps.reshape(-1)),
        np.uint32(steps.nbytes),
        cupy.asarray(threes),
        np.uint32(threes.nbytes),
        np.uint32(tables.width),
        np.uint32(tables.kinds),
        cupy.asarray(tables.outcomes.astype(np.uint8)),
        money(lowest),
        money(span),
        cupy.asarray(tables.gains.astype(money).reshape(-1)),
        cupy.asarray(tables.modes.astype(np.uint8).reshape(-1)),
        cupy.asarray(np.array(lines or (0,), money)),
        np.uint32(len(lines)),
        money(tables.cost),
        money(min(plan.limit_units, np.iinfo(money).max)),
        money(_cut(tables, tables.target, 0)[0]),
        money(tables.lowest),
        money(tables.bankroll),
        final,
        played,
        ended,
    )
    kernel((-(-count // THREADS),), (THREADS,), arguments, shared_mem=form.shared_bytes)
    return final, played, ended


def _cut(tables: Tables, lowest: int, span: int) -> tuple[int, int]:
    """Bounds that nobody reaches, cut to what 32 bits hold."""
    if tables.wide:
        return lowest, span
    cut = max(-NEAR, min(NEAR, lowest))
    return cut, max(0, min(lowest + span, NEAR - 1) - cut) if span else 0


def _joined(ranges: Iterable[Range]) -> Iterator[Range]:
    """Neighbouring ranges as one, up to what is worth one launch."""
    start, total = 0, 0
    for first, count in ranges:
        if total and (first != start + total or total + count > SESSIONS_AT_ONCE):
            yield start, total
            total = 0
        if not total:
            start = first
        total += count
    if total:
        yield start, total
