"""Live wheels: a biased one is noticed and goes on record once; a fair one is left alone, however long it runs."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
from tests.support import PATIENCE
from tests.web.web_support import LOOSE, Server, open_a_table, serving

from croupier.journal import Append, Cause, NewEvent
from croupier.live import Request
from croupier.live.tables import Floor
from croupier.maths.bias import judge
from croupier.maths.bias.reading import Spins
from croupier.register import STREAM
from croupier.rules import Actor, Role, table_rules
from croupier.table.irregular.events import ResultCorrected
from croupier.table.round.events import BallSpun, ResultDeclared, SpinVoided
from croupier.web.lab.fitted import FittedWheels
from croupier.web.lab.health import WheelWatch
from croupier.web.lab.looks import LEVEL, looks, next_look
from croupier.web.lab.questions.spins import health as look_again
from croupier.web.records.falls import NOBODY, Falls

RING = table_rules("colorado", "single-zero").wheel.ring


def numbers(count: int, *, biased: bool, seed: int = 1) -> list[str]:
    weights = [2.0 if biased and place < 6 else 1.0 for place in range(len(RING))]
    return random.Random(seed).choices(RING, weights, k=count)


BIASED = numbers(300, biased=True)


def fed_with(recorded: Iterable[str]) -> Callable[[Floor], None]:
    """A table at which these numbers fell, spun by two dealers in turn of fifty."""

    def set_up(floor: Floor) -> None:
        writer = open_a_table(floor, seats=0)
        keys = itertools.count()

        def asked(who: str, role: Role, do: str, **fields: Any) -> Request:
            return Request({"do": do, **fields}, floor.now(), f"feed/{next(keys)}", Actor(who, role))

        dealer = "D1"
        requests = [asked(dealer, Role.DEALER, "open-betting")]
        for place, number in enumerate(recorded):
            if place % 50 == 49:
                dealer = f"D{1 + place // 50 % 2}"
                requests.append(asked("S1", Role.PIT_SUPERVISOR, "sign-in-dealer", dealer=dealer))
            requests.append(asked(dealer, Role.DEALER, "spin-ball"))
            requests.append(asked(dealer, Role.DEALER, "call-no-more-bets", wave=True))
            requests.append(asked(dealer, Role.DEALER, "declare-result", number=number, turns=6))
        for batch in (requests[at : at + 400] for at in range(0, len(requests), 400)):
            refused = [answer.refused for answer in writer.submit(batch) if answer.refused]
            assert not refused, refused[0]

    return set_up


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Table 1 has a biased wheel, at table 2 nothing fell."""

    def tables(floor: Floor) -> None:
        fed_with(BIASED)(floor)
        open_a_table(floor, "2", seats=0)

    with serving(tmp_path_factory.mktemp("wheels"), replace(LOOSE, demo=False), tables=tables) as server:
        yield server


def looked_at(server: Server, at_least: int) -> dict[str, Any]:
    supervisor = server.client("S1")
    deadline = time.monotonic() + PATIENCE
    while True:
        health = supervisor.get("/api/tables/1/wheel")
        assert health.status_code == 200, health.text
        if health.json()["looked_at"] >= at_least:
            return dict(health.json())
        assert time.monotonic() < deadline
        time.sleep(0.1)


def recorded(server: Server) -> list[Any]:
    return [event for event in server.house.journal.read("house") if event.name == "wheel-suspected"]


