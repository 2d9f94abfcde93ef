"""`cosmic-ray exec`, with each test run in a fork of this process, which has loaded pytest already. Much faster.

The mutants, the session and what counts as killed are cosmic-ray's; croupier is never imported before the fork.
"""

from __future__ import annotations

import importlib
import os
import shlex
import signal
import sys
import time
import tomllib
from pathlib import Path
from typing import Any, NoReturn

import hypothesis
import numpy as np
import pytest

LOADED = (hypothesis, np, pytest)

cli: Any = importlib.import_module("cosmic_ray.cli")
mutating: Any = importlib.import_module("cosmic_ray.mutating")
outcomes: Any = importlib.import_module("cosmic_ray.work_item").TestOutcome

OUTCOMES: dict[int, Any] = {
    pytest.ExitCode.OK: outcomes.SURVIVED,
    pytest.ExitCode.TESTS_FAILED: outcomes.KILLED,
    pytest.ExitCode.INTERRUPTED: outcomes.KILLED,  # by an error while the tests were collected
}


def run_tests(command: str, timeout_seconds: float) -> tuple[Any, str]:
    """In place of cosmic_ray.testing.run_tests, for commands such as `python -m pytest -x tests`.

    Only a failed test or a module that cannot be imported kills a mutant. Whatever else pytest ends with is a fault
    of this tool, and nothing is learnt from it: the exception makes cosmic-ray note the mutant as incompetent.
    """
    arguments = shlex.split(command)
    assert arguments[1:3] == ["-m", "pytest"]
    child = os.fork()
    if child == 0:
        run_pytest_and_end(arguments[3:])
    give_up = time.monotonic() + timeout_seconds
    while time.monotonic() < give_up:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            code = os.waitstatus_to_exitcode(status)
            if code not in OUTCOMES:
                raise RuntimeError(f"pytest ended with {code}")
            return OUTCOMES[code], f"exit {code}"
        time.sleep(0.01)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return outcomes.KILLED, "timeout"


def run_pytest_and_end(arguments: list[str]) -> NoReturn:
    """The process ends with the exit code of pytest."""
    code = 3
    try:
        os.setsid()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        code = int(pytest.main(arguments))
    finally:
        os._exit(code)


if __name__ == "__main__":
    assert "croupier" not in sys.modules
    sys.dont_write_bytecode = True
    mutating.run_tests = run_tests
    config, session = sys.argv[1:]
    control = tomllib.loads(Path(config).read_text(encoding="utf-8"))["cosmic-ray"]
    if run_tests(control["test-command"], control["timeout"])[0] is not outcomes.SURVIVED:
        sys.exit("The tests fail without any mutation, so nothing can be learnt from mutants.")
    sys.exit(cli.main(["exec", config, session]))
