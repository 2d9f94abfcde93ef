"""The subjects of the stream `people`: every event with its change."""

from croupier.people.commands import Command
from croupier.people.events import Event
from croupier.subjects import subjects_of

SUBJECTS = subjects_of("croupier.people", Command, Event)
