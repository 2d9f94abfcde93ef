"""`croupier settle`: settle one round's wagers from JSON, as an auditor re-runs it."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Mapping
from typing import Annotated, Any

import typer
from rich.table import Table

from croupier.cli.output import ASSUMED, answers, console, heading, print_json
from croupier.cli.table import PolicyFile, rules_of_table
from croupier.game import COURTESY, Choice, Settlement, check_stake, in_number_order
from croupier.money import money
from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.rules.in_force.settlement import SlipWager, settle_round

WAGER_KEYS = {"seat", "bet", "place", "at", "stake", "prison"}
DEPTH_MAX = 16  # a round needs four
FELT_MAX = 1000  # number boxes; the whole felt is 14 wide


@answers
def settle(
    rulebook: Annotated[str, typer.Argument(help="house, south-dakota, colorado, classic, or a rulebook file.")],
    wheel: Annotated[str | None, typer.Option(help="double-zero, single-zero, double-zero-as-single-zero.")] = None,
    policy: PolicyFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Settle one round, read as JSON from standard input.

    {"wagers": [{"seat": 1, "bet": "red", "stake": 500}], "outcomes": ["17"]}
    """
    rules = rules_of_table(rulebook, wheel, policy)
    wagers, outcomes = read_round(sys.stdin.buffer.read(), rules)
    settlements = settle_round(rules, wagers, outcomes)
    if as_json:
        print_json(round_json(rules, wagers, outcomes, settlements))
    else:
        show(rules, wagers, outcomes, settlements)


def read_round(raw: bytes, rules: TableRules) -> tuple[list[SlipWager], list[str]]:
    try:
        data = json.loads(raw, parse_float=finite, parse_constant=finite)
    except (ValueError, RecursionError) as error:
        raise Refused("bad_json.error", "This is not JSON: {error}.", error=error) from None
    if deeper_than(DEPTH_MAX, data):
        raise Refused("bad_json.nested_too", "This JSON is nested too deeply to be a round.")
    if not isinstance(data, dict) or not isinstance(data.get("wagers"), list):
        raise Refused("bad_round.wagers", 'A round is an object with "wagers", a list, and "outcomes", a list.')
    unknown = sorted(data.keys() - {"wagers", "outcomes"})
    if unknown:
        raise Refused("unknown_key.round_wagers", "A round has no “{key}”; it has wagers and outcomes.", key=unknown[0])
    wagers = []
    for row, entry in enumerate(data["wagers"]):
        try:
            wagers.append(read_wager(entry, rules))
        except Refused as refusal:
            raise rules.refuse(refusal.but(wager=entry, row=row)) from None
    outcomes = data.get("outcomes", [])
    if not isinstance(outcomes, list):
        raise Refused("bad_round.pockets", '"outcomes" is a list of pockets, such as ["17"].')
    for outcome in outcomes:
        if not isinstance(outcome, str):
            raise rules.refuse(
                Refused(
                    "number_not_on_wheel.text",
                    'Write outcomes as text, such as "17"; this is {outcome}.',
                    outcome=repr(outcome),
                )
            )
    return wagers, outcomes


def finite(text: str) -> float:
    """Python would also read NaN, Infinity and 1e999; JSON has no such numbers."""
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is not a number")
    return number


def deeper_than(depth: int, data: Any) -> bool:
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return any(depth == 0 or deeper_than(depth - 1, part) for part in parts)


def read_wager(entry: Any, rules: TableRules) -> SlipWager:
    if not isinstance(entry, Mapping):
        raise Refused("bad_round.wager_seat", "A wager is an object with seat, bet or place, and stake.")
    unknown = sorted(entry.keys() - WAGER_KEYS)
    if unknown:
        known = sorted(WAGER_KEYS)
        raise Refused("unknown_key.wager", "A wager has no “{key}”; it has {known:list}.", key=unknown[0], known=known)
    seat: Any = entry.get("seat")
    stake: Any = entry.get("stake")
    if type(seat) is not int or seat < 1:
        raise Refused("bad_seat.whole_number", "A seat is a whole number, 1 or more.", seat=seat)
    check_stake(stake)
    prison = entry.get("prison")
    if prison is not None and prison not in [choice.value for choice in Choice]:
        raise Refused("bad_choice", '"prison" is "half", "leave" or null.', prison=prison)
    return SlipWager(seat, read_bet(entry, rules), stake, Choice(prison) if prison else None)


