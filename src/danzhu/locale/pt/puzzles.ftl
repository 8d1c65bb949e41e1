# Problemas: posições em que uma jogada é claramente a melhor.

puzzles-title = Problemas
puzzles-description = Posições de Guandan e de Gong Zhu em que uma jogada é claramente a melhor. Cada uma foi calculada até ao fim da rodada.
puzzles-grade = Dificuldade
puzzles-theme = Tema
puzzles-all = todos
puzzles-solved = Resolvidos: {$count} de {$total}
puzzles-reset = Esquecer o meu progresso
puzzles-done = resolvido
puzzles-tried = tentado

puzzle-title = {$game}, problema {$number}
puzzle-grade-1 = Fácil
puzzle-grade-2 = Médio
puzzle-grade-3 = Difícil
puzzle-level = Nível {$level}.
puzzle-exposed = Exposição ({$who}): {$effect}.
puzzle-shown-all = Todas as mãos estão abertas, e todos as veem.
puzzle-shown-own = Vê só a sua mão. A resposta é certa no conjunto de todas as rodadas que têm este aspeto vistas do seu lugar.
puzzle-shown-short-all = (mãos abertas)
puzzle-shown-short-own = (só a sua mão)
puzzle-ask-guandan = É a sua vez. Qual é a melhor jogada para a sua dupla?
puzzle-ask-gongzhu = É a sua vez. Que carta é a melhor para si?
puzzle-position = Posição
puzzle-earlier = Vazas anteriores
puzzle-hand-guandan = A sua mão: escolha as cartas
puzzle-hand-gongzhu = A sua mão: escolha uma carta
puzzle-cards = { $count ->
    [one] {$count} carta
   *[other] {$count} cartas
}
puzzle-no-cards = sem cartas
puzzle-unseen = Com os outros
puzzle-table = Na mesa
puzzle-you-lead = A saída é sua.
puzzle-taken = Cartas de pontos levadas
puzzle-nothing = nenhuma
puzzle-which-reading = Jogá-las como
puzzle-play = Jogar
puzzle-right = Certo!
puzzle-wrong = Não é a melhor
puzzle-refuted = É isto que se segue quando todos jogam bem:
puzzle-again = Tentar de novo
puzzle-following = Problema seguinte
puzzle-next-step = Jogada seguinte
puzzle-hint = Dica
puzzle-theme-is = Tema: {$theme}.
puzzle-solution = Solução
puzzle-else = O que mais se poderia tentar
puzzle-tempting = (tentadora)
puzzle-line = O que se segue
puzzle-end-won = A sua dupla ganha { $count ->
    [one] {$count} nível
   *[other] {$count} níveis
}.
puzzle-end-lost = Os adversários ganham { $count ->
    [one] {$count} nível
   *[other] {$count} níveis
}.
puzzle-mean-levels = Em média, nas rodadas com o mesmo aspeto: {$levels} níveis.
puzzle-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzle-end-points = Termina a rodada com {$points}; os outros, por ordem de jogo: {$others}.
puzzle-least-points = Em relação à média dos outros, façam o que fizerem: pelo menos {$points}.
puzzle-mean-points = Em relação à média dos outros, em média nas rodadas com o mesmo aspeto: {$points}.
puzzle-how-guandan = Os valores vêm de uma procura de todas as jogadas até ao fim, com cada dupla a jogar o melhor possível.
puzzle-how-gongzhu = Os valores vêm de uma procura de todas as cartas até ao fim. A solução é a melhor, quer os outros se unam contra si, quer cada um jogue por si.
puzzle-step-unbeaten = Ninguém vence. Saída: {$who}.
puzzle-step-wind = Herança: ninguém vence as últimas cartas, por isso sai o parceiro: {$who}.
puzzle-step-pig = O porco vai para: {$who}.
puzzle-step-goat = A cabra vai para: {$who}.
puzzle-step-transformer = O transformador vai para: {$who}.

puzzle-theme-keep_bomb = guardar a bomba
puzzle-why-keep_bomb = Uma bomba vale mais na vaza que decide. Gasta ou desfeita agora, falta depois.
puzzle-theme-use_bomb = usar a bomba
puzzle-why-use_bomb = Uma bomba gasta-se bem na vaza que decide. Guardada tempo de mais, chega tarde.
puzzle-theme-wild = o lugar do curinga
puzzle-why-wild = Um curinga só ajuda uma vez. O que conta é em que jogada rende mais, ou se deve esperar.
puzzle-theme-wind = a herança
puzzle-why-wind = Se ninguém vence as últimas cartas de um jogador, sai o parceiro. Um dos dois acaba, e a sua dupla continua com a saída.
puzzle-theme-feed_partner = dar entrada ao parceiro
puzzle-why-feed_partner = O parceiro tem poucas cartas. Saia com o que ele possa vencer sem que os adversários o estraguem.
puzzle-theme-leave_partner = deixar a vaza ao parceiro
puzzle-why-leave_partner = Até agora a vaza é do parceiro. Vencê-la gasta as suas cartas e tira-lhe a saída.
puzzle-theme-overtake = vencer o parceiro
puzzle-why-overtake = Vencer o parceiro é certo quando a sua mão precisa mais da saída, ou quando a jogada dele não se aguentaria.
puzzle-theme-block = uma só carta
puzzle-why-block = Um adversário tem uma só carta. Tudo o que ela possa vencer deixa-o acabar; saia com outra coisa.
puzzle-theme-run_out = acabar primeiro
puzzle-why-run_out = Conte as jogadas, as suas e as deles. Ganha a corrida a dupla cujas jogadas restantes ninguém pode travar.
puzzle-theme-split = desfazer um grupo
puzzle-why-split = Um par ou uma trinca parecem um todo, mas as partes podem fazer mais do que o conjunto.
puzzle-theme-hold = deixar passar
puzzle-why-hold = Nem todas as vazas merecem ser ganhas. O que venceria esta já não estará lá depois.
puzzle-theme-press = vencer já
puzzle-why-press = Passar poupa cartas e entrega a saída. O que se poupa pode chegar tarde.
puzzle-theme-order = por que ordem
puzzle-why-order = A maior parte destas jogadas será feita mais tarde ou mais cedo. O que conta é qual vem primeiro.

