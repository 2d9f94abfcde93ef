"""The lab over HTTP: quick questions are answered at once, long runs are jobs that can be watched and cancelled."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel

from croupier.refusal import Refused
from croupier.rules import RULEBOOKS, available_options, rulebook, table_rules
from croupier.web.door.errors import refusals
from croupier.web.entry import Entered, SignedIn
from croupier.web.lab.answers import (
    FurtherAnswer,
    JobShown,
    LuckAnswer,
    RulebookOffered,
    SessionAnswer,
    SlipAnswer,
    SystemAnswer,
    WheelHealth,
)  # fmt: skip
from croupier.web.lab.health import WheelWatch
from croupier.web.lab.jobs import Lab
from croupier.web.lab.lanes import Job
from croupier.web.lab.models import (
    WHEEL,
    CompareAsked,
    FanAsked,
    FurtherAsked,
    LuckAsked,
    PlayedAsked,
    RuinAsked,
    SessionAsked,
    SheetAsked,
    SystemAsked,
)  # fmt: skip
from croupier.web.named import BUSY, NO_TABLE, Client, TableName, TheLab
from croupier.web.shown.felt import LayoutShown
from croupier.web.shown.geometry import layout_answer

router = APIRouter(prefix="/api", tags=["lab"])
ASKED = refusals(
    "no_such_rulebook",
    "no_such_wheel",
    "no_such_bet",
    "option_not_offered",
    "bad_chances",
    "lab_too_large",
    *BUSY,
    "game",
)
OWN = refusals("bad_system", *BUSY)
BEGUN = refusals("too_many_jobs", *BUSY)
Word = Annotated[str, Path(min_length=1, max_length=40, pattern=WHEEL)]
JobName = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$", examples=["b1pYkH2wq0mTjQ3e"])]
Column = Annotated[
    str | None,
    Query(min_length=1, max_length=80, description="Of CSV: a name, or counted from 1.", examples=["number"]),
]


async def the_watch(request: Request) -> WheelWatch:
    watch: WheelWatch = request.app.state.wheel_watch
    return watch


@router.get("/lab/rulebooks", response_model=list[RulebookOffered], summary="What can be played in the lab")
async def lab_rulebooks(_session: Entered, lab: TheLab) -> Any:
    """Rulebooks, also the house's own that its tables are played by: the wheels of each, and what it does on a zero."""
    return [_offered(name) for name in (*RULEBOOKS, *lab.own().values())]


@lru_cache(maxsize=64)
def _offered(book_named: str) -> dict[str, Any]:
    book = rulebook(book_named)
    found = []
    for name in book.wheels.value:
        rules = table_rules(book_named, name)
        options = available_options(rules.rulebook, rules.policy).values()
        found.append(
            {
                "wheel": name,
                "results": len(rules.wheel.results),
                "options": [{"option": one.id, "choices": [choice.value for choice in one.choices]} for one in options],
            }
        )
    return {"rulebook": book.key, "title": book.source.title, "regulation": book.source.regulation, "wheels": found}


@router.get(
    "/lab/rulebooks/{rulebook}/{wheel}/layout", response_model=LayoutShown, summary="The felt of the lab",
    responses=refusals("no_such_rulebook", "no_such_wheel"),
)  # fmt: skip
async def lab_layout(rulebook: Word, wheel: Word, _session: Entered, lab: TheLab) -> Any:
    """As of a table with this rulebook and wheel, before any house sets limits of its own."""
    return layout_answer(table_rules(lab.rulebook(rulebook), wheel))


def _dumped(body: BaseModel) -> dict[str, Any]:
    return body.model_dump()


@router.post("/lab/slip", response_model=SlipAnswer, summary="One coup, exactly", responses=ASKED)
async def lab_slip(body: PlayedAsked, _session: Entered, lab: TheLab, client: Client) -> Any:
    """Edge, variance, skewness, hit frequency and the whole distribution of a slip, as fractions."""
    return await lab.ask(client, "slip", _dumped(body))


@router.post("/lab/session", response_model=SessionAnswer, summary="After many spins", responses=ASKED)
async def lab_session(body: SessionAsked, _session: Entered, lab: TheLab, client: Client) -> Any:
    """The net result after n spins of the same slip: distribution, quantiles, the chance of being ahead."""
    return await lab.ask(client, "session", _dumped(body))


@router.post("/lab/luck", response_model=LuckAnswer, summary="Hot numbers are chance", responses=ASKED)
async def lab_luck(body: LuckAsked, _session: Entered, lab: TheLab, client: Client) -> Any:
    """How often the hottest and the coldest number come on a fair wheel, runs, repeats, and one such evening."""
    return await lab.ask(client, "luck", _dumped(body))


@router.post("/lab/further", response_model=FurtherAnswer, summary="One more question", responses=ASKED)
async def lab_further(body: FurtherAsked, _session: Entered, lab: TheLab, client: Client) -> Any:
    """Waiting times, bets together, tables side by side, the house's hold and offers, new bets, unequal wheels."""
    return await lab.ask(client, "further", _dumped(body))


@router.post("/lab/system", response_model=SystemAnswer, summary="A system of one's own", responses=OWN)
async def lab_system(body: SystemAsked, _session: Entered, lab: TheLab, client: Client) -> Any:
    """A staking system in the words of a strategy file: how it is understood, or what is wrong with it and where."""
    return await lab.ask(client, "system", _dumped(body))


