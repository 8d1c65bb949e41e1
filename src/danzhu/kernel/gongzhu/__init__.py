"""Gong Zhu in compiled code: a deal is a row of numbers (`flow`), a table's rules are another (`options`).

`rows` translates the rules' states and views, `batch` moves many deals at once, `sample` deals unseen cards, `playout`
plays deals out, at random or by the light policy (`policy`, `desk`, `weights`).
"""
