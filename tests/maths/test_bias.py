"""Wheel bias: the tests, their level and power, and what is read from files."""

from __future__ import annotations

import json
import math
import sys
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest
from bench import forensics
from numpy.typing import NDArray
from scipy.special import chdtri

from croupier.maths.bias import Spins, chi_square_power, judge, read_spins, sector_power, spins_needed, tilt_power
from croupier.maths.bias.finding import Finding
from croupier.maths.bias.order import cusum, serial
from croupier.maths.bias.statistics import findings
from croupier.refusal import Refused
from croupier.rules import wheel

EU, US = wheel("single-zero"), wheel("double-zero")
COVERED = wheel("double-zero-as-single-zero")


def spun(places: NDArray[np.int64], dealers: tuple[str, ...] = (), dealer: NDArray[np.int32] | None = None) -> Spins:
    """Spins that fell at these places of the ring."""
    pocket = np.array([EU.pockets.index(label) for label in EU.ring])
    who = np.empty(0, np.int32) if dealer is None else dealer
    return Spins(EU, pocket[places].astype(np.int16), dealers, who, (), 0)


def fair(seed: int, count: int) -> NDArray[np.int64]:
    return np.random.default_rng(seed).integers(37, size=count)


def one(test: str, places: NDArray[np.int64]) -> Finding:
    (found,) = (finding for finding in findings(spun(places)) if finding.test == test)
    return found


def weighted(seed: int, count: int, weights: NDArray[np.float64]) -> NDArray[np.int64]:
    return np.random.default_rng(seed).choice(37, size=count, p=weights / weights.sum())


class TestPower:
    def test_chi_square_points(self) -> None:
        assert f"{chdtri(36, 0.01):.2f}" == "58.62"
        assert f"{chdtri(37, 0.01):.2f}" == "59.89"

    def test_spins_to_see_a_sector(self) -> None:
        """A 9-pocket sector 10 % too frequent, 37 pockets, 1 % level, 90 % power."""
        plain = spins_needed(lambda spins: chi_square_power(spins, 37, 9, 0.1, 0.01), 0.9)
        sliding = spins_needed(lambda spins: sector_power(spins, 37, 9, 0.1, 0.01), 0.9)
        assert (round(plain, -2), round(sliding, -2)) == (13000, 7100)

    def test_spins_to_see_a_tilt(self) -> None:
        """A cosine tilt of 10 %, the same level and power."""
        plain = spins_needed(lambda spins: tilt_power(spins, 37, 0.1, 0.01, rayleigh=False), 0.9)
        rayleigh = spins_needed(lambda spins: tilt_power(spins, 37, 0.1, 0.01), 0.9)
        assert (round(plain, -1), round(rayleigh, -1)) == (8360, 3490)

    def test_is_what_simulation_gives_or_less(self) -> None:
        """What is told is the power of the test of sectors alone, added up over all places; others see it too."""
        weights = np.ones(37)
        weights[:9] = 1.1 * 28 / (37 - 9 * 1.1)
        seen = sum(judge(spun(weighted(seed, 8000, weights))).suspicious for seed in range(200)) / 200
        stated = judge(spun(fair(1, 8000))).power
        assert 0.5 < stated < seen + 3 * math.sqrt(stated * (1 - stated) / 200)


class TestAFairWheel:
    def test_is_called_suspicious_no_more_often_than_stated(self) -> None:
        """500 fair wheels at a level of 5 %: more than 45 alarms would come once in 20,000 times."""
        dealer = np.random.default_rng(1).integers(2, size=1500).astype(np.int32)
        alarms = sum(judge(spun(fair(seed, 1500), ("A", "B"), dealer), 0.05).suspicious for seed in range(500))
        assert alarms <= 45
        assert alarms >= 8, "a test that never alarms sees nothing"

    @pytest.mark.parametrize("count", [60, 400, 5000])
    def test_every_single_test_keeps_its_level(self, count: int) -> None:
        low: dict[str, int] = {}
        for seed in range(200):
            for finding in findings(spun(fair(10_000 + seed, count))):
                low[finding.test] = low.get(finding.test, 0) + (finding.p < 0.05)
        assert ("chi-square" in low) is (count >= 185)
        assert all(alarms <= 23 for alarms in low.values()), low


