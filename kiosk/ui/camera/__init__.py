"""The choice of the camera."""
