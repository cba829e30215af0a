"""Door check-in for ticketed events."""
