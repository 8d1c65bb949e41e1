# Análise: o que valia cada decisão de uma rodada terminada.

help-analyse = Dizer o que valia cada decisão de uma partida registada, e o que teria sido melhor.
help-deal = só esta rodada, a contar de 1
help-analyst = o jogador virtual que avalia (o mais forte, salvo indicação)
help-all = contar também as melhores decisões

fault-no_such_deal = O registo não tem a rodada {$number} terminada: tem {$most}.

analysis-did = {$turn}. {$who}:
analysis-lapsed = {" "}(acabou o tempo)
analysis-cost = {" "}– custa {$cost}.
analysis-better = Melhor:
analysis-unweighed = {" "}– não avaliada: um jogador assim não pensaria nesta.
analysis-sum = {$who}: perde {$lost}; { $count ->
    [one] {$best} decisão de {$count}
   *[other] {$best} decisões de {$count}
} entre as melhores.

## What the server refuses

refused-deal_unfinished = Esta rodada ainda está a ser jogada.

## Na página

analysis-title = Análise
analysis-ask = Analisar esta rodada
analysis-running = A rever cada decisão…
analysis-stop = Parar
analysis-failed = A análise falhou. Tente mais tarde.
analysis-nothing = Ninguém deixou escapar nada.
analysis-more = { $count ->
    [one] {$count} perda menor
   *[other] {$count} perdas menores
}
