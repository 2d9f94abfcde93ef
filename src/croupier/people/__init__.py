"""Everybody who works here, and every terminal: one record for each. Its one stream is `people`.

A person signs in, holds a licence and signs with a key of their own: name, roles, licence, public key and whether they
still work here stand in this stream and nowhere else. What they sign in with is kept outside, as a salted record of
which this stream has the SHA-256 (`verifier`); so is a terminal's token.
"""

from croupier.people.events import Event
from croupier.people.state import Person, Roll, Terminal
from croupier.people.wire import EVENTS, PEOPLE, STREAM

__all__ = ["EVENTS", "PEOPLE", "STREAM", "Event", "Person", "Roll", "Terminal"]
