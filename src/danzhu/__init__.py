"""danzhu: Guandan (掼蛋) and Gong Zhu (拱猪), one engine for players, clubs and programs."""

from importlib.metadata import version as _version

__version__ = _version("danzhu")
