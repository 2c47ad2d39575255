"""The form layout of the panels."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QFormLayout, QWidget

from gui.theme.tokens import LABEL_GAP, ROW_GAP


class PanelForm(QFormLayout):
    """Labels left of their fields; a label that is too long goes above its field."""

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        area = self.contentsRect()
        for number in range(self.rowCount()):
            label = self.itemAt(number, QFormLayout.ItemRole.LabelRole)
            field = self.itemAt(number, QFormLayout.ItemRole.FieldRole)
            if label is None or field is None or field.isEmpty():
                continue
            place = field.geometry()
            if place.top() >= label.geometry().bottom():
                # Qt leaves the field indented, though nothing stands beside it any more.
                place.setLeft(area.left())
                field.setGeometry(place)


def make_form(parent: QWidget) -> PanelForm:
    form = PanelForm(parent)
    form.setContentsMargins(0, 0, 0, 0)
    form.setHorizontalSpacing(LABEL_GAP)
    form.setVerticalSpacing(ROW_GAP)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    return form
