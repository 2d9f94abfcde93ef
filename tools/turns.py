"""`python tools/turns.py OTHER [NAME ...]`: benchmarks of another checkout and of this one, turn about, in one table.

Both meet the same weather that way. A row is a figure that both have: the median of each, and this one's over the
other's. Words, counts and what only one of them measures are left out. A benchmark that the other does not have yet
is taken from here, where it can be run as a file.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent.parent
TURNS = 3
USUAL = ("game", "table", "journal", "tournament", "upkeep", "wager")


def measured(root: Path, name: str) -> Any:
    """With this checkout's packages, so that nothing but the checkout differs."""
    paths = os.pathsep.join((str(root / "src"), str(root)))
    theirs = (root / "bench" / f"{name}.py").exists()
    which = ["-m", "bench", name] if theirs else ["-P", str(HERE / "bench" / f"{name}.py")]
    done = subprocess.run(
        [sys.executable, *which],
        cwd=root, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        sys.exit(f"{root}: {name}\n{done.stderr}")
    return json.loads(done.stdout)


def figures(found: Any, path: str = "") -> Iterator[tuple[str, float]]:
    if isinstance(found, dict):
        for name, inner in found.items():
            yield from figures(inner, f"{path} {name}".strip())
    elif isinstance(found, list):
        for number, inner in enumerate(found, start=1):
            yield from figures(inner, f"{path} {number}")
    elif isinstance(found, int | float) and not isinstance(found, bool):
        yield path, found


def main(other: str, *names: str) -> None:
    seen: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for name in names or USUAL:
        for turn in range(TURNS):
            for side, root in enumerate((Path(other).resolve(), HERE)):
                for path, figure in figures(measured(root, name)):
                    seen[path][side].append(figure)
            sys.stderr.write(f"{name} {turn + 1} of {TURNS}\n")
    sys.stdout.write("| figure | before | now | now to before |\n|---|---|---|---|\n")
    for path, (before, now) in seen.items():
        if before and now and len({*before, *now}) > 1 and median(before):
            was, is_ = median(before), median(now)
            sys.stdout.write(f"| {path} | {was:g} | {is_:g} | {is_ / was:.2f} |\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
