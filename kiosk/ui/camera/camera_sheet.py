"""Which camera looks at the door, how it does, and how it is used: each choice is so at once."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from kiosk.core.cameras import (
    SIZES,
    TURNS,
    Camera,
    CameraChoice,
    Exposure,
    Mirror,
    recognise,
    remember,
    remembered_name,
)
from kiosk.engine.camera_readiness import CameraFacts
from kiosk.ui.texts.messages import as_sentence, in_words
from kiosk.ui.theme.clean_text import clean, isolate
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.panel import Panel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.segments import Segments
from kiosk.ui.widgets.setting_row import SettingRow
from kiosk.ui.widgets.sheet import GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice

translate = QCoreApplication.translate


def camera_rows(cameras: Sequence[Camera], choice: CameraChoice, facts: CameraFacts) -> tuple[Row, ...]:
    """Whichever comes first, each camera that is here, and the chosen one if it is none of these.

    A row's key is what is to be kept as the choice. The chosen one is ticked, the one in use says so.
    """
    meant = recognise(choice.camera, cameras) if remembered_name(choice.camera) else None
    twins = {camera.name for camera in cameras if sum(one.name == camera.name for one in cameras) > 1}
    used = _used(cameras, meant, facts)
    rows = [_row("", translate("camera", "The first one found"), is_chosen=not choice.camera)]
    for camera in cameras:
        where = camera.place if camera.name in twins else ""
        facts_line = translate("camera", "at {place}").format(place=clean(where)) if where else ""
        row = _row(
            remember(camera) if camera is not meant else choice.camera,
            clean(camera.name),
            is_chosen=camera is meant,
            facts=facts_line,
            is_used=camera is used,
        )
        rows.append(row)
    if choice.by_number_or_place:
        name = as_sentence(facts.label)
        rows.append(_row(choice.camera, name, is_chosen=True, is_used=not facts.trouble))
    elif choice.camera and meant is None:
        missing = translate("camera", "Not connected")
        rows.append(_row(choice.camera, clean(remembered_name(choice.camera)), is_chosen=True, facts=missing))
    return tuple(rows)


def _used(cameras: Sequence[Camera], meant: Camera | None, facts: CameraFacts) -> Camera | None:
    if facts.trouble:
        return None
    if meant is not None and meant.name == facts.label:
        return meant
    return next((camera for camera in cameras if camera.name == facts.label), None)


def _row(key: str, name: str, *, is_chosen: bool, facts: str = "", is_used: bool = False) -> Row:
    return Row(
        key=key,
        name=name,
        facts=facts,
        chip=translate("camera", "In use") if is_used else "",
        mark="picked" if is_chosen else "not-picked",
        look=Look.GO if is_chosen else Look.NEUTRAL,
        is_guest=False,
    )


HEADING_PX = 52
ROW_PX = 56
"""Lower than other rows: all cameras of a machine are in sight at once, and most have a name and no more."""


class CameraSheet(Sheet):
    """`chosen` brings the CameraChoice as it is to be from now on, `asked` wants cameras looked for anew."""

    needs_camera = True

    chosen = Signal(object)
    asked = Signal()

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._shown = CameraChoice()
        self._facts = CameraFacts("", "")
        self._cameras: tuple[Camera, ...] = ()
        self.set_title(self.tr("Camera"))
        self.state = FitLabel(theme, largest_px=21, smallest_px=19, lines=3, weight=QFont.Weight.DemiBold)
        self.detail = FitLabel(theme, largest_px=16, smallest_px=16, lines=3, muted=True)
        self.notice = SheetNotice(theme)
        self.panel = Panel(
            theme, self.tr("Cameras of this machine"), self.tr("Looking for cameras…"), row_px=ROW_PX
        )
        self.panel.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.size_px = Segments(theme, {size: isolate(size.replace("x", " × ")) for size in SIZES})
        self.turn = Segments(theme, self._turns())
        self.mirror = Segments(theme, self._mirrors())
        self.exposure = Segments(theme, self._exposures())
        self.rows = self._rows(theme)
        self.again = PressButton(self.tr("Look again"))
        for part in (self.state, self.detail, self.notice, self.panel, *self.rows.values()):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.buttons.addWidget(self.again, 2)
        self.again.clicked.connect(self._ask_again)
        self.panel.list.chosen.connect(self._take_camera)
        for segments in self.rows:
            segments.picked.connect(lambda key, one=segments: self._pick(one, key))
        theme.zoomed.connect(self._make_room)
        self._make_room()

    def ask(self, choice: CameraChoice, facts: CameraFacts) -> None:
        """Open, with what is known before cameras were looked for."""
        self._cameras = ()
        self._facts = facts
        self.panel.list.rows.show_rows(())
        self.set_busy()
        self.show_choice(choice)
        self.show_facts(facts)
        self.open()

    def set_busy(self) -> None:
        """Cameras are being looked for; those that are shown stay."""
        self.again.setEnabled(False)
        self.again.setText(self.tr("Looking for cameras…"))

    def show_cameras(self, cameras: Sequence[Camera], trouble: str) -> None:
        """Show what was found; `trouble` says why it is not known."""
        self._cameras = tuple(cameras)
        self.again.setEnabled(True)
        self.again.setText(self.tr("Look again"))
        self._show_rows()
        self.panel.heading.setText(as_sentence(trouble) if trouble else self.tr("Cameras of this machine"))

    def show_choice(self, choice: CameraChoice) -> None:
        """What is so now, whoever chose it."""
        self._shown = choice
        self.size_px.hold(choice.size)
        self.turn.hold(str(choice.turn))
        self.mirror.hold(choice.mirror.value)
        self.exposure.hold(choice.exposure.value)
        if self.panel.list.rows.rowCount():
            self._show_rows()

    def show_facts(self, facts: CameraFacts) -> None:
        """How the camera does at this moment."""
        before, self._facts = self._facts, facts
        name = isolate(as_sentence(facts.label))
        self.state.show_text(name)
        self.detail.show_text(self._measured(facts))
        self.notice.show_text(self._warning(facts), aloud=False)
        if (before.label, before.trouble) != (facts.label, facts.trouble) and self._cameras:
            self._show_rows()

    def _measured(self, facts: CameraFacts) -> str:
        if facts.trouble:
            return self.tr("Kiosk keeps trying. Hand scanner and keyboard still work.")
        if not facts.width:
            return ""
        size = isolate(f"{facts.width} × {facts.height}")
        if not facts.fps:
            return size
        number = QLocale().toString(round(facts.fps))
        return self.tr("{size} · {n} pictures a second").format(size=size, n=number)

    def _warning(self, facts: CameraFacts) -> str:
        if facts.trouble:
            return as_sentence(facts.trouble)
        if facts.stands_in_for:
            text = self.tr("{chosen} is not connected. {camera} is used until it is back.")
            camera = isolate(in_words(facts.label))
            return text.format(chosen=isolate(facts.stands_in_for), camera=camera)
        if not facts.exposed and self._shown.exposure is not Exposure.AUTO:
            return self.tr("This camera does not let its exposure be set. It stays automatic.")
        return ""

    def _show_rows(self) -> None:
        rows = camera_rows(self._cameras, self._shown, self._facts)
        self.panel.list.show_rows(rows)
        self._make_room()

    def _ask_again(self) -> None:
        if not self.ignores_input:
            self.asked.emit()

    def _take_camera(self, key: str) -> None:
        if not self.ignores_input:
            self._choose(replace(self._shown, camera=key))

    def _pick(self, segments: Segments, key: str) -> None:
        if self.ignores_input:
            return
        shown = self._shown
        if segments is self.size_px:
            self._choose(replace(shown, size=key))
        elif segments is self.turn:
            self._choose(replace(shown, turn=int(key)))
        elif segments is self.mirror:
            self._choose(replace(shown, mirror=Mirror(key)))
        else:
            self._choose(replace(shown, exposure=Exposure(key)))

    def _choose(self, choice: CameraChoice) -> None:
        self.show_choice(choice)
        self.chosen.emit(choice)

    def _rows(self, theme: Theme) -> Mapping[Segments, SettingRow]:
        size = self.tr("Larger reads smaller codes; smaller spares a slow machine.")
        turn = self.tr("For a camera or tablet that is mounted on end.")
        mirror = self.tr("Only how it is shown: codes are read either way.")
        exposure = self.tr("Shorter blurs less, and reads bright phones better; it needs more light.")
        named = (
            (self.size_px, self.tr("Picture"), size),
            (self.turn, self.tr("Turned"), turn),
            (self.mirror, self.tr("Mirrored"), mirror),
            (self.exposure, self.tr("Exposure"), exposure),
        )
        return {segments: SettingRow(theme, name, segments, hint) for segments, name, hint in named}

    def _turns(self) -> dict[str, str]:
        return {str(turn): f"{turn}°" if turn else self.tr("Not turned") for turn in TURNS}

    def _mirrors(self) -> dict[str, str]:
        return {
            Mirror.AUTO.value: self.tr("Automatic"),
            Mirror.ON.value: self.tr("On"),
            Mirror.OFF.value: self.tr("Off"),
        }

    def _exposures(self) -> dict[str, str]:
        return {
            Exposure.AUTO.value: self.tr("Automatic"),
            Exposure.SHORT.value: self.tr("Short"),
            Exposure.SHORTEST.value: self.tr("Shortest"),
        }

    def _make_room(self) -> None:
        """The list is as long as it is: the sheet scrolls, never a list within it."""
        rows = max(self.panel.list.rows.rowCount(), 1)
        self.panel.setFixedHeight(self._theme.px(HEADING_PX) + rows * self._theme.px(ROW_PX))
