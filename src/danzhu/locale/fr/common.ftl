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
told-by = {$who} :
menu-number = {$number}) 
menu-group = {$title} :

reason-only_choice = rien d’autre n’est possible
reason-random = n’importe quel coup permis
reason-goes_out = la main est vidée
reason-unbeatable = rien de ce qui reste ne peut battre ce coup
reason-sheds_low = les petites cartes doivent partir tôt
reason-cheapest = le moins cher de ce qui bat la table
reason-takes_lead = l’entame vaut bien ces cartes
reason-leaves_partner = le coup du partenaire peut rester
reason-feeds_partner = le partenaire peut enchaîner
reason-blocks = un adversaire est près de finir
reason-bombs = c’est le moment d’une bombe
reason-keeps_strength = les cartes fortes vaudront plus tard
reason-least_useful = c’est la carte qui manquera le moins
reason-helps_partner = c’est la carte qui aide le plus le partenaire
reason-nothing_left = il ne reste plus de carte à points à prendre
reason-stays_hidden = exposer coûterait plus que cela ne rapporte
reason-exposes = ce qui est exposé devrait compter pour cette main
reason-leads_low = un autre doit prendre ce pli
reason-ducks = c’est la plus haute carte qui laisse le pli à un autre
reason-takes_safely = ce pli ne coûte rien et débarrasse d’une carte haute
reason-takes_goat = la chèvre vaut ce pli
reason-takes_transformer = le transformateur multiplie des points déjà gagnés
reason-gives_points = ces points vont à qui prend le pli
reason-gives_transformer = le transformateur multiplie ce qu’un autre a perdu
reason-sheds_high = une carte qui prendrait un pli plus tard s’en va
reason-costs_least = quoi qu’on joue, c’est le moins cher
reason-flushes_pig = les petits piques font sortir le cochon
reason-guards_pig = le cochon reste gardé
reason-blocks_slam = personne ne doit prendre tous les cœurs
reason-tries_slam = tous les cœurs sont à portée
