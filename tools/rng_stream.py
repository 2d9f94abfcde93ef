"""The wheel's own generator as an endless stream of bytes, fast enough for the hungriest tests of dieharder.

V = HMAC(K, V) is done in compiled code with OpenSSL's SHA-256; the rest is the generator's own. The first requests of
every stream are compared with those of the generator itself, so that what is tested is what the wheel uses.
"""

from __future__ import annotations

import ctypes
import ctypes.util
from collections.abc import Iterator

import numpy as np
from numba import njit
from numpy.typing import NDArray

from croupier.wheels.random.bulk import seeded_drbg
from croupier.wheels.random.drbg import REQUEST_BYTES_MAX, _hmac

U = np.uint32
COMPARED = 4  # requests of each stream

_crypto = ctypes.CDLL(ctypes.util.find_library("crypto"))
_sha256_init = _crypto.SHA256_Init
_sha256_init.argtypes = [ctypes.c_void_p]
_compress = _crypto.SHA256_Transform
_compress.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
_compress.restype = None


@njit(inline="always")
def _swapped(x):  # type: ignore[no-untyped-def]
    """A word of the state as the bytes of a message: the state is kept in the machine's order, bytes are not."""
    return U((x >> U(24)) | ((x >> U(8)) & U(0xFF00)) | ((x << U(8)) & U(0xFF0000)) | (x << U(24)))


@njit(nogil=True)
def _chain(inner, outer, value, out):  # type: ignore[no-untyped-def]
    """out[i] = HMAC(K, out[i - 1]), K given by OpenSSL's states after its two pads."""
    context, block = np.zeros(32, U), np.zeros(16, U)
    block[8], block[15] = U(0x80), _swapped(U((64 + 32) * 8))  # the end of a message of 32 bytes after a pad of 64
    block[:8] = value
    for i in range(out.shape[0]):
        context[:8] = inner
        _compress(context.ctypes.data, block.ctypes.data)
        for j in range(8):
            block[j] = _swapped(context[j])
        context[:8] = outer
        _compress(context.ctypes.data, block.ctypes.data)
        for j in range(8):
            block[j] = out[i, j] = _swapped(context[j])


def _after_pad(key: bytes, pad: int) -> NDArray[np.uint32]:
    context = np.zeros(32, U)
    _sha256_init(context.ctypes.data)
    _compress(context.ctypes.data, bytes(byte ^ pad for byte in key.ljust(64, b"\x00")))
    return context[:8].copy()


def stream(seed: bytes) -> Iterator[bytes]:
    """Requests of the largest size, one after the other, as `seeded_drbg(seed).generate` gives them."""
    drbg = seeded_drbg(seed)
    key, value = drbg._key, drbg._value
    out = np.empty((REQUEST_BYTES_MAX // 32, 8), U)
    number = 0
    while True:
        _chain(_after_pad(key, 0x36), _after_pad(key, 0x5C), np.frombuffer(value, U), out)
        drawn = out.tobytes()
        if number < COMPARED and drawn != drbg.generate(REQUEST_BYTES_MAX):
            raise AssertionError("this is not the generator that the wheel uses")
        number += 1
        yield drawn
        key = _hmac(key, drawn[-32:] + b"\x00")  # HMAC_DRBG's update without additional input
        value = _hmac(key, drawn[-32:])
