"""Guests who stepped aside."""
