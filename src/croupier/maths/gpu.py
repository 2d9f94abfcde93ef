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

from croupier.maths.extras import needs
from croupier.maths.plans import Plan, staged_arrays
from croupier.maths.simulate import Range, Tally
from croupier.maths.systems import TableSystem
from croupier.refusal import Refused

THREADS = 256
STAGES_MAX = 1024  # three places of two numbers each must fit the fast memory of a multiprocessor
SESSIONS_AT_ONCE = 1 << 26

SOURCE = r"""
typedef unsigned int u32;
typedef unsigned long long u64;
#if WIDE
typedef long long money;
#else
typedef int money;
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
__device__ __noinline__ u32 drawn_again(u32 block, u64 session, int lane, u32 k0, u32 k1, u32 pockets, u32 left_over)
{
    for (u32 attempt = 1;; ++attempt) {
        u32 word[4] = {block, (u32)session, (u32)(session >> 32), attempt};
        philox(word, k0, k1);
        u64 product = (u64)word[lane] * pockets;
        if ((u32)product >= left_over) return (u32)(product >> 32);
    }
}

extern "C" __global__ void table_sessions(
    u32 k0, u32 k1, u64 first, u32 count, u32 spins, u32 pockets, u32 left_over, u64 wins,
    const money *gains, const int *turns, const int *after, const int *units, int places,
    money cost, money bankroll, money target, money lowest, money *final_money, u32 *played)
{
    extern __shared__ int stage_memory[];
    int *to = stage_memory, *stakes = stage_memory + places;
    __shared__ money gain[64];
    __shared__ int turn[64];
    for (int i = threadIdx.x; i < places; i += blockDim.x) { to[i] = after[i]; stakes[i] = units[i]; }
    for (int i = threadIdx.x; i < (int)pockets; i += blockDim.x) { gain[i] = gains[i]; turn[i] = turns[i]; }
    __syncthreads();
    const u32 place = blockIdx.x * blockDim.x + threadIdx.x;
    if (place >= count) return;
    const u64 session = first + place;
    const int opening = stakes[1];
#if TWO
    const money up = gains[__ffsll((long long)wins) - 1], down = gains[__ffsll((long long)~wins) - 1];
#endif
    money bank = bankroll;
    int at = 0, stake = opening;
    u32 spin = 0;
    for (u32 block = 0; spin < spins && stake; ++block) {
        u32 word[4] = {block, (u32)session, (u32)(session >> 32), 0u};
        philox(word, k0, k1);
        #pragma unroll
        for (int lane = 0; lane < 4; ++lane) {
            if (spin < spins && stake) {
                u64 product = (u64)word[lane] * pockets;
                u32 pocket = (u32)(product >> 32);
                if ((u32)product < left_over) pocket = drawn_again(block, session, lane, k0, k1, pockets, left_over);
#if TWO
                const int won = (int)((wins >> pocket) & 1);
                bank += stake * (won ? up : down);
                at += 2 * won;
#else
                bank += stake * gain[pocket];
                at += turn[pocket];
#endif
                stake = stakes[at];
                at = to[at];
                ++spin;
                if ((money)stake * cost > bank || bank >= target || bank < lowest) {
                    at = 0;
                    stake = opening;
                    if ((money)stake * cost > bank || bank >= target || bank < lowest) stake = 0;
                }
            }
        }
    }
    final_money[place] = bank;
    played[place] = spin;
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
        kernel = cupy.RawKernel(SOURCE, "table_sessions", options=form.options)
        for first, count in _joined(ranges):
            final, played = launch(cupy, kernel, plan, form, first, count)
            values, counts = cupy.unique(final, return_counts=True)
            cents = values.get().astype(np.int64) * form.part + form.rest
            yield Tally(count, int(played.sum(dtype=cupy.uint64)), cents, counts.get().astype(np.int64))


def launch(cupy: Any, kernel: Any, plan: Plan, form: Scaled, first: int, count: int) -> tuple[Any, Any]:
    """Final money and spins played of each session, still on the GPU."""
    assert isinstance(plan.system, TableSystem)
    money = np.int64 if form.wide else np.int32
    after, units = staged_arrays(plan.system)
    turns = np.sign(np.array(form.gains)) + 1
    final, played = cupy.empty(count, money), cupy.empty(count, np.uint32)
    arguments = (
        np.uint32(plan.seed & 0xFFFFFFFF),
        np.uint32(plan.seed >> 32),
        np.uint64(first),
        np.uint32(count),
        np.uint32(plan.spins),
        np.uint32(plan.pockets),
        np.uint32((1 << 32) % plan.pockets),
        np.uint64(form.wins),
        cupy.asarray(np.array(form.gains, money)),
        cupy.asarray(turns.astype(np.int32)),
        cupy.asarray(after.astype(np.int32)),
        cupy.asarray(np.minimum(units, (1 << 31) - 1).astype(np.int32)),  # above the limit no stage is reached
        np.int32(len(after)),
        *(money(amount) for amount in (form.cost, form.bankroll, form.target, form.lowest)),
        final,
        played,
    )
    kernel((-(-count // THREADS),), (THREADS,), arguments, shared_mem=8 * len(after))
    return final, played


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
