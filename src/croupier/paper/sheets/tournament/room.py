"""What a tournament's room is run with on paper: cards for the seats, sheets for counting by hand, receipts."""

from __future__ import annotations

from itertools import groupby

from croupier.paper.model import Block, Break, Column, Facts, Heading, Signatures, Table, Text
from croupier.tournament import Tournament
from croupier.tournament.plan.plan import EventPlan
from croupier.tournament.state import EventState, Player
from croupier.words.catalogue import Catalogue

ROOM_TO_WRITE = "\n"


def seat_cards(state: Tournament, said: Catalogue) -> list[Block]:
    """One for each player whose seat is drawn: event, table, seat, and the number of the entry."""
    blocks: list[Block] = []
    for event, _, seated in _seated(state):
        for player in seated:
            blocks += [
                Heading(state.entries[player.entry].name),
                Facts(
                    (
                        (said("tournament-seat.table"), player.table),
                        (said("tournament-seat.seat"), str(player.seat)),
                        (said("tournament-seat.entry"), str(player.entry)),
                        (said("tournament-seat.event"), f"{event.name or event.key}, {event.date}"),
                    )
                ),
            ]
    return blocks


def count_sheets(state: Tournament, said: Catalogue) -> list[Block]:
    """Two for each table, of which each counter has one: nobody writes beside what somebody else has found."""
    blocks: list[Block] = [Text(said("tournament-tally.how"))]
    for event, played, seated in _seated(state):
        for table, players in groupby(seated, key=lambda player: player.table):
            at_the_table = [(str(each.seat), state.entries[each.entry].name, str(each.entry)) for each in players]
            for which in ("first", "second"):
                columns = (
                    Column(said("tournament-tally.seat"), "right"),
                    Column(said("tournament-tally.player"), width="fr"),
                    Column(said("tournament-tally.entry"), "right"),
                    Column(said(f"tournament-tally.{which}"), "right"),
                )
                title = said("tournament-tally.round", round=str(played.round), event=event.name or event.key)
                blocks += [
                    Heading(said("tournament-tally.title", table=table)),
                    Text(title, "small"),
                    Table(columns, tuple((*player, ROOM_TO_WRITE) for player in at_the_table)),
                    Signatures(((said(f"tournament-tally.{which}_counter"), ""),)),
                    Break(),
                ]
    return blocks


def receipt(state: Tournament, entry: int, said: Catalogue) -> list[Block]:
    """What one entry has paid, line by line."""
    found = state.entry(entry)
    columns = (
        Column(said("tournament-receipt.date")),
        Column(said("tournament-receipt.for"), width="fr"),
        Column(said("tournament-receipt.by")),
        Column(said("tournament-receipt.amount"), "right"),
    )
    rows = tuple(
        (
            line["date"],
            f"{state.rules.called(line['event'])}: {said('tournament-kind.' + line['kind'])}",
            said(f"tournament-means.{line['means']}"),
            said.money(line["amount"]) + mark(line.get("paper", 0)),
        )
        for line in found.lines
    )
    together = said.money(sum(line["amount"] for line in found.lines))
    return [
        Facts(((said("tournament-receipt.from"), found.name), (said("tournament-receipt.entry"), str(entry)))),
        Table(columns, rows, ("", said("tournament-receipt.together"), "", together)),
    ]


def mark(paper: int) -> str:
    """On every sheet beside what was entered from paper; the number is explained below."""
    return f" †{paper}" if paper else ""


def _seated(state: Tournament) -> list[tuple[EventPlan, EventState, list[Player]]]:
    """Of every event that is on: who has a seat, in the order of the room."""
    found = []
    for key, played in state.events.items():
        if played.started and not played.over:
            players = [player for player in played.still_in() if player.table]
            found.append((state.event(key)[0], played, sorted(players, key=lambda player: (player.table, player.seat))))
    return found
