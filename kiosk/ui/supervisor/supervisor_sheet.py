"""A supervisor's word for one guest: who it is, what the door said and why, a reason and a PIN."""

from msgspec import Struct
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from kiosk.core.presence import InputMethod, PresenceState
from kiosk.core.tickets import Instant
from kiosk.core.verdict import VerdictKind
from kiosk.engine.records import Guest
from kiosk.ui.supervisor import supervisor_texts
from kiosk.ui.supervisor.pin_sheet import PinSheet
from kiosk.ui.supervisor.reason_picker import ReasonPicker
from kiosk.ui.texts import verdict_texts
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.verdict.verdict_view import VerdictView, look_of
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.sheet import GUARD_S, LOW_NAME_PX, NAME_PX
from kiosk.ui.widgets.verdict_badge import VerdictBadge


class Matter(Struct, frozen=True):
    """What a supervisor is asked about. `code` is a ticket's id, or a code where no ticket is known.

    `word`, `look` and `mark` are the verdict's, `lines` its evidence. `admission_id`: the admission that is
    to be taken back; empty where somebody is to be let in.
    """

    code: str
    name: str
    word: str
    lines: tuple[str, ...] = ()
    look: Look = Look.ASK
    mark: str = ""
    how: InputMethod = InputMethod.KEYBOARD
    admission_id: str = ""
    kind: VerdictKind | None = None

    def is_same(self, other: "Matter") -> bool:
        """Whether both ask the same about the same guest."""
        return (self.code, self.admission_id) == (other.code, other.admission_id)


def matter_of(view: VerdictView) -> Matter:
    """What the screen told, as a matter for a supervisor."""
    return Matter(
        code=view.guest.ticket_id or view.code,
        name=view.guest.name,
        word=view.word,
        lines=(*view.lines, *view.notices),
        look=view.look,
        mark=view.mark,
        how=view.how,
        kind=view.kind,
    )


def matter_of_guest(guest: Guest, now: Instant) -> Matter:
    """A guest who was found by name, as a matter for a supervisor."""
    ticket, inside = guest.ticket, guest.presence.where is PresenceState.INSIDE
    look, mark = look_of(VerdictKind.ALREADY_IN) if inside else (Look.ASK, "")
    state = verdict_texts.no_longer_listed() if guest.vanished else verdict_texts.state_in_words(ticket.state)
    return Matter(
        code=ticket.id,
        name=verdict_texts.name_of(ticket),
        word=verdict_texts.word_for(VerdictKind.ALREADY_IN) if inside else "",
        lines=(verdict_texts.came_in(guest.presence.evidence, now), state) if inside else (state,),
        look=look,
        mark=mark,
        how=InputMethod.SEARCH,
        kind=VerdictKind.ALREADY_IN if inside else None,
    )


def matter_of_undo(admission_id: str, ticket_id: str, name: str) -> Matter:
    """An admission that only a supervisor takes back, because one of its ticket was taken back before."""
    return Matter(
        code=ticket_id,
        name=name,
        word=supervisor_texts.undo_word(),
        lines=(supervisor_texts.why_undo_is_asked(),),
        admission_id=admission_id,
    )


class SupervisorSheet(PinSheet):
    """Bound to one guest from `ask` until it closes; `tried` says that PIN and reason are there."""

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._matter: Matter | None = None
        self.tag = VerdictBadge(theme, tag=True)
        self.name = FitLabel(theme, largest_px=NAME_PX, smallest_px=24, lines=1, weight=QFont.Weight.Bold)
        self.lines = FitLabel(theme, largest_px=19, smallest_px=17, lines=2)
        self.reason = ReasonPicker(theme, lambda: self.ignores_input)
        self._head, self._top = QVBoxLayout(), QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._top.addWidget(self.tag)
        self._top.addWidget(self.name, 1)
        self._head.addLayout(self._top)
        self._head.addWidget(self.lines)
        self.body.addLayout(self._head)
        self.body.addWidget(self.end)
        self.body.addWidget(self.reason)
        self.body.addStretch(1)
        self.reason.changed.connect(lambda: self._typed(len(self.reason.why)))
        self.reason.picked.connect(self._show_where_to_type)
        theme.zoomed.connect(self._space_head)
        self._space_head()

    @property
    def matter(self) -> Matter | None:
        """What it is about; nothing while it is closed."""
        return self._matter

    @property
    def why(self) -> str:
        """The reason given."""
        return self.reason.why

    @property
    def begun(self) -> bool:
        """Whether somebody has begun to fill it in, or waits for an answer."""
        return self.is_open and bool(self.why or self.pin.count or self._busy)

    def ask(self, matter: Matter, *, supervised: bool = True) -> None:
        """Open for this guest; `supervised`: whether anybody could be asked at all."""
        self._matter = matter
        self.tag.show_verdict(matter.look, matter.mark, clean(matter.word))
        self.show_name(self.name, matter.name)
        lines = " ".join(line for line in matter.lines if line)
        self.lines.show_text(lines)
        self.lines.setVisible(bool(lines))
        self._say_whom()
        if matter.admission_id:
            self.reason.offer(supervisor_texts.reasons_to_undo())
            self.bind(self.tr("Undo admission"))
        else:
            self.reason.offer(supervisor_texts.reasons_for(matter.kind))
            self.bind(self.tr("Let in anyway"))
        if not supervised:
            undoing = bool(matter.admission_id)
            self.end_with(supervisor_texts.nobody_to_undo() if undoing else supervisor_texts.nobody_to_ask())
        self.open(self.begins_at if supervised else self.close_button)

    def _cut_names(self) -> None:
        super()._cut_names()
        self._say_whom()

    def _say_whom(self) -> None:
        if self._matter is not None:
            name = self.seen_name(self._matter.name)
            self.setAccessibleName(self.tr("Supervisor: {name}").format(name=name))

    @property
    def begins_at(self) -> QWidget:
        """See kiosk.ui.supervisor.pin_sheet.PinSheet: first the reason, then the PIN."""
        return self.pin if self.why else self.reason.first

    def form(self) -> tuple[QWidget, ...]:
        """See kiosk.ui.supervisor.pin_sheet.PinSheet."""
        return (*super().form(), self.reason)

    def missing(self) -> str:
        """See kiosk.ui.supervisor.pin_sheet.PinSheet."""
        return super().missing() if self.why else supervisor_texts.reason_missing()

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        super().forget()
        self._matter = None
        self.reason.clear()
        self.show_name(self.name, "")
        self.lines.show_text("")
        self.setAccessibleName("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The name smaller where there is little room."""
        super().resizeEvent(event)
        self.reason.set_compact(low=self.is_compact)
        self._space_head()

    def _space_head(self) -> None:
        for line in (self._head, self._top):
            line.setSpacing(self._theme.px(6 if self.is_compact else 8))
        self._top.setDirection(
            QBoxLayout.Direction.RightToLeft if self.is_lowest else QBoxLayout.Direction.TopToBottom
        )
        self.name.grow_to(LOW_NAME_PX if self.is_compact else NAME_PX)
        self.lines.grow_to(17 if self.is_compact else 19)
