"""The body of a refusal → a text for people: short, plain, and without anything secret."""

import html
import re
from collections.abc import Iterable, Iterator

from kiosk.api.reply import HttpReply
from kiosk.api.values import parse_json, text
from kiosk.core.message import Message
from kiosk.engine.errors import NotDocumentedError

LONGEST_TEXT = 500
_LOOKED_AT = 20_000
_MOST_TEXTS = 10
_DEEPEST = 5
_NAMES = ("error_description", "message", "detail", "title", "description")
_REDACTED = "(hidden)"

_HTML = re.compile(
    rb"^\s*(<!--.*?-->\s*)?<(!doctype|html|head|body|meta|script|title)\b", re.IGNORECASE | re.DOTALL
)
_HEADINGS = [
    (re.compile(rf"<{name}\b", re.IGNORECASE), re.compile(rf"</{name}\b", re.IGNORECASE))
    for name in ("title", "h1")
]
_TAG = re.compile(r"<[^<>]*>")


def people_text(reply: HttpReply, secrets: Iterable[str] = ()) -> str:
    """What the body says, in one line of at most 500 characters; empty where it says nothing.

    `secrets` are the texts that the request carried and that the service may have echoed.
    """
    if not is_web_page(reply):
        return _presentable(_text_in(reply.body), secrets)
    title = _presentable(_title(reply), secrets)
    return Message("a web page titled “{title}”", title=title) if title else Message("a web page")


def is_web_page(reply: HttpReply) -> bool:
    """Whether the answer is a page for a browser, such as a captive portal's."""
    return reply.content_type in ("text/html", "application/xhtml+xml") or bool(
        _HTML.match(reply.body[:2000])
    )


def _title(reply: HttpReply) -> str:
    """What the web page is called: its title, where it has one, or its heading.

    Each sign is looked for once: a page made for it must not keep the door waiting.
    """
    page = reply.body[:_LOOKED_AT].decode("utf-8", "replace")
    for begins, ends in _HEADINGS:
        if (beginning := begins.search(page)) and (ending := ends.search(page, beginning.end())):
            written = page[beginning.end() : ending.start()].partition(">")[2][:LONGEST_TEXT]
            if title := " ".join(html.unescape(_TAG.sub(" ", written)).split()):
                return title
    return ""


def _text_in(body: bytes) -> str:
    try:
        value = parse_json(body)
    except NotDocumentedError:
        written = body[:_LOOKED_AT].decode("utf-8", "replace")
        return "" if written.count("\ufffd") * 10 > len(written) else written
    return "; ".join(_unique(_messages(value)))


def _unique(messages: Iterator[str]) -> list[str]:
    found: dict[str, None] = {}
    for message in messages:
        found[message] = None
        if len(found) == _MOST_TEXTS:
            break
    return list(found)


def _messages(value: object, label: str = "", depth: int = 0) -> Iterator[str]:
    """The texts for people in an error body, whatever its shape; bare codes only where there is no text.

    The service's interface does not show the shape, so the usual ones are looked for: an OAuth error, a
    `message`, an `error`, and `errors` as a list or by field.
    """
    if depth > _DEEPEST:
        return
    if isinstance(value, list):
        for item in value[:_MOST_TEXTS]:
            yield from _messages(item, label, depth + 1)
    elif isinstance(value, dict):
        named = next((value[name] for name in _NAMES if value.get(name)), value.get("error"))
        yield from _messages(named, label, depth + 1)
        errors = value.get("errors")
        by_field = list(errors.items())[:_MOST_TEXTS] if isinstance(errors, dict) else [(label, errors)]
        for field, problems in by_field:
            yield from _messages(problems, text(field), depth + 1)
    elif written := text(value).strip():
        yield f"{label}: {written}" if label else written


def _presentable(text: str, secrets: Iterable[str]) -> str:
    for secret in secrets:
        if secret:
            text = text.replace(secret, _REDACTED)
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= LONGEST_TEXT else line[: LONGEST_TEXT - 1].rstrip() + "…"
