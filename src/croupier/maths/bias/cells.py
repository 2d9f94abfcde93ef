"""A column of a plain table as where its cells begin and end: a million rows without a million strings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import overload

import numpy as np
from numpy.typing import NDArray

from croupier.lean import dataclass

NEW_LINE = ord("\n")
FIRST_LETTERS = np.array([(1 << 8 * count) - 1 for count in range(9)], np.uint64)  # of eight in a number


@dataclass(frozen=True, slots=True)
class Cells(Sequence[str]):
    content: bytes
    begins: NDArray[np.int64]
    ends: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.begins)

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> Cells: ...
    def __getitem__(self, place: int | slice) -> str | Cells:
        if isinstance(place, slice):
            return Cells(self.content, self.begins[place], self.ends[place])
        return self.content[self.begins[place] : self.ends[place]].decode()

    def __iter__(self) -> Iterator[str]:
        return map(self.__getitem__, range(len(self)))

    def distinct(self) -> tuple[list[str], NDArray[np.int64]]:
        """The different cells, and which of them stands in each row. Eight letters at a time are compared as a number;
        a letter more makes another length."""
        length = len(self.content)
        eights = np.ndarray((length + 1,), np.dtype("<u8"), self.content + bytes(8), strides=(1,))
        long = self.ends - self.begins
        same, rest, start = long.copy(), np.flatnonzero(long > 0), 0
        while len(rest):
            letters = eights[self.begins[rest] + start] & FIRST_LETTERS[np.minimum(long[rest] - start, 8)]
            words, word = np.unique(letters, return_inverse=True)
            _, found = np.unique(same[rest] * len(words) + word, return_inverse=True)
            same[rest] = found + int(same.max()) + 1
            start += 8
            rest = rest[long[rest] > start]
        _, first, which = np.unique(same, return_index=True, return_inverse=True)
        return [self[place] for place in first.tolist()], which

    def codes(self, known: Mapping[str, int]) -> NDArray[np.int16]:
        """What each cell means, or -1: labels have one character or two."""
        table = np.full((3, 256, 256), -1, np.int16)
        for label, code in known.items():
            first, second = (*label.encode(), 0)[:2]
            table[len(label), first, second if len(label) > 1 else 0] = code
        letters = np.frombuffer(self.content + b"\0\0", np.uint8)
        long = self.ends - self.begins
        first = letters[self.begins]
        second = np.where(long > 1, letters[self.begins + 1], 0)
        return np.where(long <= 2, table[np.minimum(long, 2), first, second], np.int16(-1))


def distinct(column: Sequence[str]) -> tuple[list[str], NDArray[np.int64]]:
    """As `Cells.distinct`, for any column."""
    if isinstance(column, Cells):
        return column.distinct()
    places: dict[str, int] = {}
    which = np.fromiter((places.setdefault(cell, len(places)) for cell in column), np.int64, len(column))
    return list(places), which


def plain_columns(text: str, between: str) -> list[Cells] | None:
    """The columns of a table without quotes or empty lines whose rows are all equally long; else None."""
    if '"' in text:
        return None
    content = text.encode()
    content = content if content.endswith(b"\n") else content + b"\n"
    letters = np.frombuffer(content, np.uint8)
    ends = np.flatnonzero((letters == ord(between)) | (letters == NEW_LINE))
    width = int(np.flatnonzero(letters[ends[: 1 << 10]] == NEW_LINE)[:1].sum()) + 1
    if len(ends) % width or (letters[ends].reshape(-1, width)[:, -1] != NEW_LINE).any():
        return None
    if int((letters == NEW_LINE).sum()) != len(ends) // width:
        return None
    begins = np.concatenate([[0], ends[:-1] + 1])
    if width == 1 and (begins == ends).any():
        return None
    return [Cells(content, begins[place::width], ends[place::width]) for place in range(width)]
