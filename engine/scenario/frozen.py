"""The common form of every input model: frozen, closed to unknown keys, validated on every change."""

from typing import Any, Self

from pydantic import BaseModel, ConfigDict


class Frozen(BaseModel):
    """An immutable input value. Unknown keys are an error that names the key."""

    model_config = ConfigDict(
        frozen=True, extra="forbid", populate_by_name=True, allow_inf_nan=False
    )

    def replace(self, **changes: Any) -> Self:
        """A validated copy with ``changes`` (pydantic's ``model_copy(update=)`` does not validate).

        Raises:
            pydantic.ValidationError: a changed value is impossible.
        """
        values = {name: getattr(self, name) for name in type(self).model_fields}
        return type(self).model_validate(values | changes)
