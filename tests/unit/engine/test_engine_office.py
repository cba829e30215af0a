"""A door that is paired with an office: what keeps its token fresh, and what another sign-in changes."""

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.core.layouts import typed_on
from kiosk.core.link import LinkState
from kiosk.core.message import Message
from kiosk.core.outbox import EntryState
from kiosk.core.pace import CONCURRENCY
from kiosk.core.policy import Budgets, DoorPolicy
from kiosk.core.presence import InputMethod
from kiosk.core.verdict import Reason, Refer, VerdictKind
from kiosk.engine import guest_list, uploader
from kiosk.engine.controller import PAIRING_CODE, NotATicket, PairingCodeTyped
from kiosk.engine.errors import (
    OfficeSignedOutError,
    OfficeUnreachableError,
    OtherOfficeError,
    StoreError,
    UnauthorisedError,
    UnpairedError,
)
from kiosk.engine.events import (
    EngineEvent,
    GuestListChanged,
    PairingCodeRead,
    SignedIn,
    SignInNeeded,
    SyncFailed,
    VerdictGiven,
)
from kiosk.engine.link_readiness import link_checks
from kiosk.engine.link_watch import LinkWatch
from kiosk.engine.office import (
    DoorStatus,
    OfficeToken,
    OfficeWatch,
    Pairing,
    keep_pairing,
    pairing_of,
    sign_in_mark,
)
from kiosk.engine.office_readiness import Beside, OfficeFacts, beside_of, examine_office, office_checks
from kiosk.engine.readiness import Check
from kiosk.engine.readiness_facts import NotReached, Reached, examine_link
from kiosk.engine.records import GuestPage, PageQuery
from kiosk.engine.supervised import NotRecorded
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import (
    Door,
    FakeClock,
    ScriptedService,
    hold_list,
    open_door,
    pages_of,
    send_round,
    until,
)
from tests.unit.engine.scripted_office import PAIRING, ScriptedTokens, Step, token
from tests.unit.engine.supervisors import PIN, SUPERVISORS
from tests.unit.store.store_samples import page, ticket

PATIENCE_S = 10.0
MARK = sign_in_mark("office-1", "sign-in 1")
OTHER_MARK = sign_in_mark("office-1", "sign-in 2")
UNREACHED = OfficeUnreachableError("office unreachable")
SIGNED_OUT = OfficeSignedOutError("not signed in at the office: revoked")


class Watched:
    """A watch over scripted tokens, with what it slept, said and passed on."""

    def __init__(self, *steps: Step, jitter: float = 1.0) -> None:
        self.clock = FakeClock()
        self.tokens = ScriptedTokens(self.clock, *steps)
        self.slept: list[float] = []
        self.said: list[EngineEvent] = []
        self.marks: list[str] = []
        self.status_error: StoreError | None = None
        self.watch = OfficeWatch(self.tokens, self, self.clock, self.said.append, lambda: jitter, self.sleep)

    def token_came(self, mark: str, account: str | None = None) -> None:
        assert account is None, "an office does not say whose it is"
        self.marks.append(mark)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.clock.forward(seconds)
        await asyncio.sleep(0)

    async def status(self) -> DoorStatus:
        if self.status_error is not None:
            raise self.status_error
        return DoorStatus(2, list_complete=True, door="Door A")

    async def run(self) -> "Watched":
        running = asyncio.create_task(self.watch.run(self.status), name="office")
        await self.tokens.done.wait()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        return self


async def test_the_first_look_does_not_wait_and_later_ones_do() -> None:
    watched = await Watched(token(1), None, None).run()
    assert watched.tokens.waits == [0, 50, 50, 50]
    assert watched.slept == []
    assert watched.said == []
    assert watched.marks == [MARK]


async def test_at_half_of_its_life_the_office_is_asked_anew() -> None:
    clock_at = FakeClock().passed
    watched = await Watched(token(1, ends_s=clock_at + 80), None, None).run()
    assert watched.tokens.waits == [0, 30, 50, 50]


async def test_an_office_that_is_not_reached_is_asked_later_and_later_and_by_chance() -> None:
    watched = await Watched(token(1), *[UNREACHED] * 9, token(2), UNREACHED).run()
    assert watched.slept == [1, 2, 4, 8, 16, 32, 60, 60, 60, 1, 1]
    hasty = await Watched(token(1), *[UNREACHED] * 9, jitter=0.0).run()
    assert hasty.slept == [1, 1, 2, 4, 8, 16, 30, 30, 30]


