"""The office's pages in Chromium: a sign-in elsewhere, at its own callback, and on a telephone."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from kiosk.core.pairing import link_of
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.end2end.browser import NO_CHROMIUM
from tests.end2end.kiosk_process import Kiosk
from tests.end2end.tiny_service import serving

PASSPHRASE = "long passphrase"
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
    there = Kiosk(folder, {"KIOSK_OFFICE_HOME": str(folder)})
    client_id, client_secret = client
    set_up = there.run(
        *("office", "setup", "--client-id", client_id, "--service", base_url),
        *(("--redirect-uri", redirect_uri) if redirect_uri else ()),
        stdin=f"{client_secret}\n{PASSPHRASE}\n".encode(),
    )
    assert set_up.status == 0, set_up
    with there.start("--json", "office", "--port", str(port)) as running:
        yield running.answer()["page"]


def client_of(service: SandboxThread) -> tuple[str, str]:
    return service.ready.client_id, service.ready.client_secret


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


def walked(walk: str, address: str, picture: Path) -> list[dict[str, Any]]:
    """What the host saw."""
    command = [sys.executable, "-m", "tests.end2end.browser", address, PASSPHRASE, str(picture), walk]
    environment = {name: value for name, value in os.environ.items() if name != "FONTCONFIG_FILE"}
    done = subprocess.run(command, capture_output=True, timeout=240, check=False, env=environment)
    if done.returncode == NO_CHROMIUM:
        pytest.skip("this machine lacks what Chromium needs")
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return [json.loads(line) for line in done.stdout.decode().splitlines() if line.startswith("{")]


def test_a_service_may_send_people_to_sign_in_at_another_host(tmp_path: Path) -> None:
    with serving() as login, serving() as service:
        login.answers["/login"] = (200, b"<p>Sign in to your tickets</p>")
        service.answers["/oauth/authorize"] = (302, b"")
        service.headers["/oauth/authorize"] = {"Location": f"{login.base_url}/login"}
        with office(tmp_path, service.base_url, ("client", "secret")) as address:
            *_, last = walked("begin", address, tmp_path)
    assert last["address"] == f"{login.base_url}/login"
    assert "Sign in to your tickets" in last["text"]


def test_the_browser_comes_back_to_the_office_and_a_second_sign_in_asks_nothing(
    service: SandboxThread, tmp_path: Path
) -> None:
    port, own = own_callback(service)
    user = service.world.user
    with office(tmp_path, service.base_url, client_of(service), "", port) as address:
        pages = walked("sign-in-twice", address, tmp_path)
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
        seen = [one for one in walked(walk, address, pictures) if "page" in one]
    assert len(seen) == len(list(pictures.glob("*.png"))) == 10
    for page in seen:
        assert page["width"] <= page["room"] == 390, page["page"]
        assert page["small"] == [], page["page"]