@router.post(
    "/lab/sheet", summary="One page to print", response_class=Response,
    responses={**ASKED, 200: {"description": "A PDF.", "content": {"application/pdf": {}}}},
)  # fmt: skip
async def lab_sheet(body: SheetAsked, _session: Entered, lab: TheLab, client: Client) -> Response:
    """The slip with its exact figures and the session, and the runs named in `jobs`, as PDF."""
    asked = _dumped(body)
    asked["answers"] = [lab.done(job) for job in asked.pop("jobs")]
    made = await lab.ask(client, "sheet", asked)
    headers = {"content-disposition": 'attachment; filename="croupier-lab.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)


@router.post("/lab/ruin", status_code=202, response_model=JobShown, summary="A target before ruin", responses=BEGUN)
async def lab_ruin(body: RuinAsked, _session: Entered, lab: TheLab, client: Client) -> Any:
    """Begins a job: the chance to reach the target from every bankroll on the way."""
    return _shown(lab, lab.begin(client, "ruin", _dumped(body)))


@router.post("/lab/compare", status_code=202, response_model=JobShown, summary="Staking systems", responses=BEGUN)
async def lab_compare(body: CompareAsked, _session: Entered, lab: TheLab, client: Client) -> Any:
    """Begins a job: the same evenings played with one staking system after the other."""
    return _shown(lab, lab.begin(client, "compare", _dumped(body)))


@router.post("/lab/fan", status_code=202, response_model=JobShown, summary="Bankrolls on the way", responses=BEGUN)
async def lab_fan(body: FanAsked, _session: Entered, lab: TheLab, client: Client) -> Any:
    """Begins a job: quantiles of simulated bankrolls after more and more spins, and some sessions as they went."""
    return _shown(lab, lab.begin(client, "fan", _dumped(body)))


@router.post(
    "/lab/bias", status_code=202, response_model=JobShown, summary="Is this wheel fair?",
    responses=refusals("too_many_jobs", "no_such_wheel", "too_large", "too_few_spins", *BUSY),
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {
        "schema": {"type": "string"}, "example": "17\n4\n0\n22\n"}}}},
)  # fmt: skip
async def lab_bias(
    request: Request,
    _session: Entered,
    lab: TheLab,
    client: Client,
    wheel: Annotated[str, Query(max_length=40, pattern=WHEEL, examples=["single-zero"])] = "single-zero",
    level: Annotated[float, Query(gt=0, lt=1, examples=[0.01])] = 0.01,
    column: Column = None,
    dealer: Column = None,
    table: Column = None,
) -> Any:
    """Begins a job with past spins in the body: a number per line, CSV, or a journal export; up to 4 MiB."""
    upload = await request.body()
    if not upload.strip():
        raise Refused("too_few_spins.file", "There are no spins in this file.")
    asked = {"wheel": wheel, "level": level, "column": column, "dealer": dealer, "table": table}
    return _shown(lab, lab.begin(client, "bias", asked, upload))


@router.post(
    "/lab/tables/{table}/bias", status_code=202, response_model=JobShown, summary="Is this table's wheel fair?",
    responses={**NO_TABLE, **refusals("too_many_jobs", "too_few_spins", *BUSY)},
)  # fmt: skip
async def lab_table(
    table: TableName,
    _session: Entered,
    lab: TheLab,
    client: Client,
    watch: Annotated[WheelWatch, Depends(the_watch)],
    level: Annotated[float, Query(gt=0, lt=1, examples=[0.01])] = 0.01,
) -> Any:
    """Begins a job with the results that fell at a table since its wheel was fitted or worked on."""
    wheel = watch.house.floor.table(table).rules.wheel.name
    asked = {"wheel": wheel, "level": level, "column": None, "dealer": None, "table": None}
    return _shown(lab, lab.begin(client, "bias", asked, await watch.fell(table)))


@router.get("/lab/jobs/{job}", response_model=JobShown, summary="How far a job is", responses=refusals("no_such_job"))
async def lab_job(job: JobName, _session: Entered, lab: TheLab) -> Any:
    """With its answer once it is done. Results are kept for a quarter of an hour."""
    return _shown(lab, lab.job(job))


@router.delete("/lab/jobs/{job}", response_model=JobShown, summary="Cancel a job", responses=refusals("no_such_job"))
async def cancel_lab_job(job: JobName, _session: Entered, lab: TheLab) -> Any:
    """The work stops at once. A job that is over stays as it is."""
    return _shown(lab, lab.cancel(job))


def _shown(lab: Lab, job: Job) -> dict[str, Any]:
    return {
        "job": job.id,
        "kind": job.kind,
        "state": job.state,
        "progress": job.progress,
        "ahead": lab.ahead_of(job),
        "answer": job.answer,
        "refused": job.refusal.as_json() if job.refusal else None,
    }


@router.get("/tables/{table}/wheel", response_model=WheelHealth, summary="Is its wheel fair?", responses=NO_TABLE)
async def wheel_health(table: TableName, _session: SignedIn, watch: Annotated[WheelWatch, Depends(the_watch)]) -> Any:
    """The verdict over a table's results, of its wheel and of each dealer, renewed as results come in."""
    watch.house.floor.table(table)
    return await watch.shown(table)
