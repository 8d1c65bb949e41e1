# O que os dois jogos, o terminal e o navegador partilham: cartas, lugares, jogos, níveis de jogo.

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A
rank-BJ = JP
rank-RJ = JV

rank-spoken-2 = dois
rank-spoken-3 = três
rank-spoken-4 = quatro
rank-spoken-5 = cinco
rank-spoken-6 = seis
rank-spoken-7 = sete
rank-spoken-8 = oito
rank-spoken-9 = nove
rank-spoken-T = dez
rank-spoken-J = valete
rank-spoken-Q = dama
rank-spoken-K = rei
rank-spoken-A = ás
rank-spoken-BJ = joker preto
rank-spoken-RJ = joker vermelho

rank-plural-2 = dois
rank-plural-3 = três
rank-plural-4 = quatros
rank-plural-5 = cincos
rank-plural-6 = seis
rank-plural-7 = setes
rank-plural-8 = oitos
rank-plural-9 = noves
rank-plural-T = dez
rank-plural-J = valetes
rank-plural-Q = damas
rank-plural-K = reis
rank-plural-A = ases
rank-plural-BJ = jokers pretos
rank-plural-RJ = jokers vermelhos

suit-S = espadas
suit-H = copas
suit-D = ouros
suit-C = paus

suit-symbol-S = ♠
suit-symbol-H = ♥
suit-symbol-D = ♦
suit-symbol-C = ♣
card-short = {$rank}{$suit}
card-spoken = {$rank} de {$suit}

list-separator = {", "}
sentence-separator = {" "}

game-guandan = Guandan
game-gongzhu = Gong Zhu

seat-you = você
seat-right = direita
seat-partner = parceiro
seat-opposite = em frente
seat-left = esquerda

bot-random = ao acaso
bot-easy = fácil
bot-normal = normal
bot-hard = difícil
seat-number = lugar {$number}

mark-wild = ★
mark-level = •
mark-exposed = !
mark-spoken-wild = curinga
mark-spoken-level = nível
mark-spoken-exposed = exposta

hand-title = A sua mão, { $count ->
    [one] {$count} carta:
   *[other] {$count} cartas:
}
times = ×{$count}
told-by = {$who}:{" "}
aside = {" "}({$text})
menu-number = {$number}) 
menu-group = {$title}:
