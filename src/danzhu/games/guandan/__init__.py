"""Guandan (掼蛋). Cannot do any I/O; the articles are in docs/rules/guandan.md."""
