"""Worlds by their seeds: `python -m tests.simulation 17` tells the story of one, `0-20000` runs so many of them."""

from __future__ import annotations

import argparse
import sys
import time

from tests.simulation.world import worlds


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("seeds", help="a seed, or two with a dash between them: from the first, up to the second")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no other world after so many")
    asked = parser.parse_args()
    first, _, end = asked.seeds.partition("-")
    until = time.monotonic() + asked.seconds
    failed = tried = crashes = rounds = 0
    with worlds() as one:
        for seed in range(int(first), int(end or int(first) + 1)):
            if time.monotonic() > until:
                break
            outcome = one(seed)
            tried, crashes, rounds = tried + 1, crashes + outcome.crashes, rounds + outcome.rounds
            if not end:
                print(*outcome.story, sep="\n")
            if outcome.violation:
                failed += 1
                print(outcome.violation, flush=True)
    print(f"{tried} worlds with {crashes} crashes and {rounds} rounds, {failed} of them with a violation")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
