# Lições: uma primeira rodada de cada jogo, explicada enquanto se joga.

lesson-title = {$game}: uma primeira rodada
lesson-description = Jogue uma rodada de {$game} contra jogadores virtuais, com cada decisão explicada. Siga a dica, ou faça outra coisa e veja o que acontece.
lesson-intro-guandan = Você e o jogador em frente são parceiros, contra os outros dois. Cada um tem 27 cartas de dois baralhos. Quem se livrar primeiro de todas as cartas ganha a rodada para a sua dupla, e quanto mais depressa o parceiro o seguir, mais níveis ganha a dupla. Esta é a primeira rodada de uma partida: as duas duplas estão no nível 2, e não se paga tributo.
lesson-intro-gongzhu = Quatro jogadores, cada um por si, 13 cartas cada. Levam-se vazas como no whist, mas o que conta são os pontos: as copas custam até 200 no total, o porco (dama de espadas) custa 100, a cabra (valete de ouros) vale 100, e o transformador (dez de paus) dobra tudo o mais que tem quem o leva.
lesson-resume = Continuar onde estava
lesson-happened = O que aconteceu
lesson-your-turn = A sua vez
lesson-expose = Que cartas vai expor?
lesson-expose-these = Expor estas, ou nenhuma
lesson-exposes = expõe
lesson-exposes-nothing = não expõe nada
lesson-hint = O que faria um jogador cuidadoso?
lesson-best = Melhor:
lesson-or = Ou:
lesson-costs = custa {$loss}; {$reason}
lesson-costs-nothing = não custa nada; {$reason}
lesson-follow = Fazer isso
lesson-followed = Tal como se aconselhava
lesson-otherwise = De outra forma
lesson-because = A razão: {$reason}.
lesson-because-hint = O conselho era outro, por esta razão: {$reason}. Abaixo vê no que deu a sua escolha.
lesson-loses = O conselho era outro, por esta razão: {$reason}. A sua escolha vale, por estimativa, menos {$loss}; abaixo vê no que deu.
lesson-as-good = O conselho era outro, mas a sua escolha vale, por estimativa, o mesmo; abaixo vê no que deu.
lesson-advised = Aconselhado:
lesson-ended = A rodada acabou
lesson-points = { $count ->
    [0] {$who}: {$points}
   *[other] {$who}: {$points} ({$lines})
}
lesson-play = Jogar a sério
lesson-again = Outra vez
lesson-restart = Recomeçar
lesson-skip = Saltar a lição

lesson-moment-turned = Quem sai primeiro decidiu-o o acaso: virou-se uma carta ao dar, e sai quem a recebeu. Nas rodadas seguintes decide o resultado anterior.
lesson-moment-wild_held = Tem um curinga: uma carta de copas do nível, marcada com uma estrela. Vale por qualquer carta menos um joker; guarde-o para uma jogada que ele complete.
lesson-moment-bomb_held = Tem uma bomba: quatro ou mais cartas do mesmo valor. Vence todas as jogadas comuns. Evite desfazê-la.
lesson-moment-leading = A saída é sua: jogue a combinação que quiser. Os outros só podem responder com uma mais alta, do mesmo tipo e tamanho, ou com uma bomba. Cartas baixas que ninguém teme são boas saídas.
lesson-moment-following = Agora responde: vença o que está na mesa com o mesmo tipo e o mesmo número de cartas, ou com uma bomba, ou então passe. Passar não custa nada, e pode ainda jogar quando voltar a sua vez.
lesson-moment-partners_trick = A jogada mais alta é do seu parceiro. Raramente há razão para a vencer: se os adversários a deixarem ficar, sai o parceiro.
lesson-moment-bomb_played = Caiu uma bomba. Só outra maior a vence: com mais cartas, ou com o mesmo número e valor mais alto; o straight flush fica entre cinco e seis cartas.
lesson-moment-wild_played = Foi jogado um curinga: entre outras cartas, fez as vezes da que faltava.
lesson-moment-few_left = Alguém já só tem dez cartas ou menos. A partir daqui, conte: não deixe a saída a quem possa acabar em uma ou duas jogadas.
lesson-moment-out = O primeiro jogador acabou. O lugar do parceiro decide agora quantos níveis se ganham: segundo três, terceiro dois, último um.
lesson-moment-wind = Herança: ninguém venceu as últimas cartas de um jogador que acabou, por isso a saída passa para o parceiro. É assim que uma dupla acaba um a seguir ao outro.

lesson-moment-exposing = Antes da primeira vaza, cada um decide em segredo se mostra o ás de copas, o porco, a cabra ou o transformador. Uma carta exposta conta o dobro. Exponha o que conseguir controlar.
lesson-moment-exposed = Todas as escolhas foram mostradas ao mesmo tempo. Na primeira vaza do seu naipe, uma carta exposta tem de ficar na mão, a não ser que seja a única.
lesson-moment-first_lead = A saída é sua: jogue qualquer carta. Os outros têm de acompanhar o naipe se puderem, e a carta mais alta desse naipe leva as quatro. Pense em quem levará a vaza e no que lá pode cair.
lesson-moment-follow_suit = Tem de acompanhar o naipe. Uma carta alta pode levar a vaza com tudo o que lá está; uma carta logo abaixo da mais alta livra-o de um perigo sem levar a vaza.
lesson-moment-cannot_follow = Não tem cartas deste naipe, por isso pode descartar qualquer uma: é o momento de dar aos outros o porco, copas altas ou uma carta alta perigosa.
lesson-moment-hearts = As primeiras copas foram para alguém. Quase todas custam pontos a quem as leva, mas as treze juntas valem 200.
lesson-moment-pig = O porco caiu: 100 contra quem o levou, 200 se estava exposto. Esse jogador sai na rodada seguinte.
lesson-moment-goat = A cabra caiu: 100 para quem a levou, 200 se estava exposta.
lesson-moment-transformer = O transformador caiu: todos os outros pontos de quem o levou contam o dobro, para o bem e para o mal. Sozinho vale 50.
lesson-moment-slam_threat = Um jogador tem todas as copas até agora, e muitas. Se as levar todas, contam a favor dele: alguém devia levar uma.

lesson-moment-over = Agora já sabe como se joga: o resto aprende-se jogando.
