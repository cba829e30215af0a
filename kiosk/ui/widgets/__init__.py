"""What every part of the screen is built from."""
