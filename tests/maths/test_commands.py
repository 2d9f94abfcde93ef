"""`croupier ruin`, `session`, `simulate` and `bias` as a person or a program uses them, and their manual page."""

from __future__ import annotations

import doctest
import re
import shlex
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from tests.support import COMMAND, croupier

from croupier.cli import output

PAGE = (Path(__file__).parents[2] / "docs" / "maths.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
STEPS_OF_50 = ((10 / 9) ** 18 - 1) / ((10 / 9) ** 20 - 1)  # under that limit: 18 steps from ruin, 2 from the target
US = ("--rulebook", "colorado", "--wheel", "double-zero")


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output.console, "_width", 80)
    monkeypatch.setattr(output.errors, "_width", 80)


def asked(*args: str) -> Any:
    answer = croupier(*args, "--json")
    assert answer.code == 0, answer.out
    return answer.json


class TestManualPage:
    def test_every_example_prints_what_it_shows(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        examples = []
        for language, name, body in FENCE.findall(PAGE):
            if name:
                Path(name).write_text(body, encoding="utf-8")
            if language == "console":
                examples += [part.split("\n", maxsplit=1) for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]]
        assert len(examples) >= 8
        for command, shown in examples:
            program, *args = shlex.split(command)
            assert program == "croupier"
            answer = croupier(*args)
            printed = re.sub(" +$", "", answer.out + answer.err, flags=re.MULTILINE)
            wanted = re.sub(" +$", "", shown, flags=re.MULTILINE)
            same = doctest.OutputChecker().check_output(wanted, printed, doctest.ELLIPSIS)
            assert same, f"$ {command}\n{printed}"

    def test_the_python_examples_run(self) -> None:
        found = doctest.DocTestParser().get_doctest(PAGE, {}, "maths.md", "docs/maths.md", 0)
        assert len(found.examples) >= 8
        result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(found)
        assert result.failed == 0

    @pytest.mark.parametrize(
        "name",
        [
            "ruin",
            "session",
            "simulate",
            "bias",
            "wait",
            "correlate",
            "zero",
            "kelly",
            "compare",
            "hold",
            "offer",
            "design",
            "rare",
        ],
    )
    def test_every_option_is_described(self, name: str) -> None:
        command: Any = COMMAND
        options = [option for param in command.commands[name].params for option in param.opts if option[:2] == "--"]
        assert "--json" in options
        assert [option for option in options if option not in PAGE and option != "--help"] == []


class TestRuin:
    def test_as_the_specification_shows_it(self) -> None:
        found = asked("ruin", *US, "--bet", "red", "--bankroll", "20", "--target", "40", "--unit", "1")
        assert f"{found['win']:.6f}" == "0.108398"
        assert f"{found['mean_spins']:.3f}" == "297.618"
        assert found["exact"] is True

    def test_what_no_float_holds_has_mantissa_and_exponent(self) -> None:
        found = asked("ruin", *US, "--bankroll", "100", "--target", "20000")
        assert found["win"] == found["win_scientific"] == {"mantissa": pytest.approx(2.666, abs=5e-4), "exponent": -911}

    @pytest.mark.parametrize(
        ("strategy", "more", "win"),
        [("bold", (), 0.879425), ("best", (), 0.879425), ("bold", ("--limit", "50"), STEPS_OF_50)],
    )
    def test_bold_and_best_play(self, strategy: str, more: tuple[str, ...], win: float) -> None:
        found = asked("ruin", *US, "--bankroll", "900", "--target", "1000", "--strategy", strategy, *more)
        assert found["win"] == pytest.approx(win, abs=5e-4)

    def test_the_limits_of_the_table_are_kept(self) -> None:
        found = asked("ruin", "--rulebook", "house", "--bankroll", "20", "--target", "40", "--strategy", "martingale")
        assert found["limit"] == 400
        wider = asked(
            "ruin", "--bankroll", "20", "--target", "40", "--strategy", "martingale", "--wheel", "double-zero"
        )
        assert wider["limit"] is None
        assert wider["win"] != found["win"]

    def test_the_best_of_several_bets(self) -> None:
        args = ("ruin", *US, "--bankroll", "20", "--target", "40", "--strategy", "best")
        red, both = asked(*args), asked(*args, "--bet", "red", "--bet", "dozen-1", "--bet", "straight-1")
        assert both["win"] > red["win"]

    def test_la_partage_helps(self) -> None:
        args = ("ruin", "--bankroll", "20", "--target", "40")
        assert asked(*args, "--option", "la-partage")["win"] > asked(*args)["win"]

    @pytest.mark.parametrize(
        ("args", "code"),
        [
            (("--bankroll", "40", "--target", "20"), "bad_goal"),
            (("--bankroll", "x", "--target", "20"), "bad_amount"),
            (("--bankroll", "10", "--target", "20", "--strategy", "magic"), "no_such_system"),
            (("--bankroll", "10", "--target", "20", "--bet", "snake"), "bet_not_permitted"),
            (("--bankroll", "10", "--target", "20", "--strategy", "bold", "--stop-loss", "5"), "bad_goal"),
            (("--bankroll", "10", "--target", "20", "--option", "surrender"), "option_not_offered"),
        ],
    )
    def test_what_is_wrong_is_told(self, args: tuple[str, ...], code: str) -> None:
        answer = croupier("ruin", *args, "--json")
        assert (answer.code, answer.json["code"]) == (2, code)
        people = croupier("ruin", *args)
        assert (people.code, people.out) == (2, "")
        assert people.err.startswith(code)

    def test_without_the_lab_the_extra_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for module in [name for name in sys.modules if name.startswith("croupier.maths.")]:
            if module.rpartition(".")[2] in ("goals", "ruin", "chains", "play"):
                monkeypatch.delitem(sys.modules, module)
        monkeypatch.setitem(sys.modules, "scipy", None)
        monkeypatch.setitem(sys.modules, "scipy.linalg", None)
        monkeypatch.setitem(sys.modules, "scipy.sparse", None)
        answer = croupier("ruin", "--bankroll", "20", "--target", "40")
        assert answer.code == 2
        assert "croupier[lab]" in answer.err


