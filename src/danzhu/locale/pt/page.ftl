# As páginas em volta da mesa, e algumas palavras da própria mesa.

## Início

page-play = Jogar agora
page-change = Mudar:
page-how = {$preset} · computadores: {$level} · ritmo: {$pace}
page-about-guandan = Quatro jogadores em duas duplas, dois baralhos: livre-se das cartas e suba do 2 ao ás.
page-about-gongzhu = Quatro jogadores, um baralho, vazas: evite o porco e as copas, apanhe a cabra.
page-chinese-guandan = 掼蛋
page-chinese-gongzhu = 拱猪
page-level-of = Jogadores virtuais
page-preset = Conjunto de regras
page-preset-recreational = Em casa
page-preset-long_runs = Séries longas
page-preset-online = Online
page-preset-competition = Competição
page-preset-classic = Clássico
page-pace = Ritmo dos computadores
page-more-options = Cada regra e cada lugar, um a um
page-friends = Entre amigos
page-open = Abrir uma mesa
page-code = Código da mesa
page-join = Ir à mesa
page-mine = As suas mesas
page-mine-more = mais {$count}
page-too-many-tables = Saia primeiro de uma das suas mesas.
page-continue = Continuar
page-phase-gathering = a reunir-se
page-phase-shuffling = a baralhar
page-phase-playing = em jogo
page-phase-between = entre rodadas
page-phase-over = partida encerrada
page-phase-closed = fechada
page-phase-resting = em repouso
page-phase-archived = arquivada
page-people = { $count ->
    [one] {$count} pessoa
   *[other] {$count} pessoas
}
page-vacant-seats = { $count ->
    [one] {$count} lugar livre
   *[other] {$count} lugares livres
}
page-deals = { $count ->
    [one] {$count} rodada
   *[other] {$count} rodadas
}
page-lobby = Mesas abertas
page-lobby-empty = Ninguém espera jogadores agora. Abra uma mesa e torne-a pública: aparecerá aqui.
page-look = Ver
page-recent = Partidas recentes
page-results = Os seus resultados
page-company = Parceiros e adversários
page-as-partner = como parceiros
page-as-rival = como adversários
page-matches = { $count ->
    [one] {$count} partida
   *[other] {$count} partidas
}, { $won ->
    [one] {$won} ganha
   *[other] {$won} ganhas
}
page-match-won = ganha
page-match-lost = perdida

## Abrir uma mesa

page-open-now = Abrir a mesa
page-game = Jogo
page-rules = Regras
page-options = Todas as opções
page-options-changed = { $count ->
    [one] {$count} mudada
   *[other] {$count} mudadas
}
page-option-changed = mudada
page-seats = Lugares
page-seat-open = livre
page-manners = À mesa
page-level-stands-in = Quem substitui os ausentes
page-clock = Tempo por jogada
page-clock-none = sem relógio próprio da mesa
page-seconds = {$count} segundos
page-idle = Um computador joga por quem não faz nada, ao fim de
page-spectators = Espectadores
page-spectators-none = ninguém assiste
page-spectators-live = veem o que é público
page-spectators-delayed = veem cada rodada depois de encerrada
page-listed = Mostrar a mesa entre as abertas; senão, só o link leva até ela
page-value-yes = sim
page-value-no = não
page-value-none = não há
page-value-off = não
page-value-random = ao acaso
page-value-turned_card = carta virada
page-value-turned_plain_card = carta virada que não seja joker nem curinga
page-value-holder_of_2D = quem tem o 2 de ouros
page-value-above_five = acima das bombas de cinco
page-value-above_four = acima das bombas de quatro
page-value-either = qualquer um
page-value-higher = o mais alto
page-value-ask = perguntar ao jogador
page-value-strongest = a mais forte
page-value-any = qualquer uma
page-value-highest = a mais alta, exceto curinga
page-value-highest_plain = a mais alta que não seja joker nem carta do nível
page-value-lowest = a mais baixa das outras
page-value-payer = quem pagou
page-value-first = o primeiro
page-value-on_request = a pedido
page-value-announce = anunciado uma vez
page-value-2S_holder = quem tem o 2 de espadas, qualquer carta
page-value-2S_itself = o 2 de espadas
page-value-2C_holder = quem tem o 2 de paus, qualquer carta
page-value-2C_itself = o 2 de paus
page-value-7S_holder = quem tem o 7 de espadas, qualquer carta
page-value-together = todos ao mesmo tempo
page-value-sequential = cada um na sua vez
page-value-open_or_secret = às claras ou em segredo
page-value-all_hearts = com todas as copas
page-value-all_16 = só com as dezasseis
page-value-never = nunca
page-value-opposite = lugares frente a frente

## Antes da primeira rodada

page-who = Quem está aqui
page-who-plays = Quem joga, {$side}
page-vacant = lugar livre
page-computer = computador, {$level}
page-sit = Sentar-me aqui
page-sit-over = Mudar para aqui
page-remove = Mandar embora
page-host = anfitrião
page-here = presente
page-not-here = sem ligação
page-is-ready = pronto
page-ready = Pronto
page-start = Começar
page-start-filled = Começar, com computadores nos lugares livres
page-waits-for = À espera de: {$who}
page-take-seat = Escolha um lugar para jogar. Até lá, assiste.
page-full = Todos os lugares estão ocupados. Quando um vagar, poderá ocupá-lo aqui.
page-close-table = Fechar a mesa
page-invite = Convidar
page-invite-link = Link para esta mesa
page-only-here = Este endereço só vale neste computador. Para que outros possam vir, inicie o servidor com danzhu serve --lan.
page-qr = O link em código QR
page-copy = Copiar
page-copied = Copiado
page-share = Partilhar
page-lost = Ligação perdida, a retomar…

