"""The cameras that can be chosen, as rows of a list."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from kiosk.core.cameras import Camera, CameraChoice, recognise, remember, remembered_name
from kiosk.engine.camera_readiness import CameraFacts
from kiosk.ui.design.text_fit import clean
from kiosk.ui.design.theme import Look
from kiosk.ui.parts.row import Row
from kiosk.ui.wording.messages import as_sentence

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
