"""Colours, type, icons, and fitting text into its room."""
