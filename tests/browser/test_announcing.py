"""No More Bets is announced by the terminals themselves, by sound and on the screen, and the house knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Request, expect
from tests.browser.browser_support import Dealer, needs_browser, sit, table, tables, until
from tests.support import clause
from tests.web.web_support import Server, serving

from croupier.live.tables import Floor
from croupier.web.socket.announced import Heard

pytestmark = needs_browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    def slowly(floor: Floor) -> None:
        floor.timing = replace(floor.timing, betting=9.0, last_call=5.0, between=5.0)  # a voice needs its time

    every = tables(
        table("1", rulebook="colorado"),
        table("2", rulebook="colorado"),
        slowly,
        table("3", random=True, rulebook="classic"),
    )
    with serving(Path(tmp_path_factory.mktemp("announcing")), tables=every) as running:
        yield running


def muted(context: BrowserContext) -> None:
    context.add_init_script("localStorage.setItem('croupier-sound', 'off')")


@clause("CO-2201(7)-c")
def test_a_muted_terminal_still_announces_and_says_so(server: Server, chrome: Browser) -> None:
    terminal = sit(chrome, server, "1", 1, prepare=muted)
    dealer, announced = Dealer(server.client("D1"), "1"), server.house.announced["1"]
    dealer.opens()
    dealer.spins()
    dealer.closes()
    expect(terminal.page.locator("[data-no-more-bets]")).to_be_visible()
    until(terminal, lambda: bool(announced.heard))
    assert announced.heard == {"1-1": Heard(1, sound=True, sight=True)}
    assert terminal.problems == []
    terminal.context.close()


def test_every_announcement_is_spoken(server: Server, chrome: Browser) -> None:
    """Place your bets, no more bets, number, colour and parity, no spin; the last call where a clock runs."""
    heard: list[str] = []
    heard_there: list[str] = []
    terminal = sit(chrome, server, "2", 1, prepare=partial(listen, heard))
    clocked = sit(chrome, server, "3", 1, prepare=partial(listen, heard_there))
    dealer = Dealer(server.client("D1"), "2")
    dealer.opens()
    until(terminal, lambda: heard == ["place-your-bets"])
    dealer.plays("20")
    until(terminal, lambda: heard[-3:] == ["20", "black", "even"])
    dealer.opens()
    dealer.spins()
    dealer.does("declare-no-spin", reason="same_direction")
    until(terminal, lambda: heard[-1] == "no-spin")
    assert "no-more-bets" in heard
    until(clocked, lambda: {"place-your-bets", "last-call", "no-more-bets"} <= set(heard_there), seconds=60)
    for each in (terminal, clocked):
        assert each.problems == []
        each.context.close()


def listen(heard: list[str], context: BrowserContext) -> None:
    """To the recordings that the page plays, each as often as it is fetched."""

    def hear(asked: Request) -> None:
        if "/sounds/" in asked.url:
            heard.append(asked.url.rpartition("/")[2].removesuffix(".opus"))

    context.on("request", hear)