class TestABiasedWheel:
    def test_with_a_sector(self) -> None:
        weights = np.ones(37)
        weights[5:14] = 1.25
        report = judge(spun(weighted(3, 12_000, weights)))
        assert report.suspicious
        assert report.odd[0].test == "sectors"
        assert len(set(report.odd[0].facts["pockets"]) & set(EU.ring[5:14])) >= 8
        assert report.verdict.startswith("Suspicious: sector")

    def test_with_a_tilt(self) -> None:
        angles = 2 * np.pi / 37 * np.arange(37)
        places = weighted(4, 8_000, 1 + 0.15 * np.cos(angles - angles[10]))
        found = one("tilt", places)
        assert found.p < 1e-4
        assert abs(EU.ring.index(found.facts["towards"]) - 10) <= 2
        assert found.facts["strength"] == pytest.approx(0.15, abs=0.04)

    def test_with_one_loose_pocket(self) -> None:
        weights = np.ones(37)
        weights[20] = 1.6
        found = one("pocket", weighted(5, 9_000, weights))
        assert found.p < 1e-4
        assert (found.facts["pockets"], found.facts["hot"]) == ([EU.ring[20]], True)

    def test_with_a_pocket_that_hardly_comes(self) -> None:
        weights = np.ones(37)
        weights[20] = 0.4
        found = one("pocket", weighted(5, 9_000, weights))
        assert found.p < 1e-4
        assert (found.facts["pockets"], found.facts["hot"]) == ([EU.ring[20]], False)

    def test_with_a_cold_sector(self) -> None:
        weights = np.ones(37)
        weights[5:14] = 0.75
        report = judge(spun(weighted(3, 12_000, weights)))
        assert (report.odd[0].test, report.odd[0].facts["hot"]) == ("sectors", False)
        assert report.worth is not None
        assert report.worth.bet.startswith("every number but")

    def test_with_two_lobes(self) -> None:
        angles = 2 * np.pi / 37 * np.arange(37)
        report = judge(spun(weighted(4, 8_000, 1 + 0.15 * np.cos(2 * (angles - angles[10])))))
        assert report.odd[0].test == "two-lobed"
        off = (EU.ring.index(report.odd[0].facts["towards"]) - 10) % 18.5
        assert min(off, 18.5 - off) <= 2

    def test_with_numbers_that_repeat(self) -> None:
        places = fair(7, 8_000)
        for at in np.flatnonzero(np.random.default_rng(8).random(7_999) < 0.02):
            places[at + 1] = places[at]
        report = judge(spun(places))
        assert report.odd[0].test == "repeats"
        assert report.worth is not None
        assert (report.worth.bet, report.worth.act) == ("the last number", True)

    @pytest.mark.parametrize("told", [False, True])
    def test_with_a_signature_that_turns_with_the_rotor(self, told: bool) -> None:
        """Dealers alternate; where they do not, the file must say which way the rotor went."""
        chances = np.random.default_rng(6)
        turned = np.where(chances.random(4_000) < 0.5, 1, -1) if told else np.where(np.arange(4_000) % 2, -1, 1)
        meant = turned * np.rint(12 + chances.normal(0, 5, 4_000)).astype(np.int64)
        moves = np.where(chances.random(4_000) < 0.2, meant, chances.integers(37, size=4_000))
        spins = spun(np.cumsum(moves) % 37)
        report = judge(replace(spins, direction=turned.astype(np.int8)) if told else spins)
        assert (report.odd[0].test, report.odd[0].facts["with_rotor"]) == ("signature", True)

    def test_with_a_signature_that_the_rotor_s_speed_hides(self) -> None:
        chances = np.random.default_rng(6)
        rpm = chances.uniform(14, 20, 3_000)
        meant = np.rint(12 + rpm / 60 * 16 * 37 + chances.normal(0, 5, 3_000)).astype(np.int64)
        moves = np.where(chances.random(3_000) < 0.25, meant, chances.integers(37, size=3_000))
        spins = replace(spun(np.cumsum(moves) % 37), direction=np.ones(3_000, np.int8))
        assert not judge(spins).suspicious
        report = judge(replace(spins, rotor_rpm=rpm))
        assert report.odd[0].test == "speed"
        assert report.odd[0].facts["seconds"] == pytest.approx(16, abs=3)

    def test_with_a_dealer_s_signature(self) -> None:
        chances = np.random.default_rng(6)
        places, dealer = [0], [0]
        for spin in range(1, 6_000):
            who = spin // 50 % 2
            dealer.append(who)
            moved = 12 + round(chances.normal(0, 6)) if who and chances.random() < 0.3 else int(chances.integers(37))
            places.append((places[-1] + moved) % 37)
        report = judge(spun(np.array(places), ("Ann", "Bob"), np.array(dealer, np.int32)))
        by = {found.facts.get("dealer", found.test): found for found in report.tests}
        assert by["Bob"].together < 1e-6
        assert by["Ann"].together > 0.01
        assert abs(by["Bob"].facts["displacement"] - 12) <= 1

    def test_with_results_that_depend_on_earlier_ones(self) -> None:
        places = fair(7, 5_000)
        places[3:] = np.where(np.random.default_rng(8).random(4_997) < 0.15, (places[:-3] + 5) % 37, places[3:])
        found = serial(places, 37)
        assert found.facts["lag"] == 3
        assert abs(found.facts["displacement"] - 5) <= 1
        assert found.p < 1e-6

    def test_that_began_late(self) -> None:
        weights = np.ones(37)
        weights[:12] = 2.0
        found = cusum(np.concatenate([fair(9, 6_000), weighted(10, 2_000, weights)]), 37)
        assert found.p < 1e-4
        assert found.facts["change_at_spin"] == pytest.approx(6_000, abs=500)


