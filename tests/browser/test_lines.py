"""What is lost with a line: nothing. A cut line, and a server that is killed and started again in mid betting."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Literal

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browser_support import CHROMIUM, Dealer, Terminal, Wire, needs_browser, sit, table, window
from tests.support import PATIENCE
from tests.web.web_support import HASH, LOOSE, PASSPHRASE, PLAIN, answers, losing_replies, serving

from croupier.rules import Actor, Role
from croupier.web.door.settings import Settings
from croupier.web.server import listening, open_house

pytestmark = needs_browser
assert CHROMIUM is None or Path(CHROMIUM).exists()


def test_a_cut_line_loses_nothing_and_sends_nothing_twice(tmp_path: Path, chrome: Browser) -> None:
    with serving(tmp_path, tables=table("1", rulebook="colorado")) as server:
        dealer = Dealer(server.client("D1"), "1")
        dealer.opens()
        wire = Wire()
        one = sit(chrome, server, "1", 1, prepare=wire.into)
        one.phase("betting")
        one.press("red", "straight-9")
        one.settled()
        dealer.plays("9")
        expect(one.page.locator(".called[data-result='9']")).to_be_visible()
        before = one.stacks()
        wire.tear()
        expect(one.page.locator(".terminal")).to_have_attribute("data-line", "cut")
        no_wager_is_offered(one)
        dealer.opens()
        wire.mend()
        expect(one.page.locator(".terminal")).to_have_attribute("data-line", "connected")
        one.phase("betting")
        view = server.house.floor.table("1").view
        assert not [said for said in wire.sent if "straight-3" in said]
        assert "straight-3" not in {place for place, _ in view.seats[1].stacks}, "nothing was kept for later"
        one.do("rebet")
        one.meter("bet", "$2")
        one.settled()
        assert one.stacks() == {"red": 100, "straight-9": 100} == {k[0]: v for k, v in view.seats[1].stacks.items()}
        keys = [json.loads(said)["key"] for said in wire.sent if '"command"' in said]
        assert len(keys) == len(set(keys)), "nothing was sent twice"
        assert before.keys() <= one.stacks().keys()
        one.context.close()


@pytest.mark.parametrize("kept", [True, False])
def test_a_wager_of_which_the_store_does_not_speak_is_pending_until_it_does(
    tmp_path: Path, chrome: Browser, kept: bool
) -> None:
    with serving(tmp_path, tables=table("1", rulebook="colorado")) as server:
        Dealer(server.client("D1"), "1").opens()
        one = sit(chrome, server, "1", 1)
        one.phase("betting")
        with losing_replies(server, away=True, kept=kept):
            one.press("red")
            expect(one.page.locator("[data-unknown='1']")).to_have_text(
                "It is not known yet whether this counts. The house is asked again …"
            )
            expect(one.page.locator(".stack.pending[data-stack='red']")).to_have_count(1)
            expect(one.page.locator("[data-code]")).to_have_count(0)
            one.shot(f"terminal-unknown-{'kept' if kept else 'lost'}")
        expect(one.page.locator("[data-unknown]")).to_have_count(0)
        one.settled()
        one.meter("bet", "$1")
        assert one.stacks() == {"red": 100}
        placed = [event for event in server.house.journal.read("table/1") if event.name == "wager-placed"]
        assert len(placed) == 1
        assert not one.problems
        one.context.close()


@pytest.mark.parametrize("lost", ["answer", "command"])
def test_a_wager_whose_line_is_cut_is_asked_again_with_its_key_and_counts_in_its_own_round_alone(
    tmp_path: Path, chrome: Browser, lost: Literal["answer", "command"]
) -> None:
    with serving(tmp_path, tables=table("1", rulebook="colorado")) as server:
        dealer, wire = Dealer(server.client("D1"), "1"), Wire()
        dealer.opens()
        one = sit(chrome, server, "1", 1, prepare=wire.into)
        one.phase("betting")
        wire.loses = lost
        one.press("straight-3")
        expect(one.page.locator("[data-unknown='1']")).to_be_visible()
        expect(one.page.locator(".stack.pending[data-stack='straight-3']")).to_have_count(1)
        dealer.plays("9")  # and the next round is on when the line comes back
        dealer.opens()
        wire.mend()
        expect(one.page.locator(".terminal")).to_have_attribute("data-line", "connected")
        expect(one.page.locator("[data-unknown]")).to_have_count(0)
        if lost == "command":
            expect(one.page.locator("[data-code='late_bet']")).to_contain_text("this was for round 1")
        one.settled()
        assert one.stacks() == {}
        one.meter("balance", "$19,999" if lost == "answer" else "$20,000")
        said = [frame for frame in map(json.loads, wire.sent) if frame["type"] == "command"]
        assert len(said) == 2
        assert said[0] == said[1], "the same words, and the same key"
        placed = [event for event in server.house.journal.read("table/1") if event.name == "wager-placed"]
        assert len(placed) == (lost == "answer")
        one.context.close()


@contextmanager
def process(settings: Settings) -> Iterator[subprocess.Popen[bytes]]:
    environment = {
        **os.environ,
        "CROUPIER_DB": settings.db,
        "CROUPIER_PORT": str(settings.port),
        "CROUPIER_REQUESTS_PER_SECOND": "10000",
    }
    code = "from croupier.cli.main import run; run()"
    running = subprocess.Popen([sys.executable, "-c", code, "serve"], env=environment, stdout=subprocess.DEVNULL)
    try:
        answers(f"http://127.0.0.1:{settings.port}", running)
        yield running
    finally:
        running.kill()
        running.wait()


def prepared(folder: Path) -> tuple[Settings, str]:
    """A floor on the disk with a table, staff, and one terminal; and that terminal's cookie."""
    with listening(replace(LOOSE, port=0)) as bound:
        port = bound.getsockname()[1]
    settings = Settings(db=str(folder / "j.sqlite"), port=port)
    house = open_house(settings)
    house.people.enlist("D1", "D1", [Role.DEALER], HASH)
    table("1", rulebook="colorado")(house.floor)

    async def enrol() -> str:
        await house.start()
        code, token = house.enrol("1", 1)[:2]
        await house.confirm_terminal(code, Actor("S1", Role.PIT_SUPERVISOR))
        await house.stop()
        return token

    return settings, asyncio.run(enrol())


