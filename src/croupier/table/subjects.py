"""The table's subjects: every command with its decider, every event with its change."""

from croupier.subjects import subjects_of
from croupier.table.commands import Command
from croupier.table.events import Event

SUBJECTS = subjects_of("croupier.table", Command, Event)
