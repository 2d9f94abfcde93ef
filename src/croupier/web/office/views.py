"""What the office shows: the registers as they are, with what is due and what is amiss."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from croupier.journal import Recorded
from croupier.live.desks.register import Office
from croupier.live.reports.daybook import DayBook
from croupier.register import Premises, Seen
from croupier.register.at_tables import overlay_of
from croupier.register.compliance import Check
from croupier.register.counts.decide import COUNTERS
from croupier.register.inspections.commands import PermitOpening
from croupier.register.inspections.decide import kept_closed_by, points_of
from croupier.register.state import Removal, Thing, Variation
from croupier.rules import clauses
from croupier.rules.book import library


def people_json(premises: Premises, today: str, accounts: set[str]) -> list[dict[str, Any]]:
    return [
        {
            "badge": p.badge,
            "name": p.name,
            "licence": p.licence,
            "roles": list(p.roles),
            "valid_until": p.valid_until,
            "withdrawn": p.withdrawn,
            "public_key": p.public_key,
            "licensed": p.licensed(today),
            "signs_in": p.badge in accounts,
        }
        for p in premises.people.values()
    ]


def doubt_json(premises: Premises) -> dict[str, Any] | None:
    """What two people look at before they say which clock is right."""
    return None if premises.doubt is None else asdict(premises.doubt)


def equipment_json(premises: Premises, today: str) -> list[dict[str, Any]]:
    return [
        {
            "kind": thing.kind,
            "thing": thing.name,
            "facts": _facts(thing),
            "hash": thing.hash,
            "table": thing.table,
            "place": thing.place,
            "approvals": list(thing.approvals),
            "director_needed": thing.director_needed,
            "reasons": _lacks(premises, thing, today),
        }
        for thing in premises.things.values()
    ]


def _facts(thing: Thing) -> dict[str, Any]:
    """Of a rulebook that is on record by its text, what it is called."""
    facts = dict(thing.facts)
    return {**facts, "rulebook": library.key_of(str(facts["rulebook"]))} if "rulebook" in facts else facts


def _lacks(premises: Premises, thing: Thing, today: str) -> list[dict[str, Any]]:
    table = premises.table(thing.table)
    return [reason.as_json() for reason in Check(premises, thing, table, today).reasons()] if table else []


def inspected_json(history: Iterable[Recorded]) -> list[dict[str, Any]]:
    return [
        {"by": event.who, "at": event.at, **_without(event.data, "version", "opened", "by", "at")} for event in history
    ]


def inspections_json(
    office: Office, premises: Premises, today: str, history: Iterable[Recorded] = ()
) -> dict[str, Any]:
    """`history`: the inspections on record."""
    last = {inspection["table"]: inspection for inspection in inspected_json(history)}
    tables = [
        _readiness(premises, thing, office.seen(str(thing.facts["number"])), last, today)
        for thing in premises.things.values()
        if thing.kind == "table"
    ]
    return {"tables": tables}


def _readiness(
    premises: Premises, table: Thing, seen: Seen, last: dict[str, dict[str, Any]], today: str
) -> dict[str, Any]:
    number = str(table.facts["number"])
    rulebook = library.rulebook(str(table.facts["rulebook"]))
    index = clauses(rulebook.key)
    closed = seen.phase == "closed"
    reasons = kept_closed_by(premises, table, PermitOpening(number, seen=seen), today) if closed else iter(())
    found = [reason.citing(index.refusing(reason.code)).as_json() for reason in reasons]
    return {
        "table": number,
        "rulebook": rulebook.key,
        "phase": seen.phase,
        "points": [{"point": point, "clause": clause} for point, clause in points_of(rulebook, seen)],
        "balls": [ball.name for ball in premises.at(number, "ball")],
        "terminals": seen.terminals,
        "due": any(reason["code"] in ("not_inspected", "inspect_again") for reason in found),
        "reasons": found,
        "last": last.get(number),
    }


def log_json(premises: Premises) -> list[dict[str, Any]]:
    return [asdict(line) for line in premises.log]


def counted_json(premises: Premises) -> dict[str, Any]:
    """What is expected in a box stands beside its signed count, and nowhere before."""
    books = {account: amount for account, amount in sorted(premises.books.items()) if _is_counted(account)}
    return {"limit": premises.count_limit, "books": books}


def boxes_json(premises: Premises, who: str) -> list[dict[str, Any]]:
    return list(_boxes(premises, who))


def _boxes(premises: Premises, who: str) -> Iterator[dict[str, Any]]:
    for box in premises.things.values():
        if box.kind != "box":
            continue
        waiting = premises.removed.get(box.name)
        tallies = waiting.tallies if waiting else {}
        yield {
            "box": box.name,
            "use": box.facts["use"],
            "table": box.table or (waiting.table if waiting else ""),
            "state": _state(box, waiting),
            "removed_by": list(waiting.hands) if waiting else [],
            "removed_at": waiting.at if waiting else "",
            "counters": list(waiting.counters) if waiting else [],
            "tallied": list(tallies),
            "tallies": list(tallies.values()) if len(tallies) == COUNTERS and who not in tallies else [],
            "contents_key": box.facts["contents_key"],
            "release_key": box.facts["release_key"],
        }


def _state(box: Thing, waiting: Removal | None) -> str:
    if waiting is None:
        return "attached" if box.table else "empty"
    if waiting.count:
        return "to-recount"
    return "open" if waiting.counters else "to-count"


def counts_json(premises: Premises, history: Iterable[Recorded]) -> list[dict[str, Any]]:
    """Where others have to count again, what the first found is not told before they have."""
    again = {waiting.count for waiting in premises.removed.values() if waiting.count}
    return [_count(event, event.data.get("count") in again) for event in history]


def _count(event: Recorded, again: bool) -> dict[str, Any]:
    """A line: the count itself, what others found when they counted again, a correction."""
    said = {name: event.data.get(name, usual) for name, usual in LINE.items()} | (UNTOLD if again else {})
    return {**said, "kind": LINES[event.name], "by": event.who, "at": event.at}


def custody_json(history: Iterable[Recorded]) -> list[dict[str, Any]]:
    """Each taking of a key with what brought it back."""
    taken: list[dict[str, Any]] = []
    out: dict[str, dict[str, Any]] = {}
    for event in history:
        key = event.data["key"]
        if event.name == "key-taken":
            holder, second = event.data.get("holder", event.who), event.data.get("second", "")
            taken.append({"key": key, "holder": holder, "second": second, "at": event.at, "back_at": ""})
            out[key] = taken[-1]
        elif key in out:
            out.pop(key)["back_at"] = event.at
    return taken


def _is_counted(account: str) -> bool:
    """Money off its table and not counted yet would tell what is expected."""
    return not account.startswith(("boxes/", "tables/"))


UNTOLD: dict[str, Any] = {
    **dict.fromkeys(("cash", "receipts", "coupons", "chips", "expected", "difference")), "differences": {}, "was": {},
}  # fmt: skip
LINES = {"box-counted": "count", "box-recounted": "recount", "count-corrected": "correction"}
KEYS = ("key-taken", "key-returned")
LINE: dict[str, Any] = {
    "count": 0, "box": "", "use": "", "table": "", "cash": 0, "receipts": 0, "coupons": 0, "chips": 0, "expected": None,
    "difference": None, "differences": {}, "was": {}, "counters": [], "second": "", "recount": False, "explanation": "",
    "reason": "", "signature": "",
}  # fmt: skip


def days_json(premises: Premises, book: DayBook) -> dict[str, Any]:
    """Which shift runs, and which waits to be closed, for which tables."""
    running, closing = premises.running, premises.closing
    held_by = book.without_border(running.day, running.shift) if running and closing else []
    return {
        "running": running and {"day": running.day, "shift": running.shift, "open": premises.shift_open},
        "closing": closing and {"day": closing.day, "shift": closing.shift, "held_by": held_by},
    }


def approvals_json(premises: Premises, today: str) -> list[dict[str, Any]]:
    return [{**asdict(a), "names": list(a.names), "in_force": a.valid(today)} for a in premises.approvals.values()]


def variations_json(premises: Premises, today: str) -> list[dict[str, Any]]:
    return [_variation(variation, today) for variation in premises.variations.values()]


def _variation(variation: Variation, today: str) -> dict[str, Any]:
    shown = asdict(variation)
    shown["variation"] = shown.pop("name")
    shown["clauses"] = list(variation.clauses)
    begun = bool(variation.effective) and variation.effective <= today
    shown["in_force"] = variation.approved and begun and (not variation.ends or today <= variation.ends)
    shown["policy"] = asdict(overlay_of(variation)) if variation.approved else None
    return shown


def _without(data: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in names}
