"""Sentences that other parts of the program make in English, for the screen in its own language.

The engine, the store, the camera and the service's client know nothing of languages, and the command line
prints what they say as it is. What of it the screen shows is listed here word for word, with a name in
braces for each part that changes; a test holds the lists against the sources.
"""

import re
from functools import cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from kiosk.ui.design.text_fit import clean, isolate

look_up = QCoreApplication.translate
"""By another name: what is looked up here was marked for translators where it is listed."""

_CONTEXT = "foreign"
_DEEPEST = 3
"""A part of a sentence may be such a text again, and have parts itself."""

FROM_THE_SERVICE = (
    QT_TRANSLATE_NOOP("foreign", "There is no access token: sign in, or give one with KIOSK_TOKEN."),
    QT_TRANSLATE_NOOP("foreign", "The service does not accept the access token: sign in again."),
    QT_TRANSLATE_NOOP("foreign", "The access token holds characters that no token has: copy it again."),
    QT_TRANSLATE_NOOP("foreign", "{host} cannot be reached: no connection in time."),
    QT_TRANSLATE_NOOP("foreign", "No connection to {host} came free in time."),
    QT_TRANSLATE_NOOP("foreign", "The network's proxy does not let us through to {host}."),
    QT_TRANSLATE_NOOP("foreign", "The service's address is of a kind that is not supported."),
    QT_TRANSLATE_NOOP("foreign", "The request could not be written."),
    QT_TRANSLATE_NOOP("foreign", "The service's address is not a web address."),
    QT_TRANSLATE_NOOP("foreign", "{host} did not answer in time."),
    QT_TRANSLATE_NOOP("foreign", "The request could not be sent to {host} in time."),
    QT_TRANSLATE_NOOP("foreign", "The answer of {host} was damaged on its way."),
    QT_TRANSLATE_NOOP("foreign", "The connection to {host} broke before the answer was whole."),
    QT_TRANSLATE_NOOP("foreign", "The certificate of {host} is not to be trusted: {why}."),
    QT_TRANSLATE_NOOP("foreign", "No secure connection to {host} could be made."),
    QT_TRANSLATE_NOOP("foreign", "{host} cannot be found: no network, or the service's address is wrong."),
    QT_TRANSLATE_NOOP(
        "foreign", "{host} refuses connections: the service's address is wrong, or it is down."
    ),
    QT_TRANSLATE_NOOP("foreign", "{host} cannot be reached."),
    QT_TRANSLATE_NOOP("foreign", "The id holds characters that cannot be sent."),
    QT_TRANSLATE_NOOP("foreign", "The connection to the service was closed."),
    QT_TRANSLATE_NOOP("foreign", "The certificates of this machine cannot be read: {why}."),
    QT_TRANSLATE_NOOP("foreign", "The proxy that the environment names cannot be used."),
    QT_TRANSLATE_NOOP(
        "foreign",
        "no address of the service is set: set KIOSK_BASE_URL, or `kiosk settings set base_url ADDRESS`",
    ),
    QT_TRANSLATE_NOOP(
        "foreign", "the access token holds characters that no token has: set KIOSK_TOKEN again"
    ),
    QT_TRANSLATE_NOOP(
        "foreign",
        "the stored address of the service is none: `kiosk doctor` says why, and"
        " `kiosk settings set base_url ADDRESS` sets another",
    ),
)
"""Of the connection to the service, and what keeps it from being made."""

FROM_SOMEBODY_ELSE = (
    QT_TRANSLATE_NOOP("foreign", "This is not the service's answer: it is larger than {most} bytes."),
    QT_TRANSLATE_NOOP("foreign", "This is not the service's answer: it is packed as “{coding}”, unasked."),
    QT_TRANSLATE_NOOP("foreign", "This is not the service's answer: {why}."),
    QT_TRANSLATE_NOOP(
        "foreign",
        "The answer sends us elsewhere{where}: sign in to the Wi-Fi, or check the service's address.",
    ),
    QT_TRANSLATE_NOOP(
        "foreign",
        "The answer is {page}, not the service's: sign in to the Wi-Fi, or check the service's address.",
    ),
    QT_TRANSLATE_NOOP(
        "foreign",
        "The network wants a sign-in first: sign in to the Wi-Fi, or check the service's address.",
    ),
    QT_TRANSLATE_NOOP(
        "foreign",
        "This is not the service's answer, its status is {status}: sign in to the Wi-Fi, or check the"
        " service's address.",
    ),
)
"""Of an answer that is not the service's."""

