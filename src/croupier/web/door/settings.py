"""Settings in one place: a TOML file, then `CROUPIER_...` in the environment, then flags; the later wins."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from croupier.journal.secret import IN_ENVIRONMENT, IN_FILE, OF_WEBHOOK
from croupier.lean import dataclass
from croupier.refusal import Phrase, Refused, why_unreadable
from croupier.rules.files.reader import TABLE, TEXT, WORDS

NUMERIC = re.compile(r"[0-9.]+|.*:.*")
ORIGIN = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]+)?")
USUAL = re.compile(r"(http://.*):80$|(https://.*):443$")  # a port that browsers leave out
KINDS = WORDS | {str: TEXT, tuple: Phrase("expected.texts", "a list of texts")}


@dataclass(frozen=True, slots=True)
class Settings:
    db: str = "croupier.sqlite"
    data: str = ""  # where people and terminals are kept; beside a SQLite journal if empty
    currency: str = ""  # of the house's money, by its code: chosen at the first start; the journal's if empty
    tables: str = ""  # a TOML file of tables to set up where the journal does not have them yet
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # further addresses under which pages are served, as https://floor.example
    passkey_host: str = ""  # the host that passkeys belong to; from `origins` or `host` if empty
    secure: bool = False  # behind https: cookies are __Host- and Secure
    proxies: tuple[str, ...] = ()  # addresses of those who speak https for the house and say whom they speak for
    demo: bool = False
    demo_days: int = 90  # that a demonstration has behind it; they are played while its doors are open
    betting_seconds: float = 25.0
    idle_seconds: float = 300.0  # after which a console locks
    fresh_seconds: float = 300.0  # how long a passphrase counts as just given
    session_seconds: float = 12 * 3600.0
    approval_seconds: float = 120.0
    failures_max: int = 3  # wrong tries from one place that cost nothing; then each makes the next wait
    requests_per_second: float = 100.0  # of one address
    sign_ins_per_minute: float = 20.0
    request_seconds: float = 10.0  # for a request to come whole; a body has as long for each 64 kB of it
    commands_per_second: float = 50.0  # of one terminal or person, over all sockets
    work_share: float = 0.05  # of a core, that one terminal or person may keep busy
    journal_bytes_per_second: float = 2000.0  # that one terminal may add to the journal; at once as much as 150 seconds
    outbox_bytes_max: int = 1_000_000  # that a slow reader may be behind
    verify: bool = False  # the whole journal before the doors open; it is verified behind the open doors in any case
    self_check_hours: float = 24.0
    witnesses: tuple[str, ...] = ()  # who vouches for the checkpoints from outside: address and key of each
    keep_years: int = 5  # how long records about a person are kept after the last one; no text that we have says it
    disk_reserve_mb: float = 100.0  # of the journal's disk, kept free for what has begun: with less, betting stops
    webhook: str = ""  # to whom alerts are sent, as https://alerts.example/croupier
    time_server: str = ""  # that the machine's clock is held against, as pool.ntp.org
    closed_days_max: float = 92.0  # a start after longer asks two people whether the machine's clock is right
    wheel_waits_seconds: float = 3600.0  # so long the random wheel keeps its rounds for a server that is gone
    lab_seconds: float = 60.0  # after which a long run of the lab is ended
    sensors: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # by table: line, model, mode, may

    @property
    def people_file(self) -> Path:
        if self.data:
            return Path(self.data) / "house.sqlite"
        if "://" in self.db:
            raise Refused("no_data_folder", "With PostgreSQL, say where people are kept: --data FOLDER.")
        return Path(self.db).with_suffix(".house.sqlite")

    @property
    def keys_file(self) -> Path:
        """The keys of people, under which the journal seals what is private."""
        return Path(self.data) / "journal.keys" if "://" in self.db else Path(f"{self.db}.keys")

    @property
    def wheel_socket(self) -> Path:
        """Where the random wheel's process listens, which outlives the server."""
        return Path(self.data) / "wheel" if "://" in self.db else Path(f"{self.db}.wheel")

    @property
    def allowed_origins(self) -> frozenset[str]:
        names = {f"[{self.host}]", "[::1]"} if ":" in self.host else {self.host}
        scheme = "https" if self.secure else "http"
        here = (f"{scheme}://{name}:{self.port}" for name in (*names, "localhost", "127.0.0.1"))
        return frozenset({*self.origins, *(USUAL.sub(r"\1\2", origin) for origin in here)})

    @property
    def passkeys_for(self) -> str:
        """A name, never a number: browsers bind passkeys to names. On this machine that is localhost."""
        if self.passkey_host:
            return self.passkey_host
        hosts = [urlsplit(origin).hostname or "" for origin in self.origins]
        named = [host for host in (*hosts, self.host) if host and not NUMERIC.fullmatch(host)]
        return named[0] if named else "localhost"

    @property
    def passkey_origins(self) -> list[str]:
        host = self.passkeys_for
        return sorted(
            origin
            for origin in self.allowed_origins
            if (name := urlsplit(origin).hostname or "") == host or name.endswith(f".{host}")
        )


