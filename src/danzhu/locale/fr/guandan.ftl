# Guandan : combinaisons, règlements, options, ce que l’on voit et dit à la table.

guandan-preset-recreational = Comme on joue à la maison : tributs, résistance, la carte retournée désigne qui entame.
guandan-preset-long_runs = La variante à séries de longueur libre, sans quintes flush et aux tributs plus stricts.
guandan-preset-online = Comme sur la plupart des tables en ligne : première entame au hasard, une carte reçue peut repartir.
guandan-preset-competition = Les règles nationales de compétition : trois échecs à l’as renvoient au 2, les coups sont minutés.

guandan-option-seats = combien de joueurs à la table
guandan-option-teams = combien d’équipes ils forment
guandan-option-packs = combien de jeux de cartes sont distribués
guandan-option-first_lead = qui entame le premier dans une partie : celui qui reçoit une carte retournée, ou une carte retournée ni joker ni passe-partout ; une place au hasard ; celui qui a une carte marquée
guandan-option-start_level = le niveau auquel commencent les deux équipes
guandan-option-straight_length = combien de cartes compte une suite ; « 5+ » veut dire cinq ou plus
guandan-option-tube_pairs = combien de paires compte une suite de paires
guandan-option-plate_triples = combien de brelans compte une suite de brelans
guandan-option-level_in_straight = si une carte naturelle du niveau peut entrer dans une suite
guandan-option-wild_in_pair = si un passe-partout fait une paire avec une carte d’une autre valeur
guandan-option-straight_flush = où se placent les quintes flush : au-dessus des bombes de cinq, au-dessus des bombes de quatre, ou pas parmi les bombes
guandan-option-one_suit_straight = si cinq cartes naturelles d’une même couleur qui se suivent peuvent se jouer comme une simple suite
guandan-option-two_pairs_and_wild = laquelle de deux paires peut être le brelan d’un full quand on ajoute un passe-partout : l’une ou l’autre, ou seulement la plus haute
guandan-option-bomb_sizes = combien de cartes d’une même valeur font une bombe
guandan-option-unnamed_reading = que faire quand un coup a plusieurs lectures et qu’aucune n’est nommée : demander, ou prendre la plus forte
guandan-option-pass_locks = si passer exclut du pli jusqu’à sa fin
guandan-option-ends_on_one_two = si la donne s’arrête dès que les deux joueurs d’une équipe sont sortis
guandan-option-promotion = niveaux gagnés quand le partenaire finit deuxième, troisième et dernier
guandan-option-ace_win = avec quelles arrivées les déclarants gagnent la partie à l’as
guandan-option-ace_fail_limit = combien d’échecs à l’as renvoient une équipe au 2
guandan-option-tribute = si les perdants paient un tribut
guandan-option-tribute_on_one_four = si le dernier paie quand son partenaire était premier
guandan-option-tribute_card = quelle carte est payée : la plus haute sauf passe-partout, ou la plus haute qui n’est ni joker ni carte du niveau
guandan-option-return_limit = la plus haute valeur naturelle que l’on peut rendre
guandan-option-return_fallback = ce que rend une main sans carte de ce genre : la plus basse des autres, ou rien
guandan-option-return_excludes_received = si la carte même que l’on a reçue ne peut pas repartir
guandan-option-resistance = si deux jokers rouges annulent le tribut
guandan-option-next_lead = qui entame après un tribut : le payeur ou le premier
guandan-option-count_announce = comment se dit le nombre de cartes restantes : à qui le demande, à dix cartes ou moins ; annoncé une fois ; ou seulement comme la table le montre
guandan-option-show_counts = si la table montre combien de cartes a chaque joueur
guandan-option-move_clock = secondes pour la première carte d’une donne, pour chacune des suivantes, et avertissements gratuits

guandan-kind-single = carte seule
guandan-kind-pair = paire
guandan-kind-triple = brelan
guandan-kind-full_house = full
guandan-kind-straight = suite de {$size}
guandan-kind-tube = suite de {$count} paires
guandan-kind-plate = suite de {$count} brelans
guandan-kind-bomb = bombe de {$size}
guandan-kind-straight_flush = quinte flush de {$size}
guandan-kind-joker_bomb = bombe de jokers

guandan-reading-single = { $rank ->
    [dame] dame seule
   *[other] {$rank} seul
}
guandan-reading-pair = { $ranks ->
    [as] paire d’as
   *[other] paire de {$ranks}
}
guandan-reading-triple = { $ranks ->
    [as] brelan d’as
   *[other] brelan de {$ranks}
}
guandan-reading-full_house = full aux {$ranks}
guandan-reading-straight = suite de {$size}, hauteur {$rank}
guandan-reading-tube = suite de {$count} paires, hauteur {$rank}
guandan-reading-plate = suite de {$count} brelans, hauteur {$rank}
guandan-reading-bomb = bombe de {$size} {$ranks}
guandan-reading-straight_flush = quinte flush de {$size}, hauteur {$rank}
guandan-reading-joker_bomb = bombe de jokers

guandan-as = {" "}– {$reading}
guandan-with-wild = {$reading}, passe-partout pour {$ranks}
guandan-key-joker_bomb = les quatre
guandan-pass = passe
guandan-keeps = garde { $count ->
    [0] aucune quinte flush
    [one] une quinte flush
   *[other] {$count} quintes flush
}

guandan-menu-playing = À vous d’entamer. Que jouez-vous ?
guandan-menu-following = À vous. Ce qui bat la table :
guandan-menu-paying = Quelle carte payez-vous en tribut ?
guandan-menu-returning = Quelle carte rendez-vous ?
guandan-menu-shape = Avec quelles cartes ?
guandan-menu-suits = Quelles couleurs ? Cela compte pour vos quintes flush.

guandan-levels = Niveau {$level}{ $whose ->
    [own] , le vôtre
    [other] , le leur
   *[none] , personne ne déclare
}. Vous êtes au {$own}, eux au {$other}.
guandan-levels-seen = Niveau {$level}. {$home} au {$own}, {$away} au {$other}.
guandan-turned = Carte retournée :
guandan-resists = { $count ->
    [one] {$who} : un joker rouge. Pas de tribut.
   *[other] {$who} : deux jokers rouges. Pas de tribut.
}
guandan-owes = Tribut dû par : {$who}.
guandan-pays = {$giver} → {$taker}, tribut :
guandan-returns = {$giver} → {$taker}, retour :
guandan-leads = Entame : {$who}.
guandan-leads-you = À vous d’entamer.
guandan-out = N’a plus de cartes : {$who}.
guandan-to-beat = À battre :
guandan-count = {$who} : { $count ->
    [one] {$count} carte
   *[other] {$count} cartes
}
guandan-count-many = {$who} : plus de dix cartes
guandan-unseen = Pas encore vues :
guandan-held = {$who}, encore en main
guandan-place-1 = Premier : {$who}.
guandan-place-2 = Deuxième : {$who}.
guandan-place-3 = Troisième : {$who}.
guandan-place-4 = Dernier : {$who}.
guandan-level-changes = {$who} : du {$old} au {$new}.
guandan-won = Partie gagnée par : {$who}.
guandan-won-you = Victoire ! Partie gagnée par : {$who}.
