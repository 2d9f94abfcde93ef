"""The lab on wheels of unequal pockets, and with tips: every question about play, as it is defined."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import httpx
import pytest
from tests.web.test_lab import RED, TABLE, ask, run
from tests.web.web_support import serving

EVENING = {"bankroll": 2_000, "target": 4_000, "limit": 1_000}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with serving(tmp_path_factory.mktemp("played")) as server:
        yield server.client()


def tip(bet: str, stake: int) -> dict[str, Any]:
    return {"bet": bet, "stake": stake}


class TestUnequalWheels:
    FAIR, SURE = "0=0", "0=0 1=1"  # no zero: red is even. Always 1: red always wins.

    def test_one_coup(self, client: httpx.Client) -> None:
        bets = [tip("straight-17", 100)]
        found = ask(client, "slip", {**TABLE, "bets": bets, "pockets": "17=0.04, 34=1/30"})
        assert found["hit_frequency"]["exact"] == "1/25"
        assert Fraction(found["edge"]["exact"]) == 1 - Fraction(36, 25)

    def test_after_many_spins(self, client: httpx.Client) -> None:
        found = ask(client, "session", {**RED, "spins": 100, "pockets": self.FAIR})
        assert found["mean"] == pytest.approx(0, abs=1e-6)
        assert found["ahead"]["value"] == pytest.approx(found["behind"]["value"])
        assert found["given"] is None

    def test_a_target_before_ruin(self, client: httpx.Client) -> None:
        fair = run(client, "ruin", {**RED, "bankroll": 2_000, "target": 5_000, "pockets": self.FAIR})
        assert fair["win"]["value"] == pytest.approx(2 / 5)

    def test_evenings_that_are_played(self, client: httpx.Client) -> None:
        terms = {**RED, **EVENING, "spins": 15, "sessions": 50, "seed": 3, "pockets": self.SURE}
        fan = run(client, "fan", {**terms, "strategy": "flat"})
        assert [mark["mean"] for mark in fan["marks"]] == [2_000 + 100 * spin for spin in range(1, 16)]
        (flat,) = run(client, "compare", {**terms, "strategies": ["flat"]})["systems"]
        assert flat["mean_net"]["value"] == 15 * 100
        assert flat["ahead"]["value"] == 1

    @pytest.mark.parametrize("pockets", ["17=many", "99=0.5", "17=0.7 18=0.7", "17"])
    def test_what_makes_no_wheel_is_refused(self, client: httpx.Client, pockets: str) -> None:
        answer = client.post("/api/lab/slip", json={**RED, "pockets": pockets})
        assert answer.json()["code"] == "bad_chances"


class TestTips:
    TIPS = (tip("straight-17", 50),)

    def test_one_coup(self, client: httpx.Client) -> None:
        found = ask(client, "slip", {**RED, "tips": self.TIPS})
        assert found["staked"] == 150
        assert {net["net"]: net["chance"]["exact"] for net in found["nets"]} == {-150: "19/37", 50: "18/37"}
        assert found["dealers"]["mean"]["exact"] == str(Fraction(36 * 50, 37))
        assert ask(client, "slip", RED)["dealers"] is None

    def test_after_many_spins(self, client: httpx.Client) -> None:
        found = ask(client, "session", {**RED, "spins": 40, "tips": self.TIPS})
        assert found["mean"] == pytest.approx(40 * float(Fraction(-100, 37) - 50))
        assert found["given"] == pytest.approx(40 * 36 * 50 / 37)

    def test_a_target_before_ruin(self, client: httpx.Client) -> None:
        """With 150 one spin decides: 200 after it, or nothing."""
        found = run(client, "ruin", {**RED, "bankroll": 150, "target": 200, "tips": self.TIPS})
        assert found["win"]["value"] == pytest.approx(18 / 37)
        assert {curve["strategy"] for curve in found["curves"]} == {"flat"}  # bold play knows no tips

    def test_evenings_that_are_played(self, client: httpx.Client) -> None:
        """Red always comes, so all of it is certain: 50 a spin to the player, and nothing on 17 to the dealers."""
        terms = {**RED, **EVENING, "spins": 12, "sessions": 50, "seed": 3, "pockets": "1=1"}
        fan = run(client, "fan", {**terms, "strategy": "flat", "tips": self.TIPS})
        assert fan["marks"][-1]["mean"] == 2_000 + 12 * 50
        assert fan["given"] == 0
        (flat,) = run(client, "compare", {**terms, "strategies": ["flat"], "tips": [tip("red", 50)]})["systems"]
        assert flat["given"] == pytest.approx(12 * 100)
        (flat,) = run(client, "compare", {**terms, "strategies": ["flat"]})["systems"]
        assert flat["given"] is None

    def test_a_bet_that_is_not_there_is_refused(self, client: httpx.Client) -> None:
        answer = client.post("/api/lab/slip", json={**RED, "tips": [tip("crimson", 50)]})
        assert answer.json()["code"] == "bet_not_permitted"
