"""dev.py and the modules beside it run as a script: only these tests need their folder on the path."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))
