"""The register's subjects: every command with its decider, every event with its change."""

from croupier.register.commands import Command
from croupier.register.events import Event
from croupier.subjects import subjects_of

SUBJECTS = subjects_of("croupier.register", Command, Event)
