"""What is known of a discount code after each way in which creating it can end."""

import pytest

from kiosk.core.link import LinkState
from kiosk.core.message import Message
from kiosk.engine.discounts import Created, NotCreated, NotKnown, create_code
from kiosk.engine.errors import (
    DiscountCodeError,
    DoubtfulError,
    FailedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    RefusedError,
    ServiceError,
    ThrottledError,
    UnauthorisedError,
)
from kiosk.engine.link_watch import LinkWatch, WatchedService
from kiosk.engine.records import DiscountCode
from tests.unit.engine.scripted import FakeClock, ScriptedService

CODE = DiscountCode(listing_id="l", code="c", percent=0.1)


class Creating(ScriptedService):
    """Ends every creation alike."""

    def __init__(self, end: object) -> None:
        super().__init__()
        self.end = end
        self.sent = 0

    async def create_discount_code(self, code: DiscountCode) -> object:
        assert code == CODE
        self.sent += 1
        if isinstance(self.end, Exception):
            raise self.end
        return self.end


async def test_what_the_service_said_comes_with_a_code_that_was_created() -> None:
    assert await create_code(Creating({"id": 1}), CODE) == Created({"id": 1})


@pytest.mark.parametrize(
    "error",
    [
        DiscountCodeError("why"),
        NotSentError("why"),
        UnauthorisedError("why", status=401),
        RefusedError("why", status=422),
        ThrottledError("why", status=429),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_a_code_that_the_service_did_not_act_on_is_not_created(error: Exception) -> None:
    outcome = await create_code(Creating(error), CODE)
    assert isinstance(outcome, NotCreated)
    assert (outcome.error, outcome.text) == (error, "why")


@pytest.mark.parametrize(
    "error",
    [
        LostError("why"),
        FailedError("why", status=500),
        FailedError("why", status=504),
        FailedError("why", status=408),
        NotDocumentedError("why", status=200, is_portal=True),
        DoubtfulError("why", status=200),
        ServiceError("why"),
    ],
    ids=lambda error: f"{type(error).__name__} {error.status}",
)
async def test_where_the_service_may_have_acted_nobody_knows_and_it_is_sent_once(error: ServiceError) -> None:
    service = Creating(error)
    outcome = await create_code(service, CODE)
    assert isinstance(outcome, NotKnown)
    assert outcome.text == (
        "nobody knows whether it was created: look at the service before you try again (why)"
    )
    assert service.sent == 1


async def test_an_error_under_the_status_of_a_success_is_an_answer_and_no_trouble_of_the_link() -> None:
    clock = FakeClock()
    watch = LinkWatch(lambda _: None, clock, lambda: 0.0)
    service = Creating(DoubtfulError("is taken", status=200))
    outcome = await create_code(WatchedService(service, watch, clock, lambda: 1.0), CODE)
    assert isinstance(outcome, NotKnown)
    assert watch.state is LinkState.GOOD


async def test_the_words_stay_ones_that_a_screen_can_translate() -> None:
    why = Message("{host} did not answer in time.", host="tickets.example.com")
    outcome = await create_code(Creating(LostError(why)), CODE)
    assert isinstance(outcome, NotKnown)
    assert isinstance(outcome.text, Message)
    assert outcome.text.parts["why"] is why
