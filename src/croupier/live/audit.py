"""Verifying a whole journal beside the game: `python -m croupier.live.audit ADDRESS` prints the report as JSON."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from croupier.journal.signing import PublicKey
from croupier.journal.verify import Report, verify
from croupier.live.replay import replay_books


def audit(address: str, checkpoints: Path | None = None, public_key: PublicKey | None = None) -> Report:
    """Seal, database, ledger and the books derived again from the events."""
    where = address if "://" in address else Path(address)
    return verify(where, checkpoints=checkpoints or (), public_key=public_key, replay=replay_books)


def report_json(report: Report) -> dict[str, Any]:
    return {
        "ok": report.ok,
        "events": report.events,
        "checkpoints": report.checkpoints,
        "head": report.head._asdict(),
        "first_bad": report.first_bad,
        "findings": [str(finding) for finding in report.findings],
        "remarks": list(report.remarks),
    }


if __name__ == "__main__":
    os.nice(10)  # the game comes first
    sys.stdout.write(json.dumps(report_json(audit(sys.argv[1]))))
