"""Days that a command says: each is a date, and one that somebody can have meant.

A command says of a field that it is a `Day`, or one that has come, a `PastDay`. The domain checks all of them before it
decides; forms ask for them as dates.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from datetime import date, timedelta
from enum import Enum
from typing import Annotated, Any, get_args, get_type_hints

from croupier.domain import AskedFor
from croupier.refusal import Refused

DATE = re.compile(r"\d{4}-\d\d-\d\d")
YEARS = 75  # in either direction: no paper, licence or approval of a house that plays today is further away


class When(Enum):
    ANY = "any"
    PAST = "past"


Day = Annotated[str, When.ANY]
PastDay = Annotated[str, When.PAST]


_days: dict[type, dict[str, When]] = {}


def days_of(kind: type) -> Mapping[str, When]:
    """The fields of a command that are days."""
    if kind not in _days:
        hints = get_type_hints(kind, include_extras=True).items()
        _days[kind] = {name: when for name, hint in hints for when in get_args(hint)[1:] if isinstance(when, When)}
    return _days[kind]


def check_days(asked: AskedFor[Any]) -> None:
    """A day that need not be said may be left out."""
    kind = type(asked.command)
    optional = {field.name for field in fields(kind) if field.default == ""}
    for field, when in days_of(kind).items():
        text = getattr(asked.command, field)
        if text or field not in optional:
            check_day(text, field, when, asked)


def check_day(text: str, field: str, when: When, asked: AskedFor[Any]) -> None:
    """A day has come when it has come somewhere: journals tell the time in UTC, people by the clock on their wall."""
    day, today = _date(text), date.fromisoformat(asked.at[:10])
    if day is None:
        raise Refused(
            "bad_date.field_text", "{field} is a date like 2026-05-04; this is “{text}”.", field=field, text=text
        )
    if when is When.PAST and day > today + timedelta(days=1):
        raise Refused("bad_date.come", "{text} has not come yet.", field=field, text=text)
    if abs(day.year - today.year) > YEARS:
        raise Refused(
            "bad_date.far", "{text} is more than {years} years from today.", field=field, text=text, years=YEARS
        )


def _date(text: str) -> date | None:
    try:
        return date.fromisoformat(text) if DATE.fullmatch(text) else None
    except ValueError:
        return None
