# Porque algo é recusado, pelo seu código estável.

refusal-deal_over = Esta rodada já terminou.
refusal-not_a_seat = Não há esse lugar nesta mesa.
refusal-not_your_turn = Não é a sua vez.
refusal-already_decided = Já decidiu; agora é com os outros.
refusal-wrong_phase = Isso não é possível neste momento.
refusal-cards_not_held = Não tem essas cartas na mão.
refusal-no_such_reading = Essas cartas não formam nenhuma combinação, ou não a que foi indicada.
refusal-leader_must_play = A saída é sua: é preciso jogar alguma coisa.
refusal-does_not_beat = Isso não vence a jogada que está na mesa.
refusal-tribute_not_highest = O tributo tem de ser a mais alta das suas cartas que estas regras mandam pagar.
refusal-return_not_allowed = Essa carta não pode ser devolvida: escolha uma das cartas baixas indicadas.
refusal-return_is_card_received = A carta que acabou de receber não pode voltar logo para trás.
refusal-not_exposable = Só o ás de copas, a dama de espadas, o valete de ouros e o dez de paus podem ser expostos, e só por quem os tem na mão.
refusal-must_follow_suit = É preciso acompanhar o naipe.
refusal-exposed_card_held_back = Uma carta exposta não se joga na primeira vaza do seu naipe enquanto tiver outra carta desse naipe.
refusal-lead_is_fixed = A primeira saída tem de ser a carta que as regras indicam.
refusal-points_remain = A rodada ainda não pode ser encerrada: ainda há cartas de pontos por levar.

bad-text-unknown_card = “{$text}” não é uma carta. Escreva o valor e depois o naipe, na notação inglesa: 7S, TH, BJ, RJ.
bad-text-unknown_rank = “{$text}” não é um valor: 2 3 4 5 6 7 8 9 T J Q K A.
bad-text-too_many_copies = Há cópias a mais de {$text}.
bad-text-unknown_reading = “{$text}” não é uma combinação: escreva, por exemplo, pair-K ou straight-9.
bad-text-reading_needed = “{$text}” pode ler-se de várias maneiras: junte a leitura, como =pair-K.
bad-text-unknown_suit = “{$text}” não é um naipe: S, H, D ou C.
bad-text-unknown_question = “{$text}” não é uma pergunta a que estas regras respondam.
bad-text-turned_cards_wrong = “{$text}” não é a série de cartas viradas que indica quem sai.
bad-text-no_actions = “{$text}”: é preciso pelo menos uma ação.
bad-text-unknown_action = “{$text}” não é uma ação aqui.

bad-option = {$name}={$value}: {$why}
bad-option-unknown_option = Não há nenhuma opção “{$name}”.
bad-option-unknown_value = A opção {$name} não pode ser “{$value}”.
bad-option-lead_card_not_in_pack = O baralho não tem essa carta de saída.
bad-option-table_size = Por agora só se joga a quatro, em duas duplas, com dois baralhos.
bad-option-straight_length = Uma sequência tem pelo menos cinco cartas e cabe nos treze valores.
bad-option-tube_pairs = Uma sequência de pares tem pelo menos dois pares e cabe numa mão.
bad-option-plate_triples = Uma sequência de trincas tem pelo menos duas trincas e cabe numa mão.
bad-option-bomb_sizes = Uma bomba tem de quatro a dez cartas do mesmo valor.
bad-option-promotion = Dê um número de níveis para cada lugar do parceiro, nenhum negativo, nem todos zero.
bad-option-nothing_to_return = Um jogador poderia ficar sem carta nenhuma para devolver.
bad-option-move_clock = Escreva os segundos da primeira carta, os das seguintes e os avisos, como em 40/20/2.
bad-option-match_without_end = A partida nunca acabaria.
bad-option-end_at_once = A partida acabaria antes de começar.

bad-record-truncated = O registo para antes da linha de fecho: falta uma parte.
bad-record-edited = A linha de fecho não corresponde às linhas anteriores: o registo foi alterado.
bad-record-line_after_close = Há uma linha depois da linha de fecho.
bad-record-line_too_long = A linha é longa demais para um registo.
bad-record-not_json = A linha não é um objeto JSON.
bad-record-bad_header = A primeira linha não é o cabeçalho de um registo.
bad-record-unknown_format = O registo está no formato {$detail}, que esta versão não lê.
bad-record-unknown_rules = O registo segue a versão {$detail} das regras, que este programa não conhece.
bad-record-unknown_game = O registo é de um jogo desconhecido aqui: {$detail}.
bad-record-unknown_preset = O registo segue um conjunto de regras desconhecido aqui: {$detail}.
bad-record-bad_option = O cabeçalho tem uma opção impossível: {$detail}.
bad-record-wrong_players = O cabeçalho não nomeia um jogador por lugar.
bad-record-wrong_result = O resultado não é aquele a que a rodada leva.
bad-record-illegal_action = As regras não permitem esta ação ({$detail}).
bad-record-bad_deal = As mãos não formam uma rodada deste jogo ({$detail}).
bad-record-bad_text = A linha tem texto que não se consegue ler ({$detail}).
bad-record-bad_line = A linha não está como este programa a escreveria.
