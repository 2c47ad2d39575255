"""plan_job: from a resolved job to a plan. Orchestration only."""

from engine.job import Job
from engine.memory.conventions import offloaded
from engine.memory.inference import inference_ranks
from engine.memory.notices import notices_of
from engine.memory.prepare import Prepared, prepare
from engine.memory.symbols import symbols_of
from engine.placement import Conditions, convention_devices, devices_of
from engine.result import Communication, Device, Host, Notice, Parameters, Plan, Value
from engine.scenario import Method
from engine.sharding.host import host_of
from engine.sharding.strategies import Run, run_of


def plan_job(job: Job, method: Method | None = None) -> Plan:
    """The plan of ``job`` for ``method`` (the scenario's own when None). Pure and total."""
    method = method or job.method
    prepared = prepare(job, method)
    notices: tuple[Notice, ...] = ()
    devices: tuple[Device, ...]
    host, communication = Host(), Communication()
    if job.scenario.convention == "detailed" and method == "inference":
        ranks, symbols = inference_ranks(prepared), symbols_of(prepared)
        devices = devices_of(job, ranks, symbols, Conditions("none"))
        notices = notices_of(job, prepared)
    elif job.scenario.convention == "detailed":
        run, symbols = run_of(prepared), symbols_of(prepared)
        devices = _training_devices(job, prepared, run, symbols)
        host = host_of(prepared, run.layout, run.ranks, symbols)
        communication = run.communication
        notices = notices_of(job, prepared) + run.notices
    else:
        devices = convention_devices(job, method)
        moved = offloaded(job, method)
        host = Host(step=moved.host, nvme=moved.nvme)
    return Plan(
        scenario=job.scenario,
        model=job.spec,
        method=method,
        convention=job.scenario.convention,
        parameters=parameters_of(prepared),
        devices=devices,
        host=host,
        communication=communication,
        notices=job.notices + notices,
        from_profile=job.from_profile,
    )


def _training_devices(
    job: Job, prepared: Prepared, run: Run, symbols: dict[str, Value]
) -> tuple[Device, ...]:
    loss = job.scenario.training.loss or "standard"
    conditions = Conditions(loss, prepared.objective.engine_share)
    return devices_of(job, run.ranks, symbols, conditions)


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
