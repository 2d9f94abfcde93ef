"""Alerts for a receiver elsewhere: JSON, signed where a secret is given, sent again until it is taken.

It is sent from a thread behind the game: a receiver that is slow or gone delays nobody. What says which alert it is
stays the same however often it is sent. The headers are those of Standard Webhooks.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import os
import time
from base64 import b64encode
from collections.abc import Callable, Mapping
from dataclasses import field
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

from croupier.journal.secret import OF_WEBHOOK
from croupier.lean import dataclass

ANSWER_SECONDS, LOOKS_SECONDS = 5.0, 1.0
FIRST_WAIT_SECONDS, WAITS_MAX = 2.0, 600.0
KEPT = 1000  # messages that wait; of more, the oldest is given up, and that is counted
log = logging.getLogger("croupier.web")


class _NoDetour(HTTPRedirectHandler):
    """Nobody but the address of the settings hears of an alert."""

    def redirect_request(self, *_: Any) -> None:
        return None


@dataclass(slots=True)
class Webhook:
    url: str
    secret: bytes = field(default_factory=lambda: os.environ.get(OF_WEBHOOK, "").encode(), repr=False)
    ticks: Callable[[], float] = time.monotonic
    now: Callable[[], float] = time.time
    sent: int = 0
    failed: int = 0
    given_up: int = 0
    away_since: float | None = None  # by `ticks`: nothing was taken since
    _told: dict[str, Mapping[str, Any]] = field(default_factory=dict)  # alerts that it has been told of, not yet over
    _waiting: dict[str, Mapping[str, Any]] = field(default_factory=dict)  # by the id of the message
    _again: float = 0.0  # not before
    _waits: float = FIRST_WAIT_SECONDS

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def away(self) -> float:
        """For how many seconds it has not taken what it was sent."""
        return 0.0 if self.away_since is None else self.ticks() - self.away_since

    def tell(self, open_now: Mapping[str, Mapping[str, Any]]) -> None:
        """What is to be said: of an alert that it is raised, and of one that was raised that it is over."""
        for alert, said in open_now.items():
            if alert not in self._told:
                self._put(alert, {**said, "state": "raised"})
        for alert in self._told.keys() - open_now.keys():
            self._put(alert, {**self._told[alert], "state": "over"})
        self._told = dict(open_now)

    def _put(self, alert: str, body: Mapping[str, Any]) -> None:
        message = f"{alert}.{''.join(filter(str.isdigit, str(body['at'])))}.{body['state']}"
        self._waiting.pop(message, None)
        self._waiting[message] = body
        while len(self._waiting) > KEPT:
            del self._waiting[next(iter(self._waiting))]
            self.given_up += 1

    async def always(self) -> None:
        while True:
            await self.send()
            await asyncio.sleep(LOOKS_SECONDS)

    async def send(self) -> None:
        """All that waits, in order; the first that is not taken makes the others wait with it."""
        while self._waiting and self.ticks() >= self._again:
            message, body = next(iter(self._waiting.items()))
            why = await asyncio.to_thread(self._post, message, body)
            if why:
                self.failed += 1
                self.away_since = self.ticks() if self.away_since is None else self.away_since
                self._again = self.ticks() + self._waits
                self._waits = min(2 * self._waits, WAITS_MAX)
                log.warning("the webhook at %s did not take an alert: %s", urlsplit(self.url).hostname, why)
                return
            self.sent += 1
            self.away_since, self._waits = None, FIRST_WAIT_SECONDS
            if self._waiting.get(message) is body:
                del self._waiting[message]

    def _post(self, message: str, body: Mapping[str, Any]) -> str:
        """Why it was not taken; nothing of its answer but the number is said, which is somebody else's text."""
        data = json.dumps(body, ensure_ascii=False, sort_keys=True).encode()
        at = str(int(self.now()))
        headers = {"content-type": "application/json", "webhook-id": message, "webhook-timestamp": at}
        if self.secret:
            headers["webhook-signature"] = signature(self.secret, message, at, data)
        request = Request(self.url, data, headers, method="POST")
        try:
            with build_opener(ProxyHandler({}), _NoDetour).open(request, timeout=ANSWER_SECONDS) as answer:
                return "" if 200 <= answer.status < 300 else f"status {answer.status}"
        except HTTPError as error:
            return f"status {error.code}"
        except (OSError, ValueError, HTTPException) as error:
            return type(error).__name__


def signature(secret: bytes, message: str, at: str, body: bytes) -> str:
    signed = hmac.digest(secret, f"{message}.{at}.".encode() + body, "sha256")
    return f"v1,{b64encode(signed).decode()}"
