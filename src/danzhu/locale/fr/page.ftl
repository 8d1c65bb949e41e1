# Les pages autour de la table, et quelques mots de la table même.

## Accueil

page-play = Jouer
page-change = Changer :
page-how = {$preset} · joueurs virtuels : {$level} · rythme : {$pace}
page-about-guandan = Quatre joueurs en deux équipes, deux jeux de cartes : se défaire de ses cartes et monter du 2 à l’as.
page-about-gongzhu = Quatre joueurs, un jeu de cartes, des plis : éviter le cochon et les cœurs, attraper la chèvre.
page-chinese-guandan = 掼蛋
page-chinese-gongzhu = 拱猪
page-level-of = Joueurs virtuels
page-preset = Règlement
page-preset-recreational = À la maison
page-preset-long_runs = Séries longues
page-preset-online = En ligne
page-preset-competition = Compétition
page-preset-classic = Classique
page-pace = Rythme des joueurs virtuels
page-more-options = Chaque règle et chaque place, une à une
page-friends = Entre amis
page-open = Ouvrir une table
page-code = Code de la table
page-join = Y aller
page-mine = Vos tables
page-mine-more = encore {$count}
page-too-many-tables = Quittez d’abord une de vos tables.
page-continue = Continuer
page-phase-gathering = en préparation
page-phase-shuffling = mélange
page-phase-playing = en cours
page-phase-between = entre deux donnes
page-phase-over = partie finie
page-phase-closed = fermée
page-phase-resting = au repos
page-phase-archived = rangée
page-people = { $count ->
    [one] {$count} personne
   *[other] {$count} personnes
}
page-vacant-seats = { $count ->
    [one] {$count} place libre
   *[other] {$count} places libres
}
page-deals = { $count ->
    [one] {$count} donne
   *[other] {$count} donnes
}
page-lobby = Tables ouvertes
page-lobby-empty = Personne n’attend de joueurs en ce moment. Ouvrez une table et rendez-la publique : elle apparaîtra ici.
page-look = Voir
page-recent = Parties récentes
page-results = Vos résultats
page-company = Partenaires et adversaires
page-as-partner = ensemble
page-as-rival = l’un contre l’autre
page-matches = { $count ->
    [one] {$count} partie
   *[other] {$count} parties
}, { $won ->
    [one] {$won} gagnée
   *[other] {$won} gagnées
}
page-match-won = gagnée
page-match-lost = perdue

## Ouvrir une table

page-open-now = Ouvrir la table
page-game = Jeu
page-rules = Règles
page-options = Toutes les options
page-options-changed = { $count ->
    [one] {$count} changée
   *[other] {$count} changées
}
page-option-changed = changée
page-seats = Places
page-seat-open = libre
page-manners = À la table
page-level-stands-in = Qui remplace les absents
page-clock = Temps par coup
page-clock-none = pas d’horloge propre à la table
page-seconds = {$count} secondes
page-idle = Un joueur virtuel remplace qui ne fait rien, après
page-spectators = Spectateurs
page-spectators-none = personne ne regarde
page-spectators-live = voient ce qui est public
page-spectators-delayed = voient chaque donne une fois finie
page-listed = Montrer la table parmi les tables ouvertes ; sinon seul le lien y mène
page-value-yes = oui
page-value-no = non
page-value-none = sans
page-value-off = non
page-value-random = au hasard
page-value-turned_card = carte retournée
page-value-turned_plain_card = carte retournée, ni joker ni passe-partout
page-value-holder_of_2D = qui tient le 2 de carreau
page-value-above_five = au-dessus des bombes de cinq
page-value-above_four = au-dessus des bombes de quatre
page-value-either = l’une ou l’autre
page-value-higher = la plus haute
page-value-ask = demander au joueur
page-value-strongest = la plus forte
page-value-any = n’importe laquelle
page-value-highest = la plus haute sauf passe-partout
page-value-highest_plain = la plus haute, ni joker ni carte du niveau
page-value-lowest = la plus basse des autres
page-value-payer = qui paie
page-value-first = le premier
page-value-on_request = sur demande
page-value-announce = annoncé une fois
page-value-2S_holder = qui tient le 2 de pique, carte libre
page-value-2S_itself = le 2 de pique
page-value-2C_holder = qui tient le 2 de trèfle, carte libre
page-value-2C_itself = le 2 de trèfle
page-value-7S_holder = qui tient le 7 de pique, carte libre
page-value-together = tous ensemble
page-value-sequential = à tour de rôle
page-value-open_or_secret = à découvert ou en secret
page-value-all_hearts = avec tous les cœurs
page-value-all_16 = seulement avec les seize
page-value-never = jamais
page-value-opposite = les places face à face

