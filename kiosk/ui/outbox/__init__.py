"""Check-ins that are not confirmed yet."""