def dealer_at(address: str) -> Dealer:
    origin = {"Origin": address}
    client = httpx.Client(base_url=address, headers=origin, timeout=PATIENCE, trust_env=False, verify=PLAIN)
    assert client.post("/api/session", json={"badge": "D1", "passphrase": PASSPHRASE}).status_code == 200
    return Dealer(client, "1")


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> tuple[Settings, str]:
    folder = Path(tmp_path_factory.mktemp("killed"))
    with ThreadPoolExecutor(1) as thread:  # Playwright's own loop runs in this one
        return thread.submit(prepared, folder).result()


def no_wager_is_offered(one: Terminal) -> None:
    expect(one.page.locator(".cloth svg[aria-disabled]").first).to_be_attached()
    before = one.stacks()
    one.press("straight-1")
    for key in ("undo", "clear", "rebet", "double"):
        expect(one.page.locator(f"[data-do={key}]")).to_be_disabled()
    assert one.stacks() == before


def hangs(house: subprocess.Popen[bytes], one: Terminal) -> None:
    """Its process is stopped: every line stays open, and nothing is answered."""
    one.press("straight-9")
    one.settled()
    house.send_signal(signal.SIGSTOP)
    one.press("straight-10")  # before anybody can know
    expect(one.page.locator(".stack.pending")).to_have_count(1)
    expect(one.page.locator(".terminal")).to_have_attribute("data-line", "cut")
    expect(one.page.locator("[data-unknown]")).to_have_attribute("data-unknown", "1")
    no_wager_is_offered(one)
    one.shot("terminal-hung-tablet")
    house.send_signal(signal.SIGCONT)
    expect(one.page.locator(".terminal")).to_have_attribute("data-line", "connected")
    one.settled()
    assert one.stacks() == {"straight-9": 100, "straight-10": 100}
    one.do("clear")
    one.meter("bet", "$0")
    one.settled()


def test_a_server_that_hangs_and_one_that_is_killed_in_mid_betting_lose_nothing(
    floor: tuple[Settings, str], chrome: Browser
) -> None:
    settings, token = floor
    address = f"http://127.0.0.1:{settings.port}"
    context = window(chrome)
    context.add_cookies([{"name": "croupier-terminal-1-1", "value": token, "url": address}])
    with process(settings) as first:
        dealer = dealer_at(address)
        dealer.opens()
        one = Terminal(context, address, "1", 1)
        one.phase("betting")
        hangs(first, one)
        one.press("straight-8", "black", "black")
        one.settled()
        shown = one.stacks()
        assert shown == {"straight-8": 100, "black": 200}
        dealer.client.close()
        first.send_signal(signal.SIGKILL)
        first.wait()
        expect(one.page.locator(".terminal")).to_have_attribute("data-line", "cut")
        no_wager_is_offered(one)
    with process(settings):
        expect(one.page.locator(".terminal")).to_have_attribute("data-line", "connected")
        one.phase("betting")
        one.settled()
        assert one.stacks() == shown
        one.meter("balance", "$19,997")
        one.press("straight-20")
        one.meter("bet", "$4")
        dealer = dealer_at(address)
        dealer.plays("8")
        expect(one.page.locator(".called[data-result='8']")).to_be_visible()
        one.meter("win", "$37")
        dealer.client.close()
    context.close()
