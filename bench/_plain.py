"""Plain loops in C on the same generator, to measure ours against: the same words, the same pockets, the same cents."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

SOURCE = r"""
#include <stdint.h>

static void philox(uint32_t w[4], uint32_t k0, uint32_t k1)
{
    for (int round = 0; round < 10; ++round) {
        uint64_t a = (uint64_t)0xD2511F53u * w[0], b = (uint64_t)0xCD9E8D57u * w[2];
        w[0] = (uint32_t)(b >> 32) ^ w[1] ^ k0;
        w[1] = (uint32_t)b;
        w[2] = (uint32_t)(a >> 32) ^ w[3] ^ k1;
        w[3] = (uint32_t)a;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
}

static void drawn(uint32_t block, uint64_t session, uint64_t seed, uint32_t pockets, uint8_t pocket[12])
{
    uint32_t triples = pockets * pockets * pockets, rest = (uint32_t)(0x100000000ull % triples);
    uint32_t w[4] = {block, (uint32_t)session, (uint32_t)(session >> 32), 0};
    philox(w, (uint32_t)seed, (uint32_t)(seed >> 32));
    for (int place = 0; place < 4; ++place) {
        uint32_t word = w[place];
        for (uint32_t attempt = 1; word * triples < rest; ++attempt) {
            uint32_t again[4] = {block, (uint32_t)session, (uint32_t)(session >> 32), attempt};
            philox(again, (uint32_t)seed, (uint32_t)(seed >> 32));
            word = again[place];
        }
        for (int turn = 0; turn < 3; ++turn) {
            uint64_t product = (uint64_t)word * pockets;
            pocket[3 * place + turn] = (uint8_t)(product >> 32);
            word = (uint32_t)product;
        }
    }
}

int64_t flat(uint64_t seed, uint64_t first, int64_t count, int64_t spins, uint32_t pockets, const int64_t *gains)
{
    int64_t net = 0;
    for (int64_t s = 0; s < count; ++s)
        for (int64_t spin = 0; spin < spins; spin += 12) {
            uint8_t pocket[12];
            drawn((uint32_t)(spin / 12), first + s, seed, pockets, pocket);
            int most = spins - spin < 12 ? (int)(spins - spin) : 12;
            for (int turn = 0; turn < most; ++turn) net += gains[pocket[turn]];
        }
    return net;
}

int64_t martingale(uint64_t seed, uint64_t first, int64_t count, int64_t spins, uint32_t pockets, const int64_t *gains,
                   int64_t bankroll, int64_t unit, int64_t limit, int64_t *played)
{
    int64_t total = 0;
    *played = 0;
    for (int64_t s = 0; s < count; ++s) {
        int64_t bank = bankroll, stake = 1;
        for (int64_t spin = 0; spin < spins && stake; spin += 12) {
            uint8_t pocket[12];
            drawn((uint32_t)(spin / 12), first + s, seed, pockets, pocket);
            for (int turn = 0; turn < 12 && spin + turn < spins; ++turn) {
                int64_t gain = gains[pocket[turn]];
                bank += stake * gain;
                ++*played;
                stake = gain > 0 ? 1 : 2 * stake;
                if (stake * unit > limit || stake * unit > bank) stake = 1;
                if (unit > bank) { stake = 0; break; }
            }
        }
        total += bank - bankroll;
    }
    return total;
}
"""


def compiled() -> Any | None:
    """The loops, or None where there is no C compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    folder = Path(tempfile.mkdtemp())
    (folder / "plain.c").write_text(SOURCE)
    command = [compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", str(folder / "plain.so"), "plain.c"]
    subprocess.run(command, check=True, cwd=folder)
    library: Any = ctypes.CDLL(str(folder / "plain.so"))
    shutil.rmtree(folder)
    library.flat.restype = library.martingale.restype = ctypes.c_int64
    return library
