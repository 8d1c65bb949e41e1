# La commande danzhu : aide, fautes, ce qu’elle rapporte.

help-danzhu = Guandan et Gong Zhu au terminal : jouer, simuler, vérifier, rejouer.
help-usage = Usage :
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-help = montrer cette aide
help-lang = langue : en, fr, pt ou zh (sinon DANZHU_LANG, sinon celle du terminal)
help-version = montrer la version
help-play = Jouer contre des joueurs virtuels.
help-simulate = Faire jouer des parties à des joueurs virtuels et en faire le bilan.
help-presets = Montrer chaque option et ce qu’en fait chaque règlement.
help-check = Vérifier des vecteurs de test contre les règles.
help-replay = Vérifier un relevé ligne par ligne et le raconter.
help-game = guandan ou gongzhu
help-preset = le règlement ; voir danzhu presets
help-option = changer une option du règlement ; peut se répéter
help-seed = nombre dont découle tout le hasard
help-seat = votre place, à partir de 0 dans l’ordre du jeu
help-level = niveau des joueurs virtuels (normal sauf indication contraire)
help-hints = niveau qui donne les conseils (le plus fort sauf indication contraire)
help-plain = ni couleurs, ni signes, ni tableaux : pour lecteurs d’écran
help-save = fichier où garder la partie, écrit à chaque coup
help-resume = continuer une partie gardée dans un fichier
help-markdown = écrire le document docs/presets.md
help-vectors = fichiers de vecteurs de test
help-record = fichier d’un relevé
help-step = attendre Entrée après chaque pas
help-quiet = dire seulement si le relevé est entier
help-unfinished = accepter un relevé sans ligne de clôture
help-matches = combien de parties
help-a = joueur aux places 0 et 2 (random sauf indication contraire)
help-b = joueur aux places 1 et 3 (random sauf indication contraire)
help-out = dossier pour les relevés de toutes les parties
help-json = écrire un seul objet JSON

fault-unknown_language = Il n’y a pas de mots en « {$name} », seulement en : {$names}.
fault-unknown_game = Il n’y a pas de jeu « {$name} », seulement : {$names}.
fault-unknown_preset = Il n’y a pas de règlement « {$name} », seulement : {$names}.
fault-unknown_bot = Il n’y a pas de joueur virtuel « {$name} », seulement : {$names}.
fault-option_without_value = « {$text} » n’est pas une option avec sa valeur : écrivez nom=valeur.
fault-no_such_seat = Il n’y a pas de place {$number} : elles vont de 0 à {$most}.
fault-too_few_matches = {$number} parties, c’est trop peu.
fault-resume_alone = Avec --resume, c’est le fichier qui dit le jeu, les règles, les options, la place et le niveau.
fault-match_is_over = La partie de {$path} est finie. Regardez-la avec : danzhu replay {$path}
fault-nobody_to_play = Ce relevé ne nomme aucune place pour une personne.
fault-cannot_read = {$path} ne peut pas être lu : {$reason}.
fault-cannot_write = {$path} ne peut pas être écrit : {$reason}.
fault-file_exists = {$path} existe déjà et reste comme il est. Nommez un autre fichier.
fault-not_text = {$path}, ligne {$line} : ce n’est pas du texte en UTF-8.
fault-not_saved = La partie n’est pas enregistrée.
fault-vectors_not_json = {$path} n’est pas une liste de vecteurs de test en JSON.
fault-malformed_vector = {$path}, vecteur {$id} : {$reason}
fault-no_such_command = Il n’y a pas de commande « {$name} », seulement : {$names}.
fault-no_such_option = Il n’y a pas de {$name} ici. Voir --help.
fault-missing_argument = Il manque {$name}. Voir --help.
fault-bad_value = {$name} a une valeur inutilisable. Voir --help.
fault-bad_usage = Cette ligne de commande est inutilisable : {$name}
fault-too_many_arguments = Il y a plus d’arguments que cette commande n’en prend. Voir --help.

file-missing = ce fichier ou ce dossier n’existe pas
file-forbidden = ce n’est pas autorisé
file-folder = c’est un dossier
file-full = il n’y a plus de place
file-large = il est trop grand

