"""Training: past numbers drive a table that plays in a unit of its own, so that it can never meet real money."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import Any

from croupier.journal import Journal, MemoryJournal
from croupier.live.moments import stamp
from croupier.live.scripts.table import START, set_up_table, told
from croupier.live.tables.writer import Request
from croupier.rules import Actor, Role
from croupier.rules import rulebook as find_rulebook
from croupier.rules.book.model import LimitsSetBy, OddsRule
from croupier.rules.in_force.sign import sign_of
from croupier.table.opening.decide import inspection_points
from croupier.wheels.recorded import RecordedOutcome

OPENER = 100_000_000
SYSTEM = Actor("recording", Role.SYSTEM, "training")


def train(
    rulebook: str,
    wheel: str,
    numbers: Sequence[RecordedOutcome],
    wagers: Sequence[tuple[str, int]] = (),
    journal: Journal | None = None,
) -> Iterator[dict[str, Any]]:
    """Play the recorded numbers, with the same wagers before every spin; every event as a script tells it."""
    book = find_rulebook(rulebook)
    licensee_sets_limits = book.limits.set_by.value is LimitsSetBy.LICENSEE
    policy: dict[str, Any] = {"terminals": {"count": 1, "central_screen": True}}  # the trainee's
    if licensee_sets_limits:
        policy["limits"] = {"all": {"min": 1, "max": OPENER}}
    if book.odds.value is OddsRule.EXTERNAL:
        policy["odds"] = {kind: bet.pays.value for kind, bet in book.bets.items()}
        policy["odds_source"] = "assumed, for training"
    header = {"rulebook": rulebook, "wheel": wheel, "policy": policy, "automation": "automatic", "source": "recorded"}
    writer = set_up_table(header, journal or MemoryJournal())
    sent = 0

    def ask(command: dict[str, Any], actor: Actor | None = None) -> Iterator[dict[str, Any]]:
        nonlocal sent
        sent += 1
        at = stamp(START + timedelta(minutes=sent))  # so that every window is over by the next command
        (answer,) = writer.submit([Request(command, at, f"{writer.stream}/training/{sent}", actor)])
        yield from told(answer)

    yield from ask({"do": "inspect-table", "points": dict.fromkeys(inspection_points(writer.rules), True)})
    sign = sign_of(writer.rules)
    yield from ask({"do": "post-sign", "sign": sign.code, "statements": list(sign.statements)})
    boxes = {"drop_box": "training", "tip_box": "training"}
    yield from ask({"do": "open-table", "opener": OPENER, **boxes})
    yield from ask({"do": "seat-player", "seat": 1, "player": "trainee"})
    yield from ask({"do": "buy-in", "seat": 1, "amount": OPENER // 10, "chip_value": 1, "by": {"role": "cashier"}})
    for outcome in numbers:
        for bet, stake in wagers:
            lying = writer.table.seats[1].staked.get(bet, 0)
            if stake > lying:
                yield from ask({"do": "place-wager", "seat": 1, "bet": bet, "stake": stake - lying})
        yield from ask({"do": "spin-ball"}, SYSTEM)
        yield from ask({"do": "call-no-more-bets"}, SYSTEM)
        result = {"do": "declare-result", "number": outcome.number, "turns": 4, "source": "recorded"}
        yield from ask({**result, "proof": {"training": outcome.training, "line": outcome.line}}, SYSTEM)
        if writer.table.phase.value == "dolly-placed":  # a choice that nobody makes
            yield from ask({"do": "close-choices"}, SYSTEM)
    yield {"balances": dict(sorted(writer.table.books.items())), "unit": writer.table.unit.value}
