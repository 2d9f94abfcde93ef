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

# The whole work of a press: the handler, and what Svelte then changes in the page, which it does in microtasks.
MEASURE = """async (presses) => {
  const svg = document.querySelector('.cloth svg[role=group]');
  svg.setPointerCapture = () => {};
  const places = [...svg.querySelectorAll('[data-place]')];
  const times = [];
  for (let press = 0; press < presses; press++) {
    const box = places[(press * 37) % places.length].getBoundingClientRect();
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerId: 1, bubbles: true };
    const start = performance.now();
    svg.dispatchEvent(new PointerEvent('pointerdown', at));
    for (let turn = 0; turn < 8; turn++) await null;
    times.push(performance.now() - start);
    svg.dispatchEvent(new PointerEvent('pointercancel', at));
    await new Promise((done) => setTimeout(done));
  }
  return times.sort((one, other) => one - other);
}"""


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
            times = one.page.evaluate(MEASURE, PRESSES)
            heap = heap_over(one, dealer, ROUNDS)
    return {
        "chips": CHIPS,
        "press_ms_median": round(times[len(times) // 2], 2),
        "press_ms_p95": round(times[int(len(times) * 0.95)], 2),
        "press_ms_max": round(times[-1], 2),
        "heap_kb_after_10_rounds": heap[0] // 1000,
        f"heap_kb_after_{ROUNDS}_rounds": heap[-1] // 1000,
    }


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
