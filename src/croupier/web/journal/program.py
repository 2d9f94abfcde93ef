"""The program itself: a hash over all that is shipped, and whether the machine runs what is written there.

`python -m croupier.web.journal.program` prints both as JSON: a process beside the game looks, so that the game does
not notice.
"""

from __future__ import annotations

import json
import marshal
import os
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from pathlib import Path
from typing import Any

from croupier.rules import RULEBOOKS
from croupier.rules.book.library import shipped

HEADER = 16
HASHED, CHECKED = 1, 2  # the flags of a compiled file


def package() -> Path:
    return Path(str(files("croupier")))


def fingerprints(root: Path | None = None) -> dict[str, str]:
    """What runs here: a hash over the program's own files (sources, pages, data), and one over the rulebooks."""
    program, root = sha256(), root or package()
    for path in sorted(root.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            program.update(f"{path.relative_to(root)}\n".encode() + path.read_bytes())
    books = sha256("".join(shipped(key, "rulebook.toml") for key in RULEBOOKS).encode())
    return {"program": program.hexdigest(), "rulebooks": books.hexdigest()}


@cache
def started_with() -> dict[str, str]:
    """The fingerprints of what this process runs: it has read its files once, whatever lies there later."""
    return fingerprints()


def foreign_bytecode(root: Path | None = None) -> Iterator[str]:
    """Sources whose compiled form, which Python runs in their stead, is not what they say."""
    root = root or package()
    for path in sorted(root.rglob("*.py")):
        compiled = Path(cache_from_source(str(path)))
        if compiled.exists() and not _says_the_same(path, compiled.read_bytes()):
            yield path.relative_to(root).as_posix()


def _says_the_same(path: Path, compiled: bytes) -> bool:
    source = path.read_bytes()
    if not _would_run(path, source, compiled):
        return True
    try:
        found = marshal.loads(compiled[HEADER:])
    except (EOFError, ValueError, TypeError):
        return False
    return bool(found == compile(source, str(path), "exec", dont_inherit=True))


def _would_run(path: Path, source: bytes, compiled: bytes) -> bool:
    """Python compiles anew what was made by another Python or from another source."""
    flags = int.from_bytes(compiled[4:8], "little")
    if compiled[:4] != MAGIC_NUMBER:
        return False
    if flags & HASHED:
        return not flags & CHECKED or compiled[8:HEADER] == source_hash(source)
    status = path.stat()
    of = (int(status.st_mtime) & 0xFFFFFFFF, status.st_size & 0xFFFFFFFF)
    return of == (int.from_bytes(compiled[8:12], "little"), int.from_bytes(compiled[12:HEADER], "little"))


def looked_at() -> dict[str, Any]:
    findings = [f"{source} does not run as it is written" for source in foreign_bytecode()]
    return {"fingerprints": fingerprints(), "findings": findings}


if __name__ == "__main__":
    os.nice(10)  # the game comes first
    sys.stdout.write(json.dumps(looked_at()))
