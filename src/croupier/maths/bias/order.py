"""How results follow one another: repeats, the way from one to the next, dealers' signatures, changes in time.

A ball that comes round to the same place of the bowl again and again lands a certain way along the ring from the last
result. When the rotor turns the other way, so does that way: signatures are tried as they stand and turned with the
rotor, by its direction where the file tells it and else as dealers alternate. Where the rotor's speed is known they are
tried once more with what the rotor turns in a spin taken out.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import numpy as np
from scipy.special import bdtr, bdtrc, kolmogorov

from croupier.maths.bias.finding import Finding, Floats, Ints, Wave, wave, wave_of
from croupier.maths.bias.reading import Spins

SHARES = {"repeats": 0.03, "distance": 0.02, "serial": 0.01, "signature": 0.08, "cusum": 0.03}  # of the level
LAGS = (2, 3, 4, 5)
SPINS_PER_DEALER_MIN = 100
SPINS_PER_POCKET_TO_CHANGE = 50
LOOKS = 1_000
SPIN_SECONDS_MAX = 30.0
SPEEDS_KNOWN_MIN = 100
RADIANS_APART = 1.0  # between two guesses of how long the rotor turns, at a usual difference of speeds


def order_findings(spins: Spins, places: Ints, size: int) -> Iterator[Finding]:
    """All tests of the order; each spends its share of the level."""
    moves = displacements(places, size, 1)
    yield repeats(moves, size)
    yield distance(moves, size)
    yield serial(places, size)
    yield from signatures(spins, moves, size)
    yield cusum(places, size)


def displacements(places: Ints, size: int, lag: int) -> Ints:
    """How far along the ring each result lies from the one `lag` spins before."""
    return np.asarray((places[lag:] - places[:-lag]) % size)


def repeats(moves: Ints, size: int) -> Finding:
    """The same number again, too often or too rarely; exact."""
    total, count = len(moves), int((moves == 0).sum())
    p = min(1.0, 2 * min(bdtrc(count - 1, total, 1 / size), bdtr(count, total, 1 / size)))
    facts = {"count": count, "expected": total / size, "spins": total}
    return _found("repeats", count / total * size, float(p), SHARES["repeats"], facts)


def distance(moves: Ints, size: int) -> Finding:
    """One way from the last result that comes too often or too rarely; exact, and corrected for all of them."""
    total, counts = len(moves), np.bincount(moves, minlength=size)
    both = np.minimum(bdtrc(counts - 1, total, 1 / size), bdtr(counts, total, 1 / size))
    way = int(both[1:].argmin()) + 1
    facts = {"displacement": way, "count": int(counts[way]), "expected": total / size, "spins": total}
    p = min(1.0, float(both[way]) * 2 * (size - 1))
    return _found("distance", int(counts[way]) / total * size, p, SHARES["distance"], facts)


def serial(places: Ints, size: int) -> Finding:
    """Does a result depend on the second to fifth before it? By Rayleigh's test of the way from one to the other."""
    tried = {lag: wave(np.bincount(displacements(places, size, lag), minlength=size)) for lag in LAGS}
    lag, found = min(tried.items(), key=lambda each: each[1].p)
    facts = {"lag": lag, "displacement": found.place(size), "strength": found.strength, "spins": len(places) - lag}
    return _found("serial", found.statistic, min(1.0, found.p * len(LAGS)), SHARES["serial"], facts)


def signatures(spins: Spins, moves: Ints, size: int) -> Iterator[Finding]:
    """Of the table as a whole, of each dealer, and with the rotor's speed where a sensor read it."""
    signs = turns(spins, len(moves))
    who = spins.dealer[1:]
    dealers = [place for place in range(len(spins.dealers)) if (who == place).sum() >= SPINS_PER_DEALER_MIN]
    speeds = spins.rotor_rpm[1:] if len(spins.rotor_rpm) else np.empty(0)
    by_speed = int(np.isfinite(speeds).sum()) >= SPEEDS_KNOWN_MIN
    parts = 1 + bool(dealers) + by_speed
    share = SHARES["signature"] / parts
    yield signature(moves, signs, size, share, "signature")
    for place in dealers:
        his = who == place
        yield signature(moves[his], signs[his], size, share / len(dealers), "dealer", dealer=spins.dealers[place])
    if by_speed:
        yield with_speed(moves, signs, speeds, size, share)


