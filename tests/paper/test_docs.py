"""docs/paper.md is true: its commands run, its other commands and addresses exist."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest
from tests.cli.test_docs import FENCE, commands, examples
from tests.support import croupier

from croupier.cli.app import application
from croupier.web.door.access import ROUTES

PAGE = (Path(__file__).parents[2] / "docs" / "paper.md").read_text(encoding="utf-8")


def test_every_example_prints_what_the_page_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for _, name, body in FENCE.findall(PAGE):
        if name:
            Path(name).write_text(body, encoding="utf-8")
    code = 0
    ran = 0
    for example in examples(PAGE):
        ran += 1
        if example.command == "echo $?":
            printed = f"{code}\n"
        else:
            program, *args = shlex.split(example.command)
            assert program == "croupier"
            answer = croupier(*args)
            printed, code = answer.out + answer.err, answer.code
        same = doctest.OutputChecker().check_output(example.output, printed, doctest.ELLIPSIS)
        assert same, f"$ {example.command}\n{printed}"
    assert ran >= 9


def test_the_page_names_every_paper_command_and_address() -> None:
    said = PAGE.replace("`, `", "` `")
    for name, _ in commands(application()):
        if name.startswith("croupier paper"):
            assert name in said
    for _, path in ROUTES:
        if path.startswith(("/api/paper", "/api/tables/{table}/paper", "/api/tables/{table}/forms")):
            last = re.sub(r"^/api/tables/\{table\}|^/api", "", path).replace("/paper/{sheet}", "/paper/rules")
            assert last in PAGE, path