def test_a_biased_wheel_is_noticed_and_put_on_record_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.web.app.WheelWatch", partial(WheelWatch, seconds=0.2))
    with serving(tmp_path, tables=fed_with(numbers(500, biased=True))) as server:
        deadline = time.monotonic() + PATIENCE
        while not recorded(server):  # the house looks by itself
            assert time.monotonic() < deadline
            time.sleep(0.1)
        health = looked_at(server, 400)
        assert health["alert"] is not None
        assert health["report"]["suspicious"]
        assert health["spins"] == 500
        assert {dealer["dealer"] for dealer in health["dealers"]} == {"D1", "D2"}
        assert not any(dealer["suspicious"] for dealer in health["dealers"])
        (event,) = recorded(server)
        assert event.data["table"] == "1"
        assert health["report"]["worth"]["edge"] > 0
        alerts = server.client("S1").get("/api/pit").json()["alerts"]
        (told,) = (alert for alert in alerts if alert["kind"] == "wheel-suspected")
        assert told["facts"]["edge_permille"] > 0, "the pit is told what it is worth to a player"
    with serving(tmp_path) as server:
        assert looked_at(server, 400)["alert"] == health["alert"]
        assert len(recorded(server)) == 1, "a restart puts nothing on record twice"


def asked_of_the_lab(client: httpx.Client, table: str) -> dict[str, Any]:
    begun = client.post(f"/api/lab/tables/{table}/bias", params={"level": 0.02})
    assert begun.status_code == 202, begun.text
    job = begun.json()
    deadline = time.monotonic() + PATIENCE
    while job["state"] in ("waiting", "running"):
        assert time.monotonic() < deadline
        time.sleep(0.1)
        job = client.get(f"/api/lab/jobs/{job['job']}").json()
    return dict(job)


def test_a_table_s_wheel_is_tested_from_the_lab(server: Server) -> None:
    """On live data, when somebody wants to know: all results since the wheel was fitted, with their dealers."""
    supervisor = server.client("S1")
    found = asked_of_the_lab(supervisor, "1")["answer"]
    assert (found["spins"], found["level"], found["suspicious"]) == (300, 0.02, True)
    assert {each["number"]: each["count"] for each in found["counts"]} == {one: BIASED.count(one) for one in RING}
    assert found["worth"]["edge"] > 0
    assert {test["facts"]["dealer"] for test in found["tests"] if test["test"] == "dealer"} == {"D1", "D2"}
    assert supervisor.post("/api/lab/tables/9/bias").json()["code"] == "no_such_table"
    assert server.client("D1").post("/api/lab/tables/1/bias").status_code == 403
    assert server.client().post("/api/lab/tables/1/bias").status_code == 401


def test_a_table_without_results_is_not_tested(server: Server) -> None:
    assert asked_of_the_lab(server.client("S1"), "2")["refused"]["code"] == "too_few_spins"


def test_a_fair_wheel_is_left_alone(tmp_path: Path) -> None:
    with serving(tmp_path, tables=fed_with(numbers(500, biased=False))) as server:
        health = looked_at(server, 400)
        assert (health["alert"], health["report"]["suspicious"]) == (None, False)
        assert health["next_look"] > 500
        assert recorded(server) == []
        assert server.client().get("/api/tables/1/wheel").status_code == 401
        assert server.client("D1").get("/api/tables/1/wheel").status_code == 403
        assert server.client("T1").get("/api/tables/1/wheel").status_code == 200


def test_a_table_without_results_has_nothing_to_say(server: Server) -> None:
    health = server.client("S1").get("/api/tables/2/wheel").json()
    assert (health["spins"], health["looks"], health["report"], health["next_look"]) == (0, 0, None, 100)
    assert server.client("S1").get("/api/tables/9/wheel").json()["code"] == "no_such_table"


def test_all_looks_together_keep_the_level() -> None:
    first = list(itertools.islice(looks(), 200))
    assert sum(level for _, _, level in first) < LEVEL
    spins = [at for _, at, _ in first]
    assert all(later - earlier >= 50 for earlier, later in itertools.pairwise(spins))
    assert next_look(0) == 100
    assert next_look(3) == spins[3]


