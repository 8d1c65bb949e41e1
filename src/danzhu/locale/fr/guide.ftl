# Guides: what stands around the pages that teach, and what their examples say.

guide-guides = Guides
guide-play = Jouer
guide-main = Principal
guide-skip = Aller au texte
guide-toc = Sur cette page
guide-neighbours = Avant et après
guide-previous = Avant :
guide-next = Ensuite :
guide-languages = Cette page dans d’autres langues