record-line = Ligne {$line} : {$reason}

presets-title = Règlements
presets-origin = Écrit par `{$command}` ; un test veille à ce qu’elle reste conforme au code. Les valeurs en gras diffèrent du premier règlement. Chaque option se règle seule avec `--option nom=valeur`.
presets-option = option
presets-article = article
presets-meaning = ce qu’elle décide
presets-offered = valeurs au choix

check-summary = { $run ->
    [one] {$run} réponse vérifiée
   *[other] {$run} réponses vérifiées
}, { $wrong ->
    [0] toutes justes.
    [one] {$wrong} fausse.
   *[other] {$wrong} fausses.
}
check-mismatch = {$id} ({$preset}) : attendu {$expected}, obtenu {$got}
check-missing = « {$name} » manque ou n’est pas connu.
check-wrong-kind = un champ manque ou n’est pas du bon type.

replay-header = {$game}, {$preset} {$options}
replay-hand = place {$number} : {$hand}
replay-step = Entrée continue, q arrête :
replay-whole = Le relevé est entier : { $lines ->
    [one] {$lines} ligne
   *[other] {$lines} lignes
}, { $deals ->
    [one] {$deals} donne.
   *[other] {$deals} donnes.
}
replay-unfinished = Le relevé est juste, aussi loin qu’il aille : { $lines ->
    [one] {$lines} ligne
   *[other] {$lines} lignes
}, { $deals ->
    [one] {$deals} donne.
   *[other] {$deals} donnes.
}

simulate-progress = Parties
simulate-matches = parties
simulate-deals = donnes
simulate-deals_per_match = donnes par partie
simulate-plies_per_deal = coups par donne
simulate-wins_a = gagnées par A
simulate-wins_b = gagnées par B
simulate-seconds = secondes
simulate-plies_per_s = coups par seconde

play-welcome-guandan = Guandan : vous et le joueur d’en face contre les deux autres. Soyez les premiers à ne plus avoir de cartes.
play-welcome-gongzhu = { $pairs ->
    [yes] Gong Zhu à deux contre deux : vous et le joueur d’en face contre les deux autres.
   *[no] Gong Zhu : chacun pour soi.
} Évitez le cochon (dame de pique) et les cœurs ; prenez la chèvre (valet de carreau).
play-against = Niveau des joueurs virtuels : {$level}.
play-resumed = La partie reprend où elle s’était arrêtée.
play-how = Choisissez par numéro, ou écrivez des cartes comme 8S8C. Écrivez aide pour en savoir plus, quitter pour partir.
play-help =
    numéro : choisir dans la liste ; Entrée y revient
    cartes : les jouer, comme 8S 8C ou 8S8C8D7H=bomb-8 (T est le dix, J Q K les figures, BJ et RJ les jokers)
    passer (p) : ne pas battre
    conseil (h) : ce que ferait un joueur virtuel
    historique : tout ce qui s’est passé dans cette donne
    compte (c) : cartes restantes, et cartes pas encore vues
    trier (s) : la main par valeur ou par couleur
    montrer : encore une fois la table et votre main
    enregistrer FICHIER : garder désormais la partie dans ce fichier
    quitter (q) : partir ; la partie est gardée
play-prompt = >
play-deal = Donne {$number}
play-deal-over = La donne {$number} est terminée.
play-thinking = Les joueurs virtuels réfléchissent…
play-forced = Pas de choix :
play-no-such-number = Il n’y a pas de numéro {$number} : ils vont de 1 à {$most}.
play-save-where = Où ? Écrivez : enregistrer FICHIER
play-saved = Enregistré. La partie est désormais gardée dans {$path}.
play-unsaved = La partie continue, mais elle n’est plus enregistrée. Gardez-la ailleurs avec : enregistrer FICHIER
play-left = La partie est gardée. Continuez avec : danzhu play --resume {$path}
play-over = Le relevé est dans {$path}

command-hint = conseil
command-history = historique
command-counts = compte
command-sort = trier
command-show = montrer
command-save = enregistrer
command-help = aide
command-quit = quitter
command-pass = passer
