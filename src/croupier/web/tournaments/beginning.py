"""What a new tournament begins with: a template, what the house knows, a name for its stream; and rules as a file."""

from __future__ import annotations

import datetime as dt
import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from itertools import count
from typing import Any

from croupier.live.desks.tournaments import Hall
from croupier.rules.book.library import tournament_templates
from croupier.rules.files.writer import as_data, as_toml
from croupier.tournament.plan.plan import NOTICE_DAYS
from croupier.words.catalogue import Catalogue

NAME_MAX = 50
KNOWN = ("licensees", "responsible", "premises", "chips", "structure", "containers")  # the same from one to the next


def templates(
    halls: Mapping[str, Hall], tables: Collection[str], today: str, said: Catalogue
) -> Iterator[dict[str, Any]]:
    for kind, template in tournament_templates().items():
        yield {"template": kind, "rules": filled(kind, template, last_of(halls), tables, today, said)}


def last_of(halls: Mapping[str, Hall]) -> dict[str, Any]:
    """The rules of the tournament that was published last."""
    ruled = [hall for hall in halls.values() if hall.view.plan is not None]
    newest = max(ruled, key=lambda hall: (hall.view.rules.first_day, hall.name), default=None)
    return as_data(newest.view.rules) if newest else {}


def filled(
    kind: str,
    template: Mapping[str, Any],
    last: Mapping[str, Any],
    tables: Collection[str],
    today: str,
    said: Catalogue,
) -> dict[str, Any]:
    first = dt.date.fromisoformat(today) + dt.timedelta(days=NOTICE_DAYS + 1)
    free = (name for name in map("T{}".format, count(1)) if name not in tables)
    names = [next(free) for _ in range(max(event["tables"] for event in template["events"]))]
    events = []
    for event in template["events"]:
        date = first + dt.timedelta(days=event.get("after", 0))
        own = {key: value for key, value in event.items() if key != "after"}
        own["charges"] = [{**charge, "name": said("tournament-template.charge")} for charge in event["charges"]]
        title = said(f"tournament-template-event.{kind}-{event['key']}")
        events.append({**own, "name": title, "date": date.isoformat(), "tables": names[: event["tables"]]})
    seats = max(event["seats"] for event in events)
    words = said.under("tournament-template")
    house = {
        **{"casino": last.get("house_rules", {}).get("casino", "")},
        **{"re_buys": "re_buys" in events[0], "final_round": words["final_round"], "conclusion": words["conclusion"]},
        **({"re_buy_conditions": words["re_buy_conditions"]} if "re_buys" in events[0] else {}),
        **({"changes": [words["charity"]]} if kind == "charity" else {}),
        "prizes": sum(len(event["prizes"]) for event in events),
    }
    return {
        "name": "",
        **{key: last[key] for key in KNOWN if key in last},
        **({"licensees": [*last.get("licensees", [""]), ""][:2], "responsible": ""} if kind == "joint" else {}),
        **{key: value for key, value in template.items() if key != "events"},
        "house_rules": house,
        "automation": "terminals",
        "table": {"terminals": {"count": seats, "central_screen": True}},
        "events": events,
    }


def free_name(title: str, taken: Collection[str]) -> str:
    """A name for the stream out of what people call it: in plain letters and figures, and not taken yet."""
    plain = unicodedata.normalize("NFKD", title.replace("ß", "ss")).encode("ascii", "ignore").decode().lower()
    wanted = re.sub(r"[^a-z0-9]+", "-", plain)[:NAME_MAX].strip("-") or "tournament"
    names = (wanted if number == 1 else f"{wanted}-{number}" for number in count(1))
    return next(name for name in names if name not in taken)


def written(rules: Mapping[str, Any]) -> str:
    """Rules as a tournament file: what holds for all first, then each event under a heading of its own."""
    events = rules.get("events")
    if not isinstance(events, list) or not events or not all(isinstance(event, Mapping) for event in events):
        return as_toml(rules) + "\n"
    parts = [as_toml({key: value for key, value in rules.items() if key != "events"})]
    parts += [f"[[events]]\n{as_toml(event, 'events')}" for event in events]
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"
