"""Cards, boxes and the links between them."""
