"""Settings in one place: a TOML file, then `CROUPIER_...` in the environment, then flags; the later wins."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from croupier.refusal import Refused


@dataclass(frozen=True, slots=True)
class Settings:
    db: str = "croupier.sqlite"
    data: str = ""  # where people and terminals are kept; beside a SQLite journal if empty
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # further addresses under which pages are served, as https://floor.example
    secure: bool = False  # behind https: cookies are __Host- and Secure
    demo: bool = False
    betting_seconds: float = 25.0
    idle_seconds: float = 300.0  # after which a console locks
    fresh_seconds: float = 300.0  # how long a passphrase counts as just given
    session_seconds: float = 12 * 3600.0
    approval_seconds: float = 120.0
    failures_max: int = 3
    requests_per_second: float = 100.0  # of one address
    sign_ins_per_minute: float = 20.0
    commands_per_second: float = 50.0  # of one socket
    outbox_max: int = 512  # frames that a slow reader may be behind

    @property
    def people_file(self) -> Path:
        if self.data:
            return Path(self.data) / "house.sqlite"
        if "://" in self.db:
            raise Refused("no_data_folder", "With PostgreSQL, say where people are kept: --data FOLDER.")
        return Path(self.db).with_suffix(".house.sqlite")

    @property
    def allowed_origins(self) -> frozenset[str]:
        names = {self.host, "localhost", "127.0.0.1"}
        scheme = "https" if self.secure else "http"
        return frozenset({*self.origins, *(f"{scheme}://{name}:{self.port}" for name in names)})


def read_settings(file: Path | None, environ: Mapping[str, str], flags: Mapping[str, Any]) -> Settings:
    """Unknown keys and values of the wrong kind are refused: a typing error must not loosen a lock."""
    known = {field.name: field for field in fields(Settings)}
    given: dict[str, Any] = {}
    if file is not None:
        given |= tomllib.loads(file.read_text(encoding="utf-8"))
    given |= {key[9:].lower(): value for key, value in environ.items() if key.startswith("CROUPIER_")}
    given |= {key: value for key, value in flags.items() if value is not None}
    unknown = sorted(given.keys() - known.keys())
    if unknown:
        raise Refused("unknown_setting", f"There is no setting “{unknown[0]}”: {', '.join(known)}.")
    return Settings(**{key: _as_kind(key, value, getattr(Settings(), key)) for key, value in given.items()})


def _as_kind(key: str, value: Any, example: Any) -> Any:
    """From the environment everything is text."""
    wrong = Refused("bad_setting", f"The setting “{key}” is {type(example).__name__}; this is {value!r}.", key=key)
    try:
        match example:
            case bool():
                return value if isinstance(value, bool) else {"true": True, "false": False}[str(value)]
            case int() | float():
                if isinstance(value, bool):
                    raise wrong
                return type(example)(value)
            case tuple():
                return tuple(value.split(",") if isinstance(value, str) else map(str, value))
            case _:
                return str(value)
    except (KeyError, ValueError, TypeError):
        raise wrong from None
