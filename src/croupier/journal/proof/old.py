"""The tables of a journal of format 1 beside its events: ledger, balances, commands, head and tree."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter

from croupier.journal.proof.evidence import Claim, Evidence
from croupier.journal.proof.walk import Finding, Walk
from croupier.journal.record.format import Place
from croupier.journal.record.seal import Row
from croupier.journal.store.reader import Database

LEDGER = "SELECT sequence, entry, line, account, unit, amount FROM entries ORDER BY sequence, entry, line"


def check_old_tables(evidence: Evidence, database: Database, walked: Walk) -> Iterator[Finding]:
    found = [
        *_check_ledger(evidence, database),
        *_check_balances(database, walked),
        *_check_head(database, walked),
        *_check_tree(database, walked),
    ]
    yield from found
    explained = any(finding.place for finding in (*walked.findings, *found))
    yield from _check_commands(database, explained=explained)


def _check_ledger(evidence: Evidence, database: Database) -> Iterator[Finding]:
    rows = groupby(map(tuple, database.stream(LEDGER)), key=itemgetter(0))
    stored: dict[int, list[Row]] = {sequence: list(lines) for sequence, lines in rows}
    for claim in evidence.claims():
        has = stored.pop(claim.place.sequence, [])
        if not claim.flaw and has != _sealed(claim):
            yield Finding("ledger", "the table of entries differs from the sealed event", claim.place)
    for sequence in stored:
        place = Place(0, sequence) if isinstance(sequence, int) else None
        yield Finding("ledger", "entries without an event", place)


def _sealed(claim: Claim) -> list[Row]:
    return [
        (claim.place.sequence, number, line, account, unit, amount)
        for number, (unit, lines) in enumerate(claim.fields["entries"], 1)
        for line, (account, amount) in enumerate(lines, 1)
    ]


def _check_balances(database: Database, walked: Walk) -> Iterator[Finding]:
    rows = database.rows("SELECT account, unit, amount FROM balances")
    stored = {account: (unit, amount) for account, unit, amount in rows}
    for account in sorted(stored.keys() | walked.sums.keys()):
        summed = (walked.units[account], walked.sums[account]) if account in walked.sums else None
        if (has := stored.get(account)) != summed:
            yield Finding("balance", f"{account} is stored as {has}, its entries sum to {summed}")


def _check_head(database: Database, walked: Walk) -> Iterator[Finding]:
    heads = database.rows("SELECT one, sequence, hash, peaks FROM head")
    if [tuple(head[:1]) for head in heads] != [(1,)]:
        yield Finding("head", "there is not exactly one head")
        return
    _, sequence, hash_, peaks = heads[0]
    shard = walked.shards[0]
    if sequence != shard.size:
        first = Place(0, min(sequence, shard.size) + 1)
        yield Finding("head", f"the head is at {sequence}, there are {shard.size} events", first)
    elif (hash_, bytes(peaks)) != (shard.hash, bytes(shard.frontier)):
        yield Finding("head", "the stored head does not fit the events")


def _check_tree(database: Database, walked: Walk) -> Iterator[Finding]:
    stored = {(level, position): bytes(node) for level, position, node in database.rows("SELECT * FROM tree")}
    grown = walked.shards[0].nodes
    if wrong := [place for place in stored.keys() | grown.keys() if stored.get(place) != grown.get(place)]:
        yield Finding("tree", f"{len(wrong)} nodes of the stored Merkle tree do not fit the events: {min(wrong)}")


def _check_commands(database: Database, *, explained: bool) -> Iterator[Finding]:
    """That the fields are right is in the events' hashes; here: each command has the events it says, side by side."""
    query = """
        SELECT c.first FROM commands c LEFT JOIN
          (SELECT command, count(*) AS events, min(sequence) AS first, max(sequence) AS last
           FROM events GROUP BY command) e ON e.command = c.first
        WHERE e.command IS NULL OR e.first <> c.first OR e.events <> c.events OR e.last <> c.first + c.events - 1
        ORDER BY c.first
    """
    for (first,) in database.rows(query):
        message = f"the command of event {first} does not have the events that it says"
        yield Finding("command", message, None if explained else Place(0, first))  # A bad event explains it.
