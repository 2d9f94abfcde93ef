"""A tournament's subjects: every command with its decider, every event with its change."""

from croupier.subjects import subjects_of
from croupier.tournament.commands import Command
from croupier.tournament.events import Event

SUBJECTS = subjects_of("croupier.tournament", Command, Event)
