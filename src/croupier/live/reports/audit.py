"""Verifying a whole journal beside the game: `python -m croupier.live.reports.audit ADDRESS` prints JSON."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

from croupier.journal.proof.checkpoint import CheckpointFile
from croupier.journal.proof.outside import NOTHING, Outside
from croupier.journal.proof.signing import PublicKey
from croupier.journal.proof.verify import Report, verify
from croupier.journal.store.keyring import Keyring
from croupier.live.replay import replay_books


def audit(
    address: str, checkpoints: Path | Sequence[str] | None = None, public_key: PublicKey | None = None,
    keys: Path | None = None, within: timedelta | None = None, outside: Outside = NOTHING,
) -> Report:  # fmt: skip
    """Seal, database, ledger and the books derived again from the events."""
    where = address if "://" in address else Path(address)
    ring = Keyring(keys, read_only=True) if keys is not None else None
    kept = checkpoints or ()
    return verify(
        where, checkpoints=kept, public_key=public_key, replay=replay_books, keys=ring, within=within,
        outside=outside,
    )  # fmt: skip


def report_json(report: Report) -> dict[str, Any]:
    return {
        "ok": report.ok,
        "events": report.events,
        "records": report.records,
        "checkpoints": report.checkpoints,
        "heads": [head._asdict() for head in report.heads],
        "first_bad": None if report.first_bad is None else str(report.first_bad),
        "findings": [str(finding) for finding in report.findings],
        "remarks": list(report.remarks),
        "unvouched": report.unvouched,
        "unwitnessed": report.unwitnessed,
        "sealed": report.sealed,
        "withheld": dict(report.withheld),
    }


if __name__ == "__main__":
    os.nice(10)  # the game comes first
    db, kept, key, people = (*sys.argv[1:], "", "", "")[:4]
    # The notes are read before the journal, which may grow meanwhile and must then be the longer one.
    notes = CheckpointFile(Path(kept)).notes() if kept else ()
    public = PublicKey.parse(Path(key).read_text()) if key else None
    sys.stdout.write(json.dumps(report_json(audit(db, notes, public, Path(people) if people else None))))
