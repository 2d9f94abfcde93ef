"""A house with some evenings behind it: what it costs to verify its journal, and to open it again, by its commands.

What it measures it asks for by the command line, so that `tools/turns.py` can run this file on an older checkout, too.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from bench.server import cpu_seconds
from bench.table import Stadium
from croupier.journal import open_sqlite

EVENTS, SEATS, EACH = 10_000, 500, 3
PORT = 18_433
COMMAND = str(Path(sys.executable).with_name("croupier"))


def run() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "house.sqlite"
        journal = open_sqlite(file)
        stadium = Stadium(SEATS, journal)
        while stadium.writer.version < EVENTS:
            stadium.writer.submit(stadium.wagers(SEATS, EACH))
            stadium.spin("17")
        events = stadium.writer.version
        journal.close()
        return {
            "events": events,
            "kilobytes_of_the_file": round(file.stat().st_size / 1024),
            "verify_cpu_s": round(verified(file), 2),
            "restart_cpu_s": round(restarted(file), 2),
        }


def verified(file: Path) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [COMMAND, "journal", "verify", str(file)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def restarted(file: Path) -> float:
    """From the command to the first page."""
    command = [COMMAND, "serve", "--db", str(file), "--port", str(PORT)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            while process.poll() is None:
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{PORT}/").close()
                except urllib.error.HTTPError:  # the pages are not built here; it answers all the same
                    break
                except OSError:
                    time.sleep(0.01)
                else:
                    break
            assert process.poll() is None, "the house did not open"
            return cpu_seconds(process.pid)
        finally:
            process.terminate()


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"upkeep": run()}))
