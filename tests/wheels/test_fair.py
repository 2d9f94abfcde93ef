"""An honest round verifies, every tampering is refused, and a second implementation agrees byte for byte."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.refusal import Refused
from croupier.wheels.random.fair import Close, Proof, Round, SeatNonce, commit, fixed_outcome, prove, public_value, seal
from croupier.wheels.random.verify import verify

SINGLE = ("0", *(str(number) for number in range(1, 37)))
DOUBLE = ("0", "00", *(str(number) for number in range(1, 37)))
HEAD = hashlib.sha256(b"journal").digest()


def sealed(round_: Round, seat: str, nonce: bytes, *, opened: bool = True) -> SeatNonce:
    return SeatNonce(seat, seal(round_.table, round_.number, seat, nonce), nonce if opened else None)


def honest(number: int = 7, pockets: tuple[str, ...] = SINGLE, wheel: str = "single-zero") -> Proof:
    round_ = Round("R-12", number, wheel, pockets)
    secret = hashlib.sha256(f"secret {number}".encode()).digest()
    nonces = (
        sealed(round_, "seat-1", b"first terminal's"),
        sealed(round_, "seat-2", b"second terminal's"),
        sealed(round_, "seat-3", b"third, withheld.", opened=False),
    )
    return prove(round_, commit(round_, secret), secret, Close(HEAD, nonces))


def void() -> Proof:
    round_, secret = Round("R-12", 8, "single-zero", SINGLE), b"\x11" * 32
    return Proof(round_, commit(round_, secret), secret, None, None, "the ball left the wheel")


def by_hand(proof: dict[str, Any]) -> str:
    """The outcome as a stranger would compute it from docs/random-wheel.md, sharing no code with the package."""

    def size4(text: bytes) -> bytes:
        return len(text).to_bytes(4, "big") + text

    table, number = proof["table"].encode(), proof["round"].to_bytes(8, "big")
    secret = bytes.fromhex(proof["secret"])
    whole = size4(b"croupier-fair/1 commitment") + size4(table) + number
    whole += size4(proof["wheel"].encode()) + size4(",".join(proof["pockets"]).encode()) + size4(secret)
    commitment = hashlib.sha256(whole).digest()
    assert commitment.hex() == proof["commitment"]
    whole = size4(b"croupier-fair/1 public") + size4(commitment) + size4(bytes.fromhex(proof["journal_head"]))
    whole += len(proof["nonces"]).to_bytes(4, "big")
    for entry in proof["nonces"]:
        whole += size4(entry["seat"].encode()) + size4(bytes.fromhex(entry["sealed"]))
        whole += size4(bytes.fromhex(entry["nonce"] or ""))
    public = hashlib.sha256(whole).digest()
    stream, count = b"", 0
    width = 256 // len(proof["pockets"])
    while True:
        message = size4(b"croupier-fair/1 outcome") + size4(public) + count.to_bytes(4, "big")
        stream = hmac.new(secret, message, hashlib.sha256).digest()
        for byte in stream:
            if byte < width * len(proof["pockets"]):
                return str(proof["pockets"][byte // width])
        count += 1


@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize(("pockets", "wheel"), [(SINGLE, "single-zero"), (DOUBLE, "double-zero")])
def test_an_honest_round_verifies_and_a_second_implementation_agrees(
    number: int, pockets: tuple[str, ...], wheel: str
) -> None:
    proof = honest(number, pockets, wheel).as_json()
    checked = verify(json.loads(json.dumps(proof)), published=proof["commitment"], journal_head=HEAD.hex())
    assert checked.ok, checked.reasons
    assert checked.outcome == proof["outcome"] == by_hand(proof)
    assert checked.withheld == ("seat-3",)


def test_the_bytes_of_the_format_are_fixed_for_ever() -> None:
    round_ = Round("T1", 1, "single-zero", SINGLE)
    secret = bytes(range(32))
    commitment = commit(round_, secret)
    close = Close(bytes(32), (SeatNonce("1", seal("T1", 1, "1", b"n" * 16), b"n" * 16),))
    assert commitment.hex() == COMMITMENT
    assert public_value(commitment, close).hex() == PUBLIC
    assert prove(round_, commitment, secret, close).outcome == OUTCOME


COMMITMENT = "208ceb731a0e49f12dd423ec30a5a4dc0084fa36e8e16e305e607260dbeedef5"
PUBLIC = "535bc42d04b681eca6caa40701a6ab8965c76f0e261bb83367ca4bbca7ece93f"
OUTCOME = "27"


def test_a_void_round_is_revealed_and_verifies_without_an_outcome() -> None:
    proof = void().as_json()
    checked = verify(proof, published=proof["commitment"])
    assert checked.ok
    assert checked.outcome is None
    proof["outcome"] = "17"
    assert not verify(proof).ok


def flipped(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


TAMPERINGS = {
    "another table": lambda p: p.update(table="R-13"),
    "another round": lambda p: p.update(round=p["round"] + 1),
    "another wheel": lambda p: p.update(wheel="french"),
    "pockets reordered": lambda p: p.update(pockets=p["pockets"][1:] + p["pockets"][:1]),
    "a pocket doubled": lambda p: p["pockets"].__setitem__(1, "2"),
    "a pocket missing": lambda p: p["pockets"].pop(),
    "a pocket more": lambda p: p["pockets"].append("00"),
    "another secret": lambda p: p.update(secret=flipped(p["secret"])),
    "another commitment": lambda p: p.update(commitment=flipped(p["commitment"])),
    "another outcome": lambda p: p.update(outcome="0" if p["outcome"] != "0" else "1"),
    "no outcome": lambda p: p.update(outcome=None),
    "an outcome off the wheel": lambda p: p.update(outcome="37"),
    "another nonce": lambda p: p["nonces"][0].update(nonce=flipped(p["nonces"][0]["nonce"])),
    "another sealed nonce": lambda p: p["nonces"][2].update(sealed=flipped(p["nonces"][2]["sealed"])),
    "a nonce dropped": lambda p: p["nonces"].pop(0),
    "a nonce opened late": lambda p: p["nonces"][2].update(nonce=b"another nonce...".hex()),
    "a nonce withheld after the fact": lambda p: p["nonces"][0].update(nonce=None),
    "seats out of order": lambda p: p["nonces"].reverse(),
    "a seat twice": lambda p: p["nonces"].append(p["nonces"][-1]),
    "a seat renamed": lambda p: p["nonces"][0].update(seat="seat-0"),
    "made void afterwards": lambda p: p.update(journal_head=None, nonces=[], void_reason="no"),
    "a void reason": lambda p: p.update(void_reason="no"),
    "another format": lambda p: p.update(format="croupier-fair/2"),
    "a field more": lambda p: p.update(note=""),
    "a field missing": lambda p: p.pop("wheel"),
    "upper case": lambda p: p.update(secret=p["secret"].upper()),
    "a short secret": lambda p: p.update(secret=p["secret"][2:]),
    "a short head": lambda p: p.update(journal_head="00"),
    "a number as text": lambda p: p.update(round=str(p["round"])),
    "a truth for a number": lambda p: p.update(round=True),
    "a negative round": lambda p: p.update(round=-1),
    "nonces not a list": lambda p: p.update(nonces={}),
    "a nonce too short": lambda p: p["nonces"][0].update(nonce="00"),
    "half a character": lambda p: p.update(table="\ud800"),
}


@pytest.mark.parametrize("tampering", TAMPERINGS)
def test_every_tampering_is_refused_with_a_reason(tampering: str) -> None:
    original = honest().as_json()
    proof = json.loads(json.dumps(original))
    TAMPERINGS[tampering](proof)
    assert proof != original
    checked = verify(proof, published=original["commitment"])
    assert not checked.ok
    assert checked.reasons


def test_another_journal_head_gives_another_value_and_is_refused_where_the_player_kept_the_head() -> None:
    proof = honest().as_json()
    proof["journal_head"] = flipped(proof["journal_head"])
    assert "The journal's head is not the one at the close." in verify(proof, journal_head=HEAD.hex()).reasons


def test_a_whole_round_swapped_for_another_honest_one_does_not_match_what_was_published() -> None:
    promised = honest().commitment.hex()
    other_round = honest().round
    other = prove(other_round, commit(other_round, b"\x22" * 32), b"\x22" * 32, Close(HEAD)).as_json()
    assert verify(other).ok
    assert not verify(other, published=promised).ok


def test_a_player_sees_when_the_own_nonce_was_left_out() -> None:
    proof = honest().as_json()
    mine = {"seat-1": b"first terminal's".hex()}
    assert verify(proof, own_nonces=mine).ok
    assert not verify(proof, own_nonces={"seat-9": "00"}).ok
    assert not verify(proof, own_nonces={"seat-3": b"third, withheld.".hex()}).ok


def test_wrong_pockets_for_the_wheels_name_are_refused_even_when_committed_to() -> None:
    round_ = Round("R-12", 7, "single-zero", DOUBLE)
    secret = b"\x33" * 32
    checked = verify(prove(round_, commit(round_, secret), secret, Close(HEAD)).as_json())
    assert not checked.ok
    assert "pockets" in checked.reasons[0]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@given(field=st.sampled_from(sorted(honest().as_json())), value=JSON)
def test_no_json_in_any_field_makes_verification_raise(field: str, value: Any) -> None:
    proof = honest().as_json()
    changed = proof[field] != value or type(proof[field]) is not type(value)
    proof[field] = value
    assert verify(proof).ok is not changed or field == "void_reason"


@given(JSON)
def test_no_json_at_all_makes_verification_raise_or_pass(value: Any) -> None:
    assert not verify(value).ok


def test_a_nonce_that_was_not_sealed_is_refused_at_the_close() -> None:
    proof = honest()
    assert proof.close is not None
    bent = replace(proof.close.nonces[0], nonce=b"another nonce...")
    with pytest.raises(Refused) as refused:
        prove(proof.round, proof.commitment, proof.secret, replace(proof.close, nonces=(bent,)))
    assert refused.value.code == "nonce_not_sealed"


def test_outcomes_over_many_heads_cover_the_wheel_evenly() -> None:
    chance = random.Random(4)
    secret = chance.randbytes(32)
    counts = Counter(fixed_outcome(secret, chance.randbytes(32), SINGLE) for _ in range(37_000))
    assert set(counts) == set(SINGLE)
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 68  # chi-square, 36 degrees, p = 0.001


def test_a_block_without_a_usable_byte_is_followed_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = iter([b"\xff" * 32, b"\xff" * 31 + b"\x06"])
    asked: list[bytes] = []

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        asked.append(message[-4:])
        return next(blocks)

    monkeypatch.setattr("croupier.wheels.random.fair.hmac_digest", digest)
    assert fixed_outcome(os.urandom(32), bytes(32), SINGLE) == "1"
    assert asked == [b"\0\0\0\0", b"\0\0\0\1"]


def test_the_documented_test_vector_is_the_one_tested_here() -> None:
    page = (Path(__file__).parents[2] / "docs" / "random-wheel.md").read_text(encoding="utf-8")
    assert f"commitment   {COMMITMENT}" in page
    assert f"public value {PUBLIC}" in page
    assert f"outcome      {OUTCOME}\n" in page
