"""The terminal in a browser: script time of a press with 100 chips on the felt, and the heap over many rounds."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from tests.browser.browser_support import CHROMIUM, Dealer, Terminal, chromium, sit, table
from tests.web.web_support import serving

CHIPS = 100
PRESSES = 60
ROUNDS = 200

WHERE = """all => all.map(place => { const box = place.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2]; })"""
CANCEL = """document.querySelector('.cloth svg[role=group]').dispatchEvent(
    new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }))"""


def run() -> dict[str, Any]:
    if CHROMIUM is None:
        return {"skipped": "chromium is not installed"}
    with tempfile.TemporaryDirectory() as folder:
        tables = table("1", players=3, rulebook="classic")
        with serving(Path(folder), tables=tables) as server, chromium() as browser:
            dealer = Dealer(server.client("D1"), "1")
            dealer.opens()
            one = sit(browser, server, "1", 1)
            one.phase("betting")
            cover(one, CHIPS)
            times = script_of_presses(one, PRESSES)
            heap = heap_over(one, dealer, ROUNDS)
    return {
        "chips": CHIPS,
        "press_script_ms_median": round(times[len(times) // 2], 2),
        "press_script_ms_p95": round(times[int(len(times) * 0.95)], 2),
        "press_script_ms_max": round(times[-1], 2),
        "heap_kb_after_10_rounds": heap[0] // 1000,
        f"heap_kb_after_{ROUNDS}_rounds": heap[-1] // 1000,
    }


def script_of_presses(one: Terminal, presses: int) -> list[float]:
    """Milliseconds of processor time that each press spends in scripts until the page has changed, in order.

    The mouse goes down on a real page: handlers, the focus they move, and what Svelte then changes are all in it. A
    processor that is busy with others does not count."""
    session = one.context.new_cdp_session(one.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "ScriptDuration")) * 1000

    places = one.page.eval_on_selector_all(".cloth [data-place]", WHERE)
    times = []
    for press in range(presses):
        x, y = places[(press * 37) % len(places)]
        one.page.mouse.move(x, y)
        before = spent()
        one.page.mouse.down()
        times.append(spent() - before)
        one.page.evaluate(CANCEL)
        one.page.mouse.up()
    assert len(one.stacks()) == CHIPS, "no press was lifted"
    return sorted(times)


def cover(one: Terminal, chips: int) -> None:
    places = one.page.eval_on_selector_all(".cloth [data-place]", "all => all.map(place => place.dataset.place)")
    for place in places[:chips]:
        one.press(place)
    one.settled()
    assert len(one.stacks()) == chips


def heap_over(one: Terminal, dealer: Dealer, rounds: int) -> list[int]:
    """Bytes in use after 10 rounds and at the end, each after a collection."""
    session = one.context.new_cdp_session(one.page)
    session.send("HeapProfiler.enable")
    found = []
    for number in range(1, rounds + 1):
        dealer.opens()
        dealer.plays(str(number % 37))
        if number in (10, rounds):
            one.page.wait_for_timeout(6_000)  # the last result leaves the screen
            session.send("HeapProfiler.collectGarbage")
            found.append(int(session.send("Runtime.getHeapUsage")["usedSize"]))
    return found
