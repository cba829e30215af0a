"""A host signs an office in with a browser and pairs a door by a picture; the door scans over expiries."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.end2end.kiosk_process import Kiosk, Running
from tests.end2end.office_process import client_of, office_process, walked

LIFETIME_S = 12
"""Half of it, after which the office renews, is the shortest that it takes for one: each has two renewals."""
EXPIRIES = 3
SCAN_EVERY_S = 0.1


@pytest.fixture(scope="module")
def service() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=2000, expires_in_s=LIFETIME_S)) as running:
        yield running


@pytest.fixture
def office(service: SandboxThread, tmp_path: Path) -> Iterator[tuple[str, Kiosk]]:
    """A running office, and the commands of its folder."""
    folder, elsewhere = tmp_path / "office", service.ready.redirect_uris[0]
    with office_process(folder, service.base_url, client_of(service), elsewhere) as (there, _, at):
        yield at["address"], there


def codes_of(service: SandboxThread) -> list[str]:
    """Tickets that go in, by their ids."""
    return [one.id for one in service.world.tickets if one.state in ("paid", "closed")]


def scanned(door: Running, codes: Iterator[str], until_s: float) -> list[dict[str, Any]]:
    """One ticket after the other, a tenth of a second apart."""
    answers = []
    while time.monotonic() < until_s:
        due = time.monotonic() + SCAN_EVERY_S
        answers.append(door.ask(next(codes)))
        time.sleep(max(0.0, due - time.monotonic()))
    return answers


def test_from_consent_to_scans_over_three_expiries(
    service: SandboxThread, office: tuple[str, Kiosk], tmp_path: Path
) -> None:
    address, there = office
    picture = tmp_path / "pairing.png"
    pages = walked(address, picture)
    user = service.world.user
    assert "Who is there?" in pages[0]["text"]
    assert "Not signed in" in pages[1]["text"]
    assert pages[2]["address"].startswith(f"{service.base_url}/oauth/authorize?")
    assert pages[3]["address"].startswith(service.ready.redirect_uris[0])
    assert f"Signed in as {user.first_name} {user.last_name}" in pages[5]["text"]
    assert "Pair Main entrance" in pages[6]["text"]
    assert not any(service.ready.client_secret in page["text"] for page in pages)

    door = Kiosk(tmp_path / "door")
    door.home.mkdir()
    door.open_quickly()
    paired = door.json("pair", "--picture", str(picture))
    assert paired.status == 0, paired
    assert paired.value["door"] == "Main entrance"
    assert door.run("pair", "--picture", str(picture)).status == 3, "a code is good once"
    assert door.run("sync").status == 0
    door.wait_for_answers()

    def exchanges() -> int:
        return sum(seen.path == "/oauth/token" for seen in service.world.requests())

    before, began = exchanges(), time.monotonic()
    with door.start("--json", "check-in", "--stdin", "--drain", "20") as running:
        answers = scanned(running, iter(codes_of(service)), began + EXPIRIES * LIFETIME_S + 2)
        assert running.ended().status == 0
    renewed, lasted_s = exchanges() - before, time.monotonic() - began
    slowest_ms = max(answer["ms"] for answer in answers)
    print(  # noqa: T201 - the figures of a run, with -s
        f"{len(answers)} scans in {lasted_s:.0f} s, {renewed} renewals, the slowest {slowest_ms} ms"
    )
    assert {answer["verdict"] for answer in answers} == {"admit"}
    assert {answer["certainty"] for answer in answers} == {"confirmed"}
    assert EXPIRIES <= renewed <= lasted_s / (LIFETIME_S / 2) + 1, "one at half of each token's time"
    assert door.json("outbox").values == []
    refused = [seen for seen in service.world.requests() if seen.status == 401]
    assert not refused, "a token was renewed before it ended"
    (held,) = there.json("office", "doors").values
    assert held["name"] == "Main entrance"
