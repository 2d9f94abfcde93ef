"""Write docs/reference/*.md: every command, event and refusal of a table, from the code itself.

`python -m tools.reference` writes the pages; a test fails while they are stale.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import types
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, fields
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

from tools.reference_words import COMMAND_WORDS, EVENT_WORDS
from tools.sentences import said_in, tree_of

from croupier import register as floor
from croupier.domain import wire_name
from croupier.game import bets, layout, settle, wheel
from croupier.journal.record import format as record
from croupier.live import automation
from croupier.live.scripts import table as script
from croupier.live.tables import writer
from croupier.rules.book import library
from croupier.rules.book.library import RULEBOOKS, authority, floor_authority, floor_second
from croupier.rules.in_force import announced, policy
from croupier.table import ALLOWED, COMMANDS, EVENTS, PRESETS, VERSIONS, Phase, books

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "reference"
COMMAND = "python -m tools.reference"
NOTE = f"<!-- Written by `{COMMAND}`; change the code or tools/reference_words.py, not this page. -->"

# --- descriptions, fields


def own_docstring(kind: type) -> str:
    """The docstring that somebody wrote; a dataclass without one gets its signature, which says nothing."""
    text = inspect.getdoc(kind) or ""
    return "" if text.startswith(f"{kind.__name__}(") else text


def description(name: str, kind: type, words: Mapping[str, str]) -> str:
    """What it is, in one sentence at least, and then what its author says about the fields."""
    return "\n\n".join(filter(None, (words.get(name, ""), own_docstring(kind))))


def type_in_words(hint: Any) -> str:
    """`int | None` as “whole number, or nothing”: for people who write JSON."""
    plain = {int: "whole number", str: "text", bool: "yes or no", float: "number", Any: "any JSON"}
    if hint in plain:
        return plain[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return ", or ".join("nothing" if arg is type(None) else type_in_words(arg) for arg in args)
    if origin in (tuple, list):
        return f"list of {type_in_words(args[0])}"
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return f"object of {type_in_words(args[1])}"
    if isinstance(hint, type) and issubclass(hint, Enum):
        return "one of " + ", ".join(f"`{member.value}`" for member in hint)
    return f"object with {', '.join(f'`{field.name}`' for field in fields(hint))}"


def default_in_words(field: Field[Any]) -> str:
    if field.default is MISSING:
        return "required" if field.default_factory is MISSING else "`{}`"
    value = field.default.value if isinstance(field.default, Enum) else field.default
    names = {None: "nothing", True: "yes", False: "no", "": "empty", (): "empty"}
    return names[value] if value in names and type(value) is not int else f"`{value}`"


def field_table(kind: type) -> Iterator[str]:
    if not fields(kind):
        yield "No fields."
        return
    hints = get_type_hints(kind)
    yield "| field | type | default |"
    yield "|---|---|---|"
    for field in fields(kind):
        yield f"| `{field.name}` | {type_in_words(hints[field.name])} | {default_in_words(field)} |"


def phases_in_words(allowed: frozenset[Phase]) -> str:
    if allowed == frozenset(Phase):
        return "always"
    missing = [phase for phase in Phase if phase not in allowed]
    if len(missing) <= 3:
        return "always but in " + ", ".join(f"`{phase}`" for phase in missing)
    return ", ".join(f"`{phase}`" for phase in Phase if phase in allowed)


# --- the pages on commands and events


def commands_page() -> Iterator[str]:
    yield from (NOTE, "", "# Commands", "")
    yield (f"{len(COMMANDS)} commands, subject by subject. On the wire: `" + '{"do": "place-wager", "seat": 3, ...}`;')
    yield "beside its fields every command may carry `by` (role, who, device), `time` and `key`. Without `by` it is the"
    yield "first of its roles. What the table's automation set names may also be asked for by `system`."
    for name, kind in COMMANDS.items():
        steps = [preset for preset, steps in PRESETS.items() if name in steps]
        yield from ("", f"## {name}", "", description(name, kind, COMMAND_WORDS), "")
        yield from field_table(kind)
        yield ""
        system = f"; and `system` at tables with {' or '.join(steps)} automation" if steps else ""
        yield f"Asked for by: {', '.join(f'`{role}`' for role in authority()[name])}{system}."
        yield ""
        yield f"Allowed: {phases_in_words(ALLOWED[kind])}."


def events_page() -> Iterator[str]:
    yield from (NOTE, "", "# Events", "")
    yield f"{len(EVENTS)} events, subject by subject. On disk an event is its name and version, `wager-placed/1`, and"
    yield "these fields as JSON; amounts are whole cents, or points at a tournament table, where `points-bank` is the"
    yield "float. Entries are what an event moves in the books: from an account to another, and how much."
    for name, kind in EVENTS.items():
        yield from ("", f"## {name}/{VERSIONS[name]}", "", description(name, kind, EVENT_WORDS), "")
        yield from field_table(kind)
        entries = list(entries_in_words(books.MAKERS[kind])) if kind in books.MAKERS else []
        yield from ("", "Entries: none." if not entries else "Entries:")
        if entries:
            yield ""
            yield from entries


def entries_in_words(maker: Callable[[Any], Any]) -> Iterator[str]:
    """The transfers that a function of books.py yields, read off its source."""
    yields = books._laying if maker is books._placed else maker  # what that one yields is kept for the next time
    (function,) = ast.parse(inspect.getsource(yields)).body
    yield from _transfers(function, "")


def _transfers(node: ast.AST, each: str) -> Iterator[str]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.For):
            called = re.findall(r"\b_(\w+)\(", ast.unparse(child.iter))
            if called:
                made_by = {maker.__name__: wire_name(kind) for kind, maker in books.MAKERS.items()}
                yield f"- the entries of `{made_by['_' + called[0]]}`, the other way round"
                continue
            names = re.findall(r"event\.(\w+)", ast.unparse(child.iter))
            yield from _transfers(
                child, f", for each in {' and '.join(f'`{name}`' for name in names)}" if names else each
            )
        elif isinstance(child, ast.Yield) and isinstance(child.value, ast.Tuple):
            source, target, amount = (_account(part) for part in child.value.elts)
            yield f"- {source} → {target}: {amount}{each}"
        else:
            yield from _transfers(child, each)


def _account(node: ast.AST) -> str:
    if isinstance(node, ast.IfExp):
        return f"{_account(node.body)} or {_account(node.orelse)}"
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "rack_for":
        return "`rack/SEAT/chips` or `rack/SEAT/value`"
    text = ast.unparse(node).replace("event.", "")
    if isinstance(node, ast.Constant | ast.JoinedStr):
        text = re.sub(r"\{\w+\}", "SEAT", text.removeprefix("f")).strip("'\"")
    return f"`{text}`"


# --- refusals


def refusal_sources() -> dict[str, list[ast.AST]]:
    """Where refusals come from: a table's own sources, what comes through from the rules, the script, and the house."""
    table = Path(inspect.getfile(books)).parent
    package = table.parent
    through = [_parsed(module.__file__) for module in (bets, layout, announced)]
    through += _functions(_parsed(policy.__file__), "neither_kind", "limits_are_possible", "options_are_offered")
    through += _functions(_parsed(wheel.__file__), "outcome")
    through += _functions(_parsed(settle.__file__), "check_has_choice")
    return {
        "table": [_parsed(str(file)) for file in [package / "domain.py", *sorted(table.rglob("*.py"))]],
        "rules": through,
        "script": [_parsed(module.__file__) for module in (script, automation, writer, record)],
        "house": [_parsed(str(file)) for file in [*_running(package), *_web(package)]],
        "floor": [_parsed(str(file)) for file in sorted((package / "register").rglob("*.py"))],
    }


