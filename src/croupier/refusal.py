"""A refusal is normal business: a stable code, a sentence for a person, the clause and the facts."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """Something was asked for that the rules do not allow. Nothing has changed.

    `code` is stable and meant for programs, `message` is a whole sentence for a person. `clause` cites the rule
    where the one who refuses knows it; `facts` are the values behind the decision, ready for JSON.
    """

    def __init__(self, code: str, message: str, *, clause: str | None = None, **facts: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.clause = clause
        self.facts = facts

    def citing(self, clause: str | None) -> Refused:
        """The same refusal under this clause, unless it names one already."""
        return Refused(self.code, self.message, clause=self.clause or clause, **self.facts)

    def as_json(self) -> dict[str, Any]:
        """The one JSON shape of an error."""
        return {"code": self.code, "message": self.message, "clause": self.clause, "facts": self.facts}

    def __repr__(self) -> str:
        return f"Refused({self.code!r}, {self.message!r}, clause={self.clause!r}, facts={self.facts!r})"


def why_unreadable(error: Exception) -> str:
    """Why a file cannot be read or written, in words for a person, as the end of a sentence."""
    match error:
        case FileNotFoundError():
            return "there is no such file or folder"
        case IsADirectoryError():
            return "it is a folder, not a file"
        case NotADirectoryError():
            return "a part of the path is a file, not a folder"
        case PermissionError():
            return "you have no right to it"
        case UnicodeDecodeError():
            return "it is not text in UTF-8"
        case OSError():
            return error.strerror or str(error)
        case _:
            return str(error)
