# O comando danzhu: ajuda, faltas, o que ele relata.

help-danzhu = Guandan e Gong Zhu no terminal: jogar, simular, verificar, rever.
help-usage = Uso:
help-commands = Comandos
help-arguments = Argumentos
help-options = Opções
help-help = mostrar esta ajuda
help-lang = idioma: en, fr, pt ou zh (senão DANZHU_LANG, senão o do terminal)
help-version = mostrar a versão
help-play = Jogar contra jogadores virtuais.
help-simulate = Pôr jogadores virtuais a jogar partidas e fazer o balanço.
help-presets = Mostrar cada opção e o seu valor em cada conjunto de regras.
help-check = Verificar vetores de teste com as regras.
help-replay = Verificar um registo linha a linha e narrá-lo.
help-game = guandan ou gongzhu
help-preset = o conjunto de regras; veja danzhu presets
help-option = mudar uma opção do conjunto de regras; pode repetir-se
help-seed = número de que depende todo o acaso
help-seat = o seu lugar, a partir de 0 na ordem de jogo
help-level = nível dos jogadores virtuais (normal, salvo indicação)
help-hints = nível que dá as dicas (o mais forte, salvo indicação)
help-plain = sem cores, sinais nem tabelas: para leitores de ecrã
help-save = ficheiro onde guardar a partida, escrito a cada jogada
help-resume = continuar uma partida guardada num ficheiro
help-markdown = escrever o documento docs/presets.md
help-vectors = ficheiros de vetores de teste
help-record = ficheiro de um registo
help-step = esperar por Enter depois de cada passo
help-quiet = dizer só se o registo está inteiro
help-unfinished = aceitar um registo sem a linha de fecho
help-matches = quantas partidas
help-a = jogador nos lugares 0 e 2 (random, salvo indicação)
help-b = jogador nos lugares 1 e 3 (random, salvo indicação)
help-out = pasta para os registos de todas as partidas
help-json = escrever um só objeto JSON

fault-unknown_language = Não há palavras em “{$name}”, só em: {$names}.
fault-unknown_game = Não há nenhum jogo “{$name}”, só: {$names}.
fault-unknown_preset = Não há nenhum conjunto de regras “{$name}”, só: {$names}.
fault-unknown_bot = Não há nenhum jogador virtual “{$name}”, só: {$names}.
fault-option_without_value = “{$text}” não é uma opção com valor: escreva nome=valor.
fault-no_such_seat = Não há lugar {$number}: vão de 0 a {$most}.
fault-too_few_matches = {$number} partidas são poucas.
fault-resume_alone = Com --resume é o próprio ficheiro que diz o jogo, as regras, as opções, o lugar e o nível.
fault-match_is_over = A partida de {$path} acabou. Veja-a com: danzhu replay {$path}
fault-nobody_to_play = Este registo não indica nenhum lugar para uma pessoa.
fault-cannot_read = {$path} não pode ser lido: {$reason}.
fault-cannot_write = {$path} não pode ser escrito: {$reason}.
fault-file_exists = {$path} já existe e fica como está. Indique outro ficheiro.
fault-not_text = {$path}, linha {$line}: isto não é texto em UTF-8.
fault-not_saved = A partida não está guardada.
fault-vectors_not_json = {$path} não é uma lista de vetores de teste em JSON.
fault-malformed_vector = {$path}, vetor {$id}: {$reason}
fault-no_such_command = Não há nenhum comando “{$name}”, só: {$names}.
fault-no_such_option = Não há {$name} aqui. Veja --help.
fault-missing_argument = Falta {$name}. Veja --help.
fault-bad_value = {$name} tem um valor que não serve. Veja --help.
fault-bad_usage = Esta linha de comandos não serve: {$name}
fault-too_many_arguments = Há mais argumentos do que este comando aceita. Veja --help.

file-missing = esse ficheiro ou pasta não existe
file-forbidden = não é permitido
file-folder = é uma pasta
file-full = não há espaço
file-large = é demasiado grande

