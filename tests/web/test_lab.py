"""The lab over the network: what it answers is what the mathematics says, and it says so to anybody."""

from __future__ import annotations

import io
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from typing import Any, get_args

import httpx
import pypdf
import pytest
from tests.maths.support import TWO_STEPS
from tests.support import PATIENCE
from tests.web.web_support import LOOSE, Server, open_a_table, serving

from croupier.maths import read_slip
from croupier.maths.simulate.plans import make_plan
from croupier.maths.simulate.players import Cpu, simulate
from croupier.maths.systems.systems import NAMES, named_system
from croupier.rules import RULEBOOKS, table_rules
from croupier.web.lab.models import System
from croupier.web.lab.questions.sheet import bars_svg
from croupier.web.lab.questions.words import lab_words

TABLE = {"rulebook": "classic", "wheel": "single-zero"}
RED: dict[str, Any] = {**TABLE, "bets": [{"bet": "red", "stake": 100}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture(scope="module")
def client(server: Server) -> httpx.Client:
    """Nobody is signed in."""
    return server.client()


def ask(client: httpx.Client, question: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = client.post(f"/api/lab/{question}", json=body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def done(client: httpx.Client, begun: httpx.Response) -> dict[str, Any]:
    """The job when it is over."""
    assert begun.status_code == 202, begun.text
    job = begun.json()
    deadline = time.monotonic() + PATIENCE
    while job["state"] in ("waiting", "running"):
        assert time.monotonic() < deadline
        time.sleep(0.02)
        job = client.get(f"/api/lab/jobs/{job['job']}").json()
    return dict(job)


def run(client: httpx.Client, question: str, body: dict[str, Any]) -> dict[str, Any]:
    job = done(client, client.post(f"/api/lab/{question}", json=body))
    assert job["state"] == "done", job
    assert job["progress"] == 1
    return dict(job["answer"])


def test_rulebooks_with_their_wheels_and_options(client: httpx.Client) -> None:
    books = {book["rulebook"]: book for book in client.get("/api/lab/rulebooks").json()}
    assert set(books) == set(RULEBOOKS)
    wheels = {wheel["wheel"]: wheel for wheel in books["classic"]["wheels"]}
    assert {option["option"] for option in wheels["single-zero"]["options"]} == {"in-prison", "la-partage"}
    for book in books.values():
        for wheel in book["wheels"]:
            layout = client.get(f"/api/lab/rulebooks/{book['rulebook']}/{wheel['wheel']}/layout")
            assert len(layout.json()["wheel"]["ring"]) >= wheel["results"]


TWO_LEVELS = """
name = "two levels"
first = 1
[[level]]
zero = 2
[[level]]
win = 1
zero = "lose"
"""


class TestFurther:
    """One more question: figures by name, a table where there are many, and how sure all of it is."""

    @staticmethod
    def figures(client: httpx.Client, question: str, **more: Any) -> dict[str, Any]:
        found = ask(client, "further", {**RED, "question": question, **more})
        assert found["kind"] == "further"
        assert found["question"] == question
        assert found["proven"] is (question != "rare")
        return {**found, **{fact["name"]: fact["exact"] or fact["value"] for fact in found["facts"]}}

    def test_how_long_one_waits(self, client: httpx.Client) -> None:
        until_all = self.figures(client, "all-numbers")
        assert until_all["mean"] == pytest.approx(sum(37 / left for left in range(1, 38)), rel=1e-9)
        assert until_all["median"] == 147
        assert self.figures(client, "repeat")["chances"][:2] == pytest.approx([0, 1 / 37])
        assert self.figures(client, "twice")["mean"] == pytest.approx(38, rel=1e-6)
        goal = {"bankroll": 300, "target": 500}
        win = (1 - (19 / 18) ** 3) / (1 - (19 / 18) ** 5)
        assert self.figures(client, "target", **goal)["happens"] == pytest.approx(win, rel=1e-9)
        assert self.figures(client, "ruin", **goal)["happens"] == pytest.approx(1 - win, rel=1e-9)

    def test_bets_together_and_tables_side_by_side(self, client: httpx.Client) -> None:
        bets = [{"bet": "red", "stake": 100}, {"bet": "black", "stake": 100}]
        found = self.figures(client, "together", bets=bets)
        assert found["head"] == ["bet", "red", "black"]
        assert float(found["rows"][0][2]) == pytest.approx(-324 / 342, abs=1e-4)
        players = self.figures(client, "together", bets=bets[:1], text="odd\n\ndozen-1=5, straight-17=1\n")
        assert players["head"] == ["bet", "red", "odd", "dozen-1=5, straight-17=1"]
        assert [row[3] for row in players["rows"]] == ["-0.0949", "+0.1316", "+1.0000"]  # as in docs/maths.md
        tables = self.figures(client, "tables")["rows"]
        assert tables[0][1] == "1/74"
        assert ["classic/double-zero", "1/19"] in [row[:2] for row in tables]

    def test_the_houses_side(self, client: httpx.Client) -> None:
        shift = self.figures(client, "hold", spins=1, held=-100, loss=100)
        assert shift["theoretical_share"] == "1/37"
        assert shift["behind"] == shift["loses"] == pytest.approx(18 / 37, abs=1e-12)
        assert shift["p"] == pytest.approx(36 / 37, abs=1e-12)
        straight = {"bets": [{"bet": "straight-17", "stake": 100}]}
        assert self.figures(client, "pays", pays=36, **straight)["edge_after"] == "0"
        assert self.figures(client, "free")["cost"] == pytest.approx(1800 / 37)
        assert self.figures(client, "rebate", spins=1, percent=10)["cost"] == pytest.approx(190 / 37)

    def test_unequal_wheels_new_bets_and_rules_on_zero(self, client: httpx.Client) -> None:
        kelly = self.figures(client, "kelly", text="17=0.04")
        assert kelly["rows"][0][0] == "straight-17"
        assert kelly["growth"] > 0
        bet = self.figures(client, "design", text="red and odd", pays=3)
        assert bet["edge"] == "-3/37"
        assert "house_does_not_gain" in bet
        assert self.figures(client, "zero", text=TWO_LEVELS)["edge"] == "685/49987"

    def test_rare_ruin_is_an_estimate(self, client: httpx.Client) -> None:
        found = self.figures(client, "rare", bankroll=6_000, target=6_400, strategy="martingale", limit=1_600)
        assert not found["exact"]
        assert found["from"] < found["ruined"] < found["to"]
        assert found["ruined"] == pytest.approx(0.081531, rel=0.15)

    @pytest.mark.parametrize(
        ("question", "more", "code"),
        [
            ("kelly", {"text": "17"}, "bad_chances"),
            ("kelly", {"text": "17=0.9 18=0.9"}, "bad_chances"),
            ("design", {"text": "purple"}, "bad_design"),
            ("zero", {"text": "first = 1"}, "bad_zero_rule"),
            ("zero", {"text": "first = 1\n[[level]]\nwin = 1\nzero = 1\nlose = 1"}, "bad_zero_rule"),
            ("rare", {"strategy": "labouchere"}, "bad_system"),
            ("ruin", {"bankroll": 300, "target": 200}, "bad_goal"),
        ],
    )
    def test_what_cannot_be_asked(self, client: httpx.Client, question: str, more: dict[str, Any], code: str) -> None:
        answer = client.post("/api/lab/further", json={**RED, "question": question, **more})
        assert answer.status_code in (400, 404, 409, 422), answer.text
        assert answer.json()["code"] == code


def test_every_answer_says_how_sure_it_is(client: httpx.Client) -> None:
    """Exact only where nothing but rounding stands between it and the truth; estimates never are."""
    session = ask(client, "session", {**RED, "spins": 100})
    luck = ask(client, "luck", {**TABLE, "spins": 100})
    ruin = run(client, "ruin", {**RED, "bankroll": 1_000, "target": 2_000, "strategy": "martingale", "limit": 800})
    for found in (session, luck, ruin):
        assert found["exact"] is found["proven"] is True
        assert 0 <= found["error"] < 1e-9
    evening = {**RED, "bankroll": 1_000, "spins": 10, "sessions": 100}
    compared = run(client, "compare", {**evening, "strategies": ["flat"]})
    fan = run(client, "fan", evening)
    for found in (compared, fan):
        assert found["exact"] is found["proven"] is False


class TestOneCoup:
    def test_as_fractions(self, client: httpx.Client) -> None:
        found = ask(client, "slip", {**RED, "bets": [*RED["bets"], {"bet": "straight-17", "stake": 50}]})
        assert found["edge"]["exact"] == "1/37"
        assert found["staked"] == 150
        nets = {each["net"]: Fraction(each["chance"]["exact"]) for each in found["nets"]}
        assert nets == {50: Fraction(18, 37), -150: Fraction(18, 37), 1650: Fraction(1, 37)}
        assert [bet["hit_frequency"]["exact"] for bet in found["bets"]] == ["18/37", "1/37"]
        mean = sum(net * chance for net, chance in nets.items())
        variance = sum((net - mean) ** 2 * chance for net, chance in nets.items())
        assert found["variance"]["exact"] == str(variance)

    def test_with_an_option_on_zero(self, client: httpx.Client) -> None:
        assert ask(client, "slip", {**RED, "option": "la-partage"})["edge"]["exact"] == "1/74"
        prison = ask(client, "slip", {**RED, "option": "in-prison", "choice": "leave"})
        assert Fraction(prison["spins"]["exact"]) > 1

    @pytest.mark.parametrize(
        ("change", "code"),
        [
            ({"bets": [{"bet": "purple", "stake": 100}]}, "bet_not_permitted"),
            ({"rulebook": "nevada"}, "no_such_rulebook"),
            ({"wheel": "triple-zero"}, "no_such_wheel"),
            ({"option": "surrender"}, "option_not_offered"),
            ({"choice": "leave"}, "choice_not_offered"),
            ({"rulebook": "house", "bets": [{"bet": "red", "stake": 1_000_000}]}, "above_maximum"),
        ],
    )
    def test_what_cannot_be_is_refused_as_at_a_table(
        self, client: httpx.Client, change: dict[str, Any], code: str
    ) -> None:
        answer = client.post("/api/lab/slip", json={**RED, **change})
        assert (answer.status_code, answer.json()["code"]) == (409, code)

    @pytest.mark.parametrize("stake", [0, -5, 1.5, "100", True, 10**12])
    def test_stakes_are_whole_cents(self, client: httpx.Client, stake: Any) -> None:
        answer = client.post("/api/lab/slip", json={**RED, "bets": [{"bet": "red", "stake": stake}]})
        assert answer.status_code == 422
        assert "stake" in answer.json()["message"]


def test_after_many_spins(client: httpx.Client) -> None:
    found = ask(client, "session", {**RED, "spins": 1000})
    assert found["ahead"]["value"] == pytest.approx(0.187631, abs=1e-6)
    assert found["even"]["value"] == pytest.approx(0.0175048, abs=1e-7)
    assert found["exact"]
    bars = found["bars"]
    assert sum(bar["chance"] for bar in bars) > 0.998
    assert all(bar["high"] == following["low"] for bar, following in pairwise(bars))
    assert [each["level"] for each in found["quantiles"]] == [0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99]


def test_a_chance_too_small_for_a_float_is_not_nothing(client: httpx.Client) -> None:
    """$100 of $1 stakes to $20,000 on the double-zero wheel, as the manual has it."""
    body = {**RED, "rulebook": "colorado", "wheel": "double-zero", "bankroll": 10_000, "target": 2_000_000}
    found = run(client, "ruin", {**body, "strategy": "flat"})
    assert (round(found["win"]["mantissa"], 3), found["win"]["exponent"]) == (2.666, -911)
    assert found["win"]["value"] == 0


def test_hot_numbers_are_chance(client: httpx.Client) -> None:
    found = ask(client, "luck", {**TABLE, "spins": 370, "seed": 3})
    assert round(found["hottest_mean"], 1) == 17.3
    assert sum(each["count"] for each in found["example"]) == 370
    assert found == ask(client, "luck", {**TABLE, "spins": 370, "seed": 3})
    assert found["example"] != ask(client, "luck", {**TABLE, "spins": 370, "seed": 4})["example"]
    assert round(found["spins_until_all"]["value"], 1) == 155.5


def test_the_ruin_curve_rises_and_bold_play_is_above_flat(client: httpx.Client) -> None:
    body = {**RED, "rulebook": "colorado", "wheel": "double-zero", "bankroll": 2000, "target": 4000}
    found = run(client, "ruin", {**body, "strategy": "martingale"})
    curves = {curve["strategy"]: curve["points"] for curve in found["curves"]}
    assert list(curves) == ["martingale", "flat", "bold"]
    for points in curves.values():
        wins = [point["win"] for point in points]
        assert wins == sorted(wins)
        assert all(0 < win < 1 for win in wins)
    flat = {point["bankroll"]: point["win"] for point in curves["flat"]}
    bold = {point["bankroll"]: point["win"] for point in curves["bold"]}
    assert all(bold[start] >= win for start, win in flat.items())
    assert flat[2000] == pytest.approx(0.108398, abs=1e-6)


def test_systems_on_the_same_evenings(client: httpx.Client) -> None:
    body = {**RED, "bankroll": 10_000, "limit": 50_000, "spins": 100, "sessions": 2000, "seed": 5}
    found = run(client, "compare", {**body, "strategies": ["flat", "martingale"]})
    assert [system["strategy"] for system in found["systems"]] == ["flat", "martingale"]
    slip = read_slip(table_rules("classic", "single-zero"), ["red"], 100)
    settings: dict[str, Any] = {"sessions": 2000, "spins": 100, "seed": 5, "bankroll": 10_000, "limit": 50_000}
    plan = make_plan(slip, named_system("martingale", 500), **settings)
    alone = simulate(plan, Cpu(1))
    assert found["systems"][1]["mean_net"]["value"] == alone.mean_net.value
    assert found["systems"][1]["ahead"]["value"] == alone.ahead.value


def test_a_fan_is_the_same_sessions_cut_short(client: httpx.Client) -> None:
    body = {**RED, "bankroll": 10_000, "spins": 60, "sessions": 500, "seed": 5, "strategy": "martingale"}
    found = run(client, "fan", body)
    shorter = run(client, "fan", {**body, "spins": found["marks"][14]["spin"]})
    assert shorter["marks"][-1] == found["marks"][14]
    assert found["marks"][-1]["spin"] == 60
    assert len(found["paths"]) == 12
    for path in found["paths"]:
        assert all(point["bankroll"] >= 0 for point in path)
    ends = [path[-1]["bankroll"] for path in shorter["paths"]]
    there = [next(p["bankroll"] for p in path if p["spin"] == shorter["spins"]) for path in found["paths"]]
    assert ends == there


def test_the_lab_knows_every_system() -> None:
    assert set(get_args(System)) == {*NAMES, "own"}


def spins(count: int, *, biased: bool, seed: int = 1) -> str:
    ring = table_rules("classic", "single-zero").wheel.ring
    weights = [1.5 if biased and place < 9 else 1.0 for place in range(len(ring))]
    return "\n".join(random.Random(seed).choices(ring, weights, k=count))


class TestWheel:
    def judged(self, client: httpx.Client, text: str, **query: Any) -> dict[str, Any]:
        return done(client, client.post("/api/lab/bias", content=text.encode(), params=query))

    def test_a_fair_and_a_biased_one(self, client: httpx.Client) -> None:
        fair = self.judged(client, spins(3000, biased=False))["answer"]
        biased = self.judged(client, spins(3000, biased=True))["answer"]
        assert (fair["suspicious"], biased["suspicious"]) == (False, True)
        sector = next(test for test in biased["tests"] if test["test"] == "sectors")
        assert set(sector["facts"]["pockets"]) & set(table_rules("classic", "single-zero").wheel.ring[:9])
        assert sum(each["count"] for each in biased["counts"]) == 3000
        powers = [point["power"] for point in biased["power_curve"]]
        assert powers == sorted(powers)

    def test_a_file_larger_than_other_requests(self, client: httpx.Client) -> None:
        text = spins(60_000, biased=False)
        assert len(text) > 65_536
        assert self.judged(client, text)["answer"]["spins"] == 60_000

    def test_too_large_a_file_is_refused(self, client: httpx.Client) -> None:
        answer = client.post("/api/lab/bias", content=b"1\n" * (2 << 20) + b"1")
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")

    def test_columns_and_unreadable_lines(self, client: httpx.Client) -> None:
        lines = [f"{number},Ann" for number in spins(200, biased=False).split()]
        lines[4] = "x,Ann"
        found = self.judged(client, "number,dealer\r\n" + "\r\n".join(lines))["answer"]
        assert (found["spins"], found["unread"]) == (199, [{"line": 6, "text": "x"}])
        assert "dealer" in {test["test"] for test in found["tests"]}
        refused = self.judged(client, "number,dealer\n17,Ann", column="colour")
        assert (refused["state"], refused["refused"]["code"]) == ("refused", "no_such_column")

    def test_nothing_is_no_file(self, client: httpx.Client) -> None:
        assert client.post("/api/lab/bias", content=b" \n").json()["code"] == "too_few_spins"


@pytest.mark.parametrize("language", ["en", "es", "de", "fr", "zh-Hans"])
def test_one_page_to_print(client: httpx.Client, language: str) -> None:
    body = {**RED, "spins": 1000, "language": language, "option": "la-partage"}
    answer = client.post("/api/lab/sheet", json=body)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    (page,) = pypdf.PdfReader(io.BytesIO(answer.content)).pages
    text = page.extract_text()
    assert "1/74" in text
    assert lab_words(language).number(1000) in text
    assert "18/37" in text
    said = lab_words(language)
    for name in ("kind.red", "option.la-partage", "wheel.single-zero", "method.lattice", "foot.copy"):
        assert said(name) in text.replace("\n", " "), name
    if language != "en":
        assert not re.search(r"\b(red|single-zero|la-partage|lattice|copy)\b", text)


@pytest.mark.parametrize(("bars", "apart"), [(12, True), (200, False)])
def test_printed_bars_stand_apart_or_are_one_area(bars: int, apart: bool) -> None:
    shown = [{"low": low, "high": low + 1, "chance": 0.1} for low in range(-bars // 2, bars // 2)]
    behind, ahead = re.findall(r'<path d="([^"]+)"', bars_svg({"bars": shown}))
    assert behind.startswith("M0.0 200L0.0 4.0H")
    assert ahead.endswith("V200Z")
    assert [path.count("V200") for path in (behind, ahead)] == ([8, 6] if apart else [1, 1])


def test_runs_are_printed_as_they_were_shown(client: httpx.Client) -> None:
    evening = {**RED, "bankroll": 2000, "limit": None, "spins": 50, "sessions": 200, "seed": 1}
    asked = {
        "ruin": {**RED, "bankroll": 2000, "target": 4000, "strategy": "flat"},
        "fan": {**evening, "strategy": "martingale"},
        "compare": {**evening, "strategies": ["flat", "own"], "own": TWO_STEPS},
    }
    jobs = [done(client, client.post(f"/api/lab/{kind}", json=body)) for kind, body in asked.items()]
    spins = "\n".join(str(number % 37) for number in range(111))
    jobs.append(done(client, client.post("/api/lab/bias", content=spins.encode())))
    assert [job["state"] for job in jobs] == ["done"] * 4, jobs
    for language in ("en", "es", "de", "fr", "zh-Hans"):
        body = {**RED, "spins": 1000, "language": language, "jobs": [job["job"] for job in jobs]}
        answer = client.post("/api/lab/sheet", json=body)
        assert answer.status_code == 200, answer.text
        pages = [page.extract_text() for page in pypdf.PdfReader(io.BytesIO(answer.content)).pages]
        assert len(pages) == 3, language
        win = jobs[0]["answer"]["win"]["value"]
        assert lab_words(language).percent(win, 2) in pages[1]
        assert lab_words(language)("systems.own") in pages[1].replace("\n", " ")
        assert lab_words(language)("run.bias") in pages[2].replace("\n", " ")


def test_a_job_that_is_not_there_is_not_printed(client: httpx.Client) -> None:
    answer = client.post("/api/lab/sheet", json={**RED, "spins": 10, "jobs": ["never"]})
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_job")


class TestOwnSystem:
    def test_as_it_is_understood(self, client: httpx.Client) -> None:
        found = client.post("/api/lab/system", json={"own": TWO_STEPS}).json()
        assert (found["name"], found["lines"]) == ("two steps", [])
        assert found["stages"] == [
            {"stake": 1, "on_win": 0, "on_loss": 1},
            {"stake": 3, "on_win": 0, "on_loss": 0},
        ]
        assert client.post("/api/lab/system", json={"own": "lines = [1, 2]"}).json()["lines"] == [1, 2]

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("\nstage = = 1", "line 2"),
            ("[[stage]]\nstake = 1", "stage 0 needs stake, on_win and on_loss"),
            (TWO_STEPS.replace("on_loss = 1", "on_loss = 7"), "stage 0 leads to stage 7"),
            ("colour = 'red'", "means nothing here"),
            ("name = 'x'", "either stages or lines"),
            ("lines = [0]", "1 or more"),
        ],
    )
    def test_what_is_wrong_is_said(self, client: httpx.Client, text: str, why: str) -> None:
        answer = client.post("/api/lab/system", json={"own": text})
        assert (answer.status_code, answer.json()["code"]) == (409, "bad_system")
        assert why in answer.json()["message"]

    def test_it_is_played_like_any_other(self, client: httpx.Client) -> None:
        """A Martingale of two steps written by hand is the Martingale under a limit of two units."""
        own = TWO_STEPS.replace("stake = 3", "stake = 2")
        body = {**RED, "bankroll": 1000, "target": 2000, "limit": 200}
        by_hand = done(client, client.post("/api/lab/ruin", json={**body, "strategy": "own", "own": own}))
        known = done(client, client.post("/api/lab/ruin", json={**body, "strategy": "martingale"}))
        assert by_hand["answer"]["win"]["value"] == pytest.approx(known["answer"]["win"]["value"], rel=1e-12)
        evening = {**RED, "bankroll": 1000, "limit": 200, "spins": 40, "sessions": 500, "seed": 3}
        both = client.post("/api/lab/compare", json={**evening, "strategies": ["own", "martingale"], "own": own})
        mine, theirs = done(client, both)["answer"]["systems"]
        assert {**mine, "strategy": ""} == {**theirs, "strategy": ""}
        unwritten = done(client, client.post("/api/lab/ruin", json={**body, "strategy": "own"}))
        assert unwritten["refused"]["code"] == "bad_system"


def test_the_server_itself_needs_no_numpy() -> None:
    """It starts as quickly as without a lab; only the worker loads what is heavy."""
    code = (
        "import sys, croupier.web.app as app; list(app.routers()); "
        "heavy = {'numpy', 'scipy', 'numba', 'typst'} & set(sys.modules); assert not heavy, heavy"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE)


class TestAFloorWithRealMoney:
    """C.R.S. 44-30-823: no device that analyses the probability of an event for players."""

    @pytest.fixture(scope="class")
    def floor(self, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
        with serving(tmp_path_factory.mktemp("floor"), replace(LOOSE, demo=False), tables=open_a_table) as server:
            yield server

    def asked(self, client: httpx.Client) -> set[int]:
        return {
            client.get("/api/lab/rulebooks").status_code,
            client.post("/api/lab/slip", json=RED).status_code,
            client.post("/api/lab/bias", content=b"17\n").status_code,  # refused, which takes less than an answer
            client.get("/api/lab/jobs/nothing").status_code,
        }

    def test_strangers_and_players_are_told_nothing(self, floor: Server) -> None:
        assert self.asked(floor.client()) == {401}
        assert floor.client().get("/api/lab/rulebooks").json()["code"] == "not_signed_in"
        player = floor.client()
        code = player.post("/api/terminals", json={"table": "1", "seat": 1}).json()["code"]
        approval = floor.client("T1").post("/api/terminals/confirm", json={"code": code}).json()["approval"]
        floor.client("S1").post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})
        assert player.get("/api/session").json()["role"] == "player"
        assert self.asked(player) == {403}
        assert self.asked(floor.client("D1")) == {403}

    @pytest.mark.parametrize("badge", ["S1", "A1", "R1", "T1"])
    def test_the_house_s_roles_ask(self, floor: Server, badge: str) -> None:
        assert not {401, 403} & self.asked(floor.client(badge))

    def test_the_door_is_where_everybody_can_read_it(self, floor: Server) -> None:
        told = floor.client().get("/api/authority").json()["routes"]
        assert "player" not in told["POST /api/lab/bias"]
        assert "pit-supervisor" in told["POST /api/lab/bias"]
