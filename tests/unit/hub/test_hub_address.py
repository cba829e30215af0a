"""Which servers a door may connect to, and what is said of all others."""

import pytest

from kiosk.bootstrap import load_environment
from kiosk.hub.address import HubAddressError, servers_from
from kiosk.settings import SettingsError


@pytest.mark.parametrize(
    ("text", "servers"),
    [
        ("", ()),
        (" , ", ()),
        ("nats://127.0.0.1", ("nats://127.0.0.1:4222",)),
        ("nats://localhost:5222/", ("nats://localhost:5222",)),
        ("nats://[::1]:4222", ("nats://[::1]:4222",)),
        (
            "nats://127.0.0.1:1, nats://127.0.0.1:2,nats://127.0.0.1:1",
            ("nats://127.0.0.1:1", "nats://127.0.0.1:2"),
        ),
    ],
)
def test_servers_on_this_machine_are_taken_each_once(text: str, servers: tuple[str, ...]) -> None:
    assert servers_from(text) == servers


@pytest.mark.parametrize(
    "text",
    [
        "127.0.0.1:4222",
        "http://127.0.0.1:4222",
        "nats://",
        "nats://127.0.0.1:99999",
        "nats://127.0.0.1:port",
        "nats://[::1",
        "nats://somebody:secret@127.0.0.1:4222",
        "nats://127.0.0.1:4222/a/path",
        "nats://192.168.1.20:4222",
        "nats://hub.example:4222",
        "nats://127.0.0.1.evil.example:4222",
        ",".join(f"nats://127.0.0.1:{port}" for port in range(1, 11)),
    ],
)
def test_any_other_is_refused_by_name_and_without_a_secret(text: str) -> None:
    with pytest.raises(HubAddressError, match="KIOSK_HUB_URL") as refused:
        servers_from(text)
    assert "secret" not in str(refused.value)


def test_a_program_that_is_given_another_says_so_before_it_begins(tmp_path: object) -> None:
    given = {"KIOSK_HOME": str(tmp_path), "KIOSK_HUB_URL": "nats://hub.example"}
    with pytest.raises(SettingsError, match=r"hub\.example"):
        load_environment(given)
