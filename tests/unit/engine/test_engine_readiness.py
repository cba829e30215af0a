"""What doctor makes of each fact."""

import asyncio
import re

import pytest
from msgspec.structs import replace

from kiosk.core.message import Message
from kiosk.core.policy import ALL_EVENTS
from kiosk.core.retention import GuestsHeld
from kiosk.core.tickets import Event, Listing
from kiosk.engine.camera_readiness import CameraFacts, camera_checks
from kiosk.engine.errors import (
    FailedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    NotSetUpError,
    RefusedError,
    ServiceError,
    ThrottledError,
    UnauthorisedError,
)
from kiosk.engine.link_readiness import link_checks, token_needed_s
from kiosk.engine.readiness import Check, folder_checks, profile_checks
from kiosk.engine.readiness_facts import (
    FolderFacts,
    LinkFacts,
    NoProfile,
    NotOpened,
    NotReached,
    NotSetUp,
    Opened,
    Reached,
    examine_link,
)
from kiosk.engine.records import CurrentUser, Lost, OutboxCount, TokenInfo

NOW = 1_781_372_400.0
FOLDER = FolderFacts("/home/kiosk", 10**11, "", True, "keyring", "Secret Service", ())
TONIGHT = Event("tonight", Listing("festival", "Harbour Festival"), NOW - 60, NOW + 3600)
READY = Opened((), ("tonight",), (TONIGHT,), 500, True, NOW - 8, OutboxCount(), 0)


def wrong(checks: "list[Check]") -> set[str]:
    """Which are not ok; each of these says what to do, and the others do not."""
    assert all(bool(check.mend) is not check.ok for check in checks), checks
    assert len({check.check for check in checks}) == len(checks)
    return {check.check for check in checks if not check.ok}


@pytest.mark.parametrize(
    ("folder", "expected"),
    [
        (FOLDER, set()),
        (replace(FOLDER, encrypted=None, key_kept=""), set()),
        (replace(FOLDER, free_bytes=499_000_000), {"disk"}),
        (replace(FOLDER, write_trouble="No space left on device"), {"disk"}),
        (replace(FOLDER, encrypted=False), {"encryption"}),
        (replace(FOLDER, keyring=""), {"keyring"}),
        (replace(FOLDER, keyring="", key_kept=""), {"keyring"}),
        (replace(FOLDER, keyring="", key_kept="passphrase"), set()),
        (replace(FOLDER, keyring="", keyring_trouble="no answer within 20 s"), {"keyring"}),
        (replace(FOLDER, others_change=("kiosk", "kiosk.db")), {"access"}),
        (replace(FOLDER, others_change=("kiosk",), others_own=("kiosk",)), {"access"}),
        (replace(FOLDER, set_aside=("kiosk.damaged-1.db",)), {"set_aside"}),
    ],
)
def test_the_folder(folder: FolderFacts, expected: set[str]) -> None:
    assert wrong(list(folder_checks(folder))) == expected


@pytest.mark.parametrize(
    ("profile", "expected"),
    [
        (READY, set()),
        (NoProfile(), {"profile"}),
        (NotOpened("wrong passphrase"), {"profile"}),
        (replace(READY, faults=("HMAC verification failed for page 5",)), {"integrity"}),
        (replace(READY, events=(), held=()), {"event"}),
        (replace(READY, events=(), held=(TONIGHT, Event("tomorrow"))), {"event"}),
        (replace(READY, events=()), set()),
        (replace(READY, events=("all",), held=(TONIGHT, Event("tomorrow"))), set()),
        (replace(READY, held=()), {"event"}),
        (replace(READY, of_others=500), set()),
        (replace(READY, held=(replace(TONIGHT, end=NOW - 1),)), {"event"}),
        (replace(READY, held=(replace(TONIGHT, end=None),)), set()),
        (
            replace(READY, events=("tonight", "past"), held=(TONIGHT, Event("past", None, NOW - 9, NOW - 5))),
            set(),
        ),
        (replace(READY, lists=False, as_of=None), {"list"}),
        (replace(READY, as_of=NOW - 3601), {"list"}),
        (replace(READY, as_of=NOW - 3600), set()),
        (replace(READY, as_of=NOW + 3600), {"list"}),
        (replace(READY, as_of=NOW + 30), set()),
        (replace(READY, outbox=OutboxCount(3, NOW - 299)), set()),
        (replace(READY, outbox=OutboxCount(3, NOW - 301)), {"unsent"}),
        (replace(READY, outbox=OutboxCount(0, None, 2)), {"attention"}),
        (replace(READY, incidents=1), {"incidents"}),
        (replace(READY, supervisors=("Mira",)), set()),
        (replace(READY, supervisors=("Mira", "Tom"), unusable_pins=("Tom",)), {"pins"}),
    ],
)
def test_the_profile(profile: Opened, expected: set[str]) -> None:
    assert wrong(list(profile_checks(profile, NOW))) == expected


