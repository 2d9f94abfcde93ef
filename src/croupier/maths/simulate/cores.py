"""How many threads this process may really use: what the scheduler allows it, and what its control group may spend."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from pathlib import Path


def cores(root: Path = Path("/")) -> int:
    """At least 1. A container often sees all the cores of its machine and may use two of them."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min([allowed, *(math.ceil(share) for share in _shares(root))]))


def _shares(root: Path) -> Iterator[float]:
    """What each control group above this process may spend, in cores; a group without a limit says nothing."""
    mounted = root / "sys/fs/cgroup"
    for line in _read(root / "proc/self/cgroup").splitlines():
        number, controllers, path = line.split(":", 2)
        group = Path(path.lstrip("/"))
        for each in (group, *group.parents):
            if number == "0":
                quota, _, period = _read(mounted / each / "cpu.max").partition(" ")
            elif "cpu" in controllers.split(","):
                quota = _read(mounted / "cpu" / each / "cpu.cfs_quota_us")
                period = _read(mounted / "cpu" / each / "cpu.cfs_period_us")
            else:
                break
            if quota.strip().isdigit() and period.strip().isdigit() and int(period):
                yield int(quota) / int(period)


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        return ""
