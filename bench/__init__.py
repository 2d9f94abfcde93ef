"""Benchmarks. `python -m bench` runs them all, `python -m bench game` one; the numbers that matter are ratios."""
