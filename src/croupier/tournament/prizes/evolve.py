"""What changes: prizes."""

from __future__ import annotations

from croupier.domain import fields_of
from croupier.tournament.prizes import events as e
from croupier.tournament.state import Award, Tournament


def prizes_awarded(state: Tournament, event: e.PrizesAwarded) -> None:
    state.awarded.add(event.pool)
    for line in event.lines:
        state.awards[line["number"]] = Award(
            line["number"],
            event.pool,
            line["entry"],
            line["place"],
            line["kind"],
            line["amount"],
            line["description"],
            line["voucher_for"],
        )


def prize_paid(state: Tournament, event: e.PrizePaid) -> None:
    award = state.awards[event.award]
    award.status, award.form, award.date, award.description = "paid", event.form, event.date, event.description
    award.paper = state.mark().get("paper", 0)


def voucher_re_awarded(state: Tournament, event: e.VoucherReAwarded) -> None:
    state.awards[event.voucher].status = "re-awarded"


def tournament_concluded(state: Tournament, event: e.TournamentConcluded) -> None:
    state.concluded, state.winner = event.date, event.winner


def forms_filed(state: Tournament, event: e.FormsFiled) -> None:
    state.forms_filed.append({**fields_of(event), **state.mark()})