## Avant la première donne

page-who = Qui est là
page-who-plays = Qui joue, {$side}
page-vacant = place libre
page-computer = joueur virtuel, {$level}
page-sit = S’asseoir ici
page-sit-over = Venir ici
page-remove = Renvoyer
page-host = hôte
page-here = présent
page-not-here = pas connecté
page-is-ready = prêt
page-ready = Prêt
page-start = Commencer
page-start-filled = Commencer avec des joueurs virtuels aux places libres
page-waits-for = On attend : {$who}
page-take-seat = Choisissez une place pour jouer. D’ici là, vous regardez.
page-full = Toutes les places sont prises. Dès qu’une se libère, vous pourrez la prendre ici.
page-close-table = Fermer la table
page-invite = Inviter
page-invite-link = Lien vers cette table
page-only-here = Cette adresse ne vaut que sur cet ordinateur. Pour que d’autres viennent, lancez le serveur avec danzhu serve --lan.
page-qr = Le lien en code QR
page-copy = Copier
page-copied = Copié
page-share = Partager
page-lost = Connexion perdue, reprise…

## Réglages

page-settings = Réglages
page-close = Fermer
page-language = Langue
page-language-en = English
page-language-fr = Français
page-language-pt = Português
page-language-zh = 中文
page-theme = Clair ou sombre
page-theme-auto = comme l’appareil
page-theme-light = clair
page-theme-dark = sombre
page-faces = Teintes des couleurs
page-faces-4 = quatre
page-faces-2 = deux
page-large = Gros caractères
page-reversed = Les plus basses d’abord
page-sound = Sons
page-kept-here = Gardé sur cet appareil seulement.

## Qui je suis

page-you = Vous
page-name = Nom à la table
page-name-length = Il faut de 1 à 20 lettres.
page-name-characters = Utilisez des lettres, des chiffres et des signes courants.
page-name-blocked = Choisissez-en un autre.
page-save = Enregistrer
page-saved = Enregistré
page-guest = Vous jouez en invité : seul ce navigateur vous connaît.
page-account = Créer un compte
page-account-why = Avec un compte, vous retrouvez vos tables sur tout appareil. Aucune adresse n’est demandée.
page-login = Identifiant
page-login-help = 3 à 32 lettres a–z, chiffres, points, tirets
page-password = Mot de passe
page-password-new = Nouveau mot de passe
page-password-help = Au moins huit caractères
page-recovery = Code de secours
page-recovery-keep = Gardez ce code : il n’est montré que maintenant, et c’est le seul recours sans le mot de passe.
page-recovery-kept = Je l’ai gardé
page-signed-in = Connecté : {$login}
page-sign-in = Se connecter
page-sign-in-guest = L’invité de ce navigateur, avec ses places et ses parties, est abandonné.
page-sign-out = Se déconnecter
page-recover = Mot de passe oublié
page-recover-send = Changer le mot de passe
page-devices = Un autre appareil, un programme
page-devices-why = Un lien pour être reconnu aussi sur un autre appareil. Il sert une fois, pendant dix minutes.
page-devices-link = Créer un lien
page-devices-once = À ouvrir sur l’autre appareil
page-program-why = Une clé avec laquelle un programme à vous joue en votre nom. La clé précédente n’est alors plus valable.
page-program = Créer une clé
page-program-key = Clé, montrée maintenant seulement
page-data = Vos données
page-data-why = Tout ce qui est gardé sur vous, à emporter ou à faire oublier.
page-export = Prendre une copie
page-forget = M’oublier
page-forget-what = Votre compte est supprimé, vos places sont rendues, votre nom quitte tous les relevés. C’est sans retour.
page-forget-sure = Oui, m’oublier
page-move = Être reconnu sur cet appareil
page-move-what = Ce navigateur devient celui de qui a créé le lien. L’invité qui était ici auparavant est abandonné.
page-move-send = C’est mon lien

