# Problèmes : des positions où un coup est nettement le meilleur.

puzzles-title = Problèmes
puzzles-description = Des positions de Guandan et de Gong Zhu où un coup est nettement le meilleur. Chacune a été calculée jusqu’à la fin de la donne.
puzzles-grade = Difficulté
puzzles-theme = Thème
puzzles-all = tout
puzzles-solved = Résolus : {$count} sur {$total}
puzzles-reset = Oublier ma progression
puzzles-done = résolu
puzzles-tried = essayé

puzzle-title = {$game}, problème {$number}
puzzle-grade-1 = Facile
puzzle-grade-2 = Moyen
puzzle-grade-3 = Difficile
puzzle-level = Niveau {$level}.
puzzle-exposed = Exposition ({$who}) : {$effect}.
puzzle-shown-all = Toutes les mains sont ouvertes, et tout le monde les voit.
puzzle-shown-own = Vous ne voyez que votre main. La réponse vaut pour l’ensemble des donnes qui, vues de votre place, se présentent ainsi.
puzzle-shown-short-all = (mains ouvertes)
puzzle-shown-short-own = (votre main seule)
puzzle-ask-guandan = C’est à vous. Quel est le meilleur coup pour votre équipe ?
puzzle-ask-gongzhu = C’est à vous. Quelle carte est la meilleure pour vous ?
puzzle-position = Position
puzzle-earlier = Plis précédents
puzzle-hand-guandan = Votre main : choisissez les cartes
puzzle-hand-gongzhu = Votre main : choisissez une carte
puzzle-cards = { $count ->
    [one] {$count} carte
   *[other] {$count} cartes
}
puzzle-no-cards = n’a plus de cartes
puzzle-unseen = Encore dehors
puzzle-table = Sur la table
puzzle-you-lead = À vous d’entamer.
puzzle-taken = Cartes à points prises
puzzle-nothing = aucune
puzzle-which-reading = Les jouer comme
puzzle-play = Jouer
puzzle-right = Juste !
puzzle-wrong = Pas le meilleur choix
puzzle-refuted = Voici ce qui arrive quand tout le monde joue bien :
puzzle-again = Réessayer
puzzle-following = Problème suivant
puzzle-next-step = Coup suivant
puzzle-hint = Indice
puzzle-theme-is = Thème : {$theme}.
puzzle-solution = Solution
puzzle-else = Ce qu’on pourrait essayer d’autre
puzzle-tempting = (tentant)
puzzle-line = Ce qui arrive ensuite
puzzle-end-won = Votre équipe gagne { $count ->
    [one] {$count} niveau
   *[other] {$count} niveaux
}.
puzzle-end-lost = Les adversaires gagnent { $count ->
    [one] {$count} niveau
   *[other] {$count} niveaux
}.
puzzle-mean-levels = En moyenne sur toutes les donnes qui se présentent ainsi : {$levels} niveaux.
puzzle-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzle-end-points = Vous finissez la donne avec {$points} ; les autres, dans l’ordre du jeu : {$others}.
puzzle-least-points = Par rapport à la moyenne des autres, quoi qu’ils fassent : au moins {$points}.
puzzle-mean-points = Par rapport à la moyenne des autres, en moyenne sur les donnes qui se présentent ainsi : {$points}.
puzzle-how-guandan = Les valeurs viennent d’une recherche de tous les coups jusqu’à la fin, chaque équipe jouant au mieux.
puzzle-how-gongzhu = Les valeurs viennent d’une recherche de toutes les cartes jusqu’à la fin. La solution est la meilleure, que les autres s’unissent contre vous ou que chacun joue pour soi.
puzzle-step-unbeaten = Personne ne bat ce coup. Entame : {$who}.
puzzle-step-wind = Relais : personne ne bat les dernières cartes, le partenaire entame : {$who}.
puzzle-step-pig = Le cochon va à : {$who}.
puzzle-step-goat = La chèvre va à : {$who}.
puzzle-step-transformer = Le transformateur va à : {$who}.

puzzle-theme-keep_bomb = garder la bombe
puzzle-why-keep_bomb = Une bombe vaut le plus dans le pli qui décide. Dépensée ou cassée maintenant, elle manque plus tard.
puzzle-theme-use_bomb = jouer la bombe
puzzle-why-use_bomb = Une bombe est bien dépensée dans le pli qui décide. Gardée trop longtemps, elle arrive trop tard.
puzzle-theme-wild = la place du passe-partout
puzzle-why-wild = Un passe-partout ne sert qu’une fois. Ce qui compte, c’est le coup où il rapporte le plus, ou de savoir attendre.
puzzle-theme-wind = le relais
puzzle-why-wind = Si personne ne bat les dernières cartes d’un joueur, son partenaire entame. L’un de vous sort, et votre équipe garde l’entame.
puzzle-theme-feed_partner = servir le partenaire
puzzle-why-feed_partner = Le partenaire a peu de cartes. Entamez d’un coup qu’il peut battre sans que les adversaires s’en mêlent.
puzzle-theme-leave_partner = laisser le pli au partenaire
puzzle-why-leave_partner = Jusqu’ici, le pli est à votre partenaire. Le battre dépense vos cartes et lui prend l’entame.
puzzle-theme-overtake = battre son partenaire
puzzle-why-overtake = Battre son partenaire est le bon choix quand votre main a davantage besoin de l’entame, ou quand son coup n’aurait pas tenu.
puzzle-theme-block = une seule carte
puzzle-why-block = Un adversaire n’a plus qu’une carte. Tout ce qu’elle peut battre le laisse sortir ; entamez d’autre chose.
puzzle-theme-run_out = sortir le premier
puzzle-why-run_out = Comptez les coups, les vôtres et les leurs. La course est à ceux qu’on ne peut plus arrêter.
puzzle-theme-split = casser un groupe
puzzle-why-split = Une paire ou un brelan paraît entier, mais ses morceaux peuvent faire plus que l’ensemble.
puzzle-theme-hold = laisser passer
puzzle-why-hold = Tous les plis ne valent pas d’être pris. Ce qui battrait celui-ci ne sera plus là ensuite.
puzzle-theme-press = battre sans attendre
puzzle-why-press = Passer épargne des cartes et abandonne l’entame. Ce qu’on épargne peut venir trop tard.
puzzle-theme-order = dans quel ordre
puzzle-why-order = La plupart de ces coups seront joués tôt ou tard. Ce qui compte, c’est lequel vient d’abord.

