"""What opens over the entry and the list, one matter at a time."""
