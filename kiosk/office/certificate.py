"""The office's certificate: made at the first run, good for ten years, known to doors by its fingerprint."""

import hashlib
import ipaddress
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from kiosk.engine.atomic_file import replacing
from kiosk.engine.errors import StoreError
from kiosk.engine.plain_files import check_plain, read_plain

CERTIFICATE_FILE = "certificate.pem"
KEY_FILE = "certificate-key.pem"
MOST_CERTIFICATE_BYTES = 64 * 1024
_LIFETIME = timedelta(days=3653)
_NOT_BEFORE = datetime(2020, 1, 1, tzinfo=UTC)
"""A door whose clock is behind still believes the certificate."""


class Certificate:
    """The certificate on disk, and its key, encrypted. `fingerprint`: the SHA-256 of the DER, in hex."""

    def __init__(self, folder: Path, password: bytes) -> None:
        self.path = folder / CERTIFICATE_FILE
        self._key_path = folder / KEY_FILE
        self._password = password.hex()
        self.fingerprint = ""

    def open(self, names: tuple[str, ...], now: float, *, is_known: bool) -> ssl.SSLContext:
        """What the server serves with; made for these names and addresses where there is none.

        It is never replaced: doors know no other. `is_known`: there are such doors. Without them a key that
        is there alone is what a first run left that broke off. Raises StoreError.
        """
        if self._is_to_be_made(is_known=is_known):
            self._make(names, now)
        return self._context()

    def can_be_opened(self, *, is_known: bool) -> bool:
        """Whether `open` finds what it needs, or makes it."""
        if self._is_to_be_made(is_known=is_known):
            return True
        try:
            self._context()
        except StoreError:
            return False
        return True

    def _is_to_be_made(self, *, is_known: bool) -> bool:
        return not self.path.exists() and not (is_known and self._key_path.exists())

    def _context(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        try:
            pem = read_plain(self.path, MOST_CERTIFICATE_BYTES).decode("ascii")
            self.fingerprint = hashlib.sha256(ssl.PEM_cert_to_DER_cert(pem)).hexdigest()
            check_plain(self._key_path)
            context.load_cert_chain(self.path, self._key_path, self._password)
        except (OSError, ValueError) as error:
            raise StoreError(
                f"the certificate of the office cannot be used ({self.path}, {self._key_path.name}): put both"
                " files back from a backup, or remove both, after which every door is paired anew"
            ) from error
        return context

    def _make(self, names: tuple[str, ...], now: float) -> None:
        key = ec.generate_private_key(ec.SECP256R1())
        locked = serialization.BestAvailableEncryption(self._password.encode())
        private = key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, encryption_algorithm=locked
        )
        signed = _signed(key, names, now).public_bytes(serialization.Encoding.PEM)
        for path, content in ((self._key_path, private), (self.path, signed)):
            with replacing(path) as file:
                file.write(content)


def _signed(key: ec.EllipticCurvePrivateKey, names: tuple[str, ...], now: float) -> x509.Certificate:
    whose = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Kiosk office")])
    public = key.public_key()
    return (
        x509.CertificateBuilder()
        .subject_name(whose)
        .issuer_name(whose)
        .public_key(public)
        .serial_number(x509.random_serial_number())
        .not_valid_before(_NOT_BEFORE)
        .not_valid_after(max(datetime.fromtimestamp(now, tz=UTC), _NOT_BEFORE) + _LIFETIME)
        .add_extension(x509.SubjectAlternativeName([_general_name(name) for name in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(public), critical=False)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )


def _general_name(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)
