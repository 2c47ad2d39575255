"""The user's own measurements of this machine, and the calibration that follows them when asked."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine import Board, Plan, Scenario
from engine.errors import InputError
from gui.state.problem import Problem
from gui.state.store import PlanStore

if TYPE_CHECKING:
    from engine.files.measurements import Measurement, Measurements, MeasurementStore, Reading


class OwnMeasurements(QObject):
    """Kept in a file; while calibrated, every plan of the store has this machine's overhead.

    Failures are told by ``failed``, never raised.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, store: PlanStore, files: "MeasurementStore") -> None:
        super().__init__(store)
        from engine.files.measurements import Measurements

        self._store, self._files = store, files
        self._plain, self._used = store.planner, False
        self._gone: Measurement | None = None
        self._now: Measurements = self._read() or Measurements()
        self._calibrate()

    def now(self) -> "Measurements":
        """What the file holds."""
        return self._now

    def adjustment(self) -> Callable[[Plan], Plan] | None:
        """From a plan to the calibrated one; None while nothing is calibrated."""
        if not self._now.calibrated or not self._now.entries:
            return None
        from engine.decide.calibration import adjustment, calibrate

        return adjustment(calibrate(self._now.entries))

    def add(self, reading: "Reading") -> bool:
        """Keep a reading of the plan of the moment; False when it could not be written."""
        scenario = self._store.scenario
        return self._write(lambda: self._files.add(scenario, reading))

    def remove(self, measurement_id: str) -> None:
        def act() -> None:
            self._gone = self._files.remove(measurement_id) or self._gone

        self._write(act)

    def can_put_back(self) -> bool:
        return self._gone is not None

    def put_back(self) -> None:
        """Undo the last removal."""
        gone = self._gone
        if gone is None:
            return

        def act() -> None:
            self._files.put_back(gone)
            self._gone = None

        self._write(act)

    def set_calibrated(self, *, calibrated: bool) -> None:
        self._write(lambda: self._files.set_calibrated(calibrated))

    def _write(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except InputError as error:
            self._tell(error)
            return False
        self._changed()
        return True

    def _changed(self) -> None:
        was = self._now
        self._now = self._read() or self._now
        if was.calibrated or self._now.calibrated:
            self._calibrate()
        self.changed.emit()

    def _calibrate(self) -> None:
        """Plan by the measurements from now on, or no longer."""
        adjust = self.adjustment()
        if adjust is not None:
            plain, calibrate = self._plain, adjust

            def planner(scenario: Scenario) -> Board:
                board = plain(scenario)
                return Board({m: calibrate(p) for m, p in board.plans.items()}, board.method)

            self._used = True
            self._store.use_planner(planner)
        elif self._used:
            self._used = False
            self._store.use_planner(self._plain)

    def _read(self) -> "Measurements | None":
        try:
            return self._files.read()
        except InputError as error:
            self._tell(error)
            return None

    def _tell(self, error: InputError) -> None:
        self.failed.emit(Problem(error.field, error.key, dict(error.values)))


def own_measurements(store: PlanStore) -> OwnMeasurements:
    """Those of a store, from the user's folder; read when they are first asked for."""
    found = store.findChild(OwnMeasurements)
    if isinstance(found, OwnMeasurements):
        return found
    from engine.files.folders import user_folders
    from engine.files.measurements import MeasurementStore, measurements_file

    return OwnMeasurements(store, MeasurementStore(measurements_file(user_folders())))


def adjustment_of(store: PlanStore) -> Callable[[Plan], Plan] | None:
    """The calibration in force for a store, without reading anything."""
    found = store.findChild(OwnMeasurements)
    return found.adjustment() if isinstance(found, OwnMeasurements) else None
