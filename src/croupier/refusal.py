"""A refusal is normal business: a stable code, a sentence for a person, the clause and the facts."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from enum import Enum
from string import Formatter
from typing import Any

from croupier.amounts import money, points, shown

UNITS = frozenset({"cents", "points", "training"})
JSON = (str, int, float, dict, type(None))


class Said:
    """A sentence: its id in the catalogues, its facts, and the English.

    The English text has the facts in its blanks, and says what kind each is of where that is not plain: `{stake:money}`
    is in cents, `{wheels:or}` a list of which one is meant, `{reasons:all}` one sentence after the other. Pages and
    sheets say it in their own language.
    """

    def __init__(self, id_: str, text: str, /, **facts: Any) -> None:
        self.id = id_
        self.facts = {name: _fact(value) for name, value in facts.items()}
        self.message = ENGLISH.vformat(text, (), self.facts)

    def as_json(self) -> dict[str, Any]:
        return {"id": self.id, "message": self.message, "facts": self.facts}

    def __str__(self) -> str:
        return self.message


class Phrase(Said):
    """Stands in the blank of a sentence: what is expected, what is missing, why a file is no strategy."""


class Refused(Exception):
    """Something was asked for that the rules do not allow. Nothing has changed.

    `id` is the sentence's own name: the code, and a word more where a code has several sentences (`bad_date.future`).
    `code` is stable and meant for programs, `message` is the sentence in English. `clause` cites the rule where the one
    who refuses knows it; `facts` are the values behind the decision, ready for JSON, those of the sentence among them.
    """

    def __init__(
        self, id_: str, text: str, /, *, code: str | None = None, clause: str | None = None, **facts: Any
    ) -> None:
        self._is(Said(id_, text, **facts), code or id_.partition(".")[0], clause)

    def _is(self, said: Said, code: str, clause: str | None) -> None:
        Exception.__init__(self, said.message)
        self.id, self.message, self.facts = said.id, said.message, said.facts
        self.code = code
        self.clause = clause

    @classmethod
    def saying(cls, said: Said, *, code: str | None = None, clause: str | None = None) -> Refused:
        """A sentence that somebody else has made is the reason."""
        refused = cls.__new__(cls)
        refused._is(said, code or said.id.partition(".")[0], clause)
        return refused

    @classmethod
    def told(cls, data: Mapping[str, Any]) -> Refused:
        """A refusal as it was written down; in records of earlier versions the sentence has no name of its own."""
        said = Said.__new__(Said)
        said.id, said.message, said.facts = data.get("id") or "", data["message"], dict(data["facts"])
        return cls.saying(said, code=data["code"], clause=data["clause"])

    def citing(self, clause: str | None) -> Refused:
        """The same refusal under this clause, unless it names one already."""
        return self.but(clause=self.clause or clause)

    def but(self, *, clause: str | None = None, **facts: Any) -> Refused:
        """The same sentence, with other facts beside those in its blanks."""
        return type(self).told({**self.as_json(), "clause": clause or self.clause, "facts": {**self.facts, **facts}})

    def as_json(self) -> dict[str, Any]:
        """The one JSON shape of an error."""
        return {
            "code": self.code, "id": self.id, "message": self.message, "clause": self.clause, "facts": self.facts
        }  # fmt: skip

    def __repr__(self) -> str:
        return f"Refused({self.id!r}, {self.message!r}, clause={self.clause!r}, facts={self.facts!r})"


class English(Formatter):
    """Fills the blanks of an English text."""

    def format_field(self, value: Any, format_spec: str) -> str:
        match format_spec:
            case "money":
                return money(value)
            case "points":
                return points(value)
            case "list" | "and" | "or" | "all":
                return BETWEEN[format_spec].join(map(_shown, value)) or "none"
            case _:
                return (
                    _shown(value)
                    if isinstance(value, list | tuple | dict)
                    else str(super().format_field(value, format_spec))
                )


def _shown(value: Any) -> str:
    """A fact in a blank: another sentence, a sum of money or points, a list."""
    match value:
        case {"message": str(message)}:
            return message
        case dict() if len(value) == 1 and next(iter(value)) in UNITS:
            ((unit, amount),) = value.items()
            return shown(amount, unit)
        case list() | tuple():
            return ", ".join(map(_shown, value))
        case _:
            return str(value)


def _fact(value: Any) -> Any:
    """As JSON has it: what is no number, text or list is written as it reads."""
    match value:
        case Enum():
            return value.value
        case Said() | Refused():
            return {"id": value.id, "message": value.message, "facts": value.facts}
        case list() | tuple() | set() | frozenset():
            return [_fact(each) for each in value]
        case _ if isinstance(value, JSON):
            return value
        case _:
            return str(value)


BETWEEN = {"list": ", ", "and": " and ", "or": " or ", "all": " "}
ENGLISH = English()


def why_unreadable(error: Exception) -> Said | str:
    """Why a file cannot be read or written, or an address not be taken, in words for a person: a sentence's end."""
    match error:
        case FileNotFoundError():
            return Phrase("unreadable.missing", "there is no such file or folder")
        case IsADirectoryError():
            return Phrase("unreadable.folder", "it is a folder, not a file")
        case NotADirectoryError():
            return Phrase("unreadable.no_folder", "a part of the path is a file, not a folder")
        case PermissionError():
            return Phrase("unreadable.no_right", "you have no right to it")
        case UnicodeDecodeError():
            return Phrase("unreadable.no_text", "it is not text in UTF-8")
        case OSError(errno=errno.ENOSPC):
            return Phrase("unreadable.full", "the disk is full")
        case OSError(errno=errno.EROFS):
            return Phrase("unreadable.read_only", "nothing can be written there")
        case OSError(errno=errno.EADDRINUSE):
            return Phrase("unreadable.taken", "another program listens there already")
        case OSError(errno=errno.EADDRNOTAVAIL):
            return Phrase("unreadable.elsewhere", "this machine does not have that address")
        case OSError():
            return error.strerror or str(error)
        case _:
            return str(error)
