"""Textbook disputes, each played to its end as commands, with the books after it to the cent (disputes.toml)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.playthroughs.transcripts import state_of
from tests.table.scripts import BETTING, Felt

from croupier.journal.proof.verify import verify
from croupier.live import fold, replay_books
from croupier.table import Table, broken_sums
from croupier.table.snapshot import freeze, thaw

FILE = Path(__file__).with_name("disputes.toml")
DISPUTES: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["dispute"]
SHORT = {
    "goes on": ("carry-out-ruling", "confirm-observed by=pit-supervisor:S1", "resume-table"),
    "off": ("remove-dolly",),
}
BOUGHT = {"cage": -10_000_00, "players": -1_000_00, "drop-box/cash": 1_000_00}
BEFORE = {"float": 9_000_00, "rack/1/chips": 500_00, "rack/2/chips": 500_00}


def lines_of(script: str) -> Iterator[str]:
    for line in script.strip().splitlines():
        word, _, number = line.partition(" ")
        if word == "play":
            yield from ("spin-ball", "call-no-more-bets wave=true")
        if word in ("play", "finish"):
            yield from (f"declare-result number={number} turns=8", f"place-dolly number={number}", "collect-losers")
            yield "pay-winners"
        else:
            yield from SHORT.get(line, (line,))


@pytest.mark.parametrize("dispute", DISPUTES, ids=lambda dispute: dispute["title"])
def test_a_dispute_ends_with_the_books_as_justice_wants_them(dispute: dict[str, Any]) -> None:
    felt = Felt("colorado")
    felt.lead(BETTING)
    refused = []
    for line in lines_of(dispute["script"]):
        if line == "pay-winners" and felt.writer.table.phase == "winners-paid":
            continue  # nobody has won
        answer = felt.ask(line)
        if answer.refused is not None:
            refused.append(answer.refused.code)
        assert not broken_sums(felt.writer.table.books), line
    assert refused == dispute.get("refused", [])
    table, said = felt.writer.table, BEFORE | dispute["books"]
    win = said["float"] - BEFORE["float"]
    wanted = BOUGHT | said | {"house-win": win, "table-result": -win}
    assert {account: amount for account, amount in table.books.items() if amount} == {
        account: amount for account, amount in wanted.items() if amount
    }
    mended = [one for one in felt.writer.journal.read("table/1") if one.name == "result-mended"]
    owed = sum(line["uncollected"] for one in mended for line in one.data["seats"])
    assert owed == dispute.get("uncollected", 0)
    again = fold(Table(), felt.writer.journal.read("table/1"))
    assert state_of(again) == state_of(table) == state_of(thaw(freeze(table)))
    assert verify(felt.writer.journal, replay=replay_books).ok


def test_there_are_twenty_and_more() -> None:
    assert len({dispute["title"] for dispute in DISPUTES}) >= 20


def test_a_dispute_before_any_round_is_settled_is_about_the_round_that_runs() -> None:
    felt = Felt("colorado")
    felt.lead(BETTING)
    (opened,) = felt.ask("open-dispute seat=1 what='that was mine' amount=100 by=player").events
    assert opened.data["round"] == felt.writer.table.round == 1
