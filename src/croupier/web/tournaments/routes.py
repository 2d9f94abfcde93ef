"""Tournaments over HTTP: what is announced, the director's desk, registration, leaderboard and clock for the wall."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from croupier.domain import plain
from croupier.journal.record.private import FORM
from croupier.live.desks.tournaments import Hall
from croupier.live.tables.floor import LOOKS_SEALED, NUMBER_MAX, check_texts
from croupier.paper.words import tournament_words
from croupier.refusal import Refused
from croupier.rules.book.library import tournament_authority
from croupier.tournament import (
    COMMANDS,
    document_of,
    money_figures,
    payout_form,
    tax_figures,
    tournament_form,
)
from croupier.web.door.access import TWO_PERSON
from croupier.web.door.command_forms import tournament_commands
from croupier.web.door.errors import asked_with, refusals
from croupier.web.door.house_models import CommandShown, Waiting
from croupier.web.door.models import NAME
from croupier.web.door.programs import for_programs
from croupier.web.door.sessions import Session
from croupier.web.entry import Entered, SignedIn, TheHouse
from croupier.web.house import House
from croupier.web.lists.listing import Column, Listing
from croupier.web.lists.serve import listed
from croupier.web.named import BUSY, Client, TheLab, TournamentName, hall_of
from croupier.web.people.approvals import signed
from croupier.web.socket.endpoint import watch_board
from croupier.web.tournaments import by_two
from croupier.web.tournaments.form_models import FormsShown
from croupier.web.tournaments.models import (
    ClockShown,
    DeskEntry,
    DirectorsDesk,
    Leaderboard,
    OutlookShown,
    PlayerView,
    RulesDocumentShown,
    TournamentCommandBody,
    TournamentDone,
    TournamentShown,
    TrialIn,
)
from croupier.web.tournaments.view import (
    clock_json,
    current_event,
    desk_json,
    entry_json,
    leaderboard_json,
    player_json,
    tournament_json,
)
from croupier.web.words import Lang

router = APIRouter(prefix="/api", tags=["tournaments"])
EventName = Annotated[
    str | None, Query(max_length=80, pattern=NAME, description="The one that is played, unless said.", examples=["E1"])
]
Last = Annotated[int, Query(ge=1, le=5000, description="How many places.", examples=[50])]
ENTRIES = Listing(
    DeskEntry,
    names=("entry",),
    columns=(
        Column("entry", "count"),
        Column("name", "name"),
        Column("person"),
        Column("identity"),
        Column("paid", "money"),
        Column("rules_given", "count"),
        Column("disqualified", "flag"),
    ),
    sort="-entry",
)
NOT_THERE = refusals("no_such_tournament", "no_such_event")
RULES_TEXT_MAX, DEPTH_MAX = 20_000, 10  # A paragraph of written rules is no note.
router.add_api_websocket_route("/tournaments/{tournament}/live", watch_board)
router.add_api_websocket_route("/tournaments/live", watch_board)


@router.get("/tournaments", response_model=list[TournamentShown], summary="All tournaments")
async def tournaments(_session: Entered, house: TheHouse) -> Any:
    """What is announced and how far it is, in the order of their names."""
    halls = house.tournaments.halls
    return [tournament_json(halls[name]) for name in sorted(halls) if halls[name].view.plan]


async def one_tournament(tournament: TournamentName) -> tuple[str]:
    return (tournament,)


@listed(
    router, "/tournaments/{tournament}/entries", ENTRIES, summary="Entrants", refused=("no_such_tournament",),
    named=one_tournament,
)  # fmt: skip
async def entries(_session: Session, house: House, tournament: str) -> Any:
    """Who takes part, what they paid, and whether they were given the rules."""
    return [entry_json(entry) for entry in hall_of(house, tournament).view.entries.values()]


@router.get("/tournament-commands", response_model=list[CommandShown], summary="What can be asked for")
async def commands(_session: Entered) -> Any:
    """Every command of a tournament with its roles and fields."""
    return tournament_commands()


@router.post(
    "/tournaments/simulate",
    response_model=OutlookShown,
    summary="Try a structure",
    responses=refusals("bad_trial", "no_such_strategy", "lab_too_large", *BUSY),
)
async def simulate(body: TrialIn, _session: SignedIn, lab: TheLab, client: Client) -> Any:
    """How long it runs, how many are left after each round, and how much is luck: a Monte Carlo trial, by the lab."""
    return await lab.ask(client, "trial", body.model_dump())


@router.get(
    "/tournaments/{tournament}",
    response_model=TournamentShown,
    summary="One tournament",
    openapi_extra=for_programs("Pages hear it on the socket as it changes."),
    responses=NOT_THERE,
)
async def tournament(tournament: TournamentName, _session: Entered, house: TheHouse) -> Any:
    """As in the list of all."""
    return tournament_json(hall_of(house, tournament))


@router.get(
    "/tournaments/{tournament}/rules",
    response_model=RulesDocumentShown,
    summary="The written rules",
    responses=NOT_THERE,
)
async def rules(tournament: TournamentName, _session: Entered, house: TheHouse, lang: Lang = "en") -> Any:
    """As players and the Division get them: in parts, as text, and as HTML."""
    said = tournament_words(lang)
    document = document_of(hall_of(house, tournament).view, said)
    return {**plain(document.as_json()), "text": document.as_text(said), "html": document.as_html(said)}


@router.get(
    "/tournaments/{tournament}/leaderboard", response_model=Leaderboard, summary="Who leads", responses=NOT_THERE
)
async def leaderboard(
    tournament: TournamentName, _session: Entered, house: TheHouse, event: EventName = None, last: Last = 100
) -> Any:
    """Live from the tables while a round is on; ties as the printed rules break them."""
    hall = hall_of(house, tournament)
    return leaderboard_json(hall, current_event(hall.view, event), last)


@router.get("/tournaments/{tournament}/clock", response_model=ClockShown, summary="The clock", responses=NOT_THERE)
async def clock(tournament: TournamentName, _session: Entered, house: TheHouse, event: EventName = None) -> Any:
    """The round, what is left of it, and how many spins each table has had."""
    hall = hall_of(house, tournament)
    return clock_json(hall, current_event(hall.view, event), house.floor.now())


@router.get(
    "/tournaments/{tournament}/mine",
    response_model=PlayerView,
    summary="The player's own view",
    openapi_extra=for_programs("Terminals hear it on the socket as it changes."),
    responses=refusals("no_such_tournament", "not_seated"),
)
async def mine(tournament: TournamentName, session: SignedIn, house: TheHouse) -> Any:
    """For the terminal at which a player of the tournament sits: points, place, and what the leader has."""
    return player_json(hall_of(house, tournament), session.table, session.seat)


@router.get(
    "/tournaments/{tournament}/desk", response_model=DirectorsDesk, summary="The director's desk", responses=NOT_THERE
)
async def desk(tournament: TournamentName, _session: SignedIn, house: TheHouse) -> Any:
    """Entries, players, prizes, splits and money as they stand."""
    return plain(desk_json(hall_of(house, tournament), house.floor.day(house.floor.now())))


@router.get("/tournaments/{tournament}/forms", response_model=FormsShown, summary="The forms", responses=NOT_THERE)
async def forms(tournament: TournamentName, _session: SignedIn, house: TheHouse) -> Any:
    """The tournament form, the prize pay-out form, and proceeds by month for the tax return."""
    state = hall_of(house, tournament).view
    return {
        "form": plain(tournament_form(state).as_json()),
        "payouts": plain(payout_form(state).as_json()),
        "tax": plain(tax_figures(state).as_json()),
        "money": money_figures(state.books),
        "filed": [{"paper": 0, **filing} for filing in state.forms_filed],
    }


@router.post(
    "/tournaments/{tournament}/commands",
    response_model=TournamentDone | Waiting,
    summary="Ask for something",
    responses={
        202: {"model": Waiting, "description": "It waits for a second person."},
        **refusals(
            "no_such_tournament", "bad_command", "role_not_allowed", "already_entered", "key_reused",
            "journal_stopped", "game",
        ),
    },
)  # fmt: skip
async def command(
    tournament: TournamentName, body: TournamentCommandBody, session: SignedIn, house: TheHouse, response: Response
) -> Any:
    """One command, answered when it is on the disk. `register` is the registration desk; rules found in
    `/api/tournament-commands`. Counting fee cash and awarding prizes take a second person, who confirms it."""
    name = clean_command(body.command, session)
    if session.is_staff:
        house.office.check_licence(session.actor())
    hall = house.tournaments.hall(tournament, new=name == "publish-rules")
    asker = f"terminal {session.device}" if session.is_terminal else session.who  # No badge has a space.
    key = f"tournament/{tournament}/{asker}/{body.key}"
    with asked_with(body.key):
        if name in TWO_PERSON:
            waiting = await _ask_for_two(house, session, hall, body.command, key)
            response.status_code = 202
            return {"approval": waiting}
        actor = session.actor(hall.person_at(session.table, session.seat) if session.is_terminal else "")
        return await by_two.asked(house, actor, hall, body.command, key)


async def _ask_for_two(
    house: House, session: Session, hall: Hall, command: Mapping[str, Any], key: str
) -> dict[str, Any]:
    if "second" in command:
        raise Refused(
            "bad_command.second_person", "The second person confirms in person and is not named in the command."
        )
    actor, alone = session.actor(), signed(COMMANDS[command["do"]], command, "")
    if session.role not in tournament_authority()[command["do"]]:  # The tournament itself refuses, on record.
        return await by_two.asked(house, actor, hall, alone, key)
    shown: dict[str, Any] = {"title": hall.view.rules.name} if hall.view.plan is not None else {}
    refused = await by_two.refusal(house, actor, hall, alone)
    if refused is not None and refused.code != "second_person_needed":  # on record, before anybody is called
        return await by_two.asked(house, actor, hall, alone, key)
    if command["do"] == "award-prizes":
        shown["prizes"] = await by_two.prizes(house, actor, hall, command)
    request = {"tournament": hall.name, "command": dict(command), "key": key, **shown}
    waiting = await house.approvals.ask(session, command["do"], request)
    house.boards.changed(hall.name)  # whoever may confirm it sees it at once
    return waiting


def clean_command(command: Mapping[str, Any], session: Session) -> str:
    name = command.get("do")
    if not isinstance(name, str) or name not in COMMANDS:
        raise Refused("bad_command.name", "There is no command “{name}”.", name=str(name)[:40])
    if command.keys() & {"by", "time", "key"}:
        raise Refused("bad_command.key", "Who asks, when and under which key is not part of the command.")
    if session.role is None:
        raise Refused("role_not_allowed.display_shows", "A display only shows.", command=name)
    check_texts(command)
    clean(command)
    return name


def clean(value: Any, depth: int = 0) -> None:
    """Nothing that a journal could not keep: whole numbers within reason, text that is text, no endless nesting."""
    match value:
        case bool() | None:
            return
        case int() if abs(value) <= NUMBER_MAX:
            return
        case str() if len(value) <= RULES_TEXT_MAX:
            try:
                json.dumps(value, ensure_ascii=False).encode()
            except UnicodeEncodeError:
                raise Refused("bad_command.text_written", "A text cannot be written.") from None
        case dict() if value.keys() == FORM:
            raise Refused("bad_command.taken", "This command cannot be taken: {bad}.", bad=LOOKS_SEALED)
        case dict() if depth < DEPTH_MAX:
            for key, entry in value.items():
                clean(key, depth + 1)
                clean(entry, depth + 1)
        case list() if depth < DEPTH_MAX:
            for entry in value:
                clean(entry, depth + 1)
        case _:
            raise Refused(
                "bad_command.whole_too", "A number is no whole one or too large, or it is nested too deeply or long."
            )
