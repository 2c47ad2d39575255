"""The form layout of the panels."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QWidget

from gui.theme.tokens import LABEL_GAP, ROW_GAP


def make_form(parent: QWidget) -> QFormLayout:
    """Labels left, centred on their field; one that is too long goes above it."""
    form = QFormLayout(parent)
    form.setContentsMargins(0, 0, 0, 0)
    form.setHorizontalSpacing(LABEL_GAP)
    form.setVerticalSpacing(ROW_GAP)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    return form