class TestSession:
    def test_flat(self) -> None:
        found = asked("session", "--bet", "straight-17", "--wheel", "double-zero", "--spins", "36")
        assert f"{found['ahead'] + found['even']:.6f}" == "0.617129"
        assert found["staked"] == 3600
        assert found["exact"] is True
        assert found["error"] < 1e-10
        assert found["numbers"]["expected_each"] == pytest.approx(36 / 38)

    def test_a_million_spins_have_no_zero_chance(self) -> None:
        found = asked("session", "--wheel", "double-zero", "--spins", "2000000")
        assert found["ahead"]["exponent"] < -1000
        assert found["exact"] is False
        assert found["numbers"] is None

    def test_a_strategy_walks_its_chain(self) -> None:
        found = asked("session", "--strategy", "martingale", "--bankroll", "50", "--limit", "16", "--spins", "60")
        assert found["ahead"] + found["even"] + found["behind"] == pytest.approx(1, abs=1e-9)
        assert found["quantiles"]["0.01"] <= found["quantiles"]["0.5"] <= found["quantiles"]["0.99"]
        # The edge takes its share of all that is staked, whatever the system.
        assert found["mean"] < 0

    def test_a_strategy_needs_a_bankroll(self) -> None:
        assert (
            croupier("session", "--strategy", "fibonacci", "--spins", "60", "--json").json["code"] == "needs_bankroll"
        )

    def test_a_system_for_people(self) -> None:
        assert "50% quantile" in croupier("session", "--spins", "60", "--strategy", "paroli", "--bankroll", "20").out


