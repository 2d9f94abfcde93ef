"""The documents are true: every example runs, every key, code, command and option is described."""

from __future__ import annotations

import doctest
import re
import shlex
import types
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import pytest
from tests.support import croupier
from tools.sentences import said_in, tree_of

from croupier.cli.app import application
from croupier.rules import Policy, Role, Rulebook
from croupier.rules.book.model import Ring
from croupier.rules.files.cited import Cited
from croupier.rules.files.reader import spelled

ROOT = Path(__file__).parents[2]
RULEBOOKS = (ROOT / "docs" / "rulebooks.md").read_text(encoding="utf-8")
COMMANDS = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
TEST = re.compile(r"(tests/[\w/]+\.py)::(test_\w+)")
FENCE = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Example(NamedTuple):
    command: str
    output: str


def examples(document: str) -> Iterator[Example]:
    """Each `$ ...` of the console blocks with what follows it."""
    for language, _, body in FENCE.findall(document):
        if language == "console":
            for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
                yield Example(*part.split("\n", maxsplit=1))


@pytest.mark.parametrize("document", [RULEBOOKS, COMMANDS], ids=["rulebooks.md", "commands.md"])
def test_every_example_prints_what_the_document_shows(
    document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for _, name, body in FENCE.findall(document):
        if name:
            Path(name).write_text(body, encoding="utf-8")
    code = 0
    for example in examples(document):
        if example.command == "echo $?":
            printed = f"{code}\n"
        else:
            command, _, file = example.command.partition(" < ")
            program, *args = shlex.split(command)
            assert program == "croupier"
            answer = croupier(*args, stdin=Path(file).read_text(encoding="utf-8") if file else "")
            printed, code = answer.out + answer.err, answer.code
        printed = re.sub(" +$", "", printed, flags=re.MULTILINE)  # no editor keeps spaces at the end of a line
        same = doctest.OutputChecker().check_output(example.output, printed, doctest.ELLIPSIS)
        assert same, f"$ {example.command}\n{printed}"


def test_the_documents_have_examples() -> None:
    assert len(list(examples(RULEBOOKS))) >= 4
    assert len(list(examples(COMMANDS))) >= 12


def keys(hint: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every key of a file with how it is written."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        yield from keys(next(arg for arg in args if arg is not types.NoneType), path)
    elif origin is Cited:
        yield path, "a role" if args[0] is Role else str(spelled(args[0]))
    elif is_dataclass(hint):
        hints = get_type_hints(hint)
        for field in fields(hint):
            yield from keys(hints[field.name], f"{path}.{field.name}" if path else field.name)
    elif origin is tuple and is_dataclass(args[0]):
        yield from keys(args[0], f"{path}[]")
    elif origin is not None and issubclass(origin, Mapping) and is_dataclass(args[1]):
        yield from keys(args[1], f"{path}.{'KIND' if issubclass(args[0], Enum) else 'NAME'}")
    else:
        yield path, str(spelled(hint))


def section(document: str, heading: str) -> str:
    _, _, rest = document.partition(f"\n{heading}\n")
    assert rest, heading
    return re.split(r"^#+ ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def described(table: str) -> list[tuple[str, str]]:
    return [(key, written) for key, written in re.findall(r"^\| `([^`]+)` \| ([^|]+) \| .+ \|$", table, re.MULTILINE)]


def test_every_key_of_a_policy_is_described_as_it_is_written() -> None:
    assert described(section(RULEBOOKS, "### Keys of a policy")) == list(keys(Policy))


def test_every_key_of_a_rulebook_is_described_as_it_is_written() -> None:
    assert described(section(RULEBOOKS, "### Keys of a rulebook")) == list(keys(Rulebook))


def test_every_key_of_a_wheel_is_named() -> None:
    assert all(f"`{field.name}`" in section(RULEBOOKS, "## A wheel") for field in fields(Ring))


def codes_in(file: Path) -> Iterator[str]:
    """The codes that a file raises."""
    return (code for sentence in said_in(tree_of(file)) for code in sentence.codes)


def test_every_code_that_rules_can_raise_is_explained() -> None:
    raised = {code for file in (ROOT / "src" / "croupier" / "rules").rglob("*.py") for code in codes_in(file)}
    assert {"odds_below_minimum", "missing_source", "no_such_rulebook"} <= raised
    explained = re.findall(r"^\| `([a-z_]+)` \| .+\. \|$", section(RULEBOOKS, "## What can be wrong"), re.MULTILINE)
    assert raised - set(explained) == set()


def test_every_code_that_settle_can_raise_is_explained() -> None:
    sources = ROOT / "src" / "croupier"
    files = [sources / "cli" / "settle.py", sources / "cli" / "table.py", sources / "rules/in_force/settlement.py"]
    raised = {code for file in files for code in codes_in(file)}
    raised |= set(codes_in(sources / "game" / "bets.py"))
    assert {"bad_json", "not_adjacent", "policy_of_another_table"} <= raised
    assert {code for code in raised if f"`{code}`" not in section(COMMANDS, "## `croupier settle`")} == set()


def commands(command: Any, name: str = "croupier") -> Iterator[tuple[str, list[str]]]:
    """Every command with its options."""
    inner = getattr(command, "commands", None)
    if inner is None:
        yield name, [option for param in command.params for option in param.opts if option.startswith("--")]
    else:
        for word, child in inner.items():
            yield from commands(child, f"{name} {word}")


HERE = [
    (name, options)
    for name, options in commands(application())
    if name.split()[1] in ("rules", "odds", "settle", "clauses", "demo")
]


@pytest.mark.parametrize("document", [path.name for path in (ROOT / "docs").glob("*.md")])
def test_every_test_that_is_named_is_there(document: str) -> None:
    named = TEST.findall((ROOT / "docs" / document).read_text(encoding="utf-8"))
    assert named or document not in ("security.md", "reliability.md", "standards.md")
    for file, test in named:
        path = ROOT / file
        assert path.is_file(), file
        assert re.search(rf"def {test}\(", path.read_text(encoding="utf-8")), f"{file}::{test}"


@pytest.mark.parametrize(("name", "options"), HERE)
def test_every_command_and_option_is_described(name: str, options: list[str]) -> None:
    text = section(COMMANDS, f"## `{name}`")
    assert "--json" in options
    assert [option for option in options if option not in text and option != "--help"] == []
