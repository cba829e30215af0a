"""What a readiness check found, in the screen's language.

The engine says it in English, as `kiosk doctor` prints it. It is listed here word for word, with a name in
braces for each part that changes.
"""

import re
from functools import cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from kiosk.engine.readiness import Check
from kiosk.ui.foreign_words import in_words
from kiosk.ui.text_fit import isolate
from kiosk.ui.times import age

look_up = QCoreApplication.translate
"""By another name: what is looked up here was marked for translators where it is listed."""

DETAILS: dict[str, tuple[object, ...]] = {
    "disk": (
        QT_TRANSLATE_NOOP("check", "{n} GB free"),
        QT_TRANSLATE_NOOP("check", "{path} cannot be written: {why}"),
    ),
    "encryption": (
        QT_TRANSLATE_NOOP("check", "nothing is written yet; it will be encrypted"),
        QT_TRANSLATE_NOOP("check", "the database is encrypted"),
        QT_TRANSLATE_NOOP("check", "the database is in plain bytes"),
    ),
    "set_aside": (QT_TRANSLATE_NOOP("check", "a damaged profile was set aside: {names}"),),
    "keyring": (
        QT_TRANSLATE_NOOP("check", "the profile's key is behind a passphrase"),
        QT_TRANSLATE_NOOP("check", "the key is kept by {name}"),
        QT_TRANSLATE_NOOP("check", "this machine has no keyring that works"),
    ),
    "profile": (
        QT_TRANSLATE_NOOP("check", "there is none yet"),
        QT_TRANSLATE_NOOP("check", "it opens"),
    ),
    "integrity": (QT_TRANSLATE_NOOP("check", "every page is sound"),),
    "attention": (QT_TRANSLATE_NOOP("check", "{n} check-ins need a person"),),
    "incidents": (QT_TRANSLATE_NOOP("check", "{n} open incidents"),),
    "event": (
        QT_TRANSLATE_NOOP("check", "none is chosen: tickets of every event go in"),
        QT_TRANSLATE_NOOP("check", "no ticket held is for {names}"),
        QT_TRANSLATE_NOOP("check", "{names} is over"),
    ),
    "list": (
        QT_TRANSLATE_NOOP("check", "{n} tickets, and the list is not complete"),
        QT_TRANSLATE_NOOP("check", "{n} tickets, as of a time that is still to come"),
        QT_TRANSLATE_NOOP("check", "{n} tickets, complete, {age} old"),
    ),
    "unsent": (
        QT_TRANSLATE_NOOP("check", "everything is sent"),
        QT_TRANSLATE_NOOP("check", "{n} check-ins are unsent, the oldest for {age}"),
    ),
    "link": (
        QT_TRANSLATE_NOOP("check", "the service answers in {n} ms"),
        QT_TRANSLATE_NOOP("check", "no answer within {n} s"),
    ),
    "clock": (
        QT_TRANSLATE_NOOP("check", "not compared with the service's"),
        QT_TRANSLATE_NOOP("check", "{n} s behind the service's"),
        QT_TRANSLATE_NOOP("check", "{n} s ahead of the service's"),
        QT_TRANSLATE_NOOP("check", "agrees"),
    ),
    "token": (
        QT_TRANSLATE_NOOP("check", "not asked about"),
        QT_TRANSLATE_NOOP("check", "accepted; the service does not say for how long"),
        QT_TRANSLATE_NOOP("check", "{n} days left"),
        QT_TRANSLATE_NOOP("check", "the token is refused"),
    ),
    "decoders": (QT_TRANSLATE_NOOP("check", "all are here"),),
}

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_AGE = re.compile(r"(\d+) (s|min|h|days)")
_SECONDS = {"s": 1, "min": 60, "h": 3600, "days": 86_400}


def check_detail(check: Check) -> str:
    """What was found, as a line of its own; what is not listed stays as it is."""
    said = _said(check)
    return said[:1].upper() + said[1:]


def _said(check: Check) -> str:
    for template in map(str, DETAILS.get(check.check, ())):
        if match := _pattern(template).fullmatch(check.detail):
            parts = {name: _part(name, text) for name, text in match.groupdict().items()}
            return look_up("check", template).format(**parts)
    return in_words(check.detail)


def _part(name: str, text: str) -> str:
    if name == "age" and (long := _AGE.fullmatch(text)):
        return age(int(long[1]) * _SECONDS[long[2]])
    return text if name == "n" else isolate(text)


@cache
def _pattern(template: str) -> re.Pattern[str]:
    parts = _PLACEHOLDER.split(template)
    written = (f"(?P<{part}>.*)" if i % 2 else re.escape(part) for i, part in enumerate(parts))
    return re.compile("".join(written), re.DOTALL)
