# Conselho: o que um jogador virtual faria no seu lugar, e porquê.

advice-best = Dica:
advice-else = Ou:
advice-less = Ou, por {$loss} a menos:
advice-why = {" "}({$reason})
advice-levels = { $amount ->
    [one] {$amount} nível
   *[other] {$amount} níveis
}
advice-points = { $amount ->
    [one] {$amount} ponto
   *[other] {$amount} pontos
}

reason-only_choice = nada mais é possível
reason-best = no conjunto, é a melhor escolha
reason-close = no conjunto, esta escolha fica atrás
reason-habit = um jogador deste nível costuma jogar assim
reason-nothing_beats = nada na mão vence o que está na mesa
reason-goes_out = a mão fica vazia
reason-leaves_one_play = tudo o que resta sai numa só jogada
reason-leaves_partner = a jogada é do parceiro, convém deixá-la ficar
reason-blocks = trava um adversário que está quase a acabar
reason-other_size = nenhum adversário quase a acabar tem esse número de cartas
reason-feeds_partner = o parceiro tem exatamente esse número de cartas
reason-unbeatable = nada do que resta pode vencer esta jogada
reason-keeps_bomb = as suas bombas ficam inteiras
reason-keeps_wild = guarda o seu curinga
reason-keeps_high = guarda os jokers e as cartas do nível
reason-breaks_nothing = não desfaz nenhum par, trinca ou bomba
reason-partner_behind = o parceiro ainda pode vencer esta jogada
reason-sheds_low = livra-se da sua carta mais baixa
reason-sheds_most = nenhuma outra jogada, salvo bombas, larga mais cartas
reason-sheds_more = larga mais cartas
reason-keeps_higher = as cartas mais altas ficam para depois
reason-harder = é mais difícil de vencer
reason-cheapest = é o mínimo que vence o que está na mesa
reason-takes_lead = tira a vaza a um adversário
reason-opponent_far = o adversário ainda tem muitas cartas
reason-equally_high = as cartas valem o mesmo, o naipe decide
reason-returns_lowest = nenhuma carta mais baixa pode ser devolvida
reason-helps_partner = a carta vai para o parceiro
reason-nothing_left = já não há cartas de pontos por levar
reason-well_backed = a mão tem com que apoiar esta carta
reason-poorly_backed = a mão tem pouco com que apoiar o que poderia expor
reason-tries_slam = todas as copas ainda estão ao alcance
reason-blocks_slam = uma copa vai para outro, ninguém as leva todas
reason-stops_slam = guarda a copa que impede o slam
reason-takes_goat = leva a cabra
reason-gives_pig = o porco vai para outro
reason-keeps_pig = o porco poderia voltar para casa com a vaza
reason-takes_transformer = leva o transformador, que aqui conta a favor
reason-gives_transformer = o transformador multiplica o que outro já perdeu
reason-last_duck = é a única carta que de certeza não leva a vaza
reason-gives_points = outro tem de levar estes pontos
reason-sheds_catcher = livra-se de uma espada que poderia apanhar o porco
reason-guards_pig = as espadas que guardam o porco ficam
reason-flushes_pig = as espadas baixas fazem sair o porco
reason-gives_partner = o parceiro leva estes pontos
reason-takes_safely = esta vaza não custa nada
reason-takes_early = leva a vaza enquanto não há nada de mau nela
reason-empties_suit = é a última do naipe, e depois pode descartar quando saírem a ele
reason-ducks = é a carta mais alta que de certeza não leva a vaza
reason-fresh_suit = ainda ninguém saiu a este naipe
reason-gives_more = custa mais a quem a levar
reason-shortens = é de um naipe mais curto, que acaba mais cedo
reason-lower = uma carta mais baixa leva menos vezes a vaza
reason-likelier = uma carta mais alta leva mais vezes a vaza
reason-higher = livra-se da carta mais alta
reason-sheds_high = descarta a carta mais alta de um naipe
reason-leads_low = é baixa, e quase todo o naipe está acima dela