record-line = Linha {$line}: {$reason}

presets-title = Conjuntos de regras
presets-origin = Escrito por `{$command}`; um teste mantém esta página igual ao código. Os valores a negrito diferem do primeiro conjunto. Cada opção pode ser definida sozinha com `--option nome=valor`.
presets-option = opção
presets-article = artigo
presets-meaning = o que decide
presets-offered = valores à escolha

check-summary = { $run ->
    [one] {$run} resposta verificada
   *[other] {$run} respostas verificadas
}, { $wrong ->
    [0] todas certas.
    [one] {$wrong} errada.
   *[other] {$wrong} erradas.
}
check-mismatch = {$id} ({$preset}): esperado {$expected}, obtido {$got}
check-missing = “{$name}” falta ou não é conhecido.
check-wrong-kind = um membro falta ou é do tipo errado.

replay-header = {$game}, {$preset} {$options}
replay-hand = lugar {$number}: {$hand}
replay-step = Enter para continuar, q para parar:
replay-whole = O registo está inteiro: { $lines ->
    [one] {$lines} linha
   *[other] {$lines} linhas
}, { $deals ->
    [one] {$deals} rodada.
   *[other] {$deals} rodadas.
}
replay-unfinished = O registo está certo até onde vai: { $lines ->
    [one] {$lines} linha
   *[other] {$lines} linhas
}, { $deals ->
    [one] {$deals} rodada.
   *[other] {$deals} rodadas.
}

simulate-progress = Partidas
simulate-matches = partidas
simulate-deals = rodadas
simulate-deals_per_match = rodadas por partida
simulate-plies_per_deal = lances por rodada
simulate-wins_a = ganhas por A
simulate-wins_b = ganhas por B
simulate-seconds = segundos
simulate-plies_per_s = lances por segundo

play-welcome-guandan = Guandan: joga com quem está em frente, contra os outros dois. Sejam os primeiros a ficar sem cartas.
play-welcome-gongzhu = { $pairs ->
    [yes] Gong Zhu a pares: joga com quem está em frente, contra os outros dois.
   *[no] Gong Zhu: cada um por si.
} Evite o porco (dama de espadas) e as copas; apanhe a cabra (valete de ouros).
play-against = Nível dos jogadores virtuais: {$level}.
play-resumed = A partida continua onde parou.
play-how = Escolha por número, ou escreva cartas como 8S8C. Escreva “ajuda” para saber mais, “sair” para se ir embora.
play-help =
    número: escolher da lista; Enter volta a ela
    cartas: jogá-las, como 8S 8C ou 8S8C8D7H=bomb-8 (T é o dez, BJ e RJ os jokers)
    passar (p): não jogar nada
    dica (h): o que faria um jogador virtual
    histórico: tudo o que aconteceu nesta rodada
    contar (c): cartas restantes, e cartas com os outros
    ordenar (s): a mão por valor ou por naipe
    mostrar: outra vez a mesa e a sua mão
    guardar FICHEIRO: guardar a partida nesse ficheiro a partir de agora
    sair (q): ir-se embora; a partida fica guardada
play-prompt = >
play-deal = Rodada {$number}
play-deal-over = A rodada {$number} acabou.
play-thinking = Os jogadores virtuais estão a pensar…
play-forced = Não há escolha:
play-no-such-number = Não há {$number}: os números vão de 1 a {$most}.
play-save-where = Onde? Escreva: guardar FICHEIRO
play-saved = Guardado. A partida fica em {$path} a partir de agora.
play-unsaved = A partida continua, mas agora não está guardada. Guarde-a noutro lugar com: guardar FICHEIRO
play-left = A partida fica guardada. Continue com: danzhu play --resume {$path}
play-over = O registo está em {$path}

command-hint = dica
command-history = histórico
command-counts = contar
command-sort = ordenar
command-show = mostrar
command-save = guardar
command-help = ajuda
command-quit = sair
command-pass = passar
