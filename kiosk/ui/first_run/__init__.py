"""The first run: how a machine becomes a door."""
