"""Gong Zhu's levels."""
