# Registos: uma partida encerrada, percorrida outra vez.

## Percorrer

record-title = Registo
record-replay = Rever
record-forgotten = nome apagado
record-no-winner = Ninguém ganhou: a partida foi interrompida.
record-turn = Jogada {$turn} de {$last}
record-slider = Jogada
record-first = Primeira jogada
record-back = Voltar
record-play = Reproduzir
record-pause = Pausar
record-on = Avançar
record-last = Última jogada
record-speed = Velocidade
record-speed-slow = lenta
record-speed-normal = normal
record-speed-fast = rápida
record-dealt = As cartas foram dadas.
record-lapsed = tempo esgotado
record-pays = paga {$card}
record-returns = devolve {$card}
record-exposes = expõe {$cards}
record-exposes-nothing = não expõe nada
record-empty-hand = sem cartas
record-points = { $points ->
    [0] {$points} pontos
    [one] {$points} ponto
   *[other] {$points} pontos
}
record-taken = levou:
record-levels = {$home} no {$one}, {$away} no {$two}.
record-deals = Rodada por rodada
record-turns = Todas as jogadas da rodada {$deal} ({$count})
record-keep = Guardar e partilhar
record-link = Link para esta jogada
record-download = Descarregar o registo
record-still-yours = Ainda o pode descarregar: a versão do danzhu em que a partida foi jogada sabe lê-lo.

## Se o baralhamento foi honesto

record-proof = Foi baralhado honestamente?
record-proof-how = Antes de cada rodada o servidor prometeu a sua chave. O seu navegador pode agora refazer cada mão a partir das chaves, sem perguntar nada ao servidor.
record-check = Conferir o baralhamento
record-all-kept = { $count ->
    [one] {$count} rodada, como prometido: a chave leva exatamente a estas mãos.
   *[other] Todas as {$count} rodadas são como prometido: as chaves levam exatamente a estas mãos.
}
record-seen = { $count ->
    [one] De {$of}, {$count} promessa é a mesma que este aparelho viu antes da rodada.
   *[other] De {$of}, {$count} promessas são as mesmas que este aparelho viu antes da rodada.
}
record-unseen = Este aparelho não estava lá: usa as promessas do registo.
record-proof-self = Também não é preciso confiar nesta página. Na sua própria máquina:
verify-kept = Rodada {$deal}: como prometido.
verify-broken = Rodada {$deal}: NÃO como prometido ({$commitment}): {$reason}
verify-void = A rodada {$deal} ficou sem efeito: a mesa foi fechada antes do fim.
verify-proves = Isto prova que ninguém pôde escolher estas cartas depois da promessa. Não prova que quem mantém o servidor não as tenha visto.
verify-no_proof = o registo não diz como foi baralhada.
verify-bad_proof = a prova não está escrita como devia.
verify-other_options = a promessa era para outras regras.
verify-wrong_commitment = a chave não é a prometida.
verify-wrong_promise = a primeira promessa do registo é outra.
verify-unseen_promise = outra chave tinha sido prometida a este aparelho.
verify-other_match = a chave é de outra partida.
verify-key_used_twice = a chave já foi usada.
verify-other_cards = a chave leva a outras cartas.

## O que não se pode mostrar

refused-record_unfinished = A partida ainda não acabou.
refused-record_unreadable = Esta partida foi jogada com outras regras que não as desta versão.
record-advice-unfinished = O registo pode ser visto quando ela acabar. Esta página espera por ele.
