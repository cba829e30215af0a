"""What the screen says of check-ins that the ticketing service did not confirm yet."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from kiosk.core.link import LinkState
from kiosk.core.outbox import EntryState
from kiosk.core.pace import Because, Pause
from kiosk.core.tickets import Instant
from kiosk.engine.records import OutboxLine
from kiosk.ui.texts import verdict_texts
from kiosk.ui.texts.messages import as_sentence, in_short
from kiosk.ui.texts.status_texts import MOST_COUNTED, grouped
from kiosk.ui.texts.times import age, when
from kiosk.ui.theme.clean_text import isolate
from kiosk.ui.theme.theme import Look
from kiosk.ui.widgets.row import Row

translate = QCoreApplication.translate


def name_of(line: OutboxLine) -> str:
    """The guest's name, or words where no ticket is held."""
    return verdict_texts.name_of(line.ticket) if line.ticket else verdict_texts.unlisted_name()


def needs_a_look(lines: Sequence[OutboxLine]) -> list[OutboxLine]:
    """Those that only a person gets any further."""
    return [line for line in lines if line.entry.state is EntryState.NEEDS_ATTENTION]


def waiting(lines: Sequence[OutboxLine]) -> list[OutboxLine]:
    """Those that leave by themselves."""
    return [line for line in lines if line.entry.state is not EntryState.NEEDS_ATTENTION]


def waiting_in_words(
    lines: Sequence[OutboxLine],
    link: LinkState,
    now: Instant,
    pause: Pause | None = None,
    count: int | None = None,
) -> str:
    """How many wait (as many as lines, unless `count` says more), since when, and what they wait for."""
    if not lines:
        return translate("outbox", "Nothing waits to be sent.")
    oldest = min(line.entry.scanned_at for line in lines)
    count = len(lines) if count is None else count
    text = translate("outbox", "{n} wait to be sent, the oldest for {age}. {why}", "", count)
    sentence = text.format(n=grouped(count), age=age(now - oldest), why=why_they_wait(link, pause))
    foreign = sum(1 for line in lines if line.waits_for)
    if not foreign:
        return sentence
    return f"{sentence} {translate('outbox', '%n of them wait for another account.', '', foreign)}"


def why_they_wait(link: LinkState, pause: Pause | None = None) -> str:
    """What keeps check-ins from leaving, and that they are safe meanwhile."""
    return (_why_paused(pause) if pause else "") or _why_by_the_link(link)


def _why_paused(pause: Pause) -> str:
    """Why the queue pauses; nothing where the link says it already."""
    match pause.because:
        case Because.ASKED_TO_WAIT:
            asked = translate("outbox", "The service asks to wait {time}; they are safe here until then.")
            return asked.format(time=age(pause.wait_s))
        case Because.THROTTLED:
            return translate("outbox", "The service asks for less; they leave ever more slowly.")
        case Because.FAILING:
            return translate(
                "outbox", "The service fails; one is tried now and then, and all leave once it is well."
            )
        case Because.REFUSED_ALIKE:
            return translate(
                "outbox",
                "Several were refused alike: it is the account, the address or the event. One is tried every"
                " few seconds.",
            )
    return ""


def _why_by_the_link(link: LinkState) -> str:
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
        LinkState.REFUSED: translate(
            "outbox", "The service does not take them now; they are safe here until it does."
        ),
        LinkState.SIGN_IN: translate("outbox", "Somebody must sign in again; they are safe here until then."),
    }[link]


def what_became_of(line: OutboxLine) -> str:
    """What was answered to the last attempt, or whose account has to sign in before there can be one."""
    return _waits_for(line) or error_in_words(line.entry.last_error)


def _waits_for(line: OutboxLine) -> str:
    if not line.waits_for:
        return ""
    text = translate("outbox", "This waits until somebody signs in with the account {account}.")
    return text.format(account=isolate(line.waits_for))


def error_in_words(last_error: str) -> str:
    """What the service, or the way to it, answered to the last attempt; nothing before there was one."""
    return as_sentence(last_error)


def attempts_in_words(attempts: int) -> str:
    """How often it was tried."""
    return (
        translate("outbox", "tried %n time(s)", "", min(attempts, MOST_COUNTED))
        if attempts
        else translate("outbox", "not tried yet")
    )


def row_of(line: OutboxLine, now: Instant) -> Row:
    """A check-in as a line: who, when they came, how often it was tried, what came of it in short."""
    entry = line.entry
    refused = entry.state is EntryState.NEEDS_ATTENTION
    error = (_waits_for(line) or in_short(entry.last_error)).rstrip(".")
    facts = [
        when(entry.scanned_at, now),
        attempts_in_words(entry.attempts),
        f"\u2068{error}\u2069" if error else "",  # around what the service said, which is isolated itself
    ]
    return Row(
        key=entry.admission_id,
        name=name_of(line),
        facts=" · ".join(fact for fact in facts if fact),
        chip=verdict_texts.type_of(line.ticket) if line.ticket else "",
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