FROM_THE_OUTBOX = (
    QT_TRANSLATE_NOOP("foreign", "the answer was not the service's"),
    QT_TRANSLATE_NOOP("foreign", "the service asks to wait"),
    QT_TRANSLATE_NOOP("foreign", "the service could not be reached"),
    QT_TRANSLATE_NOOP("foreign", "the answer did not come"),
    QT_TRANSLATE_NOOP("foreign", "the access token was refused"),
    QT_TRANSLATE_NOOP("foreign", "the service answered with the check-in state {state}"),
    QT_TRANSLATE_NOOP("foreign", "the service had this ticket in already"),
    QT_TRANSLATE_NOOP("foreign", "the service answered a check-in with a check-out"),
    QT_TRANSLATE_NOOP("foreign", "the program ended while this was being sent"),
    QT_TRANSLATE_NOOP("foreign", "what came of it could not be noted"),
    QT_TRANSLATE_NOOP("foreign", "a fault in the program"),
    QT_TRANSLATE_NOOP("foreign", "a fault in the program ({kind})"),
    QT_TRANSLATE_NOOP("foreign", "refused like the others: it was the account, the address or the event"),
    QT_TRANSLATE_NOOP("foreign", "the host stopped the ticket of a guest who is inside"),
    QT_TRANSLATE_NOOP("foreign", "the ticket of a guest who is inside is not valid any more"),
    QT_TRANSLATE_NOOP("foreign", "the ticket of a guest who is inside is no longer on the service's list"),
    QT_TRANSLATE_NOOP("foreign", "the ticket of somebody admitted off the list turned up, and does not fit"),
    QT_TRANSLATE_NOOP("foreign", "two machines let this ticket in"),
    QT_TRANSLATE_NOOP("foreign", "recovered from its check-in: the row itself was lost"),
)
"""Of what became of a check-in, and what came out about a guest."""

FROM_THE_DISK = (
    QT_TRANSLATE_NOOP(
        "foreign", "{path} cannot be opened: the key does not fit, or the file is damaged ({why})"
    ),
    QT_TRANSLATE_NOOP(
        "foreign", "{path} cannot be opened: too many files are open. Close other programs and try again"
    ),
    QT_TRANSLATE_NOOP("foreign", "the disk is full: nothing was recorded. Free some space and scan again"),
    QT_TRANSLATE_NOOP("foreign", "{path} cannot be written: check the folder's permissions ({why})"),
    QT_TRANSLATE_NOOP("foreign", "{path} cannot be written: {why}"),
    QT_TRANSLATE_NOOP("foreign", "{path} is there already and is no handover file: choose another name"),
    QT_TRANSLATE_NOOP("foreign", "another program keeps the profile locked: nothing was recorded. Try again"),
    QT_TRANSLATE_NOOP("foreign", "the profile failed: nothing was recorded ({why})"),
    QT_TRANSLATE_NOOP("foreign", "the profile is closed"),
    QT_TRANSLATE_NOOP(
        "foreign",
        "{path} was removed or replaced while Kiosk was running: nothing is recorded any more. Close Kiosk,"
        " put the file back if somebody moved it, and start Kiosk again",
    ),
    QT_TRANSLATE_NOOP(
        "foreign", "the door's rules were lost with a damaged file: set them with `kiosk policy set FILE`"
    ),
    QT_TRANSLATE_NOOP("foreign", "recovered from the admission that it ended: the row itself was lost"),
    QT_TRANSLATE_NOOP("foreign", "this ticket has an open admission already"),
    QT_TRANSLATE_NOOP("foreign", "the PIN lock-out cannot be read: `kiosk pin reset NAME` clears it"),
    QT_TRANSLATE_NOOP("foreign", "the door policy kept here cannot be used: {why}; set it again"),
)
"""Of a profile that cannot be read or written."""

