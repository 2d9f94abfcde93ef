"""`python -m croupier` is the command `croupier`."""

from croupier.cli.main import run

run()
