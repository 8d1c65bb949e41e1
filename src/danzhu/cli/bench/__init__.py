"""Bench: what is measured about speed, and the command that measures it."""
