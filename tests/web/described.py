"""Every answer in every test is held against the description of the interface."""

from __future__ import annotations

import re
from typing import Any

import httpx

SHAPE = {"code", "id", "message", "clause", "facts", "request_id"}


class Described:
    """The OpenAPI of a server, and whether an answer is one that it describes."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        literal_first = sorted(document["paths"], key=lambda path: path.count("{"))
        self.patterns = [(re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))), path) for path in literal_first]

    def operation(self, method: str, path: str) -> dict[str, Any] | None:
        for pattern, template in self.patterns:
            if pattern.fullmatch(path) and method.lower() in self.document["paths"][template]:
                return dict(self.document["paths"][template][method.lower()])
        return None

    def check(self, answer: httpx.Response) -> None:
        answer.read()
        request = answer.request
        operation = self.operation(request.method, request.url.path)
        if operation is None:
            return
        said = f"{request.method} {request.url.path}: {answer.status_code} {answer.text[:300]}"
        described = operation["responses"].get(str(answer.status_code))
        assert described is not None, f"not described: {said}"
        if answer.status_code >= 400:
            body = answer.json()
            assert set(body) == SHAPE, said
            examples = described["content"]["application/json"]["examples"]
            assert body["code"] in examples or described.get("x-any-code"), f"not described: {said}"
            assert answer.headers["x-request-id"] == body["request_id"]
