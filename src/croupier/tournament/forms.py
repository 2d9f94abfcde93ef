"""The forms of a tournament, out of its entries and prizes: who paid which fee, who won what, and the month's tax."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, field
from typing import Any

from croupier.lean import dataclass
from croupier.tournament.books import money_figures
from croupier.tournament.plan.document import RulesDocument, rules_document
from croupier.tournament.plan.english import ENGLISH
from croupier.tournament.standings import standings
from croupier.tournament.state import Award, EntryState, Tournament
from croupier.words.english import Speaker


@dataclass(frozen=True, slots=True)
class FromPaper:
    """What was done on an earlier day and entered afterwards: two people's word, with their evidence and reason."""

    number: int
    command: str
    date: str
    entered: str  # the moment
    evidence: str
    reason: str
    first: str
    second: str


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
    refund: int = 0  # its number, where the line takes a payment back
    paper: int = 0  # the entry from paper that it belongs to
    moved: bool = False  # by a voucher from one pool to another, where it was counted first


@dataclass(frozen=True, slots=True)
class TournamentForm:
    tournament: str
    licensees: tuple[str, ...]
    lines: tuple[FormLine, ...]
    fees: int
    buy_ins: int
    moved: int = 0  # by vouchers from pool to pool: no buy-in that was not there before
    paper: tuple[FromPaper, ...] = ()

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
    paper: int = 0


@dataclass(frozen=True, slots=True)
class PayoutForm:
    tournament: str
    lines: tuple[PayoutLine, ...]
    total: int  # of what is final
    buy_ins: int = 0  # that went into the pools
    added: int = 0  # by the house
    unpaid: int = 0  # what is in the pools still
    paper: tuple[FromPaper, ...] = ()

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class TaxFigures:
    """Adjusted gross proceeds by the month of collection, what was refunded of them taken out of the same month
    (reading F21). A month is never below nil."""

    tournament: str
    months: dict[str, int]
    total: int
    refunded: dict[str, int] = field(default_factory=dict)
    paper: tuple[FromPaper, ...] = ()

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def tournament_form(state: Tournament) -> TournamentForm:
    lines = tuple(_form_lines(state))
    fees = sum(line.amount for line in lines if line.kind == "entry-fee")
    moved = sum(line.amount for line in lines if line.moved)
    buy_ins = sum(line.amount for line in lines) - fees - moved
    return TournamentForm(state.rules.name, state.rules.licensees, lines, fees, buy_ins, moved, from_paper(state))


def _form_lines(state: Tournament) -> Iterator[FormLine]:
    """Where anything is paid at all, everybody who plays for a pool has a line, those of free events included."""
    paid_at_all = any(event.charges for event in state.rules.events)
    for entry in state.entries.values():
        paid_for = {line["event"] for line in entry.lines}
        for key, played in state.events.items():
            if paid_at_all and key not in paid_for and (player := played.players.get(entry.number)):
                yield FormLine(entry.number, entry.name, key, player.entered, "free", "none", "", 0, 0, player.paper)
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
                line.get("refund", 0),
                line.get("paper", 0),
                line.get("moved", False),
            )


def payout_form(state: Tournament, say: Speaker | None = None) -> PayoutForm:
    """With its notes in English, or as `say` says them."""
    lines = tuple(line for award in state.awards.values() for line in _payout_lines(state, award, say or ENGLISH))
    figures = money_figures(state.books)
    paid = sum(line.amount for line in lines if not line.provisional)
    buy_ins = figures["collected"] - figures["proceeds"] - figures["refunds"]
    return PayoutForm(
        state.rules.name, lines, paid, buy_ins, figures["house_additions"], figures["pools"], from_paper(state)
    )


def _payout_lines(state: Tournament, award: Award, say: Speaker) -> Iterator[PayoutLine]:
    line = (award.number, award.pool, award.place, award.entry, state.entries[award.entry].name, award.kind)
    if award.kind != "voucher":
        if award.status == "paid":
            yield PayoutLine(*line, award.description, award.amount, award.date, award.form, paper=award.paper)
        return
    told = f"tournament-voucher.{award.status}"
    note = say(told, number=award.number, event=award.used_in) if award.status != "open" else ""
    if award.status == "used-as-payout":
        yield PayoutLine(*line, award.description, award.amount, award.date, "", note=note, paper=award.paper)
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
    return TaxFigures(
        state.plan.name if state.plan else "",
        months,
        sum(months.values()),
        dict(state.fees_refunded),
        from_paper(state),
    )


def from_paper(state: Tournament) -> tuple[FromPaper, ...]:
    return tuple(FromPaper(**{name: one[name] for name in FromPaper.__dataclass_fields__}) for one in state.paper)


def document_of(state: Tournament, say: Speaker | None = None) -> RulesDocument:
    return rules_document(state.rules, state.version, state.digest, say)


def summary(state: Tournament) -> dict[str, Any]:
    """The last line of a run: every figure in whole cents."""
    figures = money_figures(state.books)
    return {
        "agp": figures["proceeds"],
        "prize_pool": figures["collected"]
        - figures["proceeds"]
        - figures["refunds"],  # all buy-ins; what the house adds stands apart
        "paid": figures["paid"],
        "entrants": [entrant(state, entry) for entry in state.entries.values()],
        "months": tax_figures(state).months,
        "collected": figures["collected"],
        "house_additions": figures["house_additions"],
        "pools": figures["pools"],
        "refunds": figures["refunds"],
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
