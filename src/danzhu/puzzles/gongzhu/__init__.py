"""Puzzles of Gong Zhu."""
