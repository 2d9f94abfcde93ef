"""Whoever sees a list may take it along."""

from __future__ import annotations

from croupier.web.door.roles import Addresses


def with_files(lists: Addresses) -> Addresses:
    return {**lists, **{(method, f"{path}.{{form}}"): door for (method, path), door in lists.items()}}
