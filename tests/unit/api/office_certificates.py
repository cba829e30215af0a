"""Certificates that an office, or somebody who plays one, made itself."""

import ssl
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from uuid import uuid4

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from kiosk.api.office import fingerprint_of


@dataclass(frozen=True)
class Certified:
    """A server's TLS, and what others know its certificate by."""

    tls: ssl.SSLContext
    pem: str

    @property
    def fingerprint(self) -> str:
        return fingerprint_of(ssl.PEM_cert_to_DER_cert(self.pem))


def certified(
    folder: Path, *, name: str = "Kiosk office", from_days: float = -1, days: float = 1
) -> Certified:
    """A new key and a certificate of this name; nothing in it tells it from another of that name."""
    key = ec.generate_private_key(ec.SECP256R1())
    named = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    today = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(named)
        .issuer_name(named)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(today + timedelta(days=from_days))
        .not_valid_after(today + timedelta(days=days))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("office.example")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    written = certificate.public_bytes(serialization.Encoding.PEM)
    pem = folder / f"{uuid4().hex}.pem"
    pem.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        + written
    )
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(pem)
    return Certified(tls, written.decode())
