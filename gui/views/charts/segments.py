"""A stack of coloured segments, lying or standing, with the labels that fit."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from gui.models.bars import Segment
from gui.theme.contrast import label_colour
from gui.theme.fonts import make_font, text_width
from gui.theme.tokens import CAPTION, RADIUS, Tokens
from gui.views.charts.layout import SegmentBox
from gui.views.charts.marks import paint_over, paint_plate, rounded
from gui.views.charts.text import paint_text

SEAM = 1.5
SEAM_FROM = 4.0
LABEL_MARGIN = 9.0
LABEL_HEIGHT = 15.0


def split_at(rect: QRectF, limit: float | None, *, lying: bool) -> tuple[QRectF, QRectF]:
    """The part within the limit and the part beyond it; either may be empty."""
    if limit is None:
        return rect, QRectF()
    if lying:
        cut = min(max(limit, rect.left()), rect.right())
        within = QRectF(rect.left(), rect.top(), cut - rect.left(), rect.height())
        return within, QRectF(cut, rect.top(), rect.right() - cut, rect.height())
    cut = min(max(limit, rect.top()), rect.bottom())
    beyond = QRectF(rect.left(), rect.top(), rect.width(), cut - rect.top())
    return QRectF(rect.left(), cut, rect.width(), rect.bottom() - cut), beyond


def _without_seam(rect: QRectF, *, lying: bool, last: bool) -> QRectF:
    length = rect.width() if lying else rect.height()
    seam = SEAM if length > SEAM_FROM and not last else 0.0
    return rect.adjusted(0, 0, -seam, 0) if lying else rect.adjusted(0, seam, 0, 0)


def _clip(bar: QRectF, *, lying: bool) -> QRectF:
    # A column stands on the axis: only its upper end is round.
    return bar if lying else bar.adjusted(0, 0, 0, 2 * RADIUS)


def paint_stack(
    painter: QPainter,
    bar: QRectF,
    boxes: Sequence[SegmentBox],
    segments: Sequence[Segment],
    t: Tokens,
    *,
    limit: float | None = None,
    lying: bool = True,
    label_end: float = math.inf,
) -> None:
    """Paint one bar; `limit` is the capacity as a coordinate along it.

    Segments that reach beyond `label_end` get no label, for the range mark is drawn there.
    """
    radius = min(RADIUS, bar.width() / 2, bar.height() / 2)
    painter.save()
    outline = rounded(_clip(bar, lying=lying), radius)
    # The outline is intersected instead of used as a clip, whose edges are not smoothed.
    painter.setPen(Qt.PenStyle.NoPen)
    for box in boxes:
        piece = _without_seam(box.rect, lying=lying, last=box is boxes[-1])
        shape = rounded(piece, 0).intersected(outline)
        painter.fillPath(shape, QColor(t.component(box.key)))
        _, beyond = split_at(piece, limit, lying=lying)
        if not beyond.isEmpty():
            paint_over(painter, beyond, t)
    painter.restore()
    for box, segment in zip(boxes, segments, strict=True):
        if (box.rect.right() if lying else -math.inf) < label_end:
            _paint_label(painter, box, segment, t, limit, lying=lying)


def _paint_label(
    painter: QPainter,
    box: SegmentBox,
    segment: Segment,
    t: Tokens,
    limit: float | None,
    *,
    lying: bool,
) -> None:
    font = make_font(CAPTION)
    wide = text_width(font, segment.label) + LABEL_MARGIN
    within, beyond = split_at(box.rect, limit, lying=lying)
    hatched = beyond.width() * beyond.height() > within.width() * within.height()
    room = beyond if hatched else within
    if not segment.label or room.width() < wide + hatched * 6 or room.height() < LABEL_HEIGHT:
        return
    centre = room.center() - (QPointF(SEAM / 2, 0) if lying else QPointF(0, 0))
    target = QRectF(0, 0, room.width() + 8, room.height())
    target.moveCenter(centre)
    if hatched:
        paint_plate(painter, target, segment.label, t)
        return
    painter.setFont(font)
    painter.setPen(QColor(label_colour(t.component(box.key))))
    paint_text(painter, target, Qt.AlignmentFlag.AlignCenter, segment.label)
