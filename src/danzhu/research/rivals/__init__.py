"""Rivals: Gong Zhu players that the literature measures itself by, written anew from their public descriptions.

They are yardsticks for the arena, named there as `danzhu.research.rivals.greed:Greed` is, and no levels: nobody meets
them at a table. None of them exposes anything, as their descriptions know no exposures.
"""
