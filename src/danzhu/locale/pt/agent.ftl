# O comando agent: um jogador virtual nosso à mesa de outros.

help-agent = Pôr um jogador virtual a jogar no servidor de um concurso.
help-protocol = como fala o servidor: nupt
help-url = o endereço do servidor, como ws://127.0.0.1:23456/game/client1
help-bot = o jogador virtual (o mais forte, salvo indicação)

agent-prepares = O jogador “{$bot}” prepara-se; da primeira vez isto demora meio minuto.
agent-deal-over = Rodada terminada. Lugares por ordem: {$order}
agent-over = O servidor fechou a ligação. { $count ->
    [one] {$count} ação jogada.
   *[other] {$count} ações jogadas.
}

fault-unknown_protocol = Não há protocolo “{$name}”, só: {$names}.
fault-no_server = Nenhum servidor responde em {$url}: {$reason}
fault-bad_message = O servidor enviou uma mensagem que não serve ({$what}): {$detail}
