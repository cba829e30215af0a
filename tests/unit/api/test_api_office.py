"""The client of an office, against a server over real TLS that answers byte by byte."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kiosk.api.connection import Timeouts
from kiosk.api.office import (
    OfficeClient,
    PairingAnswer,
    _answer,
    _token,
    certificate_of,
    pair,
    pinned_context,
)
from kiosk.api.reply import HttpReply
from kiosk.core.message import Message
from kiosk.core.pairing import PairingLink
from kiosk.engine.errors import (
    NotDocumentedError,
    OfficeSignedOutError,
    OfficeUnreachableError,
    OtherOfficeError,
    PairedOfficeError,
    PairingRefusedError,
    UnpairedError,
)
from kiosk.engine.office import DoorStatus, OfficeToken, Pairing
from tests.unit.api.office_certificates import Certified, certified
from tests.unit.api.scripted_server import FakeClock, Received, Say, http, serving

CODE = "ABCDE23456"
NONCE = "00112233445566778899aabbccddeeff"
CREDENTIAL = "c" * 43
ACCESS = "access-token-1~SECRET"
TOKEN = {"access_token": ACCESS, "serial": 7, "account": "sign-in 1", "expires_in_s": 60, "lifetime_s": 100}
PAIRED = {
    "door_id": "door-1",
    "credential": CREDENTIAL,
    "office": "office-1",
    "base_url": "https://tickets.example.com",
    "door": "Door B",
    "events": ["E-1"],
    "direction": "exit",
    "policy": None,
    "hub_url": "",
    "token": TOKEN,
}
QUICK = Timeouts(connect_s=5, read_s=0.2, exchange_s=5)


@pytest.fixture
def office(tmp_path: Path) -> Certified:
    return certified(tmp_path)


def paired(
    *answers: Say | bytes,
    office: Certified,
    fingerprint: str = "",
    timeouts: Timeouts | None = None,
    code: str = CODE,
    held: Pairing | None = None,
) -> tuple[PairingAnswer | BaseException, list[Received]]:
    async def talk() -> tuple[PairingAnswer | BaseException, list[Received]]:
        async with serving(*answers, tls=office.tls) as server:
            address = f"https://127.0.0.1:{server.port}"
            link = PairingLink(address, fingerprint or office.fingerprint, code)
            (found,) = await asyncio.gather(
                pair(link, "Door laptop", NONCE, FakeClock(), timeouts, held=held), return_exceptions=True
            )
            return found, server.requests

    return asyncio.run(talk())


def asked(
    call: Callable[[OfficeClient], Awaitable[object]],
    *answers: Say | bytes,
    office: Certified,
    trusted: str = "",
    timeouts: Timeouts | None = None,
    is_beside: bool = False,
) -> tuple[Any, list[Received]]:
    """What a paired door's question comes to."""

    async def talk() -> tuple[Any, list[Received]]:
        async with serving(*answers, tls=office.tls) as server:
            address = f"https://127.0.0.1:{server.port}"
            pairing = Pairing(address, trusted or office.pem, CREDENTIAL, "door-1", "office-1")
            client = OfficeClient(pairing, FakeClock(at=1000.0), timeouts, is_beside=is_beside)
            (found,) = await asyncio.gather(call(client), return_exceptions=True)
            await client.aclose()
            return found, server.requests

    return asyncio.run(talk())


def test_pairing_brings_the_credential_and_how_the_host_set_the_door_up(office: Certified) -> None:
    answer, (request,) = paired(http(200, PAIRED), office=office)
    assert isinstance(answer, PairingAnswer)
    assert answer.pairing.credential == CREDENTIAL
    assert answer.pairing.certificate == office.pem
    assert (answer.pairing.door_id, answer.pairing.office) == ("door-1", "office-1")
    assert (answer.base_url, answer.door) == ("https://tickets.example.com", "Door B")
    assert (answer.events, answer.direction, answer.policy) == (("E-1",), "exit", None)
    assert (request.method, request.target) == (b"POST", b"/door/pair")
    assert json.loads(request.body) == {"code": CODE, "door": "Door laptop", "nonce": NONCE}
    assert request.header("authorization") is None


