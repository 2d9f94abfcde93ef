"""What every connection passes first: request id, origin, rate, size, security headers, a demonstration's mark."""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable, MutableMapping
from dataclasses import field
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.web.door.errors import error_answer
from croupier.web.door.settings import Settings

BODY_BYTES_MAX = 65_536
UPLOADS = {"/api/lab/bias": 4 << 20}  # more, where a file is expected
ADDRESSES_MAX = 20_000
SAFE = ("GET", "HEAD", "OPTIONS")
TRIED = frozenset(  # where somebody could try secrets one after the other, or ask for more codes than anybody needs
    {"/api/session", "/api/session/passphrase", "/api/session/passkey", "/api/session/passkey/challenge",
     "/api/setup", "/api/people/start", "/api/terminals"}
)  # fmt: skip
REQUEST_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
log = logging.getLogger("croupier.web")

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass(slots=True)
class Buckets:
    """So many a second for each of those who ask, with a burst."""

    per_second: float
    burst: float
    clock: Callable[[], float] = time.monotonic
    _left: dict[str, tuple[float, float]] = field(default_factory=dict)

    def take(self, who: str) -> bool:
        now = self.clock()
        left, at = self._left.get(who) or (self.burst, now)
        left += (now - at) * self.per_second
        left = min(left, self.burst)
        if len(self._left) > ADDRESSES_MAX:
            self._left.clear()
        enough = left >= 1
        self._left[who] = (left - 1 if enough else left, now)
        return enough


class Guard:
    """Pure ASGI, so that a WebSocket passes it too."""

    def __init__(
        self, app: ASGIApp, settings: Settings, asker: Callable[[Scope], str] = lambda _scope: "",
        told: Counter[str] | None = None,
    ) -> None:  # fmt: skip
        """`asker` is the terminal or the person behind a connection, or nobody that the house knows; what is refused
        here is counted in `told`."""
        self.app, self.settings, self.asker = app, settings, asker
        self.told: Counter[str] = Counter() if told is None else told
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * 2)
        self.sign_ins = Buckets(settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute)
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if settings.secure:
            self.headers.append((b"strict-transport-security", b"max-age=31536000"))
        if settings.demo:
            self.headers.append((b"x-croupier-demonstration", b"no money here is real"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        given = headers.get(b"x-request-id", "")
        request_id = given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
        scope.setdefault("state", {})["request_id"] = request_id
        try:
            self._check(scope, headers)
        except Refused as refusal:
            await self._turn_away(refusal, request_id, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        limited = _limited(receive, UPLOADS.get(scope["path"], BODY_BYTES_MAX))
        await self._answered(scope, limited, self._with_headers(send, request_id), request_id)

    def _check(self, scope: Scope, headers: MutableMapping[bytes, str]) -> None:
        """Starlette's own CORS check does not look at WebSockets, so origins are ours to check on both."""
        live = scope["type"] == "websocket"
        origin = headers.get(b"origin")
        if live or scope["method"] not in SAFE:
            from_a_page = origin is not None or b"sec-fetch-site" in headers
            if (live or from_a_page) and origin not in self.settings.allowed_origins:
                raise Refused(
                    "origin_not_allowed",
                    "Requests from this origin are not taken; the setting “origins” names those that are.",
                    origin=origin or "",
                )
        address = (scope.get("client") or ("?",))[0]
        if not self.requests.take(address) and not self._own_share(scope):
            raise Refused("too_many_requests.wait_moment", "Too many requests; wait a moment.")
        if not live and scope["path"] in TRIED and scope["method"] == "POST" and not self.sign_ins.take(address):
            raise Refused("too_many_requests.tries_minute", "Too many tries; wait a minute.")
        length = headers.get(b"content-length", "0")
        most = UPLOADS.get(scope["path"], BODY_BYTES_MAX)
        if not (length.isascii() and length.isdigit()) or int(length) > most:
            raise Refused("too_large.request_bytes", "A request has at most {most} bytes.", most=most)

    def _own_share(self, scope: Scope) -> bool:
        """A whole hall may stand behind one address: whoever the house knows has a share beside that of the address,
        so that no stranger there, and no other terminal, keeps them out."""
        asker = self.asker(scope)
        return bool(asker) and self.requests.take(f"known {asker}")  # No address has a space.

    async def _turn_away(self, refusal: Refused, request_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        self.told[refusal.code] += 1
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
            return
        answer = error_answer(refusal, request_id)
        await answer(scope, receive, self._with_headers(send, request_id))

    async def _answered(self, scope: Scope, receive: Receive, send: Send, request_id: str) -> None:
        started = False

        async def watching(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, watching)
        except TooLarge:
            await error_answer(Refused("too_large.long", "The request is too long."), request_id)(scope, receive, send)
        except Exception:
            log.exception("request %s failed", request_id)
            self.told["internal_error"] += 1
            if started:
                raise
            broken = Refused("internal_error", "Something is wrong with the house; the log has it.")
            await error_answer(broken, request_id)(scope, receive, send)

    def _with_headers(self, send: Send, request_id: str) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}  # A sheet to print has a stricter policy of its own.
                ours = [*self.headers, (b"cache-control", b"no-store")]
                extra: list[tuple[bytes, Any]] = [header for header in ours if header[0] not in given]
                extra.append((b"x-request-id", request_id.encode()))
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        return sending


class TooLarge(Exception):
    pass


def _limited(receive: Receive, most: int) -> Receive:
    """A body without a declared length is counted as it comes."""
    seen = 0

    async def receiving() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise TooLarge
        return message

    return receiving
