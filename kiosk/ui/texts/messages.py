"""What other parts of the program say, in the screen's language: from a Message's template and its parts.

The engine, the store, the camera and the service's client know nothing of languages. Their templates are
gathered for translators where they stand (packaging/translatable.py); here they are looked up.
"""

from PySide6.QtCore import QCoreApplication, QLocale

from kiosk.core.message import STATUS_PHRASES, Age, Message, Part, filled
from kiosk.core.outbox import WITH_STATUS
from kiosk.ui.texts.status_texts import MOST_COUNTED, grouped
from kiosk.ui.texts.times import age
from kiosk.ui.theme.clean_text import clean, isolate, isolate_from_left

look_up = QCoreApplication.translate
"""By another name: what is looked up here is marked for translators where it is said."""

_CONTEXT = "message"


def in_words(text: str) -> str:
    """The text in the screen's language; one that is no Message, such as the service's own, stays."""
    if not isinstance(text, Message):
        return text
    if text.template == WITH_STATUS:
        return f"{text.parts.get('status', '')}: {_answer_in(text)}"
    translated = _looked_up(text)
    if translated == text.template:  # English, or nobody translated it: as it is, without marks of direction
        return str(text)
    return _filled(translated, text)


def as_sentence(text: str) -> str:
    """The same on a line of its own: with a capital, and cleaned, for the service may have its part in it."""
    if isinstance(text, Message) and text.template == WITH_STATUS:
        answered = QCoreApplication.translate("message", "The service answered {status}: {said}")
        return answered.format(status=text.parts.get("status", ""), said=isolate(clean(_answer_in(text))))
    sentence = in_words(text)
    if sentence == text:
        sentence = clean(sentence)
    if "." in sentence.partition(" ")[0]:  # it begins with the name of a host or a file
        return sentence
    return sentence[:1].upper() + sentence[1:]


def in_short(text: str) -> str:
    """The same in the few words that it has for a row, if it has any."""
    short = text.parts.get("short") if isinstance(text, Message) else None
    return as_sentence(short if isinstance(short, Message) else text)


def as_detail(text: str) -> str:
    """What a check found, on a line of its own; every part keeps its direction, in English too."""
    detail = _filled(_looked_up(text), text) if isinstance(text, Message) else text
    return detail[:1].upper() + detail[1:]


def status_in_words(status: int, answer: str) -> str:
    """What an answer with this status said; in the screen's language where it is HTTP's name for it."""
    phrase = STATUS_PHRASES.get(status)
    return in_words(phrase) if phrase is not None and phrase == answer else answer


def _answer_in(message: Message) -> str:
    """What a service said with a status."""
    answer = message.parts.get("said")
    return in_words(answer) if isinstance(answer, str) else ""


def _looked_up(message: Message) -> str:
    counted = message.parts.get("n")
    if isinstance(counted, int):
        return look_up(_CONTEXT, message.template, "", min(counted, MOST_COUNTED))
    return look_up(_CONTEXT, message.template)


def _filled(template: str, message: Message) -> str:
    return filled(template, {name: _part(name, part) for name, part in message.parts.items()})


_PATHS = ("path", "file", "folder")
"""Parts of a Message that are read from the left in every language."""


def _part(name: str, part: Part) -> str:
    match part:
        case Age():
            return age(part)
        case float():
            return QLocale().toString(part, "f", 1)
        case int():
            return grouped(part) if name in ("n", "amount") else isolate(str(part))
    if not part:
        return ""
    if name in _PATHS:
        return isolate_from_left(part)
    said = in_words(part)
    if isinstance(part, Message) and said != part:  # of ours: its own parts are cleaned, and isolated
        return f"\u2068{said}\u2069"
    return isolate(said)
