"""Ending early by agreement: asked for by a player, free and unanimous, about cash alone, on the director's word."""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.tournament.asking import Asked, own_entry
from croupier.tournament.events import Event
from croupier.tournament.shares import cash_to_share
from croupier.tournament.splits import commands as c
from croupier.tournament.splits import events as e
from croupier.tournament.state import SplitTalk, Tournament, by_number, by_text

NOTICE = (
    "An agreement to end the tournament early and to divide the cash prizes is voluntary, and it needs every remaining "
    "player. You are free to say no, and then play goes on. Prizes other than cash are not part of it."
)


def ask_for_split(state: Tournament, command: c.AskForSplit, asked: Asked) -> list[Event]:
    _, played = state.event(command.event)
    if not state.rules.splits:
        raise Refused("split_not_allowed", "The rules of this tournament do not let players share the prizes.")
    if not command.entry:
        raise Refused(
            "split_must_be_requested.director_never",
            "The director never suggests an agreement; name the player who asks for it.",
        )
    own_entry(state, command.entry, asked)
    player = state.player(command.event, command.entry)
    _check_not_stopped(played.split)
    if played.over or not played.started or played.running:
        raise Refused(
            "split_not_now.agreement_made",
            "An agreement is made between rounds, while the event is being played.",
            event=command.event,
        )
    if not player.is_in:
        raise Refused(
            "split_must_be_requested.still_ask", "Only a player who is still in may ask.", entry=command.entry
        )
    among = sorted(other.entry for other in played.still_in())
    return [e.SplitAskedFor(command.event, command.entry, among)]


def give_split_notice(state: Tournament, command: c.GiveSplitNotice, _asked: Asked) -> list[Event]:
    _talking(state, command.event, command.entry)
    return [e.SplitNoticeGiven(command.event, command.entry, NOTICE)]


def answer_split(state: Tournament, command: c.AnswerSplit, asked: Asked) -> list[Event]:
    own_entry(state, command.entry, asked)
    talk = _talking(state, command.event, command.entry)
    if command.entry not in talk.noticed:
        raise Refused(
            "notice_first",
            "The director first tells the player that agreeing is voluntary and needs everybody.",
            entry=command.entry,
        )
    return [e.SplitAnswered(command.event, command.entry, command.agree)]


def stop_split(state: Tournament, command: c.StopSplit, asked: Asked) -> list[Event]:
    _, played = state.event(command.event)
    if not played.split.asked_by or played.split.shares:
        raise Refused("no_split.nobody", "Nobody has asked for an agreement.", event=command.event)
    if not command.reason:
        raise Refused("bad_command.director_permit", "Say why the director does not permit it.")
    return [e.SplitStopped(command.event, command.reason, asked.actor.who)]


def confirm_split(state: Tournament, command: c.ConfirmSplit, asked: Asked) -> list[Event]:
    talk = _talking(state, command.event)
    if command.goods:
        raise Refused(
            "non_cash_split",
            "Prizes other than cash go by rank, and no agreement may be made about them.",
            goods=list(command.goods),
        )
    without = sorted(set(talk.among) - talk.agreed)
    if without:
        raise Refused("not_unanimous.every_remaining", "Every remaining player has to agree.", missing=without)
    shares = by_number(command.shares)
    cash = cash_to_share(state, command.event)
    if set(shares) != set(talk.among) or min(shares.values()) < 0 or sum(shares.values()) != cash:
        raise Refused(
            "split_sum",
            "The shares of the {among} players add up to {cash:money}, the cash of their places.",
            cash=cash,
            shares=by_text(shares),
            among=len(talk.among),
        )
    return [e.SplitConfirmed(command.event, by_text(shares), asked.actor.who)]


def _talking(state: Tournament, event: str, entry: int = 0) -> SplitTalk:
    _, played = state.event(event)
    talk = played.split
    _check_not_stopped(talk)
    if talk.refused_by:
        raise Refused("not_unanimous.play_goes", "One player does not agree; play goes on.", refused_by=talk.refused_by)
    if not talk.asked_by or talk.shares or (entry and entry not in talk.among):
        raise Refused("no_split.being", "No agreement is being asked for.", event=event)
    left = {player.entry for player in played.still_in()}
    if played.running or talk.rounds_played != played.rounds_played or set(talk.among) != left:
        raise Refused("split_not_now.play_gone", "Play has gone on; ask again after the round.", event=event)
    return talk


def _check_not_stopped(talk: SplitTalk) -> None:
    if talk.stopped:
        raise Refused(
            "split_stopped_by_director", "The director does not permit an early end: {reason}", reason=talk.stopped
        )
