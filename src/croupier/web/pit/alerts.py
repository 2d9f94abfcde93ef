"""All that the pit must know of: what the journal tells, and what is so at this moment."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any

from croupier.house.alerts.named import alert_id
from croupier.journal import Unknown
from croupier.refusal import Refused
from croupier.web.house import House
from croupier.web.records.alerts import Alert
from croupier.words.catalogue import catalogue

WITNESS_SECONDS, WEBHOOK_SECONDS = 600.0, 600.0  # for which somebody elsewhere may be away before it is an alert
DELAY_SECONDS = 60.0  # of a wait after wrong passphrases: shorter ones are typing errors
SEAL_SECONDS = 2 * 3600.0  # in which something was written and nothing was sealed
OF_THE_MACHINE = (  # what whoever runs the machine must know of; the rest is between the tables and the pit
    "system-stopped", "wheel-not-answering", "disk-low", "clock-doubt", "seal-old", "witness-away", "self-check-failed",
    "badge-delayed", "record-altered", "key-manager-let-back-in", "badge-lost", "terminal-lost", "wheel-suspected",
    "round-void", "play-stopped",
)  # fmt: skip


async def alerts_of(house: House) -> list[Alert]:
    known = await asyncio.to_thread(house.alerts.read, house.journal, sorted(house.floor.tables))
    return [*known, *standing(house)]


def standing(house: House) -> Iterator[Alert]:
    """What is so now, with who has seen it. The store is not asked for it, which may be what is wrong."""
    yield from map(house.alerts.acknowledged, (*_tables(house), *_machine(house)))


def _tables(house: House) -> Iterator[Alert]:
    now = house.floor.now()
    for name, runner in house.floor.tables.items():
        if (still := runner.suspended) is not None:
            facts = {"what": still.message, "cause": still.code, "told": still.refusal().as_json()}
            yield Alert(alert_id(name, "stopped", runner.version), name, "system-stopped", now, "house", facts)
    if house.floor.wheel_away is not None:
        since, why = house.floor.wheel_away
        told = {"what": why.message, "told": why.as_json()}
        yield Alert(alert_id("", "wheel", since), "", "wheel-not-answering", since, "house", told)
    for name, sensing in house.sensors.items():
        if sensing.lost:
            alert = alert_id(name, "wheel", sensing.since)
            yield Alert(alert, name, "wheel-not-answering", sensing.since, "wheel-sensor", {"what": sensing.why})
    yield from filter(None, (announced.alert() for announced in house.announced.values()))


def _machine(house: House) -> Iterator[Alert]:
    sealer = house.self_check.sealer

    def told(kind: str, *of: object, **facts: Any) -> Alert:
        return Alert(alert_id(kind, *of), "", kind, house.floor.now(), "house", facts)

    if house.floor.room.lacking:
        yield told("disk-low")
    if (house.journal_records or 0) > sealer.sealed and sealer.for_seconds() > SEAL_SECONDS:
        yield told("seal-old", sealer.sealed)
    for name, (seconds, why) in sealer.witnessing.failing().items():
        if seconds >= WITNESS_SECONDS:
            yield told("witness-away", name, sealer.witnessing.watched()[name].cosigned_at, what=why)
    if (check := house.self_check.last) and not check["ok"]:
        yield told("self-check-failed", check["at"], what=" ".join(check["findings"][:1]))
    for badge in sorted(house.delayed(DELAY_SECONDS)):
        yield told("badge-delayed", badge, house.floor.today(), badge=badge)
    if house.webhook.away() >= WEBHOOK_SECONDS:
        yield told("webhook-away", house.webhook.sent)


async def told_elsewhere(house: House) -> Mapping[str, Mapping[str, Any]]:
    """What the webhook is told: the open alerts of the machine by their ids, each by its kind, its table and when.

    No facts, no names and no notes: they stay in the house.
    """
    try:
        known = await alerts_of(house)
    except (Refused, Unknown):
        known = [*standing(house)]  # The store says nothing, and that is told.
    say = catalogue("en", "console")
    return {
        one.id: {"alert": one.id, "kind": one.kind, "table": one.table, "at": one.at, "text": say(f"alert.{one.kind}")}
        for one in known
        if one.kind in OF_THE_MACHINE and one.acknowledged_by is None
    }  # fmt: skip
