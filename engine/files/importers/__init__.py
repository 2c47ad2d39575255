"""Readers of models in whatever form the user has them; headers only, never a tensor."""
