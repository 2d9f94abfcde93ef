"""Hands in a hurry at the terminal: wishes before an answer, chips for the dealers among one's own, a round missed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from tests.browser.browser_support import Dealer, Terminal, Wire, needs_browser, sit, table, tables, until
from tests.web.web_support import Server, serving

from croupier.table.state import StackKey

pytestmark = needs_browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    names = ("slow", "order", "tip", "refused", "missed")
    every = tables(
        *(table(name, players=1, rulebook="classic") for name in names),
        table("prison", players=1, rulebook="colorado", options={"in_prison": True}),
    )
    with serving(Path(tmp_path_factory.mktemp("hands")), tables=every) as running:
        yield running


class SlowWire(Wire):
    """A line on which what the page says waits until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.slow = False
        self._waiting: list[tuple[WebSocketRoute, str | bytes]] = []

    def _connect(self, page: WebSocketRoute) -> None:
        house = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if self.slow:
                self._waiting.append((house, message))
            else:
                house.send(message)

        page.on_message(pass_on)

    def let_go(self) -> None:
        self.slow = False
        for house, message in self._waiting:
            house.send(message)
        self._waiting.clear()


def laid(server: Server, name: str) -> dict[StackKey, int]:
    return dict(server.house.floor.table(name).view.seats[1].stacks)


def has(server: Server, name: str, stacks: dict[StackKey, int]) -> bool:
    return laid(server, name) == stacks


def at_the_table(server: Server, chrome: Browser, name: str, wire: Wire | None = None) -> tuple[Dealer, Terminal]:
    dealer = Dealer(server.client("D1"), name)
    dealer.opens()
    one = sit(chrome, server, name, 1, prepare=(wire or Wire()).into)
    one.phase("betting")
    one.page.locator('[data-chip="100"]').click()
    return dealer, one


def for_dealers(one: Terminal) -> None:
    one.do("more")
    one.do("for-dealers")
    one.page.keyboard.press("Escape")


def test_two_undos_before_the_first_is_answered_go_back_two_wishes(server: Server, chrome: Browser) -> None:
    wire = SlowWire()
    _, one = at_the_table(server, chrome, "slow", wire)
    for _ in range(4):
        one.press("straight-5")
        one.settled()
    wire.slow = True
    one.do("undo")
    one.do("undo")
    one.page.wait_for_timeout(300)
    wire.let_go()
    until(one, partial(has, server, "slow", {("straight-5", "own"): 200}))
    one.page.wait_for_timeout(300)
    assert laid(server, "slow") == {("straight-5", "own"): 200}
    one.meter("bet", "$2")
    assert one.problems == []
    one.context.close()


def test_a_chip_that_is_laid_after_undo_stays(server: Server, chrome: Browser) -> None:
    wire = SlowWire()
    _, one = at_the_table(server, chrome, "order", wire)
    wire.slow = True
    one.press("straight-5")
    one.do("undo")
    one.press("straight-6")
    one.press("straight-7")
    wire.let_go()
    until(one, partial(has, server, "order", {("straight-6", "own"): 100, ("straight-7", "own"): 100}))
    one.settled()
    one.do("undo")
    until(one, partial(has, server, "order", {("straight-6", "own"): 100}))
    assert one.problems == []
    one.context.close()


def test_undo_takes_the_dealers_chips_off_and_leaves_ones_own(server: Server, chrome: Browser) -> None:
    _, one = at_the_table(server, chrome, "tip")
    one.press("red", "red")
    one.settled()
    for_dealers(one)
    one.press("red")
    one.settled()
    assert laid(server, "tip") == {("red", "own"): 200, ("red", "tip"): 100}
    one.do("undo")
    until(one, partial(has, server, "tip", {("red", "own"): 200}))
    one.do("undo")
    until(one, partial(has, server, "tip", {("red", "own"): 100}))
    one.context.close()


def test_what_was_refused_needs_no_undo(server: Server, chrome: Browser) -> None:
    _, one = at_the_table(server, chrome, "refused")
    one.press("red")
    one.page.locator('[data-chip="100000"]').click()
    one.press("straight-7", "straight-7", "straight-7")
    expect(one.page.locator("[data-code='above_maximum']")).to_be_visible()
    one.settled()
    assert laid(server, "refused") == {("red", "own"): 100, ("straight-7", "own"): 100_000}
    one.do("undo")
    until(one, partial(has, server, "refused", {("red", "own"): 100}))
    one.context.close()


def test_the_choice_on_zero_counts_the_dealers_chips_with_ones_own(server: Server, chrome: Browser) -> None:
    dealer, one = at_the_table(server, chrome, "prison")
    one.press("red")
    for_dealers(one)
    one.press("red")
    one.settled()
    dealer.spins()
    dealer.closes()
    dealer.calls("0")
    choice = one.page.locator("[data-choice]")
    expect(choice.locator("[data-choose='red/half']")).to_have_count(1)
    expect(choice).to_contain_text("$2")
    one.page.locator('[data-choose="red/half"]').click()
    expect(choice).to_have_count(0)
    assert one.problems == []
    one.context.close()


def test_undo_never_goes_back_behind_a_round_that_was_missed(server: Server, chrome: Browser) -> None:
    wire = Wire()
    dealer, one = at_the_table(server, chrome, "missed", wire)
    one.press("straight-5", "straight-6")
    one.settled()
    wire.tear()
    expect(one.page.locator(".terminal")).to_have_attribute("data-line", "cut")
    dealer.plays("36")
    dealer.opens()
    server.house.hubs["missed"]._kept.clear()  # it was away for so long that the house sends the whole table
    wire.mend()
    expect(one.page.locator(".terminal")).to_have_attribute("data-line", "connected")
    expect(one.page.locator('[data-do="undo"]')).to_be_disabled()
    one.phase("betting")
    assert one.stacks() == {}
    assert laid(server, "missed") == {}
    one.context.close()
