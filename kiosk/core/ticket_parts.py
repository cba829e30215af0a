"""Which part of a code may be a ticket's id or token, by what it is called, where it stands and how it looks.

Ids and tokens are opaque, but some service may count its ids. A poster's address that ends in `/events/417`
must then not let ticket 417 in: the less the code itself calls a part a ticket's, the more the part must look
like nothing else.
"""

from enum import IntEnum

from msgspec import Struct


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


TICKET_NAMES = _names("""
    token tokens ticket tickets ticketid ticketids tickettoken ticketcode ticketnumber ticketnummer ticketno
    ticketnr ticketuuid ticketref tkt tktid eticket costitem costitems costitemid costitemtoken
""")
"""What can only be a ticket's, letters alone: `ticket_id` and `ticketId` are one name."""
OPEN_NAMES = _names("id ids tid uid uuid guid code codes t barcode qr qrcode serial jti sub")
"""What a ticket's id or token is called, and those of other things as well."""
OTHER_NAMES = _names("""
    event events eventid listing listings order orders orderid user users buyer attendee attendees holder
    customer person host organizer organiser venue venues place door gate seat row zone type types kind
    category categories rate price product products shop seller account discount voucher show shows session
    date page pages post posts blog news article articles artist artists tour tours
""")
"""What has ids of its own: what stands within it, or after it in an address, is not the ticket's."""
TICKET_PLACES = TICKET_NAMES | _names("t id code qr pass checkin scan admit admission entry verify validate")
"""After which word in an address a ticket's id or token stands."""

SHORTEST_AFTER, SHORTEST = 4, 6
SURELY_NO_WORD = 16
"""A text this long is no number of something else, and no word of a language in an address."""


class Strength(IntEnum):
    """How surely a part is meant for the ticket's id or token, the surest first."""

    NAMED = 0
    """The code calls it so."""
    PLACED = 1
    """It stands where an address has it, or is called by a name that other things share."""
    END = 2
    """It ends an address, or begins a line of fields."""
    REST = 3
    """Anything else that the code holds."""


class Part(Struct, frozen=True):
    """A text within a code."""

    text: str
    strength: Strength = Strength.REST


def letters(name: str) -> str:
    """A name as it is compared: `Ticket-ID` and `ticket_id` alike."""
    return "".join(c for c in name.lower() if c.isalpha())


def may_be_a_tickets(part: Part) -> bool:
    """Whether a part is told apart well enough for what the code says of it."""
    text, strength = part.text, part.strength
    if strength is Strength.NAMED:
        return True
    number = not any(c.isalpha() for c in text)
    if len(text) >= SURELY_NO_WORD:
        return not (number and strength is Strength.REST)
    if strength is Strength.PLACED:
        return len(text) >= SHORTEST_AFTER
    if _is_a_word(text) or (number and strength is Strength.REST):
        return False
    return len(text) >= SHORTEST


def _is_a_word(text: str) -> bool:
    """Letters alone, written as words are."""
    return text.isalpha() and (text.islower() or text.isupper() or text.istitle())
