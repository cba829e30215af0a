"""The host's page over real TLS, as a browser uses it, and as somebody would who is up to no good."""

import re
import sys
from collections.abc import AsyncIterator
from html import unescape
from html.parser import HTMLParser

import httpx
import pytest

from kiosk.bootstrap import office as bootstrap
from kiosk.bootstrap.office import EVERYWHERE
from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.core.pairing import link_of
from kiosk.core.policy import Direction
from kiosk.engine.errors import StoreError, UnauthorisedError
from kiosk.engine.pins import hash_pin
from kiosk.office.exchanges import Grant
from kiosk.office.pairing import DoorPlan, OpenCode
from kiosk.office.state import OfficeState
from tests.unit.office.office_samples import (
    CLIENT_SECRET,
    PAGE_PASSPHRASE,
    FakeClock,
    RunningOffice,
    ScriptedExchanges,
    onward_address,
    running,
    set_up_office,
)


@pytest.fixture
async def office(folder: OfficeFolder, clock: FakeClock) -> AsyncIterator[RunningOffice]:
    async with running(folder, clock) as run:
        run.opened.office.sign_in._exchanges = ScriptedExchanges()
        yield run


def form_token(page: httpx.Response) -> str:
    found = re.search(r'name="form_token" value="([^"]+)"', page.text)
    assert found is not None
    return unescape(found[1])


async def open_page(office: RunningOffice) -> str:
    """Say the passphrase; the form token of the page."""
    entered = await office.http.post("/enter", data={"passphrase": PAGE_PASSPHRASE})
    assert (entered.status_code, entered.headers["location"]) == (303, "/")
    return form_token(await office.http.get("/"))


async def test_the_passphrase_opens_the_page_and_its_cookie_is_for_this_origin_alone(
    office: RunningOffice,
) -> None:
    shut = await office.http.get("/")
    assert "Passphrase" in shut.text
    assert "form_token" not in shut.text
    entered = await office.http.post("/enter", data={"passphrase": PAGE_PASSPHRASE})
    cookie = entered.headers["set-cookie"]
    assert cookie.startswith("__Host-kiosk=")
    for part in ("Secure", "HttpOnly", "SameSite=strict", "Path=/"):
        assert part in cookie
    assert "Domain" not in cookie
    opened = await office.http.get("/")
    assert "Not signed in" in opened.text
    left = await office.http.post("/leave", data={"form_token": form_token(opened)})
    assert left.status_code == 303
    office.http.cookies.clear()
    again = await office.http.get("/", headers={"Cookie": cookie.partition(";")[0]})
    assert "form_token" not in again.text, "the cookie opens nothing after the page was locked"


async def test_every_page_keeps_scripts_frames_caches_and_foreign_forms_out(office: RunningOffice) -> None:
    token = await open_page(office)
    code = office.opened.office.open_code(DoorPlan("A"))
    assert isinstance(code, OpenCode)
    for answer in (
        await office.http.get("/"),
        await office.http.get(f"/pairing/{code.code_id}"),
        await office.http.get("/callback"),
        await office.http.post("/sign-in", data={"form_token": token}),
        await office.http.post("/sign-in"),
    ):
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; img-src data:; style-src 'self';")
        assert policy.endswith("form-action 'self'")
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["cache-control"] == "no-store"
        assert not re.search(r"<script|style=|javascript:|\son[a-z]+=", answer.text)


@pytest.mark.skipif(sys.platform == "darwin", reason="loopback has one address there")
async def test_guessing_the_passphrase_pauses_longer_and_longer_for_whoever_guesses_alone(
    office: RunningOffice, clock: FakeClock
) -> None:
    async with office.at("127.0.0.9") as stranger:

        async def guess(text: str) -> int:
            return (await stranger.post("/enter", data={"passphrase": text})).status_code

        assert [await guess("wrong") for _ in range(5)] == [403] * 5
        assert await guess(PAGE_PASSPHRASE) == 429, "not even the right one is looked at"
        pauses = []
        for _ in range(8):
            passed = 0
            while await guess("wrong") == 429:
                clock.forward(5)
                passed += 5
            pauses.append(passed)
            await open_page(office)
        assert pauses == [15, 30, 60, 120, 240, 480, 900, 900]
        clock.forward(900)
        assert await guess(PAGE_PASSPHRASE) == 303
        assert await guess("wrong") == 403, "and the count begins anew"