## Ce qui ne peut être montré

page-loading = Un instant…
page-offline = Le serveur ne répond pas
page-home = Page d’accueil
page-retry = Réessayer
page-advice-address = Vérifiez le code ou le lien : il a pu être tronqué.
page-advice-closed = Les parties finies restent dans la liste de la page d’accueil.
page-advice-full = Demandez une place à l’hôte, ou ouvrez votre propre table.
page-advice-later = Réessayez dans un instant.

## Crédits et vie privée

page-credits = Crédits
page-credits-about = danzhu est un logiciel libre sous licence MIT. Ces œuvres d’autrui font partie de ses pages ; merci.
page-credit-faces = Faces des cartes, dos, joker noir
page-credit-joker = Joker rouge
page-credit-page = La page
page-credit-templates = Gabarits
page-credit-words = Langues
page-credit-sound = Sons
page-privacy = Vie privée
page-privacy-guest = Pour jouer, pas besoin de compte ni d’adresse. Un seul cookie, nommé danzhu, permet au serveur de vous reconnaître ; il ne sert à rien d’autre. Les réglages restent sur votre appareil.
page-privacy-kept = Le serveur garde votre nom, votre langue, la date de votre dernière visite, vos tables et vos parties finies ; avec un compte, aussi son identifiant, et le mot de passe et le code de secours, mais seulement sous forme d’empreintes.
page-privacy-hands = Pendant une donne, vos cartes ne sont envoyées à personne d’autre. Les joueurs virtuels ne voient que leur propre main. Qui exploite le serveur pourrait regarder tout ce qu’il garde.
page-privacy-shown = À une table, les autres voient votre nom. Une donne finie, ses mains sont montrées à la table ; le relevé d’une partie finie peut être lu par qui en a l’adresse.
page-privacy-rates = Les adresses réseau sont comptées en mémoire, pour que personne ne surcharge le serveur, et ne sont pas enregistrées.
page-privacy-others = Rien sur ces pages ne vient d’ailleurs : ni publicité, ni mesure d’audience, ni scripts d’autrui.
page-privacy-rights = Derrière votre nom, sur la page d’accueil, vous pouvez prendre une copie de tout ce qui est gardé sur vous, ou le faire oublier.

## À la table

page-deal = Donne {$number}
page-your-turn = C’est à vous
page-hint = Conseil
page-pass = Passer
page-claim = Abréger la donne
page-checked = Le mélange de cette donne est celui qui avait été promis.
page-cheated = Le mélange de cette donne N’EST PAS celui qui avait été promis.
page-rests = Personne n’est là : la table est en pause.
page-next = Donne suivante
page-rematch = Une autre partie
page-leave = Quitter
page-back = Me revoilà
page-beaten = {$play} ne bat pas la table
page-choose = Jouer {$play}
page-level = Niveau {$level}
page-left = { $count ->
    [one] {$count} carte
   *[other] {$count} cartes
}
page-nothing = Ces cartes ne forment rien

## Guides

page-guides = Guides
page-learn = Comment jouer
page-first-deal = Une première donne guidée
page-puzzles = Problèmes
page-the-rules = Les règles
