"""Sheets for anybody, however many ask: set one at a time, the same one once, and never in the way of a game."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path

import pytest
from starlette.responses import Response
from tests.web.web_support import open_a_table, serving

from croupier.refusal import Refused
from croupier.web.paper.queue import WAITING_MAX, Press


def test_sheets_are_set_one_at_a_time_and_too_many_are_refused() -> None:
    working: list[int] = []

    def work() -> Response:
        working.append(1)
        time.sleep(0.01)
        assert len(working) == 1
        working.pop()
        return Response(b"a sheet")

    async def ask() -> list[Response | BaseException]:
        press = Press()
        return await asyncio.gather(*(press.made(work) for _ in range(WAITING_MAX + 5)), return_exceptions=True)

    answers = asyncio.run(ask())
    assert [one.body for one in answers if isinstance(one, Response)] == [b"a sheet"] * WAITING_MAX
    assert [one.code for one in answers if isinstance(one, Refused)] == ["too_many_requests"] * 5


def test_the_same_sheet_is_set_once() -> None:
    made: list[str] = []

    async def ask() -> None:
        press = Press()

        def work(name: str) -> Response:
            made.append(name)
            return Response(name.encode(), headers={"x-copy": name})

        for name in ("a", "b", "a", "b"):
            first, second = await asyncio.gather(*(press.made(partial(work, name), name) for _ in range(2)))
            assert (first.body, second.headers["x-copy"]) == (name.encode(), name)

    asyncio.run(ask())
    assert made == ["a", "b"]


def test_the_felt_is_written_once_for_all_terminals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        client = server.client()
        first = client.get("/api/tables/1/layout")
        monkeypatch.setattr("croupier.web.shown.geometry.layout_json", lambda _rules: pytest.fail("written again"))
        assert client.get("/api/tables/1/layout").json() == first.json()
