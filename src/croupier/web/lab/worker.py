"""One process of the lab: it reads questions from its input and answers them one after the other.

It stands behind the tables, may use so much memory and so much of the processor's time for each question, and holds
nothing that anybody would miss: the house ends it whenever a question is no longer wanted.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from typing import Any, BinaryIO

from croupier.currencies import CURRENCIES, counting_in
from croupier.domain import plain
from croupier.refusal import Refused

MEMORY_BYTES_MAX = 3 << 30
QUESTION_BYTES_MAX = 8 << 20
REPORT_EVERY_SECONDS = 0.1
NICE = 10  # behind every table; yet it gets on beside whatever else keeps the machine busy


def main() -> None:
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES_MAX, MEMORY_BYTES_MAX))
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints must not be taken for an answer
    while question := sys.stdin.buffer.readline():
        answer(json.loads(question), sys.stdin.buffer, out)


def answer(question: dict[str, Any], given: BinaryIO, out: BinaryIO) -> None:
    """One question with its upload, then lines of progress, then the answer."""
    upload = given.read(question["bytes"])
    signal.setitimer(signal.ITIMER_PROF, question["seconds"])  # of the processor: it ends this process
    try:
        from croupier.web.lab.questions import QUESTIONS  # noqa: PLC0415 - only here, in the worker

        with counting_in(CURRENCIES[question["currency"]]):
            found = QUESTIONS[question["kind"]](question["asked"], upload, _progress(out))
    except Refused as refusal:
        _say(out, {"refused": {**refusal.as_json(), "facts": plain(refusal.facts)}})
    except MemoryError:
        _say(out, {"refused": Refused("lab_too_large", "This needs more memory than the lab has.").as_json()})
    else:
        if isinstance(found, bytes):
            _say(out, {"bytes": len(found)}, found)
        else:
            _say(out, {"answer": found})


def _say(out: BinaryIO, line: dict[str, Any], raw: bytes = b"") -> None:
    out.write(json.dumps(line, allow_nan=False).encode() + b"\n" + raw)
    out.flush()


def _progress(out: BinaryIO) -> Callable[[float], None]:
    last = time.perf_counter()

    def report(share: float) -> None:
        nonlocal last
        if (now := time.perf_counter()) - last >= REPORT_EVERY_SECONDS:
            last = now
            _say(out, {"progress": round(min(1.0, share), 4)})

    return report


if __name__ == "__main__":
    main()