## Ajustes

page-settings = Ajustes
page-close = Fechar
page-language = Idioma
page-language-en = English
page-language-fr = Français
page-language-pt = Português
page-language-zh = 中文
page-theme = Claro ou escuro
page-theme-auto = como o aparelho
page-theme-light = claro
page-theme-dark = escuro
page-faces = Cores dos naipes
page-faces-4 = quatro
page-faces-2 = duas
page-large = Letras grandes
page-reversed = As mais baixas primeiro
page-sound = Sons
page-kept-here = Guardado apenas neste aparelho.

## Quem sou

page-you = Eu
page-name = Nome à mesa
page-name-length = Precisa de ter 1 a 20 letras.
page-name-characters = Use letras, algarismos e sinais comuns.
page-name-blocked = Escolha outro, por favor.
page-save = Guardar
page-saved = Guardado
page-guest = Joga como convidado: só este navegador sabe quem é.
page-account = Criar uma conta
page-account-why = Com uma conta, reencontra as suas mesas em qualquer aparelho. Nenhum endereço é pedido.
page-login = Nome de utilizador
page-login-help = 3 a 32 letras a–z, algarismos, pontos, traços
page-password = Palavra-passe
page-password-new = Nova palavra-passe
page-password-help = Pelo menos oito caracteres
page-recovery = Código de recuperação
page-recovery-keep = Guarde este código: só aparece agora e é o único caminho de volta sem a palavra-passe.
page-recovery-kept = Já guardei
page-signed-in = Sessão iniciada como {$login}
page-sign-in = Entrar
page-sign-in-guest = O convidado deste navegador, com lugares e partidas, fica para trás.
page-sign-out = Sair da conta
page-recover = Esqueci-me da palavra-passe
page-recover-send = Definir a palavra-passe
page-devices = Outro aparelho, um programa
page-devices-why = Um link que torna outro aparelho também seu. Vale uma vez, por dez minutos.
page-devices-link = Criar um link
page-devices-once = Abra no outro aparelho
page-program-why = Uma chave com a qual um programa seu joga em nome de quem a criou. A chave anterior deixa de valer.
page-program = Criar uma chave
page-program-key = Chave, mostrada apenas agora
page-data = Os seus dados
page-data-why = Tudo o que se guarda sobre si, para levar consigo ou mandar apagar.
page-export = Levar uma cópia
page-forget = Apagar os meus dados
page-forget-what = A sua conta termina, os seus lugares ficam livres, o seu nome sai de todos os registos. Isto não se pode desfazer.
page-forget-sure = Sim, apagar tudo
page-move = Fazer deste aparelho um aparelho seu
page-move-what = Este navegador passa a ser de quem criou o link. O convidado que estava aqui fica para trás.
page-move-send = O link é meu

## O que não pode ser mostrado

page-loading = Um momento…
page-offline = O servidor não responde
page-home = Página inicial
page-retry = Tentar de novo
page-advice-address = Verifique o código ou o link: pode estar incompleto.
page-advice-closed = As partidas encerradas continuam na lista da página inicial.
page-advice-full = Peça um lugar ao anfitrião ou abra a sua própria mesa.
page-advice-later = Tente de novo em instantes.

## Créditos e privacidade

page-credits = Créditos
page-credits-about = danzhu é software livre sob a licença MIT. Estas obras de outros fazem parte das páginas; obrigado.
page-credit-faces = Faces das cartas, verso, joker preto
page-credit-joker = Joker vermelho
page-credit-page = A página
page-credit-templates = Modelos
page-credit-words = Idiomas
page-credit-sound = Sons
page-privacy = Privacidade
page-privacy-guest = Para jogar não é preciso conta nem endereço. Um único cookie, chamado danzhu, permite ao servidor saber que é a mesma pessoa; não serve para mais nada. Os ajustes ficam no seu aparelho.
page-privacy-kept = O servidor guarda o seu nome, o seu idioma, a data da última visita, as suas mesas e as partidas encerradas; com uma conta, também o nome de utilizador, e a palavra-passe e o código de recuperação apenas como hashes.
page-privacy-hands = Durante uma rodada, as suas cartas não são enviadas a mais ninguém. Os jogadores virtuais só veem a própria mão. Quem mantém o servidor poderia ver tudo o que ele guarda.
page-privacy-shown = À mesa, os outros veem o seu nome. Encerrada a rodada, as mãos são mostradas à mesa; o registo de uma partida encerrada pode ser lido por quem tem o endereço.
page-privacy-rates = Os endereços de rede são contados na memória, para que ninguém sobrecarregue o servidor, e não ficam guardados.
page-privacy-others = Nada nestas páginas vem de fora: sem publicidade, sem medição, sem scripts de terceiros.
page-privacy-rights = Ao tocar no seu nome, na página inicial, pode levar uma cópia de tudo o que se guarda sobre si, ou mandar apagá-lo.

## À mesa

page-deal = Rodada {$number}
page-your-turn = É a sua vez
page-hint = Dica
page-pass = Passar
page-claim = Encerrar a rodada
page-checked = O baralhamento desta rodada é o prometido.
page-cheated = O baralhamento desta rodada NÃO é o prometido.
page-rests = Não está cá ninguém: a mesa descansa.
page-next = Próxima rodada
page-rematch = Outra partida
page-leave = Sair
page-back = Voltei
page-beaten = {$play} não vence o que está na mesa
page-choose = Jogar {$play}
page-level = Nível {$level}
page-left = { $count ->
    [one] {$count} carta
   *[other] {$count} cartas
}
page-nothing = Estas cartas não formam nada

## Guides

page-guides = Guias
page-learn = Como se joga
page-first-deal = Uma primeira rodada guiada
page-puzzles = Problemas
page-the-rules = As regras