def read_bet(entry: Mapping[str, Any], rules: TableRules) -> str:
    """The bet: by its id, by the place where the chips stand, or by the point of the felt where they lie."""
    said = {key: entry[key] for key in ("bet", "place", "at") if entry.get(key) is not None}
    if not said:
        raise Refused("no_such_position.wager", "A wager needs a bet, a place or a point: where do the chips stand?")
    meant = {READERS[key](value, rules) for key, value in said.items()}
    if len(meant) > 1:
        raise Refused(
            "no_such_position.these_mean", "These mean different bets: {meant:list}.", **said, meant=sorted(meant)
        )
    return meant.pop()


def _by_id(value: Any, _rules: TableRules) -> str:
    if not isinstance(value, str):
        raise Refused(
            "no_such_position.text", "A bet is a text such as “split-8-11”; this is {given}.", given=repr(value)
        )
    return in_number_order(value)


def _by_place(value: Any, rules: TableRules) -> str:
    if not isinstance(value, str) or not (value == COURTESY or value.partition("-")[0] in set(rules.rulebook.bets)):
        raise Refused("no_such_position.place_layout", "There is no place “{place}” on this layout.", place=value)
    return rules.layout.place(in_number_order(value)).bet.id


def _by_point(value: Any, rules: TableRules) -> str:
    if (
        not isinstance(value, list)
        or [type(part) in (int, float) for part in value] != [True, True]
        or max(map(abs, value)) > FELT_MAX
    ):
        raise Refused(
            "no_such_position.written_number", "A point of the felt is written as [x, y], in number boxes.", at=value
        )
    return rules.layout.at(*value).bet.id


READERS = {"bet": _by_id, "place": _by_place, "at": _by_point}


def row_json(wager: SlipWager, settlement: Settlement) -> dict[str, Any]:
    return {
        "seat": wager.seat,
        "bet": wager.bet,
        "stake": wager.stake,
        "result": settlement.result.value,
        "winnings": settlement.winnings,
        "returned": settlement.returned,
        "collected": settlement.collected(wager.stake),
        "standing": settlement.standing,
    }


def round_json(
    rules: TableRules, wagers: list[SlipWager], outcomes: list[str], settlements: list[Settlement]
) -> dict[str, Any]:
    rows = [row_json(wager, settlement) for wager, settlement in zip(wagers, settlements, strict=True)]
    sums = {key: sum(row[key] for row in rows) for key in ("stake", "winnings", "returned", "collected", "standing")}
    return {
        "rulebook": rules.rulebook.key,
        "wheel": rules.wheel.name,
        "pays_assumed": pays_assumed(rules),
        "outcomes": outcomes,
        "rows": rows,
        "totals": {"wagers": len(rows), **sums, "house": sums["collected"] - sums["winnings"]},
    }


def pays_assumed(rules: TableRules) -> bool:
    return any(bet.pays.assumed for bet in rules.rulebook.bets.values())


def show(
    rules: TableRules, wagers: list[SlipWager], outcomes: list[str], settlements: list[Settlement], story: str = ""
) -> None:
    console.print(f"{heading(rules)}: {', '.join(outcomes)}")
    if story:
        console.print(story)
    table = Table()
    for title in ("Seat", "Bet", "Stake", "Result", "Winnings", "Returned", "Collected"):
        table.add_column(title, justify="left" if title in ("Bet", "Result") else "right")
    styles = {"won": "green", "lost": "red"}
    for wager, settlement in zip(wagers, settlements, strict=True):
        result = settlement.result.value
        table.add_row(
            str(wager.seat),
            wager.bet,
            money(wager.stake),
            f"[{styles.get(result, 'yellow')}]{result}",
            money(settlement.winnings),
            money(settlement.returned),
            money(settlement.collected(wager.stake)),
        )
    console.print(table)
    totals = round_json(rules, wagers, outcomes, settlements)["totals"]
    console.print(f"Staked {money(totals['stake'])}, house {money(totals['house'])}.")
    if pays_assumed(rules):
        console.print(ASSUMED, style="yellow")
