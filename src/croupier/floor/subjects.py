"""The register's subjects: every command with its decider, every event with its change."""

from croupier.floor.commands import Command
from croupier.floor.events import Event
from croupier.subjects import subjects_of

SUBJECTS = subjects_of("croupier.floor", Command, Event)
