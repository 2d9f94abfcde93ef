"""Write src/croupier/rules/trace.json: which tests are marked with a clause, and which files of the code name it."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "croupier"
TRACE = SOURCE / "rules" / "trace.json"


def trace(tests: dict[str, list[str]] | None = None) -> dict[str, dict[str, list[str]]]:
    """The tests of each clause are read anew where they are not given."""
    tests = collected() if tests is None else tests
    code, known = places_in_code(), known_clauses()
    return {clause: {"tests": tests.get(clause, []), "code": code.get(clause, [])} for clause in known} | {
        clause: {"tests": found, "code": []} for clause, found in tests.items() if clause not in known
    }


def collected() -> dict[str, list[str]]:
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder, "marked.json")
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "-p", "no:cov"]
        done = subprocess.run(
            [*command, f"--clause-tests={found}", "tests"], cwd=ROOT, capture_output=True, text=True, check=False
        )
        if done.returncode:
            sys.exit(done.stdout + done.stderr)
        return dict(json.loads(found.read_text()))


def marked(items: Iterable[pytest.Item]) -> dict[str, list[str]]:
    """Which of the tests are marked with which clause."""
    found: dict[str, set[str]] = defaultdict(set)
    for item in items:
        for mark in item.iter_markers("clause"):
            for clause in mark.args:
                found[clause].add(item.nodeid.partition("[")[0])
    return {clause: sorted(tests) for clause, tests in sorted(found.items())}


def known_clauses() -> list[str]:
    from croupier.rules import all_clauses  # noqa: PLC0415 - the package is what is being traced

    return [clause.id for _, clause in all_clauses()]


def places_in_code() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    known = known_clauses()
    for file in sorted([*SOURCE.rglob("*.py"), *SOURCE.rglob("*.toml")]):
        if file.name in ("clauses.toml", "readings.toml"):
            continue
        text = file.read_text(encoding="utf-8")
        for clause in known:
            if clause in text:
                found[clause].append(file.relative_to(SOURCE).as_posix())
    return found


if __name__ == "__main__":
    TRACE.write_text(json.dumps(trace(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    sys.stdout.write(f"{TRACE.relative_to(ROOT)}\n")
