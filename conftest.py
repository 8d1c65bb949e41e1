"""What every test run shares, doctests of the sources included."""

from importlib.util import find_spec

# Rooms that need an extra are collected for doctests only where that extra is installed.
collect_ignore_glob = [] if find_spec("jax") else ["src/danzhu/learn/*"]
# Run by alembic, which gives them their context.
collect_ignore_glob.append("src/danzhu/server/store/migrations/*")
