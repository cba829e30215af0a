"""The tokens of a paired door: one renewal for however many refusals, and never an older one."""

import asyncio

import pytest
from msgspec.structs import replace

from kiosk.api.paired_tokens import FIRST_TOKEN_WITHIN_S, PairedTokens
from kiosk.engine.errors import OfficeSignedOutError, PairedOfficeError
from kiosk.engine.office import DoorStatus, OfficeToken, Pairing

PAIRING = Pairing("https://office:8788", "pem", "credential-SECRET", "door-1", "office-1")


def token(serial: int, account: str = "host") -> OfficeToken:
    return OfficeToken(f"token-{serial}", serial, account)


class ScriptedOffice:
    """Answers with the tokens it is given, in that order; `hold` keeps refusals waiting."""

    def __init__(self, *answers: OfficeToken | PairedOfficeError | None) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, int]] = []
        self.hold: asyncio.Event | None = None
        self.waits: list[float] = []

    async def _answer(self, word: str, serial: int) -> OfficeToken | None:
        self.asked.append((word, serial))
        if self.hold is not None and word == "refused":
            await self.hold.wait()
        answer = self.answers.pop(0)
        if isinstance(answer, PairedOfficeError):
            raise answer
        return answer

    async def token(self, after: int, wait_s: float) -> OfficeToken | None:
        self.waits.append(wait_s)
        return await self._answer("token", after)

    async def refused(self, serial: int) -> OfficeToken:
        answer = await self._answer("refused", serial)
        assert answer is not None
        return answer

    async def seen(self, status: DoorStatus) -> None:
        raise AssertionError(status)

    async def aclose(self) -> None:
        pass


def tokens_of(office: ScriptedOffice) -> PairedTokens:
    return PairedTokens(PAIRING, office)  # type: ignore[arg-type]  # asked as OfficeClient is


async def test_the_first_token_is_asked_for_when_it_is_needed() -> None:
    office = ScriptedOffice(token(1))
    tokens = tokens_of(office)
    assert tokens.current() is None
    assert await tokens.renew("")
    assert tokens.current() == "token-1"
    assert office.asked == [("token", 0)]


async def test_an_office_that_is_being_started_is_asked_once_it_is_and_given_time_for_its_own_token() -> None:
    office, serves = ScriptedOffice(token(1), None), asyncio.Event()
    tokens = tokens_of(office)

    async def started() -> None:
        await serves.wait()

    tokens.wait_for(started)
    looking = [asyncio.create_task(tokens.renew("")) for _ in range(3)]
    await asyncio.sleep(0.01)
    assert office.asked == []
    serves.set()
    assert await asyncio.gather(*looking) == [True] * 3
    await tokens.look(0)
    assert office.waits == [FIRST_TOKEN_WITHIN_S, 0]


async def test_many_refusals_of_one_token_are_one_question() -> None:
    office = ScriptedOffice(token(1), token(2))
    tokens = tokens_of(office)
    await tokens.look(0)
    assert await asyncio.gather(*(tokens.renew("token-1") for _ in range(50))) == [True] * 50
    assert office.asked == [("token", 0), ("refused", 1)]
    assert await tokens.renew("token-1")  # refused late: there is another one by now
    assert len(office.asked) == 2


async def test_a_token_that_was_pushed_meanwhile_counts() -> None:
    office = ScriptedOffice(token(1), token(2), token(2))
    office.hold = asyncio.Event()
    tokens = tokens_of(office)
    await tokens.look(0)
    refused = asyncio.create_task(tokens.renew("token-1"))
    await asyncio.sleep(0)
    assert await tokens.look(50)
    office.hold.set()
    assert await refused
    assert tokens.current() == "token-2"


async def test_the_refused_token_once_more_is_no_other() -> None:
    tokens = tokens_of(ScriptedOffice(token(1), token(1), token(1)))
    await tokens.look(0)
    assert not await tokens.renew("token-1")
    assert tokens.current() == "token-1"


async def test_the_refused_token_under_another_serial_is_refused_once_more() -> None:
    again = OfficeToken("token-1", 2, "host")
    office = ScriptedOffice(token(1), again, token(3), again)
    tokens = tokens_of(office)
    await tokens.look(0)
    assert await tokens.renew("token-1")
    assert tokens.current() == "token-3"
    assert office.asked == [("token", 0), ("refused", 1), ("refused", 2)]


async def test_an_older_token_never_takes_a_newer_ones_place() -> None:
    tokens = tokens_of(ScriptedOffice(token(5), token(4)))
    heard: list[int] = []
    tokens.on_new(lambda new: heard.append(new.serial))
    await tokens.look(0)
    assert not await tokens.look(50)
    assert tokens.current() == "token-5"
    assert heard == [5]


async def test_how_the_token_stands_is_asked_whatever_is_held_and_a_newer_one_is_taken() -> None:
    ended = replace(token(1), is_renewed=False, why="it was revoked")
    office = ScriptedOffice(token(1), ended, token(2), None)
    tokens = tokens_of(office)
    await tokens.look(0)
    assert await tokens.stands() == ended
    assert await tokens.stands() == token(2)
    assert tokens.current() == "token-2"
    assert await tokens.stands() is None
    assert office.asked == [("token", 0)] * 4


async def test_an_office_that_counts_from_an_older_backup_replaces_the_refused_token() -> None:
    office = ScriptedOffice(token(5), token(3), token(4))
    tokens = tokens_of(office)
    await tokens.look(0)
    assert await tokens.renew("token-5")
    assert tokens.current() == "token-3"
    assert await tokens.look(50)
    assert tokens.current() == "token-4"
    assert office.asked == [("token", 0), ("refused", 5), ("token", 3)]


async def test_an_older_answer_to_a_refusal_does_not_take_the_place_of_a_push() -> None:
    office = ScriptedOffice(token(5), token(6), token(4))
    office.hold = asyncio.Event()
    tokens = tokens_of(office)
    await tokens.look(0)
    refused = asyncio.create_task(tokens.renew("token-5"))
    await asyncio.sleep(0)
    assert await tokens.look(50)
    office.hold.set()
    assert await refused
    assert tokens.current() == "token-6"


async def test_an_office_without_a_token_says_why_and_what_is_held_stays() -> None:
    office = ScriptedOffice(OfficeSignedOutError("not signed in"), token(1), OfficeSignedOutError("revoked"))
    tokens = tokens_of(office)
    with pytest.raises(OfficeSignedOutError):
        await tokens.renew("")
    assert tokens.current() is None
    assert await tokens.renew("")
    with pytest.raises(OfficeSignedOutError):
        await tokens.renew("token-1")
    assert tokens.current() == "token-1"


async def test_whoever_gives_up_does_not_end_the_renewal_of_others() -> None:
    office = ScriptedOffice(token(1), token(2))
    office.hold = asyncio.Event()
    tokens = tokens_of(office)
    await tokens.look(0)
    impatient, patient = (asyncio.create_task(tokens.renew("token-1")) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.sleep(0)
    office.hold.set()
    assert await patient
    await tokens.aclose()


async def test_no_representation_shows_a_secret() -> None:
    tokens = tokens_of(ScriptedOffice(token(1)))
    await tokens.look(0)
    shown = f"{tokens!r} {PAIRING!r} {tokens.held!r}"
    assert "token-1" not in shown
    assert "SECRET" not in shown
    assert "pem" not in shown
