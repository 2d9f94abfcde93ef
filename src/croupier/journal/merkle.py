"""The tree of RFC 6962 over the event hashes: short proofs that an event is in a journal, or that one only grew.

A leaf is SHA-256(0x00 event-hash), a node SHA-256(0x01 left right). `node(level, position)` everywhere below is the
root of the full subtree of 2**level leaves that starts at leaf position * 2**level; a journal keeps the higher ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256

Node = Callable[[int, int], bytes]
Stored = tuple[int, int, bytes]  # level, position, hash

EMPTY = sha256(b"").digest()
STORED_FROM = 8  # a journal stores full subtrees of 256 leaves and more: one row for 128 events, proofs stay short


class Frontier:
    """The roots of the full subtrees of a growing tree, largest first: all that growing it needs."""

    __slots__ = ("peaks", "size")

    def __init__(self, size: int = 0, peaks: bytes = b"") -> None:
        assert len(peaks) == 32 * size.bit_count(), "one root for each bit of the size"
        self.size = size
        self.peaks = [peaks[at : at + 32] for at in range(0, len(peaks), 32)]

    def extend(self, hashes: Iterable[bytes]) -> list[Stored]:
        """Add leaves; returns the subtrees that became full and are worth storing."""
        peaks, size, full = self.peaks, self.size, []
        for hash_ in hashes:
            node = sha256(b"\0" + hash_).digest()
            level, rest = 0, size
            while rest & 1:
                node = sha256(b"\1" + peaks.pop() + node).digest()
                rest >>= 1
                level += 1
                if level >= STORED_FROM:
                    full.append((level, rest, node))
            peaks.append(node)
            size += 1
        self.size = size
        return full

    def root(self) -> bytes:
        if not self.peaks:
            return EMPTY
        *larger, root = self.peaks
        for peak in reversed(larger):
            root = _join(peak, root)
        return root

    def __bytes__(self) -> bytes:
        return b"".join(self.peaks)


def nodes_of(hashes: Sequence[bytes]) -> Node:
    """Nodes of a tree that is wholly in memory."""

    @cache
    def node(level: int, position: int) -> bytes:
        if level == 0:
            return sha256(b"\0" + hashes[position]).digest()
        return _join(node(level - 1, 2 * position), node(level - 1, 2 * position + 1))

    return node


def tree_root(node: Node, size: int) -> bytes:
    return _range_root(node, 0, size) if size else EMPTY


def peaks_of(node: Node, size: int) -> bytes:
    """A frontier's bytes, derived from the tree: the stored one is checked against it."""
    found, start = [], 0
    for level in reversed(range(size.bit_length())):
        if size >> level & 1:
            found.append(node(level, start >> level))
            start += 1 << level
    return b"".join(found)


def inclusion_proof(node: Node, index: int, size: int) -> list[bytes]:
    """The audit path of leaf `index` (from 0) in the tree of the first `size` leaves."""
    assert 0 <= index < size
    path, start, end = [], 0, size
    while end - start > 1:
        middle = start + _left_size(end - start)
        if index < middle:
            path.append(_range_root(node, middle, end))
            end = middle
        else:
            path.append(_range_root(node, start, middle))
            start = middle
    return path[::-1]


def consistency_proof(node: Node, old: int, new: int) -> list[bytes]:
    """That the tree of the first `old` leaves is a beginning of the tree of the first `new`."""
    assert 0 < old <= new
    path, start, end, whole = [], 0, new, True
    while end != old:
        middle = start + _left_size(end - start)
        if old <= middle:
            path.append(_range_root(node, middle, end))
            end = middle
        else:
            path.append(_range_root(node, start, middle))
            start, whole = middle, False
    if not whole:
        path.append(_range_root(node, start, end))
    return path[::-1]


def verify_inclusion(hash_: bytes, index: int, size: int, proof: Sequence[bytes], root: bytes) -> bool:
    """RFC 9162, 2.1.3.2: written apart from the maker of proofs, so that one checks the other."""
    if not 0 <= index < size:
        return False
    position, last, result = index, size - 1, sha256(b"\0" + hash_).digest()
    for sibling in proof:
        if last == 0 or len(sibling) != 32:
            return False
        if position & 1 or position == last:
            result = _join(sibling, result)
            while position and not position & 1:
                position, last = position >> 1, last >> 1
        else:
            result = _join(result, sibling)
        position, last = position >> 1, last >> 1
    return last == 0 and result == root


def verify_consistency(old: int, new: int, old_root: bytes, new_root: bytes, proof: Sequence[bytes]) -> bool:
    """RFC 9162, 2.1.4.2."""
    if not 0 < old <= new or any(len(node) != 32 for node in proof):
        return False
    if old == new:
        return not proof and old_root == new_root
    path = [old_root, *proof] if old.bit_count() == 1 else list(proof)
    if not path:
        return False
    position, last = old - 1, new - 1
    while position & 1:
        position, last = position >> 1, last >> 1
    before = after = path[0]
    for node in path[1:]:
        if last == 0:
            return False
        if position & 1 or position == last:
            before, after = _join(node, before), _join(node, after)
            while position and not position & 1:
                position, last = position >> 1, last >> 1
        else:
            after = _join(after, node)
        position, last = position >> 1, last >> 1
    return last == 0 and before == old_root and after == new_root


def _range_root(node: Node, start: int, end: int) -> bytes:
    """The hash of leaves start..end; RFC 6962 only asks for ranges that begin at a multiple of their left part."""
    size = end - start
    if size.bit_count() == 1:
        level = size.bit_length() - 1
        return node(level, start >> level)
    middle = start + _left_size(size)
    return _join(_range_root(node, start, middle), _range_root(node, middle, end))


def _left_size(size: int) -> int:
    """The largest power of two below `size`."""
    return 1 << (size - 1).bit_length() - 1


def _join(left: bytes, right: bytes) -> bytes:
    return sha256(b"\1" + left + right).digest()
