"""What a person must look at."""
