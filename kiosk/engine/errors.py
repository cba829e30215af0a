"""What goes wrong outside, as a tree: one class for each thing that the caller does differently.

The service::

    ServiceError
    ├── NotSentError          the request never left
    │   └── NotSetUpError         this machine does not know where to send it, or may not
    ├── LostError             it left, and no whole answer came: the service may have acted
    ├── NotDocumentedError    an answer that is not the documented JSON (a captive portal, a redirect)
    ├── UnauthorisedError     401, or an OAuth error
    │   └── PairedOfficeError        the office that this door is paired with has no token to give
    │       ├── OfficeUnreachableError   it did not answer as an office does
    │       ├── OfficeSignedOutError     it is not signed in at the service itself
    │       ├── UnpairedError            it does not know this door any more
    │       ├── OtherOfficeError         who answers there is not that office
    │       └── PairingRefusedError      it does not take this pairing code
    ├── RefusedError          any other 4xx
    ├── FailedError           408 or 5xx: the service may have acted
    ├── DoubtfulError         2xx, and yet it reports an error: the service may have acted
    └── ThrottledError        425 or 429

The machine::

    StoreError                the disk, the file or the key failed; nothing was recorded
    ├── DiskFullError         there is no room on the disk
    ├── PassphraseError       the profile opens with a passphrase, and none was given, or a wrong one
    └── PolicyLostError       the door's policy was lost with a damaged file

    ScreenLostError           the display that the window was on went away, and the program with it

The hub::

    HubError                  the doors cannot share now; what was asked may have been done, unless it says no
    ├── HubAwayError          none of its servers answers: nothing was done
    ├── HubRefusedError       it does not take this door's credential: nothing was done
    ├── HubNotKeptError       the host's machine could not keep this door, as far as it knows
    ├── HubNotHostedError     its servers answer, and nobody lets doors in: nothing was done
    ├── HubMovedError         another door changed it first: nothing was done
    ├── HubFullError          there is no room for it: nothing was done
    └── HubUnreadableError    what is shared there cannot be read by this version: nothing was done
"""

from kiosk.core.message import Message
from kiosk.core.replies import Failed, Lost, NotDocumented, NotSent, Refused, Reply, Throttled, Unauthorised


