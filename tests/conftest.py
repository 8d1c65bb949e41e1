"""Hypothesis profiles: `--hypothesis-profile=quick|ci|soak`; `ci` unless told otherwise.

No deadline (machines differ); `quick` and `ci` are derandomised, so that a run repeats; `soak` looks for new cases.
"""

from hypothesis import HealthCheck, settings

_always = {"deadline": None, "print_blob": True, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("quick", max_examples=5, derandomize=True, **_always)
settings.register_profile("ci", max_examples=100, derandomize=True, **_always)
settings.register_profile("soak", max_examples=5000, **_always)
settings.load_profile("ci")
