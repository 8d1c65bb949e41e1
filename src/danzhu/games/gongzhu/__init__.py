"""Gong Zhu (拱猪), by the articles of docs/rules/gongzhu.md."""