async def test_staff_hear_of_an_office_that_is_not_reached_once_the_token_has_ended() -> None:
    watched = Watched(token(1, ends_s=FakeClock().passed + 10), *[UNREACHED] * 5, token(2))
    await watched.run()
    assert watched.said == [SignInNeeded("office unreachable"), SignedIn()]


async def test_without_any_token_staff_hear_at_once() -> None:
    watched = await Watched(UNREACHED, UNREACHED, token(1)).run()
    assert watched.said == [SignInNeeded("office unreachable"), SignedIn()]


async def test_a_sign_in_at_the_office_is_heard_of_at_once() -> None:
    """Whoever asks a signed-out office is held until there is a token: no pause keeps that from the door."""
    watched = Watched(SIGNED_OUT, SIGNED_OUT, SIGNED_OUT, token(1))
    watched.tokens.after_s = 50
    await watched.run()
    assert watched.tokens.waits[1:4] == [50, 50, 50]
    assert watched.slept == [1, 1, 1, 1]
    assert watched.said == [SignInNeeded(SIGNED_OUT.text), SignedIn()]


async def test_an_office_that_answers_at_once_with_nothing_is_not_asked_without_a_pause() -> None:
    watched = Watched(token(1))
    watched.tokens.held = token(1)

    async def nothing(wait_s: float) -> bool:
        watched.tokens.waits.append(wait_s)
        if len(watched.tokens.waits) == 4:
            watched.tokens.done.set()
        await asyncio.sleep(0)
        return False

    watched.tokens.look = nothing  # type: ignore[method-assign]
    await watched.run()
    assert len(watched.slept) >= 3
    assert min(watched.slept) >= 1


@pytest.mark.parametrize("accounts", [1, 99])
async def test_an_office_that_has_a_token_for_every_question_is_asked_later_and_later(accounts: int) -> None:
    tokens = [token(n, f"sign-in {n % accounts}") for n in range(1, 11)]
    watched = await Watched(*tokens).run()
    assert watched.slept == [1, 1, 2, 4, 8, 16, 32, 60, 60]
    assert len(watched.tokens.told) == 3, "and meanwhile it hears of the door once a minute, as ever"
    rested = await Watched(*tokens[:5], None, *tokens[5:7]).run()
    assert rested.slept == [1, 1, 2, 4, 1, 1], "one that it held ends the row"


async def test_tokens_that_live_for_seconds_are_taken_as_they_come() -> None:
    watched = Watched(*(token(n) for n in range(1, 11)))
    watched.tokens.token_after_s = 6.0
    await watched.run()
    assert watched.slept == [], "each came when the one before was half used up"


@pytest.mark.parametrize("error", [UnpairedError("unpaired"), OtherOfficeError("not this office")])
async def test_an_unpaired_door_and_another_office_are_told_at_once(
    error: UnpairedError | OtherOfficeError,
) -> None:
    watched = await Watched(token(1), error, error).run()
    assert watched.said == [SignInNeeded(error.text)]
    assert watched.slept[0] == (60 if isinstance(error, UnpairedError) else 1)


async def test_trouble_stays_known_until_a_token_comes() -> None:
    unpaired = UnpairedError("unpaired")
    watched = await Watched(token(1), unpaired, UNREACHED, unpaired).run()
    assert watched.watch.trouble is unpaired
    assert len(watched.said) == 1, "told once, and known for as long as it lasts"
    watched = await Watched(token(1), unpaired, token(2)).run()
    assert watched.watch.trouble is None


async def test_the_office_hears_now_and_then_how_the_door_is() -> None:
    watched = await Watched(token(1), None, None, None, None).run()
    assert watched.tokens.told == [DoorStatus(2, list_complete=True, door="Door A")] * 3
    failing = Watched(token(1), None, None)
    failing.tokens.tell_error = UNREACHED
    await failing.run()
    broken = Watched(token(1), None, None)
    broken.status_error = StoreError("the disk is full")
    await broken.run()
    assert failing.said == broken.said == []


async def test_a_token_that_came_another_way_ends_the_trouble_too() -> None:
    watched = await Watched(UNREACHED).run()
    watched.tokens.push(token(1))
    assert watched.said == [SignInNeeded("office unreachable"), SignedIn()]