class ServiceError(Exception):
    """A call to the service that did not bring the documented answer; the text is for people."""

    def __init__(self, text: str = "", *, status: int | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.status = status


class NotSentError(ServiceError):
    """The request never left: no connection, TLS, proxy, bad address."""


class NotSetUpError(NotSentError):
    """Nothing can be asked before somebody has set this machine up; the text says what is to be done."""


class LostError(ServiceError):
    """The request left and no whole answer came."""


class NotDocumentedError(ServiceError):
    """An answer that is not the documented JSON: 2xx with something else, any 3xx, or 511.

    `is_portal`: it is somebody else's, such as the sign-in page of a Wi-Fi, and the text says what to do.
    """

    def __init__(self, text: str = "", *, status: int | None = None, is_portal: bool = False) -> None:
        super().__init__(text, status=status)
        self.is_portal = is_portal


class UnauthorisedError(ServiceError):
    """401, or an OAuth error: the token is missing, wrong, expired or revoked.

    `oauth_error`: the word that an OAuth endpoint gave for it (RFC 6749 §5.2), such as `invalid_grant`.
    `is_described`: it came as the interface documents errors, with a description, so that whatever its
    status nobody but the service said it.
    """

    def __init__(
        self,
        text: str = "",
        *,
        status: int | None = None,
        oauth_error: str = "",
        is_described: bool = False,
    ) -> None:
        super().__init__(text, status=status)
        self.oauth_error, self.is_described = oauth_error, is_described


class PairedOfficeError(UnauthorisedError):
    """No access token could be had of the office; to the service it is as if nobody were signed in."""


class OfficeUnreachableError(PairedOfficeError):
    """The office was not reached, or what came is not an office's answer: trying again may help."""


class OfficeSignedOutError(PairedOfficeError):
    """The office has no token itself: the host has to sign in there."""


class UnpairedError(PairedOfficeError):
    """The office does not know this door: it was unpaired, and has to be paired again."""


class OtherOfficeError(PairedOfficeError):
    """Whoever answers at the office's address has another certificate; nothing was sent."""


class PairingRefusedError(PairedOfficeError):
    """The office does not pair: the code was used, is wrong or too old, or too many were tried."""


class RefusedError(ServiceError):
    """Any other 4xx; `text` is what the body says, `word` its `error` where it is an OAuth-like object."""

    def __init__(self, text: str = "", *, status: int | None = None, word: str = "") -> None:
        super().__init__(text, status=status)
        self.word = word


class FailedError(ServiceError):
    """408 or 5xx; `word` as RefusedError has it."""

    def __init__(self, text: str = "", *, status: int | None = None, word: str = "") -> None:
        super().__init__(text, status=status)
        self.word = word


class DoubtfulError(ServiceError):
    """A success that reports an error: an answer of the service, which does not tell whether it acted."""


class ThrottledError(ServiceError):
    """425 or 429; `wait_s` where the service said how long to wait."""

    def __init__(self, text: str = "", *, status: int, wait_s: float | None = None) -> None:
        super().__init__(text, status=status)
        self.wait_s = wait_s


class DiscountCodeError(ValueError):
    """The discount code cannot be created like this; the message says what to change."""


class StoreError(Exception):
    """The profile cannot be read or written; the text says what happened and what to do."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.text = text


class DiskFullError(StoreError):
    """There is no room on the disk. `for_a_scan` says what to do where somebody is to be scanned again."""

    for_a_scan = Message("the disk is full: nothing was recorded. Free some space and scan again")

    def __init__(self) -> None:
        super().__init__(Message("the disk is full: nothing was recorded. Free some space and try again"))


def text_for_a_scan(error: StoreError) -> str:
    """What staff are told of a scan that the disk did not take."""
    return error.for_a_scan if isinstance(error, DiskFullError) else error.text


class PassphraseError(StoreError):
    """The profile opens with a passphrase. `is_wrong`: one was given, and is not the one."""

    def __init__(self, text: str = "", *, is_wrong: bool = False) -> None:
        super().__init__(text)
        self.is_wrong = is_wrong


class NoPlaceForKeysError(StoreError):
    """This machine has no keyring for the profile's key, and no passphrase was given instead of one."""


class KeyNotTakenError(StoreError):
    """This machine's keyring works, and does not take the profile's key: it is locked, or somebody else's."""


class PolicyLostError(StoreError):
    """The door's policy was lost: everybody is referred until one is set."""

    def __init__(self) -> None:
        super().__init__(
            Message(
                "the door's rules were lost with a damaged file: ask the host to set them again",
                command_line="`kiosk policy set FILE`",
            )
        )


class ScreenLostError(Exception):
    """The display that the window was on went away; the program ended in order."""


def reply_from(error: ServiceError, *, renewed: bool) -> Reply:
    """The reply that an error stands for; what we cannot tell counts as lost, because it may have acted."""
    match error:
        case NotSentError():
            return NotSent(error.text)
        case NotDocumentedError():
            return NotDocumented(error.text)
        case UnauthorisedError():
            return Unauthorised(error.text, renewed)
        case ThrottledError():
            return Throttled(error.status or 429, error.wait_s)
        case FailedError():
            return Failed(error.status or 500, error.text)
        case RefusedError():
            return Refused(error.status or 400, error.text)
        case _:
            return Lost(error.text)


class HubError(Exception):
    """The hub did not answer, or not as a hub does; the text is for people."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.text = text


class HubAwayError(HubError):
    """None of the hub's servers can be reached: nothing was done."""


class HubRefusedError(HubError):
    """The hub does not take this door's credential, or lets it do less than a door has to."""


class HubUnknownDoorError(HubRefusedError):
    """The hub does not know this door's key: it was unpaired, or never paired."""


class HubNotKeptError(HubError):
    """The host's machine could not keep this door, as far as it knows: the key is still to be tried."""


class HubNotHostedError(HubError):
    """The hub's servers answer, and nobody lets doors in there: nothing was done."""


class HubMovedError(HubError):
    """What is shared is not what this door knew: another door changed it first."""


class HubFullError(HubError):
    """The hub has no room for what is to be shared."""


class HubUnreadableError(HubError):
    """What doors share of a ticket is of another version, or damaged: this door leaves it alone."""
