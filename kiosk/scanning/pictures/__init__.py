"""Picture files: what they are, how large, and what codes they hold."""
