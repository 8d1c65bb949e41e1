# O que um link diz de uma página onde é colado: títulos e descrições.

preview-title = danzhu · Guandan 掼蛋 · Gong Zhu 拱猪
preview-about = Guandan e Gong Zhu: jogue já, sozinho contra o computador ou com amigos por um link. Sem instalar nada nem fazer registo.
preview-new = A sua própria mesa: escolha as regras, convide amigos por um link, deixe os lugares livres ao computador.
preview-link = Link para uma mesa
preview-table = Uma mesa de {$game} · {$preset}
preview-record = {$game} · {$preset}, uma partida encerrada
preview-turns = {$deals}, jogada por jogada, com todas as mãos abertas.
preview-picture = Cartas de jogar sobre um pano verde: danzhu, Guandan e Gong Zhu
