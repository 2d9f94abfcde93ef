"""A monkey at a page: random taps and keys, and an oracle that reads what each of them is said to do before it is done.

Whatever the page then asks of the house, the last tap must have named: the command, and the seat, number, place and
amount where they stand on the screen.
"""

from __future__ import annotations

import re
from itertools import count
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

INTO_THE_PAGE = """
  window.tap = { n: 0, named: null, at: 0 };
  const MOMENT = 300; // ms: on a slow machine the finger comes so late that the eye has looked again
  addEventListener("keydown", ({ key }) => {
    if (performance.now() - tap.at < MOMENT || !["Enter", " "].includes(key)) return;
    tap.named = key === "Enter" ? enters() : told(document.activeElement);
  }, true);
  window.asked = [];
  const note = (what, body, key) => asked.push({ ...tap, what, body, key });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const frame = JSON.parse(text);
    if (frame.type === "command") note(frame.command.do, frame.command, frame.key);
    return send.call(this, text);
  };
  const plain = window.fetch;
  window.fetch = (address, init) => {
    const path = new URL(address, location.href).pathname;
    const body = init?.body ? JSON.parse(init.body) : {};
    if ((init?.method ?? "GET") !== "GET" && !/session|weigh|terminals$/.test(path))
      note(body.command?.do ?? body.what ?? path, body.command ?? body, body.key ?? path);
    return plain(address, init);
  };
  const text = each => (each.getAttribute("aria-label") || each.innerText || "").trim().replace(/\\s+/g, " ");
  const shown = each => each.checkVisibility() && !each.disabled && each.getBoundingClientRect().width > 0;
  window.told = (each) => {
    const at = each?.closest("button, [data-place], [data-slot], [data-call], input, select, a");
    if (!at?.checkVisibility()) return null; // what cannot be pressed now may answer in a moment
    const form = at.closest("form"), amount = form?.querySelector("input[name=amount]");
    const does = at.tagName !== "INPUT" && at.tagName !== "SELECT";
    return does && {
      text: text(at), place: at.dataset.place ?? "", call: at.dataset.call ?? "", slot: at.dataset.slot ?? "",
      order: at.dataset.order ?? "", does: at.dataset.do ?? "", laid: at.dataset.notAsTold ?? "",
      form: form && at.type === "submit" ? (form.dataset.dialog ?? form.dataset.command ?? "form") : "",
      dialog: document.querySelector("dialog[open] h2")?.innerText ?? "", amount: amount?.value ?? "",
      chosen: document.querySelector(".seat[aria-pressed=true]")?.dataset.seatButton ?? "",
      understood: at.closest(".calling")?.querySelector("output")?.innerText ?? "",
    };
  };
  /** What Enter would press: what has the focus, the key of its form, or the one big key of the console. */
  window.enters = () => {
    const at = document.activeElement;
    if (at?.closest("[data-place], [data-slot]")) return told(at);
    const quick = at?.closest(".amount button:not(.quiet)"); // Enter sends what is entered, and adds nothing
    if (quick?.form) return told(quick.form.querySelector("button:not([type=button])"));
    if (at?.closest("button, a")) return told(at.closest("button, a"));
    if (at?.closest("select")) return null;
    const form = at?.closest("form");
    if (form) return told(form.querySelector("button:not([type=button])"));
    if (at?.closest("input")) return null;
    if (document.querySelector("dialog[open], [data-locked]")) return null;
    return told(document.querySelector("[data-primary]"));
  };
  /** Something on the screen that can be pressed, in the dialog where one is open; the bar at the top is left alone. */
  window.something = (one, other) => {
    const here = document.querySelector("dialog[open]") ?? document.querySelector("main, .terminal");
    const all = [...(here ?? document.body).querySelectorAll("button, [data-place], [data-slot], input")]
      .filter(each => shown(each) && !each.closest("header.top"));
    const each = all[Math.floor(one * all.length)];
    if (!each) return null;
    each.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = each.getBoundingClientRect();
    const part = each.dataset.place ? 0.5 : 0.3 + 0.4 * other; // the felt takes what is nearest
    return [x + width * part, y + height * part];
  };
  /** What somebody sees there, also where it has just come and takes no press yet. */
  window.seen = (x, y) => {
    const coming = [...document.querySelectorAll(".moving")];
    for (const each of coming) each.classList.remove("moving");
    const found = told(document.elementFromPoint(x, y));
    for (const each of coming) each.classList.add("moving");
    return found;
  };
  window.before = (n, named) => {
    window.tap = { n, named, at: performance.now() };
    return [asked.splice(0), document.querySelector("[data-do=undo][aria-busy=true]") !== null];
  };
"""
KEYS = [
    *["Enter"] * 12, *"0123456789tdnsicr ", "Escape", "Tab", "Tab", "ArrowRight", "ArrowDown", "Delete", "Backspace",
]  # fmt: skip
BY_KEY = {"t": {"count-turns"}, "r": {"rebet-wagers"}, "Delete": {"take-down-wager"}, "Backspace": {"take-down-wager"}}
BY_TEXT = {
    "place your bets": "open-betting", "the ball is spun": "spin-ball", "no more bets": "call-no-more-bets",
    "called without the wave": "call-no-more-bets", "losers are collected": "collect-losers",
    "the dolly is removed": "remove-dolly", "one more turn": "count-turns", "ball leaves the track": "ball-off-track",
    "sign in at this table": "sign-in-dealer", "carry out the ruling": "carry-out-ruling", "rebet": "rebet-wagers",
    "resume the game": "resume-table", "clear": "clear-wagers", "pause betting": "pause-betting",
    "undo": "change-wagers", "double": "double-wagers", "suspend": "suspend-table",
    "change the options": "change-options",
}  # fmt: skip
FORMS = {
    "no-spin": "declare-no-spin", "irregularity": "report-irregularity", "ball": "assign-ball",
    "wrong-number": "correction",
}  # fmt: skip
BY_DO = {"attendant": "/api/calls", "tip": "tip", "cash-out-sure": "cash-out", "place-coupon": "place-coupon"}
NO_CHANGE = {"seal-nonce", "open-nonce"}  # a terminal gives these by itself, and they move nothing


