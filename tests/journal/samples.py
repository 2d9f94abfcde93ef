"""Commands for the journals under test: small, and like the real ones."""

from __future__ import annotations

from hashlib import sha256

from croupier.journal import Append, Cause, Journal, NewEvent
from croupier.money import Entry
from croupier.rules.people import Actor, Role

RULEBOOK = sha256(b"house 2024").hexdigest()
AT = "2026-11-15T18:50:54.123456Z"


def cause(key: str, body: str = "", who: str = "seat/3") -> Cause:
    return Cause(key, sha256(f"{key}{body}".encode()).hexdigest(), Actor(who, Role.PLAYER, "terminal-3"), AT, RULEBOOK)


def wager(stream: str, expected: int, key: str, stake: int = 500, *, body: str = "") -> Append:
    """One wager: it moves a stake from the rack to the layout."""
    entries = (Entry.transfer(f"{stream}/rack/3", f"{stream}/layout/3", stake),)
    accepted = NewEvent("wager-accepted", 1, {"bet": "split-8-11", "seat": 3, "stake": stake}, entries)
    return Append(stream, expected, cause(key, body), (accepted,))


def settlement(stream: str, expected: int, key: str, round_: int) -> Append:
    """Two events of one command, one of which can happen only once."""
    return Append(
        stream,
        expected,
        cause(key, who="dealer/7"),
        (
            NewEvent("outcome-declared", 1, {"pocket": "17"}),
            NewEvent(
                "round-settled",
                2,
                {"round": round_},
                (Entry.transfer(f"{stream}/layout/3", f"{stream}/bank", 500),),
                unique=f"{stream}/round/{round_}/settled",
            ),
        ),
    )


def fill(journal: Journal, rounds: int, stream: str = "table/1") -> None:
    """A round is a wager and its settlement: three events, two commands."""
    for round_ in range(1, rounds + 1):
        at = 3 * (round_ - 1)
        journal.append(
            [wager(stream, at, f"{stream}-w{round_}"), settlement(stream, at + 1, f"{stream}-s{round_}", round_)]
        )
