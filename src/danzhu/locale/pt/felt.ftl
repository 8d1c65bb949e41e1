# O pano: arrumar, contar, ritmo, sinais e teclas de uma mesa em jogo.

felt-sort = Ordem: {$by}
felt-sort-anew = Reordenar
felt-undo = Desfazer a ordem
order-rank = valor
order-suit = naipe
order-combination = jogadas
felt-faster = Mais rápido
felt-onward = Toque para continuar
felt-passing = Nada na sua mão vence isto: passa…
felt-passes = Contra computadores: passar sozinho quando nada na mão vence o que está na mesa
felt-phrases = Mostrar as frases que os outros dizem
felt-stand-in = Um computador está a jogar por si.
felt-fill = Ecrã inteiro
felt-small = Sair do ecrã inteiro
felt-trick = A vaza em jogo
felt-last-trick = A última vaza
felt-exposed = exposição: {$cards}
felt-threat = ameaça de slam, copas: {$hearts}
felt-slam = todas as copas
felt-how-many = Quantas?
felt-ask-count = {$who}: quantas cartas restam?
felt-counter = Cartas com os outros
felt-out = {$what}: {$count}
felt-out-wilds = (curingas: {$count})
felt-out-points = Cartas de pontos com os outros

mark-bomb = ✸
mark-flush = ⇗
mark-x2 = ×2
mark-x4 = ×4
mark-x8 = ×8
mark-spoken-bomb = numa bomba
mark-spoken-flush = num straight flush
mark-spoken-x2 = ×2 se exposta
mark-spoken-x4 = ×4 se exposta
mark-spoken-x8 = ×8 se exposta

signal-pig = O porco! {$who}
signal-goat = A cabra! {$who}
signal-transformer = O transformador! {$who}
signal-threat = Ameaça de slam: {$who}
signal-averted = Já não há slam: {$who}
signal-slam = Todas as copas! {$who}

felt-keys = Teclas
felt-key-arrows = de carta em carta
felt-key-space = levantar ou pousar uma carta
felt-key-row = levantar um grupo inteiro
felt-key-enter = jogar o que está levantado; continuar
felt-key-hint = dica
felt-key-pass = passar
felt-key-arrange = ordenar
felt-key-group = agrupar o que está levantado