def read_settings(file: Path | None, environ: Mapping[str, str], flags: Mapping[str, Any]) -> Settings:
    """Unknown keys and values of the wrong kind are refused: a typing error must not loosen a lock."""
    known = {each.name: each for each in fields(Settings)}
    given: dict[str, Any] = {}
    if file is not None:
        try:
            given |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise Refused(
                "bad_setting.settings_read",
                "The settings in {file} cannot be read: {error}.",
                file=str(file),
                error=why_unreadable(error),
            ) from None
    here = (key for key in environ if key.startswith("CROUPIER_") and key not in (IN_ENVIRONMENT, IN_FILE, OF_WEBHOOK))
    given |= {key[9:].lower(): environ[key] for key in here}
    given |= {key: value for key, value in flags.items() if value is not None}
    unknown = sorted(given.keys() - known.keys())
    if unknown:
        raise Refused(
            "unknown_setting", "There is no setting “{unknown}”: {known:list}.", unknown=unknown[0], known=list(known)
        )
    settings = Settings(**{key: _as_kind(key, value, getattr(Settings(), key)) for key, value in given.items()})
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    """A number that is none, or an origin that no browser would say, would switch something off without a word."""
    for each in fields(Settings):
        value = getattr(settings, each.name)
        if isinstance(value, bool) or not isinstance(value, int | float):
            continue
        least, most = (0, 65_535) if each.name == "port" else (0, 1e12)
        if not (least <= value <= most and (value > 0 or each.name == "port")):
            raise Refused("bad_setting.key_value", "The setting “{key}” cannot be {value}.", key=each.name, value=value)
    for origin in settings.origins:
        if not ORIGIN.fullmatch(origin) or USUAL.fullmatch(origin):
            raise Refused(
                "bad_setting.origins",
                "The setting “origins” has {origin}: an origin is like https://floor.example, without a path and "
                "without the usual port.",
                key="origins",
                origin=repr(origin),
            )
    for proxy in settings.proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise Refused(
                "bad_setting.proxies",
                "The setting “proxies” has {proxy}: a proxy is an address like 10.0.0.5, or a network.",
                key="proxies",
                proxy=repr(proxy),
            ) from None
    parts = urlsplit(settings.webhook)
    if settings.webhook and (parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc):
        raise Refused(  # A name and a password in it would be in every list of settings.
            "bad_setting.webhook",
            "The setting “webhook” is no address like https://alerts.example/croupier.",
            key="webhook",
        )
    if settings.sensors:
        from croupier.live.tables.sensing import sensor_line  # noqa: PLC0415 - only a house with sensors waits for it

        ports = [sensor_line(table, line).port for table, line in settings.sensors.items()]
        if len(set(ports)) < len(ports):
            raise Refused(
                "bad_setting.two_stands",
                "The setting “sensors” has one line for two tables; a wheel stands at one of them.",
                key="sensors",
            )


def _as_kind(key: str, value: Any, example: Any) -> Any:
    """From the environment everything is text."""
    kind = KINDS.get(type(example), TABLE)
    wrong = Refused(
        "bad_setting.kind", "The setting “{key}” is {kind}; {given} is not.", key=key, kind=kind, given=repr(value)
    )
    try:
        match example:
            case bool():
                return value if isinstance(value, bool) else {"true": True, "false": False}[str(value)]
            case int() | float():
                if isinstance(value, bool) or (isinstance(value, float) and isinstance(example, int)):
                    raise wrong
                return type(example)(value)
            case Mapping():
                if not all(isinstance(entry, Mapping) for entry in value.values()):
                    raise wrong
                return {str(name): dict(entry) for name, entry in value.items()}
            case tuple():
                return tuple(value.split(",") if isinstance(value, str) else map(str, value))
            case _:
                if not isinstance(value, str):
                    raise wrong
                return value
    except (KeyError, ValueError, TypeError, AttributeError):
        raise wrong from None