class TestSimulate:
    ARGS = ("simulate", "--strategy", "martingale", "--bankroll", "50", "--limit", "16", "--spins", "60")

    def test_agrees_with_the_exact_session(self) -> None:
        exact = asked("session", "--strategy", "martingale", "--bankroll", "50", "--limit", "16", "--spins", "60")
        found = asked(*self.ARGS, "--sessions", "50000", "--seed", "3", "--confidence", "0.9999")
        assert found["ahead"]["low"] <= exact["ahead"] <= found["ahead"]["high"]
        assert found["mean_net"]["low"] <= exact["mean"] <= found["mean_net"]["high"]
        assert found["sessions"] == 50_000

    def test_depends_on_the_seed_alone(self) -> None:
        runs = [asked(*self.ARGS, "--sessions", "5000", "--seed", "8", "--threads", threads) for threads in "12"]
        assert len({str([run[key] for key in ("spins", "mean_net", "quantiles")]) for run in runs}) == 1

    def test_recorded_spins(self, tmp_path: Path) -> None:
        file = tmp_path / "past.csv"
        file.write_text(
            "number\n" + "\n".join(str(n) for n in np.random.default_rng(2).integers(37, size=600)) + "\nx\n"
        )
        found = asked("simulate", "--spins", "60", "--source", str(file), "--column", "number")
        assert (found["sessions"], found["unread_lines"]) == (10, 1)

    def test_for_people_has_intervals(self) -> None:
        out = croupier(*self.ARGS, "--sessions", "2000").out
        assert "95% interval" in out
        assert "ruined " in out
        assert "target reached" not in out

    def test_for_people_tells_of_the_goals_that_were_set(self) -> None:
        out = croupier(*self.ARGS, "--sessions", "2000", "--stop-win", "150", "--stop-loss", "20").out
        assert "target reached" in out
        assert "ruined or at the stop-loss" in out

    def test_the_bar_tells_rate_and_time_left(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(output.errors, "_force_terminal", True)
        monkeypatch.setattr(output.errors, "_environ", {"TERM": "xterm"})
        monkeypatch.setattr(output.errors, "is_interactive", True)
        assert "million spins/s" in croupier("simulate", "--spins", "50", "--sessions", "400000").err

    @pytest.mark.parametrize(
        ("args", "loop"),
        [
            ((), "flat"),
            (("--strategy", "martingale", "--bankroll", "100", "--limit", "50"), "tables"),
            (("--strategy", "labouchere", "--bankroll", "100", "--limit", "15"), "tables"),
            (("--strategy", "labouchere", "--bankroll", "100"), "tables and arithmetic"),
            (("--strategy", "mine.py", "--bankroll", "100"), "function"),
        ],
    )
    def test_it_says_which_loop_played(
        self, args: tuple[str, ...], loop: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.chdir(tmp_path)
        Path("mine.py").write_text(
            "import math\ndef strategy(state, result, bankroll):\n    return int(math.sqrt(4))\n"
        )
        given = ("simulate", "--spins", "60", "--sessions", "10", *args)
        assert croupier(*given, "--json").json["loop"] == loop
        assert f"({loop})" in croupier(*given).out

    @pytest.mark.parametrize(
        ("args", "code"),
        [
            (("--spins", "60"), "bad_plan"),
            (("--spins", "60", "--sessions", "10", "--strategy", "martingale"), "needs_bankroll"),
            (("--spins", "60", "--sessions", "10", "--confidence", "95"), "bad_level"),
            (("--spins", "60", "--sessions", "10", "--source", "/nowhere"), "cannot_read"),
            (("--spins", "60", "--sessions", "10", "--backend", "gpu", "--source", "spins.txt"), "not_on_gpu"),
        ],
    )
    def test_what_is_wrong_is_told(
        self, args: tuple[str, ...], code: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        import types

        monkeypatch.chdir(tmp_path)
        Path("spins.txt").write_text("\n".join(["17"] * 600))
        monkeypatch.setitem(sys.modules, "cupy", types.ModuleType("cupy"))
        answer = croupier("simulate", *args, "--json")
        assert (answer.code, answer.json["code"]) == (2, code)


class TestBias:
    @pytest.fixture
    def spins(self, tmp_path: Path) -> str:
        file = tmp_path / "spins.txt"
        numbers = np.random.default_rng(5).integers(37, size=3000)
        file.write_text("\n".join(map(str, numbers)) + "\nred\n")
        return str(file)

    def test_of_a_fair_wheel(self, spins: str) -> None:
        found = asked("bias", spins)
        assert (found["suspicious"], found["spins"]) == (False, 3000)
        assert found["unread"] == [{"line": 3001, "text": "red"}]
        ring, order = ("pocket", "sectors", "tilt", "two-lobed", "chi-square"), ("repeats", "distance", "serial")
        assert [test["test"] for test in found["tests"]] == [*ring, *order, "signature", "cusum"]
        assert found["worth"] is None
        assert sum(found["counts"].values()) == 3000
        assert list(found["counts"])[:3] == ["0", "32", "15"]

    def test_for_people(self, spins: str) -> None:
        out = croupier("bias", spins).out
        assert "Nothing in these 3,000 spins is odder than chance makes it." in out
        assert "With 3,000 spins a 9-pocket sector 10% too frequent would be seen" in out
        assert "Line 3001 could not be read: red" in out
        assert all(len(line) <= 80 for line in out.splitlines())

    def test_as_a_drawing(self, spins: str, tmp_path: Path) -> None:
        drawing = tmp_path / "ring.svg"
        assert croupier("bias", spins, "--plot", str(drawing)).code == 0
        bars = ElementTree.parse(drawing).getroot().findall("{http://www.w3.org/2000/svg}rect")
        found = asked("bias", spins)["counts"]
        tall = [float(bar.attrib["height"]) for bar in bars]
        assert tall == pytest.approx([count / max(found.values()) * 192 for count in found.values()], abs=0.01)

    def test_of_a_wheel_with_a_favourite(self, tmp_path: Path) -> None:
        file = tmp_path / "spins.txt"
        file.write_text("17\n25\n2\n4\n" * 100)
        found = asked("bias", str(file), "--level", "0.05")
        assert found["suspicious"] is True
        assert found["verdict"].startswith("Suspicious")

    def test_of_nothing(self) -> None:
        answer = croupier("bias", "/nowhere", "--json")
        assert (answer.code, answer.json["code"]) == (2, "cannot_read")
