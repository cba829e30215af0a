"""What a verdict shows: the view, the overlay, the bar, late STOPs, actions and keys."""
