"""This machine's own devices: battery and screen saver."""
