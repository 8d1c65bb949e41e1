# Ce que les deux jeux, le terminal et le navigateur partagent : cartes, places, jeux, niveaux de jeu.

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = V
rank-Q = D
rank-K = R
rank-A = A
rank-BJ = JN
rank-RJ = JR

rank-spoken-2 = deux
rank-spoken-3 = trois
rank-spoken-4 = quatre
rank-spoken-5 = cinq
rank-spoken-6 = six
rank-spoken-7 = sept
rank-spoken-8 = huit
rank-spoken-9 = neuf
rank-spoken-T = dix
rank-spoken-J = valet
rank-spoken-Q = dame
rank-spoken-K = roi
rank-spoken-A = as
rank-spoken-BJ = joker noir
rank-spoken-RJ = joker rouge

rank-plural-2 = deux
rank-plural-3 = trois
rank-plural-4 = quatre
rank-plural-5 = cinq
rank-plural-6 = six
rank-plural-7 = sept
rank-plural-8 = huit
rank-plural-9 = neuf
rank-plural-T = dix
rank-plural-J = valets
rank-plural-Q = dames
rank-plural-K = rois
rank-plural-A = as
rank-plural-BJ = jokers noirs
rank-plural-RJ = jokers rouges

suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle

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

seat-you = vous
seat-right = droite
seat-partner = partenaire
seat-opposite = en face
seat-left = gauche

bot-random = hasard
bot-easy = facile
bot-normal = normal
bot-hard = difficile
seat-number = place {$number}

mark-wild = ★
mark-level = •
mark-exposed = !
mark-spoken-wild = passe-partout
mark-spoken-level = niveau
mark-spoken-exposed = exposée

hand-title = Votre main, { $count ->
    [one] {$count} carte :
   *[other] {$count} cartes :
}
times = ×{$count}
told-by = {$who} :{" "}
aside = {" "}({$text})
menu-number = {$number}) 
menu-group = {$title} :
