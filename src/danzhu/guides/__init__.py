"""Guides: the pages that teach both games, written in Markdown, with every example played by the rules.

docs/guides.md says how they are written.
"""
