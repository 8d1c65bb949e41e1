# Gong Zhu : règlements, options, ce que l’on voit et dit à la table.

gongzhu-preset-classic = Quatre joueurs, chacun pour soi, exposition secrète, jusqu’à −1000.

gongzhu-option-first_lead = qui entame à la première donne : celui qui tient une certaine carte, en jouant celle qu’il veut ou celle-là même
gongzhu-option-exposure = comment on expose : pas du tout, tous ensemble en secret, à tour de rôle, ou à découvert ou en secret
gongzhu-option-pig_flip_with_all_hearts = quand le cochon rapporte à qui le prend : avec tous les cœurs, seulement avec les seize cartes à points, jamais
gongzhu-option-partnership = quelles places sont partenaires
gongzhu-option-end_total = ce qui termine une partie : un total, un total d’un côté ou de l’autre, ou un nombre de donnes
gongzhu-option-end_latches = si la fin reste déclenchée une fois que quelqu’un a atteint le total
gongzhu-option-small_hearts = si les 4, 3 et 2 de cœur coûtent 10, 3 et 2

gongzhu-menu-exposing = Qu’exposez-vous ?
gongzhu-menu-leading = À vous d’entamer. Quelle carte ?
gongzhu-menu-following = À vous. Quelle carte ?
gongzhu-expose-nothing = rien
gongzhu-nothing-to-expose = Vous n’avez rien à exposer dans cette donne.
gongzhu-effect-AH = tous les cœurs ×{$factor}
gongzhu-effect-QS = cochon ×{$factor}
gongzhu-effect-JD = chèvre ×{$factor}
gongzhu-effect-TC = transformateur ×{$factor}
gongzhu-unseen = (cachée jusqu’à ce qu’elle soit jouée)
gongzhu-exposed = exposition :
gongzhu-claim = abréger la donne : il n’y a plus rien à gagner
gongzhu-claimed = {$who} : plus aucune carte à points, la donne s’arrête.
gongzhu-leads = Entame : {$who}.
gongzhu-leads-you = À vous d’entamer.
gongzhu-trick = Sur la table :
gongzhu-takes = Pli : {$who}.
gongzhu-takes-you = Le pli est à vous.
gongzhu-falls-pig = Le cochon tombe !
gongzhu-falls-goat = La chèvre tombe !
gongzhu-falls-transformer = Le transformateur tombe !
gongzhu-slam-threat = Menace de chelem, tous les cœurs joués sont chez : {$who}.
gongzhu-points-so-far = {$who} : {$points} pour l’instant
gongzhu-points-out = Cartes à points encore en jeu :
gongzhu-suit-out = { $count ->
    [one] {$count} carte dehors
   *[other] {$count} cartes dehors
}
gongzhu-total = {$who} {$points}
gongzhu-totals = Totaux : {$totals}.
gongzhu-deal-points = {$who} : {$points}
gongzhu-line-hearts = cœurs {$points}
gongzhu-line-all_hearts = tous les cœurs {$points}
gongzhu-line-exposed_hearts = cœurs exposés ×{$factor} : {$points}
gongzhu-line-pig = cochon {$points}
gongzhu-line-flipped_pig = cochon avec tous les cœurs {$points}
gongzhu-line-exposed_pig = cochon exposé ×{$factor} : {$points}
gongzhu-line-goat = chèvre {$points}
gongzhu-line-exposed_goat = chèvre exposée ×{$factor} : {$points}
gongzhu-line-transformer_alone = transformateur seul {$points}
gongzhu-line-transformer = transformateur ×{$factor} : {$points}
gongzhu-line-exposed_transformer = transformateur exposé ×{$factor} : {$points}
gongzhu-line-all_sixteen = les seize cartes à points
gongzhu-overtime = La première place est partagée : encore une donne.
gongzhu-eliminated = Éliminé : {$who}.
gongzhu-place = {$place}. {$who}, {$points}
gongzhu-won = Partie gagnée par : {$who}.
gongzhu-won-you = Victoire ! Partie gagnée par : {$who}.