def test_the_office_of_before_alone_hears_the_credential_of_before(office: Certified, tmp_path: Path) -> None:
    before = Pairing("https://10.0.0.7:8788", office.pem, "c0 of before", "door-0", "office-1")
    refusal = http(403, {"error": "invalid_code", "error_description": "c0 of before"})
    answer, (request,) = paired(refusal, office=office, held=before)
    assert json.loads(request.body)["held"] == "c0 of before", "wherever it is now"
    assert isinstance(answer, PairingRefusedError)
    assert "c0 of before" not in answer.text
    elsewhere = replace(before, certificate=certified(tmp_path).pem)
    _, (request,) = paired(http(200, PAIRED), office=office, held=elsewhere)
    assert "held" not in json.loads(request.body)


def test_a_code_is_not_sent_to_whoever_has_another_certificate(office: Certified, tmp_path: Path) -> None:
    forged = certified(tmp_path)
    answer, requests = paired(http(200, PAIRED), office=forged, fingerprint=office.fingerprint)
    assert isinstance(answer, OtherOfficeError)
    assert "not the office that the link names" in answer.text
    assert requests == []


def test_a_forged_certificate_of_the_same_name_gets_nothing_of_a_paired_door(
    office: Certified, tmp_path: Path
) -> None:
    forged = certified(tmp_path)
    found, requests = asked(lambda c: c.token(0, 0), http(200, TOKEN), office=forged, trusted=office.pem)
    assert isinstance(found, OtherOfficeError)
    assert "not the office" in found.text
    assert requests == []


def test_neither_another_name_nor_the_certificates_dates_keep_a_pinned_office_out(tmp_path: Path) -> None:
    for dates in ((-20.0, -10.0), (10.0, 20.0)):
        office = certified(tmp_path, name="elsewhere", from_days=dates[0], days=dates[1])
        found, _ = asked(lambda c: c.token(0, 0), http(200, TOKEN), office=office)
        assert isinstance(found, OfficeToken)


