"""Widgets that know nothing of memory or models and can be used in any panel."""
