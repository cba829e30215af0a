"""Pictures as drivers hand them over, in whatever form: made into BGR or gray."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

_LIGHT_SECOND = ("UYVY", "UYNV", "2VUY", "HDYC", "Y422")
"""Of two bytes a pixel, the second is its light; usually it is the first."""
_PLANES = ("NV12", "NV21", "I420", "IYUV", "YV12", "YU12")
"""Light first, and under it half as many rows again of colour."""
_JPEG = b"\xff\xd8"


def plain_picture(raw: NDArray[Any], fourcc: str = "") -> NDArray[Any] | None:
    """The picture without what decoders and the preview cannot use; None where there is nothing in it.

    A camera has no transparency: a fourth channel is dropped. Of two channels the one with the light is
    kept, of planes the first; a JPEG that was handed over as it is gets unpacked. What is BGR or gray
    already is returned as it is, of whatever type.
    """
    if raw.size == 0:
        return None
    fourcc = fourcc.upper()
    if raw.dtype == np.uint8 and raw.size > 2 and (raw.ndim == 1 or 1 in raw.shape[:2]):
        packed = raw.reshape(-1)
        if packed[:2].tobytes() == _JPEG:
            return _unpacked(packed)
    if raw.ndim == 2 and fourcc in _PLANES and raw.shape[0] % 3 == 0:
        return raw[: raw.shape[0] * 2 // 3]
    if raw.ndim == 3 and raw.shape[2] == 4:
        return np.ascontiguousarray(raw[..., :3])
    if raw.ndim == 3 and raw.shape[2] == 2:
        return np.ascontiguousarray(raw[..., 1 if fourcc in _LIGHT_SECOND else 0])
    return raw


def _unpacked(packed: NDArray[Any]) -> NDArray[Any] | None:
    try:
        return cv2.imdecode(packed, cv2.IMREAD_COLOR)
    except cv2.error:
        return None
