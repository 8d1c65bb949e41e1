"""Trace: what a browser has recorded of a page, and how much script each thing that happened to the page took.

The events are those of Chromium's tracing (`devtools.timeline`, `blink.user_timing`): dicts with a name, a time `ts`
and a duration in microseconds, `dur` by the clock and `tdur` by the thread's own processor time.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal

Event = Mapping[str, Any]

MARK: Final = "danzhu."
"""How the marks begin that say what happens to the page: `danzhu.update`, `danzhu.tap`."""
_SCRIPT: Final = ("FunctionCall", "RunMicrotasks", "EvaluateScript")
_PICTURE: Final = "Paint"


def script_by_cause(
    events: Iterable[Event], base: str, *, follows: Mapping[str, str], by: Literal["tdur", "dur"] = "tdur"
) -> dict[str, list[list[float]]]:
    """Milliseconds of the page's own scripts, for each thing that a mark says has happened to it, picture by picture.

    What runs between two pictures that the browser paints is one figure. They are processor time, or with `by="dur"`
    what the clock said.

    A script is charged to the last mark before it, whatever set it off: the message's own handler, what that leaves
    to microtasks, drawing, animation frames, timers, idle moments. `follows` names what happens as part of something
    else: an `inspected` that follows a `tap` is charged to the last tap. Scripts that do not come from `base` are the
    driver's: they count nowhere.

    >>> def event(name, ts, took, url=""):
    ...     times = {"ph": "X", "ts": ts, "dur": took, "tdur": took}
    ...     return {"name": name, "pid": 1, "tid": 1, **times, "args": {"data": {"url": url}}}
    >>> handler = event("FunctionCall", 10, 2000, "http://t/web/main.js")
    >>> mark = {"name": "danzhu.update", "ph": "I", "pid": 1, "tid": 1, "ts": 5, "args": {}}
    >>> events = [mark, handler, event("RunMicrotasks", 2011, 1500), event("FunctionCall", 4000, 9000)]
    >>> later = [event("Paint", 13500, 100), event("FunctionCall", 14000, 1000, "http://t/web/main.js")]
    >>> script_by_cause(events + later, "http://t", follows={})
    {'update': [[3.5, 1.0]]}
    """
    told = list(events)
    thread = next(((each["pid"], each["tid"]) for each in told if each["name"].startswith(MARK)), None)
    ours = sorted(
        (each for each in told if (each["pid"], each["tid"]) == thread),
        key=lambda each: (each["ts"], -each.get("dur", 0)),
    )
    spent: dict[str, list[list[float]]] = defaultdict(list)
    cause, end, own = "", -1, False
    for event in ours:
        name: str = event["name"]
        if name.startswith(MARK):
            cause = name.removeprefix(MARK)
            if cause in follows:
                cause = follows[cause]
            else:
                spent[cause].append([0.0])
        elif name == _PICTURE:
            if spent.get(cause) and spent[cause][-1][-1]:
                spent[cause][-1].append(0.0)
        elif name in _SCRIPT and event["ph"] == "X" and event["ts"] >= end:
            # What a function leaves to be done at once is done right after it, and says no more whose it is.
            own = own if name == "RunMicrotasks" else str(event["args"].get("data", {}).get("url", "")).startswith(base)
            end = event["ts"] + event["dur"]
            if own and spent.get(cause):
                spent[cause][-1][-1] += event.get(by, 0) / 1000
    return dict(spent)
