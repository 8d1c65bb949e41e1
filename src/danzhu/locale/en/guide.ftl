# Guides: what stands around the pages that teach, and what their examples say.

guide-guides = Guides
guide-play = Play
guide-main = Main
guide-skip = To the text
guide-toc = On this page
guide-neighbours = Before and after
guide-previous = Before:
guide-next = Next:
guide-languages = This page in other languages
