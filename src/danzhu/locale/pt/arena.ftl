# A arena.

help-arena = Mede jogadores virtuais uns contra os outros nas mesmas rodadas.
help-arena-a = o jogador a medir (senão o mais forte)
help-arena-b = o adversário de referência (senão o segundo)
help-deals = quantas rodadas, cada uma jogada de todos os lados
help-arena-preset = o conjunto de regras, ou “all” para alternar
help-bar = para logo que o intervalo a 95 % exclua este valor
help-budget = quantos mundos um jogador que procura pode ver por jogada
help-jobs = quantos processos (senão um por núcleo)
help-ladder = classifica vários jogadores, todos contra todos: nomes com vírgulas, ou all
fault-below_one = {$name} é {$number} e tem de ser pelo menos 1.
fault-no_ladder = Uma classificação pede dois ou mais jogadores, cada um uma vez: {$names}
arena-progress = Rodadas
arena-unit-levels = níveis por rodada
arena-unit-points = pontos por rodada
arena-mean = {$a} sobre {$b}, a 95 %
arena-wins = rodadas ganhas
arena-deals = rodadas
arena-ms = milissegundos por jogada, {$bot}
arena-ladder-bot = jogador
arena-ladder-rating = cotação
arena-ladder-sigma = incerteza
arena-ladder-mean = ganho por rodada
help-bench = Mede a velocidade de tudo nesta máquina.
help-bench-names = uma medida, ou o começo do seu nome com pontos (senão todas)
help-bench-seconds = cerca de quantos segundos dura cada medida
fault-unknown_figure = Não há medida “{$name}”. Veja danzhu bench --json.
