"""What dieharder is fed is what the wheel uses."""

from __future__ import annotations

from itertools import islice

import pytest
from tools import rng_stream

from croupier.wheels.random.bulk import seeded_drbg
from croupier.wheels.random.drbg import REQUEST_BYTES_MAX


def test_the_fast_stream_is_the_generators_own_stream() -> None:
    drbg = seeded_drbg(b"a seed of a test")
    for drawn in islice(rng_stream.stream(b"a seed of a test"), rng_stream.COMPARED + 3):
        assert drawn == drbg.generate(REQUEST_BYTES_MAX)


def test_a_stream_that_is_another_one_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rng_stream, "_after_pad", lambda key, pad, was=rng_stream._after_pad: was(key, pad ^ 1))
    with pytest.raises(AssertionError, match="not the generator"):
        next(rng_stream.stream(b"a seed of a test"))
