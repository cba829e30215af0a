"""Hand scanners, on the keyboard and on serial lines."""
