"""One memory component a file; each function is one term with its formula and source."""
