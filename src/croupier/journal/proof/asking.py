"""A witness as a house asks it, over HTTP."""

from __future__ import annotations

from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

from croupier.journal.proof.checkpoint import parse
from croupier.journal.proof.witness import WitnessKey
from croupier.lean import dataclass
from croupier.refusal import Refused

ANSWER_SECONDS = 5.0
ANSWER_BYTES_MAX = 1 << 16
SAID_MAX = 200


@dataclass(frozen=True, slots=True)
class Asked:
    """A witness of the settings: `https://witness.example name+id+key`."""

    url: str
    key: WitnessKey

    @classmethod
    def parse(cls, line: str) -> Asked:
        url, _, key = line.partition(" ")
        try:
            if not url.startswith(("http://", "https://")):
                raise ValueError(url)
            return cls(url.rstrip("/"), WitnessKey.parse(key))
        except (ValueError, Refused):
            raise Refused(
                "bad_setting.witnesses",
                "The setting “witnesses” has {witness}: a witness is an address and its key, as it prints them.",
                key="witnesses",
                witness=repr(line),
            ) from None

    def add(self, body: str) -> tuple[int, str]:
        """Status and body; 0 and why where it does not answer."""
        request = Request(f"{self.url}/add-checkpoint", body.encode(), {"content-type": "text/plain"}, method="POST")
        try:
            with build_opener(ProxyHandler({})).open(request, timeout=ANSWER_SECONDS) as answer:
                return answer.status, answer.read(ANSWER_BYTES_MAX).decode(errors="replace")
        except HTTPError as error:
            return error.code, error.read(ANSWER_BYTES_MAX).decode(errors="replace")
        except (URLError, OSError, ValueError) as error:
            return 0, str(error)

    def ahead(self, note: str) -> int | None:
        """How many records it has seen, where that is more than, or other than, what the note has."""
        status, told = self.add(f"old {parse(note).size}\n\n{note}")
        if status == 200:
            return None
        if status != 409 or not told.strip().isdigit():
            raise why_not(self, status, told)
        seen = int(told)
        return seen if seen >= parse(note).size else None


def why_not(witness: Asked, status: int, told: str) -> Refused:
    """It is away; or it answers, and does not vouch: it does not know the journal or its key, or has seen others."""
    if status == 0:
        return Refused("witness_away", "Witness {name} does not answer: {error}.", name=witness.key.name, error=told)
    said = " ".join(told.split())[:SAID_MAX]
    return Refused(
        "not_witnessed", "Witness {name} does not vouch: {status}, “{said}”.",
        name=witness.key.name, status=status, said=said,
    )  # fmt: skip
