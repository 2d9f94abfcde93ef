"""The program's own files: every change shows in their hash, and what runs is what is written."""

from __future__ import annotations

import importlib.util
import json
import marshal
import os
import py_compile
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.web.journal.program import fingerprints, foreign_bytecode

HONEST, CROOKED = "def pays(stake):\n    return stake * 35\n", "def pays(stake):\n    return stake * 34\n"
FIRST_CODE_BYTE = 16


def shop(tmp_path: Path, mode: py_compile.PycInvalidationMode) -> Path:
    """A small program that is compiled as it is written."""
    source = tmp_path / "pay.py"
    source.write_text(HONEST)
    (tmp_path / "page.js").write_text("show(35)")
    py_compile.compile(str(source), doraise=True, invalidation_mode=mode)
    return source


MODES = list(py_compile.PycInvalidationMode)


@pytest.mark.parametrize("mode", MODES)
def test_what_runs_is_what_is_written(tmp_path: Path, mode: py_compile.PycInvalidationMode) -> None:
    shop(tmp_path, mode)
    assert list(foreign_bytecode(tmp_path)) == []


@pytest.mark.parametrize("mode", MODES)
def test_another_program_under_the_name_of_a_source_is_found(
    tmp_path: Path, mode: py_compile.PycInvalidationMode
) -> None:
    """The source stays as it was, and Python would run the other one."""
    source = shop(tmp_path, mode)
    before = fingerprints(tmp_path)
    cached = Path(importlib.util.cache_from_source(str(source)))
    cached.write_bytes(cached.read_bytes()[:FIRST_CODE_BYTE] + marshal.dumps(compile(CROOKED, str(source), "exec")))
    ran = subprocess.run(
        [sys.executable, "-c", "import pay; print(pay.pays(1))"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == "34\n"
    assert fingerprints(tmp_path) == before
    assert list(foreign_bytecode(tmp_path)) == ["pay.py"]


def test_bytecode_that_cannot_be_read_is_found(tmp_path: Path) -> None:
    source = shop(tmp_path, py_compile.PycInvalidationMode.TIMESTAMP)
    cached = Path(importlib.util.cache_from_source(str(source)))
    cached.write_bytes(cached.read_bytes()[: FIRST_CODE_BYTE + 3])
    assert list(foreign_bytecode(tmp_path)) == ["pay.py"]


def test_bytecode_that_python_would_not_run_is_left_alone(tmp_path: Path) -> None:
    source = shop(tmp_path, py_compile.PycInvalidationMode.TIMESTAMP)
    source.write_text(CROOKED)
    os.utime(source, (1, 1))
    assert list(foreign_bytecode(tmp_path)) == []


@pytest.mark.parametrize("file", ["pay.py", "page.js"])
def test_every_shipped_file_is_in_the_hash(tmp_path: Path, file: str) -> None:
    shop(tmp_path, py_compile.PycInvalidationMode.TIMESTAMP)
    before = fingerprints(tmp_path)["program"]
    (tmp_path / file).write_text((tmp_path / file).read_text().replace("35", "34"))
    assert fingerprints(tmp_path)["program"] != before


def test_this_very_program_runs_as_it_is_written() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "croupier.web.journal.program"], capture_output=True, check=True
    ).stdout
    assert json.loads(told) == {"fingerprints": fingerprints(), "findings": []}
