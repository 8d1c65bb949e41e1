"""Floor 5: the `danzhu` command."""
