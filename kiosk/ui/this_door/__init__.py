"""This door on the screen behind the PIN: its name, its direction, its ticket types and its supervisors."""
