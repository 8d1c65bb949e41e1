# La table dans le navigateur.

table-hand = Votre main, { $count ->
    [one] {$count} carte
   *[other] {$count} cartes
}
table-dim = {$card} (dans aucun coup)
table-thinks = son tour
table-absent = absent
table-computer-sees = Un joueur virtuel ne voit que sa propre main.
table-place = { $place ->
    [one] {$place}ʳᵉ place
   *[other] {$place}ᵉ place
}
table-points = {$deal} cette donne, {$total} en tout
table-eliminated = éliminé
table-pay = Payer {$card}
table-pay-which = Choisissez la carte à payer
table-return = Rendre {$card}
table-return-which = Choisissez la carte à rendre
table-expose = Exposer {$cards}
table-expose-nothing = Ne rien exposer
table-exposing = Chacun décide ce qu’il expose.
table-openly = à découvert : {$cards}
table-secretly = en secret : {$cards}
table-play = Jouer
table-play-which = Jouer comme…
table-cancel = Annuler
table-lay-down = Reposer
table-group = Grouper
table-ungroup = Sans groupes
table-home = Retour à l’accueil
table-connected = connecté
table-history = Plis joués
table-menu = Menu
table-us = nous
table-them = eux
table-active = le niveau de cette donne
table-pending = Choisie, pas encore montrée : {$card}
table-summary = La donne est finie
table-deal-over = La donne {$number} est finie
table-waiting-others = En attente des autres
table-record = Relevé de la partie
table-close = Fermer
table-no-tricks = Encore aucun pli.
table-taken = Cartes à points prises
table-pace = Rythme des joueurs virtuels
pace-instant = immédiat
pace-quick = rapide
pace-normal = normal
pace-thoughtful = posé
table-phrases = Dire à la table
table-no-undo = Pas de retour en arrière : une carte montrée a déjà renseigné les autres.
table-shuffling = On mélange
table-looking-on = Vous regardez
table-tally = {$deal} · total {$total}
