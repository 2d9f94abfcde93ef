"""The next step of a tournament, and everything that stands in its way: found by asking for it without doing it.

Which step comes next follows from how far an event is. Why it cannot be taken yet is what `decide` says, every reason
at once, and whatever else the house knows that tries it (the tables of a round). No rule is written here.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from croupier.domain import fields_of, wire_name
from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.tournament.calling_off.commands import Back, PayRefund
from croupier.tournament.commands import Command
from croupier.tournament.plan.plan import OVERALL
from croupier.tournament.play.commands import AdvancePlayers, EndRound, StartRound
from croupier.tournament.play.decide import stack_of
from croupier.tournament.prizes.commands import AwardPrizes, CarryForward, ConcludeTournament, FileForms, PayPrize
from croupier.tournament.rules.commands import StartEvent
from croupier.tournament.seating.commands import DrawSeats, TakeSeat
from croupier.tournament.shares import is_last_pool
from croupier.tournament.standings import overall
from croupier.tournament.state import Award, EventState, Tournament, by_text

Trial = Callable[[Command, str], list[Refused]]  # every reason against a command on a day; none where it would be done
TRIED = "?"  # in the place of what a person is still to say

# Where an obstacle is removed: by which commands. Some are a table's own. By the sentence, or by its code.
REMOVED_BY: Mapping[str, tuple[str, ...]] = {
    "five_days_notice.never": ("file-rules",),
    "rules_unacceptable": ("publish-rules", "record-division-answer"),
    "venue_not_licensed": ("publish-rules",),
    "nobody_left": ("register",),
    "not_a_tournament_table": ("publish-rules",),
    "not_drawn": ("draw-seats",),
    "nobody_seated": ("take-seat",),
    "rules_not_given": ("acknowledge-rules",),
    "table_not_open": ("open-table",),
    "seat_taken": ("unseat-player",),
    "float_short": ("fill-table",),
    "round_running": ("pause-betting",),
    "points_not_counted": ("count-points",),
    "game_running.played_spins": ("spin-ball",),
    "game_running.wagers_still": ("remove-dolly",),
    "offer_undecided": ("buy-chips", "decline-offer", "close-offer", "eliminate"),
    "pool_short": ("add-prize-money",),
    "pool_not_paid_out.holds": ("publish-rules",),
    "not_awarded": ("award-prizes",),
    "pool_not_paid_out.prizes": ("pay-prize",),
    "pool_not_paid_out.vouchers": ("register", "re-award-voucher"),
    "pool_not_paid_out.pool": ("carry-forward", "award-prizes"),
    "fees_uncounted": ("count-fees",),
    "refunds_open": ("pay-refund",),
    "no_overall_winner": ("cancel-event",),
    "not_admitted": ("withdraw-entry", "retire-player"),
    "over_four_months": ("cancel-event", "cancel-tournament"),
}


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A reason why a step cannot be taken yet. `until`: the first day on which it is gone by itself."""

    refusal: Refused
    removed_by: tuple[str, ...] = ()
    until: str = ""

    def as_json(self) -> dict[str, Any]:
        return {**self.refusal.as_json(), "removed_by": list(self.removed_by), "until": self.until}