def _running(package: Path) -> Iterator[Path]:
    """Tables as they run, but for what a script can meet too."""
    apart = ("writer", "random_table", "sensor")
    yield from (file for file in sorted((package / "live/tables").rglob("*.py")) if file.stem not in apart)


def _web(package: Path) -> Iterator[Path]:
    """What answers people over the network, but for the settings at the start, the lab and the tournaments."""
    for file in sorted((package / "web").rglob("*.py")):
        apart = file.parent.name in ("lab", "questions", "journal", "tournaments") and file.stem != "boards"
        if not apart and file.stem not in ("settings", "server", "named"):
            yield file


def _parsed(file: str | None) -> ast.AST:
    assert file is not None
    return tree_of(Path(file))


def _functions(tree: ast.AST, *names: str) -> list[ast.AST]:
    found: list[ast.AST] = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name in names]
    assert len(found) == len(names), f"{names} are not where they were"
    return found


@cache
def refusals(*sources: str) -> dict[str, list[str]]:
    """Every code with its sentences."""
    found: dict[str, list[str]] = defaultdict(list)
    for tree in (tree for source in sources for tree in refusal_sources()[source]):
        for sentence in said_in(tree):
            for code in sentence.codes:
                found[code].append(sentence.text)
    return {code: list(dict.fromkeys(found[code])) for code in sorted(found)}


