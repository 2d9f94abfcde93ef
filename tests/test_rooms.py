"""The house stays in order: rooms, words, arrows, purity, and a walk whose every step is there."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from graphlib import TopologicalSorter
from importlib import import_module
from pathlib import Path

import pytest
from tools import arrows

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "croupier"
LINES_MAX = 400
FILES_MAX = 18  # in one folder; about 15 is what a newcomer takes in at a glance
LISTS = {"cli"}  # a file for each of many things of one kind, of which you look for one by its name
CLOCKS_AND_CHANCE = {
    *("time", "random", "secrets", "uuid", "os", "io", "pathlib", "shutil", "tempfile", "socket", "http", "urllib"),
    *("subprocess", "threading", "asyncio", "zoneinfo", "importlib"),
}
CLOCKS = {
    *("time.monotonic", "time.monotonic_ns", "time.time", "time.time_ns", "time.gmtime", "time.localtime"),
    *("datetime.now", "datetime.utcnow", "datetime.today", "date.today"),
}
READERS = {"rules/book/library.py", "rules/trace.py"}  # of the package's own data, and of a rulebook that is named


def folders() -> list[str]:
    of_python = {path.parent for path in SOURCE.rglob("__init__.py")} - {SOURCE}
    of_pages = {path for path in (ROOT / "pages").iterdir() if path.is_dir()} - {
        ROOT / "pages" / name for name in ("node_modules", "public", "tests")
    }
    inside = [path.relative_to(SOURCE).as_posix() for path in of_python if path.name != "rulebooks"]
    return sorted([*inside, *(path.relative_to(ROOT).as_posix() for path in of_pages)])


@pytest.mark.parametrize("folder", folders())
def test_every_folder_is_in_the_glossary(folder: str) -> None:
    words = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    assert re.search(rf"`{re.escape(folder)}/", words), f"docs/glossary.md has no word for {folder}/"


def test_no_room_imports_a_room_beside_it() -> None:
    assert arrows.all_wrong() == []
    assert list(arrows.wrong("web", ())), "with nothing in common there would be many"


def test_no_module_leads_back_to_itself() -> None:
    """Not even for the sake of a type."""
    modules = {
        ".".join(("croupier", *path.relative_to(SOURCE).with_suffix("").parts)): path for path in SOURCE.rglob("*.py")
    }
    arrows_of = {
        name: {
            found
            for _, module in arrows.imported(path)
            if (found := module if module in modules else module.rpartition(".")[0]) in modules and found != name
        }
        for name, path in modules.items()
    }
    TopologicalSorter(arrows_of).prepare()  # raises where there is a circle


def test_no_source_is_too_long() -> None:
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for path in SOURCE.rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LINES_MAX
    }
    assert not long


def test_no_folder_has_too_many_files() -> None:
    many = {
        name: len(files)
        for folder in sorted({path.parent for path in SOURCE.rglob("*.py")})
        if (name := folder.relative_to(SOURCE).as_posix()) not in LISTS
        if len(files := list(folder.glob("*.py"))) > FILES_MAX
    }
    assert not many


def test_no_folder_of_the_pages_has_too_many_files() -> None:
    pages = ROOT / "pages"
    lists = {"office/tabs", "tests"}  # a file for each, as above
    sources = [
        path for path in pages.rglob("*") if path.suffix in (".ts", ".svelte") and "node_modules" not in path.parts
    ]
    folders = Counter(path.parent.relative_to(pages).as_posix() for path in sources)
    assert not {name: count for name, count in folders.items() if count > FILES_MAX and name not in lists}


def test_no_source_of_the_pages_is_too_long() -> None:
    """Catalogues of words and what is generated aside."""
    pages = ROOT / "pages"
    long = {
        name: lines
        for path in sorted((*pages.rglob("*.ts"), *pages.rglob("*.svelte")))
        if not {"node_modules", "words", "refusals", "wire"}
        & set((name := path.relative_to(pages).as_posix()).split("/"))
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LINES_MAX
    }
    assert not long


@pytest.mark.parametrize(
    "package",
    [
        "money",
        "game",
        "rules",
        "table",
        "register",
        "tournament",
        "house",
        "people",
        "protection",
        "domain.py",
        "dated.py",
    ],
)
def test_the_pure_are_pure(package: str) -> None:
    """Neither a clock nor chance, neither files nor a network nor the environment."""
    files = sorted((SOURCE / package).rglob("*.py")) or [SOURCE / package]
    impure = [
        f"{name}: {module}"
        for file in files
        if (name := file.relative_to(SOURCE).as_posix()) not in READERS
        for _, module in arrows.imported(file)
        if module.partition(".")[0] in CLOCKS_AND_CHANCE
    ]
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            called = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            if called == "open" or called.endswith((".now", ".today", ".utcnow")):
                impure.append(f"{file.name}: {called}")
    assert not impure


@cache
def calls() -> list[tuple[str, str, ast.Call]]:
    """Every one in the program: the file, and what is called."""
    return [
        (file.relative_to(SOURCE).as_posix(), ast.unparse(node.func), node)
        for file in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute)
    ]


def test_every_clock_can_be_another() -> None:
    """Whoever reads the time was handed the clock: the world's own is a default argument, and called in one place."""
    assert [f"{file}: {called}" for file, called, _ in calls() if called in CLOCKS] == ["live/clock.py: datetime.now"]


def test_nothing_moves_the_clock_of_a_real_house() -> None:
    """No setting, no variable, no route: a demonstration alone begins with another clock. One that is in doubt stays so
    over a restart, and is set to the machine's where two people have accepted that."""
    opened = [(file, call) for file, called, call in calls() if called == "open_house"]
    others = [f"{file}: {ast.unparse(call)}" for file, call in opened if len(call.args) + len(call.keywords) > 1]
    assert len(opened) > len(others)
    assert others == ["cli/serve.py: open_house(settings, Calendar(settings.demo_days))"]
    assert "if settings.demo else open_house(settings)" in (SOURCE / "cli" / "serve.py").read_text(encoding="utf-8")
    moved = [f"{file}: {called}" for file, called, _ in calls() if called.endswith(("clock.accept", "now.go_on"))]
    assert moved == ["web/office/office.py: self.floor.now.go_on", "web/watch/clock.py: clock.accept"]


def walk() -> list[str]:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    return re.findall(r"`(croupier[\w.]+:[\w.]+)`", text)


@pytest.mark.parametrize("step", walk())
def test_every_step_of_the_walk_is_there(step: str) -> None:
    module, _, name = step.partition(":")
    found = import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    assert callable(found)


def test_the_walk_and_the_changes_are_told_whole() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert len(walk()) > 15
    table = text[text.index("## Twelve likely changes") : text.index("## Ideas")]
    rows = [line for line in table.splitlines() if line.startswith("| ") and "where" not in line]
    assert len(rows) == 12
    for place in re.findall(r"`((?:src|pages)/[\w/-]+)`", table):
        assert (ROOT / place).is_dir(), place
