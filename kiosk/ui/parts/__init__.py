"""Small widgets that the screen and its sheets are made of."""