@pytest.mark.parametrize(
    ("profile", "said"),
    [
        (READY, "nobody has a PIN: .* opens for everybody; set one there, under “This door”$"),
        (
            replace(READY, supervisors=("Mira", "Tom")),
            "2 supervisors have a PIN; a profile put back",
        ),
        (replace(READY, supervisors=("Tom",), unusable_pins=("Tom",)), "the PIN of Tom is damaged"),
        (replace(READY, lost=Lost(policy=True)), ""),
    ],
)
def test_pins_that_are_not_set_or_damaged_are_said(profile: Opened, said: str) -> None:
    found = [check.detail for check in profile_checks(profile, NOW) if check.check == "pins"]
    assert bool(found) is bool(said)
    assert all(re.search(said, detail) for detail in found)


@pytest.mark.parametrize(
    ("link", "expected"),
    [
        (Reached(0.1, 0.2, "", 14 * 86_400), set()),
        (Reached(0.1, 0.2), set()),
        (Reached(0.1, None), {"clock"}),
        (Reached(0.1, None, "there is no token"), {"clock", "token"}),
        (Reached(0.1, 0.2, scopes=("public", "more"), application="app"), set()),
        (Reached(0.1, 0.2, application="app"), set()),
        (Reached(0.1, 0.2, scopes=("private",)), {"scopes"}),
        (Reached(0.1, 0.2, "revoked", scopes=("private",)), {"token"}),
        (Reached(0.7, 0.2, "", 14 * 86_400), {"link"}),
        (Reached(0.1, 61, "", 14 * 86_400), {"clock"}),
        (Reached(0.1, -61, "", 14 * 86_400), {"clock"}),
        (Reached(0.1, 0, "", 86_399), {"token"}),
        (Reached(0.1, 0, "", 0), {"token"}),
        (Reached(0.1, 0, "revoked"), {"token"}),
        (NotReached("no route"), {"link", "clock", "token"}),
    ],
)
def test_the_link(link: Reached, expected: set[str]) -> None:
    assert wrong(list(link_checks(link))) == expected


def test_a_service_that_does_not_say_its_time_was_not_compared_with() -> None:
    (clock,) = (one for one in link_checks(Reached(0.1, None)) if one.check == "clock")
    assert not clock.ok
    assert "telephone" in clock.mend
    assert isinstance(clock.mend, Message), "a screen says the same"
    unasked = list(link_checks(Reached(0.1, None, "there is no token")))
    (clock,) = (one for one in unasked if one.check == "clock")
    assert clock.detail == "not compared with the service's", "nobody knows whether it says its time"


def test_for_which_application_a_token_is_and_what_it_may_do_is_told() -> None:
    (good,) = (
        one for one in link_checks(Reached(0.1, 0, "", None, "", ("public",), "app")) if one.check == "scopes"
    )
    assert (good.ok, good.detail) == (True, "for the application app, scope public")
    (bad,) = (one for one in link_checks(Reached(0.1, 0, scopes=("a", "b"))) if one.check == "scopes")
    assert (bad.ok, bad.detail) == (False, "for the application ?, scope a, b")


@pytest.mark.parametrize(
    ("needed_days", "ok"), [(None, True), (0.1, True), (1.9, True), (2.1, False), (40.0, False)]
)
def test_a_token_has_to_last_until_the_doors_last_event_is_over(needed_days: float | None, ok: bool) -> None:
    needed_s = None if needed_days is None else needed_days * 86_400
    (token,) = (
        one for one in link_checks(Reached(0.1, 0, "", 2 * 86_400), needed_s=needed_s) if one.check == "token"
    )
    assert token.ok is ok
    assert ("the event is over in" in token.detail) is not ok
    renewed = list(link_checks(Reached(0.1, 0, "", 2 * 86_400), renewed=True, needed_s=needed_s))
    assert wrong(renewed) == set(), "an office sees to it"


def test_for_how_long_a_door_needs_its_token() -> None:
    def needed(*events: Event, chosen: tuple[str, ...]) -> float | None:
        return token_needed_s(replace(READY, held=events, events=chosen), NOW)

    later = Event("later", None, NOW + 5 * 86_400, NOW + 5 * 86_400 + 3600)
    endless, over = Event("endless", None, NOW + 7200), Event("over", None, NOW - 9000, NOW - 60)
    assert needed(TONIGHT, later, chosen=("tonight",)) == 3600
    assert needed(TONIGHT, later, over, chosen=("tonight", "later", "over")) == 5 * 86_400 + 3600
    assert needed(endless, later, chosen=("endless",)) == 7200
    assert needed(later, chosen=()) == 5 * 86_400 + 3600, "the only one there is"
    assert needed(TONIGHT, later, chosen=()) is None
    assert needed(TONIGHT, later, chosen=(ALL_EVENTS,)) is None
    assert needed(over, chosen=("over",)) is None
    assert token_needed_s(NotOpened("damaged"), NOW) is None