puzzle-theme-slam_attack = tentar todas as copas
puzzle-why-slam_attack = Até agora todas as copas são suas: se faltar uma, contam todas contra si; juntas, contam a favor. Leve as restantes.
puzzle-theme-slam_defence = impedir todas as copas
puzzle-why-slam_defence = Um jogador tem todas as copas até agora. Uma só copa noutras mãos trava-o, e vale o que custa.
puzzle-theme-drop_pig = livrar-se do porco
puzzle-why-drop_pig = Agora outro tem de ficar com ele. Um porco que espera pode voltar para casa.
puzzle-theme-dodge_pig = evitar o porco
puzzle-why-dodge_pig = O porco ainda anda à solta. A solução evita que seja sua a vaza em que ele cai.
puzzle-theme-flush_pig = fazer sair o porco
puzzle-why-flush_pig = Uma espada baixa obriga quem tem o porco a acompanhar. Cada volta de espadas aproxima-o da queda.
puzzle-theme-guard_pig = proteger o porco
puzzle-why-guard_pig = Tem o porco. Jogue de modo que ele possa esperar até outro ter de ficar com ele.
puzzle-theme-win_goat = apanhar a cabra
puzzle-why-win_goat = A cabra vale bem uma ou duas vazas. Na solução, cai numa vaza sua.
puzzle-theme-transformer = o transformador
puzzle-why-transformer = O transformador multiplica o que tem quem o leva: bom com ganhos, mau com perdas. Aqui tudo depende de quem o leva.
puzzle-theme-duck = ficar por baixo
puzzle-why-duck = Não conta só esta vaza, mas também quem sai depois. Deixá-la a outro é o que menos lhe custa.
puzzle-theme-rise = levar a vaza
puzzle-why-rise = Uma vaza levada agora pode custar menos do que uma levada mais tarde, e é você que escolhe a saída seguinte.
puzzle-theme-shed = o que descartar
puzzle-why-shed = Não pode acompanhar, por isso pode largar qualquer carta: uma que lhe custaria depois, ou uma que outro tem de levar agora.
puzzle-theme-exit = em que naipe sair
puzzle-why-exit = A saída é sua. O naipe escolhido decide quem fica com as cartas más e quem sai a seguir.

## Why: what the lines show.

puzzle-fates = A solução e a tentação comparadas, cada uma no que se segue
puzzle-fate-choice = Escolha
puzzle-fate-trick = Vaza
puzzle-fate-out = Acaba
puzzle-fate-levels = Níveis
puzzle-fate-QS = Porco
puzzle-fate-JD = Cabra
puzzle-fate-TC = Transformador
puzzle-fate-points = Os seus pontos
puzzle-fate-worth = Em relação aos outros
puzzle-ground-stands = Ninguém a vence, e a saída seguinte é sua.
puzzle-ground-beaten = É vencida ({$who}: {$play}), e mesmo assim é a melhor.
puzzle-ground-bomb_later = Aqui a bomba vem depois: {$play}.
puzzle-ground-bomb_never = Aqui não precisa de nenhuma bomba.
puzzle-ground-wild_now = Aqui o curinga entra nesta jogada: {$play}.
puzzle-ground-wild_later = Aqui o curinga espera por esta jogada: {$play}.
puzzle-ground-wild_never = Aqui o curinga fica na mão até ao fim.
puzzle-ground-wind_you = Aqui você acaba, e sai o parceiro.
puzzle-ground-wind_partner = Aqui acaba o parceiro, e sai você.
puzzle-ground-fed = Aqui o parceiro ganha a vaza: {$play}.
puzzle-ground-partner_takes = Aqui é a jogada do parceiro que ganha a vaza.
puzzle-ground-one_left = Só com uma carta: {$who}.
puzzle-ground-out_after = Aqui você acaba em { $count ->
    [one] {$count} jogada
   *[other] {$count} jogadas
}.
puzzle-ground-split = Tem {$held} {$ranks} e joga {$count}.
puzzle-ground-takes_later = Aqui você leva uma vaza mais tarde: {$play}.
puzzle-ground-comes_later = Esta jogada vem depois: {$play}.
puzzle-ground-slam_made = Aqui você leva as treze.
puzzle-ground-slam_stopped = De outro modo, as treze vão para: {$who}.
puzzle-ground-rounds = Aqui o porco cai ao fim de { $count ->
    [one] {$count} volta de espadas
   *[other] {$count} voltas de espadas
}.

help-puzzles = Procurar problemas em rodadas entre jogadores virtuais, um objeto JSON por linha.
help-puzzles-deals = quantas rodadas percorrer no máximo
help-puzzles-number = quantos problemas encontrar
help-puzzles-every = escrever tudo o que se encontra, sem limite por tema nem por dificuldade
