"""The office's certificate: made at the first run, good for ten years, known to doors by its fingerprint."""

import hashlib
import ipaddress
import socket
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psutil
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from kiosk.engine.atomic_file import replacing
from kiosk.engine.errors import StoreError
from kiosk.engine.plain_files import read_plain

CERTIFICATE_FILE = "certificate.pem"
KEY_FILE = "certificate-key.pem"
_MOST_BYTES = 64 * 1024
_LIFETIME = timedelta(days=3653)
_NOT_BEFORE = datetime(2020, 1, 1, tzinfo=UTC)
"""A door whose clock is behind still believes the certificate."""
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Certificate:
    """The certificate on disk, and its key, encrypted. `fingerprint`: the SHA-256 of the DER, in hex."""

    def __init__(self, folder: Path, password: bytes) -> None:
        self.path = folder / CERTIFICATE_FILE
        self._key_path = folder / KEY_FILE
        self._password = password.hex()
        self.fingerprint = ""

    def open(self, names: tuple[str, ...], now: float) -> ssl.SSLContext:
        """What the server serves with; made for these names and addresses where there is none.

        It is never replaced: doors know no other. Raises StoreError.
        """
        if not self.path.exists() and not self._key_path.exists():
            self._make(names, now)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        try:
            pem = read_plain(self.path, _MOST_BYTES).decode("ascii")
            self.fingerprint = hashlib.sha256(ssl.PEM_cert_to_DER_cert(pem)).hexdigest()
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
        .not_valid_after(datetime.fromtimestamp(now, tz=UTC) + _LIFETIME)
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


def own_names() -> tuple[str, ...]:
    """What this machine is called, and its addresses, as they are now; loopback first."""
    names = list(LOOPBACK)
    host = socket.gethostname().strip(".").lower()
    if host and host.isascii() and all(part.replace("-", "").isalnum() for part in host.split(".")):
        names += [host] if "." in host else [host, f"{host}.local"]
    for found in psutil.net_if_addrs().values():
        for one in found:
            if one.family in (socket.AF_INET, socket.AF_INET6):
                names.append(one.address.partition("%")[0].lower())
    return tuple(dict.fromkeys(names))


def address_in_the_network() -> str:
    """The address that others reach this machine at; loopback where there is no network. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # an address for documentation: only the way to it is looked up
            return str(asking.getsockname()[0])
        except OSError:
            return "127.0.0.1"