def alarms(tables: int, level_at_each: float | None) -> int:
    """How many of so many fair tables are called suspicious at any look within 1,500 spins."""
    wheel = table_rules("colorado", "single-zero").wheel
    generator, found = np.random.default_rng(11), 0
    for _ in range(tables):
        fell = generator.integers(0, 37, 1500)
        codes = np.array([int(wheel.pockets[place]) for place in fell], np.uint8)
        if level_at_each is None:
            asked = {"wheel": "single-zero", "dealers": [], "made": 0}
            upload = codes.tobytes() + bytes([NOBODY]) * len(codes) + bytes(len(codes))
            found += look_again(asked, upload, lambda _: None)["alert"] is not None
        else:
            nobody: Any = ((), np.empty(0, np.int32), (), 0)
            whole = Spins(wheel, fell.astype(np.int16), *nobody)
            made = itertools.takewhile(lambda look: look[1] <= 1500, looks())
            found += any(
                judge(replace(whole, pockets=whole.pockets[:spins]), level_at_each).suspicious for _, spins, _ in made
            )
    return found


@pytest.mark.parametrize(("tables", "most"), [(90, 4), pytest.param(300, 8, marks=pytest.mark.long)])
def test_watching_a_fair_wheel_does_not_cry_wolf(tables: int, most: int) -> None:
    """Spent over the looks, the level is kept; the same looks at the full level each would not keep it."""
    assert alarms(tables, None) <= most  # more than 8 of 300, or 4 of 90, has a chance below 0.4 %
    assert alarms(tables, LEVEL) > most


def test_where_the_ball_fell_and_who_spun_it() -> None:
    falls = Falls()
    for sequence, event in enumerate(
        (
            ResultDeclared(1, "5", "red", 60, "dealer"),
            BallSpun(2, "clockwise", "counter-clockwise", "D1"),
            ResultDeclared(2, "17", "black", 60, "dealer"),
            ResultCorrected(2, "17", "18", "red", "S2", "misread"),
            BallSpun(3, "counter-clockwise", "clockwise", "D2"),
            SpinVoided(3, "00"),
        )
    ):
        falls.take(event, f"2026-05-04T21:20:0{sequence}.000000Z")
    assert list(falls.numbers) == [5, 18, 37]
    assert [falls.dealers[place] if place != NOBODY else "" for place in falls.spinners] == ["", "D1", "D2"]
    assert falls.after("2026-05-04T21:20:01.000000Z") == (bytes([18, 37]), bytes([0, 1]), bytes([1, 2]))


def test_another_wheel_or_work_on_it_begins_anew(server: Server) -> None:
    """The register says which wheel stands there, and the log when somebody worked on it."""
    supervisor = server.client("S1")
    assert looked_at(server, 300)["alert"] is not None

    def written(name: str, **data: Any) -> dict[str, Any]:
        actor, house = Actor("S1", Role.PIT_SUPERVISOR), server.house
        house.journal.append([_append(house, name, data, actor)])
        return dict(supervisor.get("/api/tables/1/wheel").json())

    assert written("equipment-registered", kind="wheel", thing="W7", facts={}, hash="")["spins"] == 300
    fresh = written("equipment-put-into-use", thing="W7", table="1", approvals=[])
    assert (fresh["fitted"], fresh["spins"], fresh["alert"], fresh["next_look"]) == ("W7", 0, None, 100)
    assert written("equipment-put-into-use", thing="B1", table="1", approvals=[])["fitted"] == "W7"
    before = server.house.journal
    found = FittedWheels().at("1", before)
    written("wheel-adjusted", wheel="W7", table="1", what="levelled")
    assert FittedWheels().at("1", before).since > found.since
    assert FittedWheels().at("2", before) == ("", "")


def _append(house: Any, name: str, data: dict[str, Any], actor: Actor) -> Append:
    cause = Cause(f"floor/{name}/{data.get('thing', '')}", "0" * 64, actor, house.floor.now(), "")
    return Append(STREAM, house.journal.version(STREAM), cause, (NewEvent(name, 1, data, (), None),))
