"""Settings of the whole test run, and the trace of clauses to tests."""

from __future__ import annotations

import gc
import json
import re
import resource
import signal
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.parts import area, commit, drawn, in_parts
from tools.trace import marked

gc.disable()  # until all tests are read: they stay to the end, and looking through them again and again takes long

BUDGETS = {  # seconds of processor time, by folder
    name: int(seconds)
    for name, seconds in re.findall(
        r"^\| `(\w+)` \|.*\| (\d+) \|$",
        (Path(__file__).parents[1] / "docs" / "testing.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
}

settings.register_profile("test", deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("long", deadline=None, max_examples=2000, suppress_health_check=list(HealthCheck))
settings.load_profile("test")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the long tests, with many more examples")
    parser.addoption("--clause-tests", metavar="FILE", help="write which tests are marked with which clause")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--long"):
        settings.load_profile("long")
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # begun in the background of a shell
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    target = config.getoption("--clause-tests")
    if target:
        Path(target).write_text(json.dumps(marked(items)))
    if not config.getoption("--long"):
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="long: only in make test-long"))
        skip_what_is_not_drawn(items)
    processes = getattr(config, "workerinput", {}).get("workercount", 1)
    if processes > 1:
        items[:] = in_parts(items, BUDGETS, processes)


def skip_what_is_not_drawn(items: list[pytest.Item]) -> None:
    """Of tests with many alike examples, those that are another commit's: `make test-long` tries them all."""
    shared: dict[tuple[int, str], dict[str, pytest.Item]] = defaultdict(dict)
    for item in items:
        if (mark := item.get_closest_marker("one_in")) and not item.get_closest_marker("long"):
            alike = mark.kwargs.get("of") or item.nodeid.partition("[")[0]
            shared[mark.args[0], alike][item.nodeid] = item
    for (share, _), examples in shared.items():
        for name in examples.keys() - drawn(examples, share, commit()):
            assert not examples[name].get_closest_marker("clause"), f"{name}: a clause's bite needs all its examples"
            examples[name].add_marker(pytest.mark.skip(reason="not drawn for this commit: all in make test-long"))


def processor_seconds() -> float:
    """Of this process and of those that it started and saw end."""
    spent = [resource.getrusage(whose) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in spent)


class Meter:
    """What each test takes of the processors: the clock on the wall tells of the neighbours too."""

    def __init__(self) -> None:
        self.read = processor_seconds()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if call.when == "teardown":
            before, self.read = self.read, processor_seconds()
            report.user_properties.append(("processor", self.read - before))
        return report


def pytest_collection_finish(session: pytest.Session) -> None:
    gc.freeze()
    gc.enable()
    if not session.config.pluginmanager.has_plugin("meter"):
        session.config.pluginmanager.register(Meter(), "meter")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What each area took beside its budget in docs/testing.md, where a run is large enough to say so."""
    took: dict[str, float] = defaultdict(float)
    count = 0
    for report in (report for kind in ("passed", "failed", "") for report in terminalreporter.stats.get(kind, ())):
        if isinstance(report, pytest.TestReport) and report.nodeid.startswith("tests/"):
            took[area(report)] += sum(
                spent for name, spent in report.user_properties if name == "processor" and isinstance(spent, float)
            )
            count += report.when == "call"
    if count < 1000:
        return
    terminalreporter.section("seconds of processor time by area")
    for name, seconds in sorted(took.items(), key=lambda entry: -entry[1]):
        budget = BUDGETS.get(name, 0)
        over = "   over its budget" if seconds > budget else ""
        terminalreporter.write_line(f"{name:16}{seconds:8.0f} of {budget:4}{over}")
