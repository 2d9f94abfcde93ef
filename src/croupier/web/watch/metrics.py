"""Figures for Prometheus. Nothing of it is asked of the store, and nothing of it names a person."""

from __future__ import annotations

import os
import resource
import sys
from collections import Counter
from collections.abc import Iterator
from math import nan
from pathlib import Path

from croupier import __version__
from croupier.live.tables import TableRunner
from croupier.table import Phase
from croupier.web.house import House
from croupier.web.watch.exposition import Family, Samples, Spread, one, text_of

STATES = ("closed", "open", "held", "waits", "suspended")
SPOTS = Path("/proc/self/fd")


def metrics_text(house: House) -> str:
    return text_of(figures(house))


def figures(house: House) -> Iterator[Family | Spread]:
    for some in (_tables, _asked, _journal, _machine, _others):
        yield from some(house)


def state_of(runner: TableRunner) -> str:
    """Held waits for a supervisor, suspended for somebody who takes it into use; what waits for its store does not."""
    if runner.suspended is not None:
        return "waits" if runner.suspended.waits else "suspended"
    match runner.view.phase:
        case Phase.HELD:
            return "held"
        case Phase.CLOSED:
            return "closed"
        case _:
            return "open"


def _tables(house: House) -> Iterator[Family | Spread]:
    tables = house.floor.tables
    states = Counter(map(state_of, tables.values()))
    yield Family(
        "croupier_tables", "gauge", "Tables by state.", {(state,): states[state] for state in STATES}, ("state",)
    )
    waiting = [runner.waiting for runner in tables.values()]
    yield one("croupier_inbox", "gauge", "Commands that wait to be written.", sum(waiting))
    yield one("croupier_inbox_longest", "gauge", "Commands that wait at one table.", max(waiting, default=0))
    yield Spread("croupier_answer_seconds", "From a command to its answer, on the disk.", house.floor.pen.answered)
    yield Spread("croupier_commit_seconds", "One transaction of a table in the store.", house.floor.pen.committed)
    sensors: Samples = {(name,): float(not sensing.lost) for name, sensing in house.sensors.items()}
    yield Family("croupier_sensor_up", "gauge", "Whether the wheel's sensor is heard.", sensors, ("table",))


def _asked(house: House) -> Iterator[Family]:
    yield one("croupier_commands_total", "counter", "Commands that tables were asked.", house.floor.asked)
    refusals: Samples = {(code,): count for code, count in sorted(house.refusals.items())}
    yield Family("croupier_refusals_total", "counter", "Refusals told, by their code.", refusals, ("code",))
    yield one("croupier_sockets", "gauge", "WebSockets that are open.", house.sockets)
    frames = sum(hub.sent for hub in house.hubs.values())
    yield one("croupier_frames_total", "counter", "Frames put out for clients.", frames)
    yield one("croupier_half_open", "gauge", "Requests that are begun and not whole.", len(house.half_open))
    yield one(
        "croupier_too_slow_total", "counter", "Lines cut as their request did not come whole.", house.half_open.cut
    )
    yield one("croupier_badges_delayed", "gauge", "Badges of the house at which a try must wait.", len(house.delayed()))


def _journal(house: House) -> Iterator[Family]:
    records, sealer, check = house.journal_records, house.self_check.sealer, house.self_check.last
    yield one("croupier_journal_records", "gauge", "Records of the journal.", nan if records is None else records)
    yield one("croupier_checkpoint_records", "gauge", "Records that the newest checkpoint covers.", sealer.sealed)
    yield one("croupier_checkpoint_timestamp_seconds", "gauge", "When it was made, by the machine.", sealer.sealed_at)
    yield one("croupier_self_check_ok", "gauge", "What the last self-check found.", check["ok"] if check else nan)
    watched = sealer.witnessing.watched()
    up: Samples = {(name,): float(by.up) for name, by in watched.items() if by.up is not None}
    seen: Samples = {(name,): by.cosigned_at for name, by in watched.items()}
    yield Family("croupier_witness_up", "gauge", "Whether the witness answered when asked last.", up, ("witness",))
    text = "When the witness last vouched, by its own clock."
    yield Family("croupier_witness_cosigned_timestamp_seconds", "gauge", text, seen, ("witness",))


def _machine(house: House) -> Iterator[Family]:
    room, clock = house.floor.room, house.clock
    yield one(
        "croupier_disk_free_bytes", "gauge", "Free on the journal's disk.", nan if room.free is None else room.free
    )
    yield one("croupier_disk_reserve_bytes", "gauge", "With less than this free, betting stops.", room.reserve)
    yield one("croupier_fsync_seconds", "gauge", "One durable write of the disk, at start.", house.fsync_ms / 1000)
    yield one("croupier_clock_apart_seconds", "gauge", "The machine's clock is so far ahead.", house.floor.now.apart)
    lead = nan if clock is None or clock.lead is None else clock.lead
    yield one("croupier_time_server_offset_seconds", "gauge", "So far it is ahead of the time server.", lead)
    used = resource.getrusage(resource.RUSAGE_SELF)
    peak = used.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    yield one("croupier_memory_peak_bytes", "gauge", "The most memory the server has used.", peak)
    yield one("process_cpu_seconds_total", "counter", "Of the processor.", used.ru_utime + used.ru_stime)
    if SPOTS.is_dir():
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        yield one("process_resident_memory_bytes", "gauge", "Memory.", pages * os.sysconf("SC_PAGE_SIZE"))
        yield one("process_open_fds", "gauge", "Files and sockets.", sum(1 for _ in SPOTS.iterdir()))
    began = house.wall().timestamp() - (house.ticks() - house.started)
    yield one("process_start_time_seconds", "gauge", "When the server was started.", round(began))


def _others(house: House) -> Iterator[Family]:
    program = house.self_check.program
    said: Samples = {(__version__, program["program"], program["rulebooks"]): 1.0}
    yield Family("croupier_build_info", "gauge", "What runs.", said, ("version", "program", "rulebooks"))
    hook = house.webhook
    yield one("croupier_webhook_sent_total", "counter", "Alerts that the receiver took.", hook.sent)
    yield one("croupier_webhook_failures_total", "counter", "Times that it did not take one.", hook.failed)
    yield one("croupier_webhook_given_up_total", "counter", "Alerts that it was never told.", hook.given_up)
    yield one("croupier_webhook_waiting", "gauge", "Alerts that wait for it.", hook.waiting)
