"""Floor 5: the `danzhu` command, a small file a command."""
