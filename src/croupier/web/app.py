"""The application: routes, error shape, and the guard before everything."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from croupier import __version__
from croupier.refusal import Refused
from croupier.web import routes_house, routes_people, routes_tables
from croupier.web.errors import RESPONSES, error_answer
from croupier.web.guard import Guard
from croupier.web.house import House
from croupier.web.live import live

HTTP_CODES = {404: "not_found", 405: "method_not_allowed"}
AfterStart = Callable[[House], Awaitable[None]]


def create_app(house: House, after_start: AfterStart | None = None) -> FastAPI:
    """`after_start` runs in the server's own loop once the floor stands: bots of a demonstration, for instance."""

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await house.start()
        if after_start is not None:
            await after_start(house)
        gc.collect()
        gc.freeze()  # what is here stays here; a collection of the oldest generation would stop all tables at once
        yield
        await house.stop()

    app = FastAPI(
        title="Croupier",
        version=__version__,
        summary="Tables, terminals and consoles. Live state flows over the WebSocket at /api/live.",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        responses=RESPONSES,
        redirect_slashes=False,
    )
    app.state.house = house
    for router in (routes_tables.router, routes_people.router, routes_house.router):
        app.include_router(router)
    app.add_api_route("/api/openapi.json", _openapi, include_in_schema=False)
    app.add_api_websocket_route("/api/live", live)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_middleware(Guard, settings=house.settings)
    return app


async def _openapi(request: Request) -> JSONResponse:
    return JSONResponse(request.app.openapi())


def _request_id(request: Request) -> str:
    return str(request.scope["state"]["request_id"])


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return error_answer(error, _request_id(request))


async def _malformed(request: Request, error: Exception) -> JSONResponse:
    """What is wrong and where, without repeating what was sent: it may be a passphrase."""
    assert isinstance(error, RequestValidationError)
    problems: list[dict[str, Any]] = [
        {"at": ".".join(map(str, problem["loc"])), "problem": problem["msg"]} for problem in error.errors()[:10]
    ]
    message = "; ".join(f"{problem['at']}: {problem['problem']}" for problem in problems)
    return error_answer(Refused("bad_request", message, problems=problems), _request_id(request))


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = HTTP_CODES.get(error.status_code, "bad_request")
    answer = error_answer(Refused(code, f"{error.detail}."), _request_id(request))
    answer.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer
