"""The office's pages in Chromium: a sign-in elsewhere, at its own callback, and on a telephone."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from kiosk.core.pairing import link_of
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.end2end.kiosk_process import Kiosk
from tests.end2end.office_process import client_of, office_process, walked
from tests.end2end.tiny_service import serving

ELSEWHERE = "https://kiosk.example/callback"


@pytest.fixture
def service() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=1)) as running:
        yield running


@contextmanager
def office(
    folder: Path, base_url: str, client: tuple[str, str], redirect_uri: str = ELSEWHERE, port: int = 0
) -> Iterator[str]:
    """The address of an office that runs."""
    with office_process(folder, base_url, client, redirect_uri, port) as (_, _, at):
        yield at["page"]


def own_callback(service: SandboxThread) -> tuple[int, str]:
    """A free port, and the redirect address of an office there, which the service knows from now on."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        port = asking.getsockname()[1]
    known, own = service.world.application, f"https://localhost:{port}/callback"
    service.world.tokens.register(replace(known, redirect_uris=(*known.redirect_uris, own)))
    return port, own


def pair_a_door(folder: Path, address: str) -> None:
    """So that the page has one to list. Browsers know localhost; a bare system's libraries do not."""
    there = Kiosk(folder, {"KIOSK_OFFICE_HOME": str(folder)})
    link = link_of(there.json("office", "pair", "--name", "Side entrance by the stables").value["link"])
    assert link is not None
    paired = httpx.post(
        f"{address.replace('localhost', '127.0.0.1')}/door/pair",
        json={"code": link.code, "nonce": "0" * 32},
        verify=False,
        trust_env=False,
    )
    assert paired.status_code == 200


def test_a_service_may_send_people_to_sign_in_at_another_host(tmp_path: Path) -> None:
    with serving() as login, serving() as service:
        login.answers["/login"] = (200, b"<p>Sign in to your tickets</p>")
        service.answers["/oauth/authorize"] = (302, b"")
        service.headers["/oauth/authorize"] = {"Location": f"{login.base_url}/login"}
        with office(tmp_path, service.base_url, ("client", "secret")) as address:
            *_, last = walked(address, tmp_path, "begin")
    assert last["address"] == f"{login.base_url}/login"
    assert "Sign in to your tickets" in last["text"]


def test_the_browser_comes_back_to_the_office_and_a_second_sign_in_asks_nothing(
    service: SandboxThread, tmp_path: Path
) -> None:
    port, own = own_callback(service)
    user = service.world.user
    with office(tmp_path, service.base_url, client_of(service), "", port) as address:
        pages = walked(address, tmp_path, "sign-in-twice")
    consent, back, home, back_again, home_again = pages[2:]
    assert consent["address"].startswith(f"{service.base_url}/oauth/authorize?")
    for page in (back, back_again):
        assert page["address"].startswith(f"{own}?")
        assert "Signed in" in page["text"]
    for page in (home, home_again):
        assert f"Signed in as {user.first_name} {user.last_name}" in page["text"]
    exchanges = [seen for seen in service.world.requests() if seen.path == "/oauth/token"]
    assert [seen.status for seen in exchanges] == [200, 200]


@pytest.mark.parametrize("walk", ["telephone", "telephone-dark"])
def test_on_a_telephone_nothing_is_cut_and_everything_can_be_tapped(
    service: SandboxThread, tmp_path: Path, walk: str
) -> None:
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    port, _ = own_callback(service)
    with office(tmp_path / "office", service.base_url, client_of(service), "", port) as address:
        pair_a_door(tmp_path / "office", address)
        seen = [one for one in walked(address, pictures, walk) if "page" in one]
    assert len(seen) == len(list(pictures.glob("*.png"))) == 10
    for page in seen:
        assert page["width"] <= page["room"] == 390, page["page"]
        assert page["small"] == [], page["page"]
