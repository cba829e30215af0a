"""Who came, and when."""
