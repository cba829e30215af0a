"""A camera, found, opened, kept and asked for frames."""
