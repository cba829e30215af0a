"""One style sheet, built from the tokens, for the widgets that Qt paints."""

import re

from kiosk.ui.theme.theme import RADIUS_PX, SMALLEST_PX, TOUCH_PX, Look, Theme

HIDDEN = ord("•")
"""What stands for each character of a secret: the typeface has it, and not the circle that Qt would take."""


def stylesheet(theme: Theme) -> str:
    """The style sheet of a part of the window and everything in it, at the theme's zoom."""

    def zoomed(token: re.Match[str]) -> str:
        return f"{theme.px(int(token[1]))}px"

    return re.sub(r"(\d+)px", zoomed, _at_its_own_size(theme))


def _at_its_own_size(theme: Theme) -> str:
    p = theme.palette
    return f"""
* {{ font-family: "{theme.family}"; font-size: 17px; color: {p.text}; }}
QMainWindow, QDialog, #stage {{ background: {p.background}; }}
QToolTip {{
  background: {p.raised}; color: {p.text}; border: 1px solid {p.line}; padding: 8px; font-size: 16px;
}}
QLabel {{ background: transparent; }}
QLabel[role="muted"] {{ color: {p.muted}; }}
QLabel[role="heading"] {{ color: {p.muted}; font-size: {SMALLEST_PX}px; font-weight: 600; }}
QLabel[role="strong"] {{ font-weight: 700; }}
QLabel[role="name"] {{ font-size: 34px; font-weight: 700; }}
QLabel[role="said"] {{ font-size: 22px; font-weight: 600; }}
QLabel[role="said"][low="true"] {{ font-size: 17px; }}
QLabel[role="title"] {{ font-size: 26px; font-weight: 700; }}
QLabel[role="title"][low="true"] {{ font-size: 22px; }}

#rule {{ background: {p.line}; }}
#status-bar, #footer {{ background: {p.surface}; }}
#status-bar {{ border-bottom: 1px solid {p.line}; }}
#status-bar[way="exit"] {{ background: {p.paint(Look.EXIT).fill}; }}
#status-bar[way="exit"] QLabel {{ color: {p.paint(Look.EXIT).ink}; }}
#status-bar[way="exit"] #rule {{ background: {p.paint(Look.EXIT).ink}; }}
#footer {{ border-top: 1px solid {p.line}; }}
#panel {{ background: {p.surface}; border: 1px solid {p.line}; border-radius: {RADIUS_PX}px; }}

QLineEdit {{
  background: {p.surface}; border: 2px solid {p.line}; border-radius: {RADIUS_PX}px; padding: 0 18px;
  font-size: 23px; placeholder-text-color: {p.hint};
  selection-background-color: {p.accent}; selection-color: {p.on_accent};
  lineedit-password-character: {HIDDEN};
}}
QLineEdit[narrow="true"] {{ font-size: 17px; padding: 0 12px; }}
QLineEdit:focus {{ border-color: {p.accent}; }}

QAbstractItemView {{ background: transparent; border: none; outline: none; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
QScrollBar::handle:vertical {{ background: {p.line}; border-radius: 4px; min-height: {TOUCH_PX}px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QScrollBar:horizontal {{ height: 0; }}

QPushButton {{
  background: {p.raised}; border: 2px solid {p.line}; border-radius: 10px; padding: 0 16px;
  min-height: {TOUCH_PX - 4}px; font-weight: 600;
}}
QPushButton:hover {{ border-color: {p.muted}; }}
QPushButton:pressed {{ background: {p.selected}; }}
QPushButton[role="tile"] {{ text-align: left; padding: 0 18px; border-radius: {RADIUS_PX}px; }}
QPushButton[role="quiet"] {{ background: transparent; }}
QPushButton[role="card"] {{ background: {p.surface}; }}
QPushButton[role="warning"] {{
  background: {p.warning.fill}; border-color: {p.warning_line}; color: {p.warning.ink};
}}
QPushButton[role="primary"] {{ background: {p.accent}; border-color: {p.accent}; color: {p.on_accent}; }}
QPushButton[role="primary"]:hover {{ border-color: {p.text}; }}
QPushButton[role="waiting"] {{ background: transparent; border: 2px dashed {p.faint}; color: {p.muted}; }}
QPushButton:focus {{ border: 3px solid {p.accent}; padding: 0 15px; }}
QPushButton[role="tile"]:focus {{ padding: 0 17px; }}
QPushButton[narrow="true"] {{ padding: 0 6px; }}
QPushButton[narrow="true"]:focus {{ padding: 0 5px; }}
QPushButton[role="primary"]:focus {{ border-color: {p.text}; }}
QPushButton:disabled {{ background: transparent; border: 2px dashed {p.faint}; color: {p.muted}; }}
"""
