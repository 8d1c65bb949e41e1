"""Puzzles: positions from games in which one play is clearly best, found and checked by searching to the end.

`finder` plays deals with bots and keeps such positions; `shelf` are those that ship with danzhu, in `data`, with every
play's value and what follows it, so that an answer is judged without a search.
"""