async def test_whoever_cannot_wait_asks_once() -> None:
    watched = Watched(UNREACHED, token(1))
    await watched.watch.look_now()
    assert (watched.tokens.held, watched.said) == (None, [])
    await watched.watch.look_now()
    assert watched.tokens.waits == [0, 0]
    assert watched.marks == [MARK]


async def test_it_ends_at_once_in_the_middle_of_a_look() -> None:
    watched = Watched()
    running = asyncio.create_task(watched.watch.run(watched.status), name="office")
    await watched.tokens.done.wait()
    running.cancel()
    (ended,) = await asyncio.gather(running, return_exceptions=True)
    assert isinstance(ended, asyncio.CancelledError)


async def test_a_pairing_is_kept_until_it_is_forgotten_and_a_damaged_one_is_none(
    profile: Profile, caplog: pytest.LogCaptureFixture
) -> None:
    assert await pairing_of(profile) is None
    await keep_pairing(profile, PAIRING)
    assert await pairing_of(profile) == PAIRING
    await keep_pairing(profile, None)
    assert await pairing_of(profile) is None
    await profile.notes.put("office", '{"credential": "SECRET", "address": 5}')
    assert await pairing_of(profile) is None
    assert "SECRET" not in caplog.text
    assert "pair this door again" in caplog.text
    assert "credential" not in repr(replace(PAIRING, credential="x")).replace("office", "")


class Paired:
    """A service that answers as whoever the held token is of, and a paired door's tokens."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.tokens = ScriptedTokens(self.clock)
        self.service = ScriptedService()
        self.service.renew_token = self.renew  # type: ignore[method-assign]
        self.fresh: list[Step] = []

    async def renew(self) -> bool:
        self.service.renewed += 1
        step = self.fresh.pop(0) if self.fresh else None
        await asyncio.sleep(0)
        if isinstance(step, OfficeSignedOutError | OfficeUnreachableError):
            raise step
        if step is None or isinstance(step, Exception):
            return False
        self.tokens.push(step)
        return True


async def scan(door: Door, code: str) -> VerdictGiven:
    given = await door.engine.scan(code, InputMethod.COMMAND_LINE)
    assert given is not None
    return given


async def test_a_renewed_token_of_the_same_sign_in_changes_nothing_and_asks_nothing(profile: Profile) -> None:
    at = Paired()
    await hold_list(profile, [ticket("a"), ticket("b")], mark=MARK)
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        at.tokens.push(token(1))
        assert (await scan(door, "a")).verdict.kind is VerdictKind.ADMIT
        door.guest_list._wake.clear()
        at.tokens.push(token(2))
        assert not door.guest_list._wake.is_set()
        assert (await scan(door, "b")).verdict.kind is VerdictKind.ADMIT
        assert (at.service.identified, at.service.renewed) == (0, 0)
        assert at.service.asked == ["a", "b"]


async def test_the_account_of_a_sign_in_is_asked_for_once_over_restarts(profile: Profile) -> None:
    for run in ("1", "2"):
        at = Paired()
        at.fresh = [token(5)]
        at.service.pages = pages_of([ticket("a")])
        async with open_door(profile, at.service, at.clock, office=at.tokens, run=run) as door:
            await door.guest_list.sync()
            assert at.service.renewed == 1
            assert at.service.identified == (1 if run == "1" else 0)
    assert await profile.notes.get(f"account:{MARK}") == "host"


async def test_a_start_without_the_office_goes_by_the_account_that_was_signed_in_last(
    profile: Profile,
) -> None:
    await hold_list(profile, [ticket("a")], mark=MARK)
    await profile.notes.put("signed_in", "host")
    at = Paired()
    at.fresh = [UNREACHED] * 9
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        assert (await scan(door, "a")).verdict.kind is VerdictKind.ADMIT
        assert (await scan(door, "nobody")).verdict.kind is VerdictKind.UNKNOWN
        assert at.service.asked == []
        with pytest.raises(OfficeUnreachableError):
            await door.guest_list.sync()
        assert door.watch.state is LinkState.SIGN_IN
        door.guest_list._wake.clear()
        at.tokens.push(token(1))
        assert door.guest_list._wake.is_set()


async def test_guests_do_not_wait_for_an_office_that_is_known_to_have_no_token(profile: Profile) -> None:
    """A new profile's first guests: whose token it will be is asked once, not for each of them."""
    at = Paired()
    at.fresh = [UNREACHED] * 9
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        for _ in range(3):
            at.clock.forward(60)
            assert (await scan(door, "a")).verdict == Refer(Reason.LIST_NOT_LOADED)
        assert at.service.renewed == 1


