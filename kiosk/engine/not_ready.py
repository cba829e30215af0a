"""What a door lacks before it is ready for guests: the first thing, in the order in which it is mended."""

from collections.abc import Collection
from enum import StrEnum

from msgspec import Struct


class Missing(StrEnum):
    """What is to be seen to first."""

    ADDRESS = "address"
    """This machine does not know the ticketing service."""
    SIGN_IN = "sign_in"
    """There is neither an access token nor an office, or the token was refused from the beginning."""
    RULES = "rules"
    """The door's policy was lost with a damaged file: everybody is referred."""
    UNKNOWN_EVENT = "unknown_event"
    """No ticket is for an event that the door is for."""
    EVENT = "event"
    """The list holds several events, and nobody said for which of them the door is."""
    NOBODY = "nobody"
    """The service's guest list is empty."""
    LIST = "list"
    """No complete guest list is held."""


class SetUpFacts(Struct, frozen=True):
    """What a door has of what it needs.

    `chosen`: the events that it is for, none where nobody said; `is_decided`: whether somebody did, for every
    event too. `held`: those that tickets tell of. `unknown`: those of which the service has no ticket.
    `is_empty`: whether the service's list was found to be empty.
    """

    has_address: bool
    is_signed_in: bool
    policy_lost: bool
    chosen: Collection[str]
    is_decided: bool
    held: Collection[str]
    unknown: Collection[str]
    is_empty: bool
    list_complete: bool


def first_missing(facts: SetUpFacts) -> Missing | None:
    """What keeps the door from being ready; None where nothing does.

    A door that was set up by a handover needs neither address nor sign-in: it has its list, and keeps what it
    lets in.
    """
    if not works_alone(facts):
        if not facts.has_address:
            return Missing.ADDRESS
        if not facts.is_signed_in:
            return Missing.SIGN_IN
    if facts.policy_lost:
        return Missing.RULES
    if without_tickets(facts):
        return Missing.UNKNOWN_EVENT
    if not facts.is_decided and len(facts.held) > 1:
        return Missing.EVENT
    if facts.list_complete:
        return None
    return Missing.NOBODY if facts.is_empty else Missing.LIST


def works_alone(facts: SetUpFacts) -> bool:
    """Whether it judges by a list that came from another machine, and nothing is sent from here."""
    return not facts.has_address and facts.list_complete


def without_tickets(facts: SetUpFacts) -> list[str]:
    """The events of the door that no ticket is for, as far as that is known: a list may be on its way."""
    missing = set(facts.chosen) - set(facts.held)
    return sorted(missing if facts.list_complete else missing & set(facts.unknown))
