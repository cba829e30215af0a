"""`kiosk pair`, and the commands of a door that goes by its office's tokens."""

import asyncio
import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import cv2
import numpy as np
import pytest
import segno

from kiosk.api.office_errors import UNPAIRED
from kiosk.bootstrap.door import open_door
from kiosk.bootstrap.environment import load_environment
from kiosk.cli import pair
from kiosk.core.pairing import PairingLink, shown_code, shown_fingerprint
from kiosk.core.policy import Direction, DoorPolicy, Supervisor, document_of
from kiosk.engine.office import Pairing, pairing_of
from kiosk.engine.pins import hash_pin
from kiosk.engine.this_door import DoorChoice
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.store.profile import Profile
from tests.unit.api.office_certificates import certified
from tests.unit.cli.conftest import Command
from tests.unit.cli.office_thread import CODE, CREDENTIAL, OfficeThread, office_thread, token_answer

SERVICE = "https://tickets.example.com"


@pytest.fixture
def office(tmp_path: Path) -> Iterator[OfficeThread]:
    with office_thread(tmp_path) as running:
        running.pairs(SERVICE)
        yield running


@pytest.fixture(scope="module")
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=20)) as running:
        yield running


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Puts a text on stdin."""

    def put(text: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))

    return put


def kept(tmp_path: Path) -> Pairing | None:
    async def read() -> Pairing | None:
        with closing(Profile.open(tmp_path / "profile", "correct horse", writable=False)) as profile:
            return await pairing_of(profile)

    return asyncio.run(read())


def test_pairing_keeps_what_the_office_says_and_sets_the_door_up(
    kiosk: Command, office: OfficeThread, tmp_path: Path
) -> None:
    office.pairs(SERVICE, door="Door B", events=["E-1", "E-2"], direction="exit")
    paired = kiosk("pair", office.link.text, "--json")
    assert (paired.status, paired.err) == (0, "")
    assert paired.value == {
        "door_id": "door-1",
        "door": "Door B",
        "office": "office-1",
        "base_url": SERVICE,
        "events": ["E-1", "E-2"],
        "direction": "exit",
    }
    settings = kiosk("settings", "--json").value
    assert (settings["base_url"], settings["door"]) == (SERVICE, "Door B")
    assert (settings["events"], settings["direction"]) == (["E-1", "E-2"], "exit")
    pem = office.certificate.pem
    assert kept(tmp_path) == Pairing(office.address, pem, CREDENTIAL, "door-1", "office-1", SERVICE)
    ((path, body, _),) = office.asked
    assert path == "/door/pair"
    assert body["code"] == CODE
    assert len(bytes.fromhex(body["nonce"])) == 16


def test_what_the_host_left_open_stays(kiosk: Command, office: OfficeThread) -> None:
    kiosk("settings", "set", "door", "North gate")
    kiosk("settings", "set", "events", "E-9")
    value = kiosk("pair", office.link.text, "--json").value
    assert (value["door"], value["events"], value["direction"]) == ("North gate", ["E-9"], "entry")
    assert office.asked[0][1]["door"] == "North gate"


def test_a_door_that_was_named_on_its_screen_is_paired_by_that_name(
    kiosk: Command, office: OfficeThread
) -> None:
    kiosk("settings", "set", "door", "North gate")

    async def rename() -> None:
        async with open_door(load_environment(os.environ), offline=True) as door:
            assert await door.this_door.change(DoorChoice("South gate", Direction.EXIT)) is None

    asyncio.run(rename())
    paired = kiosk("pair", office.link.text, "--json")
    assert office.asked[0][1]["door"] == "South gate"
    assert (paired.value["door"], paired.value["direction"]) == ("South gate", "exit")
    assert kiosk("pair", office.link.text).out.startswith("South gate is paired with")


def test_the_link_comes_on_stdin_too_and_the_code_alone_beside_address_and_fingerprint(
    kiosk: Command, office: OfficeThread, typed: Callable[[str], None]
) -> None:
    typed(f"  {office.link.text}\r\nmore\n")
    assert kiosk("pair").status == 0
    typed("\n  " + office.link.text.replace(";", ";\r\n").replace("pair", "pa\nir") + "\nmore\n")
    assert kiosk("pair").status == 0
    typed(f"{shown_code(CODE).lower()}\n")
    shown = shown_fingerprint(office.certificate.fingerprint)
    assert kiosk("pair", "--address", f"{office.address}/", "--fingerprint", shown).status == 0
    assert [body["code"] for _, body, _ in office.asked] == [CODE] * 3


@pytest.mark.parametrize(
    ("arguments", "stdin"),
    [
        (["no link"], ""),
        ([], ""),
        ([], "https://127.0.0.1:8788\n"),
        ([], "kiosk-pair:v1;\nhttps://127.0.0.1:8788;\n"),
        ([], "\n" * 600),
        (["--address", "https://127.0.0.1:1"], ""),
        (["--fingerprint", "ab" * 32], ""),
        (["LINK", "--address", "https://127.0.0.1:1", "--fingerprint", "ab" * 32], ""),
        (["--address", "http://127.0.0.1:1", "--fingerprint", "ab" * 32], f"{CODE}\n"),
        (["--address", "https://127.0.0.1:1", "--fingerprint", "ab"], f"{CODE}\n"),
        (["--address", "https://127.0.0.1:1", "--fingerprint", "ab" * 32], "not a code\n"),
        (["--address", "https://127.0.0.1:99999", "--fingerprint", "ab" * 32], f"{CODE}\n"),
        (["--forget", "LINK"], ""),
    ],
)
def test_wrong_usage_is_said_and_reaches_nobody(
    kiosk: Command, typed: Callable[[str], None], arguments: list[str], stdin: str
) -> None:
    typed(stdin)
    said = kiosk("pair", *arguments)
    assert said.status == 2, said.err
    assert said.out == ""
    assert CODE not in said.err


def test_a_link_of_a_newer_kiosk_is_told_with_what_to_do(kiosk: Command) -> None:
    said = kiosk("pair", PairingLink("https://127.0.0.1:1", "ab" * 32, CODE).text.replace("v1", "v2"))
    assert said.status == 2
    assert "made for a newer Kiosk: update this program" in said.err


def test_another_certificate_gets_nothing_and_nothing_is_kept(
    kiosk: Command, office: OfficeThread, tmp_path: Path
) -> None:
    other = certified(tmp_path).fingerprint
    said = kiosk("pair", PairingLink(office.address, other, CODE).text)
    assert said.status == 3
    assert "not the office that the link names" in said.err
    assert office.asked == []
    assert kept(tmp_path) is None


def test_a_refused_code_is_not_permitted_and_an_absent_office_is_offline(
    kiosk: Command, office: OfficeThread, tmp_path: Path
) -> None:
    office.answers["/door/pair"] = (403, {"error": "invalid_code", "error_description": "no"})
    refused = kiosk("pair", office.link.text)
    assert (refused.status, "ask for a new one" in refused.err) == (3, True)
    office.answers["/door/pair"] = (500, {})
    assert kiosk("pair", office.link.text).status == 4
    absent = PairingLink("https://127.0.0.1:1", office.certificate.fingerprint, CODE)
    said = kiosk("pair", absent.text)
    assert (said.status, "office unreachable" in said.err) == (4, True)
    assert kept(tmp_path) is None
    assert "KIOSK_TOKEN" not in refused.err + said.err


def test_the_offices_policy_is_set_as_a_file_would_be(kiosk: Command, office: OfficeThread) -> None:
    mira = Supervisor(name="Mira", pin_hash=hash_pin("4711"))
    office.pairs(SERVICE, policy=document_of(DoorPolicy(capacity=250, supervisors=(mira,))))
    assert kiosk("pair", office.link.text).status == 0
    assert kiosk("policy", "--json").value["capacity"] == 250
    assert "pin_hash" not in json.dumps(kiosk("pair", office.link.text, "--json").value)


@pytest.mark.parametrize(
    "policy",
    [
        {"capacity": "many"},
        {"stop_list": ["\ud800"]},
        {"notices": [{"text": "\ud83d"}]},
        {"supervisors": [{"name": "Mira", "pin_hash": "$argon2id$v=19$m=99999999,t=99,p=1$YWJj$YWJj"}]},
    ],
)
def test_a_policy_that_cannot_be_used_is_said_and_the_door_is_paired_all_the_same(
    kiosk: Command, office: OfficeThread, tmp_path: Path, policy: dict[str, object]
) -> None:
    office.pairs(SERVICE, policy=policy)
    said = kiosk("pair", office.link.text, "--json")
    assert said.status == 1
    assert said.value["door_id"] == "door-1"
    assert "policy" in said.err
    assert kept(tmp_path) is not None
    assert kiosk("policy", "--json").value["supervisors"] == []


def test_an_address_that_cannot_be_is_the_offices(kiosk: Command) -> None:
    fingerprint = "ab" * 32
    said = kiosk("pair", f"kiosk-pair:v1;https://a..b:8788;{fingerprint};{CODE}")
    assert said.status == 2
    assert "The office's address" in said.err


def test_an_office_that_ran_beside_the_door_is_told_of_where_it_stays(
    kiosk: Command, office: OfficeThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KIOSK_OFFICE_HOME", str(tmp_path / "office"))
    for ends in (("pair", "--forget"), ("pair", office.link.text)):
        kiosk("settings", "set", "office_port", "8788")
        said = kiosk(*ends)
        assert f"the client secret and the host's sign-in stay in {tmp_path / 'office'}" in said.err
        assert kiosk("settings", "get", "office_port").out == "0\n"
        assert "client secret" not in kiosk(*ends).err, "it is said once"


def test_an_office_can_be_forgotten(kiosk: Command, office: OfficeThread, tmp_path: Path) -> None:
    assert kiosk("pair", "--forget", "--json").value == {"forgotten": False}
    kiosk("pair", office.link.text)
    assert kiosk("pair", "--forget", "--json").value == {"forgotten": True}
    assert kept(tmp_path) is None
    assert kiosk("settings", "get", "base_url").out == f"{SERVICE}\n"


def test_commands_go_by_the_offices_token_where_none_is_given(
    kiosk: Command, office: OfficeThread, sandbox: SandboxThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    office.pairs(sandbox.base_url, events=["all"])
    office.answers["/door/token"] = (200, token_answer(sandbox.token))
    office.answers["/door/seen"] = (204, None)
    kiosk("pair", office.link.text)
    assert kiosk("whoami", "--json").value["id"]
    assert kiosk("token-info", "--json").value["resource_owner_id"]
    assert kiosk("listings", "--json").status == 0
    assert kiosk("sync", "--json").value["tickets"] == 20
    ticket = sandbox.world.tickets[0]
    checked = kiosk("check-in", ticket.id, "--drain", "30", "--json")
    assert (checked.status, checked.value["ticket_id"]) == (0, ticket.id)
    assert kiosk("outbox", "send").status == 0
    assert all(authorization == f"Bearer {CREDENTIAL}" for _, _, authorization in office.asked[1:])
    asked = len(office.asked)
    monkeypatch.setenv("KIOSK_TOKEN", sandbox.token)
    assert kiosk("whoami").status == 0
    assert len(office.asked) == asked
    again = kiosk("pair", office.link.text)
    assert "KIOSK_TOKEN" in again.err


def test_another_service_in_the_environment_is_said_and_gets_nothing(
    kiosk: Command, office: OfficeThread, sandbox: SandboxThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    office.pairs(sandbox.base_url)
    office.answers["/door/token"] = (200, token_answer(sandbox.token))
    monkeypatch.setenv("KIOSK_BASE_URL", f"{sandbox.base_url}/")
    assert "KIOSK_BASE_URL" not in kiosk("pair", office.link.text).err
    for elsewhere in ("https://127.0.0.1:1", "no address"):
        monkeypatch.setenv("KIOSK_BASE_URL", elsewhere)
        assert "KIOSK_BASE_URL names another service" in kiosk("pair", office.link.text).err
    monkeypatch.setenv("KIOSK_BASE_URL", "https://127.0.0.1:1")
    said = kiosk("whoami")
    assert (said.status, "its office signs in at" in said.err) == (4, True)
    (link,) = (json.loads(line) for line in kiosk("doctor", "--json").out.splitlines() if '"link"' in line)
    assert (link["ok"], "or set base_url back" in link["detail"]) == (False, True)


@pytest.mark.parametrize(
    ("answer", "status", "words"),
    [
        ((401, {"error": "unpaired"}), 3, "unpaired"),
        (
            (409, {"error": "not_signed_in", "error_description": "Revoked."}),
            3,
            "not signed in at the office",
        ),
        ((500, {}), 4, "office unreachable"),
    ],
)
def test_an_office_without_a_token_says_why_in_every_command(
    kiosk: Command,
    office: OfficeThread,
    sandbox: SandboxThread,
    answer: tuple[int, object],
    status: int,
    words: str,
) -> None:
    office.pairs(sandbox.base_url)
    kiosk("pair", office.link.text)
    office.answers["/door/token"] = answer
    for command in (["whoami"], ["token-info"], ["listings"], ["sync"]):
        said = kiosk(*command)
        assert (said.status, words in said.err) == (status, True), said
        assert "KIOSK_TOKEN" not in said.err
    scanned = kiosk("check-in", "nobody", "--json")
    assert (scanned.status, scanned.value["verdict"]) == (0, "refer")


def test_what_waited_for_a_token_is_sent_at_the_end_where_the_office_has_one_by_then(
    kiosk: Command, office: OfficeThread, sandbox: SandboxThread
) -> None:
    office.pairs(sandbox.base_url, events=["all"])
    office.answers["/door/token"] = (200, token_answer(sandbox.token))
    kiosk("pair", office.link.text)
    kiosk("sync")
    office.answers["/door/token"] = (200, token_answer(sandbox.world.expired_token.value))
    office.asked.clear()
    ticket = sandbox.world.tickets[1]

    def refuse(path: str) -> None:
        """It has a new one as soon as somebody asks for another than the refused one, but not at once."""
        if path == "/door/refused":
            office.answers["/door/token"] = (200, token_answer(sandbox.token, serial=2))

    office.heard = refuse
    office.answers["/door/refused"] = (503, {"error": "unreachable", "error_description": "Not now."})
    checked = kiosk("check-in", ticket.id, "--drain", "30", "--json")
    assert checked.value["verdict"] == "admit"
    assert "not sent yet" not in checked.err
    assert kiosk("outbox", "--json").out == ""


def test_doctor_says_how_the_office_is(kiosk: Command, office: OfficeThread, sandbox: SandboxThread) -> None:
    def checks() -> dict[str, dict[str, object]]:
        lines = map(json.loads, kiosk("doctor", "--json").out.splitlines())
        return {line["check"]: line for line in lines}

    assert "office" not in checks()
    office.pairs(sandbox.base_url)
    kiosk("pair", office.link.text)
    office.answers["/door/token"] = (200, token_answer(sandbox.token))
    found = checks()
    assert found["office"]["ok"]
    assert office.address in str(found["office"]["detail"])
    assert found["link"]["ok"]
    assert found["token"] == {
        "check": "token",
        "ok": True,
        "detail": "Mira Okonkwo is signed in; accepted; the office renews it",
        "mend": "",
    }
    ended = token_answer(sandbox.token) | {"renews": False, "why": "the service no longer renews it"}
    office.answers["/door/token"] = (200, ended)
    found = checks()
    assert not found["office"]["ok"]
    assert "no longer renews it" in str(found["office"]["detail"])
    assert "renews" not in str(found["token"]["detail"])
    office.answers["/door/token"] = (401, {"error": "unpaired"})
    assert (checks()["office"]["ok"], "kiosk pair" in str(checks()["office"]["mend"])) == (False, True)
    office.asked.clear()
    assert checks()["link"]["detail"] == f"not asked: {UNPAIRED}"
    assert office.paths == ["/door/token"], "an office that answers late is waited for once"


def test_nothing_of_the_pairing_is_shown_handed_over_or_lost_by_a_purge(
    kiosk: Command,
    office: OfficeThread,
    sandbox: SandboxThread,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    office.pairs(sandbox.base_url)
    office.answers["/door/token"] = (200, token_answer(sandbox.token))
    kiosk("pair", office.link.text)
    kiosk("sync")
    monkeypatch.setenv("KIOSK_HANDOVER_PASSPHRASE", "hand over")
    said = [
        kiosk("settings", "--json"),
        kiosk("policy", "--json"),
        kiosk("handover", "export", str(tmp_path / "door.kiosk")),
        kiosk("export", str(tmp_path / "ledger.csv")),
        kiosk("doctor", "--json"),
        kiosk("purge", "--json"),
    ]
    assert said[-1].status == 0, said[-1].err
    for one in said:
        assert CREDENTIAL not in one.out + one.err
        assert sandbox.token not in one.out + one.err
    for file in (tmp_path / "profile").rglob("*"):
        if file.is_file():
            assert CREDENTIAL.encode() not in file.read_bytes()
            assert sandbox.token.encode() not in file.read_bytes()
    assert kept(tmp_path) is not None
    monkeypatch.setenv("KIOSK_HOME", str(tmp_path / "second"))
    assert kiosk("handover", "import", str(tmp_path / "door.kiosk")).status == 0

    async def second() -> Pairing | None:
        with closing(Profile.open(tmp_path / "second", "correct horse", writable=False)) as profile:
            return await pairing_of(profile)

    assert asyncio.run(second()) is None


def a_picture(text: str, file: Path) -> Path:
    """A QR code as somebody photographs it off a screen: in the middle of something grey."""
    code = np.asarray(segno.make_qr(text, error="m").matrix, np.uint8)
    shown = cv2.copyMakeBorder(255 - 255 * code, 4, 4, 4, 4, cv2.BORDER_CONSTANT, value=255)
    shown = cv2.resize(shown, None, fx=8, fy=8, interpolation=cv2.INTER_NEAREST)
    frame = np.full((720, 1280), 120, np.uint8)
    frame[40 : 40 + shown.shape[0], 300 : 300 + shown.shape[1]] = shown
    assert cv2.imwrite(str(file), frame)
    return file


def test_the_link_is_read_from_a_picture_and_at_the_camera(
    kiosk: Command, office: OfficeThread, tmp_path: Path
) -> None:
    picture = a_picture(office.link.text, tmp_path / "code.png")
    assert kiosk("pair", "--picture", str(picture)).status == 0
    assert kiosk("settings", "set", "camera", str(picture)).status == 0
    assert kiosk("pair", "--camera").status == 0
    assert [body["code"] for _, body, _ in office.asked] == [CODE, CODE]


@pytest.mark.parametrize("how", ["ticket", "no picture", "no file", "no camera", "nobody"])
def test_where_no_link_is_shown_it_is_said_and_nothing_is_asked(
    kiosk: Command, office: OfficeThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(pair, "CAMERA_S", 1.0)
    file = tmp_path / "code.png"
    if how in ("ticket", "nobody"):
        a_picture("TKT-1", file)
    elif how == "no picture":
        file.write_bytes(b"no picture")
    where = ["--camera"] if how in ("no camera", "nobody") else ["--picture", str(file)]
    kiosk("settings", "set", "camera", str(file) if how == "nobody" else "no such camera")
    done = kiosk("pair", *where)
    said = {
        "ticket": "shows no pairing code",
        "no picture": "code.png",
        "no file": "there is no file",
        "no camera": "give the link itself",
        "nobody": "no pairing code was held up to the camera",
    }
    assert done.status == 1
    assert said[how] in done.err
    assert ("hold the office's QR code up" in done.err) == (how == "nobody")
    assert not office.asked


@pytest.mark.parametrize(
    "with_it", [["--picture", "x.png"], ["LINK"], ["--address", "https://h:1"], ["--forget"]]
)
def test_one_way_to_give_the_link_is_enough(kiosk: Command, with_it: list[str]) -> None:
    assert kiosk("pair", "--camera", *with_it).status == 2
