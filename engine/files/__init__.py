"""Everything that reads or writes files: catalogue, importers, presets, recipes, reports."""
