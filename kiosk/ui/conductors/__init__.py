"""Between a door and its screen: what people ask becomes named tasks, one area each."""
