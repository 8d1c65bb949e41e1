"""Blocks: what a fenced block of a page can show; each plays its example by the rules before it draws it."""
