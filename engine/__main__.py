"""``python -m engine plan …``: the command line without the window."""

from engine.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
