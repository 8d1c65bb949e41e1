# Relevés : une partie finie, parcourue à nouveau.

## Parcourir

record-title = Relevé
record-replay = Revoir
record-forgotten = effacé
record-no-winner = Personne n’a gagné : la partie s’est arrêtée avant la fin.
record-turn = Coup {$turn} sur {$last}
record-slider = Coup
record-first = Premier coup
record-back = Précédent
record-play = Lecture
record-pause = Pause
record-on = Suivant
record-last = Dernier coup
record-speed = Vitesse
record-speed-slow = lente
record-speed-normal = normale
record-speed-fast = rapide
record-dealt = Les cartes sont distribuées.
record-lapsed = temps écoulé
record-pays = paie {$card}
record-returns = rend {$card}
record-exposes = expose {$cards}
record-exposes-nothing = n’expose rien
record-empty-hand = main vide
record-points = { $points ->
    [one] {$points} point
   *[other] {$points} points
}
record-taken = ramassé :
record-levels = {$home} au {$one}, {$away} au {$two}.
record-deals = Donne par donne
record-turns = Tous les coups de la donne {$deal} ({$count})
record-keep = Garder et partager
record-link = Lien vers ce coup
record-download = Télécharger le relevé
record-still-yours = Vous pouvez toujours le télécharger : danzhu dans la version de l’époque sait le lire.

## Si le mélange était honnête

record-proof = Le mélange était-il honnête ?
record-proof-how = Avant chaque donne, le serveur a promis sa clé. Votre navigateur peut maintenant refaire chaque main à partir des clés, sans rien demander au serveur.
record-check = Vérifier le mélange
record-all-kept = { $count ->
    [one] {$count} donne, comme promis : sa clé mène exactement à ces mains.
   *[other] Les {$count} donnes sont comme promis : leurs clés mènent exactement à ces mains.
}
record-seen = { $count ->
    [one] Sur {$of}, {$count} promesse est celle-là même que cet appareil a vue avant la donne.
   *[other] Sur {$of}, {$count} promesses sont celles-là mêmes que cet appareil a vues avant la donne.
}
record-unseen = Cet appareil n’était pas là : il prend les promesses dans le relevé.
record-proof-self = Rien ne vous oblige à croire cette page. Sur votre propre machine :
verify-kept = Donne {$deal} : comme promis.
verify-broken = Donne {$deal} : PAS comme promis ({$commitment}) : {$reason}
verify-void = La donne {$deal} est nulle : sa table a été fermée avant la fin.
verify-proves = Cela prouve que personne n’a pu choisir ces cartes après la promesse. Cela ne prouve pas que l’opérateur du serveur ne les a pas regardées.
verify-no_proof = le relevé ne dit pas comment elle a été mélangée.
verify-bad_proof = la preuve n’est pas écrite comme il faut.
verify-other_options = la promesse valait pour d’autres règles.
verify-wrong_commitment = la clé n’est pas celle qui avait été promise.
verify-wrong_promise = la première promesse du relevé est une autre.
verify-unseen_promise = une autre clé avait été promise à cet appareil.
verify-other_match = la clé appartient à une autre partie.
verify-key_used_twice = la clé a déjà servi.
verify-other_cards = la clé mène à d’autres cartes.

## Ce qui ne peut être montré

refused-record_unfinished = La partie n’est pas encore finie.
refused-record_unreadable = Cette partie a été jouée avec d’autres règles que celles de cette version.
record-advice-unfinished = Son relevé se lit une fois la partie finie. Cette page l’attend.
