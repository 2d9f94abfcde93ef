"""How predictable a wheel is, by `croupier wheel predict`, on emulated wheels of which the physics is known."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.support import croupier

from croupier.rules import wheel
from croupier.wheels.sensor.config import Mode, Model
from croupier.wheels.sensor.emulator import Emulator
from croupier.wheels.sensor.physics import Body, timed_spins, write_timings
from croupier.wheels.sensor.spin import Setting

LEVEL = Body(wheel("single-zero").ring)
TILTED = replace(LEVEL, tilt=0.25)


def predicted(folder: Path, body: Body, spins: int = 300, seed: int = 1) -> Any:
    file = folder / "timings.csv"
    write_timings(file, list(timed_spins(body, spins, seed)))
    answer = croupier("wheel", "predict", str(file), "--json")
    assert answer.code == 0, answer.out
    return answer.json


@pytest.fixture(scope="module")
def tilted(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return predicted(tmp_path_factory.mktemp("tilted"), TILTED)


@pytest.fixture(scope="module")
def level(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return predicted(tmp_path_factory.mktemp("level"), LEVEL)


def test_the_tilt_is_found(tilted: Any, level: Any) -> None:
    assert tilted["physics"]["tilt"] == pytest.approx(0.25, abs=0.12)
    assert level["physics"]["tilt"] == 0
    for found in (tilted, level):  # turns a second, and how many fewer after a second
        assert found["physics"]["leaves_at"] == pytest.approx(0.6, abs=0.15)
        assert found["physics"]["slows"] == pytest.approx(0.066, abs=0.02)


def test_on_spins_held_out_the_edge_grows_towards_the_fall(level: Any) -> None:
    moments = level["moments"]
    assert [moment["period"] for moment in moments] == sorted(moment["period"] for moment in moments)
    assert all(moment["spins"] <= 150 for moment in moments), "half of the spins taught, and are not asked"
    assert not moments[0]["predictable"]
    assert moments[-1]["predictable"]
    assert moments[-1]["edge_low"] > 0


def test_it_says_when_to_call_no_more_bets(level: Any, tilted: Any) -> None:
    first = next(moment for moment in level["moments"] if moment["predictable"])
    assert level["close_before_period"] == first["period"]
    assert level["verdict"].startswith(f"Call no more bets before a turn of the ball takes {first['period']:.2f} s")
    assert tilted["close_before_period"] < level["close_before_period"], "a tilted wheel is predictable earlier"


def test_a_ball_that_scatters_anywhere_cannot_be_predicted(tmp_path: Path) -> None:
    found = predicted(tmp_path, replace(TILTED, anywhere=1.0), seed=3)
    assert not any(moment["predictable"] for moment in found["moments"])
    assert found["verdict"] == "At none of these moments would a stop-watch have given a player an edge."


def test_a_coarse_clock_is_told(tmp_path: Path) -> None:
    found = predicted(tmp_path, replace(TILTED, resolution=0.5), spins=120)
    assert (found["too_coarse"], found["clock_step"], found["close_before_period"]) == (True, 0.5, None)
    assert found["verdict"].startswith("The sensor is too coarse: its clock steps by 0.5 s")


def test_frames_of_a_sensor_are_too_coarse(tmp_path: Path) -> None:
    file = tmp_path / "wheel.log"
    setting = Setting(Model.MERCURY_360, Mode.EXTENDED, tuple(map(str, range(37))))
    file.write_bytes(b"".join(send.data for send in Emulator(setting).sends(3)))
    assert "too coarse" in croupier("wheel", "predict", str(file)).out
    answer = croupier("wheel", "predict", str(file), "--json").json
    assert (answer["too_coarse"], answer["moments"]) == (True, [])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("17\n4\n", "not_timings"),
        ("spin,what,at,direction\n1,ball,soon,cw\n", "bad_timing"),
        ("spin,what,at,direction\n1,ball,0.5,cw\n1,result,17,\n", "too_few_spins"),
    ],
)
def test_what_is_no_timing_is_refused(tmp_path: Path, text: str, code: str) -> None:
    file = tmp_path / "timings.csv"
    file.write_text(text)
    answer = croupier("wheel", "predict", str(file), "--json")
    assert (answer.code, answer.json["code"]) == (2, code)


def test_for_people(tmp_path: Path) -> None:
    file = tmp_path / "timings.csv"
    assert croupier("wheel", "timings", str(file), "--spins", "80", "--tilt", "0.25", "--seed", "2").code == 0
    out = croupier("wheel", "predict", str(file)).out
    assert "Player's edge" in out
    assert "80 timed spins, every other pair held out; the clock steps by 0.001 s." in out
