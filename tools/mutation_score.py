"""What mutation testing found: the scores, and each mutant that survived. Called by tools/mutation.

    mutation_score.py skip-annotations SESSION   leave out cosmic-ray's mutants of type annotations
    mutation_score.py cosmic-ray SESSION...      score of cosmic-ray sessions
    mutation_score.py mutmut                     score of the mutmut run in this folder

Annotations are left out because no test can tell: `from __future__ import annotations` keeps Python from evaluating
them, so `int | None` and `int ^ None` are the same program.
"""

from __future__ import annotations

import ast
import json
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

Position = tuple[int, int]

# Exit 3 is an internal error of pytest. mutmut calls it killed; we do not, since nothing is learnt from it.
MUTMUT_KILLED = {1: "killed", 24: "timeout", 36: "timeout", -24: "timeout", 152: "timeout", 255: "timeout"}


def annotated(source: str) -> Iterator[tuple[Position, Position]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            yield from span(node.returns)
        if isinstance(node, ast.arg | ast.AnnAssign):
            yield from span(node.annotation)


def span(node: ast.expr | None) -> Iterator[tuple[Position, Position]]:
    if node is not None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        yield (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)


def skip_annotations(session: str) -> None:
    with sqlite3.connect(session) as database:
        mutants = list(
            database.execute("SELECT job_id, module_path, start_pos_row, start_pos_col FROM mutation_specs"),
        )
        spans = {path: list(annotated(Path(path).read_text(encoding="utf-8"))) for _, path, _, _ in mutants}
        skipped = [
            (job, "SKIPPED")
            for job, path, row, column in mutants
            if any(start <= (row, column) < end for start, end in spans[path])
        ]
        database.executemany("INSERT INTO work_results (job_id, worker_outcome) VALUES (?, ?)", skipped)
    database.close()


def cosmic_ray(sessions: list[str]) -> None:
    counts: Counter[str] = Counter()
    survivors = []
    for session in sessions:
        database = sqlite3.connect(session)
        rows = database.execute(
            "SELECT coalesce(test_outcome, worker_outcome), operator_name, module_path, start_pos_row, diff"
            " FROM mutation_specs LEFT JOIN work_results USING (job_id) ORDER BY module_path, start_pos_row",
        )
        for outcome, operator, path, row, diff in rows:
            counts[str(outcome).lower()] += 1
            if outcome not in ("KILLED", "SKIPPED"):
                survivors.append(
                    f"{path}:{row} {operator.removeprefix('core/')} ({str(outcome).lower()})\n{changes(diff or '')}"
                )
        database.close()
    report("cosmic-ray", counts, survivors, killed=("killed",), left_out=("skipped",))


def mutmut() -> None:
    counts: Counter[str] = Counter()
    survivors = []
    for meta in sorted(Path("mutants").rglob("*.meta")):
        for name, code in json.loads(meta.read_text())["exit_code_by_key"].items():
            outcome = "survived" if code == 0 else MUTMUT_KILLED.get(code, f"exit {code}")
            counts[outcome] += 1
            if outcome not in ("killed", "timeout"):
                survivors.append(f"{name} ({outcome})")
    report("mutmut", counts, survivors, killed=("killed", "timeout"), left_out=())


def changes(diff: str) -> str:
    lines = [line for line in diff.splitlines() if line[:1] in ("+", "-") and line[:3] not in ("+++", "---")]
    return "\n".join(f"    {line}" for line in lines)


def report(
    tool: str, counts: Counter[str], survivors: list[str], *, killed: tuple[str, ...], left_out: tuple[str, ...]
) -> None:
    for survivor in survivors:
        sys.stdout.write(f"{survivor}\n")
    mutants = sum(count for outcome, count in counts.items() if outcome not in left_out)
    dead = sum(counts[outcome] for outcome in killed)
    sys.stdout.write(f"{tool}: {dead} of {mutants} mutants killed, {dead / mutants:.2%} {dict(counts)}\n")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["skip-annotations", session]:
            skip_annotations(session)
        case ["cosmic-ray", *sessions]:
            cosmic_ray(sessions)
        case ["mutmut"]:
            mutmut()
        case _:
            sys.exit(__doc__)
