# L’arène.

help-arena = Mesurer des joueurs virtuels les uns contre les autres sur les mêmes donnes.
help-arena-a = le joueur à mesurer (sinon le plus fort)
help-arena-b = l’adversaire de référence (sinon le deuxième)
help-deals = nombre de donnes, chacune jouée de tous les côtés
help-arena-preset = le jeu de règles, ou « all » pour alterner
help-bar = s’arrêter dès que l’intervalle à 95 % exclut cette valeur
help-budget = nombre de mondes qu’un joueur qui cherche peut examiner par coup
help-jobs = nombre de processus (sinon un par cœur)
help-ladder = classer plusieurs joueurs, tous contre tous : noms séparés par des virgules, ou all
fault-below_one = {$name} vaut {$number} et doit valoir au moins 1.
fault-no_ladder = Un classement demande au moins deux joueurs, chacun une fois : {$names}
arena-progress = Donnes
arena-unit-levels = niveaux par donne
arena-unit-points = points par donne
arena-mean = {$a} sur {$b}, à 95 %
arena-wins = donnes gagnées
arena-deals = donnes
arena-ms = millisecondes par coup, {$bot}
arena-ladder-bot = joueur
arena-ladder-rating = cote
arena-ladder-sigma = incertitude
arena-ladder-mean = gain par donne
help-bench = Mesurer la vitesse de tout sur cette machine.
help-bench-names = une mesure, ou le début de son nom à points (sinon toutes)
help-bench-seconds = durée approximative de chaque mesure, en secondes
fault-unknown_figure = Il n’y a pas de mesure « {$name} ». Voir danzhu bench --json.
