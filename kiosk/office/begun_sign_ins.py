"""Sign-ins that were begun here, and what the service sends the browser back with."""

import hmac
import secrets
from collections.abc import Callable
from urllib.parse import parse_qsl, urlsplit

from kiosk.engine.ports import Clock
from kiosk.office.exchanges import KNOWN_ERRORS, NO_CODE, OTHER_STATE, clean, words_of_oauth
from kiosk.office.moments import Moment

BEGUN_FOR_S = 600.0
EXCHANGED_WITHIN_S = 120.0
"""Longer than the exchange of a code may take."""
MOST_BEGUN = 16
LONGEST_ADDRESS = 8192


def new_secret() -> str:
    """A text nobody can guess."""
    return secrets.token_urlsafe(32)


class SignInError(Exception):
    """The sign-in did not come about; the text says why and what to do.

    `oauth_error`: what OAuth calls it (RFC 6749 §4.1.2.1 and §5.2), as `oauth_error_of` has it. `is_over`: a
    sign-in that was begun here is used up by it.
    """

    def __init__(self, text: str, oauth_error: str = "", *, is_over: bool = True) -> None:
        super().__init__(text)
        self.oauth_error, self.is_over = oauth_error, is_over


class BegunSignIns:
    """Each is known by its `state` (RFC 6749 §4.1.1), which comes back within ten minutes, once."""

    def __init__(self, clock: Clock, new_state: Callable[[], str] = new_secret) -> None:
        self._clock = clock
        self._new_state = new_state
        self._begun: dict[str, Moment] = {}
        self._newest = ""
        """The state of the one that was begun last."""
        self.failed: SignInError | None = None
        """What the one that was begun last came to nothing by."""
        self.is_awaited = False
        """Whether one was begun that nothing came of yet."""
        self._taken: Moment | None = None
        """When one came back last, whose exchange may be under way."""

    @property
    def has_run_out(self) -> bool:
        """Whether one is awaited, and none that was begun can come back any more, or came back just now."""
        is_exchanged = self._taken is not None and self._taken.age_s(self._clock) < EXCHANGED_WITHIN_S
        return self.is_awaited and not is_exchanged and not self._in_time()

    def begin(self) -> str:
        """The state of one more; of too many, the oldest is forgotten."""
        self.failed, self.is_awaited = None, True
        self._begun = self._in_time()
        while len(self._begun) >= MOST_BEGUN:
            del self._begun[next(iter(self._begun))]
        state = self._newest = self._new_state()
        self._begun[state] = Moment.now(self._clock)
        return state

    def code_in(self, query: str) -> str:
        """The authorization code in the query that the browser came back with, whose sign-in is used up now.

        Raises SignInError where there is none, or where it was not begun here.
        """
        given = _given(query)
        if not given.keys() & {"code", "error"}:
            raise SignInError(NO_CODE, is_over=False)
        if stateless := stateless_error(query):
            raise SignInError(_words_of_anybody(stateless), is_over=False)
        self._take(given.get("state", ""))
        if error := given.get("error"):
            description = clean(given.get("error_description", ""))
            raise SignInError(words_of_oauth(clean(error, 60), description), clean(error, 60))
        return given["code"]

    def end(self, failed: SignInError | None = None) -> None:
        """It came to this; one that was begun before it may still come back."""
        self.failed, self.is_awaited = failed, False

    def forgive(self) -> None:
        """What the last one came to nothing by is mended; one that is under way is awaited still."""
        self.failed = None

    def fail(self, query: str, failed: SignInError) -> None:
        """What came back with this query came to nothing; one that was begun after it is still waited for."""
        if _given(query).get("state") == self._newest:
            self.end(failed)

    def _in_time(self) -> dict[str, Moment]:
        return {one: at for one, at in self._begun.items() if at.age_s(self._clock) < BEGUN_FOR_S}

    def _take(self, state: str) -> None:
        found = next((one for one in self._begun if hmac.compare_digest(one.encode(), state.encode())), None)
        if found is None or self._begun.pop(found).age_s(self._clock) >= BEGUN_FOR_S:
            raise SignInError(OTHER_STATE, is_over=False)
        self._taken = Moment.now(self._clock)


def _words_of_anybody(error: str) -> str:
    """What a refusal without a state means: that is nobody's, so that it ends nothing.

    Anybody could have written it, so none of its own words are shown.
    """
    return words_of_oauth(error if error in KNOWN_ERRORS else "", "")


def _given(query: str) -> dict[str, str]:
    try:
        return dict(parse_qsl(query, max_num_fields=20)) if len(query) <= LONGEST_ADDRESS else {}
    except ValueError:
        return {}


def stateless_error(query: str) -> str:
    """What OAuth calls a refusal that came without a state: nobody knows whose. Empty for everything else."""
    given = _given(query)
    return "" if "code" in given or given.get("state") else given.get("error", "")


def query_of(address: str) -> str:
    """The query of an address that somebody pasted; empty where there is none."""
    try:
        return urlsplit(address.strip()).query if len(address) <= LONGEST_ADDRESS else ""
    except ValueError:
        return ""
