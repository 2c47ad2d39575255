"""Texts of the traffic table, from a plan."""

from engine import Plan
from gui.models.simple_table import SimpleTable
from gui.text import numbers, terms
from gui.text.lookup import translate

_FINE_BELOW = 10  # seconds of all traffic together


def fill_traffic(table: SimpleTable, plan: Plan) -> None:
    """One row a collective, and their sum."""
    unit, traffic = plan.scenario.unit, plan.communication
    places = 2 if traffic.seconds_per_step < _FINE_BELOW else 1
    rows = [
        (
            terms.collective(part.key),
            numbers.size(part.bytes, unit),
            numbers.decimal(part.seconds, places) if part.seconds is not None else "\N{EN DASH}",
        )
        for part in traffic.collectives
    ]
    rows.append(
        (
            translate("Traffic", "Together"),
            numbers.size(traffic.bytes_per_step, unit),
            numbers.decimal(traffic.seconds_per_step, places),
        )
    )
    header = (translate("Traffic", "Collective"), unit, translate("Traffic", "s", "seconds"))
    table.set_texts(header, rows, total_last=True)
