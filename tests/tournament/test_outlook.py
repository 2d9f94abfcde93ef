"""The simulation for directors, held against what can be worked out, and the draw that anybody can repeat."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path

import pytest
from tests.support import croupier
from tests.tournament.hall_support import event, plan, toml_of

from croupier.maths.tournaments.outlook import Game, Trial, try_out
from croupier.refusal import Refused
from croupier.tournament.draw import shuffled


def test_bold_play_for_one_spin_leaves_those_who_hit_red() -> None:
    outlook = try_out(Trial(12, (Game(1),), seats=1, strategies={"bold": 12}), runs=4000)
    mean = outlook.rounds[0].with_chips[0]
    assert mean == pytest.approx(12 * 18 / 38, abs=0.1)


def test_fresh_stacks_begin_a_round_from_the_start_again() -> None:
    """Two bold spins double the stack twice; with fresh stacks the second doubles the first stack again."""
    for fresh, most in ((False, 4000), (True, 2000)):
        trial = Trial(4, (Game(1, 1), Game(1, fresh=fresh)), seats=1, strategies={"bold": 4})
        assert try_out(trial, runs=500).winning_points[2] == most


def test_players_of_one_table_share_its_wheel() -> None:
    outlook = try_out(Trial(6, (Game(1),), seats=6, strategies={"bold": 6}), runs=2000)
    assert outlook.rounds[0].with_chips[1:] == (0, 6), "all of them or none"


def test_alike_players_are_a_lottery_and_places_are_shared_out() -> None:
    outlook = try_out(Trial(10, (Game(5),), strategies={"steady": 10}), runs=500)
    assert outlook.luck == pytest.approx(1.0)
    assert outlook.styles["steady"].mean_place == pytest.approx(5.5)
    assert outlook.styles["steady"].wins == 1.0


def test_the_best_of_each_table_go_on_and_the_same_seed_gives_the_same_figures() -> None:
    trial = Trial(24, (Game(10, 2), Game(10, 1, per_table=False), Game(5)))
    outlook = try_out(trial, runs=200, seed=7)
    assert outlook == try_out(trial, runs=200, seed=7)
    assert outlook.rounds[0].going_on[2] <= 8
    assert outlook.rounds[1].going_on[2] <= 1
    assert outlook.rounds[2].started[0] == outlook.rounds[1].going_on[0]
    assert sum(style.wins for style in outlook.styles.values()) == pytest.approx(1.0)
    assert outlook.minutes[2] <= 58  # 25 spins of 90 seconds and two pauses of ten minutes are 57.5


@pytest.mark.parametrize(
    "trial",
    [
        Trial(1, (Game(5),)),
        Trial(5, ()),
        Trial(5, (Game(0),)),
        Trial(5, (Game(5), Game(5))),
        Trial(5, (Game(5),), strategies={"bold": 4}),
        Trial(5000, (Game(1000),)),
    ],
)
def test_what_cannot_be_tried_is_refused(trial: Trial) -> None:
    with pytest.raises(Refused) as refused:
        try_out(trial, runs=1000)
    assert refused.value.code == "bad_trial"


def test_the_command_line_tries_an_event_and_draws_it(tmp_path: Path) -> None:
    file, picture = tmp_path / "t.toml", tmp_path / "t.svg"
    file.write_text(toml_of(plan(event(rounds=[{"spins": 5, "advance": 1}, {"minutes": 6}]), structure=_limit())))
    options = ["--players", "8", "--runs", "100", "--style", "bold=4", "--style", "steady=4", "--plot", str(picture)]
    shown = croupier("tournament", "simulate", str(file), *options)
    assert shown.code == 0, shown.err
    assert "Round 1: 8.0 start" in shown.out
    assert picture.read_text().startswith("<svg")
    found = croupier("tournament", "simulate", str(file), *options, "--json").json
    assert found["styles"].keys() == {"bold", "steady"}
    assert croupier("tournament", "simulate", str(file), "--players", "8", "--event", "E9").code == 2
    assert croupier("tournament", "simulate", str(file), "--players", "8", "--style", "bold").code == 2
    assert croupier("tournament", "simulate", str(file), "--players", "8", "--style", "wild=8").code == 2
    assert croupier("tournament", "simulate", str(file), "--players", "8", "--seed", "-1").code == 2
    assert croupier("tournament", "simulate", str(file), "--players", "8", "--seconds", "0").code == 2


def test_a_round_by_the_clock_has_as_many_spins_as_there_is_time_for(tmp_path: Path) -> None:
    file = tmp_path / "t.toml"
    file.write_text(toml_of(plan(event(buy_in=50_00, rounds=[{"minutes": 30, "spins_at_least": 5}]))))
    options = ("--players", "8", "--runs", "20", "--style", "steady=8", "--json")
    assert croupier("tournament", "simulate", str(file), *options).json["minutes"][0] == 30
    assert croupier("tournament", "simulate", str(file), *options, "--seconds", "450").json["minutes"][0] == 37.5


def _limit() -> dict[str, object]:
    return {"limit": 100_00, "limit_source": "the statute"}


# --- the draw


def test_a_shuffle_is_the_one_of_its_published_algorithm() -> None:
    """Written out again by hand: 64-bit words of SHA-256("seed/counter"), Fisher-Yates from the end."""
    words = [
        int.from_bytes(hashlib.sha256(f"x/{block}".encode()).digest()[at : at + 8], "big")
        for block in range(3)
        for at in range(0, 32, 8)
    ]
    order = list("ABCDE")
    for step, last in enumerate(range(4, 0, -1)):
        chosen = words[step] % (last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    assert shuffled("ABCDE", "x") == order


def test_every_order_is_as_likely() -> None:
    counts = Counter(tuple(shuffled("ABC", str(seed))) for seed in range(6000))
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi-square, 5 degrees, 0.1 percent


def test_the_rules_document_is_text_html_or_json(tmp_path: Path) -> None:
    file = tmp_path / "t.toml"
    file.write_text(toml_of(plan(name="Fish & <Chips>")))
    assert "Fish & <Chips>" in croupier("tournament", "rules", str(file)).out
    assert "Fish &amp; &lt;Chips&gt;" in croupier("tournament", "rules", str(file), "--html").out
    document = json.loads(croupier("tournament", "rules", str(file), "--json").out)
    assert len(document["digest"]) == 64
