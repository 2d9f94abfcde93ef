"""How long printing takes: the complete rules of a table, a sign, a card, a player's copy in Chinese."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from croupier.paper import Document, pdf
from croupier.paper.press import check, pages
from croupier.paper.sheets.rules_print import complete_rules, players_copy
from croupier.paper.sheets.signs import pay_card, sign_sheet
from croupier.rules import policy_from, table_rules

POLICY = {
    "rulebook": "colorado",
    "wheel": "double-zero",
    "limits": {"all": {"min": 500, "max": 50_000}},
    "options": {"in_prison": True},
}
WANTED = 2.0  # seconds for twelve pages


def run() -> dict[str, Any]:
    rules = table_rules("colorado", policy=policy_from(POLICY, "policy"))
    sheets: dict[str, Callable[[], Document]] = {
        "rules": lambda: complete_rules(rules),
        "players_copy_zh": lambda: players_copy(rules, "zh"),
        "sign": lambda: sign_sheet(rules),
        "card": lambda: pay_card(rules),
    }
    measured = {name: measure(make) for name, make in sheets.items()}
    twelve = measured["rules"]["first_seconds"] * 12 / measured["rules"]["pages"]
    checked = timed(lambda: check(pdf(complete_rules(rules))))[0]
    return {**measured, "check_seconds": checked, "twelve_pages_seconds": round(twelve, 4), "wanted_seconds": WANTED}


def measure(make: Callable[[], Document]) -> dict[str, Any]:
    """From the rules to the bytes: the first time in a process, and the best of three."""
    first, sheet = timed(lambda: pdf(make()))
    best = min(timed(lambda: pdf(make()))[0] for _ in range(3))
    return {"pages": pages(sheet), "bytes": len(sheet), "first_seconds": first, "best_seconds": best}


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    began = perf_counter()
    done = work()
    return round(perf_counter() - began, 4), done
