"""Read-only data the views are fed with."""