async def test_a_session_ends_when_nobody_uses_it_and_after_a_working_day(
    office: RunningOffice, clock: FakeClock
) -> None:
    await open_page(office)
    clock.forward(29 * 60)
    assert "form_token" in (await office.http.get("/")).text
    clock.forward(30 * 60)
    assert "form_token" not in (await office.http.get("/")).text
    await open_page(office)
    for _ in range(36):
        clock.forward(20 * 60)
        shown = (await office.http.get("/")).text
    assert "form_token" not in shown


async def test_a_session_ends_while_the_machine_sleeps(office: RunningOffice, clock: FakeClock) -> None:
    await open_page(office)
    clock.sleep(29 * 60)
    assert "form_token" in (await office.http.get("/")).text
    clock.at -= 86_400
    clock.passed += 29 * 60
    assert "form_token" in (await office.http.get("/")).text, "a clock that is set back takes nothing away"
    clock.sleep(30 * 60)
    assert "form_token" not in (await office.http.get("/")).text


FORMS = [
    "/sign-in", "/pasted", "/client-credentials", "/sign-out", "/doors", "/doors/x/unpair",
    "/pairing/x/close", "/policy", "/leave",
]  # fmt: skip


@pytest.mark.parametrize("path", FORMS)
async def test_no_form_does_anything_without_a_session_its_token_and_our_own_page(
    office: RunningOffice, path: str
) -> None:
    before = office.opened.office.kept.state
    fields = {"name": "A", "direction": "entry", "address": "https://x/?code=1&state=2", "document": "{}"}
    stranger = await office.http.post(path, data={**fields, "form_token": "x"})
    assert stranger.status_code == 403
    token = await open_page(office)
    forged = [
        {"data": fields},
        {"data": {**fields, "form_token": "x"}},
        {"data": {**fields, "form_token": token}, "headers": {"Origin": "https://evil.example"}},
        {"data": {**fields, "form_token": token}, "headers": {"Origin": "null"}},
        {"data": {**fields, "form_token": token}, "headers": {"Sec-Fetch-Site": "cross-site"}},
        {"json": {**fields, "form_token": token}},
        {"content": f"form_token={token}", "headers": {"Content-Type": "text/plain"}},
    ]
    for asked in forged:
        answer = await office.http.post(path, **asked)  # type: ignore[arg-type]
        assert answer.status_code == 403, asked
        assert "nothing was changed" in answer.text
    assert (await office.http.get(path)).status_code in (404, 405)
    assert office.opened.office.kept.state == before
    assert office.opened.office.codes.opened() == ()
    assert "form_token" in (await office.http.get("/")).text, "and the session is still open"


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost@evil.example",
        "[",
        "",
        "127.0.0.1:1@evil",
        "localhost/x",
        "localhost?x",
        "localhost#x",
        "localhost:1:1",
        "localhost:x",
    ],
)
async def test_another_host_that_leads_here_gets_nothing(office: RunningOffice, host: str) -> None:
    token = await open_page(office)
    for answer in (
        await office.http.get("/", headers={"Host": host}),
        await office.http.get("/callback?code=1&state=2", headers={"Host": host}),
        await office.http.post("/enter", data={"passphrase": PAGE_PASSPHRASE}, headers={"Host": host}),
        await office.http.post("/doors", data={"form_token": token}, headers={"Host": host}),
    ):
        assert answer.status_code in (400, 421)
        assert "form_token" not in answer.text
        assert "set-cookie" not in answer.headers
    assert office.opened.office.codes.opened() == ()


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8788", "127.0.0.1:9", "[::1]:8788"])
async def test_the_machines_own_names_are_ours(office: RunningOffice, host: str) -> None:
    assert (await office.http.get("/", headers={"Host": host})).status_code == 200


async def test_the_name_that_the_service_sends_browsers_back_to_is_ours(
    folder: OfficeFolder, clock: FakeClock
) -> None:
    set_up_office(folder, redirect_uri="https://office.example/callback")
    async with running(folder, clock) as run:
        assert (await run.http.get("/", headers={"Host": "office.example"})).status_code == 200
    set_up_office(folder, redirect_uri="https://site.example/done")
    async with running(folder, clock) as run:
        assert (await run.http.get("/", headers={"Host": "site.example"})).status_code == 421


