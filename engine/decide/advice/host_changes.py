"""Changes that spare main memory, for runs that the cards could hold and the machine cannot."""

from engine.decide.advice.suggestion import Change, Cost, Idle, Maker
from engine.decide.advice.training_changes import RECOMPUTED, with_training
from engine.job import Job
from engine.scenario import Scenario

_UNPAGED = {"paged-adamw": "adamw", "paged-adamw-8bit": "adamw-8bit"}


def load_once(scenario: Scenario, job: Job) -> Change | Idle | None:
    """One process reads the checkpoint for all, instead of a copy in main memory for each."""
    several = job.scenario.box.cards_per_node > 1 and job.scenario.sharding.strategy != "none"
    if not several or scenario.loading.ranks == "rank0":
        return None
    changed = scenario.replace(loading=scenario.loading.replace(ranks="rank0"))
    return Change("load_once", changed, (), (Cost("time", "waits_for_loading"),), 2)


def load_directly(scenario: Scenario, _job: Job) -> Change | Idle | None:
    """Nothing is held in main memory: each tensor goes to its card as it is read (meta device)."""
    if scenario.loading.meta:
        return None
    changed = scenario.replace(loading=scenario.loading.replace(meta=True))
    return Change("load_directly", changed, (), (Cost("software", "meta_loading"),), 4)


def states_on_cards(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Optimizer states and parameters back on the cards."""
    sharding = job.scenario.sharding
    if sharding.offload_optimizer == sharding.offload_parameters == "none":
        return None
    back = scenario.sharding.replace(offload_optimizer="none", offload_parameters="none")
    return Change("states_on_cards", scenario.replace(sharding=back), (), (), 3)


def states_on_disk(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Offloaded states on NVMe (ZeRO-Infinity, arXiv 2104.07857), where the machine has one."""
    sharding = job.scenario.sharding
    if sharding.offload_optimizer != "cpu" or not job.scenario.box.nvme_gib:
        return None
    moved = scenario.sharding.replace(offload_optimizer="nvme", strategy="zero3")
    changed = scenario.replace(sharding=moved)
    return Change("states_on_disk", changed, (), (Cost("time", "disk_traffic"),), 9)


def unpaged(scenario: Scenario, job: Job) -> Change | Idle | None:
    """States that are never evicted to main memory."""
    name = _UNPAGED.get(job.scenario.training.optimizer or "")
    if name is None:
        return None
    return Change("optimizer_unpaged", with_training(scenario, optimizer=name), (), (), 4)


def checkpoints_on_card(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Checkpoints stay on the card."""
    if job.scenario.training.checkpointing != "offloaded":
        return None
    changed = with_training(scenario, checkpointing="full", activation_offload=False)
    values = (("from", "offloaded"), ("to", "full"))
    return Change("checkpointing_on_card", changed, values, (RECOMPUTED,), 3)


MAKERS: tuple[Maker, ...] = (
    load_once, load_directly, states_on_cards, checkpoints_on_card, unpaged, states_on_disk,
)  # fmt: skip
