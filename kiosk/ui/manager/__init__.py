"""The manager's menu: readiness, settings, duty, help."""