async def test_a_pairing_code_is_shown_as_picture_as_text_and_as_link_until_it_is_used(
    office: RunningOffice,
) -> None:
    token = await open_page(office)
    asked = {"form_token": token, "name": "Side <b>door</b>", "direction": "exit", "events": "e1, e2 e1"}
    opened = await office.http.post("/doors", data=asked, headers={"Origin": office.base_url})
    (code,) = office.opened.office.codes.opened()
    path = opened.headers["location"]
    assert path == f"/pairing/{code.code_id}"
    page = await office.http.get(path)
    assert code.plan == DoorPlan("Side <b>door</b>", Direction.EXIT, ("e1", "e2"))
    assert f"{code.code[:5]}-{code.code[5:]}" in page.text
    assert "Side &lt;b&gt;door&lt;/b&gt;" in page.text
    assert "data:image/svg+xml;base64," in page.text
    assert 'http-equiv="refresh" content="5"' in page.text, "it looks whether a door has used it"
    assert f'href="{path}/link"' in page.text
    to_copy = await office.http.get(f"{path}/link")
    assert "http-equiv" not in to_copy.text, "nothing moves under whoever copies"
    assert f"{code.code[:5]}-{code.code[5:]}" in to_copy.text
    shown = link_of(unescape(re.findall(r'<p class="copied">(.*?)</p>', to_copy.text)[0]))
    assert shown is not None
    assert (shown.address, shown.code) == (office.base_url, code.code)
    assert shown.fingerprint == office.opened.office.fingerprint
    await office.http.post("/door/pair", json={"code": code.code, "nonce": "0" * 32})
    for shown_at in (path, f"{path}/link"):
        paired = await office.http.get(shown_at)
        assert "Side &lt;b&gt;door&lt;/b&gt; is paired" in paired.text
    assert "http-equiv" not in paired.text, "it looks no more"
    home = await office.http.get("/")
    assert "Side &lt;b&gt;door&lt;/b&gt;" in home.text
    (door,) = office.opened.office.kept.state.doors
    gone = await office.http.post(f"/doors/{door.door_id}/unpair", data={"form_token": token})
    assert gone.status_code == 303
    assert office.opened.office.kept.state.doors == ()
    assert "is unpaired" in (await office.http.get("/")).text
    assert (await office.http.get(path)).headers["location"] == "/"
    assert "is not open any more" in (await office.http.get("/")).text