async def test_guests_do_not_wait_for_an_office_that_does_not_answer_while_it_is_asked(
    profile: Profile,
) -> None:
    at, asked = Paired(), []

    async def for_ever() -> bool:
        asked.append(at.clock.monotonic())
        await asyncio.Event().wait()
        raise AssertionError

    at.service.renew_token = for_ever  # type: ignore[method-assign]
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        door.session.policy = DoorPolicy(budgets=Budgets(recheck_ms=10))
        assert (await scan(door, "a")).verdict == Refer(Reason.LIST_NOT_LOADED)
        assert door.watch.link.lapses == 1
        door.session.policy = DoorPolicy(budgets=Budgets(recheck_ms=3_600_000))
        async with asyncio.timeout(PATIENCE_S):
            for _ in range(3):
                at.clock.forward(60)
                assert (await scan(door, "a")).verdict == Refer(Reason.LIST_NOT_LOADED)
        assert len(asked) == 1


@pytest.mark.parametrize("comes", [False, True])
async def test_who_waited_for_an_office_that_did_not_answer_asks_again_only_where_a_token_came(
    profile: Profile, comes: bool
) -> None:
    at, gate, asked = Paired(), asyncio.Event(), []

    async def hang() -> bool:
        asked.append(1)
        await gate.wait()
        raise UNREACHED

    at.service.renew_token = hang  # type: ignore[method-assign]
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        waiting = [asyncio.create_task(door.session.identify()) for _ in range(3)]
        await until(lambda: bool(asked))
        if comes:
            at.tokens.push(token(1))
        gate.set()
        first, *others = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(first, OfficeUnreachableError)
        assert others == (["host", "host"] if comes else [first, first])
        assert len(asked) == 1
        if not comes:
            with pytest.raises(OfficeUnreachableError):
                await door.session.identify()
            assert len(asked) == 2, "whoever comes later asks anew"


async def test_another_sign_in_is_identified_anew_and_its_list_fetched(profile: Profile) -> None:
    at = Paired()
    await hold_list(profile, [ticket("a")], mark=MARK)
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        at.tokens.push(token(1))
        assert (await scan(door, "a")).verdict.kind is VerdictKind.ADMIT
        at.service.owner, at.service.pages = "other host", pages_of([ticket("theirs")])
        at.tokens.push(token(2, "sign-in 2"))
        assert door.guest_list._wake.is_set()
        verdict = (await scan(door, "a")).verdict
        assert isinstance(verdict, Refer)
        assert (verdict.why, verdict.accounts) == (Reason.OTHER_ACCOUNT, ("host",))
        assert door.session.account == "other host"
        await door.guest_list.sync()
        assert (await scan(door, "theirs")).verdict.kind is VerdictKind.ADMIT
        assert await profile.notes.get(f"account:{OTHER_MARK}") == "other host"


async def test_what_was_queued_as_another_account_stays_and_goes_when_that_one_is_back(
    profile: Profile,
) -> None:
    at = Paired()
    await hold_list(profile, [ticket("a")], mark=MARK)
    at.service.always = UnauthorisedError("expired")
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        at.tokens.push(token(1))
        await scan(door, "a")
        at.service.always, at.service.owner = ScriptedService().always, "other host"
        at.tokens.push(token(2, "sign-in 2"))
        await send_round(door)
        (waiting,) = await profile.outbox.entries(every=False)
        assert (waiting.state, waiting.account) == (EntryState.WAITING, "host")
        assert at.service.asked == ["a"]
        at.tokens.push(token(3, "sign-in 1"))
        at.clock.forward(120)
        await send_round(door)
        assert await profile.outbox.entries(every=False) == []


async def test_a_check_in_never_leaves_as_somebody_elses_who_signs_in_while_it_is_under_way(
    profile: Profile,
) -> None:
    """The token was refused, and what came instead is of another sign-in: it is not sent again with that."""
    at = Paired()
    await hold_list(profile, [ticket("a")], mark=MARK)
    at.service.replies["a"] = [UnauthorisedError("revoked")]
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        at.tokens.push(token(1))
        at.fresh = [token(2, "sign-in 2")]
        assert (await scan(door, "a")).verdict.kind is VerdictKind.ADMIT
        await door.uploader.settle()
        assert at.service.asked == ["a"]
        (waiting,) = await profile.outbox.entries(every=False)
        assert (waiting.state, waiting.account) == (EntryState.WAITING, "host")
        assert "somebody else signed in" in waiting.last_error
        assert await profile.outbox.entries(every=True) == [waiting]


