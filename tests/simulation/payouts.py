"""What a stake wins, written down a second time and from the felt alone: places as frames name them."""

from __future__ import annotations

from functools import cache

RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


@cache
def pays(place: str, result: str) -> int:
    """How many stakes are won with this place, on a wheel with one zero."""
    number = int(result)
    match place.split("-"):
        case ["straight", said]:
            return 35 if int(said) == number else 0
        case ["dozen", said]:
            return 2 if number and (number - 1) // 12 + 1 == int(said) else 0
        case ["column", said]:
            return 2 if number and (number - 1) % 3 + 1 == int(said) else 0
        case [said]:
            wins = {
                "red": number in RED,
                "black": number not in RED,
                "odd": number % 2 == 1,
                "even": number % 2 == 0,
                "low": number <= 18,
                "high": number >= 19,
            }
            return int(bool(number) and wins[said])
    raise AssertionError(f"nobody bets on {place} here")
