"""Sounds, and what a screen reader says."""
