"""Floor 2: the games. Only `danzhu.games.registry` knows them all; none can do any I/O."""
