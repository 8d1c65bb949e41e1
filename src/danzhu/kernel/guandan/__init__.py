"""Guandan compiled: patterns as bit masks, deals as rows of words, play-outs, batches and sampling."""
