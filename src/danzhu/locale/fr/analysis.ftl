# Analyse : ce que valait chaque décision d’une donne finie.

help-analyse = Dire ce que valait chaque décision d’une partie enregistrée, et ce qui aurait été mieux.
help-deal = cette donne seulement, comptée à partir de 1
help-analyst = le joueur virtuel qui juge (le plus fort sauf indication contraire)
help-all = raconter aussi les meilleures décisions

fault-no_such_deal = Le relevé n’a pas de donne {$number} finie : il en a {$most}.

analysis-did = {$turn}. {$who} :
analysis-lapsed = {" "}(temps écoulé)
analysis-cost = {" "}– coûte {$cost}.
analysis-better = Mieux :
analysis-unweighed = {" "}– non évalué : un tel joueur n’y songerait pas.
analysis-sum = {$who} : perte de {$lost} ; { $count ->
    [one] {$best} décision sur {$count}
   *[other] {$best} décisions sur {$count}
} parmi les meilleures.

## Ce que le serveur refuse

refused-deal_unfinished = Cette donne est encore en cours.

## Sur la page

analysis-title = Analyse
analysis-ask = Analyser cette donne
analysis-running = Chaque décision est examinée…
analysis-stop = Arrêter
analysis-failed = L’analyse a échoué. Réessayez plus tard.
analysis-nothing = Personne n’a rien laissé échapper.
analysis-more = { $count ->
    [one] {$count} perte plus petite
   *[other] {$count} pertes plus petites
}