async def test_the_address_is_the_one_there_is_when_a_link_is_shown(
    folder: OfficeFolder, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached = ["127.0.0.1"]
    monkeypatch.setattr(bootstrap, "address_in_the_network", lambda: reached[-1])
    async with running(folder, clock, hosts=EVERYWHERE) as run:
        token = await open_page(run)
        path = (await run.http.post("/doors", data={"form_token": token})).headers["location"]
        for page in ((await run.http.get("/")).text, (await run.http.get(path)).text):
            assert "has no network now" in page
            assert "--lan" not in page
        reached.append("192.0.2.7")
        (code,) = run.opened.office.codes.opened()
        address = f"https://192.0.2.7:{run.base_url.rpartition(':')[2]}"
        assert "no network now" not in (await run.http.get(path)).text
        for page in ((await run.http.get("/")).text, (await run.http.get(f"{path}/link")).text):
            assert address in page
            assert "127.0.0.1" not in page
            assert "no network now" not in page
        assert run.opened.office.link(code).address == address
        foreign = await run.http.get("/", headers={"Host": "evil.example"})
        assert address in foreign.text


async def test_an_office_for_this_machine_alone_says_so(office: RunningOffice) -> None:
    await open_page(office)
    home = (await office.http.get("/")).text
    assert "Only doors on this machine reach this office: start it with" in home
    assert "no network now" not in home


async def test_each_open_code_has_a_page_of_its_own(office: RunningOffice) -> None:
    token = await open_page(office)
    for name in ("Back", "", "", "Front"):
        await office.http.post("/doors", data={"form_token": token, "name": name})
    paths = re.findall(r'href="(/pairing/[^"]+)"', (await office.http.get("/")).text)
    codes = office.opened.office.codes.opened()
    assert len(set(paths)) == len(codes) == 4
    for path, code in zip(paths, codes, strict=True):
        page = (await office.http.get(path)).text
        assert f"{code.code[:5]}-{code.code[5:]}" in page
        assert f"<h1>{f'Pair {code.plan.name}' if code.plan.name else 'Pair a door'}</h1>" in page


async def test_a_pairing_page_says_how_long_its_code_is_good_for(
    office: RunningOffice, clock: FakeClock
) -> None:
    await open_page(office)
    code = office.opened.office.open_code(DoorPlan("A"))
    assert isinstance(code, OpenCode)
    clock.sleep(360)
    assert "4 min" in (await office.http.get(f"/pairing/{code.code_id}")).text


async def test_a_code_can_be_voided(office: RunningOffice) -> None:
    token = await open_page(office)
    await office.http.post("/doors", data={"form_token": token, "name": "A", "direction": "entry"})
    (code,) = office.opened.office.codes.opened()
    await office.http.post(f"/pairing/{code.code_id}/close", data={"form_token": token})
    used = await office.http.post("/door/pair", json={"code": code.code, "nonce": "0" * 32})
    assert used.status_code == 403


async def test_a_door_is_shown_with_its_machine_and_what_it_has_unsent(
    office: RunningOffice, clock: FakeClock
) -> None:
    await open_page(office)
    paired = await office.pair(name="Main door")
    headers = {"Authorization": f"Bearer {paired['credential']}"}
    for machine in ("<Laptop> 3", "Main door"):
        seen = {"unsent": 4, "list_complete": True, "door": machine}
        await office.http.post("/door/seen", json=seen, headers=headers)
        clock.forward(120)
        home = (await office.http.get("/")).text
        assert "seen 2 min ago" in home
        assert "4 unsent" in home
        assert ("calls itself &lt;Laptop&gt; 3" in home) == (machine != "Main door")
        assert ("calls itself" in home) == (machine != "Main door")


async def test_a_form_that_is_too_large_is_told_on_a_page(office: RunningOffice) -> None:
    token = await open_page(office)
    large = await office.http.post("/policy", data={"form_token": token, "document": " " * 70_000})
    assert large.status_code == 413
    assert large.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in large.headers["content-security-policy"]
    assert "65536 bytes at most" in large.text


async def test_the_sign_in_goes_to_the_service_and_what_went_wrong_is_on_the_page(
    office: RunningOffice, clock: FakeClock
) -> None:
    service = office.opened.office.sign_in._exchanges
    assert isinstance(service, ScriptedExchanges)
    token = await open_page(office)
    sent = await office.http.post("/sign-in", data={"form_token": token})
    state = onward_address(sent).rpartition("state=")[2]
    foreign = await office.http.get("/callback", params={"code": "c", "state": "made-up"})
    assert foreign.status_code == 400
    assert "does not belong to a sign-in that was begun here" in foreign.text
    assert service.codes == []
    service.grants = [Grant("token-1", "refresh-1", 7200)]
    office.http.cookies.clear()  # a browser that comes from the service brings no SameSite=Strict cookie
    back = await office.http.get("/callback", params={"code": "c0de", "state": state})
    assert back.status_code == 200
    twice = await office.http.get("/callback", params={"code": "c0de", "state": state})
    assert twice.status_code == 400
    assert [code for code, _ in service.codes] == ["c0de"]
    await open_page(office)
    home = (await office.http.get("/")).text
    assert "Signed in as Ada Host" in home
    assert "for 2 h more" in home
    service.replies = [UnauthorisedError("ended <b>there</b>", status=400, oauth_error="invalid_grant")]
    clock.forward(3600)
    await open_page(office)
    await office.opened.office.sign_in.renew_if_due()
    home = (await office.http.get("/")).text
    assert "Signed in as Ada Host" in home
    assert "ended &lt;b&gt;there&lt;/b&gt;" in home
    clock.forward(3600)
    await office.opened.office.sign_in.renew_if_due()
    await open_page(office)
    home = (await office.http.get("/")).text
    assert "The access token has ended." in home
    assert "ended &lt;b&gt;there&lt;/b&gt;" in home
    for secret in ("token-1", "refresh-1", "c0de", CLIENT_SECRET):
        assert secret not in home + back.text + twice.text


async def test_a_sign_in_that_nothing_renews_is_told_while_it_is_good(
    office: RunningOffice, clock: FakeClock
) -> None:
    service = office.opened.office.sign_in._exchanges
    assert isinstance(service, ScriptedExchanges)
    service.grants = [Grant("token-1", None, 7200)]
    sent = await office.http.post("/sign-in", data={"form_token": await open_page(office)})
    state = onward_address(sent).rpartition("state=")[2]
    await office.http.get("/callback", params={"code": "c", "state": state})
    said = "nothing renews the access token: sign in anew before it ends"
    assert said in (await office.http.get("/")).text
    clock.forward(7200)
    await open_page(office)
    assert said not in (await office.http.get("/")).text


def given_back(page: httpx.Response) -> str:
    """The text of the policy's field, which is unfolded."""
    found = re.search(
        r"<details open>\s*<summary>[^<]*</summary>.*?<textarea[^>]* autofocus>\n(.*?)</textarea>",
        page.text,
        re.DOTALL,
    )
    assert found is not None
    return unescape(found[1])


async def test_a_policy_that_the_disk_does_not_take_is_shown_again(
    office: RunningOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = await open_page(office)

    def full(_: OfficeState) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(office.opened.office.kept, "_save", full)
    refused = await office.http.post("/policy", data={"form_token": token, "document": '{"capacity": 3}'})
    assert refused.status_code == 503
    assert "the disk is full" in refused.text
    assert given_back(refused) == '{"capacity": 3}'


async def test_a_browser_that_may_end_elsewhere_is_told_beside_the_button(office: RunningOffice) -> None:
    port = office.base_url.rpartition(":")[2]
    own = await open_page(office)
    assert own
    there = "the service sends this browser to a page that it cannot reach"
    home = (await office.http.get("/")).text
    assert there not in home
    assert "<details>\n    <summary>Other ways" in home
    names = (*office.opened.office.own_names(), "office.example")
    office.opened.office.own_names = lambda: names
    for host in ("office.example", f"office.example:{port}"):
        home = (await office.http.get("/", headers={"Host": host})).text
        assert there in home
        assert f"https://localhost:{port}/callback" in home
        assert "<details open>\n    <summary>Other ways" in home
    for host in (f"localhost:{port}", f"[::1]:{port}"):
        assert there not in (await office.http.get("/", headers={"Host": host})).text
    office.opened.office.sign_in.redirect_uri = "https://tickets.example/done"
    assert there not in (await office.http.get("/", headers={"Host": "office.example"})).text


async def test_a_policy_is_kept_for_doors_and_its_pins_are_not_shown(office: RunningOffice) -> None:
    token = await open_page(office)
    pin_hash = hash_pin("4711")
    document = f'{{"capacity": 300, "supervisors": [{{"name": "Ada", "pin_hash": "{pin_hash}"}}]}}'
    await office.http.post("/policy", data={"form_token": token, "document": document})
    home = (await office.http.get("/")).text
    assert "the policy is kept" in home.lower()
    assert pin_hash not in unescape(home)
    edited = unescape(re.findall(r"<textarea[^>]*>(.*?)</textarea>", home, re.DOTALL)[0])
    changed = edited.replace("300", "200")
    await office.http.post("/policy", data={"form_token": token, "document": changed})
    policy = (await office.pair())["policy"]
    kept = office.opened.office.kept.state
    assert (policy["capacity"], policy["supervisors"][0]["pin_hash"]) == (200, pin_hash)
    for bad in ('{"capacitty": 3}', "null", "[", '{"version": 2}', '"\\ud800"', "[" * 9000, "<b>\n"):
        refused = await office.http.post("/policy", data={"form_token": token, "document": bad})
        assert refused.status_code == 400
        assert "the policy was not kept" in refused.text.lower()
        assert given_back(refused) == bad.strip(), "nobody types it anew for a mistake in it"
    assert office.opened.office.kept.state.policy == kept.policy
    await office.http.post("/policy", data={"form_token": token, "document": " "})
    assert office.opened.office.kept.state.policy is None


class _Labels(HTMLParser):
    """The ids that labels are for, and those of fields."""

    def __init__(self) -> None:
        super().__init__()
        self.labelled: set[str] = set()
        self.fields: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "label" and (target := given.get("for")):
            self.labelled.add(target)
        if tag in ("input", "textarea") and given.get("type") not in ("hidden", "radio"):
            self.fields.add(given.get("id") or "?")


async def test_every_field_has_a_label(office: RunningOffice) -> None:
    shut = await office.http.get("/")
    await open_page(office)
    for page in (shut, await office.http.get("/")):
        found = _Labels()
        found.feed(page.text)
        assert found.fields
        assert found.fields == found.labelled
