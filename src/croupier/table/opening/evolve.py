"""What the events of opening, closing and the rules of the day change."""

from __future__ import annotations

from croupier.money import Unit
from croupier.table.ball import Ball, BallIs
from croupier.table.changing.spins import owe_secret, spin_is_over
from croupier.table.opening import events as e
from croupier.table.phases import Phase
from croupier.table.state import Table


def table_set_up(table: Table, event: e.TableSetUp) -> None:
    table.policy = event.policy
    table.automation = frozenset(event.automation)
    table.unit = Unit(event.unit)
    table.source = event.source


def table_inspected(table: Table, event: e.TableInspected) -> None:
    table.inspected = event.passed
    table.failed_points = tuple(point for point, good in event.points.items() if not good)


def dealer_signed_in(table: Table, event: e.DealerSignedIn) -> None:
    table.dealer = event.dealer


def dealer_signed_out(table: Table, _event: e.DealerSignedOut) -> None:
    table.dealer = ""


def table_opened(table: Table, event: e.TableOpened) -> None:
    table.phase, table.paused = Phase.OPEN, False
    table.opened_before = True
    table.noted.pop("opening", None)  # was for this one
    table.stopped = []
    table.opener, table.fills, table.credits = event.opener, 0, 0
    table.drop_box, table.tip_box = event.drop_box, event.tip_box
    state = BallIs.IN_HAND if event.ball_fit else BallIs.UNFIT
    table.ball = Ball(event.ball, state, source="pit-supervisor", since=table.as_of)
    if event.ball_fit:
        table.sound_balls.add(event.ball)
        table.unfit_balls.discard(event.ball)
    table.pit_notes, table.settled = {}, None
    table.drop_at_opening = table.books.under("drop-box")
    table.win_at_opening = table.books["house-win"]


def closing_begun(table: Table, _event: e.ClosingBegun) -> None:
    table.phase = Phase.CLOSING
    spin_is_over(table, "pit-supervisor")
    owe_secret(table)


def table_closed(table: Table, event: e.TableClosed) -> None:
    table.phase = Phase.CLOSED
    table.closer = event.closer
    owe_secret(table)
    table.inspected = False
    table.dealer = ""
    table.walked, table.inventory = {}, {}


def policy_changed(table: Table, event: e.PolicyChanged) -> None:
    table.policy = event.policy


def sign_posted(table: Table, event: e.SignPosted) -> None:
    table.sign = event.sign