puzzle-theme-slam_attack = viser tous les cœurs
puzzle-why-slam_attack = Jusqu’ici, tous les cœurs sont à vous : s’il en manque un, ils comptent tous contre vous ; ensemble, pour vous. Prenez le reste.
puzzle-theme-slam_defence = empêcher tous les cœurs
puzzle-why-slam_defence = Un joueur a tous les cœurs jusqu’ici. Un seul cœur chez un autre l’arrête, et vaut son prix.
puzzle-theme-drop_pig = se débarrasser du cochon
puzzle-why-drop_pig = Maintenant, un autre doit le prendre. Un cochon qui attend peut rester chez vous.
puzzle-theme-dodge_pig = éviter le cochon
puzzle-why-dodge_pig = Le cochon court encore. La solution vous tient à l’écart du pli où il tombe.
puzzle-theme-flush_pig = faire sortir le cochon
puzzle-why-flush_pig = Un petit pique oblige celui qui tient le cochon à fournir. Chaque tour de pique le rapproche de sa chute.
puzzle-theme-guard_pig = protéger le cochon
puzzle-why-guard_pig = Vous tenez le cochon. Jouez de sorte qu’il puisse attendre qu’un autre doive le prendre.
puzzle-theme-win_goat = prendre la chèvre
puzzle-why-win_goat = La chèvre vaut bien un pli ou deux. Dans la solution, elle tombe dans un de vos plis.
puzzle-theme-transformer = le transformateur
puzzle-why-transformer = Le transformateur multiplie ce qu’a celui qui le prend : bon sur des gains, mauvais sur des pertes. Ici, tout tient à qui le prend.
puzzle-theme-duck = rester en dessous
puzzle-why-duck = Ce n’est pas ce pli seul qui compte, mais qui entame ensuite. Laissé à un autre, il vous coûte le moins.
puzzle-theme-rise = prendre le pli
puzzle-why-rise = Un pli pris maintenant peut coûter moins qu’un pli pris plus tard, et vous choisissez l’entame suivante.
puzzle-theme-shed = quoi défausser
puzzle-why-shed = Vous ne pouvez pas fournir, toute carte peut donc partir : une qui vous coûterait plus tard, ou une qu’un autre doit prendre maintenant.
puzzle-theme-exit = quelle couleur entamer
puzzle-why-exit = À vous d’entamer. La couleur choisie décide de qui prend les mauvaises cartes et de qui entame ensuite.

## Why: what the lines show.

puzzle-fates = La solution et la tentation comparées, chacune jusqu’au bout
puzzle-fate-choice = Choix
puzzle-fate-trick = Prend le pli
puzzle-fate-out = Sort ensuite
puzzle-fate-levels = Niveaux
puzzle-fate-QS = Cochon
puzzle-fate-JD = Chèvre
puzzle-fate-TC = Transformateur
puzzle-fate-points = Vos points
puzzle-fate-worth = Par rapport aux autres
puzzle-ground-stands = Personne ne bat ce coup, et l’entame suivante est à vous.
puzzle-ground-beaten = Ce coup est battu ({$who} : {$play}), et c’est pourtant le meilleur.
puzzle-ground-bomb_later = Ici, la bombe vient plus tard : {$play}.
puzzle-ground-bomb_never = Ici, vous n’avez besoin d’aucune bombe.
puzzle-ground-wild_now = Ici, le passe-partout va dans ce coup : {$play}.
puzzle-ground-wild_later = Ici, le passe-partout attend ce coup : {$play}.
puzzle-ground-wild_never = Ici, le passe-partout reste en main jusqu’à la fin.
puzzle-ground-wind_you = Ici, vous sortez, et votre partenaire entame.
puzzle-ground-wind_partner = Ici, votre partenaire sort, et vous entamez.
puzzle-ground-fed = Ici, votre partenaire prend le pli : {$play}.
puzzle-ground-partner_takes = Ici, c’est le coup de votre partenaire qui prend le pli.
puzzle-ground-one_left = Plus qu’une carte : {$who}.
puzzle-ground-out_after = Ici, vous sortez en { $count ->
    [one] {$count} coup
   *[other] {$count} coups
}.
puzzle-ground-split = Sur vos {$held} {$ranks}, vous en jouez {$count}.
puzzle-ground-takes_later = Ici, vous prenez un pli plus tard : {$play}.
puzzle-ground-comes_later = Ce coup vient plus tard : {$play}.
puzzle-ground-slam_made = Ici, vous prenez les treize.
puzzle-ground-slam_stopped = Sinon, les treize vont à : {$who}.
puzzle-ground-rounds = Ici, le cochon tombe après { $count ->
    [one] {$count} tour de pique
   *[other] {$count} tours de pique
}.

help-puzzles = Chercher des problèmes dans des donnes entre joueurs virtuels, un objet JSON par ligne.
help-puzzles-deals = nombre de donnes à parcourir au plus
help-puzzles-number = nombre de problèmes à trouver
help-puzzles-every = écrire tout ce qui est trouvé, sans limite par thème ni par difficulté