FROM_THE_CAMERA = (
    QT_TRANSLATE_NOOP("foreign", "no camera is connected: plug one in"),
    QT_TRANSLATE_NOOP("foreign", "{camera} is not connected: plug it in again"),
    QT_TRANSLATE_NOOP("foreign", "{camera} is not connected: {other} is used"),
    QT_TRANSLATE_NOOP("foreign", "{camera} cannot be opened: it is not connected"),
    QT_TRANSLATE_NOOP(
        "foreign",
        "{camera} cannot be opened: allow it in System Settings, Privacy & Security, Camera; or another"
        " program uses it",
    ),
    QT_TRANSLATE_NOOP(
        "foreign",
        "{camera} cannot be opened: another program uses it, or Settings, Privacy, Camera forbids it",
    ),
    QT_TRANSLATE_NOOP(
        "foreign", "{camera} may not be used by this account: add it to the group video, and sign in again"
    ),
    QT_TRANSLATE_NOOP("foreign", "{camera} is in use by another program: close that program"),
    QT_TRANSLATE_NOOP("foreign", "{camera} delivers no pictures: unplug it, and plug it in again"),
    QT_TRANSLATE_NOOP("foreign", "{camera} is back"),
    QT_TRANSLATE_NOOP("foreign", "{camera} is starting"),
    QT_TRANSLATE_NOOP("foreign", "the cameras of this machine cannot be listed"),
    QT_TRANSLATE_NOOP("foreign", "the {camera} cannot be opened"),
    QT_TRANSLATE_NOOP("foreign", "there is no file {path}"),
    QT_TRANSLATE_NOOP("foreign", "{path} cannot be opened as a video"),
    QT_TRANSLATE_NOOP("foreign", "{path} holds no pixels that can be shown"),
    QT_TRANSLATE_NOOP("foreign", "{camera} was closed"),
    QT_TRANSLATE_NOOP("foreign", "{camera} delivers no more pictures"),
    QT_TRANSLATE_NOOP("foreign", "{camera} has stopped delivering pictures"),
    QT_TRANSLATE_NOOP("foreign", "{camera} does not answer"),
    QT_TRANSLATE_NOOP("foreign", "{camera} failed ({why})"),
)
"""Of a camera that was lost."""

PARTS = (
    QT_TRANSLATE_NOOP("foreign", "camera {number}"),
    QT_TRANSLATE_NOOP("foreign", "the camera"),
    QT_TRANSLATE_NOOP("foreign", "video {name}"),
    QT_TRANSLATE_NOOP("foreign", "picture {name}"),
    QT_TRANSLATE_NOOP("foreign", "{kind} stream from {host}"),
    QT_TRANSLATE_NOOP("foreign", "stream from nowhere"),
    QT_TRANSLATE_NOOP("foreign", "rehearsal camera"),
    QT_TRANSLATE_NOOP("foreign", "a web page"),
    QT_TRANSLATE_NOOP("foreign", "a web page titled “{title}”"),
    QT_TRANSLATE_NOOP("foreign", "it is not JSON"),
    QT_TRANSLATE_NOOP("foreign", "it is not a JSON object"),
    QT_TRANSLATE_NOOP("foreign", "it is not a page of the guest list"),
    QT_TRANSLATE_NOOP("foreign", "it holds more than {most} values"),
    QT_TRANSLATE_NOOP("foreign", "it is a page of more than {most} entries"),
    QT_TRANSLATE_NOOP("foreign", "it names no user id"),
    QT_TRANSLATE_NOOP("foreign", "it is not token information"),
    QT_TRANSLATE_NOOP("foreign", "it holds no {what}"),
    QT_TRANSLATE_NOOP("foreign", "it holds no listings"),
    QT_TRANSLATE_NOOP("foreign", "it brings no access token"),
    QT_TRANSLATE_NOOP("foreign", "it brings a token that is not a bearer token"),
)
"""Of what the sentences above are about; too short to be looked for where no sentence surrounds them."""

