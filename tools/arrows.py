"""Which way the arrows point inside a package: its rooms stand beside one another, and import no room beside them.

`make arrows` runs this after import-linter, which holds the floors of the whole house. Here each package of `ROOMS` is
looked into: a folder of it imports what stands above all rooms (the package's own modules) and the rooms named as
common, from the ground up, but never a room beside it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "croupier"
# A package, and those of its rooms on which the others may stand, the lowest first.
ROOMS: dict[str, tuple[str, ...]] = {
    "table": ("asking", "changing"),
    "register": (),
    "house": (),
    "people": (),
    "tournament": ("plan",),
    "journal": ("record", "store", "proof"),
    "rules": ("files", "book", "in_force"),
    "wheels": (),
    "maths": ("exact", "systems", "ruin", "simulate"),
    "live": ("tables", "desks", "reports", "scripts"),
    "paper": (),
    "web": ("door", "lists", "records", "shown", "socket", "people"),
}


def wrong(package: str, common: tuple[str, ...]) -> Iterator[str]:
    folder = PACKAGE / package
    rooms = {path.name for path in folder.iterdir() if (path / "__init__.py").is_file()}
    for room in sorted(rooms):
        below = common[: common.index(room)] if room in common else common
        allowed = {room, *below}
        for file in sorted((folder / room).rglob("*.py")):
            for line, module in imported(file):
                parts = module.split(".")
                if parts[:2] == ["croupier", package] and len(parts) > 2 and parts[2] in rooms - allowed:
                    yield f"{file.relative_to(PACKAGE.parent.parent)}:{line}: {room} imports {module}"


def imported(file: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.lineno, f"{node.module}.{name.name}") for name in node.names)
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)


def all_wrong() -> list[str]:
    return [line for package, common in ROOMS.items() for line in wrong(package, common)]


if __name__ == "__main__":
    found = all_wrong()
    sys.stdout.write("".join(f"{line}\n" for line in found) or "No room imports a room beside it.\n")
    sys.exit(bool(found))
