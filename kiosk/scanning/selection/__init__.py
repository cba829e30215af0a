"""What the camera has in view: which code counts, and what would make one easier to read."""
