"""Guandan: the net behind second thoughts (`kernel/guandan/judging.py`), from its positions to its duel."""
