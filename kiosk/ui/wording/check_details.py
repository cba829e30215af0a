"""What a readiness check found, in the screen's language.

The engine says it in English, as `kiosk doctor` prints it. It is listed here word for word, with a name in
braces for each part that changes.
"""

import re

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from kiosk.engine.readiness import Check
from kiosk.ui.design.text_fit import isolate
from kiosk.ui.wording.foreign_words import in_words, pattern_of
from kiosk.ui.wording.status_words import grouped
from kiosk.ui.wording.times import age

translate = QCoreApplication.translate
look_up = QCoreApplication.translate
"""By another name: what is looked up here was marked for translators where it is listed."""

DETAILS: dict[str, tuple[object, ...]] = {
    "disk": (
        QT_TRANSLATE_NOOP("check", "{n} GB free"),
        QT_TRANSLATE_NOOP("check", "{path} cannot be written: {why}"),
    ),
    "access": (
        QT_TRANSLATE_NOOP("check", "{names} belongs to another user of this machine"),
        QT_TRANSLATE_NOOP("check", "other users of this machine may change {names}"),
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
        QT_TRANSLATE_NOOP("check", "this machine's keyring does not work: {why}"),
    ),
    "profile": (
        QT_TRANSLATE_NOOP("check", "there is none yet"),
        QT_TRANSLATE_NOOP("check", "it opens"),
    ),
    "integrity": (QT_TRANSLATE_NOOP("check", "every page is sound"),),
    "policy": (
        QT_TRANSLATE_NOOP("check", "the door's rules were lost with a damaged file: everybody is referred"),
    ),
    "records": (
        QT_TRANSLATE_NOOP("check", "some of what was recorded is lost: whoever would go in is referred"),
    ),
    "pins": (
        QT_TRANSLATE_NOOP(
            "check",
            "nobody has a PIN: nobody can override, and the manager's menu opens for everybody;"
            " `kiosk pin set NAME` gives a supervisor one",
        ),
        QT_TRANSLATE_NOOP("check", "what is kept of the PIN of {names} is damaged"),
        "{n} supervisors have a PIN; a profile put back from a copy ends a lock-out",
    ),
    "attention": ("{n} check-ins need a person",),
    "incidents": ("{n} open incidents",),
    "event": (
        QT_TRANSLATE_NOOP("check", "none of {n} is chosen: every ticket is referred to a supervisor"),
        QT_TRANSLATE_NOOP("check", "none is chosen, and no ticket held tells of one"),
        QT_TRANSLATE_NOOP("check", "every event on the list ({n})"),
        QT_TRANSLATE_NOOP("check", "no ticket held is for {names}"),
        QT_TRANSLATE_NOOP("check", "{names} is over"),
    ),
    "list": (
        "{n} tickets, and the list is not complete",
        "{n} tickets, as of a time that is still to come",
        "{n} tickets, complete, {age} old",
    ),
    "other_accounts": ("{n} tickets of other accounts are held too; no scan goes by them",),
    "unsent": (
        QT_TRANSLATE_NOOP("check", "everything is sent"),
        "{n} check-ins are unsent, the oldest for {age}",
        "{n} check-ins are unsent, the oldest for {age}: {why}",
    ),
    "retention": (
        QT_TRANSLATE_NOOP("check", "guests are held until somebody purges them"),
        QT_TRANSLATE_NOOP("check", "no guests are held"),
        QT_TRANSLATE_NOOP("check", "the next guests are forgotten in {age}"),
        QT_TRANSLATE_NOOP("check", "guests are forgotten in the next quiet hour of the door"),
        QT_TRANSLATE_NOOP("check", "guests should have been forgotten {age} ago"),
    ),
    "account": ("{n} check-ins wait for the account {name}",),
    "link": (
        QT_TRANSLATE_NOOP("check", "the service answers in {n} ms"),
        QT_TRANSLATE_NOOP("check", "no answer within {n} s"),
    ),
    "clock": (
        QT_TRANSLATE_NOOP("check", "not compared with the service's"),
        QT_TRANSLATE_NOOP("check", "not compared: the service does not say its time"),
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
    "camera": (
        QT_TRANSLATE_NOOP(
            "check",
            "{chosen} is not connected: {camera}, {width} × {height}, {fps} pictures a second",
        ),
        QT_TRANSLATE_NOOP("check", "{camera}, {width} × {height}, {fps} pictures a second"),
    ),
    "decoders": (QT_TRANSLATE_NOOP("check", "all are here"),),
    "scanner": (
        QT_TRANSLATE_NOOP("check", "serial scanner on {name}"),
        QT_TRANSLATE_NOOP("check", "the serial scanner is not plugged in"),
        QT_TRANSLATE_NOOP("check", "the serial scanner is not connected yet"),
        QT_TRANSLATE_NOOP("check", "another program uses {name}"),
        QT_TRANSLATE_NOOP("check", "this user may not open {name}"),
        QT_TRANSLATE_NOOP("check", "{name} cannot be opened: {why}"),
    ),
}
"""Those that count something are marked for translators in `_counted`."""

_AGE = re.compile(r"(\d+) (s|min|h|days)")
_DECIMAL = re.compile(r"\d+\.\d")
_SECONDS = {"s": 1, "min": 60, "h": 3600, "days": 86_400}


def check_detail(check: Check) -> str:
    """What was found, as a line of its own; what is not listed stays as it is."""
    said = _said(check)
    return said[:1].upper() + said[1:]


def _said(check: Check) -> str:
    for template in map(str, DETAILS.get(check.check, ())):
        if match := pattern_of(template).fullmatch(check.detail):
            found = match.groupdict()
            said = _counted(template, found.get("n", "")) or look_up("check", template)
            return said.format(**{name: _part(name, text) for name, text in found.items()})
    return in_words(check.detail)


def _counted(template: str, number: str) -> str:
    """The words for so many of them; nothing for a text that does not depend on a number."""
    if not number.isdecimal():
        return ""
    n = int(number)
    texts = {
        "{n} supervisors have a PIN; a profile put back from a copy ends a lock-out": translate(
            "check",
            "{n} supervisor(s) have a PIN; a profile put back from a copy ends a lock-out",
            "",
            n,
        ),
        "{n} check-ins need a person": translate("check", "{n} check-in(s) need a person", "", n),
        "{n} open incidents": translate("check", "{n} open incident(s)", "", n),
        "{n} tickets, and the list is not complete": translate(
            "check", "{n} ticket(s), and the list is not complete", "", n
        ),
        "{n} tickets, as of a time that is still to come": translate(
            "check", "{n} ticket(s), as of a time that is still to come", "", n
        ),
        "{n} tickets, complete, {age} old": translate("check", "{n} ticket(s), complete, {age} old", "", n),
        "{n} tickets of other accounts are held too; no scan goes by them": translate(
            "check", "{n} ticket(s) of other accounts are held too; no scan goes by them", "", n
        ),
        "{n} check-ins are unsent, the oldest for {age}": translate(
            "check", "{n} check-in(s) are unsent, the oldest for {age}", "", n
        ),
        "{n} check-ins are unsent, the oldest for {age}: {why}": translate(
            "check", "{n} check-in(s) are unsent, the oldest for {age}: {why}", "", n
        ),
        "{n} check-ins wait for the account {name}": translate(
            "check", "{n} check-in(s) wait for the account {name}", "", n
        ),
    }
    return texts.get(template, "")


def _part(name: str, text: str) -> str:
    if name == "age" and (long := _AGE.fullmatch(text)):
        return age(int(long[1]) * _SECONDS[long[2]])
    if name == "why":
        return isolate(in_words(text))
    return _number(text) if name == "n" else isolate(text)


def _number(text: str) -> str:
    """As the screen's language writes it; what is not one stays."""
    if text.isdecimal():
        return grouped(int(text))
    return QLocale().toString(float(text), "f", 1) if _DECIMAL.fullmatch(text) else text
