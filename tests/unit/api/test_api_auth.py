import asyncio

import pytest

from kiosk.api.auth import BadTokenError, GivenToken, RefreshingTokens, clean_token
from kiosk.api.client import ServiceClient
from kiosk.api.records import Tokens
from kiosk.engine.errors import NotSentError, ServiceError, UnauthorisedError
from kiosk.engine.records import PageQuery
from tests.unit.api.scripted_server import FakeClock, Say, ask, http, serving

USER = http(200, {"current_user": {"id": "u-1"}})
REFUSED = http(401, {"message": "The OAuth 2.0 token is incorrect or expired."})


class Exchanges:
    """A token endpoint that counts; it waits for `gate` before it answers."""

    def __init__(self, *answers: Tokens | ServiceError) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []
        self.called = asyncio.Event()
        self.gate = asyncio.Event()
        self.gate.set()

    async def __call__(self, refresh_token: str) -> Tokens:
        self.asked.append(refresh_token)
        self.called.set()
        await self.gate.wait()
        answer = self.answers.pop(0)
        if isinstance(answer, ServiceError):
            raise answer
        return answer


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("abc", "abc"),
        (" abc\n", "abc"),
        ("Bearer abc", "abc"),
        ("bearer  abc ", "abc"),
        ("", None),
        ("  ", None),
        (None, None),
        ("Bearer ", "Bearer"),
    ],
)
def test_a_pasted_token_is_cleaned(text: str | None, token: str | None) -> None:
    assert clean_token(text) == token


@pytest.mark.parametrize("text", ["a b", "a\nb", "tökän", "a\x00b", "a\x7f"])
def test_what_cannot_be_a_token_is_refused_without_repeating_it(text: str) -> None:
    with pytest.raises(BadTokenError) as refused:
        GivenToken(text)
    assert text not in str(refused.value)


def test_a_given_token_is_renewed_only_by_giving_another() -> None:
    tokens = GivenToken("old")
    assert not asyncio.run(tokens.renew("old"))
    assert not asyncio.run(tokens.renew(""))
    tokens.give("new")
    assert asyncio.run(tokens.renew("old"))
    assert tokens.current() == "new"
    tokens.give(None)
    assert tokens.current() is None
    assert not asyncio.run(tokens.renew("old"))


async def test_ten_refusals_at_once_cost_one_exchange() -> None:
    exchanges = Exchanges(Tokens("new", "again"))
    exchanges.gate.clear()
    tokens = RefreshingTokens(Tokens("old", "first"), exchanges)
    calls = [asyncio.create_task(tokens.renew("old")) for _ in range(10)]
    await asyncio.sleep(0)
    exchanges.gate.set()
    renewed = await asyncio.gather(*calls)
    renewed.append(await tokens.renew("old"))
    assert (renewed, exchanges.asked, tokens.current()) == ([True] * 11, ["first"], "new")


async def test_the_next_exchange_uses_the_refresh_token_that_came_last_if_one_came() -> None:
    exchanges = Exchanges(Tokens("a2", "r2"), Tokens("a3"), Tokens("a4"))
    kept: list[Tokens] = []

    async def keep(fresh: Tokens) -> None:
        kept.append(fresh)

    tokens = RefreshingTokens(Tokens("a1", "r1"), exchanges, keep)
    for refused in ("a1", "a2", "a3"):
        assert await tokens.renew(refused)
    assert [(t.access_token, t.refresh_token) for t in kept] == [("a2", "r2"), ("a3", "r2"), ("a4", "r2")]
    assert exchanges.asked == ["r1", "r2", "r2"]


async def test_a_refused_refresh_token_is_not_tried_again() -> None:
    exchanges = Exchanges(UnauthorisedError("revoked", status=400))
    tokens = RefreshingTokens(Tokens("old", "first"), exchanges)
    assert [await tokens.renew("old"), await tokens.renew("old")] == [False, False]
    assert (exchanges.asked, tokens.current()) == (["first"], "old")


async def test_without_a_refresh_token_there_is_nothing_to_renew_with() -> None:
    assert not await RefreshingTokens(Tokens("old"), Exchanges()).renew("old")


async def test_an_exchange_that_found_nothing_out_is_an_error_for_all_and_may_be_tried_again() -> None:
    exchanges = Exchanges(NotSentError("offline"), Tokens("new"))
    tokens = RefreshingTokens(Tokens("old", "first"), exchanges)
    found = await asyncio.gather(*(tokens.renew("old") for _ in range(5)), return_exceptions=True)
    assert [type(error) for error in found] == [NotSentError] * 5
    assert await tokens.renew("old")
    assert exchanges.asked == ["first", "first"]


async def test_an_exchange_outlives_the_caller_who_gave_up() -> None:
    exchanges = Exchanges(Tokens("new", "again"))
    exchanges.gate.clear()
    tokens = RefreshingTokens(Tokens("old", "first"), exchanges)
    caller = asyncio.create_task(tokens.renew("old"))
    await exchanges.called.wait()
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    exchanges.gate.set()
    await tokens.aclose()
    assert (tokens.current(), exchanges.asked) == ("new", ["first"])


