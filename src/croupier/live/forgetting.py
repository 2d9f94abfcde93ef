"""Forgetting a person: what is known of them by now, and the end of their keys."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime

from croupier.journal import Journal
from croupier.journal.record.private import MARK, PLAYERS, is_open, sealed_in
from croupier.journal.store.keyring import NOTES, Keyring
from croupier.live.moments import stamp

TAKEN_OVER = '"kind":"person-taken-over/'
NAMING = ("badge", "by", "dealer", "first", "person", "second", "who", "witness")  # fields that say who it was


def last_record(journal: Journal, whose: str) -> str:
    """When something was last on record of a person, or by them; empty where nothing is. It reads every record.

    That somebody has asked to forget them is nothing about them: it names the key and not the person. Nor is it when a
    house that is older than the stream `people` has put down there whom it knew.
    """
    key, known_as = json.dumps(whose), json.dumps(whose.partition("/")[2])
    by_them = [f'"who":{key}'] if whose.startswith(PLAYERS) else [f'"{field}":{known_as}' for field in NAMING]
    marks = (f'"for":{key}', *by_them)
    found = (
        json.loads(text)["at"]
        for head in journal.heads()
        for text, _ in journal.sealed(head.shard)
        if any(mark in text for mark in marks) and TAKEN_OVER not in text
    )
    return max(found, default="")


def kept_until(last: str, years: int) -> str:
    """The same day so many years later; of a 29 February it is the 1 March."""
    moment = datetime.fromisoformat(last).astimezone(UTC)
    try:
        return stamp(moment.replace(year=moment.year + years))
    except ValueError:
        return stamp(moment.replace(year=moment.year + years, month=3, day=1))


def withheld_in(journal: Journal) -> Counter[str]:
    """How many private texts cannot be read any more, by whose they were; notes of suspicion are none of them."""
    found: Counter[str] = Counter()
    for head in journal.heads():
        for text, _ in journal.sealed(head.shard):
            if MARK in text:
                fields = json.loads(text)
                found.update(
                    one["for"]
                    for one in sealed_in(fields)
                    if one["for"] != NOTES and not is_open(one, journal.keys, fields["key"])
                )
    return found


def destroy(journal: Journal, keys: Iterable[tuple[str, str]]) -> bool:
    """The keys that the record says are destroyed. True where one of them was still there."""
    ring = journal.keys
    return isinstance(ring, Keyring) and bool(sum(ring.destroy(*key) for key in keys))
