"""How OpenCV is set for this program, once, before it is first used."""

import os
from functools import cache

import cv2


@cache
def prepare_opencv() -> None:
    """Makes OpenCV silent and single-threaded.

    Its notes on stderr ("can't open camera by index", FFmpeg's on a lost stream) would come once a retry,
    and the states of `kiosk.scanning.camera.capture` say the same in words.
    Its thread pool spins while it waits: with the cores shared among capture, decoder and window, the small
    filters used here ran up to thirty times slower with it.
    """
    # One of Windows' two ways to a camera otherwise looks for help in hardware, for up to a minute.
    os.environ.setdefault("OPENCV_VIDEOIO_MSMF_ENABLE_HW_TRANSFORMS", "0")
    os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")  # AV_LOG_QUIET; read when FFmpeg is first opened
    cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)
    cv2.setNumThreads(1)
