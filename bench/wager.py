"""What a wager by the server costs, and how soon it is answered: the part of `server` that needs no other server.

`tools/turns.py` can run this file on an older checkout, too.
"""

from __future__ import annotations

import json
import resource
import sys
import tempfile
from typing import Any

import uvloop

from bench.server import TERMINALS, measured_house, serving


def run() -> dict[str, Any]:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder, serving("house", folder, TERMINALS) as (process, ready):
        house = uvloop.run(measured_house(process.pid, ready["port"], ready["dealer"]))
    return {
        "terminals": TERMINALS,
        "cpu_us_per_command": round(house["cpu"] * 1e6, 1),
        "durable_commands_per_second": round(house["rate"]),
        "ack_p50_ms": round(house["p50"], 2),
        "ack_p99_ms": round(house["p99"], 2),
        "result_to_last_told_ms": round(house["broadcast"], 1),
        "kilobytes_per_idle_terminal": round(house["kilobytes"], 1),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"wager": run()}))
