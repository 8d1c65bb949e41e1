"""Guandan's levels above `random`."""
