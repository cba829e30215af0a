"""All scenes of the gallery, by name."""

from tests.gui.gallery.asides import ASIDES
from tests.gui.gallery.event_choices import EVENT_CHOICES
from tests.gui.gallery.held_codes import HELD_CODES
from tests.gui.gallery.hubs import HUBS
from tests.gui.gallery.kept_scans import KEPT_SCANS
from tests.gui.gallery.offered import PICTURES
from tests.gui.gallery.pairings import PAIRINGS
from tests.gui.gallery.setting import Scene
from tests.gui.gallery.sheets import SHEETS
from tests.gui.gallery.verdicts import VERDICTS

SCENES: dict[str, Scene] = {
    **VERDICTS,
    **SHEETS,
    **PICTURES,
    **HELD_CODES,
    **ASIDES,
    **HUBS,
    **PAIRINGS,
    **EVENT_CHOICES,
    **KEPT_SCANS,
}