@pytest.mark.parametrize(
    ("days", "over_days", "detail"),
    [
        (0.0, 400, "guests are held until somebody purges them"),
        (30.0, None, "no guests are held"),
        (30.0, 3, "the next guests are forgotten in 27 days"),
        (30.0, 31, "guests are forgotten in the next quiet hour of the door"),
    ],
)
def test_when_guests_are_forgotten(days: float, over_days: float | None, detail: str) -> None:
    assert retention_of(days, over_days) == Check("retention", ok=True, detail=detail)


def test_guests_who_should_have_gone_long_ago_are_a_finding() -> None:
    found = retention_of(30.0, 40)
    assert (found.ok, found.detail) == (False, "guests should have been forgotten 10 days ago")
    assert "kiosk purge" in found.mend


def retention_of(days: float, over_days: float | None) -> Check:
    guests = () if over_days is None else (GuestsHeld("past", 9, end=NOW - over_days * 86_400),)
    checks = profile_checks(replace(READY, retention_days=days, guests=guests), NOW)
    return next(check for check in checks if check.check == "retention")


def test_which_way_the_clock_is_off() -> None:
    def said(skew_s: float) -> str:
        return next(c.detail for c in link_checks(Reached(0.1, skew_s)) if c.check == "clock")

    assert (said(90), said(-90), said(0.4)) == (
        "90 s behind the service's",
        "90 s ahead of the service's",
        "agrees",
    )


def test_the_camera() -> None:
    live = CameraFacts("camera 0", "", width=1280, height=720, fps=30.0)
    assert wrong(list(camera_checks(live))) == set()
    assert wrong(list(camera_checks(CameraFacts("camera 0", "in use")))) == {"camera"}
    assert wrong(list(camera_checks(CameraFacts("camera 0", "")))) == {"camera"}, "nobody saw a picture"
    assert wrong(list(camera_checks(replace(live, missing=("no zbar",))))) == {"decoders"}


USERLESS = RefusedError("no user", status=404)


class Answers:
    """A service that answers one question."""

    skew_s = 3.0

    def __init__(self, answer: TokenInfo | ServiceError, user: CurrentUser | ServiceError = USERLESS) -> None:
        self.answer, self.user = answer, user

    async def token_info(self) -> TokenInfo:
        if isinstance(self.answer, ServiceError):
            raise self.answer
        return self.answer

    async def current_user(self) -> CurrentUser:
        if isinstance(self.user, ServiceError):
            raise self.user
        return self.user


class Ticks:
    """A clock on which each look is half a second later."""

    def __init__(self) -> None:
        self.at = 0.0

    def monotonic(self) -> float:
        self.at += 0.5
        return self.at

    def now(self) -> float:
        return NOW


INFO = TokenInfo("host", ("public",), 9, "app", None)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (INFO, Reached(0.5, 3.0, "", 9, "", ("public",), "app")),
        (UnauthorisedError("expired", status=401), Reached(0.5, 3.0, "expired")),
        (UnauthorisedError(status=401), Reached(0.5, 3.0, "the token is refused")),
        (RefusedError("not for you", status=403), Reached(0.5, 3.0, "not for you")),
        (NotSentError("no route"), NotReached("no route")),
        (NotSetUpError("ask the host"), NotSetUp("ask the host")),
        (LostError(), NotReached("LostError")),
        (NotDocumentedError("a portal"), NotReached("a portal")),
        (FailedError("500", status=500), NotReached("500")),
        (ThrottledError("slow down", status=429), NotReached("slow down")),
    ],
)
async def test_every_answer_is_a_fact(answer: TokenInfo | ServiceError, expected: LinkFacts) -> None:
    assert await examine_link(Answers(answer), Ticks()) == expected  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("user", "name"),
    [
        (CurrentUser("host", first_name="Ada", last_name="Host"), "Ada Host"),
        (CurrentUser("host", last_name="Host"), "Host"),
        (CurrentUser("host", email="ada@example.org"), "ada@example.org"),
        (CurrentUser("host"), ""),
        (CurrentUser("host", first_name="A" * 1000), "A" * 80),
        (FailedError("500", status=500), ""),
    ],
)
async def test_who_is_signed_in_is_a_fact_where_it_can_be_found_out(
    user: CurrentUser | ServiceError, name: str
) -> None:
    found = await examine_link(Answers(INFO, user), Ticks())  # type: ignore[arg-type]
    assert found == Reached(0.5, 3.0, "", 9, name, ("public",), "app")
    (check,) = (one for one in link_checks(found) if one.check == "token")
    left = "good for another 9 s"
    assert check.detail == (f"{name} is signed in; {left}" if name else left)


async def test_a_service_that_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiosk.engine.readiness_facts.LINK_TIMEOUT_S", 0.01)

    class Silent(Answers):
        async def token_info(self) -> TokenInfo:
            await asyncio.Event().wait()
            return INFO

    found = await examine_link(Silent(INFO), Ticks())  # type: ignore[arg-type]
    assert isinstance(found, NotReached)
    assert found.why.startswith("no answer within")
