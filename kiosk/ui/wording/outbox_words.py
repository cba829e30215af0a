"""What the screen says of check-ins that the ticketing service did not confirm yet."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from kiosk.core.link import LinkState
from kiosk.core.outbox import EntryState
from kiosk.core.tickets import Instant
from kiosk.engine.records import OutboxLine
from kiosk.ui.design.text_fit import clean
from kiosk.ui.design.theme import Look
from kiosk.ui.parts.row import Row
from kiosk.ui.wording import words
from kiosk.ui.wording.foreign_words import as_sentence
from kiosk.ui.wording.status_words import grouped
from kiosk.ui.wording.times import age, when

translate = QCoreApplication.translate


def name_of(line: OutboxLine) -> str:
    """The guest's name, or the ticket's id where no ticket is held."""
    return words.name_of(line.ticket) if line.ticket else clean(line.entry.ticket_id)


def needs_a_look(lines: Sequence[OutboxLine]) -> list[OutboxLine]:
    """Those that only a person gets any further."""
    return [line for line in lines if line.entry.state is EntryState.NEEDS_ATTENTION]


def waiting(lines: Sequence[OutboxLine]) -> list[OutboxLine]:
    """Those that leave by themselves."""
    return [line for line in lines if line.entry.state is not EntryState.NEEDS_ATTENTION]


def waiting_in_words(lines: Sequence[OutboxLine], link: LinkState, now: Instant) -> str:
    """How many wait, since when, and what they wait for."""
    if not lines:
        return translate("outbox", "Nothing waits to be sent.")
    oldest = min(line.entry.scanned_at for line in lines)
    text = translate("outbox", "{n} wait to be sent, the oldest for {age}. {why}", "", len(lines))
    return text.format(n=grouped(len(lines)), age=age(now - oldest), why=why_they_wait(link))


def why_they_wait(link: LinkState) -> str:
    """What keeps check-ins from leaving, and that they are safe meanwhile."""
    return {
        LinkState.UNKNOWN: translate("outbox", "The service has not answered yet."),
        LinkState.GOOD: translate("outbox", "They are being sent now."),
        LinkState.SLOW: translate("outbox", "The service is slow; they are being sent."),
        LinkState.OFFLINE: translate(
            "outbox", "The service cannot be reached; they are safe here until then."
        ),
        LinkState.PORTAL: translate(
            "outbox", "The Wi-Fi wants a login first; they are safe here until then."
        ),
        LinkState.SIGN_IN: translate("outbox", "Somebody must sign in again; they are safe here until then."),
    }[link]


def error_in_words(last_error: str) -> str:
    """What the service, or the way to it, answered to the last attempt; nothing before there was one."""
    return as_sentence(last_error)


def attempts_in_words(attempts: int) -> str:
    """How often it was tried."""
    return (
        translate("outbox", "tried %n time(s)", "", attempts)
        if attempts
        else translate("outbox", "not tried yet")
    )


def row_of(line: OutboxLine, now: Instant) -> Row:
    """A check-in as a line: who, when they came, how often it was tried, what came of it."""
    entry = line.entry
    refused = entry.state is EntryState.NEEDS_ATTENTION
    error = error_in_words(entry.last_error).rstrip(".")
    facts = [
        when(entry.scanned_at, now),
        attempts_in_words(entry.attempts),
        f"\u2068{error}\u2069" if error else "",  # around what the service said, which is isolated itself
    ]
    return Row(
        key=entry.admission_id,
        name=name_of(line),
        facts=" · ".join(fact for fact in facts if fact),
        chip=words.type_of(line.ticket) if line.ticket else "",
        chip_is_type=True,
        mark="ask" if refused else "wait",
        look=Look.ASK if refused else Look.NEUTRAL,
    )


def usual_reasons() -> tuple[str, ...]:
    """Why a check-in is usually given up."""
    return (
        translate("outbox", "Host checks them in by hand"),
        translate("outbox", "Ticket was cancelled"),
        translate("outbox", "Guest left"),
    )
