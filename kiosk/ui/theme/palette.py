"""The colours of the themes."""

from enum import StrEnum

from msgspec import Struct


class Look(StrEnum):
    """The colour family of a verdict; each has its own shape and words as well."""

    GO = "go"
    STOP = "stop"
    ASK = "ask"
    GREY = "grey"
    EXIT = "exit"
    NEUTRAL = "neutral"


class Paint(Struct, frozen=True):
    """A fill and the ink that is read on it; `pressed` is the fill of chips and buttons on it."""

    fill: str
    ink: str
    pressed: str


class Palette(Struct, frozen=True):
    """The colours of one theme, `#RRGGBB`. `row_*` are for icons and words on `surface`.

    Any two verdicts, and any two of `row_*`, are told apart with any colour vision, mostly by how light they
    are: a change here wants the test of colour-blindness.
    """

    background: str
    surface: str
    raised: str
    line: str
    text: str
    muted: str
    faint: str
    """The ink of what cannot be pressed now."""
    hint: str
    """The ink of what an empty field is for: never that of what is typed into it."""
    accent: str
    on_accent: str
    selected: str
    warning: Paint
    warning_line: str
    alarm: Paint
    row_go: str
    row_stop: str
    row_ask: str
    row_exit: str
    neutral: Paint
    looks: dict[Look, Paint]
    notice: Paint
    notice_line: str
    """Around a notice; its own fill where that is enough against every verdict."""
    ticket_types: tuple[str, ...]
    """Grey, cyan, violet, pink: told apart from one another and from verdicts with any colour vision."""

    def paint(self, look: Look) -> Paint:
        """The fill and ink of a verdict's family."""
        return self.neutral if look is Look.NEUTRAL else self.looks[look]

    def row_colour(self, look: Look) -> str:
        """The colour of a verdict's icon in a list."""
        return {
            Look.GO: self.row_go,
            Look.STOP: self.row_stop,
            Look.ASK: self.row_ask,
            Look.EXIT: self.row_exit,
        }.get(look, self.muted)


_LOOKS = {
    Look.GO: Paint("#34D17F", "#04150B", "#2FBA70"),
    Look.STOP: Paint("#A3121F", "#FFFFFF", "#7E0D17"),
    Look.ASK: Paint("#FFB020", "#1C1200", "#D9941A"),
    Look.GREY: Paint("#535963", "#FFFFFF", "#3F454E"),
    Look.EXIT: Paint("#123E9C", "#FFFFFF", "#0D2F78"),
}
_NOTICE = Paint("#FFFFFF", "#10161E", "#EEF1F5")

DARK = Palette(
    background="#0D1117",
    surface="#151B23",
    raised="#1E2630",
    line="#2B3543",
    text="#F0F4F8",
    muted="#9BA7B6",
    faint="#748091",
    hint="#9BA7B6",
    accent="#6CA8FF",
    on_accent="#06101F",
    selected="#22304A",
    warning=Paint("#3A2B0C", "#FFC65C", "#4A3710"),
    warning_line="#8A641A",
    alarm=Paint("#A3121F", "#FFFFFF", "#7E0D17"),
    row_go="#3CF09A",
    row_stop="#E8605E",
    row_ask="#F0AA3C",
    row_exit="#7AA8FF",
    neutral=Paint("#1E2630", "#F0F4F8", "#2B3543"),
    looks=_LOOKS,
    notice=_NOTICE,
    notice_line=_NOTICE.fill,
    ticket_types=("#9C9DA2", "#A5F2FC", "#9768FE", "#CD3BBA"),
)

LIGHT = Palette(
    background="#F3F5F8",
    surface="#FFFFFF",
    raised="#EEF1F5",
    line="#D5DBE3",
    text="#10161E",
    muted="#56616F",
    faint="#7C8794",
    hint="#56616F",
    accent="#1458C8",
    on_accent="#FFFFFF",
    selected="#E1ECFD",
    warning=Paint("#FFF1CC", "#6B4300", "#FFE5A3"),
    warning_line="#E0A93B",
    alarm=Paint("#A3121F", "#FFFFFF", "#7E0D17"),
    row_go="#177F44",
    row_stop="#820F05",
    row_ask="#965F0B",
    row_exit="#1850CE",
    neutral=Paint("#DDE3EB", "#10161E", "#CBD3DE"),
    looks=_LOOKS,
    notice=_NOTICE,
    notice_line=_NOTICE.fill,
    ticket_types=("#656565", "#084158", "#5D2092", "#CC59AD"),
)

HIGH_CONTRAST = Palette(
    background="#000000",
    surface="#000000",
    raised="#1A1A1A",
    line="#FFFFFF",
    text="#FFFFFF",
    muted="#FFFFFF",
    faint="#A6A6A6",
    hint="#B8B8B8",
    accent="#FFE500",
    on_accent="#000000",
    selected="#0B2A6B",
    warning=Paint("#FFB020", "#000000", "#FFC65C"),
    warning_line="#FFFFFF",
    alarm=Paint("#8A0010", "#FFFFFF", "#6B000C"),
    row_go="#3DFF9A",
    row_stop="#F07A8C",
    row_ask="#FFD53D",
    row_exit="#7DB6FF",
    neutral=Paint("#000000", "#FFFFFF", "#1A1A1A"),
    looks={
        Look.GO: Paint("#3DFF9A", "#000000", "#A8FFD2"),
        Look.STOP: Paint("#8A0010", "#FFFFFF", "#5C000A"),
        Look.ASK: Paint("#FFC83D", "#000000", "#FFE29A"),
        Look.GREY: Paint("#51555C", "#FFFFFF", "#33363B"),
        Look.EXIT: Paint("#00307A", "#FFFFFF", "#001F52"),
    },
    notice=_NOTICE,
    notice_line="#000000",
    ticket_types=("#F4F9FF", "#0183A1", "#A155F4", "#F819AA"),
)