def refusals_page() -> Iterator[str]:
    yield from (NOTE, "", "# Refusals", "")
    found = refusals("table", "rules", "script")
    yield f"{len(found)} codes. A refusal changes nothing; it is printed and kept with its code, its sentence, the"
    yield "clause behind it and the facts. When two apply, the first is told: the role, the turn, the seat, the chips,"
    yield "the place, the amount. The clauses are those that name the code in each rulebook's index."
    for code, messages in found.items():
        yield from ("", f"## {code}", "")
        yield from (f"- {_escaped(message)}" for message in messages)
        named = {key: [c.id for c in library.clauses(key).values() if code in c.refuses] for key in RULEBOOKS}
        cited = [f"{key}: {', '.join(ids)}" for key, ids in named.items() if ids]
        yield from ("", f"Clauses: {'; '.join(cited) if cited else 'none; a rule of the trade or of this program'}.")


def _escaped(text: str) -> str:
    return text.replace("<", "&lt;").replace("|", "\\|")


# --- the floor


def floor_page() -> Iterator[str]:
    """Commands, events and refusals of the floor on one page."""
    yield from (NOTE, "", "# The floor: commands, events, refusals", "")
    yield f"{len(floor.COMMANDS)} commands and {len(floor.EVENTS)} events. `signature` is made with the signer's own"
    yield "key, `seen` is looked up in the table's journal, and a second person confirms in person: nobody sends these."
    for name, kind in floor.COMMANDS.items():
        yield from ("", f"## {name}", "", own_docstring(kind), "")
        yield from field_table(kind)
        second = floor_second().get(name, ())
        beside = f" With a second person: {', '.join(f'`{role}`' for role in second)}." if second else ""
        signed = " Signed." if name in floor.SIGNED.values() else ""
        yield from ("", f"Asked for by: {', '.join(f'`{role}`' for role in floor_authority()[name])}.{beside}{signed}")
    yield from ("", "# Events", "", "| event | fields |", "|---|---|")
    for name, event in floor.EVENTS.items():
        yield f"| `{name}/1` | {', '.join(f'`{field.name}`' for field in fields(event))} |"
    yield from ("", "# Refusals", "", "| code | clauses |", "|---|---|")
    folder = Path(inspect.getfile(floor)).parent
    codes = {code for file in folder.rglob("*.py") for each in said_in(tree_of(file)) for code in each.codes}
    for code in sorted(codes):
        cited = [c.id for key in RULEBOOKS for c in library.clauses(key).values() if code in c.refuses]
        yield f"| `{code}` | {', '.join(cited)} |"


# --- writing


@cache
def pages() -> dict[Path, str]:
    made: dict[str, Iterable[str]] = {
        "commands.md": commands_page(),
        "events.md": events_page(),
        "refusals.md": refusals_page(),
        "floor.md": floor_page(),
    }
    return {PAGES / name: "\n".join(lines) + "\n" for name, lines in made.items()}


def stale() -> list[Path]:
    return [path for path, text in pages().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]


if __name__ == "__main__":
    PAGES.mkdir(parents=True, exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")
