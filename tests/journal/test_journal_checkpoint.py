"""Checkpoints: signed, kept outside, and refused when forged."""

from __future__ import annotations

from base64 import b64decode, b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from tests.journal.samples import fill

from croupier.journal import Head, MemoryJournal
from croupier.journal.proof.checkpoint import (
    Checkpoint,
    CheckpointFile,
    SignedHead,
    is_moment_of,
    make_checkpoint,
    opened,
    parse,
    sign,
)
from croupier.journal.proof.signing import PublicKey, SigningKey
from croupier.refusal import Refused

NAME = "casino.example/floor-1"


@pytest.fixture
def key(tmp_path: Path) -> SigningKey:
    return SigningKey.generate(NAME, tmp_path / "key")


def refused_with(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.RaisesExc(Refused, check=lambda refused: refused.code == code)


def test_a_checkpoint_opens_with_the_public_key(key: SigningKey) -> None:
    journal = MemoryJournal()
    fill(journal, 4)
    note = make_checkpoint(journal, key)
    (head,) = journal.heads()
    signed = SignedHead(0, 8, bytes.fromhex(head.root))
    line = f"0 8 {b64encode(signed.root).decode()}"
    root = sha256(b"\0" + sha256(line.encode()).digest()).digest()
    assert opened(note, PublicKey.parse(str(key.public))) == Checkpoint(NAME, 8, root, (signed,))
    assert note.splitlines()[:4] == [NAME, "8", b64encode(root).decode(), line]
    assert journal.checkpoints() == [note]
    fill(journal, 3, "table/2")
    assert is_moment_of(journal, opened(note, key.public))


def test_a_checkpoint_is_of_all_shards(key: SigningKey) -> None:
    """The root is that of the tree over the shards' lines, by RFC 6962."""
    heads = [Head(0, 5, "", "aa" * 32), Head(2, 7, "", "bb" * 32), Head(9, 1, "", "cc" * 32)]
    found = opened(sign(heads, key), key.public)
    lines = [f"{h.shard} {h.size} {b64encode(bytes.fromhex(h.root)).decode()}" for h in heads]
    one, two, three = (sha256(b"\0" + sha256(line.encode()).digest()).digest() for line in lines)
    both = sha256(b"\1" + one + two).digest()
    assert (found.size, found.root) == (13, sha256(b"\1" + both + three).digest())
    assert [(head.shard, head.size) for head in found.heads] == [(0, 5), (2, 7), (9, 1)]
    assert not is_moment_of(MemoryJournal(), found)
    note = sign(heads, key)
    first, second = (f"{line}\n" for line in lines[:2])
    for malformed in (
        note.replace(first + second, second + first),
        note.replace(first, ""),
        note.replace("\n13\n", "\n14\n"),
    ):
        with refused_with("checkpoint_malformed"):
            opened(malformed, key.public)


def test_the_note_is_written_as_c2sp_says(key: SigningKey) -> None:
    note = sign(MemoryJournal().heads(), key)
    origin, size, root, empty, signature, end = note.split("\n")
    assert (origin, size, empty, end) == (NAME, "0", "", "")
    assert root == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
    dash, name, blob = signature.split(" ")
    assert (dash, name) == ("—", NAME)
    raw = b64decode(blob)
    assert raw[:4] == key.public.id
    text = f"{origin}\n{size}\n{root}\n".encode()
    Ed25519PublicKey.from_public_bytes(key.public.raw).verify(raw[4:], text)


def test_the_key_id_of_the_published_example() -> None:
    """The verifier key in the documentation of Go's note package, which made the format known."""
    published = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"
    assert str(PublicKey.parse(published)) == published


def test_the_published_example_note_verifies() -> None:
    key = PublicKey.parse("PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW")
    text = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
    signed = b64decode("x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=")
    assert signed[:4] == key.id
    assert key.verified(text, signed[4:])
    assert not key.verified(text + " ", signed[4:])


def test_a_forged_checkpoint_is_refused(key: SigningKey, tmp_path: Path) -> None:
    journal = MemoryJournal()
    fill(journal, 4)
    note = sign(journal.heads(), key)
    other = SigningKey.generate(NAME, tmp_path / "other")
    flipped = note[:-6] + ("A" if note[-6] != "A" else "B") + note[-5:]
    longer = MemoryJournal()
    fill(longer, 5)
    swapped = parse(sign(longer.heads(), key)).text + note[len(parse(note).text) :]
    for forged in (swapped, sign(journal.heads(), other), flipped):
        with refused_with("checkpoint_forged"):
            opened(forged, key.public)
    with refused_with("checkpoint_foreign"):
        opened(note, SigningKey.generate("elsewhere", tmp_path / "third").public)
    for malformed in ("", note[:-1], note + "x", note.replace("\n8\n", "\n08\n"), note.replace("\n\n", "\n")):
        with refused_with("checkpoint_malformed"):
            opened(malformed, key.public)


def test_the_signatures_of_witnesses_are_passed_over(key: SigningKey, tmp_path: Path) -> None:
    head = MemoryJournal().heads()
    witness = SigningKey.generate("witness", tmp_path / "w")
    text = parse(sign(head, key)).text
    blob = b64encode(witness.public.id + witness.sign(text)).decode()
    ours = sign(head, key).splitlines(keepends=True)[-1]
    assert opened(f"{text}\n— witness {blob}\n— {NAME} AAAA!\n{ours}".replace("AAAA!", "AAAAA"), key.public).size == 0
    with refused_with("checkpoint_forged"):
        opened(f"{text}\n— witness {blob}\n", key.public)


def test_the_signing_key_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    file = tmp_path / "key"
    key = SigningKey.generate(NAME, file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert SigningKey.load(file).public == key.public
    assert file.read_text().split("+")[-1].strip() not in repr(key)
    with refused_with("key_exists"):
        SigningKey.generate(NAME, file)
    file.chmod(0o640)
    with refused_with("key_exposed"):
        SigningKey.load(file)
    with refused_with("key_missing"):
        SigningKey.load(tmp_path / "none")


def test_a_key_with_another_name_is_another_key(key: SigningKey, tmp_path: Path) -> None:
    for wrong in (str(key.public).replace("floor-1", "floor-2"), "a+b", f"{NAME}+00000000+AAAA", f"{NAME}+0+***"):
        with refused_with("key_malformed"):
            PublicKey.parse(wrong)
    file = tmp_path / "key"
    file.write_text(file.read_text().replace("floor-1", "floor-2"))
    with refused_with("key_malformed"):
        SigningKey.load(file)


def test_the_file_outside_only_grows_and_survives_a_torn_write(key: SigningKey, tmp_path: Path) -> None:
    journal, file = MemoryJournal(), CheckpointFile(tmp_path / "checkpoints")
    notes = []
    for stream in ("a", "b"):
        fill(journal, 1, stream)
        notes.append(make_checkpoint(journal, key, file))
    assert (file.notes(), file.damage()) == (notes, "")
    torn = file.path.read_bytes()[:-30]
    file.path.write_bytes(torn)
    assert file.notes() == notes[:1]
    assert file.damage()
    file.add(notes[1])
    assert file.path.read_bytes().startswith(torn)
    assert file.notes() == notes
    with refused_with("checkpoint_malformed"):
        file.add("nonsense")
