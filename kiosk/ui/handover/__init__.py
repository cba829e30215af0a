"""Handing the door over to another machine."""
