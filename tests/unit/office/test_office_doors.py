"""What doors ask of an office, over real TLS: pairing, the push of a newer token, what a stranger hears."""

import asyncio
import hashlib
import ssl
import sys
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec

from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.core.policy import Direction
from kiosk.engine.errors import NotSentError, StoreError, UnauthorisedError
from kiosk.office.exchanges import ClientRefusedError, Grant
from kiosk.office.moments import Moment
from kiosk.office.office import Full, Office
from kiosk.office.page_guard import Session
from kiosk.office.page_views import home_page
from kiosk.office.pairing import DoorPlan, OpenCode
from kiosk.office.sign_in import SignIn
from tests.unit.office.office_samples import (
    CLIENT_SECRET,
    FIRST_SERIAL,
    NONCE,
    Disk,
    FakeClock,
    RunningOffice,
    ScriptedExchanges,
    running,
)


def scripted(office: Office, *replies: Grant | Exception) -> ScriptedExchanges:
    """Let a script stand for the service."""
    service = ScriptedExchanges(replies=list(replies))  # type: ignore[arg-type]
    office.sign_in._exchanges = service
    return service


async def sign_in(run: RunningOffice, *replies: Any) -> ScriptedExchanges:
    service = scripted(run.opened.office, *replies)
    service.grants = [Grant("token-1", "refresh-1", 3600)]
    await run.opened.office.sign_in.by_client_credentials()
    return service


def bearer(paired: dict[str, Any]) -> dict[str, str]:
    return {"Authorization": f"Bearer {paired['credential']}"}


async def test_a_door_is_paired_and_given_the_token(folder: OfficeFolder, clock: FakeClock) -> None:
    async with running(folder, clock) as run:
        await sign_in(run)
        clock.forward(600)
        paired = await run.pair(name="Door A", direction=Direction.EXIT, events=("e1", "e2"))
        assert len(paired["credential"]) == 43
        assert paired["office"] == run.opened.office.kept.state.office_id
        told = ("base_url", "door", "events", "direction", "policy", "hub_url")
        assert [paired[name] for name in told] == [
            "https://tickets.example", "Door A", ["e1", "e2"], "exit", None, "",
        ]  # fmt: skip
        token = paired["token"]
        assert (token["access_token"], token["serial"]) == ("token-1", FIRST_SERIAL)
        assert (token["expires_in_s"], token["lifetime_s"]) == (3000, 3600)
        answer = await run.http.get("/door/token", params={"after": 0, "wait": 50}, headers=bearer(paired))
        assert answer.json() == token
        assert answer.headers["cache-control"] == "no-store"
        kept = run.opened.office.kept
        assert kept.last_seen(kept.state.doors[0]) == clock.now()
    assert paired["credential"].encode() not in (folder.path / "office.enc").read_bytes()