async def test_pages_that_came_after_another_sign_in_are_not_this_accounts(profile: Profile) -> None:
    at = Paired()
    await profile.notes.put(f"account:{MARK}", "host")

    def pages(query: PageQuery) -> GuestPage:
        at.tokens.push(token(2, "sign-in 2"))
        return page([ticket("theirs")][query.offset :])

    at.service.pages = pages
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        at.tokens.push(token(1))
        with pytest.raises(Exception, match="Somebody else signed in"):
            await door.guest_list.sync()
        assert await profile.guests.count() == 0
        at.service.owner = "other host"
        await door.guest_list.sync()
        assert await profile.guests.count("other host") == 1
        assert await profile.guests.count("host") == 0


async def test_a_push_sends_what_waited_for_a_sign_in(profile: Profile) -> None:
    at = Paired()
    await hold_list(profile, [ticket("a")], mark=MARK)
    at.service.always = UnauthorisedError("expired")
    at.fresh = [UNREACHED]
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        at.tokens.push(token(1))
        await scan(door, "a")
        assert (door.uploader.signed_out, door.uploader.paused) == (True, True)
        assert [event.text for event in door.heard(SignInNeeded)] == ["expired"]
        at.service.always = ScriptedService().always
        running = asyncio.create_task(door.uploader.run())
        await asyncio.sleep(0)
        assert at.service.asked == ["a"]
        at.tokens.push(token(2))
        assert not door.uploader.paused
        at.clock.forward(60)  # the entry's own pause, after which nothing but the push lets it go
        door.uploader.poke()
        await until(lambda: at.service.asked == ["a", "a"])
        await door.uploader.settle()
        assert await profile.outbox.entries(every=False) == []
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


class Refusing(Paired):
    """A service that refuses every token, and an office that has another one for every refusal."""

    def __init__(self, accounts: int = 1) -> None:
        super().__init__()
        self.accounts = accounts
        self.has_tokens = True
        self.service.always = UnauthorisedError("expired")
        self.service.token_info = self.refuse  # type: ignore[method-assign, assignment]

    async def renew(self) -> bool:
        await asyncio.sleep(0)
        if self.has_tokens:
            self.tokens.push(self.another())
        return self.has_tokens

    async def refuse(self) -> None:
        await self.renew()
        raise UnauthorisedError("expired")

    def another(self) -> OfficeToken:
        serial = self.tokens.held.serial + 1 if self.tokens.held else 1
        return token(serial, f"sign-in {1 + serial % self.accounts}")


async def pass_some_turns(profile: Profile) -> None:
    for _ in range(200):
        await profile.notes.get("what takes a turn of the loop and of the disk")


