"""The window of Finefit: what it looks like and how it answers."""
