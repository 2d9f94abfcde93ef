"""Signing in, and the people of the house."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from croupier.rules import Role
from croupier.web.door.models import BADGE, NAME, Badge, Body, Seat, Seconds, Shape, Table

BadgeIn = Annotated[str, Field(min_length=1, max_length=40, pattern=BADGE, examples=["S1"])]
SecretIn = Annotated[str, Field(min_length=1, max_length=200, examples=["a long passphrase of mine"])]
NameIn = Annotated[str, Field(min_length=1, max_length=80, pattern=NAME, examples=["Ada"])]
At = Annotated[str, Field(description="By the house's clock.", examples=["2026-11-15T18:50:54.123456Z"])]
CodeIn = Annotated[str, Field(min_length=4, max_length=40, examples=["ABCD-2345-WXYZ"])]
RolesIn = Annotated[list[Role], Field(min_length=1, max_length=12, examples=[["dealer"]])]
RolesShown = Annotated[list[Role], Field(examples=[["dealer", "pit-supervisor"]])]
PersonName = Annotated[str, Field(examples=["Ada"])]
Credential = Annotated[dict[str, Any], Field(description="As the browser gave it.", examples=[{"id": "AAAA"}])]


class SignIn(Body):
    badge: BadgeIn
    passphrase: SecretIn
    role: Role | None = Field(None, description="Which of the own roles; the first one otherwise.")


class SetUp(Body):
    code: CodeIn
    badge: BadgeIn
    name: NameIn
    passphrase: SecretIn


class Passphrase(Body):
    passphrase: SecretIn


class NewPerson(Body):
    badge: BadgeIn
    name: NameIn
    roles: RolesIn


class Start(Body):
    badge: BadgeIn
    code: CodeIn
    passphrase: SecretIn


class Roles(Body):
    roles: RolesIn


class SignedInAs(Shape):
    badge: Badge
    name: PersonName
    role: Role = Field(description="In which this session acts.")
    roles: RolesShown


class CurrencyShown(Shape):
    """Of the house's money. Amounts are whole numbers of its smallest unit."""

    code: str = Field(description="As ISO 4217 has it.", examples=["USD"])
    digits: int = Field(description="After the point.", examples=[2])


class SessionShown(Shape):
    """Who the house takes this client for, and what pages must know before anything else."""

    signed_in: bool
    demo: bool = Field(description="A demonstration: no money here is real.")
    setup_needed: bool = Field(description="The first administrator is still to be made.")
    zone: str = Field(description="The time zone where the house stands.", examples=["America/Denver"])
    currency: CurrencyShown
    who: str | None = Field(examples=["S1"])
    name: PersonName | None
    role: Role | None
    roles: RolesShown = Field(description="Roles that this person may sign in with.")
    table: Table | None = Field(description="Of a terminal or a display.")
    seat: Seat | None = Field(description="Of a terminal; none is a display or a person.")
    terminal: str | None = Field(description="The terminal's name, for `?terminal=`.", examples=["1-3"])
    terminals: list[str] = Field(description="All terminals of this browser.", examples=[["1-3"]])
    locked: bool
    locks_in: Seconds | None = Field(description="Seconds until an idle console locks.")
    fresh_for: Seconds | None = Field(description="Seconds for which two-person actions need no new passphrase.")


class OpenSessionShown(Shape):
    """Somebody who is signed in at a console."""

    session: str = Field(examples=["4be0643f1d98573b"])
    badge: Badge
    name: PersonName
    role: Role
    since: At
    used: At = Field(description="When it was last used.")
    address: str = Field(description="The address from which it began.", examples=["192.0.2.7"])
    locked: bool
    this: bool = Field(description="It is the one that asks.")


class NewPasskey(Body):
    name: NameIn = Field(description="What the person calls the device.")
    credential: Credential


class PasskeySignIn(Body):
    credential: Credential
    role: Role | None = Field(None, description="Which of the own roles; the first one otherwise.")


class PasskeyOptions(Shape):
    publicKey: Credential = Field(description="For the browser's `navigator.credentials`.")  # noqa: N815 - its word


class PasskeyShown(Shape):
    passkey: str = Field(examples=["q83vEjRWeJA"])
    name: str = Field(examples=["Ada's phone"])
    uses: int = Field(description="The device's own count.", examples=[3])


class Out(Shape):
    signed_in: bool = Field(examples=[False])


class Verified(Shape):
    verified: bool


class PersonShown(Shape):
    """Somebody who works here: as they sign in, and as the register has them."""

    badge: Badge
    name: PersonName
    roles: RolesShown
    licence: str = Field(description="Empty where the register has no line.", examples=["CO-40001"])
    valid_until: str = Field(examples=["2027-12-31"])
    licensed: bool = Field(description="Valid today.")
    signs_in: bool = Field(description="Has an account of this house.")
    started: bool = Field(description="Has chosen a passphrase.")
    wrong_tries: int = Field(description="Of the last day, since each place got in.", examples=[0])
    strangers_wait: int = Field(description="Seconds for which nobody can try from a new place.", examples=[0])
    active: bool
    lost: str = Field(description="When the badge was lost, until it has a new code; empty otherwise.", examples=[""])
    passkeys: int = Field(examples=[1])
    signed_in: int = Field(description="Sessions that are open.", examples=[1])


class Added(Shape):
    badge: Badge
    start_code: str = Field(description="Shown once; with it the person chooses a passphrase.", examples=["ABCD-2345"])


class Granted(Shape):
    badge: Badge
    roles: RolesShown


class Of(Shape):
    badge: Badge


class Ended(Shape):
    badge: Badge
    ended: int = Field(description="Sessions that were ended.", examples=[1])
