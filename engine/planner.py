"""plan_job: from a resolved job to a plan. Orchestration only."""

from engine.job import Job
from engine.result import Plan
from engine.scenario import Method


def plan_job(job: Job, method: Method | None = None) -> Plan:
    """The plan of ``job`` for ``method`` (the scenario's own when None). Pure and total."""
    raise NotImplementedError
