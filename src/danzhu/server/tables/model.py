"""Model: what every message and event here is made of: frozen values that refuse a field they do not know."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, StringConstraints


class Model(BaseModel):
    """A frozen value with a JSON form; unknown fields are refused, and so is a text for a number."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, hide_input_in_errors=True)


Word = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.-]+$")]
"""A name that programs give: a game, a preset, an option, a level."""

OptionText = Annotated[str, StringConstraints(max_length=64)]
"""An option's value as text."""

ActionText = Annotated[str, StringConstraints(min_length=1, max_length=256)]
"""An action as records write it; the longest plays have 27 cards."""

Hex16 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
"""Sixteen bytes."""

Hex32 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
"""Thirty-two bytes."""
