"""The house's subjects: every event with its change."""

from croupier.house.commands import Command
from croupier.house.events import Event
from croupier.subjects import subjects_of

SUBJECTS = subjects_of("croupier.house", Command, Event)
