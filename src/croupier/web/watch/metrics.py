"""Figures for Prometheus, in its text format."""

from __future__ import annotations

import resource
import sys
from math import nan

from croupier.web.house import House


def metrics_text(house: House) -> str:
    tables = house.floor.tables.values()
    hubs = house.hubs.values()
    records, free = house.journal_records, house.floor.room.free
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    rows: list[tuple[str, str, str, float]] = [
        ("croupier_sockets", "gauge", "WebSockets that are open.", house.sockets),
        ("croupier_half_open", "gauge", "Requests that are begun and not whole.", len(house.half_open)),
        ("croupier_too_slow_total", "counter", "Lines cut as their request did not come whole.", house.half_open.cut),
        ("croupier_commands_total", "counter", "Commands that tables were asked.", house.floor.asked),
        ("croupier_refusals_total", "counter", "Refusals told on WebSockets.", house.refusals),
        ("croupier_frames_total", "counter", "Frames put out for clients.", sum(hub.sent for hub in hubs)),
        ("croupier_tables", "gauge", "Tables of the floor.", len(house.floor.tables)),
        ("croupier_tables_suspended", "gauge", "Tables that stand still.", sum(bool(t.suspended) for t in tables)),
        ("croupier_inbox", "gauge", "Commands that wait to be written.", sum(t.waiting for t in tables)),
        ("croupier_journal_records", "counter", "Records of the journal.", nan if records is None else records),
        ("croupier_fsync_milliseconds", "gauge", "One durable write of the disk, at start.", house.fsync_ms),
        ("croupier_disk_free_bytes", "gauge", "Free on the journal's disk.", nan if free is None else free),
        ("croupier_disk_reserve_bytes", "gauge", "With less than this free, betting stops.", house.floor.room.reserve),
        ("croupier_clock_apart_seconds", "gauge", "The machine's clock is so far ahead.", house.floor.now.apart),
        ("croupier_memory_peak_bytes", "gauge", "The most memory the server has used.", peak),
    ]
    lines = [
        line
        for name, kind, text, value in rows
        for line in (f"# HELP {name} {text}", f"# TYPE {name} {kind}", f"{name} {value:g}")
    ]
    return "\n".join([*lines, ""])