async def test_a_token_tells_whether_it_is_renewed_and_why_it_is_not(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    gone = UnauthorisedError("it was revoked", status=400, oauth_error="invalid_grant")

    async def told(run: RunningOffice, paired: dict[str, Any]) -> tuple[bool, str]:
        answer = await run.http.get("/door/token", params={"after": 0}, headers=bearer(paired))
        token = answer.json()
        assert token["access_token"] == "token-1", "it is good until it ends"
        return token["renews"], token["why"]

    async with running(folder, clock) as run:
        sign_in = run.opened.office.sign_in
        scripted(run.opened.office, NotSentError("no network"), gone).grants = [
            Grant("token-1", "refresh-1", 3600),
            Grant("token-1", None, 3600),
        ]

        async def by_browser() -> None:
            await sign_in.came_back(f"code=c&state={sign_in.begin().rpartition('state=')[2]}")

        await by_browser()
        paired = await run.pair()
        assert (paired["token"]["renews"], paired["token"]["why"]) == (True, "")
        clock.forward(1800)
        await sign_in.renew_if_due()
        renews, why = await told(run, paired)
        assert renews, "it is tried again"
        assert "no network" in why
        clock.forward(60)
        await sign_in.renew_if_due()
        renews, why = await told(run, paired)
        assert not renews
        assert "it was revoked" in why
        await by_browser()
        assert await told(run, paired) == (False, ""), "the service gave no refresh token with it"


async def pair_anew(run: RunningOffice, held: str, nonce: str = "a" * 32) -> dict[str, Any]:
    """Pair a door that says the credential it has."""
    opened = run.opened.office.open_code(DoorPlan("Main entrance"))
    assert isinstance(opened, OpenCode)
    answer = await run.http.post("/door/pair", json={"code": opened.code, "nonce": nonce, "held": held})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def test_a_door_that_is_paired_anew_is_there_once_as_soon_as_it_comes(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    async with running(folder, clock) as run:
        await sign_in(run)
        other = await run.pair(name="Side entrance")

        def listed() -> list[str]:
            return [door.door_id for door in run.opened.office.kept.state.doors]

        async def status(paired: dict[str, Any]) -> int:
            return (await run.http.get("/door/token", headers=bearer(paired))).status_code

        before = await pair_anew(run, "")
        lost = await pair_anew(run, before["credential"], "b" * 32)
        assert await status(before) == 200, "an answer that was lost costs no door its office"
        anew = await pair_anew(run, before["credential"], "c" * 32)
        assert listed() == [other["door_id"], before["door_id"], anew["door_id"]]
        assert await status(lost) == 401, "it never came, and its place is taken"
        assert await status(before) == 200
        seen = {"unsent": 0, "list_complete": True}
        assert (await run.http.post("/door/seen", json=seen, headers=bearer(anew))).status_code == 204
        assert listed() == [other["door_id"], anew["door_id"]]
        assert [await status(one) for one in (before, anew, other)] == [401, 200, 200]
        twice = await pair_anew(run, anew["credential"], "d" * 32)
        last = await pair_anew(run, twice["credential"], "e" * 32)
        assert listed() == [other["door_id"], twice["door_id"], last["door_id"]], "it holds what it says"
        assert [await status(one) for one in (anew, last)] == [401, 200]
        assert listed() == [other["door_id"], last["door_id"]]
        anew = last
        for foreign in ("nobody's", anew["door_id"]):
            await pair_anew(run, foreign)
            assert await status(anew) == 200
        assert len(listed()) == 4
    async with running(folder, clock) as again:
        assert [door.replaces for door in again.opened.office.kept.state.doors] == [""] * 4


async def test_a_disk_that_is_full_keeps_no_door_from_its_token(
    folder: OfficeFolder, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(folder, clock) as run:
        await sign_in(run)
        before = await pair_anew(run, "")
        anew = await pair_anew(run, before["credential"], "b" * 32)

        def full(_: object) -> None:
            raise StoreError("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(run.opened.office.kept, "_save", full)
            assert (await run.http.get("/door/token", headers=bearer(anew))).status_code == 200
        assert len(run.opened.office.kept.state.doors) == 2
        assert (await run.http.get("/door/token", headers=bearer(anew))).status_code == 200
        assert len(run.opened.office.kept.state.doors) == 1


async def test_a_newer_token_is_pushed_to_whoever_waits(folder: OfficeFolder, clock: FakeClock) -> None:
    async with running(folder, clock) as run:
        await sign_in(run, Grant("token-2", "refresh-2", 3600))
        paired = await run.pair()
        asking = run.http.get(
            "/door/token", params={"after": FIRST_SERIAL, "wait": 50}, headers=bearer(paired)
        )
        waiting = asyncio.create_task(asking)
        await answered_by_the_bell(run.opened.office)
        assert not waiting.done()
        clock.forward(1800)
        await run.opened.office.sign_in.renew_if_due()
        answer = await waiting
        assert (answer.status_code, answer.json()["access_token"], answer.json()["serial"]) == (
            200,
            "token-2",
            FIRST_SERIAL + 1800,
        )
        nothing = await run.http.get(
            "/door/token", params={"after": FIRST_SERIAL + 1800, "wait": 0}, headers=bearer(paired)
        )
        assert (nothing.status_code, nothing.content) == (204, b"")


async def answered_by_the_bell(office: Office) -> None:
    """Return once somebody waits for the bell."""
    while not office.bell._rung._waiters:
        await asyncio.sleep(0)


async def test_a_door_that_waits_does_not_keep_the_office_from_ending(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    async with asyncio.timeout(10):
        async with running(folder, clock) as run:
            await sign_in(run)
            paired = await run.pair()
            asking = run.http.get(
                "/door/token", params={"after": FIRST_SERIAL, "wait": 50}, headers=bearer(paired)
            )
            waiting = asyncio.create_task(asking)
            await answered_by_the_bell(run.opened.office)
            run.server.end_soon()
            (outcome,) = await asyncio.gather(waiting, return_exceptions=True)
    assert isinstance(outcome, httpx.HTTPError | httpx.Response)


async def test_a_door_that_is_unpaired_while_it_waits_hears_so_at_once(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    async with running(folder, clock) as run:
        await sign_in(run)
        paired = await run.pair()
        asking = run.http.get(
            "/door/token", params={"after": FIRST_SERIAL, "wait": 50}, headers=bearer(paired)
        )
        waiting = asyncio.create_task(asking)
        await answered_by_the_bell(run.opened.office)
        await run.opened.office.unpair(paired["door_id"])
        answer = await waiting
        assert (answer.status_code, answer.json()["error"]) == (401, "unpaired")
        for asked in (
            run.http.get("/door/token", headers=bearer(paired)),
            run.http.post("/door/refused", json={"serial": FIRST_SERIAL}, headers=bearer(paired)),
            run.http.post("/door/seen", json={"unsent": 0, "list_complete": True}, headers=bearer(paired)),
        ):
            answer = await asked
            assert (answer.status_code, answer.json()["error"]) == (401, "unpaired")
            assert "token-1" not in answer.text


async def test_who_has_no_credential_gets_no_token(folder: OfficeFolder, clock: FakeClock) -> None:
    async with running(folder, clock) as run:
        await sign_in(run)
        await run.pair()
        for headers in (
            {},
            {"Authorization": "Bearer"},
            {"Authorization": "Bearer token-1"},
            {"Authorization": "Basic x"},
        ):
            answer = await run.http.get("/door/token", headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (401, "unpaired")
        for path in ("/command/doors", "/command/pair", "/command/unpair"):
            answer = await run.http.request("GET" if "doors" in path else "POST", path, json={})
            assert (answer.status_code, answer.json()["error"]) == (401, "not_permitted")


async def test_a_code_pairs_one_door_and_a_lost_answer_comes_again_to_the_same_one(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    async with running(folder, clock) as run:
        opened = run.opened.office.open_code(DoorPlan("A"))
        assert isinstance(opened, OpenCode)
        spoken = f"{opened.code[:5]}-{opened.code[5:]}".lower()
        asked = {"code": spoken, "door": "Laptop 1", "nonce": NONCE}
        first = await run.http.post("/door/pair", json=asked)
        again = await run.http.post("/door/pair", json=asked)
        other = await run.http.post("/door/pair", json={**asked, "nonce": "f" * 32})
        clock.forward(60)
        late = await run.http.post("/door/pair", json=asked)
        assert (first.status_code, again.status_code) == (200, 200)
        assert first.json()["credential"] == again.json()["credential"]
        for answer in (other, late):
            assert (answer.status_code, answer.json()["error"]) == (403, "invalid_code")
            assert "ask the office for a new one" in answer.json()["error_description"]
        assert len(run.opened.office.kept.state.doors) == 1


async def test_a_door_that_was_unpaired_hears_nothing_for_the_code_that_it_used(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    async with running(folder, clock) as run:
        await sign_in(run)
        opened = run.opened.office.open_code(DoorPlan("A"))
        assert isinstance(opened, OpenCode)
        asked = {"code": opened.code, "door": "", "nonce": NONCE}
        paired = (await run.http.post("/door/pair", json=asked)).json()
        await run.opened.office.unpair(paired["door_id"])
        answer = await run.http.post("/door/pair", json=asked)
        assert (answer.status_code, answer.json()["error"]) == (403, "invalid_code")


async def test_two_doors_that_say_the_same_code_at_once_are_one_door(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    async with running(folder, clock) as run:
        opened = run.opened.office.open_code(DoorPlan("A"))
        assert isinstance(opened, OpenCode)
        asked = [{"code": opened.code, "nonce": f"{n:032x}"} for n in range(8)]
        answers = await asyncio.gather(*(run.http.post("/door/pair", json=one) for one in asked))
        assert sorted(answer.status_code for answer in answers) == [200] + [403] * 7
        assert len(run.opened.office.kept.state.doors) == 1


async def test_a_refused_token_is_renewed_once_for_all_doors(folder: OfficeFolder, clock: FakeClock) -> None:
    async with running(folder, clock) as run:
        service = await sign_in(run, Grant("token-2", "refresh-2", 3600))
        paired = await run.pair()
        clock.forward(60)
        headers = bearer(paired)
        refused = [
            run.http.post("/door/refused", json={"serial": FIRST_SERIAL}, headers=headers) for _ in range(5)
        ]
        answers = await asyncio.gather(*refused)
        assert {(answer.status_code, answer.json()["serial"]) for answer in answers} == {
            (200, FIRST_SERIAL + 60)
        }
        worse = await run.http.post("/door/refused", json={"serial": FIRST_SERIAL + 60}, headers=headers)
        assert (worse.status_code, worse.json()["serial"]) == (200, FIRST_SERIAL + 60), "30 s have not passed"
        assert service.renewals == ["refresh-1"]


@pytest.mark.parametrize(
    ("reply", "status", "word"),
    [
        (NotSentError("tickets.example cannot be reached."), 503, "unreachable"),
        (ClientRefusedError("", status=401), 503, "client_perhaps_refused"),
        (UnauthorisedError("gone", status=400, oauth_error="invalid_grant"), 409, "not_signed_in"),
    ],
)
async def test_an_unreachable_service_leaves_the_office_signed_in_and_a_refusal_does_not(
    folder: OfficeFolder, clock: FakeClock, reply: Exception, status: int, word: str
) -> None:
    async with running(folder, clock) as run:
        await sign_in(run, reply)
        paired = await run.pair()
        clock.forward(60)
        answer = await run.http.post("/door/refused", json={"serial": FIRST_SERIAL}, headers=bearer(paired))
        assert (answer.status_code, answer.json()["error"]) == (status, word)
        assert ("retry-after" in answer.headers) == (status == 503)
        asked = await run.http.get("/door/token", headers=bearer(paired))
        assert asked.status_code == 200, "the token is good until it ends"
        assert asked.json()["error"] == (word if word == "client_perhaps_refused" else "")
        clock.forward(86_400)
        if status == 409:
            again = await run.http.post(
                "/door/refused", json={"serial": FIRST_SERIAL}, headers=bearer(paired)
            )
            assert again.json() == answer.json()
        asked = await run.http.get("/door/token", headers=bearer(paired))
        assert asked.status_code == (200 if status == 503 else 409)
        if status == 409:
            assert "gone" in asked.json()["error_description"]
            assert asked.json() == answer.json(), "its time is over, and the service refused it again"


async def test_an_office_that_waits_for_its_first_token_asks_nobody_to_sign_in(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    async with running(folder, clock) as run:
        service = await sign_in(run, NotSentError("tickets.example cannot be reached."))
        paired = await run.pair()
        kept = run.opened.office.kept
        anew = SignIn(kept, service, clock, run.opened.office.bell, "https://localhost:1/callback")
        run.opened.office.sign_in = anew
        said = []
        for _ in range(2):
            answer = await run.http.get("/door/token", headers=bearer(paired))
            assert (answer.status_code, answer.json()["error"]) == (503, "unreachable")
            assert answer.headers["retry-after"] == "2"
            said.append(answer.json()["error_description"])
            session = Session("", "", "", Moment.now(clock), Moment.now(clock))
            page = home_page(run.opened.office, session, "127.0.0.1")
            assert "Getting an access token" in page
            assert "ot signed in" not in page
            await anew.renew_if_due()
        assert "is getting an access token" in said[0]
        assert "cannot be reached" in said[1]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/door/pair", b"{"),
        ("/door/pair", b'{"code": "ABCDE"}'),
        ("/door/pair", b'{"code": 5, "nonce": "x"}'),
        ("/door/pair", b'{"code": "ABCDEFGHJK", "nonce": "x"}'),
        ("/door/refused", b"[" * 5000),
        ("/door/refused", b'{"serial": -1}'),
        ("/door/refused", b'{"serial": 1e300}'),
        ("/door/seen", b'{"unsent": -1, "list_complete": true}'),
        ("/door/token?after=x", None),
        ("/door/token?wait=51", None),
        ("/door/token?wait=nan", None),
    ],
)
async def test_what_is_no_request_is_refused_in_words(
    folder: OfficeFolder, clock: FakeClock, path: str, body: bytes | None
) -> None:
    async with running(folder, clock) as run:
        paired = await run.pair()
        answer = await run.http.request(
            "GET" if body is None else "POST",
            path,
            content=body,
            headers={**bearer(paired), "Content-Type": "application/json"},
        )
        assert (answer.status_code, answer.json()["error"]) == (400, "invalid_request")
        assert answer.json()["error_description"].startswith("the request cannot be read")


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Content-Type": "text/plain"}, 400),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 400),
        ({"Content-Type": "APPLICATION/json; charset=utf-8", "Sec-Fetch-Site": "none"}, 200),
    ],
)
async def test_no_page_in_a_browser_asks_what_doors_ask(
    folder: OfficeFolder, clock: FakeClock, more: dict[str, str], status: int
) -> None:
    async with running(folder, clock) as run:
        await sign_in(run)
        paired = await run.pair()
        opened = run.opened.office.open_code(DoorPlan("A"))
        assert isinstance(opened, OpenCode)
        headers = {"Content-Type": "application/json", **bearer(paired), **more}
        asked = f'{{"code": "{opened.code}", "nonce": "{NONCE[::-1]}"}}'
        for path, body, good in (
            ("/door/pair", asked, 200),
            ("/door/refused", '{"serial": 1}', 200),
            ("/door/seen", '{"unsent": 1, "list_complete": true}', 204),
        ):
            answer = await run.http.post(path, content=body, headers=headers)
            assert answer.status_code == (good if status == 200 else status), path
        answer = await run.http.get("/door/token", headers={**bearer(paired), **more})
        assert answer.status_code == (403 if status == 403 else 200)
        assert len(run.opened.office.kept.state.doors) == (2 if status == 200 else 1)


@pytest.mark.skipif(sys.platform == "darwin", reason="loopback has one address there")
async def test_ten_wrong_codes_hold_up_whoever_said_them_and_void_nothing(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    async with running(folder, clock) as run, run.at("127.0.0.9") as stranger:
        opened = run.opened.office.open_code(DoorPlan("A"))
        assert isinstance(opened, OpenCode)
        for _ in range(12):
            empty = await stranger.post("/door/pair", json={"code": "", "nonce": NONCE})
            assert (empty.status_code, empty.json()["error"]) == (400, "invalid_request")
        guesses = [{"code": letter * 10, "nonce": NONCE} for letter in "ABCDEFGHJKM"]
        answers = [await stranger.post("/door/pair", json=guess) for guess in guesses]
        assert [answer.status_code for answer in answers] == [403] * 10 + [429]
        assert answers[-1].json()["error"] == "too_many_tries"
        assert answers[-1].headers["retry-after"] == "600"
        right = await stranger.post("/door/pair", json={"code": opened.code, "nonce": NONCE})
        assert right.status_code == 200, "another door may be behind the same address"
        held_up = await stranger.post("/door/pair", json={"code": "N" * 10, "nonce": NONCE})
        assert held_up.status_code == 429


async def test_a_door_that_cannot_be_kept_is_not_paired_and_its_code_stays_good(
    folder: OfficeFolder, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(folder, clock) as run:
        opened = run.opened.office.open_code(DoorPlan("A"))
        assert isinstance(opened, OpenCode)
        disk = Disk(is_full=True)
        with monkeypatch.context() as patched:
            patched.setattr(run.opened.office.kept, "_save", disk.save)
            failed = await run.http.post("/door/pair", json={"code": opened.code, "nonce": NONCE})
        assert (failed.status_code, failed.json()["error"]) == (503, "not_kept")
        assert "credential" not in failed.json()
        paired = await run.http.post("/door/pair", json={"code": opened.code, "nonce": NONCE})
        assert paired.status_code == 200


async def test_an_office_that_is_full_of_doors_takes_no_more_and_says_so(
    folder: OfficeFolder, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kiosk.office.office.MOST_DOORS", 1)
    async with running(folder, clock) as run:
        late = run.opened.office.open_code(DoorPlan("B"))
        assert isinstance(late, OpenCode)
        await run.pair(name="A")
        refused = await run.http.post("/door/pair", json={"code": late.code, "nonce": NONCE})
        assert (refused.status_code, refused.json()["error"]) == (403, "full")
        assert isinstance(run.opened.office.open_code(DoorPlan("C")), Full)


async def test_the_certificate_names_this_machine_and_is_good_for_ten_years(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    async with running(folder, clock) as run:
        made = x509.load_pem_x509_certificate(run.certificate.read_bytes())
    names = made.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert "localhost" in names.get_values_for_type(x509.DNSName)
    addresses = {str(address) for address in names.get_values_for_type(x509.IPAddress)}
    assert {"127.0.0.1", "::1"} <= addresses
    lasts_s = made.not_valid_after_utc.timestamp() - clock.now()
    assert 9.9 < lasts_s / (365.25 * 86400) < 10.1
    assert isinstance(made.public_key(), ec.EllipticCurvePublicKey)


async def test_a_fault_in_what_keeps_the_token_fresh_ends_the_office_loudly(
    folder: OfficeFolder, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(SignIn, "run", broken)
    ended: list[bool] = []

    async def run_until_it_ends() -> None:
        async with running(folder, clock, keep_fresh=True) as run:
            await asyncio.wait_for(run.opened.office.stopping.wait(), 10)
            ended.append(True)

    with pytest.raises(ZeroDivisionError):
        await run_until_it_ends()
    assert ended


async def test_the_certificate_is_the_one_of_the_fingerprint_and_outlives_a_restart(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    fingerprints = []
    for _ in range(2):
        async with running(folder, clock) as run:
            with await asyncio.to_thread(run.raw) as connection:
                der = connection.getpeercert(binary_form=True)
                assert der is not None
                assert connection.version() in ("TLSv1.2", "TLSv1.3")
            assert hashlib.sha256(der).hexdigest() == run.opened.office.fingerprint
            fingerprints.append(run.opened.office.fingerprint)
            async with httpx.AsyncClient(verify=ssl.create_default_context(), trust_env=False) as stranger:
                with pytest.raises(httpx.ConnectError):
                    await stranger.get(run.base_url)
    assert fingerprints[0] == fingerprints[1]
    key = folder.path / "certificate-key.pem"
    assert key.read_bytes().startswith(b"-----BEGIN ENCRYPTED PRIVATE KEY-----")
    assert key.stat().st_mode & 0o077 == 0


async def test_no_text_or_file_of_the_office_gives_a_secret_away(
    folder: OfficeFolder, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(folder, clock) as run:
        await sign_in(run, NotSentError("no network"))
        paired = await run.pair(name="Door A")
        clock.forward(3600)
        await run.opened.office.sign_in.renew_if_due()
        office = run.opened.office
        shown = " ".join(
            map(
                repr,
                (office.kept.state, office.sign_in.token, office.codes.opened(), office, paired["door_id"]),
            )
        )
        files = b"".join(path.read_bytes() for path in folder.path.iterdir())
    assert caplog.text
    for secret in ("token-1", "refresh-1", CLIENT_SECRET, paired["credential"]):
        assert secret not in shown + caplog.text
        assert secret.encode() not in files
