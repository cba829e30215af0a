"""Where the client secret is, and where it never is: with real processes, their files and their memory."""

import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.end2end.kiosk_process import Kiosk, Running
from tests.end2end.office_process import PASSPHRASE, client_of, office_process
from tests.end2end.process_memory import holds

LIFETIME_S = 10
SCAN_EVERY_S = 0.1


@pytest.fixture
def service() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=600, expires_in_s=LIFETIME_S)) as running:
        yield running


@pytest.fixture
def office(service: SandboxThread, tmp_path: Path) -> Iterator[tuple[Kiosk, Running]]:
    """One that runs and is signed in, and the commands of its folder."""
    with office_process(tmp_path / "office", service.base_url, client_of(service)) as (there, running, at):
        sign_in(at["address"])
        yield there, running


def sign_in(address: str) -> None:
    """What the host does on the page: the application signs in by itself."""
    with httpx.Client(base_url=address, verify=False, timeout=30, trust_env=False) as page:
        page.headers["Origin"] = address
        page.post("/enter", data={"passphrase": PASSPHRASE})
        (token, *_) = re.findall(r'name="form_token" value="([^"]+)"', page.get("/").text)
        page.post("/client-credentials", data={"form_token": token})
        assert "Signed in" in page.get("/").text


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux shows the memory of a process")
def test_a_door_never_holds_the_client_secret_in_memory_files_or_what_it_says(
    service: SandboxThread, office: tuple[Kiosk, Running], tmp_path: Path
) -> None:
    there, running = office
    secret = service.ready.client_secret.encode()
    try:
        assert holds(running.process.pid, secret), "the office holds it: else nothing was looked for"
    except PermissionError:
        pytest.skip("only root may look into a process of Kiosk, and where no other rule forbids it")
    door = Kiosk(tmp_path / "door")
    door.home.mkdir()
    door.open_quickly()
    link = there.json("office", "pair", "--name", "Door A", "--event", "all").value["link"]
    paired = door.json("pair", link)
    synced = door.json("sync")
    tickets = [one.id for one in service.world.tickets if one.state in ("closed", "paid")]
    with door.start("--json", "check-in", "--stdin", "--drain", "20") as scanning:
        ends_s = time.monotonic() + LIFETIME_S
        for ticket in tickets:
            due_s = time.monotonic() + SCAN_EVERY_S
            assert scanning.ask(ticket)["verdict"] == "admit"
            if due_s > ends_s:
                break
            time.sleep(max(0.0, due_s - time.monotonic()))
        assert not holds(scanning.process.pid, secret)
        assert holds(scanning.process.pid, ticket.encode()), "what is there is found"
        checked_in = scanning.ended()
    said = [done.out + done.err.encode() for done in (paired, synced, checked_in)]
    on_disk = [file.read_bytes() for file in door.home.rglob("*") if file.is_file()]
    assert not any(secret in each for each in (*said, *on_disk))
