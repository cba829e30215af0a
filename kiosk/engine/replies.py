"""What a failed call amounts to, for the life of a check-in."""

from kiosk.core.replies import Failed, Lost, NotDocumented, NotSent, Refused, Reply, Throttled, Unauthorised
from kiosk.engine.errors import (
    FailedError,
    NotDocumentedError,
    NotSentError,
    RefusedError,
    ServiceError,
    ThrottledError,
    UnauthorisedError,
)


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
