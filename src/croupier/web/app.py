"""The application: routes, error shape, and the guard before everything."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

import croupier.web
from croupier import __version__
from croupier.journal import Unknown
from croupier.refusal import Refused
from croupier.web.door.errors import error_answer
from croupier.web.door.guard import Guard, TooLarge
from croupier.web.door.malformed import problem_of
from croupier.web.entry import asker_of
from croupier.web.help.manual import serve_manual
from croupier.web.house import House
from croupier.web.lab.health import WheelWatch
from croupier.web.lab.jobs import Lab
from croupier.web.lab.own import own_rulebooks
from croupier.web.openapi import describe
from croupier.web.pages import serve_pages
from croupier.web.pit.telling import Telling
from croupier.web.socket.endpoint import live
from croupier.web.words import serve_words

AfterStart = Callable[[House], Awaitable[None]]


def create_app(house: House, after_start: AfterStart | None = None) -> FastAPI:
    """`after_start` runs in the server's own loop once the floor stands: bots of a demonstration, for instance."""

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await house.start()
        if after_start is not None:
            await after_start(house)
        house.collector.begin()
        watch.start()
        telling.start()
        yield
        await telling.stop()
        await watch.stop()
        await lab.stop()
        await house.stop()
        house.collector.end()

    app = FastAPI(
        title="Croupier",
        version=__version__,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
    )
    app.state.house = house
    app.state.lab = lab = Lab(house.settings.lab_seconds, partial(own_rulebooks, house.floor))
    app.state.wheel_watch = watch = WheelWatch(house, lab)
    telling = Telling(house)
    app.add_api_websocket_route("/api/live", live)  # First: thousands of terminals come back at once.
    for router in routers():
        app.router.routes.extend(router.routes)  # As they are: included, each would be built a second time.
    app.add_api_route("/api/openapi.json", _openapi, include_in_schema=False)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(Unknown, _unknown)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_middleware(Guard, settings=house.settings, asker=partial(asker_of, house), told=house.refusals)
    serve_words(app)
    serve_manual(app)
    serve_pages(app)
    return app


def routers() -> Iterator[APIRouter]:
    """Of every module `routes` and `..._routes` in the folders beside this one, so that none can be forgotten."""
    for folder in iter_modules(croupier.web.__path__, "croupier.web."):
        if folder.ispkg:
            for module in iter_modules(import_module(folder.name).__path__, f"{folder.name}."):
                if module.name.endswith("routes"):
                    router = import_module(module.name).router
                    for route in router.routes:
                        if isinstance(route, APIRoute):
                            route.unique_id = "_".join([*map(str, route.tags), route.name])
                    yield router


async def _openapi(request: Request) -> Response:
    """Half a megabyte that never changes while the house is open."""
    state = request.app.state
    if not hasattr(state, "described"):
        state.described = JSONResponse(describe(request.app)).body
    return Response(state.described, media_type="application/json")


def _request_id(request: Request) -> str:
    return str(request.scope["state"]["request_id"])


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    request.app.state.house.refusals[error.code] += 1
    return error_answer(error, _request_id(request))


async def _unknown(request: Request, _error: Exception) -> JSONResponse:
    """Of what has no key to ask again with."""
    unknown = Refused(
        "answer_unknown.look_first", "It is not known whether this was done. Look before you do it again."
    )
    return error_answer(unknown, _request_id(request))


async def _malformed(request: Request, error: Exception) -> JSONResponse:
    """What is wrong and where, without repeating what was sent: it may be a passphrase."""
    assert isinstance(error, RequestValidationError)
    problems: list[dict[str, Any]] = [
        {"at": ".".join(map(str, problem["loc"])), "problem": problem["msg"]} for problem in error.errors()[:10]
    ]
    told = [problem_of(problem) for problem in error.errors()[:10]]
    refused = Refused("bad_request.problems", "{told:all}", problems=problems, told=told)
    return error_answer(refused, _request_id(request))


def _without_route(status: int) -> Refused:
    match status:
        case 404:
            return Refused("not_found", "There is nothing at this address.")
        case 405:
            return Refused("method_not_allowed", "This address is not for that.")
        case _:
            return Refused("bad_request.unread", "The server cannot read this request.", status=status)


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, TooLarge):
        return error_answer(Refused("too_large.long", "The request is too long."), _request_id(request))
    answer = error_answer(_without_route(error.status_code), _request_id(request))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer
