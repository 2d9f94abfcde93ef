"""`dataclass` as the program uses it: the same word and the same meaning, cheaper to run and quicker to begin with.

`frozen=True` means what it always means, and mypy holds the whole program to it. Only the guard of the running program
is left out: it takes an eighth of a microsecond for each field, which made a sixth of all the work for a wager. How a
value is compared, hashed and printed is not written and compiled anew for each class, as the standard library does it:
for 800 classes that was a quarter of the time in which the server starts. The values of `game` and `money`, which
strangers use in programs of their own, keep the guard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["dataclass"]

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    import dataclasses
    from operator import attrgetter
    from reprlib import recursive_repr

    def dataclass(cls=None, /, *, frozen=False, slots=False, eq=True):
        def made(written):
            given = vars(written)
            kind = dataclasses.dataclass(slots=slots, eq=False, repr=False)(written)
            fields = dataclasses.fields(kind)
            if "__repr__" not in given:
                kind.__repr__ = _told([one.name for one in fields if one.repr])
            if eq:
                content = _content([one.name for one in fields if one.compare])
                if "__eq__" not in given:
                    kind.__eq__ = _equal(content)
                if given.get("__hash__") is None:
                    kind.__hash__ = _hash(content) if frozen else None
            return kind

        return made if cls is None else made(cls)

    def _content(names):
        return attrgetter(*names) if names else lambda _one: ()

    def _equal(content):
        def equal(self, other):
            return content(self) == content(other) if other.__class__ is self.__class__ else NotImplemented

        return equal

    def _hash(content):
        def hashed(self):
            return hash(content(self))

        return hashed

    def _told(names):
        @recursive_repr()
        def told(self):
            return f"{self.__class__.__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

        return told
