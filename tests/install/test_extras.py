"""Each extra in an environment of its own, made from the wheel: its commands run, and the others say what they need.

Packages come from the cache of the set-up where they can, so that this is quick and needs no network.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest

import croupier
from croupier.extras import BRINGS

ROOT = Path(__file__).parents[2]
ADDRESS = "https://example.org/croupier"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
UV = Path(sys.executable).with_name("uv")
RUIN = "ruin --bankroll 20 --target 40 --json"
SIMULATE = "simulate --strategy martingale --bankroll 100 --spins 5 --sessions 10 --seed 1 --json"
NEEDS = 'extra_missing: croupier {} needs more: pip install "croupier[{}]"\n'


@dataclass(frozen=True)
class Environment:
    folder: Path

    def run(self, *command: str, code: int = 0) -> str:
        """What is printed, on standard error where the command is meant to fail."""
        environ = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, cwd=self.folder, env=environ | {"COLUMNS": "200"}
        )
        assert done.returncode == code, (command, done.stdout, done.stderr)
        return done.stderr if code else done.stdout

    def croupier(self, command: str, code: int = 0) -> str:
        return self.run(str(self.folder / "bin" / "croupier"), *command.split(), code=code)

    def python(self, code: str) -> str:
        return self.run(str(self.folder / "bin" / "python"), "-c", code)


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once, with the pages as they are: they are up to date after the set-up."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    environ = os.environ | {"CROUPIER_ADDRESS": ADDRESS}
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env=environ)
    [made] = folder.glob("*.whl")
    return made


@pytest.fixture
def installed(wheel: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Environment:
    """The environment of the extra that the test names; skipped, and said aloud, where no package can be had."""
    extra = request.param
    folder = tmp_path / "environment"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder], check=True)
    what = f"croupier[{extra}] @ {wheel.as_uri()}" if extra else f"croupier @ {wheel.as_uri()}"
    chosen = ["--quiet", "--python", str(folder), "--constraint", str(ROOT / "locks" / "test.lock")]
    command = [str(UV), "pip", "install", *chosen, what]
    for how in (["--offline"], []):
        done = subprocess.run([*command, *how], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return Environment(folder)
    banner = (
        f"########  NOT TESTED: the extra “{extra}”. Neither the cache nor a package index has its packages.  ########"
    )
    sys.__stderr__.write(f"\n{banner}\n{done.stderr}\n") if sys.__stderr__ else None
    pytest.skip(banner)


def extra(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("installed", [name], indirect=True, ids=[name or "bare"])


@extra("")
def test_bare_is_the_engine_and_says_how_to_get_the_commands(installed: Environment) -> None:
    settling = "table_rules('house', 'double-zero').pay_table.settle('red', 500, '1').winnings"
    assert installed.python(f"from croupier.rules import table_rules; print({settling})") == "500\n"
    needed = 'extra_missing: croupier needs more: pip install "croupier[cli]"\n'
    assert installed.croupier("--version", code=2) == needed
    assert installed.run(str(installed.folder / "bin" / "python"), "-m", "croupier", "serve", code=2) == needed


@extra("cli")
def test_cli_has_the_version_the_help_and_every_light_command(installed: Environment) -> None:
    assert installed.croupier("--version") == f"{croupier.__version__}\n"
    assert "simulate" in installed.croupier("--help")
    for command in ("rules list", "odds house", "tournament --help", "wheel --help", "paper card house -o card.html"):
        assert installed.croupier(command)
    for command, wanted in (
        ("serve --demo", "serve"), (RUIN.removesuffix(" --json"), "lab"), ("paper card house -o card.pdf", "paper"),
        ("journal reconcile postgresql://nowhere", "postgres"),
    ):  # fmt: skip
        assert installed.croupier(command, code=2) == NEEDS.format(command.split()[0], wanted)
    # A journal is verified, signed or not.
    evening = ROOT / "tests" / "playthroughs" / "colorado-in-prison.jsonl"
    installed.croupier(f"script {evening} --db plain.sqlite")
    assert json.loads(installed.croupier("journal verify plain.sqlite --json"))["ok"] is True
    installed.croupier("journal key floor.key --name casino.example/floor-1")
    installed.croupier(f"script {evening} --db signed.sqlite --sign floor.key")
    report = json.loads(installed.croupier("journal verify signed.sqlite --key floor.key.pub --json"))
    assert report["ok"] is True
    assert report["checkpoints"] > 0


SERVED = re.compile(r"serves at (http://\S+)/ ")


@extra("serve")
def test_serve_opens_a_house_with_its_pages(installed: Environment) -> None:
    import httpx

    serving = subprocess.Popen(
        [installed.folder / "bin" / "croupier", "serve", "--demo", "--port", "0"],
        stdout=subprocess.PIPE, text=True, cwd=installed.folder, env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    try:
        assert serving.stdout is not None
        said: list[str] = []
        while not (found := SERVED.search(line := serving.stdout.readline())):
            assert line, said
            said.append(line)
        while "Closed" not in line and "regulator" not in line:
            line = serving.stdout.readline()
        with httpx.Client(base_url=found[1], timeout=60) as client:
            assert client.get("/health").json()["version"] == croupier.__version__
            assert client.get("/api/openapi.json").json()["info"]["version"] == croupier.__version__
            assert "<script" in client.get("/terminal/").text
    finally:
        serving.terminate()
        serving.communicate()
    assert installed.croupier("paper card house -o card.pdf", code=2) == NEEDS.format("paper", "paper")
    elsewhere = "serve --db postgresql://nowhere --data . --port 0"
    assert installed.croupier(elsewhere, code=2) == NEEDS.format("serve", "postgres")


@extra("lab")
def test_lab_asks_and_simulates(installed: Environment) -> None:
    assert json.loads(installed.croupier(RUIN))["exact"] is True
    assert installed.croupier("session --bet red --spins 10")
    assert json.loads(installed.croupier(SIMULATE))["sessions"] == 10
    (installed.folder / "spins.txt").write_text("\n".join(str(spin % 37) for spin in range(200)), encoding="utf-8")
    assert installed.croupier("bias spins.txt --wheel single-zero")
    assert installed.croupier(f"{SIMULATE.removesuffix(' --json')} --backend cluster", code=2) == NEEDS.format(
        "simulate", "cluster"
    )


@extra("paper")
def test_paper_prints(installed: Environment) -> None:
    installed.croupier("paper card house -o card.pdf")
    assert "genuine" in installed.croupier("paper check card.pdf")


@pytest.mark.long  # tests/maths/test_cluster.py plays on a cluster every time
@extra("cluster")
def test_cluster_simulates_on_a_cluster(installed: Environment) -> None:
    assert json.loads(installed.croupier(f"{SIMULATE} --backend cluster"))["sessions"] == 10


@pytest.mark.parametrize(
    ("installed", "extras"),
    [("cluster", {"cli", "lab", "cluster"}), ("all", BRINGS.keys() - {"gpu"})],
    indirect=["installed"],
    ids=["cluster", "all"],
)
def test_an_extra_brings_the_packages_of_those_in_it(installed: Environment, extras: set[str]) -> None:
    packages = [package for extra in extras for package in BRINGS[extra]]
    missing = f"[name for name in {packages} if importlib.util.find_spec(name) is None]"
    assert installed.python(f"import importlib.util; print({missing})") == "[]\n"


def test_every_extra_is_tried_or_named_here() -> None:
    extras = PROJECT["optional-dependencies"]
    tried = {"cli", "serve", "postgres", "lab", "paper", "parquet", "cluster", "all"}
    assert set(extras) == tried | {"gpu", "server"}  # gpu needs a card: docs/gpu-run.md
    assert extras["server"] == ["croupier[serve]"]  # its earlier name


def test_the_version_is_written_in_one_place() -> None:
    assert "version" not in PROJECT
    assert PROJECT["dynamic"] == ["version", "urls"]


def test_the_package_names_its_authors_its_licence_and_the_address_of_who_publishes_it(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        [name] = [name for name in packed.namelist() if name.endswith("/METADATA")]
        told = message_from_bytes(packed.read(name))
    assert told.get_all("Project-URL") == [f"Homepage, {ADDRESS}", f"Source, {ADDRESS}"]
    assert (told["Author"], told["License-Expression"]) == ("The Croupier authors", "Apache-2.0")
