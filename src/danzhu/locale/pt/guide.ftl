# Guides: what stands around the pages that teach, and what their examples say.

guide-guides = Guias
guide-play = Jogar
guide-main = Principal
guide-skip = Ir para o texto
guide-toc = Nesta página
guide-neighbours = Antes e depois
guide-previous = Antes:
guide-next = A seguir:
guide-languages = Esta página noutras línguas
