"""Extra: the libraries that only training needs, loaded where they are used."""

from importlib import import_module
from typing import Any

from danzhu.learn.fault import BadTraining


def needed(module: str) -> Any:
    """A module of the extra `train`; raises `BadTraining` with the code `no_train_extra` where it is not installed.

    >>> needed("no_such_library")
    Traceback (most recent call last):
    danzhu.learn.fault.BadTraining: no_train_extra: no_such_library is not installed: pip install 'danzhu[train]'
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        detail = f"{missing.name} is not installed: pip install 'danzhu[train]'"
        raise BadTraining("no_train_extra", detail) from None
