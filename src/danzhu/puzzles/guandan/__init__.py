"""Puzzles of Guandan."""
