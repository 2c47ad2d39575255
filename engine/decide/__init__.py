"""What follows from a plan: verdicts, limits, advice, comparisons, evidence."""
