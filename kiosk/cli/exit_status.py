"""How commands end: what failed in words for people, and the exit status."""

from collections.abc import Callable
from enum import IntEnum

from kiosk.api.auth import BadTokenError
from kiosk.api.base_url import BaseUrlError
from kiosk.core.message import Message
from kiosk.core.policy import PolicyError
from kiosk.engine.errors import (
    DiscountCodeError,
    FailedError,
    HubAwayError,
    HubError,
    HubRefusedError,
    LostError,
    NotDocumentedError,
    NotSentError,
    OfficeUnreachableError,
    PairedOfficeError,
    RefusedError,
    ScreenLostError,
    ServiceError,
    StoreError,
    ThrottledError,
    UnauthorisedError,
)
from kiosk.office.errors import OfficeError, OfficeSetupError
from kiosk.settings import SettingsError, SettingsFileError


class Exit(IntEnum):
    """The exit statuses of every command."""

    DONE = 0
    FAILED = 1
    USAGE = 2
    NOT_SIGNED_IN = 3
    OFFLINE = 4


class CommandError(Exception):
    """A command cannot go on; the text is for people."""

    def __init__(self, text: str, status: Exit = Exit.FAILED) -> None:
        super().__init__(text)
        self.status = status


class OutputError(CommandError, OSError):
    """What a command printed cannot be written; what it did is done."""


WORLD_ERRORS = (
    CommandError,
    ServiceError,
    StoreError,
    SettingsError,
    PolicyError,
    BaseUrlError,
    BadTokenError,
    DiscountCodeError,
    OfficeError,
    OfficeSetupError,
    HubError,
    ScreenLostError,
)
"""What may go wrong in the world; anything else is a fault of ours."""


def status_of(error: Exception) -> Exit:
    """The exit status that an error of the world ends a command with."""
    match error:
        case CommandError():
            return error.status
        case SettingsFileError():
            return Exit.FAILED
        case SettingsError() | PolicyError() | BaseUrlError() | DiscountCodeError() | OfficeSetupError():
            return Exit.USAGE
        case OfficeUnreachableError() | HubAwayError():
            return Exit.OFFLINE
        case HubRefusedError():
            return Exit.NOT_SIGNED_IN
        case UnauthorisedError() | BadTokenError() | RefusedError(status=403):
            return Exit.NOT_SIGNED_IN
        case NotSentError() | LostError() | NotDocumentedError():
            return Exit.OFFLINE
    return Exit.FAILED


def with_command_line(text: str) -> str:
    """The text, and what can be done about it at a command line: screens say only the text."""
    typed = _command_line_of(text)
    return f"{text} ({typed})" if typed else str(text)


def _command_line_of(text: object) -> str:
    return str(text.parts.get("command_line", "")) if isinstance(text, Message) else ""


LONGEST_WORDS = 2000
"""Letters of an error's own text; a value from a file, which it quotes, may be megabytes long."""


def words_of(error: Exception, said: Callable[[Message], str] = str) -> str:
    """What to tell people, with what to do where the error does not say; `said` puts a Message into words."""
    message = error.args[0] if error.args else None
    text = said(message) if isinstance(message, Message) else str(error)
    text = _without_its_middle(text.strip() or type(error).__name__)
    if error.args and (typed := _command_line_of(error.args[0])):
        return f"{text} ({typed})"
    match error:
        case PairedOfficeError():
            return text
        case NotDocumentedError(is_portal=False):
            advice = "check the address of the service, and whether this Wi-Fi wants a login"
        case UnauthorisedError() | BadTokenError():
            advice = "get a new access token and set KIOSK_TOKEN"
        case RefusedError(status=403):
            advice = "this access token is not permitted to do that: set KIOSK_TOKEN to one that is"
        case RefusedError(status=404):
            advice = "if that should be there, check the address of the service"
        case FailedError() | ThrottledError():
            advice = "nothing is wrong here: the service has trouble, so try again in a while"
        case LostError():
            advice = "try again"
        case _:
            return text
    return f"{text} ({advice})"


def _without_its_middle(text: str) -> str:
    """A long text's beginning and end: what is wrong with a value stands around it."""
    if len(text) <= LONGEST_WORDS:
        return text
    half = LONGEST_WORDS // 2 - 2
    return f"{text[:half]} … {text[-half:]}"
