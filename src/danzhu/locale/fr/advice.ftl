# Conseil : ce qu’un joueur virtuel ferait à votre place, et pourquoi.

advice-best = Conseil :
advice-else = Ou :
advice-less = Ou, pour {$loss} de moins :
advice-why = {" "}({$reason})
advice-levels = { $amount ->
    [one] {$amount} niveau
   *[other] {$amount} niveaux
}
advice-points = { $amount ->
    [one] {$amount} point
   *[other] {$amount} points
}

reason-only_choice = rien d’autre n’est possible
reason-best = dans l’ensemble, c’est le meilleur choix
reason-close = dans l’ensemble, ce choix vient derrière
reason-habit = un joueur de ce niveau joue ainsi d’habitude
reason-nothing_beats = rien dans la main ne bat la table
reason-goes_out = cela vide la main
reason-leaves_one_play = tout ce qui reste part en un seul coup
reason-leaves_partner = c’est le coup du partenaire, il peut rester
reason-blocks = cela arrête un adversaire près de finir
reason-other_size = aucun adversaire près de finir n’a autant de cartes
reason-feeds_partner = le partenaire a exactement ce nombre de cartes
reason-unbeatable = rien de ce qui reste ne peut battre ce coup
reason-keeps_bomb = vos bombes restent entières
reason-keeps_wild = vous gardez votre passe-partout
reason-keeps_high = vous gardez jokers et cartes du niveau
reason-breaks_nothing = paires, brelans et bombes restent entiers
reason-partner_behind = le partenaire peut encore battre ce coup
reason-sheds_low = votre plus petite carte s’en va
reason-sheds_most = aucun autre coup, hors bombe, ne pose plus de cartes
reason-sheds_more = il part plus de cartes
reason-keeps_higher = les cartes plus hautes restent pour plus tard
reason-harder = c’est plus difficile à battre
reason-cheapest = c’est le moins cher de ce qui bat la table
reason-takes_lead = le pli est repris à un adversaire
reason-opponent_far = l’adversaire a encore beaucoup de cartes
reason-equally_high = les cartes se valent, la couleur décide
reason-returns_lowest = aucune carte plus petite ne peut être rendue
reason-helps_partner = la carte va au partenaire
reason-nothing_left = il ne reste plus de carte à points à prendre
reason-well_backed = la main a de quoi soutenir cette carte
reason-poorly_backed = la main a trop peu pour soutenir ce qu’elle pourrait exposer
reason-tries_slam = tous les cœurs sont encore à portée
reason-blocks_slam = un cœur va à un autre, personne ne les prend tous
reason-stops_slam = vous gardez le cœur qui empêche le chelem
reason-takes_goat = la chèvre est gagnée
reason-gives_pig = le cochon va à un autre
reason-keeps_pig = le cochon pourrait vous revenir avec le pli
reason-takes_transformer = le transformateur est gagné et compte pour cette main
reason-gives_transformer = le transformateur multiplie ce qu’un autre a perdu
reason-last_duck = c’est la seule carte qui à coup sûr ne prend pas le pli
reason-gives_points = un autre doit prendre ces points
reason-sheds_catcher = un pique qui pourrait prendre le cochon s’en va
reason-guards_pig = les piques qui gardent le cochon restent
reason-flushes_pig = les petits piques font sortir le cochon
reason-gives_partner = le partenaire prend ces points
reason-takes_safely = ce pli ne coûte rien
reason-takes_early = le pli est pris tant qu’il n’y a rien de mauvais dedans
reason-empties_suit = c’est la dernière de sa couleur, elle permettra de se défausser
reason-ducks = c’est la plus haute carte qui à coup sûr ne prend pas le pli
reason-fresh_suit = la couleur n’a pas encore été entamée
reason-gives_more = elle coûte plus à qui la prend
reason-shortens = elle vient d’une couleur plus courte, plus vite épuisée
reason-lower = une carte plus basse prend moins souvent le pli
reason-likelier = une carte plus haute prend plus souvent le pli
reason-higher = la carte plus haute est partie
reason-sheds_high = la plus haute carte d’une couleur est défaussée
reason-leads_low = elle est basse, et presque toute la couleur est au-dessus