@pytest.mark.parametrize("sample", [30, pytest.param(600, marks=pytest.mark.long)])
def test_each_bias_is_seen_nearly_as_often_as_by_the_best_test(sample: int) -> None:
    """Within 0.1 of a test that knows what to look for, and as many draws of luck as the sample allows."""
    found = forensics.run(wheels=sample, fair=2 * sample, best_fair=20 * sample)
    slack = 0.1 + 2.5 * math.sqrt(0.1 / sample)
    short = {name: row for name, row in found["rows"].items() if row["power"] < row["best_test"] - slack}
    assert not short
    wheels, alarms = found["fair"]["wheels"], found["fair"]["called_suspicious"]
    assert alarms <= found["level"] * wheels + 3 * math.sqrt(found["level"] * wheels)


class TestWhatItIsWorth:
    def test_the_interval_covers_the_truth(self) -> None:
        """Having picked the oddest of all pockets does not flatter it."""
        weights = np.ones(37)
        weights[20] = 1.4
        true = 36 * 1.4 / 37.4 - 1
        told = [judge(spun(weighted(seed, 8_000, weights))).worth for seed in range(100)]
        hit = [each.edge_low <= true <= each.edge_high for each in told if each is not None]
        assert len(hit) > 90
        assert sum(hit) >= 0.95 * len(hit) - 3

    def test_a_lean_that_no_bet_gains_by(self) -> None:
        angles = 2 * np.pi / 37 * np.arange(37)
        report = judge(spun(weighted(4, 1_000_000, 1 + 0.012 * np.cos(angles))))
        assert report.suspicious
        assert report.worth is not None
        assert (report.worth.act, report.worth.spins) == (False, None)
        assert "no bet on this gains" in report.worth.statement

    def test_a_player_who_knows_is_ahead_as_often_as_said(self) -> None:
        found = judge(spun(weighted(5, 40_000, 1 + 0.3 * (np.arange(37) == 20)))).worth
        assert found is not None
        assert found.spins is not None
        chance = found.times / 37
        ahead = np.random.default_rng(3).binomial(found.spins, chance, 20_000) * 36 > found.spins
        assert ahead.mean() == pytest.approx(0.95, abs=0.01)

    def test_a_fair_wheel_is_worth_nothing(self) -> None:
        assert judge(spun(fair(1, 5_000))).worth is None


def test_the_power_is_told_for_the_spins_at_hand() -> None:
    report = judge(spun(fair(11, 3_000)))
    assert report.power_statement.startswith("With 3,000 spins a 9-pocket sector 10% too frequent would be seen")
    assert 0 < report.power < sector_power(3_000, 37, 9, 0.1, 0.01) < 1
    assert report.verdict == "Nothing in these 3,000 spins is odder than chance makes it."


