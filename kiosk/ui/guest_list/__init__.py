"""The whole guest list, to be looked through."""
