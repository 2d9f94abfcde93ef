"""What is not installed is said so that a person can act on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from croupier.refusal import Refused

# What each extra of pyproject.toml brings, by the names under which it is imported.
BRINGS = {
    "cli": ("typer", "rich", "cryptography", "fluent", "babel"),
    "serve": (
        "argon2", "fastapi", "markdown_it", "msgspec", "pydantic", "serial", "starlette", "uvicorn", "uvloop",
        "webauthn", "websockets",
    ),
    "postgres": ("psycopg",),
    "lab": ("numpy", "scipy", "numba", "python_calamine"),
    "paper": ("typst",),
    "parquet": ("pyarrow",),
    "gpu": ("cupy",),
    "cluster": ("dask", "distributed"),
}  # fmt: skip


def extra_of(missing: ModuleNotFoundError) -> str | None:
    """The extra that brings a missing package; None where it is no package of an extra, and so a fault of ours."""
    package = (missing.name or "").partition(".")[0]
    return next((extra for extra, packages in BRINGS.items() if package in packages), None)


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports of optional packages: a missing one names the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise Refused(
            "extra_missing.install_croupier",
            "This needs the extra “{extra}”: install croupier[{extra}]. Missing: {missing}.",
            extra=extra,
            missing=missing.name,
        ) from None
