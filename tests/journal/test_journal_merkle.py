"""RFC 6962, defined again here by its recursion, against the iterative code of the journal."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.journal.merkle import (
    Frontier,
    consistency_proof,
    inclusion_proof,
    nodes_of,
    peaks_of,
    tree_root,
    verify_consistency,
    verify_inclusion,
)

SIZES = range(1, 71)
LEAVES = [sha256(str(n).encode()).digest() for n in range(70)]
NODE = nodes_of(LEAVES)


def mth(leaves: list[bytes]) -> bytes:
    """Section 2.1, word for word."""
    if not leaves:
        return sha256(b"").digest()
    if len(leaves) == 1:
        return sha256(b"\x00" + leaves[0]).digest()
    k = split(len(leaves))
    return sha256(b"\x01" + mth(leaves[:k]) + mth(leaves[k:])).digest()


def split(n: int) -> int:
    k = 1
    while k * 2 < n:
        k *= 2
    return k


def path(m: int, leaves: list[bytes]) -> list[bytes]:
    """Section 2.1.1."""
    if len(leaves) == 1:
        return []
    k = split(len(leaves))
    if m < k:
        return [*path(m, leaves[:k]), mth(leaves[k:])]
    return [*path(m - k, leaves[k:]), mth(leaves[:k])]


def subproof(m: int, leaves: list[bytes], whole: bool) -> list[bytes]:
    """Section 2.1.2."""
    if m == len(leaves):
        return [] if whole else [mth(leaves)]
    k = split(len(leaves))
    if m <= k:
        return [*subproof(m, leaves[:k], whole), mth(leaves[k:])]
    return [*subproof(m - k, leaves[k:], False), mth(leaves[:k])]


ROOTS = {size: mth(LEAVES[:size]) for size in (0, *SIZES)}


def test_the_published_vectors_of_certificate_transparency() -> None:
    """The leaves and roots that the reference implementation of RFC 6962 is tested with."""
    leaves = [bytes.fromhex(leaf) for leaf in (
        "", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f",
    )]  # fmt: skip
    frontier = Frontier()
    frontier.extend(leaves[:1])
    assert frontier.root().hex() == "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"
    frontier.extend(leaves[1:])
    assert frontier.root().hex() == "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"


@pytest.mark.parametrize("size", [0, *SIZES])
def test_root_by_frontier_and_by_tree(size: int) -> None:
    frontier = Frontier()
    frontier.extend(LEAVES[:size])
    assert frontier.root() == tree_root(NODE, size) == ROOTS[size]
    assert bytes(frontier) == peaks_of(NODE, size)


@pytest.mark.parametrize("size", SIZES)
def test_every_inclusion_proof(size: int) -> None:
    for index in range(size):
        proof = inclusion_proof(NODE, index, size)
        assert proof == path(index, LEAVES[:size])
        assert verify_inclusion(LEAVES[index], index, size, proof, ROOTS[size])
        assert not verify_inclusion(LEAVES[index], index, size, proof, ROOTS[size - 1])
        assert not verify_inclusion(sha256(b"other").digest(), index, size, proof, ROOTS[size])


@pytest.mark.parametrize("new", SIZES)
def test_every_consistency_proof(new: int) -> None:
    for old in range(1, new + 1):
        proof = consistency_proof(NODE, old, new)
        assert proof == subproof(old, LEAVES[:new], True)
        assert verify_consistency(old, new, ROOTS[old], ROOTS[new], proof)
        assert not verify_consistency(old, new, ROOTS[old - 1], ROOTS[new], proof)
        assert not verify_consistency(old, new, ROOTS[old], sha256(b"other").digest(), proof)


@given(st.integers(1, 70), st.data())
def test_a_forged_proof_is_refused(size: int, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, size - 1))
    old = data.draw(st.integers(1, size))
    checks: list[tuple[list[bytes], Callable[[list[bytes]], bool]]] = [
        (inclusion_proof(NODE, index, size), lambda p: verify_inclusion(LEAVES[index], index, size, p, ROOTS[size])),
        (consistency_proof(NODE, old, size), lambda p: verify_consistency(old, size, ROOTS[old], ROOTS[size], p)),
    ]
    for proof, holds in checks:
        forgeries = [[*proof, bytes(32)], [bytes(32), *proof]]
        if proof:
            place = data.draw(st.integers(0, len(proof) - 1))
            flipped = bytes([proof[place][0] ^ 1]) + proof[place][1:]
            forgeries += [
                proof[:place] + proof[place + 1 :],
                [*proof[:place], flipped, *proof[place + 1 :]],
                [*proof[:place], proof[place][:31], *proof[place + 1 :]],
            ]
        assert holds(proof)
        assert not any(holds(forgery) for forgery in forgeries)


@given(st.integers(1, 70), st.integers(0, 69), st.integers(-2, 80))
def test_a_proof_is_for_one_place(size: int, index: int, claimed: int) -> None:
    index %= size
    proof = inclusion_proof(NODE, index, size)
    assert verify_inclusion(LEAVES[index], claimed, size, proof, ROOTS[size]) == (claimed == index)


def test_a_proof_is_not_for_a_tree_of_another_height() -> None:
    assert not verify_inclusion(LEAVES[0], 0, 3, inclusion_proof(NODE, 0, 2), ROOTS[2])
    assert not verify_inclusion(LEAVES[1], 0, 1, inclusion_proof(NODE, 1, 2), ROOTS[2])
    assert not verify_consistency(3, 4, ROOTS[7], ROOTS[8], consistency_proof(NODE, 7, 8))
    assert not verify_consistency(7, 8, ROOTS[3], ROOTS[4], consistency_proof(NODE, 3, 4))


def test_no_proof_of_nothing() -> None:
    assert not verify_consistency(0, 5, ROOTS[0], ROOTS[5], [])
    assert not verify_consistency(5, 4, ROOTS[5], ROOTS[4], [])
    assert not verify_consistency(3, 5, ROOTS[3], ROOTS[5], [])
    assert not verify_consistency(3, 3, ROOTS[3], ROOTS[4], [])


@given(st.lists(st.integers(0, 400), max_size=6))
def test_a_frontier_grows_in_any_steps_and_through_its_bytes(steps: list[int]) -> None:
    leaves = [sha256(str(n).encode()).digest() for n in range(sum(steps))]
    bounds = [sum(steps[:n]) for n in range(len(steps) + 1)]
    size, peaks = 0, b""
    stored: dict[tuple[int, int], bytes] = {}
    for start, end in pairwise(bounds):
        frontier = Frontier(size, peaks)
        stored |= {(level, position): node for level, position, node in frontier.extend(leaves[start:end])}
        size, peaks = frontier.size, bytes(frontier)
    node = nodes_of(leaves)
    assert Frontier(size, peaks).root() == tree_root(node, len(leaves))
    wanted = {(level, position) for level in range(8, 12) for position in range(len(leaves) >> level)}
    assert stored == {place: node(*place) for place in wanted}
