"""A table with a random wheel: what was committed, what was drawn, and that anyone can check it from the journal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support import croupier, on_felt

from croupier.journal import MemoryJournal
from croupier.journal.proof.verify import verify
from croupier.live import Request, TableWriter, replay_books
from croupier.live.scripts.table import set_up_table
from croupier.live.tables.random_table import RandomTable
from croupier.refusal import Refused
from croupier.rules.in_force.sign import sign_of
from croupier.table import Phase
from croupier.wheels.random.fair import seal
from croupier.wheels.random.verify import verify_proof
from croupier.wheels.random.wheel_client import WheelProcess

AT = "2026-06-01T12:00:00.000000Z"


@pytest.fixture(scope="module")
def process() -> Iterator[WheelProcess]:
    wheel = WheelProcess()
    yield wheel
    wheel.stop()


COVERED: dict[str, Any] = {
    "rulebook": "colorado",
    "wheel": "double-zero-as-single-zero",
    "policy": {"limits": {"all": {"min": 100, "max": 50_000}}, "terminals": {"count": 20, "central_screen": False}},
}


def opened(name: str, **other: Any) -> TableWriter:
    header: dict[str, Any] = {"rulebook": "classic", "wheel": "single-zero", "source": "random", **other}
    policy = on_felt(header.get("policy", {}))
    writer = set_up_table({**header, "automation": "automatic", "policy": policy, "table": name}, MemoryJournal())
    rules = writer.rules
    points = {*rules.rulebook.opening.inspection.value, *rules.rulebook.opening.covered_inspection.value}
    submit(writer, {"do": "inspect-table", "points": dict.fromkeys(points, True) if other else {}})
    if other:
        signs = ["sign_a", "sign_b", "sign_c"]
        submit(writer, {"do": "post-sign", "sign": sign_of(rules).code, "spot": "rail", "statements": signs})
    submit(writer, {"do": "open-table", "opener": 10_000_000, "drop_box": "D", "tip_box": "T"})
    submit(writer, {"do": "seat-player", "seat": 1, "player": "Ann"})
    submit(writer, {"do": "buy-in", "seat": 1, "amount": 100_000, "chip_value": 100, "by": {"role": "cashier"}})
    return writer


def submit(writer: TableWriter, command: dict[str, Any]) -> None:
    (answer,) = writer.submit([Request(command, AT, f"k{writer.version}")])
    assert answer.refused is None, answer.refused


def events(writer: TableWriter, name: str) -> list[Any]:
    return [event for event in writer.journal.read(writer.stream) if event.name == name]


def test_rounds_are_played_and_every_one_of_them_can_be_checked(process: WheelProcess, tmp_path: Path) -> None:
    writer = opened("fair")
    table = RandomTable(writer, process, lambda: AT)
    for _ in range(5):
        table.open_round()
        submit(writer, {"do": "place-wager", "seat": 1, "bet": "red", "stake": 500, "by": {"role": "player"}})
        table.close_round()
        table.draw()
        if writer.table.seats[1].stacks:
            submit(writer, {"do": "clear-wagers", "seat": 1})
    commitments = [event.data["commitment"] for event in events(writer, "betting-opened")]
    heads = [event.hash for event in events(writer, "betting-closed")]
    results = events(writer, "result-declared")
    assert len(set(commitments)) == len(results) == 5
    for commitment, head, result in zip(commitments, heads, results, strict=True):
        checked = verify_proof(result.data["proof"], published=commitment, journal_head=head)
        assert checked["ok"], checked
        assert checked["outcome"] == result.data["number"]
    assert verify(writer.journal, replay=replay_books).ok
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(results[0].data["proof"]))
    assert croupier("wheel", "verify", str(file), "--published", commitments[0], "--head", heads[0]).code == 0
    assert croupier("wheel", "verify", str(file), "--published", commitments[1], "--json").code == 1


def test_the_outcome_is_not_in_the_journal_before_the_close(process: WheelProcess) -> None:
    writer = opened("secret")
    table = RandomTable(writer, process, lambda: AT)
    table.open_round()
    table.close_round()
    before = json.dumps([event.data for event in writer.journal.read(writer.stream)])
    table.draw()
    (result,) = events(writer, "result-declared")
    assert result.data["proof"]["secret"] not in before
    assert "result-declared" not in before


def test_a_terminals_own_randomness_is_part_of_the_round(process: WheelProcess) -> None:
    writer = opened("nonces")
    table = RandomTable(writer, process, lambda: AT)
    table.open_round()
    nonce = bytes(range(16))
    sealed = seal(writer.stream, 1, "1", nonce).hex()
    submit(writer, {"do": "seal-nonce", "seat": 1, "sealed": sealed})
    table.close_round()
    submit(writer, {"do": "open-nonce", "seat": 1, "nonce": nonce.hex()})
    table.draw()
    (result,) = events(writer, "result-declared")
    assert result.data["proof"]["nonces"] == [{"seat": "1", "sealed": sealed, "nonce": nonce.hex()}]
    assert verify_proof(result.data["proof"], own_nonces={"1": nonce.hex()})["ok"]


def test_a_false_nonce_stops_nobody_and_is_named_as_withheld(process: WheelProcess) -> None:
    writer = opened("false-nonce")
    table = RandomTable(writer, process, lambda: AT)
    table.open_round()
    submit(writer, {"do": "seal-nonce", "seat": 1, "sealed": "ab" * 32})
    table.close_round()
    submit(writer, {"do": "open-nonce", "seat": 1, "nonce": "00" * 16})
    table.draw()
    (result,) = events(writer, "result-declared")
    assert result.data["proof"]["nonces"][0]["nonce"] is None
    assert verify_proof(result.data["proof"])["ok"]


def test_a_round_that_is_given_up_is_revealed_before_the_next(process: WheelProcess) -> None:
    writer = opened("void")
    table = RandomTable(writer, process, lambda: AT)
    table.open_round()
    submit(writer, {"do": "pause-betting"})
    table.open_round()
    (revealed,) = events(writer, "wheel-revealed")
    first, second = events(writer, "betting-opened")
    assert revealed.stream_version < second.stream_version
    checked = verify_proof(revealed.data["proof"], published=first.data["commitment"])
    assert checked["ok"]
    assert checked["outcome"] is None


def test_the_covered_double_zero_voids_the_spin_with_its_proof(process: WheelProcess) -> None:
    writer = opened("covered", **COVERED)
    table = RandomTable(writer, process, lambda: AT)
    for _ in range(400):
        table.open_round()
        table.close_round()
        table.draw()
        if events(writer, "spin-voided"):
            break
    voided = events(writer, "spin-voided")
    assert voided, "one in 38 rounds falls into 00; 400 without it happen once in 40,000 runs"
    assert voided[0].data["proof"]["outcome"] == "00"
    assert writer.table.phase is Phase.OPEN
    assert not writer.table.to_reveal


def test_a_table_that_refuses_says_so_to_the_clock(process: WheelProcess) -> None:
    table = RandomTable(opened("clock"), process, lambda: AT)
    with pytest.raises(Refused) as refused:
        table.close_round()
    assert refused.value.code == "betting_not_open"
