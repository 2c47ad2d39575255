"""Style of bars, cards, panels and texts.

Texts take their look from the property "role", cards and panels from their object name.
"""

FRAMES = """
QMainWindow, QDialog { background: $window; }
QToolBar {
  background: $base; border: none; border-bottom: 1px solid $hairline;
  spacing: 8px; padding: 7px; qproperty-iconSize: 16px 16px;
}
QToolBar::separator { background: $hairline; width: 1px; margin: 4px; }
QStatusBar {
  background: $base; color: $muted; border: none; border-top: 1px solid $hairline;
  font-size: $caption; min-height: 25px;
}
QStatusBar::item { border: none; }
QStatusBar QLabel { font-size: $caption; color: $muted; padding: 0 0 0 10px; }

QFrame#card { background: $base; border: 1px solid $hairline; border-radius: $card_radius; }
QComboBox QFrame#popup QAbstractItemView { border: none; padding: 0; }
QFrame#popup { background: $base; border: 1px solid $border; border-radius: $radius; }
QFrame#sidePanel, QScrollArea#sidePanel, QWidget#sidePanelBody { background: $base; border: none; }
QFrame#rail { background: $base; border: none; border-left: 1px solid $hairline; }
QFrame#hairline { background: $hairline; border: none; min-height: 1px; max-height: 1px; }
QFrame#banner {
  background: $alternate; border: none; border-bottom: 1px solid $hairline;
  border-top-left-radius: $card_radius; border-top-right-radius: $card_radius;
}
QFrame#cardFooter { background: transparent; border: none; border-top: 1px solid $hairline; }
QFrame#missingBlock { background: $borderline_fill; border: none; border-radius: $radius; }
QFrame#missingBlock QLabel { color: $text; }
QFrame#missingBlock QLabel[role="title"] { color: $borderline; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget#clear { background: transparent; }

QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: $hover; }
QSplitter[role="panels"]::handle { background: $hairline; }
QSplitter[role="panels"]::handle:hover { background: $accent; }

QLabel { background: transparent; }
QLabel[role="headline"] { font-size: $headline; font-weight: 600; }
QLabel[role="title"] { font-weight: 600; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="caption"] { color: $muted; font-size: $caption; }
QLabel[role="error"] { color: $error; font-size: $caption; }
QLabel[role="notice"] { color: $borderline; font-size: $caption; }
QLabel[role="comfortable"] { color: $comfortable; }
QLabel[role="borderline"] { color: $borderline; }
QLabel[role="does_not_fit"] { color: $error; }
QLabel:disabled { color: $disabled; }

QProgressBar { background: transparent; border: none; min-height: 2px; max-height: 2px; }
QProgressBar::chunk { background: $accent; }
QGroupBox { border: none; margin-top: 24px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 0; }
"""
