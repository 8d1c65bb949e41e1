"""Floor 3: speed. Compiled play-outs, batches of games and sampling of unseen hands; it holds no rule of its own.

Importing this package compiles nothing and does not import Numba; importing one of its modules imports Numba and
compiles nothing; a function compiles, or loads from the cache, at its first call.
"""
