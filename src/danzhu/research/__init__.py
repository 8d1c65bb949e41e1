"""Research: the engine as other people's programs expect it."""
