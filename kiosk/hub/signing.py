"""The host's word: what the hub's authority signed, which a door believes whatever way it comes.

A door may make a stream follow another (a consumer's deliver subject), and so bring any bytes to any subject
where others listen: where a message came from says nothing, and only its signature does.
"""

from base64 import b64decode, b64encode

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from kiosk.hub.authority import Issued

_MAGIC = b"KIOSK SIGNED 1"
_MOST_DIGITS = 18
_ALGORITHM = ec.ECDSA(hashes.SHA256())


def signed(authority: Issued, document: bytes, number: int) -> bytes:
    """The document, as doors of this hub believe it; a higher `number` is a later word."""
    key = serialization.load_pem_private_key(authority.key.encode(), None)
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise TypeError("the authority's key is of another kind")
    signature = key.sign(_what(number, document), _ALGORITHM)
    return b"%b %d %b\n%b" % (_MAGIC, number, b64encode(signature), document)


def word_of(certificate: str, message: bytes) -> tuple[int, bytes] | None:
    """The number and the document in a message, where the authority with this certificate (PEM) signed it."""
    head, _, document = message.partition(b"\n")
    parts = head.removeprefix(_MAGIC).split(b" ")
    if not head.startswith(_MAGIC) or len(parts) != 3 or not _is_number(parts[1]):
        return None
    number = int(parts[1])
    key = x509.load_pem_x509_certificate(certificate.encode()).public_key()
    if not isinstance(key, ec.EllipticCurvePublicKey):
        return None
    try:
        key.verify(b64decode(parts[2], validate=True), _what(number, document), _ALGORITHM)
    except (InvalidSignature, ValueError):
        return None
    return number, document


def number_of(message: bytes) -> int:
    """The number that a message says it has; 0 where it says none."""
    parts = message.partition(b"\n")[0].removeprefix(_MAGIC).split(b" ")
    return int(parts[1]) if len(parts) == 3 and _is_number(parts[1]) else 0


def _is_number(text: bytes) -> bool:
    return text.isdigit() and len(text) <= _MOST_DIGITS


def _what(number: int, document: bytes) -> bytes:
    return b"kiosk hub: policy %d\n%b" % (number, document)
