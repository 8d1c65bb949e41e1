# Le tapis : ranger, compter, rythme, signaux et touches d’une table en jeu.

felt-sort = Tri : {$by}
felt-sort-anew = Retrier
felt-undo = Annuler le tri
order-rank = valeur
order-suit = couleur
order-combination = coups
felt-faster = Plus vite
felt-onward = Touchez pour continuer
felt-passing = Rien dans votre main ne bat cela : vous passez…
felt-passes = Contre des joueurs virtuels : passer tout seul quand rien en main ne bat la table
felt-phrases = Afficher les phrases que disent les autres
felt-stand-in = Un joueur virtuel joue pour vous.
felt-fill = Plein écran
felt-small = Quitter le plein écran
felt-trick = Le pli en cours
felt-last-trick = Le dernier pli
felt-exposed = exposition : {$cards}
felt-threat = menace de chelem, cœurs : {$hearts}
felt-slam = tous les cœurs
felt-how-many = Combien ?
felt-ask-count = {$who} : combien de cartes restent ?
felt-counter = Cartes encore dehors
felt-out = {$what} : {$count}
felt-out-wilds = (passe-partout : {$count})
felt-out-points = Cartes à points encore dehors

mark-bomb = ✸
mark-flush = ⇗
mark-x2 = ×2
mark-x4 = ×4
mark-x8 = ×8
mark-spoken-bomb = dans une bombe
mark-spoken-flush = dans une quinte flush
mark-spoken-x2 = ×2 si exposée
mark-spoken-x4 = ×4 si exposée
mark-spoken-x8 = ×8 si exposée

signal-pig = Le cochon ! {$who}
signal-goat = La chèvre ! {$who}
signal-transformer = Le transformateur ! {$who}
signal-threat = Menace de chelem : {$who}
signal-averted = Chelem écarté : {$who}
signal-slam = Tous les cœurs ! {$who}

felt-keys = Touches
felt-key-arrows = d’une carte à l’autre
felt-key-space = lever ou reposer une carte
felt-key-row = lever tout un groupe
felt-key-enter = jouer ce qui est levé ; continuer
felt-key-hint = conseil
felt-key-pass = passer
felt-key-arrange = trier
felt-key-group = grouper ce qui est levé
