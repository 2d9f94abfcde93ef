"""How days and times are written: alike in every language, by the clocks where the house stands (decision 18)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from datetime import datetime
from zoneinfo import ZoneInfo

ZONE = "Pacific/Marquesas"  # nine and a half hours behind: minutes tell as well as hours whose clock it was
MONTHS = (
    "Jan|January|Januar|Feb|February|Februar|Mar|March|März|Apr|April|May|Mai|Jun|June|Juni|Jul|July|Juli|Aug|August|Sep"
    "|Sept|September|Oct|October|Okt|Oktober|Nov|November|Dec|December|Dez|Dezember"
    "|janv|janvier|févr|février|mars|avr|avril|mai|juin|juil|juillet|août|sept|septembre|oct|octobre|nov|novembre|déc"
    "|décembre|ene|enero|febrero|marzo|abr|abril|mayo|junio|julio|ago|agosto|septiembre|octubre|noviembre|dic|diciembre"
)
STRAY = re.compile(
    r"\b\d{1,2}[/.]\d{1,2}[/.](?:\d{2}|\d{4})\b"  # 11/18/26, 18.11.2026
    rf"|\d\.? (?:{MONTHS})\b|\b(?:{MONTHS})\.? \d|\d年|\d月"
    r"|\d:\d\d(?::\d\d)?\s?[AaPp]\.?[Mm]"
    r"|\d{4}-\d\d-\d\dT|\d\d:\d\d:\d\d\.\d"  # as journals have it
)
TIME = re.compile(r"(?<![\d:])\d\d:\d\d:\d\d(?![\d:])")


def here(at: str) -> str:
    """A moment of the journal as a house in `ZONE` shows it."""
    return f"{datetime.fromisoformat(at).astimezone(ZoneInfo(ZONE)):%Y-%m-%d %H:%M:%S}"


def stray(texts: Iterable[str], moments: Collection[str] = ()) -> list[str]:
    """Days and times in another form; and times of these moments by the clock of Greenwich, where nobody's house is."""
    theirs = {at[11:19] for at in moments}
    ours = {here(at)[11:] for at in moments}
    return sorted(text for text in texts if STRAY.search(text) or {*TIME.findall(text)} & (theirs - ours))
