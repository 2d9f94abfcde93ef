"""The program itself: help, version, completion, exit codes, and the installed script in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from tests.support import croupier

from croupier.cli.app import COMMANDS as LISTED
from croupier.cli.app import application
from croupier.cli.output import broken

SCRIPT = Path(sys.executable).with_name("croupier")
COMMANDS = [
    ("rules",),
    ("rules", "list"),
    ("rules", "show"),
    ("rules", "check"),
    ("rules", "diff"),
    ("odds",),
    ("settle",),
    ("clauses",),
    ("demo",),
]


def installed(*args: str, stdin: bytes = b"", **environ: str) -> subprocess.CompletedProcess[bytes]:
    """`croupier ARGS` as a person or a program starts it."""
    environment = {**os.environ, "COLUMNS": "80", **environ}
    return subprocess.run([SCRIPT, *args], input=stdin, capture_output=True, check=False, env=environment)


class TestHelp:
    def test_names_every_command(self) -> None:
        out = croupier("--help").out
        assert "Roulette as the law writes it, made to run." in out
        assert all(command[0] in out for command in COMMANDS)

    @pytest.mark.parametrize("command", COMMANDS)
    @pytest.mark.parametrize("flag", ["--help", "-h"])
    def test_of_each_command_says_what_it_does(self, command: tuple[str, ...], flag: str) -> None:
        answer = croupier(*command, flag)
        assert answer.code == 0
        assert f"Usage: croupier {' '.join(command)}" in answer.out

    @pytest.mark.parametrize("command", [command for command in COMMANDS if command != ("rules",)])
    def test_of_each_command_offers_json(self, command: tuple[str, ...]) -> None:
        assert "--json" in croupier(*command, "--help").out

    def test_comes_when_nothing_is_asked(self) -> None:
        assert "Usage:" in croupier().out + croupier().err
        assert "Usage:" in croupier("rules").out + croupier("rules").err

    def test_points_to_the_right_word(self) -> None:
        answer = croupier("oods")
        assert answer.code == 2
        assert "oods" in answer.err


def test_version_is_that_of_the_package() -> None:
    answer = croupier("--version")
    assert (answer.code, answer.out) == (0, f"{version('croupier')}\n")


@pytest.mark.parametrize("option", ["--show-completion", "--install-completion"])
def test_completion_can_be_shown_and_installed(option: str) -> None:
    assert option in croupier("--help").out


class TestTheInstalledScript:
    ROUND = json.dumps({"wagers": [{"seat": 1, "place": "courtesy", "stake": 200}], "outcomes": ["00"]}).encode()

    def test_settles_a_round_from_a_pipe(self) -> None:
        done = installed("settle", "house", "--wheel", "double-zero", "--json", stdin=self.ROUND)
        assert (done.returncode, done.stderr) == (0, b"")
        [row] = json.loads(done.stdout)["rows"]
        assert (row["bet"], row["result"], row["winnings"]) == ("split-0-00", "won", 3400)

    def test_refuses_bad_input_with_2_and_json(self) -> None:
        done = installed("settle", "house", "--json", stdin=b'{"wagers": [{"seat": 1, "bet": "\\ud800", "stake": 1}]}')
        assert (done.returncode, done.stderr) == (2, b"")
        error = json.loads(done.stdout)
        assert (error["code"], error["row"]) == ("bet_not_permitted", 0)

    def test_refuses_half_a_surrogate_pair_in_words(self) -> None:
        done = installed("settle", "house", stdin=b'{"wagers": [{"seat": 1, "bet": "\\ud800", "stake": 100}]}')
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.startswith("bet_not_permitted (row 1): “\\ud800”".encode())

    def test_tells_people_what_to_do_on_standard_error(self) -> None:
        done = installed("odds", "nevada")
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.decode() == (
            "no_such_rulebook: There is no rulebook “nevada”. There are: house, south-dakota, colorado, classic.\n"
        )

    def test_shows_completion_for_bash(self) -> None:
        """The shell that asks is found among the parents of the process, so a shell must ask."""
        asking = ["bash", "-c", f"'{SCRIPT}' --show-completion; exit $?"]
        done = subprocess.run(asking, capture_output=True, check=False)
        assert done.returncode == 0
        assert b"_croupier_completion" in done.stdout

    @pytest.mark.parametrize("flag", [(), ("--json",)])
    def test_also_speaks_to_a_terminal_without_unicode(self, flag: tuple[str, ...]) -> None:
        done = installed("rules", "show", "classic", *flag, PYTHONIOENCODING="ascii")
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout.isascii()

    def test_stops_quietly_when_nobody_reads_on(self) -> None:
        command = f"'{SCRIPT}' clauses --json | head -c 1"
        done = subprocess.run(["bash", "-c", command], capture_output=True, check=False)
        assert (done.stdout, done.stderr) == (b"{", b"")


@pytest.mark.parametrize(
    ("package", "command", "said"),
    [
        ("typer", "", 'extra_missing: croupier needs more: pip install "croupier[cli]"'),
        ("typer", "serve", 'extra_missing: croupier needs more: pip install "croupier[cli]"'),
        ("fastapi", "serve --demo --port 0", 'extra_missing: croupier serve needs more: pip install "croupier[serve]"'),
        (
            "psycopg",
            "register report postgresql://x",
            'extra_missing: croupier register needs more: pip install "croupier[postgres]"',
        ),
        (
            "numpy",
            "ruin --bankroll 9 --target 10",
            'extra_missing: croupier ruin needs more: pip install "croupier[lab]"',
        ),
        (
            "typst",
            "paper card house -o x.pdf",
            'extra_missing: croupier paper needs more: pip install "croupier[paper]"',
        ),
    ],
)
def test_a_missing_extra_is_one_line_that_says_what_to_install(package: str, command: str, said: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; from croupier.cli.main import run; run()"
    done = subprocess.run([sys.executable, "-c", code, *command.split()], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{said}\n")


def test_a_module_of_our_own_that_is_missing_is_no_extra() -> None:
    code = "import sys; sys.modules['croupier.cli.app'] = None; from croupier.cli.main import run; run()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, "ModuleNotFoundError" in done.stderr) == (1, True)


@pytest.mark.parametrize(
    ("key", "width", "lines"),
    [
        ("odds", 10, ["odds"]),
        ("chips.match_play_bets", 21, ["chips.match_play_bets"]),
        ("chips.match_play_bets", 12, ["chips.match_", "  play_bets"]),
        ("chips.value_chip_colour_inside_one_player", 18, ["chips.value_chip_", "  colour_inside_", "  one_player"]),
        ("unbreakable", 4, ["unbreakable"]),
    ],
)
def test_a_long_key_is_broken_after_dots_and_underscores(key: str, width: int, lines: list[str]) -> None:
    assert broken(key, width).splitlines() == lines


def test_a_command_loads_its_own_module_alone() -> None:
    loaded = loaded_by("clauses", "--json")
    assert "croupier.cli.clauses" in loaded
    assert "croupier.cli.serve" not in loaded


@pytest.mark.parametrize("asked", [(), ("--help",), ("-h",), ("--version",), ("oods",)])
def test_help_and_version_load_no_command(asked: tuple[str, ...]) -> None:
    assert loaded_by(*asked) == {"croupier.cli.app"}


def loaded_by(*asked: str) -> set[str]:
    code = f"import sys; from croupier.cli.app import application; application({list(asked)})"
    code += "; print(*(name for name in sys.modules if name.startswith('croupier.cli.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_the_list_says_of_each_command_what_the_command_says_of_itself() -> None:
    shown = {name: command for name, command in application().commands.items() if not command.hidden}
    assert {name: command.get_short_help_str(300) for name, command in shown.items()} == LISTED


@pytest.mark.parametrize("name", ["register", "floor"])
def test_the_register_answers_to_its_old_name_too(name: str) -> None:
    assert installed(name, "--help").returncode == 0
    assert croupier(name, "report", "/nowhere").err == croupier("register", "report", "/nowhere").err


def test_no_flag_is_shown_with_a_type() -> None:
    for command in ((), ("serve",), ("odds",), ("journal", "verify")):
        assert "<bool>" not in croupier(*command, "--help").out


def test_a_file_that_is_not_there_is_said_in_words() -> None:
    assert croupier("script", "/nowhere").err == (
        "cannot_read: /nowhere cannot be read or written: there is no such file or folder.\n"
    )
    assert "Errno" not in croupier("serve", "--settings", "/nowhere").err
    assert "it is a folder" in croupier("script", "/").err


def test_a_full_disk_is_said_in_words(tmp_path: Path) -> None:
    card = tmp_path / "card.html"
    card.symlink_to("/dev/full")
    assert croupier("paper", "card", "house", "-o", str(card)).err.endswith(": the disk is full.\n")


def test_a_demonstration_keeps_nothing_and_says_so() -> None:
    answer = croupier("serve", "--demo", "--db", "kept.sqlite")
    assert answer.code == 2
    assert answer.err.startswith("demo_keeps_nothing: ")


def test_a_journal_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    refused = croupier("serve", "--db", str(tmp_path), "--port", "0")
    assert refused.code == 2
    assert refused.err == f"cannot_read: {tmp_path} cannot be read or written: it is a folder, not a file.\n"
