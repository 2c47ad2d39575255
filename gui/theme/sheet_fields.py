"""Style of what is typed into, chosen from or pressed.

Every control is styled whole (border, radius, drop-down, arrows): with only half of it
given, Fusion draws its own half over it.
"""

FIELDS = """
QComboBox, QSpinBox, QDoubleSpinBox, QDateEdit, QLineEdit {
  background: $button; color: $text; border: 1px solid $border; border-radius: $radius;
  min-height: $field_inner; max-height: $field_inner; padding: 0 8px;
  selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit { placeholder-text-color: $muted; }
QSpinBox, QDoubleSpinBox, QDateEdit { padding: 0; }
QComboBox:hover, QSpinBox:hover, QDoubleSpinBox:hover, QDateEdit:hover, QLineEdit:hover {
  border-color: $hover_border;
}
QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus, QDateEdit:focus, QLineEdit:focus, QComboBox:on {
  border: 2px solid $accent; padding: 0 7px;
  min-height: $field_inner_focus; max-height: $field_inner_focus;
}
QSpinBox:focus, QDoubleSpinBox:focus, QDateEdit:focus { padding: 0; }
QComboBox[state="invalid"], QSpinBox[state="invalid"], QDoubleSpinBox[state="invalid"], QDateEdit[state="invalid"],
QLineEdit[state="invalid"] {
  border: 2px solid $error; padding: 0 7px;
  min-height: $field_inner_focus; max-height: $field_inner_focus;
}
QComboBox[state="missing"], QSpinBox[state="missing"], QDoubleSpinBox[state="missing"], QDateEdit[state="missing"],
QLineEdit[state="missing"] {
  border: 2px solid $borderline; padding: 0 7px;
  min-height: $field_inner_focus; max-height: $field_inner_focus;
}
QSpinBox[state="invalid"], QDoubleSpinBox[state="invalid"], QDateEdit[state="invalid"], QSpinBox[state="missing"],
QDoubleSpinBox[state="missing"], QDateEdit[state="missing"] { padding: 0; }
QComboBox:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QDateEdit:disabled, QLineEdit:disabled {
  color: $disabled; border-color: $hairline; background: $base;
}
QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus, QAbstractSpinBox QLineEdit:hover {
  border: none; background: transparent; padding: 0; min-height: 0; border-radius: 0;
}
QAbstractSpinBox QLabel { color: $muted; background: transparent; }
QAbstractSpinBox QLabel:disabled { color: $disabled; }

QComboBox { combobox-popup: 0; padding-right: 0; }
QComboBox:focus, QComboBox:on, QComboBox[state="invalid"], QComboBox[state="missing"] {
  padding-right: 0;
}
QComboBox::drop-down {
  subcontrol-origin: padding; subcontrol-position: center right; width: 24px; border: none;
}
QComboBox::down-arrow { image: url("$icon_down"); width: 16px; height: 16px; }
QComboBox::down-arrow:disabled { image: url("$icon_down_off"); }
QComboBox QAbstractItemView {
  background: $base; color: $text; border: 1px solid $border; outline: none; padding: 3px;
  selection-background-color: $highlight; selection-color: $text;
}
QComboBox QAbstractItemView::item { min-height: 26px; padding: 0 6px; border-radius: 3px; }
QComboBox QAbstractItemView::item:hover { background: $hover; }
QComboBox QAbstractItemView::item:selected { background: $highlight; color: $text; }

QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
  subcontrol-origin: padding; width: 18px; border: none; border-left: 1px solid $hairline;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; border-top-right-radius: 3px; }
QAbstractSpinBox::down-button {
  subcontrol-position: bottom right; border-bottom-right-radius: 3px;
}
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $hover; }
QAbstractSpinBox::up-button:pressed, QAbstractSpinBox::down-button:pressed {
  background: $pressed;
}
QAbstractSpinBox::up-arrow { image: url("$icon_step_up"); width: 14px; height: 14px; }
QAbstractSpinBox::down-arrow { image: url("$icon_step_down"); width: 14px; height: 14px; }
QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::up-arrow:off {
  image: url("$icon_step_up_off");
}
QAbstractSpinBox::down-arrow:disabled, QAbstractSpinBox::down-arrow:off {
  image: url("$icon_step_down_off");
}

QPushButton {
  background: $button; color: $text; border: 1px solid $border; border-radius: $radius;
  min-height: $button_inner; padding: 0 12px;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $pressed; }
QPushButton:focus { border: 2px solid $accent; padding: 0 11px; min-height: $button_inner_focus; }
QPushButton:disabled { color: $disabled; border-color: $hairline; background: $base; }
QPushButton[primary="true"] {
  background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: 600;
}
QPushButton[primary="true"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[primary="true"]:focus {
  border: 2px solid $text; padding: 0 11px; min-height: $button_inner_focus;
}
QPushButton[primary="true"]:disabled {
  background: $hover; color: $disabled; border-color: $hairline;
}
QPushButton[link="true"] {
  background: transparent; color: $accent; border: 1px solid transparent; padding: 0 3px;
  min-height: 20px; text-align: left; font-size: $caption;
}
QPushButton[link="true"]:hover { background: $hover; }
QPushButton[link="true"]:focus { border: 2px solid $accent; padding: 0 2px; min-height: 18px; }
QPushButton[link="true"]:disabled { color: $disabled; }

QPushButton[segment] { border-radius: 0; margin: 0; padding: 0 12px; }
QPushButton[segment="first"] {
  border-top-left-radius: $radius; border-bottom-left-radius: $radius; border-right: none;
}
QPushButton[segment="middle"] { border-right: none; }
QPushButton[segment="last"] {
  border-top-right-radius: $radius; border-bottom-right-radius: $radius;
}
QPushButton[segment="only"] { border-radius: $radius; }
QPushButton[segment]:checked {
  background: $highlight; color: $text; font-weight: 600;
  border-bottom: 2px solid $accent; min-height: 25px; padding: 0 12px;
}
QPushButton[segment]:focus {
  border: 2px solid $accent; padding: 0 11px; min-height: $button_inner_focus;
}

QToolButton {
  background: transparent; color: $text; border: 1px solid transparent;
  border-radius: $radius; padding: 4px;
}
QToolButton:hover { background: $hover; }
QToolButton:pressed, QToolButton:open { background: $pressed; }
QToolButton:checked { background: $highlight; }
QToolButton:focus { border: 2px solid $accent; padding: 3px; }
QToolButton:disabled { color: $disabled; }
QToolButton[popupMode="1"] { padding-right: 16px; }
QToolButton::menu-indicator { image: url("$icon_down"); width: 14px; height: 14px;
  subcontrol-position: center right; right: 4px; }
QToolButton[role="text"]::menu-indicator { right: 6px; }
QToolButton[role="text"] { padding: 4px 20px 4px 6px; }
QToolButton[role="text"]:focus { padding: 3px 19px 3px 5px; }
QToolButton[role="bare"]::menu-indicator { image: none; }
QToolButton[role="section"] {
  font-weight: 600; padding: 0 4px 0 0; min-height: 22px; text-align: left;
}
QToolButton[role="section"]:checked { background: transparent; }
QToolButton[role="section"]:hover { background: $hover; }
QToolButton[role="section"]:focus { border: 2px solid $accent; padding: 0 3px 0 0;
  margin-left: -1px; min-height: 20px; }
QToolButton[role="fold"] { color: $accent; padding: 0 4px 0 0; min-height: 20px; }
QToolButton[role="fold"]:checked { background: transparent; }

QCheckBox, QRadioButton { spacing: 8px; color: $text; padding: 2px; border: 1px solid transparent;
  border-radius: $radius; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QCheckBox:focus, QRadioButton:focus { border: 2px solid $accent; padding: 1px; }
QCheckBox::indicator, QRadioButton::indicator {
  width: 14px; height: 14px; background: $button; border: 1px solid $border; border-radius: 3px;
}
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $hover_border; }
QCheckBox::indicator:checked {
  background: $accent; border-color: $accent; image: url("$icon_check");
}
QCheckBox::indicator:indeterminate {
  background: $accent; border-color: $accent; image: url("$icon_dash");
}
QRadioButton::indicator:checked { border: 5px solid $accent; width: 6px; height: 6px; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {
  border-color: $hairline; background: $base;
}
QCheckBox::indicator:checked:disabled { image: url("$icon_check_off"); background: $hover; }

QPlainTextEdit, QTextEdit, QTextBrowser {
  background: $button; color: $text; border: 1px solid $border; border-radius: $radius;
  padding: 4px; selection-background-color: $accent; selection-color: $on_accent;
}
QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus {
  border: 2px solid $accent; padding: 3px;
}
"""
