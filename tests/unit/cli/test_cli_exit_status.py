"""Errors of the world: the status they end with, and words that say what to do."""

import pytest

from kiosk.api.auth import BadTokenError
from kiosk.api.base_url import BaseUrlError
from kiosk.api.errors import NO_TOKEN
from kiosk.cli.exit_status import LONGEST_WORDS, WORLD_ERRORS, CommandError, Exit, status_of, words_of
from kiosk.core.policy import PolicyError
from kiosk.engine.errors import (
    DiscountCodeError,
    FailedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    PolicyLostError,
    RefusedError,
    ServiceError,
    StoreError,
    ThrottledError,
    UnauthorisedError,
)
from kiosk.settings import SettingsError


@pytest.mark.parametrize(
    ("error", "status", "advice"),
    [
        (CommandError("said"), Exit.FAILED, ""),
        (CommandError("said", Exit.USAGE), Exit.USAGE, ""),
        (SettingsError("said"), Exit.USAGE, ""),
        (PolicyError("said"), Exit.USAGE, ""),
        (BaseUrlError("said"), Exit.USAGE, ""),
        (DiscountCodeError("said"), Exit.USAGE, ""),
        (StoreError("said"), Exit.FAILED, ""),
        (BadTokenError("said"), Exit.NOT_SIGNED_IN, "set KIOSK_TOKEN"),
        (UnauthorisedError("said", status=401), Exit.NOT_SIGNED_IN, "set KIOSK_TOKEN"),
        (RefusedError("said", status=403), Exit.NOT_SIGNED_IN, "set KIOSK_TOKEN"),
        (RefusedError("said", status=404), Exit.FAILED, "check the address"),
        (RefusedError("said", status=422), Exit.FAILED, ""),
        (FailedError("said", status=503), Exit.FAILED, "try again"),
        (ThrottledError("said", status=429), Exit.FAILED, "try again"),
        (NotSentError("said"), Exit.OFFLINE, ""),
        (LostError("said"), Exit.OFFLINE, "try again"),
        (NotDocumentedError("said", status=200), Exit.OFFLINE, "check the address"),
        (ServiceError("said"), Exit.FAILED, ""),
    ],
)
def test_an_error_has_its_status_and_its_advice(error: Exception, status: Exit, advice: str) -> None:
    assert isinstance(error, WORLD_ERRORS)
    assert status_of(error) is status
    words = words_of(error)
    assert words.startswith("said")
    assert (words != "said") == bool(advice)
    assert advice in words


def test_advice_that_the_error_gives_itself_is_not_given_twice() -> None:
    portal = NotDocumentedError("Sign in to the Wi-Fi.", is_portal=True)
    assert words_of(portal) == str(portal)
    assert words_of(UnauthorisedError(NO_TOKEN)).count("KIOSK_TOKEN") == 1
    lost = PolicyLostError()
    assert words_of(lost) == f"{lost} (`kiosk policy set FILE`)"


def test_an_error_without_words_still_says_something() -> None:
    assert words_of(StoreError()) == "StoreError"


def test_a_giant_value_that_is_quoted_leaves_room_for_what_is_wrong_with_it() -> None:
    said = words_of(PolicyError(f"states: {'x' * 1_000_000} is none of admit, refer, refuse"))
    assert said.startswith("states: xxx")
    assert said.endswith("xxx is none of admit, refer, refuse")
    assert len(said) <= LONGEST_WORDS