def test_environment_proxies_see_nothing_of_the_office(
    office: Certified, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HTTPS_PROXY", "https_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    monkeypatch.setattr("kiosk.api.connection.is_loopback", lambda _: False)
    found, _ = asked(lambda c: c.token(0, 0), http(200, TOKEN), office=office)
    assert isinstance(found, OfficeToken)


def test_a_lost_answer_is_asked_for_again_with_the_same_nonce(office: Certified) -> None:
    answer, requests = paired(Say(then="reset"), Say(then="close"), http(200, PAIRED), office=office)
    assert isinstance(answer, PairingAnswer)
    assert [json.loads(one.body)["nonce"] for one in requests] == [NONCE] * 3


def test_an_office_that_cannot_pair_now_is_asked_once_and_says_why(office: Certified) -> None:
    full = {"error": "not_kept", "error_description": "The office could not write to its disk."}
    answer, requests = paired(http(503, full), http(200, PAIRED), office=office)
    assert isinstance(answer, OfficeUnreachableError)
    assert answer.text == "the office cannot pair now: The office could not write to its disk."
    assert len(requests) == 1
    found, _ = asked(lambda c: c.refused(6), http(503, full), office=office)
    assert found.text.startswith("the office cannot renew the token now: ")


@pytest.mark.parametrize(
    ("headers", "wait"), [(["Retry-After: 60"], "60 s"), (["Retry-After: 0"], "1 s"), ([], "10 min")]
)
def test_too_many_wrong_codes_say_how_long_to_wait(office: Certified, headers: list[str], wait: str) -> None:
    answer, _ = paired(http(429, {"error": "too_many_tries"}, headers=headers), office=office)
    assert isinstance(answer, PairingRefusedError)
    assert answer.text == f"too many wrong codes: wait {wait}, then compare the code and try it again"


def test_a_long_policy_comes_with_the_pairing(office: Certified) -> None:
    policy = {"version": 1, "note": "x" * 200_000}
    answer, _ = paired(http(200, PAIRED | {"policy": policy}), office=office)
    assert isinstance(answer, PairingAnswer)
    assert answer.policy == policy


@pytest.mark.parametrize("status", [401, 403, 429, 400, 409])
def test_a_refused_code_is_not_tried_again(office: Certified, status: int) -> None:
    body = {"error": "invalid_code", "error_description": f"No, not {CODE}."}
    answer, requests = paired(http(status, body), http(200, PAIRED), office=office)
    assert isinstance(answer, PairedOfficeError)
    assert not isinstance(answer, OfficeUnreachableError)
    assert CODE not in answer.text
    assert len(requests) == 1


def test_a_used_wrong_or_old_code_says_to_ask_for_a_new_one(office: Certified) -> None:
    answer, _ = paired(http(403, {"error": "invalid_code"}), office=office)
    assert isinstance(answer, PairingRefusedError)
    assert answer.text == "the code was used, is wrong or too old: ask for a new one"
    full = {"error": "full", "error_description": "There are too many doors."}
    answer, _ = paired(http(403, full), office=office)
    assert isinstance(answer, PairingRefusedError)
    assert answer.text == "the office refuses this: There are too many doors."


@pytest.mark.parametrize(
    "wrong",
    [
        {"credential": ""},
        {"credential": "two words"},
        {"credential": "c" * 1000},
        {"credential": 5},
        {"door_id": None},
        {"office": ["x"]},
        {"direction": "sideways"},
        {"base_url": "http://tickets.example.com"},
        {"base_url": ""},
        {"events": "E-1"},
        {"events": [""]},
        {"events": ["E"] * 1001},
        {"policy": "all"},
    ],
)
def test_an_answer_that_pairs_nothing_is_none(office: Certified, wrong: dict[str, object]) -> None:
    answer, _ = paired(*[http(200, PAIRED | wrong)] * 3, office=office)
    assert isinstance(answer, OfficeUnreachableError)


@pytest.mark.parametrize(
    "answer",
    [
        http(200, "<html><title>Sign in to the Wi-Fi</title></html>"),
        http(302, "", headers=["Location: https://portal.example/"]),
        http(200, b"[1]"),
        http(200, b"not JSON"),
        http(200, b'{"access_token": "' + b"x" * 70_000 + b'"}'),
        Say(http(200, b"", length=5_000_000), then="close"),
        http(500, "oops"),
        http(503, {"error": "unreachable", "error_description": "The service is not reached."}),
        http(200, TOKEN | {"access_token": "two words"}),
        http(200, TOKEN | {"serial": -1}),
        http(200, TOKEN | {"serial": True}),
        http(200, TOKEN | {"account": ""}),
        Say(then="close"),
        Say(then="reset"),
        Say(http(200, TOKEN)[:-5], then="close"),
    ],
)
def test_what_is_no_answer_of_an_office_is_said_to_be_none(office: Certified, answer: Say | bytes) -> None:
    found, _ = asked(lambda c: c.token(0, 0), answer, office=office)
    assert type(found) is OfficeUnreachableError
    assert found.text


def test_an_office_that_hangs_is_not_waited_for_longer_than_was_said(office: Certified) -> None:
    found, _ = asked(lambda c: c.token(0, 0), Say(then="hang"), office=office, timeouts=QUICK)
    assert type(found) is OfficeUnreachableError
    dripping, _ = asked(
        lambda c: c.token(0, 0),
        Say(b"HTTP/1.1 200 OK\r\n\r\n", then="drip"),
        office=office,
        timeouts=Timeouts(exchange_s=0.2),
    )
    assert type(dripping) is OfficeUnreachableError


def test_an_office_that_drips_has_the_time_of_one_exchange_for_the_whole_pairing(office: Certified) -> None:
    drips = [Say(b"HTTP/1.1 200 OK\r\n\r\n", then="drip")] * 3
    found, requests = paired(*drips, office=office, timeouts=Timeouts(exchange_s=0.3))
    assert type(found) is OfficeUnreachableError
    assert "did not answer in time" in found.text
    assert len(requests) == 1


def test_a_question_for_a_newer_token_may_be_held_for_so_long(office: Certified) -> None:
    async def question(client: OfficeClient) -> object:
        asking = asyncio.create_task(client.token(3, 50))
        await asyncio.sleep(0)
        done, _ = await asyncio.wait({asking}, timeout=0.5)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        return bool(done)

    ended, (request,) = asked(question, Say(then="hang"), office=office, timeouts=QUICK)
    assert ended is False
    assert request.target == b"/door/token?after=3&wait=50"


def test_a_token_tells_its_serial_its_sign_in_and_when_it_ends(office: Certified) -> None:
    found, (request,) = asked(lambda c: c.token(6, 0), http(200, TOKEN), office=office)
    assert found == OfficeToken(ACCESS, 7, "sign-in 1", ends_s=1060.0, half_s=1010.0)
    assert request.header("authorization") == f"Bearer {CREDENTIAL}"
    endless = TOKEN | {"expires_in_s": None, "lifetime_s": None}
    found, _ = asked(lambda c: c.token(6, 0), http(200, endless), office=office)
    assert found == OfficeToken(ACCESS, 7, "sign-in 1")


def test_a_token_tells_whether_the_office_renews_it_and_why_it_cannot(office: Certified) -> None:
    alone = TOKEN | {"renews": False, "why": " it was\nrevoked\u202e " + "x" * 9000}
    found, _ = asked(lambda c: c.token(6, 0), http(200, alone), office=office)
    assert found is not None
    assert not found.is_renewed
    assert found.why.startswith("it wasrevoked xxx")
    assert len(found.why) == 600
    for odd in ({"renews": None, "why": None}, {"renews": "no", "why": []}):
        found, _ = asked(lambda c: c.token(6, 0), http(200, TOKEN | odd), office=office)
        assert found is not None
        assert (found.is_renewed, found.why) == (True, "")


def test_nothing_newer_is_no_token(office: Certified) -> None:
    found, _ = asked(lambda c: c.token(7, 1), b"HTTP/1.1 204 No Content\r\n\r\n", office=office)
    assert found is None


def test_a_refused_tokens_serial_is_told_and_another_comes(office: Certified) -> None:
    found, (request,) = asked(lambda c: c.refused(6), http(200, TOKEN), office=office)
    assert found.serial == 7
    assert (request.target, json.loads(request.body)) == (b"/door/refused", {"serial": 6})


def test_how_the_door_is_is_told(office: Certified) -> None:
    status = DoorStatus(3, list_complete=True, door="Door A")
    found, (request,) = asked(lambda c: c.seen(status), b"HTTP/1.1 204 No Content\r\n\r\n", office=office)
    assert found is None
    assert json.loads(request.body) == {"unsent": 3, "list_complete": True, "door": "Door A"}


def test_an_office_that_is_signed_out_says_why(office: Certified) -> None:
    body = {"error": "not_signed_in", "error_description": "The access token was revoked."}
    found, _ = asked(lambda c: c.refused(6), http(409, body), office=office)
    assert type(found) is OfficeSignedOutError
    assert found.text == "not signed in at the office: The access token was revoked."


@pytest.mark.parametrize(
    ("word", "says"), [("not_signed_in", "is not signed in"), ("client_refused", "client secret")]
)
def test_a_door_beside_its_office_says_in_words_of_its_own_where_somebody_signs_in(
    office: Certified, word: str, says: str
) -> None:
    body = {"error": word, "error_description": "sign in on the office's page"}
    found, _ = asked(lambda c: c.refused(6), http(409, body), office=office, is_beside=True)
    assert type(found) is OfficeSignedOutError
    assert isinstance(found.text, Message)
    assert says in found.text
    assert "Manager" in found.text
    assert "page" not in found.text


@pytest.mark.parametrize("is_beside", [True, False])
@pytest.mark.parametrize(
    ("status", "word", "says"),
    [
        (409, "client_refused", "does not take the"),
        (503, "client_perhaps_refused", "Wi-Fi"),
        (200, "invalid_client", "client secret"),
        (200, "client_perhaps_refused", "Wi-Fi"),
    ],
)
def test_a_door_knows_no_commands_of_its_office(
    office: Certified, status: int, word: str, says: str, *, is_beside: bool
) -> None:
    why = "give the office the right secret with `kiosk office secret`"
    body = TOKEN | {"error": word, "why": why, "error_description": why}
    found, _ = asked(lambda c: c.refused(6), http(status, body), office=office, is_beside=is_beside)
    told = found.why if status == 200 else found.text
    assert isinstance(told, Message)
    assert says in told
    assert "`kiosk" not in told
    assert ("this machine" in told) is is_beside


def test_an_office_of_before_and_what_is_no_trouble_with_the_application_are_told_as_they_say_it(
    office: Certified,
) -> None:
    for error in (None, "", "unauthorized_client", 5):
        body = TOKEN | {"error": error, "why": "it is so"}
        found, _ = asked(lambda c: c.refused(6), http(200, body), office=office)
        assert found.why == "it is so"


def test_a_door_that_is_not_known_is_unpaired(office: Certified) -> None:
    found, _ = asked(lambda c: c.token(0, 0), http(401, {"error": "unpaired"}), office=office)
    assert type(found) is UnpairedError
    assert "unpaired" in found.text


def test_nobody_at_the_address_is_an_office_that_is_not_reached(office: Certified) -> None:
    async def call() -> None:
        async with serving(tls=office.tls) as server:
            port = server.port
        with pytest.raises(OfficeUnreachableError, match="office unreachable"):
            await certificate_of(f"https://127.0.0.1:{port}", office.fingerprint)

    asyncio.run(call())


def test_what_speaks_no_tls_is_no_office(office: Certified) -> None:
    async def call() -> list[Received]:
        async with serving(http(200, PAIRED)) as server:
            with pytest.raises(OfficeUnreachableError):
                await certificate_of(f"https://127.0.0.1:{server.port}", office.fingerprint)
            return server.requests

    assert asyncio.run(call()) == []


def test_a_certificate_that_is_none_is_refused() -> None:
    for pem in (
        "",
        "no certificate",
        "é",
        "\ud800",
        "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",
    ):
        with pytest.raises(OtherOfficeError):
            pinned_context(pem)


def test_no_text_log_or_representation_repeats_a_secret(
    office: Certified, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    echo = {"error": "x", "error_description": f"You sent {CREDENTIAL}"}
    code = {"error": "x", "error_description": f"You sent {CODE} {NONCE}"}
    texts = []
    for status in (400, 401, 403, 409, 418, 500, 503):
        found, _ = asked(lambda c: c.token(0, 0), http(status, echo), office=office)
        texts += [str(found), repr(found)]
        found, _ = paired(*[http(status, code)] * 3, office=office)
        texts += [str(found), repr(found)]
    answer, _ = paired(http(200, PAIRED), office=office)
    token, _ = asked(lambda c: c.token(0, 0), http(200, TOKEN), office=office)
    texts += [repr(answer), repr(token), caplog.text]
    for secret in (CREDENTIAL, CODE, NONCE):
        assert secret not in " ".join(texts)
    assert ACCESS not in "".join((repr(answer), repr(token), caplog.text))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.fixed_dictionaries({}, optional=dict.fromkeys((*PAIRED, *TOKEN), JSON)), st.booleans())
def test_whatever_an_office_answers_it_is_read_or_it_is_none(
    changed: dict[str, object], mostly: bool
) -> None:
    value = {**PAIRED, **TOKEN, **changed} if mostly else changed
    reply = HttpReply(200, httpx.Headers(), msgspec.json.encode(value), 0.0)
    for read in (
        lambda: _answer(reply, "https://office:1", "pem"),
        lambda: _token(value, 0.0, is_beside=True),
    ):
        with suppress(NotDocumentedError):
            read()