def test_a_failing_exchange_nobody_waits_for_makes_no_noise(caplog: pytest.LogCaptureFixture) -> None:
    async def give_up() -> None:
        exchanges = Exchanges(NotSentError("offline"))
        exchanges.gate.clear()
        tokens = RefreshingTokens(Tokens("old", "first"), exchanges)
        caller = asyncio.create_task(tokens.renew("old"))
        await exchanges.called.wait()
        caller.cancel()
        exchanges.gate.set()
        await tokens.aclose()

    asyncio.run(give_up())
    assert caplog.records == []


def test_a_refused_token_is_renewed_once_and_the_call_repeated() -> None:
    exchanges = Exchanges(Tokens("new-token"))
    asked = ask(
        lambda client: client.current_user(),
        REFUSED,
        USER,
        tokens=RefreshingTokens(Tokens("old-token", "first"), exchanges),
    )
    assert asked.value.id == "u-1"
    assert [sent.header("authorization") for sent in asked.requests] == [
        "Bearer old-token",
        "Bearer new-token",
    ]


def test_a_call_is_repeated_once_only() -> None:
    exchanges = Exchanges(Tokens("new-token", "r2"), Tokens("newer"))
    asked = ask(
        lambda client: client.guest_page(PageQuery()),
        REFUSED,
        REFUSED,
        USER,
        tokens=RefreshingTokens(Tokens("old-token", "first"), exchanges),
    )
    assert type(asked.error) is UnauthorisedError
    assert len(asked.requests) == 2
    assert exchanges.asked == ["first"]


def test_listings_with_a_refused_token_are_not_quietly_the_public_ones() -> None:
    asked = ask(lambda client: client.listings("u"), REFUSED, http(200, {"listings": []}))
    assert type(asked.error) is UnauthorisedError
    assert len(asked.requests) == 1


def test_a_refused_check_in_is_left_to_the_outbox() -> None:
    exchanges = Exchanges(Tokens("new-token"))
    good = http(200, {"cost_item_check_in": {"check_in_state": "scanned_in"}})

    async def as_the_uploader_does(client: ServiceClient) -> tuple[int, bool, str]:
        with pytest.raises(UnauthorisedError):
            await client.check_in("t-1")
        asked_before = len(exchanges.asked)
        renewed = await client.renew_token()
        return asked_before, renewed, (await client.check_in("t-1")).state

    tokens = RefreshingTokens(Tokens("old-token", "first"), exchanges)
    asked = ask(as_the_uploader_does, REFUSED, good, tokens=tokens)
    assert asked.value == (0, True, "scanned_in")
    assert exchanges.asked == ["first"]
    assert [sent.header("authorization") for sent in asked.requests] == [
        "Bearer old-token",
        "Bearer new-token",
    ]


def test_many_refused_check_ins_renew_once() -> None:
    exchanges = Exchanges(Tokens("new-token", "r2"), Tokens("one too many"))

    async def eight(client: ServiceClient) -> list[bool]:
        await asyncio.gather(*(client.check_in(f"t-{n}") for n in range(8)), return_exceptions=True)
        return [await client.renew_token() for _ in range(8)]

    tokens = RefreshingTokens(Tokens("old-token", "first"), exchanges)
    assert ask(eight, *[REFUSED] * 8, tokens=tokens).value == [True] * 8
    assert exchanges.asked == ["first"]


async def test_a_late_refusal_of_a_replaced_token_is_no_refusal_of_the_new_one() -> None:
    tokens = GivenToken("old-token")
    async with serving(Say(then="hang"), REFUSED, REFUSED) as server:
        client = ServiceClient(f"http://127.0.0.1:{server.port}", tokens, FakeClock())
        slow = asyncio.create_task(client.check_in("t-0"))
        await server.asked.wait()
        call = asyncio.create_task(client.check_in("t-1"))
        while len(server.requests) < 2:
            await asyncio.sleep(0)
        tokens.give("new-token")
        await asyncio.gather(call, return_exceptions=True)
        of_the_old = await client.renew_token()
        await asyncio.gather(client.check_in("t-2"), return_exceptions=True)
        of_the_new = await client.renew_token()
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        await client.aclose()
        assert (of_the_old, of_the_new) == (True, False)


def test_renewing_a_given_token_says_no_until_another_is_given() -> None:
    tokens = GivenToken("old-token")

    async def paste(client: ServiceClient) -> tuple[bool, bool, str | None]:
        with pytest.raises(UnauthorisedError):
            await client.check_in("t-1")
        before = await client.renew_token()
        tokens.give("pasted")
        return before, await client.renew_token(), tokens.current()

    assert ask(paste, REFUSED, tokens=tokens).value == (False, True, "pasted")


def test_a_token_source_that_hands_out_rubbish_sends_nothing() -> None:
    class Rubbish:
        def current(self) -> str | None:
            return "two\r\nlines"

        async def renew(self, refused: str) -> bool:
            return False

    asked = ask(lambda client: client.check_in("t"), tokens=Rubbish())
    assert type(asked.error) is UnauthorisedError
    assert asked.requests == []
    assert "lines" not in str(asked.error)
