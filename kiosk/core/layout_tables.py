"""What every key of common keyboards gives, alone and with Shift. Data alone.

The keys of a layout, row by row from the top left: 13 of the digits' row, 12 after Tab, 12 after Caps Lock
(the last is the one beside Enter), and 11 after Shift, the first of them being the one that American boards
do not have.
"""

_SCAN_CODES = (
    41,
    *range(2, 14),
    *range(16, 28),
    *range(30, 41),
    43,
    86,
    *range(44, 54),
)
PLACES = {scan_code: place for place, scan_code in enumerate(_SCAN_CODES)}
"""The place of a key in a layout, by its scan code (set 1)."""
NOT_AMERICAN = PLACES[86]
"""The place of the key that American boards do not have."""

_ROWS: dict[str, tuple[str, str]] = {
    "us": (
        r"`1234567890-= qwertyuiop[] asdfghjkl;'\ <zxcvbnm,./",
        '~!@#$%^&*()_+ QWERTYUIOP{} ASDFGHJKL:"| >ZXCVBNM<>?',
    ),
    "us-intl": (
        r"`1234567890-= qwertyuiop[] asdfghjkl;´\ \zxcvbnm,./",
        "~!@#$%^&*()_+ QWERTYUIOP{} ASDFGHJKL:¨| |ZXCVBNM<>?",
    ),
    "gb": (
        r"`1234567890-= qwertyuiop[] asdfghjkl;'# \zxcvbnm,./",
        '¬!"£$%^&*()_+ QWERTYUIOP{} ASDFGHJKL:@~ |ZXCVBNM<>?',
    ),
    "de": (
        "^1234567890ß´ qwertzuiopü+ asdfghjklöä# <yxcvbnm,.-",
        r"""°!"§$%&/()=?` QWERTZUIOPÜ* ASDFGHJKLÖÄ' >YXCVBNM;:_""",
    ),
    "fr": (
        r"""²&é"'(-è_çà)= azertyuiop^$ qsdfghjklmù* <wxcvbn,;:!""",
        "~1234567890°+ AZERTYUIOP¨£ QSDFGHJKLM%µ >WXCVBN?./§",
    ),
    "be": (
        r"""²&é"'(§è!çà)- azertyuiop^$ qsdfghjklmùµ <wxcvbn,;:=""",
        "³1234567890°_ AZERTYUIOP¨* QSDFGHJKLM%£ >WXCVBN?./+",
    ),
    "es": (
        "º1234567890'¡ qwertyuiop`+ asdfghjklñ´ç <zxcvbnm,.-",
        'ª!"·$%&/()=?¿ QWERTYUIOP^* ASDFGHJKLÑ¨Ç >ZXCVBNM;:_',
    ),
    "latam": (
        "|1234567890'¿ qwertyuiop´+ asdfghjklñ{} <zxcvbnm,.-",
        '°!"#$%&/()=?¡ QWERTYUIOP¨* ASDFGHJKLÑ[] >ZXCVBNM;:_',
    ),
    "it": (
        r"\1234567890'ì qwertyuiopè+ asdfghjklòàù <zxcvbnm,.-",
        '|!"£$%&/()=?^ QWERTYUIOPé* ASDFGHJKLç°§ >ZXCVBNM;:_',
    ),
    "pt": (
        r"\1234567890'« qwertyuiop+´ asdfghjklçº~ <zxcvbnm,.-",
        '|!"#$%&/()=?» QWERTYUIOP*` ASDFGHJKLÇª^ >ZXCVBNM;:_',
    ),
    "br": (
        r"'1234567890-= qwertyuiop´[ asdfghjklç~] \zxcvbnm,.;",
        '"!@#$%¨&*()_+ QWERTYUIOP`{ ASDFGHJKLÇ^} |ZXCVBNM<>:',
    ),
    "ch-de": (
        "§1234567890'^ qwertzuiopü¨ asdfghjklöä$ <yxcvbnm,.-",
        '°+"*ç%&/()=?` QWERTZUIOPè! ASDFGHJKLéà£ >YXCVBNM;:_',
    ),
    "ch-fr": (
        "§1234567890'^ qwertzuiopè¨ asdfghjkléà$ <yxcvbnm,.-",
        '°+"*ç%&/()=?` QWERTZUIOPü! ASDFGHJKLöä£ >YXCVBNM;:_',
    ),
    "se": (
        "§1234567890+´ qwertyuiopå¨ asdfghjklöä' <zxcvbnm,.-",
        '½!"#¤%&/()=?` QWERTYUIOPÅ^ ASDFGHJKLÖÄ* >ZXCVBNM;:_',
    ),
    "dk": (
        "½1234567890+´ qwertyuiopå¨ asdfghjklæø' <zxcvbnm,.-",
        '§!"#¤%&/()=?` QWERTYUIOPÅ^ ASDFGHJKLÆØ* >ZXCVBNM;:_',
    ),
    "no": (
        r"|1234567890+\ qwertyuiopå¨ asdfghjkløæ' <zxcvbnm,.-",
        '§!"#¤%&/()=?` QWERTYUIOPÅ^ ASDFGHJKLØÆ* >ZXCVBNM;:_',
    ),
    "cz": (
        r";+ěščřžýáíé=´ qwertzuiopú) asdfghjklů§¨ \yxcvbnm,.-",
        r"""°1234567890%ˇ QWERTZUIOP/( ASDFGHJKL"!' |YXCVBNM?:_""",
    ),
    "tr": (
        '"1234567890*- qwertyuıopğü asdfghjklşi, <zxcvbnmöç.',
        "é!'^+%&/()=?_ QWERTYUIOPĞÜ ASDFGHJKLŞİ; >ZXCVBNMÖÇ:",
    ),
}

TABLES = {name: (rows[0].replace(" ", ""), rows[1].replace(" ", "")) for name, rows in _ROWS.items()}
"""By the name of a layout: its keys alone, and with Shift."""

DEAD: dict[str, frozenset[str]] = {name: frozenset() for name in TABLES} | {
    "us-intl": frozenset("`~^´¨"),
    "de": frozenset("^´`"),
    "fr": frozenset("^¨"),
    "be": frozenset("^¨"),
    "es": frozenset("`^´¨"),
    "latam": frozenset("´¨"),
    "pt": frozenset("´`~^"),
    "br": frozenset("´`~^¨"),
    "ch-de": frozenset("^¨`"),
    "ch-fr": frozenset("^¨`"),
    "se": frozenset("´`¨^"),
    "dk": frozenset("´`¨^"),
    "no": frozenset("`¨^"),
    "cz": frozenset("´ˇ¨°"),
    "tr": frozenset("^"),
}
"""The keys of a layout that wait for the next letter, by what they give alone."""
