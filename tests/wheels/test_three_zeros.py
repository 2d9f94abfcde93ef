"""A wheel of 39 pockets: its sensor's frames, its generator and its recordings know 000."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest
from tests.rules.own_rulebooks import EXAMPLE, odd_ring
from tests.support import croupier

from croupier.rules import rulebook, wheel
from croupier.wheels.random.battery import judge
from croupier.wheels.random.bulk import bulk, seeded_drbg
from croupier.wheels.random.fair import Close, Round, commit, prove
from croupier.wheels.random.verify import verify
from croupier.wheels.sensor.config import Mode, Model
from croupier.wheels.sensor.spin import Setting, packets, play

POCKETS = tuple(wheel("three-zeros", rulebook(str(EXAMPLE))).pockets)
ORDER = ["17", "000", "00", "0", "36", "000"]
THREE_ZEROS = f"{EXAMPLE}/three-zeros"


def test_the_generator_draws_39_pockets_evenly() -> None:
    assert len(POCKETS) == 39
    drawn = bulk(seeded_drbg(b"thirty-nine pockets"), 400_000, len(POCKETS))
    assert set(np.unique(drawn).tolist()) == set(range(39))
    assert judge([drawn], 39).passed


def proof(pockets: tuple[str, ...], name: str) -> object:
    round_, secret = Round("R-1", 1, name, pockets), b"\x01" * 32
    return prove(round_, commit(round_, secret), secret, Close(b"\x02" * 32)).as_json()


def test_a_proof_with_other_pockets_than_a_wheel_has_is_seen() -> None:
    assert verify(proof(POCKETS, "three-zeros")).ok
    assert verify(proof(POCKETS[::-1], "three-zeros")).ok
    assert not verify(proof(POCKETS, "double-zero")).ok
    assert not verify(proof(POCKETS[:-1], "three-zeros")).ok
    assert not verify(proof(POCKETS[1:], "three-zeros")).ok


@pytest.mark.parametrize("mode", [Mode.BASIC, Mode.ADVANCED, Mode.EXTENDED])
def test_its_sensor_is_understood_in_every_mode(mode: Mode, tmp_path: Path) -> None:
    setting = Setting(Model.MERCURY_360, mode, POCKETS, 3.0, 2.0)
    heard, last, before = b"", None, None
    for game, number in enumerate(ORDER, start=1):
        for tick in play(setting, game, last, number, None, Random(game)):
            heard += packets(tick, before, mode)
            before = tick.status
        last = number
    file = tmp_path / "line.log"
    file.write_bytes(heard)
    told = croupier(
        "wheel", "replay", str(file), "--wheel", THREE_ZEROS, "--model", "mercury360", "--mode", mode.value, "--json"
    )
    assert [one["number"] for one in json.loads(told.out)["results"]] == ORDER, told.err


def test_bias_looks_for_each_zero(tmp_path: Path) -> None:
    chance, file = Random(1), tmp_path / "spins.txt"
    without = [pocket for pocket in POCKETS if pocket != "000"]
    file.write_text("\n".join(chance.choice(without) for _ in range(2_000)))
    told = croupier("bias", str(file), "--wheel", THREE_ZEROS)
    assert "000 never came in 2,000 spins" in told.out, told.err
    file.write_text("\n".join(["triple zero", *(chance.choice(POCKETS) for _ in range(2_000))]))
    assert "three-zeros wheel" in croupier("bias", str(file), "--wheel", THREE_ZEROS).out
    assert "000 came" in croupier("bias", str(file), "--wheel", "double-zero").out


def test_a_ring_of_its_own_has_its_odds_and_its_edge(tmp_path: Path) -> None:
    odd = odd_ring(tmp_path)
    row = json.loads(croupier("odds", odd, "--bet", "black", "--json").out)["bets"][0]
    assert (row["probability"], row["house_edge"]) == ("9/19", "1/19")
    one = {"wagers": [{"seat": 1, "bet": "black", "stake": 500}], "outcomes": ["1"]}
    settled = croupier("settle", odd, "--json", stdin=json.dumps(one))
    assert settled.code == 0, settled.err
    assert json.loads(settled.out)["totals"]["winnings"] == 500
