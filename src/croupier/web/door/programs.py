"""What no page asks for: the route says so itself, and why."""

from __future__ import annotations

NAME = "x-for-programs"


def for_programs(why: str) -> dict[str, str]:
    """For `openapi_extra` of a route that has no page: the description of the interface tells who it is for."""
    return {NAME: why}
