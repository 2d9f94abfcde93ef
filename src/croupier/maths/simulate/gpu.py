"""The fast loop of `kernels` for NVIDIA GPUs: one thread plays one session, draw for draw the same as the CPU.

Money is counted in the greatest common part of all amounts, so that it fits 32 bits in most plans; whole numbers
either way, so the results are the same to the cent. The source is compiled when it is first used, for the plan's kind
of money and of slip; importing this module needs no GPU.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.extras import needs
from croupier.maths.simulate.plans import Plan
from croupier.maths.simulate.players import Range, Tally
from croupier.maths.systems.systems import TableSystem
from croupier.refusal import Refused

THREADS = 256
STAGES_MAX = 1024  # must fit the fast memory of a multiprocessor
SESSIONS_AT_ONCE = 1 << 26

SOURCE = r"""
typedef unsigned int u32;
typedef unsigned long long u64;
#if WIDE
typedef long long money;
#define ALIGNED __align__(8)
#else
typedef int money;
#define ALIGNED __align__(16)
#endif

__device__ __forceinline__ void philox(u32 word[4], u32 k0, u32 k1)
{
    #pragma unroll
    for (int round = 0; round < 10; ++round) {
        u64 a = (u64)0xD2511F53u * word[0];
        u64 b = (u64)0xCD9E8D57u * word[2];
        word[0] = (u32)(b >> 32) ^ word[1] ^ k0;
        word[1] = (u32)b;
        word[2] = (u32)(a >> 32) ^ word[3] ^ k1;
        word[3] = (u32)a;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
}

/* A word of the incomplete last round: the same place of the next attempts, until one counts. */
__device__ __noinline__ u32 word_again(u32 block, u64 session, int place, u32 k0, u32 k1, u32 pairs, u32 left_over)
{
    for (u32 attempt = 1;; ++attempt) {
        u32 word[4] = {block, (u32)session, (u32)(session >> 32), attempt};
        philox(word, k0, k1);
        if (word[place] * pairs >= left_over) return word[place];
    }
}

/* One load gives a stage whole: its stake, the money it needs, and where it leads. */
struct ALIGNED stage { money stake, need; int loss, win; };

extern "C" __global__ void table_sessions(
    u32 k0, u32 k1, u64 first, u32 count, u32 spins, u32 pockets, u32 left_over, u64 wins,
    const money *gains, const stage *given, int size, money bankroll, money target, money *final_money, u32 *played,
    unsigned char *stopped)
{
    extern __shared__ stage stages[];
    __shared__ money gain[64];
    for (int i = threadIdx.x; i < size; i += blockDim.x) stages[i] = given[i];
    for (int i = threadIdx.x; i < (int)pockets; i += blockDim.x) gain[i] = gains[i];
    __syncthreads();
    const u32 place = blockIdx.x * blockDim.x + threadIdx.x;
    if (place >= count) return;
    const u64 session = first + place;
    const u32 pairs = pockets * pockets;
    const stage opening = stages[0];
#if TWO
    const money up = gains[__ffsll((long long)wins) - 1], down = gains[__ffsll((long long)~wins) - 1];
#endif
    stage now = opening;
    money bank = bankroll;
    if (now.need > bank) { /* nobody stakes what he has not */
        final_money[place] = bank;
        played[place] = 0;
        stopped[place] = 1;
        return;
    }
    for (u32 block = 0, spin = 0; spin < spins; ++block, spin += 8) {
        u32 words[4] = {block, (u32)session, (u32)(session >> 32), 0u};
        philox(words, k0, k1);
        #pragma unroll
        for (int turn = 0; turn < 8; ++turn) {
            if (turn && spin + turn == spins) break;
            u32 &word = words[turn / 2];
            if (turn % 2 == 0 && word * pairs < left_over)
                word = word_again(block, session, turn / 2, k0, k1, pairs, left_over);
            const u64 product = (u64)word * pockets;
            const u32 pocket = (u32)(product >> 32);
            word = (u32)product;
#if TWO
            const bool won = (wins >> pocket) & 1;
            bank += now.stake * (won ? up : down);
            now = stages[won ? now.win : now.loss];
#else
            const money each = gain[pocket];
            bank += now.stake * each;
            if (each) now = stages[each > 0 ? now.win : now.loss];
#endif
            if (now.need > bank || bank >= target) {
                now = opening;
                if (now.need > bank || bank >= target) {
                    final_money[place] = bank;
                    played[place] = spin + turn + 1;
                    stopped[place] = bank < target;
                    return;
                }
            }
        }
    }
    final_money[place] = bank;
    played[place] = spins;
    stopped[place] = 0;
}
"""


@dataclass(frozen=True, slots=True)
class Scaled:
    """A plan in its greatest common part: `cents = rest + part * money`."""

    part: int
    rest: int
    gains: tuple[int, ...]
    cost: int
    bankroll: int
    target: int
    lowest: int
    wide: bool
    wins: int

    @property
    def options(self) -> tuple[str, ...]:
        return (f"-DWIDE={int(self.wide)}", f"-DTWO={int(bool(self.wins))}")


def scaled(plan: Plan) -> Scaled:
    if not plan.staged or plan.bankroll is None:
        message = "The GPU plays systems of stages with a bankroll, without prison or recorded spins; use the CPU."
        raise Refused("not_on_gpu", message)
    assert isinstance(plan.system, TableSystem)
    if len(plan.system.stakes) > STAGES_MAX:
        message = f"The GPU takes up to {STAGES_MAX} stages; give a lower limit."
        raise Refused("not_on_gpu", message, stages=len(plan.system.stakes))
    gains = plan.gains[0]
    stake = max(stake for stake in plan.system.stakes if stake <= plan.limit_units)
    if stake >= 1 << 31:
        raise Refused("not_on_gpu", "The GPU takes stakes below 2^31 units; give a limit.", stake=stake)
    part = math.gcd(plan.cost, *gains)
    rest = plan.bankroll % part
    # The stakes of a table stay below its limit, so the bankroll cannot leave these bounds.
    reach = plan.bankroll + plan.spins * stake * max(map(abs, gains))
    target = min(plan.target, reach + 1)
    largest = max(reach, stake * plan.cost)
    values = sorted(set(gains))
    two = len(values) == 2 and values[0] < 0 < values[1]
    return Scaled(
        part,
        rest,
        tuple(gain // part for gain in gains),
        plan.cost // part,
        plan.bankroll // part,
        -(-(target - rest) // part),
        -(-(plan.lowest - rest) // part),
        largest // part >= (1 << 31) - 1,
        sum(1 << pocket for pocket, gain in enumerate(gains) if gain == values[1]) if two else 0,
    )


@dataclass(frozen=True, slots=True)
class Gpu:
    """The first GPU that cupy sees."""

    def tallies(self, plan: Plan, ranges: Iterable[Range]) -> Iterator[Tally]:
        with needs("gpu"):
            import cupy  # noqa: PLC0415 - only where there is one
        form = scaled(plan)
        kernel = kernel_of(cupy, form)
        for first, count in _joined(ranges):
            final, played, stopped = launch(cupy, kernel, plan, form, first, count)
            values, counts = cupy.unique(final, return_counts=True)
            cents = values.get().astype(np.int64) * form.part + form.rest
            spins, ruined = int(played.sum(dtype=cupy.uint64)), int(stopped.sum(dtype=cupy.uint64))
            yield Tally(count, spins, cents, counts.get().astype(np.int64), ruined)


def kernel_of(cupy: Any, form: Scaled) -> Any:
    return cupy.RawKernel(SOURCE, "table_sessions", options=form.options)


def stages_of(system: TableSystem, form: Scaled) -> NDArray[Any]:
    """What the kernel's `stage` is. What a table's limit forbids is never reached, so it may be cut to fit."""
    money = np.int64 if form.wide else np.int32
    most = np.iinfo(money).max
    stages = np.empty(len(system.stakes), [("stake", money), ("need", money), ("loss", np.int32), ("win", np.int32)])
    stages["stake"] = [min(stake, most) for stake in system.stakes]
    stages["need"] = [min(max(stake * form.cost, form.lowest), most) for stake in system.stakes]
    stages["loss"], stages["win"] = system.on_loss, system.on_win
    return stages


def launch(cupy: Any, kernel: Any, plan: Plan, form: Scaled, first: int, count: int) -> tuple[Any, Any, Any]:
    """Final money, spins played, and whether it had to stop, of each session, still on the GPU."""
    assert isinstance(plan.system, TableSystem)
    money = np.int64 if form.wide else np.int32
    stages = stages_of(plan.system, form)
    final, played, stopped = cupy.empty(count, money), cupy.empty(count, np.uint32), cupy.empty(count, np.uint8)
    arguments = (
        np.uint32(plan.seed & 0xFFFFFFFF),
        np.uint32(plan.seed >> 32),
        np.uint64(first),
        np.uint32(count),
        np.uint32(plan.spins),
        np.uint32(plan.pockets),
        np.uint32((1 << 32) % plan.pockets**2),
        np.uint64(form.wins),
        cupy.asarray(np.array(form.gains, money)),
        cupy.asarray(stages.view(np.uint8)),
        np.int32(len(stages)),
        money(form.bankroll),
        money(form.target),
        final,
        played,
        stopped,
    )
    kernel((-(-count // THREADS),), (THREADS,), arguments, shared_mem=stages.nbytes)
    return final, played, stopped


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
