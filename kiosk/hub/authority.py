"""The hub's certificates: an authority of its own, which doors know by their link, and one for each server.

Doors ask every server for the same name, HUB_NAME, whatever its address is: a laptop gets another address
whenever it joins another network, and no other authority than the hub's own is ever believed.
"""

import ipaddress
from datetime import UTC, datetime, timedelta

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID
from msgspec import Struct

from kiosk.core.representation import hides
from kiosk.hub.address import HUB_NAME

_LIFETIME = timedelta(days=3653)
_NOT_BEFORE = datetime(2020, 1, 1, tzinfo=UTC)
"""Servers of a cluster, whose clocks may be behind, still believe each other; doors look at no date."""


@hides("key")
class Issued(Struct, frozen=True):
    """A certificate and its key, as PEM."""

    certificate: str
    key: str

    @property
    def der(self) -> bytes:
        """The certificate as links hold it."""
        return x509.load_pem_x509_certificate(self.certificate.encode()).public_bytes(
            serialization.Encoding.DER
        )


def new_authority(now: float) -> Issued:
    """An authority that signs servers' certificates and nothing else."""
    key = ec.generate_private_key(ec.SECP256R1())
    builder = _builder("Kiosk hub", "Kiosk hub", key, now).add_extension(
        x509.BasicConstraints(ca=True, path_length=0), critical=True
    )
    return _issued(builder.sign(key, hashes.SHA256()), key)


def issue(authority: Issued, hosts: tuple[str, ...], now: float) -> Issued:
    """A certificate for a server of the hub; `hosts`: what the hub's other servers reach it by."""
    signs = serialization.load_pem_private_key(authority.key.encode(), None)
    if not isinstance(signs, ec.EllipticCurvePrivateKey):
        raise TypeError("the authority's key is of another kind")
    key = ec.generate_private_key(ec.SECP256R1())
    names = [x509.DNSName(HUB_NAME), *map(_general_name, hosts)]
    usages = [ExtendedKeyUsageOID.SERVER_AUTH, ExtendedKeyUsageOID.CLIENT_AUTH]
    builder = (
        _builder(HUB_NAME, "Kiosk hub", key, now)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage(usages), critical=False)
    )
    return _issued(builder.sign(signs, hashes.SHA256()), key)


def _builder(whose: str, by: str, key: ec.EllipticCurvePrivateKey, now: float) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, whose)]))
        .issuer_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, by)]))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_NOT_BEFORE)
        .not_valid_after(max(datetime.fromtimestamp(now, tz=UTC), _NOT_BEFORE) + _LIFETIME)
    )


def _issued(certificate: x509.Certificate, key: ec.EllipticCurvePrivateKey) -> Issued:
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return Issued(certificate.public_bytes(serialization.Encoding.PEM).decode(), private.decode())


def _general_name(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(host))
    except ValueError:
        return x509.DNSName(host)
