"""The pairing link: what the office shows as a QR code and a door reads, types or has pasted."""

import re

from msgspec import Struct

from kiosk.core.hub_link import is_hub_code
from kiosk.core.representation import hides

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""Of a pairing code: none that is easily taken for another one (0 O, 1 I L, U V)."""
CODE_LETTERS = 10
MOST_LINK_LETTERS = 512
_SCHEME = "kiosk-pair:v1"
_FINGERPRINT = re.compile(r"[0-9a-f]{64}")
_PORT = re.compile(r":\d{1,5}$")
_ADDRESS = re.compile(r"https://[A-Za-z0-9.\-:\[\]]{1,255}")


@hides("fingerprint", "code")
class PairingLink(Struct, frozen=True):
    """Where the office is, how its certificate is known, and the one-time code.

    `address`: `https://host:port`. `fingerprint`: the SHA-256 of the certificate's DER, 64 hex digits.
    `code`: as `clean_code` gives it.
    """

    address: str
    fingerprint: str
    code: str

    @property
    def text(self) -> str:
        """What the QR code holds."""
        return f"{_SCHEME};{self.address};{self.fingerprint};{self.code}"


def link_of(text: str) -> PairingLink | None:
    """The link that a text is, with whatever blanks and line breaks; None for every other text."""
    if len(text) > MOST_LINK_LETTERS:
        return None
    parts = "".join(text.split()).split(";")
    if len(parts) != 4 or parts[0].lower() != _SCHEME:
        return None
    address, fingerprint, code = (
        _with_scheme(parts[1].rstrip("/")),
        clean_fingerprint(parts[2]),
        clean_code(parts[3]),
    )
    if not (_ADDRESS.fullmatch(address) and fingerprint and code):
        return None
    return PairingLink(address, fingerprint, code)


def clean_address(text: str) -> str:
    """An office's address as links hold it, typed with or without `https://`; empty without host or port."""
    typed = re.sub(r"\s", "", text).rstrip("/")
    address = _with_scheme(typed) if "://" in typed else f"https://{typed}"
    return address if _ADDRESS.fullmatch(address) and _PORT.search(address) else ""


def _with_scheme(address: str) -> str:
    """The address with its scheme in small letters: Caps Lock may have been on."""
    scheme, colon, rest = address.partition(":")
    return f"{scheme.lower()}{colon}{rest}"


def may_become_link(text: str) -> bool:
    """Whether a text that is no pairing link may be the beginning of one."""
    begun = "".join(text.split()).lower()
    return len(text) <= MOST_LINK_LETTERS and (begun.startswith(_SCHEME) or _SCHEME.startswith(begun))


def is_pairing_code(text: str) -> bool:
    """Whether a code that was read pairs a door with an office or a hub, whole or not: no ticket's does."""
    return is_offices_code(text) or is_hub_code(text)


def is_offices_code(text: str) -> bool:
    """Whether a code that was read is a pairing link of an office, whole or not, of whichever version."""
    return "".join(text[:MOST_LINK_LETTERS].split()).lower().startswith("kiosk-pair:")


def is_newer_link(text: str) -> bool:
    """Whether a text is a pairing link, whole or not, of a version that this program does not know."""
    version = "".join(text[:MOST_LINK_LETTERS].split()).lower().partition(";")[0]
    return is_offices_code(text) and not _SCHEME.startswith(version)


def clean_code(text: str) -> str:
    """The code as it is compared: capital letters without blanks and dashes; empty for what cannot be one."""
    code = re.sub(r"[\s\-]", "", text).upper()
    return code if len(code) == CODE_LETTERS and set(code) <= set(LETTERS) else ""


def shown_code(code: str) -> str:
    """The code as people read it aloud: two groups of five."""
    return f"{code[:5]}-{code[5:]}"


def clean_fingerprint(text: str) -> str:
    """The fingerprint in small hex digits, blanks and colons passed over; empty for what cannot be one."""
    digits = re.sub(r"[\s:]", "", text).lower()
    return digits if _FINGERPRINT.fullmatch(digits) else ""


def shown_fingerprint(fingerprint: str) -> str:
    """The fingerprint as people compare it: capitals, in groups of four."""
    return " ".join(fingerprint[at : at + 4].upper() for at in range(0, len(fingerprint), 4))
