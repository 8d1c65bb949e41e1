"""Fault: training that cannot be done as it was asked for."""


class BadTraining(Exception):
    """A wish that cannot be granted; `code` is stable and meant for programs, `detail` says what it is about.

    >>> raise BadTraining("no_file", "positions.npz")
    Traceback (most recent call last):
    danzhu.learn.fault.BadTraining: no_file: positions.npz
    """

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}"
