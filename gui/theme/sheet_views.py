"""Style of tables, lists, tabs, menus and scroll bars."""

VIEWS = """
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab {
  background: transparent; color: $muted; border: none; border-bottom: 2px solid transparent;
  padding: 0 12px; min-height: 32px; margin: 0 2px 0 0;
}
QTabBar::tab:hover { color: $text; background: $hover; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; font-weight: 600; }
QTabBar::tab:selected:hover { background: transparent; }
QTabBar::tab:selected:focus {
  border: 2px solid $accent; border-radius: $radius; padding: 0 10px; min-height: 30px;
}
QTabBar::tab:disabled { color: $disabled; }

QTableView, QListView, QTreeView {
  background: $base; alternate-background-color: $base; color: $text; border: none; outline: none;
  selection-background-color: $highlight; selection-color: $text; gridline-color: $hairline;
}
QTableView::item { border: none; border-bottom: 1px solid $hairline; padding: 0 8px; }
QListView::item, QTreeView::item { border: none; padding: 0 8px; min-height: 26px; }
QTableView::item:hover, QListView::item:hover, QTreeView::item:hover { background: $hover; }
QTableView::item:selected, QListView::item:selected, QTreeView::item:selected {
  background: $highlight; color: $text;
}
QTableView::item:focus, QTreeView::item:focus { border: 2px solid $accent; padding: 0 6px; }
QTableView::item:disabled { color: $disabled; }

QHeaderView { background: $base; border: none; }
QHeaderView::section {
  background: $base; color: $muted; border: none; border-bottom: 1px solid $hairline;
  padding: 0 11px; min-height: 25px; font-size: $caption;
}
QHeaderView::section:hover { color: $text; }
QTableCornerButton::section { background: $base; border: none; }

QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: $border; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenu { background: $base; color: $text; border: 1px solid $hairline; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 8px; border-radius: $radius; }
QMenu::item:selected { background: $highlight; color: $text; }
QMenu::item:disabled { color: $disabled; background: transparent; }
QMenu::separator { height: 1px; background: $hairline; margin: 4px 6px; }
QMenu::icon { padding-left: 6px; }
QMenu::indicator { width: 16px; height: 16px; margin-left: 6px; }
QMenu::indicator:checked { image: url("$icon_menu_check"); }
QMenu::right-arrow { image: url("$icon_right"); width: 14px; height: 14px; right: 4px; }
QMenuBar { background: $base; color: $text; }
QMenuBar::item { padding: 4px 8px; background: transparent; }
QMenuBar::item:selected { background: $hover; border-radius: $radius; }

QToolTip {
  background: $tooltip; color: $on_tooltip; border: 1px solid $tooltip; padding: 5px 7px;
  font-size: $caption;
}
"""
