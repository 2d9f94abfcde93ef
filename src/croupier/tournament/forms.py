"""The forms of a tournament, out of its entries and prizes: who paid which fee, who won what, and the month's tax."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from croupier.tournament.books import money_figures
from croupier.tournament.plan.document import RulesDocument, rules_document
from croupier.tournament.plan.english import ENGLISH
from croupier.tournament.standings import standings
from croupier.tournament.state import Award, EntryState, Tournament
from croupier.words.english import Speaker


@dataclass(frozen=True, slots=True)
class FormLine:
    """One entrant's fee or buy-in at its dollar value, however it was paid and whoever paid it."""

    entry: int
    name: str
    event: str
    date: str
    kind: str
    means: str
    item: str
    amount: int


@dataclass(frozen=True, slots=True)
class TournamentForm:
    tournament: str
    licensees: tuple[str, ...]
    lines: tuple[FormLine, ...]
    fees: int
    buy_ins: int

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class PayoutLine:
    """`provisional`: a voucher whose use is open. A negative amount takes a provisional line back."""

    award: int
    pool: str
    place: int
    entry: int
    name: str
    kind: str
    description: str
    amount: int
    date: str
    form: str
    provisional: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class PayoutForm:
    tournament: str
    lines: tuple[PayoutLine, ...]
    total: int  # of what is final

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class TaxFigures:
    """Adjusted gross proceeds by the month of collection. A month is never below nil."""

    tournament: str
    months: dict[str, int]
    total: int

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def tournament_form(state: Tournament) -> TournamentForm:
    lines = tuple(_form_lines(state))
    fees = sum(line.amount for line in lines if line.kind == "entry-fee")
    return TournamentForm(
        state.rules.name, state.rules.licensees, lines, fees, sum(line.amount for line in lines) - fees
    )


def _form_lines(state: Tournament) -> Iterator[FormLine]:
    for entry in state.entries.values():
        for line in entry.lines:
            yield FormLine(
                entry.number,
                entry.name,
                line["event"],
                line["date"],
                line["kind"],
                line["means"],
                line["item"],
                line["amount"],
            )


def payout_form(state: Tournament, say: Speaker | None = None) -> PayoutForm:
    """With its notes in English, or as `say` says them."""
    lines = tuple(line for award in state.awards.values() for line in _payout_lines(state, award, say or ENGLISH))
    return PayoutForm(state.rules.name, lines, sum(line.amount for line in lines if not line.provisional))


def _payout_lines(state: Tournament, award: Award, say: Speaker) -> Iterator[PayoutLine]:
    line = (award.number, award.pool, award.place, award.entry, state.entries[award.entry].name, award.kind)
    if award.kind != "voucher":
        if award.status == "paid":
            yield PayoutLine(*line, award.description, award.amount, award.date, award.form)
        return
    told = f"tournament-voucher.{award.status}"
    note = say(told, number=award.number, event=award.used_in) if award.status != "open" else ""
    if award.status == "used-as-payout":
        yield PayoutLine(*line, award.description, award.amount, award.date, "", note=note)
        return
    yield PayoutLine(*line, award.description, award.amount, "", "", provisional=True)
    if note:
        yield PayoutLine(*line, award.description, -award.amount, award.date, "", provisional=True, note=note)


def tax_figures(state: Tournament) -> TaxFigures:
    months = {
        account.removeprefix("proceeds/"): amount
        for account, amount in sorted(state.books.items())
        if account.startswith("proceeds/")
    }
    assert all(amount >= 0 for amount in months.values()), "no month of a tournament is below nil"
    return TaxFigures(state.plan.name if state.plan else "", months, sum(months.values()))


def document_of(state: Tournament, say: Speaker | None = None) -> RulesDocument:
    return rules_document(state.rules, state.version, state.digest, say)


def summary(state: Tournament) -> dict[str, Any]:
    """The last line of a run: every figure in whole cents."""
    figures = money_figures(state.books)
    return {
        "agp": figures["proceeds"],
        "prize_pool": figures["collected"] - figures["proceeds"],  # all buy-ins; what the house adds stands apart
        "paid": figures["paid"],
        "entrants": [entrant(state, entry) for entry in state.entries.values()],
        "months": tax_figures(state).months,
        "collected": figures["collected"],
        "house_additions": figures["house_additions"],
        "pools": figures["pools"],
        "winner": state.winner,
        "concluded": state.concluded,
    }


def entrant(state: Tournament, entry: EntryState) -> dict[str, Any]:
    fees = sum(line["amount"] for line in entry.lines if line["kind"] == "entry-fee")
    won = [
        a.amount for a in state.awards.values() if a.entry == entry.number and a.status in ("paid", "used-as-payout")
    ]
    return {
        "entry": entry.number,
        "person": entry.person,
        "name": entry.name,
        "events": [key for key, event in state.events.items() if entry.number in event.players],
        "fee": fees,
        "buy_in": sum(line["amount"] for line in entry.lines) - fees,
        "won": sum(won),
        "rules_given": entry.rules_given,
        "disqualified": entry.disqualified,
        "closed": entry.closed,
    }


def leaderboard(
    state: Tournament, event: str, live: Mapping[int, int] | None = None, last: int | None = None
) -> list[dict[str, Any]]:
    return [place.as_json() for place in standings(state, event, live)[:last]]
