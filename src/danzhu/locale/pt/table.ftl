# A mesa no navegador.

table-hand = A sua mão, { $count ->
    [one] {$count} carta
   *[other] {$count} cartas
}
table-dim = {$card} (não entra em nenhuma jogada)
table-thinks = a jogar
table-absent = ausente
table-computer-sees = Um jogador virtual só vê a sua própria mão.
table-place = {$place}.º lugar
table-points = {$deal} nesta rodada, {$total} no total
table-eliminated = eliminado
table-pay = Pagar {$card}
table-pay-which = Escolha a carta a pagar
table-return = Devolver {$card}
table-return-which = Escolha a carta a devolver
table-expose = Expor {$cards}
table-expose-nothing = Não expor nada
table-exposing = Cada um decide o que expõe.
table-openly = às claras: {$cards}
table-secretly = em segredo: {$cards}
table-play = Jogar
table-play-which = Jogar como…
table-cancel = Cancelar
table-lay-down = Pousar
table-group = Agrupar
table-ungroup = Sem grupos
table-home = Voltar ao início
table-connected = ligado
table-history = Vazas até agora
table-menu = Menu
table-us = nós
table-them = eles
table-active = o nível desta rodada
table-pending = Escolhida, ainda não mostrada: {$card}
table-summary = A rodada acabou
table-deal-over = A rodada {$number} acabou
table-waiting-others = À espera dos outros
table-record = Registo da partida
table-close = Fechar
table-no-tricks = Ainda nenhuma vaza.
table-taken = Cartas de pontos levadas
table-pace = Ritmo dos computadores
pace-instant = imediato
pace-quick = rápido
pace-normal = normal
pace-thoughtful = ponderado
table-phrases = Dizer à mesa
table-no-undo = Não se volta atrás: uma carta mostrada já disse algo aos outros.
table-shuffling = A baralhar
table-looking-on = Está a assistir
table-tally = {$deal} · total {$total}