STATUSES = (
    QT_TRANSLATE_NOOP("foreign", "status {status}"),
    QT_TRANSLATE_NOOP("foreign", "Bad Request"),
    QT_TRANSLATE_NOOP("foreign", "Unauthorized"),
    QT_TRANSLATE_NOOP("foreign", "Forbidden"),
    QT_TRANSLATE_NOOP("foreign", "Not Found"),
    QT_TRANSLATE_NOOP("foreign", "Request Timeout"),
    QT_TRANSLATE_NOOP("foreign", "Conflict"),
    QT_TRANSLATE_NOOP("foreign", "Too Many Requests"),
    QT_TRANSLATE_NOOP("foreign", "Internal Server Error"),
    QT_TRANSLATE_NOOP("foreign", "Bad Gateway"),
    QT_TRANSLATE_NOOP("foreign", "Service Unavailable"),
    QT_TRANSLATE_NOOP("foreign", "Gateway Timeout"),
)
"""Of an answer that says nothing but its status, by the names that HTTP gives them."""

# QT_TRANSLATE_NOOP is said to return an object.
SENTENCES = tuple(
    str(text)
    for texts in (
        FROM_THE_SERVICE,
        FROM_SOMEBODY_ELSE,
        FROM_THE_OUTBOX,
        FROM_THE_DISK,
        FROM_THE_CAMERA,
        STATUSES,
    )
    for text in texts
)
_PARTS = tuple(str(text) for text in PARTS)

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_STATUS_FIRST = re.compile(r"(\d{3}: )(.+)", re.DOTALL)


def in_words(text: str) -> str:
    """The text in the screen's language; one that is not known here, such as the service's own, stays."""
    return _in_words(text, SENTENCES, _DEEPEST)


def as_sentence(text: str) -> str:
    """The same on a line of its own: with a capital, and cleaned, for the service may have its part in it."""
    text = clean(text)
    status, _, rest = text.partition(": ")
    if rest and status.isascii() and status.isdigit():
        said = QCoreApplication.translate("foreign", "The service answered {status}: {said}")
        return said.format(status=status, said=isolate(in_words(rest)))
    said = in_words(text)
    if "." in said.partition(" ")[0]:  # it begins with the name of a host or a file
        return said
    return said[:1].upper() + said[1:]


def _in_words(text: str, known: tuple[str, ...], deepest: int) -> str:
    if not deepest:
        return text
    if status := _STATUS_FIRST.fullmatch(text):
        return status[1] + _in_words(status[2], known, deepest)
    for pattern, template in _patterns(known):
        if match := pattern.fullmatch(text):
            return _said(template, match, deepest)
    return text


def _said(template: str, match: re.Match[str], deepest: int) -> str:
    said = look_up(_CONTEXT, template)
    if said == template:  # English, or nobody translated it: as it is, without marks of direction
        return match[0]
    parts = {name: _in_words(part, _PARTS, deepest - 1) for name, part in match.groupdict().items()}
    return said.format(**{name: isolate(part) if part else "" for name, part in parts.items()})


@cache
def _patterns(templates: tuple[str, ...]) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Those with the most words of their own come first: another may fit as well, and says less."""
    ordered = sorted(templates, key=lambda template: -len(_PLACEHOLDER.sub("", template)))
    return tuple((pattern_of(template), template) for template in ordered)


@cache
def pattern_of(template: str) -> re.Pattern[str]:
    """What fits such a text, each part of it under its name."""
    parts = _PLACEHOLDER.split(template)
    written = (f"(?P<{part}>.*)" if i % 2 else re.escape(part) for i, part in enumerate(parts))
    return re.compile("".join(written), re.DOTALL)
