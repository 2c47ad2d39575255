"""plan_job: from a resolved job to a plan. Orchestration only."""

from engine.job import Job
from engine.memory.inference import inference_ranks
from engine.memory.notices import notices_of
from engine.memory.prepare import Prepared, prepare
from engine.memory.symbols import symbols_of
from engine.placement import Conditions, convention_devices, devices_of
from engine.result import Communication, Device, Host, Notice, Parameters, Plan
from engine.scenario import Method
from engine.sharding.strategies import ranks_of


def plan_job(job: Job, method: Method | None = None) -> Plan:
    """The plan of ``job`` for ``method`` (the scenario's own when None). Pure and total."""
    method = method or job.method
    prepared = prepare(job, method)
    notices: tuple[Notice, ...] = ()
    devices: tuple[Device, ...]
    if job.scenario.convention == "detailed":
        devices, notices = _detailed(job, prepared)
    else:
        devices = convention_devices(job, method)
    return Plan(
        scenario=job.scenario,
        model=job.spec,
        method=method,
        convention=job.scenario.convention,
        parameters=parameters_of(prepared),
        devices=devices,
        host=Host(),
        communication=Communication(),
        notices=job.notices + notices,
        from_profile=job.from_profile,
    )


def _detailed(job: Job, prepared: Prepared) -> tuple[tuple[Device, ...], tuple[Notice, ...]]:
    own = notices_of(job, prepared)
    symbols = symbols_of(prepared)
    if prepared.method == "inference":
        return devices_of(job, inference_ranks(prepared), symbols, Conditions("none")), own
    ranks, notices = ranks_of(prepared)
    loss = job.scenario.training.loss or "standard"
    conditions = Conditions(loss, prepared.objective.engine_share)
    return devices_of(job, ranks, symbols, conditions), own + notices


def parameters_of(prepared: Prepared) -> Parameters:
    """How many parameters are loaded, trained and used per token."""
    inventory = prepared.setup.inventory
    adapters = prepared.adapters
    inference = prepared.method == "inference"
    trained = 0 if inference else sum(tensor.elements for tensor in prepared.static.trained)
    return Parameters(
        total=inventory.total_parameters,
        trainable=trained,
        active=inventory.active_parameters,
        adapter=adapters.lora_parameters if adapters and not inference else 0,
    )
