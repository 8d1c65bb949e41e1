# Gong Zhu: conjuntos de regras, opções, o que se vê e se diz à mesa.

gongzhu-preset-classic = Quatro jogadores, cada um por si, exposição secreta, até −1000.

gongzhu-option-first_lead = quem sai na primeira rodada: quem tem certa carta, com qualquer carta ou com essa mesma
gongzhu-option-exposure = como se expõe: nunca, todos juntos em segredo, cada um na sua vez, ou às claras ou em segredo
gongzhu-option-pig_flip_with_all_hearts = quando o porco conta a favor de quem o leva: com todas as copas, só com as dezasseis cartas de pontos, nunca
gongzhu-option-partnership = que lugares são parceiros
gongzhu-option-end_total = o que acaba uma partida: um total, um total para qualquer dos lados, ou um número certo de rodadas
gongzhu-option-end_latches = se o fim continua acionado depois de alguém chegar ao total
gongzhu-option-small_hearts = se o 4, o 3 e o 2 de copas custam 10, 3 e 2

gongzhu-menu-exposing = O que expõe?
gongzhu-menu-leading = A saída é sua. Que carta?
gongzhu-menu-following = É a sua vez. Que carta?
gongzhu-expose-nothing = nada
gongzhu-nothing-to-expose = Não tem nada para expor nesta rodada.
gongzhu-effect-AH = todas as copas ×{$factor}
gongzhu-effect-QS = porco ×{$factor}
gongzhu-effect-JD = cabra ×{$factor}
gongzhu-effect-TC = transformador ×{$factor}
gongzhu-unseen = (oculta até ser jogada)
gongzhu-exposed = exposição:
gongzhu-claim = encerrar a rodada: já não há nada a ganhar
gongzhu-claimed = {$who}: já não há cartas de pontos por levar, a rodada acaba.
gongzhu-leads = Saída: {$who}.
gongzhu-leads-you = A saída é sua.
gongzhu-trick = Na mesa:
gongzhu-takes = Vaza: {$who}.
gongzhu-takes-you = A vaza é sua.
gongzhu-falls-pig = Cai o porco!
gongzhu-falls-goat = Cai a cabra!
gongzhu-falls-transformer = Cai o transformador!
gongzhu-slam-threat = Ameaça de slam, todas as copas levadas até agora: {$who}.
gongzhu-points-so-far = {$who}: {$points} até agora
gongzhu-points-out = Cartas de pontos com os outros:
gongzhu-suit-out = { $count ->
    [one] {$count} carta com os outros
   *[other] {$count} cartas com os outros
}
gongzhu-total = {$who} {$points}
gongzhu-totals = Totais: {$totals}.
gongzhu-deal-points = {$who}: {$points}
gongzhu-line-hearts = copas {$points}
gongzhu-line-all_hearts = todas as copas {$points}
gongzhu-line-exposed_hearts = copas expostas ×{$factor}: {$points}
gongzhu-line-pig = porco {$points}
gongzhu-line-flipped_pig = porco com todas as copas {$points}
gongzhu-line-exposed_pig = porco exposto ×{$factor}: {$points}
gongzhu-line-goat = cabra {$points}
gongzhu-line-exposed_goat = cabra exposta ×{$factor}: {$points}
gongzhu-line-transformer_alone = transformador sozinho {$points}
gongzhu-line-transformer = transformador ×{$factor}: {$points}
gongzhu-line-exposed_transformer = transformador exposto ×{$factor}: {$points}
gongzhu-line-all_sixteen = as dezasseis cartas de pontos
gongzhu-overtime = O topo está empatado: mais uma rodada.
gongzhu-eliminated = Eliminado: {$who}.
gongzhu-place = {$place}. {$who}, {$points}
gongzhu-won = Partida ganha por: {$who}.
gongzhu-won-you = Vitória! A partida foi ganha por: {$who}.
