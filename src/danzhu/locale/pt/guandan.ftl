# Guandan: combinações, conjuntos de regras, opções, o que se vê e se diz à mesa.

guandan-preset-recreational = Como se joga em casa: tributos, resistência, a carta virada decide quem sai primeiro.
guandan-preset-long_runs = A variante com séries de qualquer comprimento, sem straight flush e com tributos mais rígidos.
guandan-preset-online = Como na maioria das mesas online: primeira saída ao acaso, uma carta recebida pode voltar.
guandan-preset-competition = As regras nacionais de competição: três falhas no ás mandam a dupla de volta ao 2, as jogadas têm tempo.

guandan-option-seats = quantos jogadores há à mesa
guandan-option-teams = quantas duplas formam
guandan-option-packs = quantos baralhos se dão
guandan-option-first_lead = quem sai primeiro numa partida: quem recebe uma carta virada, ou uma carta virada que não seja joker nem curinga; um lugar ao acaso; quem recebe uma carta marcada
guandan-option-start_level = o nível em que começam as duas duplas
guandan-option-straight_length = quantas cartas tem uma sequência; “5+” quer dizer cinco ou mais
guandan-option-tube_pairs = quantos pares tem uma sequência de pares
guandan-option-plate_triples = quantas trincas tem uma sequência de trincas
guandan-option-level_in_straight = se uma carta natural do nível pode entrar numa sequência
guandan-option-wild_in_pair = se um curinga faz par com uma carta de outro valor
guandan-option-straight_flush = onde ficam os straight flush: acima das bombas de cinco, acima das bombas de quatro, ou fora das bombas
guandan-option-one_suit_straight = se cinco cartas naturais seguidas do mesmo naipe podem ser jogadas como simples sequência
guandan-option-two_pairs_and_wild = qual de dois pares pode ser a trinca de um full house quando se junta um curinga: qualquer um, ou só o mais alto
guandan-option-bomb_sizes = quantas cartas do mesmo valor fazem uma bomba
guandan-option-unnamed_reading = o que acontece quando uma jogada tem várias leituras e nenhuma é indicada: pergunta-se, ou vale a mais forte
guandan-option-pass_locks = se passar exclui o jogador até ao fim da vaza
guandan-option-ends_on_one_two = se a rodada acaba assim que os dois da mesma dupla ficam sem cartas
guandan-option-promotion = níveis ganhos quando o parceiro fica em segundo, terceiro e último
guandan-option-ace_win = com que chegadas os declarantes ganham a partida no ás
guandan-option-ace_fail_limit = quantas falhas no ás mandam uma dupla de volta ao 2
guandan-option-tribute = se quem perde paga tributo
guandan-option-tribute_on_one_four = se o último paga quando o seu parceiro foi o primeiro
guandan-option-tribute_card = que carta se paga: a mais alta, exceto curinga, ou a mais alta que não seja joker nem carta do nível
guandan-option-return_limit = o valor natural mais alto que se pode devolver
guandan-option-return_fallback = o que devolve uma mão sem carta assim: a mais baixa das outras, ou nada
guandan-option-return_excludes_received = se a própria carta recebida não pode voltar
guandan-option-resistance = se dois jokers vermelhos anulam o tributo
guandan-option-next_lead = quem sai depois de um tributo: quem pagou ou o primeiro
guandan-option-count_announce = como se diz o número de cartas que restam: a quem pergunta a partir de dez, anunciado uma vez, ou apenas como a mesa o mostra
guandan-option-show_counts = se a mesa mostra quantas cartas tem cada jogador
guandan-option-move_clock = segundos para a primeira carta de uma rodada, para cada uma das seguintes, e avisos sem castigo

guandan-kind-single = carta simples
guandan-kind-pair = par
guandan-kind-triple = trinca
guandan-kind-full_house = full house
guandan-kind-straight = sequência de {$size}
guandan-kind-tube = sequência de {$count} pares
guandan-kind-plate = sequência de {$count} trincas
guandan-kind-bomb = bomba de {$size}
guandan-kind-straight_flush = straight flush de {$size}
guandan-kind-joker_bomb = bomba de jokers

guandan-reading-single = {$rank} simples
guandan-reading-pair = par de {$ranks}
guandan-reading-triple = trinca de {$ranks}
guandan-reading-full_house = full house de {$ranks}
guandan-reading-straight = sequência de {$size} até {$rank}
guandan-reading-tube = sequência de {$count} pares até {$rank}
guandan-reading-plate = sequência de {$count} trincas até {$rank}
guandan-reading-bomb = bomba de {$ranks}, {$size} cartas
guandan-reading-straight_flush = straight flush de {$size} até {$rank}
guandan-reading-joker_bomb = bomba de jokers

guandan-as = {" "}– {$reading}
guandan-with-wild = {$reading} (curinga por {$ranks})
guandan-key-joker_bomb = os quatro
guandan-pass = passe
guandan-keeps = { $count ->
    [0] não guarda nenhum straight flush
    [one] guarda um straight flush
   *[other] guarda {$count} straight flush
}

guandan-menu-playing = A saída é sua. O que joga?
guandan-menu-following = É a sua vez. Pode vencer com:
guandan-menu-paying = Que carta paga de tributo?
guandan-menu-returning = Que carta devolve?
guandan-menu-shape = Com que cartas?
guandan-menu-suits = Que naipes? Faz diferença para os seus straight flush.

guandan-levels = Nível {$level}{ $whose ->
    [own] , o seu
    [other] , o deles
   *[none] , ninguém declara
}. A sua dupla está no {$own}, a outra no {$other}.
guandan-levels-seen = Nível {$level}. {$home} no {$own}, {$away} no {$other}.
guandan-turned = Carta virada:
guandan-resists = { $count ->
    [one] {$who}: um joker vermelho. Não há tributo.
   *[other] {$who}: dois jokers vermelhos. Não há tributo.
}
guandan-owes = Deve tributo: {$who}.
guandan-pays = {$giver} → {$taker}, tributo:
guandan-returns = {$giver} → {$taker}, devolução:
guandan-leads = Saída: {$who}.
guandan-leads-you = A saída é sua.
guandan-out = Sem cartas: {$who}.
guandan-to-beat = Na mesa:
guandan-count = {$who}: { $count ->
    [one] {$count} carta
   *[other] {$count} cartas
}
guandan-count-many = {$who}: mais de dez cartas
guandan-unseen = Com os outros:
guandan-held = {$who}, ainda na mão
guandan-place-1 = Primeiro: {$who}.
guandan-place-2 = Segundo: {$who}.
guandan-place-3 = Terceiro: {$who}.
guandan-place-4 = Último: {$who}.
guandan-level-changes = {$who}: do {$old} para o {$new}.
guandan-won = Partida ganha por: {$who}.
guandan-won-you = Vitória! A partida foi ganha por: {$who}.
