"""Lessons: a first deal of each game, played against computer players, with an explanation at each decision.

A lesson is a function of what the learner has done so far: the deal is fixed and the others leave nothing to chance, so
a list of the learner's actions says everything, and a page's address can hold it.
"""