def turns(spins: Spins, count: int) -> Ints:
    """1 and -1 by the rotor's direction, 0 where it is not known; dealers alternate where nothing is told at all."""
    if len(spins.direction) and spins.direction[1:].any():
        return spins.direction[1:].astype(np.int64)
    return np.where(np.arange(count) % 2, -1, 1)


def signature(moves: Ints, signs: Ints, size: int, share: float, name: str, **facts: str) -> Finding:
    """The ball tends to land a certain way from where it last lay."""
    known = signs != 0
    turned = np.bincount((moves[known] * signs[known]) % size, minlength=size)
    tried = {False: wave(np.bincount(moves, minlength=size))}
    if turned.sum():
        tried[True] = wave(turned)
    with_rotor, found = min(tried.items(), key=lambda each: each[1].p)
    told = {"spins": len(moves), "displacement": found.place(size), "strength": found.strength}
    return _found(
        name, found.statistic, min(1.0, found.p * len(tried)), share, {**facts, **told, "with_rotor": with_rotor}
    )


def with_speed(moves: Ints, signs: Ints, speeds: Floats, size: int, share: float) -> Finding:
    """A signature in the bowl that the rotor's changing speed hides: what it turns in so many seconds is taken out."""
    known = np.isfinite(speeds) & (signs != 0)
    angles = 2 * math.pi / size * (moves[known] * signs[known])
    faster = 2 * math.pi / 60 * (speeds[known] - speeds[known].mean())
    step = RADIANS_APART / max(float(faster.std()), RADIANS_APART / SPIN_SECONDS_MAX)
    guesses = np.arange(-int(SPIN_SECONDS_MAX / step), int(SPIN_SECONDS_MAX / step) + 1) * step

    def fitted(seconds: float) -> Wave:
        return wave_of(complex(np.exp(1j * (angles - faster * seconds)).sum()), len(angles))

    seconds, found = min(((each, fitted(each)) for each in guesses.tolist()), key=lambda each: each[1].p)
    facts = {"spins": len(angles), "seconds": seconds, "displacement": found.place(size), "strength": found.strength}
    return _found("speed", found.statistic, min(1.0, found.p * len(guesses)), share, facts)


def cusum(places: Ints, size: int) -> Finding:
    """Did the wheel begin, or cease, to lean or to like a pocket at some time? How far a running sum strays from the
    straight line to its end.

    For a fair wheel that is a Brownian bridge in the limit, with Kolmogorov's distribution, and to look at it now and
    then only makes it stray less. Two waves are tried, and each pocket where there are spins enough; p is corrected for
    all.
    """
    total, looks = len(places), min(len(places), LOOKS)
    block = np.arange(total) * looks // total
    running = np.bincount(block * size + places, minlength=looks * size).reshape(looks, size).cumsum(0)
    ends = running.sum(1)
    off = running - running[-1] * (ends / total)[:, None]
    angles = 2 * math.pi / size * np.arange(size)
    sides = [math.sqrt(2) * side(lobes * angles) for lobes in (1, 2) for side in (np.cos, np.sin)]
    if total >= SPINS_PER_POCKET_TO_CHANGE * size:
        sides += list(np.eye(size) / math.sqrt((1 - 1 / size) / size))
    far = np.abs(off @ np.transpose(sides)).max(1)
    look = int(far.argmax())
    at, reach = int(ends[look]), float(far[look]) / math.sqrt(total)
    p = min(1.0, len(sides) * float(kolmogorov(reach)))
    return _found("cusum", reach, p, SHARES["cusum"], {"change_at_spin": at})


def _found(test: str, statistic: float, p: float, share: float, facts: Mapping[str, object]) -> Finding:
    return Finding(test, statistic, p, min(1.0, p / share), dict(facts))