@pytest.mark.parametrize("accounts", [1, 99])
async def test_a_list_that_is_refused_with_each_new_token_is_not_asked_for_without_a_pause(
    profile: Profile, monkeypatch: pytest.MonkeyPatch, accounts: int
) -> None:
    monkeypatch.setattr(guest_list, "REFUSED_AGAIN_S", 3600)
    at = Refusing(accounts)
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        running = asyncio.create_task(door.guest_list.run(delta_every_s=7200, full_every_s=7200))
        await until(lambda: bool(door.heard(SyncFailed)))
        await pass_some_turns(profile)
        assert len(door.heard(SyncFailed)) == 1
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_list_that_was_refused_goes_on_at_once_with_the_next_token(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest_list, "REFUSED_AGAIN_S", 3600)
    at = Paired()
    at.fresh = [UNREACHED]
    at.service.pages = pages_of([ticket("a")])
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        running = asyncio.create_task(door.guest_list.run(delta_every_s=7200, full_every_s=7200))
        await until(lambda: bool(door.heard(SyncFailed)))
        at.tokens.push(token(1))
        await until(lambda: bool(door.heard(GuestListChanged)))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_queue_that_is_refused_with_each_new_token_goes_on_now_and_then(profile: Profile) -> None:
    at = Refusing()
    await hold_list(profile, [ticket(f"t{n}") for n in range(20)], mark=MARK)
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        at.has_tokens = False
        at.tokens.push(token(1))
        for n in range(20):
            await scan(door, f"t{n}")
        assert (at.service.asked, door.uploader.signed_out) == (["t0"], True)
        at.has_tokens = True
        running = asyncio.create_task(door.uploader.run())
        at.tokens.push(at.another())
        await until(lambda: len(at.service.asked) > 1 and door.uploader.signed_out)
        asked = 0
        while asked != len(at.service.asked):  # what is under way may end late
            asked = len(at.service.asked)
            await pass_some_turns(profile)
        assert asked <= 4 * CONCURRENCY
        at.tokens.push(at.another())
        await pass_some_turns(profile)
        assert (len(at.service.asked), door.uploader.paused) == (asked, True)
        at.service.always = ScriptedService().always
        at.clock.forward(uploader.TOKENS_APART_S)
        door.uploader.poke()
        await until(lambda: len(set(at.service.asked[asked:])) == 20)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_token_that_comes_while_a_refusal_is_written_down_is_not_taken_for_the_refused_one(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = Refusing()
    await hold_list(profile, [ticket("t0")], mark=MARK)
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        at.has_tokens = False
        at.tokens.push(token(1))
        written = profile.outbox.end_attempt

        async def meanwhile(*given: Any, **named: Any) -> Any:
            ending = await written(*given, **named)
            at.tokens.push(at.another())
            return ending

        monkeypatch.setattr(profile.outbox, "end_attempt", meanwhile)
        await scan(door, "t0")
        await until(lambda: at.service.asked == ["t0"])
        await door.uploader.settle()
        at.service.always = ScriptedService().always
        await door.uploader.drain(lambda: False, lambda: 1.0)
        assert at.service.asked == ["t0", "t0"]


def test_refusal_of_the_new_token_is_news_where_that_of_the_old_one_came_late_and_was_none() -> None:
    watch = LinkWatch(lambda _: None, FakeClock(), lambda: 0.5)
    watch.signed_in()
    assert not watch.sign_in_needed(0), "it left with the token before"
    assert watch.sign_in_needed(1)
    assert not watch.sign_in_needed(1), "once"


def test_a_late_refusal_of_an_old_token_changes_nothing_once_that_of_the_new_one_was_told() -> None:
    clock = FakeClock()
    watch = LinkWatch(lambda _: None, clock, lambda: 0.5)
    watch.signed_in()
    assert watch.sign_in_needed(1)
    told = watch.pace
    clock.forward(10)
    assert not watch.sign_in_needed(0)
    assert not watch.is_untried, "the new one was tried"
    assert watch.pace == told
    assert not watch.sign_in_needed(1), "and is told once"
    watch.signed_in()
    assert watch.sign_in_needed(2), "of the next one it is news again"


async def test_a_refusal_is_let_go_with_a_new_token(profile: Profile) -> None:
    """While it is refused the door goes by who was signed in last; with a new one it asks."""
    at = Paired()
    at.service.owner = at.service.user = UnauthorisedError("revoked")
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        at.tokens.push(token(1))
        with pytest.raises(UnauthorisedError):
            await door.session.identify()
        refused = door.session._refused
        at.tokens.push(token(2))
        assert (refused, door.session._refused) == (True, False)
        at.service.owner = "host"
        assert await door.session.identify() == "host"


async def test_an_answer_about_an_earlier_token_is_not_taken_for_the_new_ones(profile: Profile) -> None:
    at = Paired()
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        at.tokens.push(token(1))
        asked = at.service.token_info

        async def token_info() -> object:
            info = await asked()
            if at.service.identified == 1:
                at.tokens.push(token(2, "sign-in 2"))
                at.service.owner = "other host"
            return info

        at.service.token_info = token_info  # type: ignore[method-assign, assignment]
        assert await door.session.identify() == "other host"
        assert await profile.notes.get(f"account:{OTHER_MARK}") == "other host"
        assert await profile.notes.get(f"account:{MARK}") is None


async def test_the_door_runs_the_watch_and_ends_it(profile: Profile) -> None:
    at = Paired()
    at.service.pages = pages_of([ticket("a")])
    at.fresh = [token(1)]
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        await door.controller.start()
        await at.tokens.done.wait()
        await until(lambda: bool(door.heard(GuestListChanged)))
        await until(lambda: door.session.account == "host")
        assert door.heard(SyncFailed) == []


async def test_a_pairing_code_is_no_ticket_and_leaves_nothing(
    profile: Profile, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    link = f"kiosk-pair:v1;https://192.168.1.20:8788;{'a1' * 32};ABCDE23456"
    await hold_list(profile, [ticket("a", token=link)])
    service = ScriptedService()
    async with open_door(profile, service, FakeClock()) as door:
        for code in (link, link.upper().encode(), f" {link[:60]}\n", link.replace("v1", "v2")):
            for how in (InputMethod.CAMERA, InputMethod.HAND_SCANNER, InputMethod.COMMAND_LINE):
                assert await door.engine.present(code, how) is None
        assert len(door.heard(PairingCodeRead)) >= 4
        assert door.heard(VerdictGiven) == []
        assert await profile.outbox.entries(every=True) == []
        assert service.asked == []
        held = len(door.heard(PairingCodeRead))
        assert await door.engine.present(link, InputMethod.CAMERA) is None
        assert len(door.heard(PairingCodeRead)) == held
    assert "ABCDE23456" not in caplog.text


async def test_a_pairing_code_is_nobodys_ticket_however_it_comes(
    profile: Profile, caplog: pytest.LogCaptureFixture
) -> None:
    """Typed on the screen, sent as keys of another keyboard, or given to a supervisor's hands."""
    caplog.set_level(logging.DEBUG)
    code = "ABCDE23456"
    link = f"kiosk-pair:v1;https://192.168.1.20:8788;{'a1' * 32};{code}"
    await hold_list(profile, [ticket(code), ticket("cancelled", token=link, state="refunded")])
    policy = DoorPolicy(supervisors=SUPERVISORS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=policy) as door:
        at = door.controller
        assert await at.typed(link) == PairingCodeTyped()
        assert await at.typed("TKT-1") == NotATicket()
        assert await door.engine.present(typed_on(link, "us", "de"), InputMethod.HAND_SCANNER) is None
        assert [told.code for told in door.heard(PairingCodeRead)] == [link, link]
        for barred in (
            await at.override(link, PIN, "she knows them"),
            await at.admit_off_list(link, PIN, "she knows them"),
            await at.admit_off_list(typed_on(link, "us", "fr"), PIN, "she knows them"),
        ):
            assert barred == NotRecorded(PAIRING_CODE)
        assert door.heard(VerdictGiven) == []
        assert await profile.ledger.rows(code) == []
        assert await profile.ledger.off_list_pending() == []
    assert code not in caplog.text


async def test_readiness_says_how_the_office_is() -> None:
    clock = FakeClock()

    async def check(*steps: Step, held: bool = False, beside: Beside | None = None) -> tuple[bool, str, str]:
        tokens = ScriptedTokens(clock, *steps)
        if held:
            tokens.held = token(1, ends_s=clock.monotonic() + 1200)
        here = None if beside is None else lambda: beside
        (found,) = office_checks(await examine_office(tokens, clock, here))
        assert found.check == "office"
        assert bool(found.mend) is not found.ok
        return found.ok, found.detail, found.mend

    ok, detail, _ = await check(token(1, ends_s=clock.monotonic() + 1200))
    assert (ok, detail) == (
        True,
        "paired with https://office:8788, which is signed in; the access token has 20 min left",
    )
    assert (await check(None, held=True))[0]
    assert (await check(token(1)))[:2] == (True, "paired with https://office:8788, which is signed in")
    assert (await check(UNREACHED))[:2] == (False, "office unreachable")
    assert "start the office" in (mend := (await check(UNREACHED))[2])
    assert "if it has moved to another address, pair this door again: Manager" in mend
    assert isinstance(mend, Message), "a screen says the same"
    assert "pair" not in (await check(UNREACHED, beside=Beside()))[2], "it moves nowhere"
    busy = OfficeUnreachableError("the office cannot renew the token now: no network", status=503)
    for beside in (None, Beside(), Beside("port 8788 is taken")):
        (_, detail, mend) = await check(busy, beside=beside)
        assert detail == busy.text
        assert mend == "it tries again by itself; the door works from what it holds", "it answered"
    (_, detail, mend) = await check(UNREACHED, beside=Beside("port 8788 is taken"))
    assert detail == "the office of this machine does not run: port 8788 is taken"
    assert "starts its office again by itself" in mend
    for error in (UnpairedError("unpaired"), OtherOfficeError("not this office")):
        mend = (await check(error))[2]
        assert isinstance(mend, Message), "a screen says the same"
        assert "kiosk pair" in str(mend.parts["command_line"])
        (_, detail, mend) = await check(error, beside=Beside())
        assert (detail, "code" in mend) == (error.text, False), "nobody sees an office's page here"
        assert "pair it again with the office of this machine: Manager" in mend
    (_, detail, _) = await check(OtherOfficeError("not this office"), beside=Beside("port 8788 is taken"))
    assert detail == "the office of this machine does not run: port 8788 is taken"
    lost = SimpleNamespace(trouble="its folder is gone", is_lost=True)
    assert "set it up again" in beside_of(lost).mend
    taken = SimpleNamespace(trouble="port 8788 is taken", is_lost=False)
    assert "by itself" in beside_of(taken).mend
    ok, detail, mend = await check(SIGNED_OUT)
    assert (ok, detail) == (False, SIGNED_OUT.text)
    assert "the office's page" in mend
    (_, _, mend) = await check(SIGNED_OUT, beside=Beside())
    assert "Manager" in mend
    assert "page" not in mend
    assert list(office_checks(None)) == []


async def test_readiness_says_why_the_office_beside_did_not_start_though_it_waited_for_that(
    profile: Profile,
) -> None:
    at, beside = Paired(), SimpleNamespace(trouble="", is_lost=False)

    async def stands() -> OfficeToken | None:
        await asyncio.sleep(0)
        beside.trouble = "port 8788 is not free"
        raise UNREACHED

    at.tokens.stands = stands  # type: ignore[method-assign]
    async with open_door(profile, at.service, at.clock, office=at.tokens) as door:
        door.controller.office_sign_in = beside
        (found,) = (check for check in await door.controller.readiness() if check.check == "office")
        assert "port 8788 is not free" in found.detail


async def test_an_office_that_cannot_renew_its_token_is_no_office_that_is_ready() -> None:
    clock = FakeClock()

    async def facts(*, is_renewed: bool, why: str) -> OfficeFacts:
        stands = replace(token(1, ends_s=clock.monotonic() + 1200), is_renewed=is_renewed, why=why)
        return await examine_office(ScriptedTokens(clock, stands), clock)

    for is_renewed, words in ((False, "sign in again on its page"), (True, "it tries again by itself")):
        found = await facts(is_renewed=is_renewed, why="it was revoked")
        (check,) = office_checks(found)
        assert not check.ok
        assert check.detail == (
            "paired with https://office:8788, which cannot renew the access token: it was revoked"
        )
        assert words in check.mend
        assert not found.renews
    alone = await facts(is_renewed=False, why="")
    (check,) = office_checks(alone)
    assert check.ok, "how long the token lasts is the token's own check"
    assert "has nothing to renew the access token with" in check.detail
    assert not alone.renews
    assert (await facts(is_renewed=True, why="")).renews
    unreached = await examine_office(ScriptedTokens(clock, UNREACHED), clock)
    assert not unreached.renews, "while it is not reached, nothing is known to renew it"


async def test_a_token_that_an_office_renews_may_be_short() -> None:
    def token_check(trouble: str = "", *, renewed: bool = True) -> Check:
        reached = Reached(0.1, 0.0, trouble, 60)
        checks = link_checks(reached, paired=True, renewed=renewed)
        return next(one for one in checks if one.check == "token")

    assert (token_check().ok, token_check().detail) == (True, "accepted; the office renews it")
    assert "office" in token_check("revoked").mend
    alone = token_check(renewed=False)
    assert (alone.ok, alone.detail) == (False, "good for another 60 s")
    assert "sign in again" in alone.mend
    assert "page" not in alone.mend, "nobody opens that of an office beside the door"


async def test_a_service_that_no_token_was_there_for_was_not_asked() -> None:
    service = ScriptedService()
    service.owner, service.skew_s = UNREACHED, None
    facts = await examine_link(service, FakeClock())
    assert isinstance(facts, NotReached)
    service.skew_s = 0.0
    assert isinstance(await examine_link(service, FakeClock()), Reached)


async def test_every_note_that_is_kept_is_read_as_it_was(profile: Profile) -> None:
    odd = Pairing("https://[::1]:1", "pem\n", "c~!", "d", "ö")
    await keep_pairing(profile, odd)
    assert await pairing_of(profile) == odd
