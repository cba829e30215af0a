"""The profile on disk: one encrypted SQLite file, and the only importer of SQLite."""
