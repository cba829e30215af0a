"""Hand scanners that type: their rhythm told from a person's."""
