"""What changes: an agreement among the last players."""

from __future__ import annotations

from croupier.tournament.splits import events as e
from croupier.tournament.state import SplitTalk, Tournament, by_number


def split_asked_for(state: Tournament, event: e.SplitAskedFor) -> None:
    played = state.events[event.event]
    played.split = SplitTalk(event.entry, played.rounds_played, tuple(event.among))


def split_notice_given(state: Tournament, event: e.SplitNoticeGiven) -> None:
    state.events[event.event].split.noticed.add(event.entry)


def split_answered(state: Tournament, event: e.SplitAnswered) -> None:
    talk = state.events[event.event].split
    if event.agree:
        talk.agreed.add(event.entry)
    else:
        talk.refused_by = event.entry
        talk.agreed.clear()


def split_stopped(state: Tournament, event: e.SplitStopped) -> None:
    state.events[event.event].split.stopped = event.reason


def split_confirmed(state: Tournament, event: e.SplitConfirmed) -> None:
    played = state.events[event.event]
    played.split.shares = by_number(event.shares)
    played.over = True