def names(named: dict[str, Any] | None, asked: dict[str, Any]) -> bool:
    """Does what was read before the tap name this?"""
    what, body = asked["what"], asked["body"]
    if what in NO_CHANGE:
        return True
    if not named:
        return False
    if named.get("key"):
        return what in BY_KEY.get(named["key"], ())
    text = re.sub(r"[^\w$:.,+ ]", "", named["text"]).strip().lower()
    if named["place"]:
        return what == "place-wager" and bool(body["place"] == named["place"])
    if named["laid"]:  # what was laid last, for the seat that is chosen
        return what == "take-down-wager" and (body["place"], str(body["seat"])) == (named["laid"], named["chosen"])
    if named["slot"] or named["call"]:
        return what in ("change-wagers", "announce-bet")
    if named["understood"]:
        return what in ("change-wagers", "announce-bet") and f"seat {body['seat']}:" in named["understood"]
    if named["dialog"] == "Favourites":  # what they come to stands on the key
        parts = body.get("parts", ())
        return what == "change-wagers" and text.endswith(f"${sum(part['stake'] for part in parts) / 100:,.0f}")
    if named["form"]:
        amount = float(named["amount"].replace(",", "") or 0) * 100
        meant = named["order"] or FORMS.get(named["form"], named["form"])
        seat = not named["chosen"] or what not in ("buy-in", "tip", "cash-out") or str(body["seat"]) == named["chosen"]
        return bool(what == meant and seat and ("amount" not in body or abs(body["amount"] - amount) < 0.5))
    if what.endswith("/acknowledge"):
        return text == "acknowledge"
    if what == "change-colour" and not named["form"]:
        return text == str(body["colour"])
    if what.endswith("/refuse"):
        return text in ("take back", "refuse")
    if (named["order"] or named["does"]) and what in (named["order"], BY_DO.get(named["does"])):
        return True
    for phrase, command, fact in (
        (r"confirm (\S+)", "declare-result", "number"),
        (r"dolly on (\S+)", "place-dolly", "number"),
        (r"pay seat (\d+): \$([\d.,]+)", "pay-winners", "seat"),
    ):
        if what == command and (found := re.match(phrase, text)):
            same = str(body[fact]) == found[1]
            paid = "amount" not in body or body["amount"] == round(float(found[2].replace(",", "")) * 100)
            return same and (what != "pay-winners" or paid)
    return any(text.startswith(said) and what == command for said, command in BY_TEXT.items())


def play(page: Page, taps: int, seed: int) -> tuple[set[str], list[Any]]:
    """So many taps or a few more: the keys of all that was asked for, and what the last tap had not named."""
    random, wild, asked = Random(seed), list[Any](), set[str]()
    waiting: list[dict[str, Any] | None] = []  # undo waits for what was asked before, and what is tapped then for undo
    for tap in count(1):
        key = random.choice(KEYS) if random.random() < 0.45 else ""
        at = None if key else page.evaluate("at => something(...at)", [random.random(), random.random()])
        if key == "Enter":
            named = page.evaluate("enters()")
        elif key == " ":
            named = page.evaluate("told(document.activeElement)")
        elif key:
            named = {"key": key}
        else:
            named = at and page.evaluate("at => seen(...at)", at)
        sent, undoing = page.evaluate("before => window.before(...before)", [tap, named])
        asked |= {each["key"] for each in sent}
        wild += [each for each in sent if not any(names(one, each) for one in [each["named"], *waiting])]
        waiting = [*waiting, named] if undoing else [named]
        if tap > taps and (asked or tap > 10 * taps):
            break  # a page that is still busy takes nothing: a few more taps, until it does
        if key:
            page.keyboard.press(key)
        elif at:
            page.mouse.click(*at)
        if tap % 40 == 0:  # and somebody puts things right now and then
            page.evaluate("document.querySelector('dialog[open]')?.close(); document.activeElement?.blur()")
    expect(page.locator("body")).to_be_attached()
    return asked, wild