@dataclass(frozen=True, slots=True)
class Missing:
    """Somebody whose seat is empty, and what keeps them from taking it."""

    entry: int
    obstacles: tuple[Obstacle, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """`do` with its `fields`, as far as the tournament knows them; `asks` are those that a person gives or counts."""

    do: str
    event: str
    fields: Mapping[str, Any]
    asks: tuple[str, ...] = ()
    obstacles: tuple[Obstacle, ...] = ()
    missing: tuple[Missing, ...] = ()

    def as_json(self) -> dict[str, Any]:
        missing = [
            {"entry": one.entry, "obstacles": [each.as_json() for each in one.obstacles]} for one in self.missing
        ]
        return {
            "do": self.do, "event": self.event, "fields": dict(self.fields), "asks": list(self.asks),
            "obstacles": [each.as_json() for each in self.obstacles], "missing": missing,
        }  # fmt: skip


def next_step(state: Tournament, event: str, today: str, trial: Trial) -> Step | None:
    """Of an event, or with `overall` of the whole tournament; none where nothing is left to be done."""
    found = _of_the_whole(state, today) if event == OVERALL else _of_event(state, event, today)
    if found is None:
        return None
    key, command, asks = found
    refused = trial(command, today)
    obstacles = tuple(_obstacle(command, no, today, trial) for no in refused)
    fields = {name: value for name, value in fields_of(command).items() if name not in asks or value not in (TRIED, 0)}
    step = Step(wire_name(type(command)), key, fields, asks, obstacles)
    return (
        replace(step, missing=_missing(state, command.event, today, trial)) if isinstance(command, StartRound) else step
    )


def _obstacle(command: Command, refused: Refused, today: str, trial: Trial) -> Obstacle:
    by = REMOVED_BY.get(refused.id) or REMOVED_BY.get(refused.code, ())
    return Obstacle(refused, by, "" if by else _gone_on(command, refused, today, trial))


def _gone_on(command: Command, refused: Refused, today: str, trial: Trial) -> str:
    """Time alone removes it, if it does: the days to come are tried."""
    if not isinstance(command, StartEvent):
        return ""
    for days in range(1, 200):
        day = (dt.date.fromisoformat(today) + dt.timedelta(days=days)).isoformat()
        if all(no.id != refused.id for no in trial(replace(command, date=day), day)):
            return day
    return ""


def _missing(state: Tournament, event: str, today: str, trial: Trial) -> tuple[Missing, ...]:
    empty = [player.entry for player in state.events[event].still_in() if player.table and not player.present]
    found = []
    for entry in empty:
        sits = TakeSeat(event, entry, state.entries[entry].person)
        found.append(Missing(entry, tuple(_obstacle(sits, no, today, trial) for no in trial(sits, today))))
    return tuple(found)


# --- how far it is

Found = tuple[str, Command, tuple[str, ...]]  # whose step it is, what is asked for, what a person gives


def _of_event(state: Tournament, key: str, today: str) -> Found | None:
    _, played = state.event(key)
    if not played.started and not played.cancelled:
        return key, StartEvent(key, today), ()
    if not played.over:
        return _of_play(state, key, played)
    return _of_pool(state, key, today)


def _of_play(state: Tournament, key: str, played: EventState) -> Found:
    planned, _ = state.event(key)
    if played.running:
        return key, EndRound(key), ()
    if played.rounds_played == played.round:
        return key, AdvancePlayers(key), ()
    if played.drawn != played.round:
        return key, DrawSeats(key, TRIED), ("seed",)
    due = {player.entry: stack_of(state, planned, player) for player in played.still_in() if player.present}
    return key, StartRound(key, by_text(due)), ("counts",)


def _of_pool(state: Tournament, key: str, today: str) -> Found | None:
    """Awarded, paid, and what is left passed on; a pool that keeps nothing is awarded again."""
    plan, left = state.rules, state.pool(key)
    if (key not in state.awarded and (plan.prizes_of(key) or left)) or (left and is_last_pool(state, key)):
        return key, AwardPrizes(key, plan.responsible if plan.joint else ""), ()
    unpaid = (award for award in state.awards.values() if award.pool == key and award.status == "open")
    for award in unpaid:
        if award.kind != "voucher":
            return key, _payment(award, today), ("form", "description", "value") if award.kind == "goods" else ("form",)
    if left:
        onward = [one for one in state.held() if plan.order(one) > plan.order(key)]
        over_all = [OVERALL] if plan.prizes else []
        return key, CarryForward(key, next(iter([*onward, *over_all, *state.held()[-1:], OVERALL]))), ("to",)
    for refund in state.open_refunds():
        if refund.event == key:
            return key, PayRefund(refund.number, Back.CASH, TRIED, today), ("how", "receipt", "to")
    return None


def _payment(award: Award, today: str) -> PayPrize:
    if award.kind == "goods":
        return PayPrize(award.number, TRIED, today, award.description, award.amount)
    return PayPrize(award.number, TRIED, today)


def _of_the_whole(state: Tournament, today: str) -> Found | None:
    """The first step that an event needs, then the prizes over all, the end, and its forms at the Division."""
    if state.concluded:
        office = str(state.filings[-1]["office"]) if state.filings else TRIED
        filing = OVERALL, FileForms(today, office, TRIED), ("office", "proof")
        return None if state.forms_filed else filing
    for event in state.rules.events:
        if found := _of_event(state, event.key, today):
            return found
    if found := _of_pool(state, OVERALL, today):
        return found
    best = next(iter(overall(state)), None)
    responsible = state.rules.responsible if state.rules.joint else ""
    return OVERALL, ConcludeTournament(today, best.entry if best else 0, responsible), ()
