"""Wrong tries make the next one wait, for whoever tries and from where. Nobody can lock out somebody else.

Each place has its own count for a badge: a signed-in console, a browser in which that person has signed in before, or
an address. The first few wrong tries cost nothing; then the wait doubles from one second to a quarter of an hour.
Places where that person never signed in are strangers and have a count together beside their own, as somebody with a
thousand addresses would not wait otherwise. It never keeps the person from a place where they are known.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import field
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import NamedTuple, TypeVar

from croupier.lean import dataclass
from croupier.refusal import Refused

LONGEST_SECONDS = 900.0
QUIET_SECONDS = 24 * 3600.0  # after which wrong tries are forgotten
STRANGERS = 10  # times as many wrong tries cost nothing for all strangers together
KEPT = 20_000
Key = TypeVar("Key", str, tuple[str, str])


class Place(NamedTuple):
    """Where a try comes from. `known`: the person has signed in from there before."""

    name: str
    known: bool


@dataclass(slots=True)
class Wrong:
    """What went wrong so far: how often, when last, and until when nothing is tried."""

    tries: int = 0
    last: float = 0.0
    until: float = 0.0

    def more(self, now: float, free: int) -> None:
        self.tries += 1
        over = self.tries - free
        self.last = now
        self.until = now + (min(LONGEST_SECONDS, 2.0 ** min(over, 30)) if over >= 0 else 0.0)


@dataclass(slots=True)
class Delays:
    """Badges that nobody has are counted like any other, or the answer would tell them apart."""

    free: int
    clock: Callable[[], float] = time.monotonic
    _places: dict[tuple[str, str], Wrong] = field(default_factory=dict)  # by badge and place
    _strangers: dict[str, Wrong] = field(default_factory=dict)  # by badge

    def begin(self, badge: str, place: Place) -> None:
        """Every try counts as wrong until it has succeeded, so that many at once are still counted."""
        now = self.clock()
        counts = [(_at(self._places, (badge, place.name), now), self.free)]
        if not place.known:
            counts.append((_at(self._strangers, badge, now), self.free * STRANGERS))
        wait = max(wrong.until for wrong, _ in counts) - now
        if wait > 0:
            seconds = ceil(wait)
            raise Refused(
                "sign_in_delayed", "Too many wrong tries; wait {seconds} seconds before the next.", seconds=seconds
            )
        for wrong, free in counts:
            wrong.more(now, free)

    def succeeded(self, badge: str, place: Place) -> None:
        """This try was none of the wrong ones; those of strangers before it stay."""
        self._places.pop((badge, place.name), None)
        together = self._strangers.get(badge)
        if not place.known and together is not None:
            together.tries -= 1
            together.until = self.clock()

    def forget(self, badge: str) -> None:
        self._strangers.pop(badge, None)
        for key in [key for key in self._places if key[0] == badge]:
            del self._places[key]

    def wrong_tries(self, badge: str) -> int:
        """From everywhere, since each place was last quiet for a day or got in."""
        now = self.clock()
        found = [wrong for key, wrong in self._places.items() if key[0] == badge]
        return sum(wrong.tries for wrong in found if now - wrong.last < QUIET_SECONDS)

    def delayed(self, seconds: float = 0.0) -> set[str]:
        """What was typed as a badge and must wait now, for so long or longer, from wherever; not all of it is one."""
        now = self.clock()
        places = ((badge, wrong) for (badge, _), wrong in self._places.items())
        both = (*places, *self._strangers.items())
        return {badge for badge, wrong in both if wrong.until > now and wrong.until - wrong.last >= seconds}

    def strangers_wait(self, badge: str) -> int:
        """Seconds for which nobody can try this badge from where the person is not known."""
        together = self._strangers.get(badge)
        return max(0, ceil(together.until - self.clock())) if together else 0


def _at(counts: dict[Key, Wrong], key: Key, now: float) -> Wrong:
    if (wrong := counts.get(key)) is not None and now - wrong.last >= QUIET_SECONDS:
        del counts[key]
    if key not in counts and len(counts) >= KEPT:
        for oldest in sorted(counts, key=lambda one: counts[one].last)[: KEPT // 10]:
            del counts[oldest]
    return counts.setdefault(key, Wrong(last=now))


def network_of(address: str) -> str:
    """Whoever has one address of IPv6 has 2^64 of them."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return f"{IPv6Address(int(known) >> 64 << 64)}/64"
    return str(known)
