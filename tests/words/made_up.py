"""The made-up language in this process: on the path as an installed package is, and forgotten afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tools.made_up import TAG, write

from croupier.words import catalogue, shelves


@contextmanager
def spoken_here(folder: Path) -> Iterator[None]:
    write(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        _forget()
        assert TAG in shelves.languages()
        yield
    _forget()


def _forget() -> None:
    for known in (shelves.shelves, shelves.languages, catalogue._read):
        known.cache_clear()
