"""The modules of each MLP kind."""

from functools import singledispatch

from engine.architecture.module import Module, Part
from engine.architecture.spec import DenseMlp, ExpertsMlp, ModelSpec


def _dense(
    spec: ModelSpec, width: int, gated: bool, bias: bool, fused: bool, part: Part
) -> list[Module]:
    h, names = spec.hidden, spec.names
    prefix = "shared_" if part == "shared" else ""

    def linear(role: str, name: str, outputs: int, inputs: int, column: bool) -> Module:
        return Module(
            role=prefix + role,
            name=names.get(role, name),
            kind="linear",
            part=part,
            outputs=outputs,
            inputs=inputs,
            bias=outputs if bias else 0,
            split="column" if column else "row",
        )

    if not gated:
        first = [linear("up", "up_proj", width, h, True)]
    elif fused:
        first = [linear("gate_up", "gate_up_proj", 2 * width, h, True)]
    else:
        first = [
            linear("gate", "gate_proj", width, h, True),
            linear("up", "up_proj", width, h, True),
        ]
    return [*first, linear("down", "down_proj", h, width, False)]


@singledispatch
def mlp_modules(mlp: object, spec: ModelSpec) -> tuple[Module, ...]:
    """Modules of one MLP, in the order of the forward pass."""
    raise TypeError(f"unknown MLP kind: {type(mlp).__name__}")


@mlp_modules.register
def _(mlp: DenseMlp, spec: ModelSpec) -> tuple[Module, ...]:
    return tuple(_dense(spec, mlp.width, mlp.gated, mlp.bias, mlp.fused_gate_up, "mlp"))


@mlp_modules.register
def _(mlp: ExpertsMlp, spec: ModelSpec) -> tuple[Module, ...]:
    m, h = mlp, spec.hidden
    router_bias = m.experts if m.router_bias else 0
    into = (2 if m.gated else 1) * m.width
    found = [
        Module("router", spec.names.get("router", "gate"), "router", "mlp", m.experts, h,
               router_bias),
        Module("experts_in", "experts.gate_up_proj", "experts", "mlp", into, h,
               into if m.bias else 0, m.experts, "expert"),
        Module("experts_out", "experts.down_proj", "experts", "mlp", h, m.width,
               h if m.bias else 0, m.experts, "expert"),
    ]  # fmt: skip
    if m.shared_width:
        found += _dense(spec, m.shared_width, m.gated, False, False, "shared")
    if m.shared_gate:
        found.append(Module("shared_expert_gate", "shared_expert_gate", "linear", "shared", 1, h))
    if m.dense_width:
        # Gemma 4 runs a dense MLP beside the experts, with three norms and two scales of its own.
        found += _dense(spec, m.dense_width, m.gated, False, False, "mlp")
        found += [Module("parallel_norm", "norm", "norm", "norm", h, 1) for _ in range(3)]
        found.append(Module("router_scale", "scale", "vector", "mlp", h, 1))
        found.append(Module("expert_scale", "per_expert_scale", "vector", "mlp", m.experts, 1))
    return tuple(found)