class TestReading:
    def written(self, folder: Path, text: str) -> Path:
        file = folder / "spins.txt"
        file.write_text(text, encoding="utf-8")
        return file

    def numbers(self, spins: Spins) -> list[str]:
        return [spins.wheel.pockets[place] for place in spins.pockets]

    def test_a_number_per_line(self, tmp_path: Path) -> None:
        spins = read_spins(self.written(tmp_path, "17\n 0 \n07\n\n# a pause\n36 # last\n38\nred\n-1\n"), EU)
        assert self.numbers(spins) == ["17", "0", "7", "36"]
        assert [(unread.line, unread.text) for unread in spins.unread] == [(7, "38"), (8, "red"), (9, "-1")]
        assert spins.unread_count == 3

    def test_double_zero_is_not_zero(self, tmp_path: Path) -> None:
        file = self.written(tmp_path, "00\n0\n")
        assert self.numbers(read_spins(file, US)) == ["00", "0"]
        assert read_spins(file, EU).unread_count == 1

    @pytest.mark.parametrize(
        ("text", "asked"),
        [
            ("time,number,dealer\n12:00,17,Ann\n12:01,x,Bob\n12:02,4,Bob\n", {}),
            ("time;result;croupier\r\n12:00;17;Ann\r\n12:01;x;Bob\r\n12:02;4;Bob\r\n", {}),
            ("a,b\n1,17\n2,x\n3,4\n", {"column": "b"}),
            ("12:00,17\n12:01,x\n12:02,4\n", {"column": "2"}),
        ],
    )
    def test_a_column(self, tmp_path: Path, text: str, asked: dict[str, Any]) -> None:
        spins = read_spins(self.written(tmp_path, text), EU, **asked)
        assert self.numbers(spins) == ["17", "4"]
        first = 2 if "b" in text.partition("\n")[0] or "time" in text else 1
        assert [(unread.line, unread.text) for unread in spins.unread] == [(first + 1, "x")]
        if "Ann" in text:
            assert [spins.dealers[place] for place in spins.dealer] == ["Ann", "Bob"]

    def test_a_column_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(Refused, match="The first line has: a, b"):
            read_spins(self.written(tmp_path, "a,b\n1,2\n"), EU)

    def journal(self, *events: tuple[str, str, dict[str, Any]]) -> str:
        return "".join(
            json.dumps({"data": data, "kind": f"{kind}/1", "stream": stream}, separators=(",", ":")) + "\n"
            for kind, stream, data in events
        )

    EVENTS = (
        ("ball-spun", "table/1", {"dealer": "Ann", "round": 1}),
        ("result-declared", "table/1", {"number": "17", "round": 1}),
        ("wager-placed", "table/1", {"number": "3", "round": 1}),
        ("result-corrected", "table/1", {"was": "17", "number": "20", "round": 1}),
        ("ball-spun", "table/1", {"dealer": "Bob", "round": 2}),
        ("spin-voided", "table/1", {"number": "00", "round": 2}),
        ("result-declared", "table/1", {"number": "0", "round": 2}),
    )

    def test_a_journal_with_a_correction_and_a_void_spin(self, tmp_path: Path) -> None:
        spins = read_spins(self.written(tmp_path, self.journal(*self.EVENTS)), COVERED)
        assert self.numbers(spins) == ["20", "00", "0"]
        assert [spins.dealers[place] for place in spins.dealer] == ["Ann", "Bob", "Bob"]
        assert [COVERED.results[place] for place in spins.results] == ["20", "0"]

    def test_a_journal_of_two_tables_needs_a_choice(self, tmp_path: Path) -> None:
        other = ("result-declared", "table/2", {"number": "5", "round": 9})
        file = self.written(tmp_path, self.journal(*self.EVENTS, other) + '{"kind":"result-declared/1",broken\n')
        with pytest.raises(Refused, match="table/1, table/2"):
            read_spins(file, COVERED)
        spins = read_spins(file, COVERED, table="2")
        assert self.numbers(spins) == ["5"]
        assert spins.unread_count == 1

    def test_too_few_spins_are_not_judged(self, tmp_path: Path) -> None:
        with pytest.raises(Refused, match="too few"):
            judge(read_spins(self.written(tmp_path, "1\n2\n3\n"), EU))
        with pytest.raises(Refused, match="level"):
            judge(spun(fair(1, 100)), 1.5)

    def test_a_million_spins_are_read_and_judged_as_a_whole(self, tmp_path: Path) -> None:
        """One look at each spin when it is read; everything else is done with all at once. Times are in the bench."""
        assert self.calls(tmp_path, 1_000_000) < 1_000_000 + 10_000

    def calls(self, folder: Path, count: int) -> int:
        file = self.written(folder, "\n".join(map(str, fair(12, count).tolist())))
        called = 0

        def heard(_frame: FrameType, event: str, _argument: object) -> None:
            nonlocal called
            called += event == "call"

        sys.setprofile(heard)
        try:
            judged = judge(read_spins(file, EU))
        finally:
            sys.setprofile(None)
        assert len(judged.spins.pockets) == count
        return called
