"""The design system: colours, type, icons, and how text is fitted."""
