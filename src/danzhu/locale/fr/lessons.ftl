# Leçons : une première donne de chaque jeu, expliquée en la jouant.

lesson-title = {$game} : une première donne
lesson-description = Jouez une donne de {$game} contre des joueurs virtuels, chaque décision expliquée. Suivez le conseil, ou faites autre chose et voyez ce qui en sort.
lesson-intro-guandan = Vous et le joueur d’en face êtes partenaires, contre les deux autres. Chacun tient 27 cartes, tirées de deux jeux. Qui se défait le premier de toutes ses cartes gagne la donne pour son équipe, et plus tôt son partenaire le suit, plus elle gagne de niveaux. C’est la première donne d’une partie : les deux équipes sont au niveau 2, et on ne paie pas de tribut.
lesson-intro-gongzhu = Quatre joueurs, chacun pour soi, 13 cartes chacun. On fait des plis comme au whist, mais les points comptent : les cœurs coûtent jusqu’à 200 ensemble, le cochon (dame de pique) coûte 100, la chèvre (valet de carreau) rapporte 100, et le transformateur (dix de trèfle) double tout ce qu’a par ailleurs celui qui le prend.
lesson-resume = Reprendre où vous en étiez
lesson-happened = Ce qui s’est passé
lesson-your-turn = À vous
lesson-expose = Quelles cartes exposez-vous ?
lesson-expose-these = Exposer celles-ci, ou rien
lesson-exposes = exposition
lesson-exposes-nothing = aucune exposition
lesson-hint = Que ferait un joueur prudent ?
lesson-best = Le mieux :
lesson-or = Ou :
lesson-costs = coûte {$loss} ; {$reason}
lesson-costs-nothing = ne coûte rien ; {$reason}
lesson-follow = Faire cela
lesson-followed = Comme conseillé
lesson-otherwise = Autrement
lesson-because = La raison : {$reason}.
lesson-because-hint = Le conseil était différent, pour cette raison : {$reason}. Plus bas, ce que votre choix a entraîné.
lesson-loses = Le conseil était différent, pour cette raison : {$reason}. Votre choix est estimé à {$loss} de moins ; plus bas, ce qu’il a entraîné.
lesson-as-good = Le conseil était différent, mais votre choix est estimé tout aussi bon ; plus bas, ce qu’il a entraîné.
lesson-advised = Conseillé :
lesson-ended = La donne est finie
lesson-points = { $count ->
    [0] {$who} : {$points}
   *[other] {$who} : {$points} ({$lines})
}
lesson-play = Jouer une vraie partie
lesson-again = Encore une fois
lesson-restart = Recommencer
lesson-skip = Passer la leçon

lesson-moment-turned = Le hasard a choisi l’entame : une carte a été retournée pendant la distribution, et qui l’a reçue entame. Aux donnes suivantes, c’est le résultat de la donne précédente qui décide.
lesson-moment-wild_held = Vous tenez un passe-partout : un cœur du niveau, marqué d’une étoile. Il remplace n’importe quelle carte sauf un joker ; gardez-le pour un coup qu’il complète.
lesson-moment-bomb_held = Vous tenez une bombe : quatre cartes ou plus d’une même valeur. Elle bat tous les coups ordinaires. Évitez de la casser.
lesson-moment-leading = À vous d’entamer : jouez la combinaison que vous voulez. Les autres ne peuvent répondre que par une plus forte, de même type et de même taille, ou par une bombe. Les petites cartes font de bonnes entames.
lesson-moment-following = À vous de suivre : battez ce qui est posé avec le même type et le même nombre de cartes, ou avec une bombe ; ou bien passez. Passer ne coûte rien, et vous pourrez encore jouer quand votre tour reviendra.
lesson-moment-partners_trick = Le coup le plus fort est à votre partenaire. Il y a rarement une raison de le battre : si les adversaires le laissent, votre partenaire entame.
lesson-moment-bomb_played = Une bombe est tombée. Seule une plus grosse la bat : plus de cartes, ou autant d’une valeur plus haute ; la quinte flush se place entre cinq et six cartes.
lesson-moment-wild_played = Un passe-partout a été joué : parmi d’autres cartes, il a remplacé celle qui manquait.
lesson-moment-few_left = Quelqu’un n’a plus que dix cartes ou moins. À partir d’ici, comptez : qui peut sortir en un ou deux coups ne doit pas entamer.
lesson-moment-out = Le premier joueur est sorti. La place de son partenaire décide maintenant des niveaux gagnés : deuxième trois, troisième deux, dernier un.
lesson-moment-wind = Relais : personne n’a battu les dernières cartes d’un joueur sorti, l’entame passe donc au partenaire. C’est ainsi que deux partenaires sortent l’un après l’autre.

lesson-moment-exposing = Avant le premier pli, chacun décide en secret s’il montre l’as de cœur, le cochon, la chèvre ou le transformateur. Une carte exposée compte double. Exposez ce que vous maîtrisez.
lesson-moment-exposed = Tous les choix ont été montrés ensemble. Au premier pli de sa couleur, une carte exposée doit rester en main, sauf si elle est seule.
lesson-moment-first_lead = À vous d’entamer : jouez la carte que vous voulez. Les autres doivent fournir à la couleur s’ils le peuvent, et la plus haute carte de cette couleur prend les quatre. Pensez à qui prendra le pli et à ce qui peut y tomber.
lesson-moment-follow_suit = Vous devez fournir. Une haute carte peut prendre le pli avec tout ce qu’il contient ; une carte juste sous la plus haute vous débarrasse d’un danger sans prendre le pli.
lesson-moment-cannot_follow = Vous n’avez pas de carte de cette couleur : défaussez-vous de ce que vous voulez. C’est le moment de donner aux autres le cochon, de hauts cœurs ou une haute carte dangereuse.
lesson-moment-hearts = Les premiers cœurs sont allés à quelqu’un. Presque tous coûtent à qui les prend, mais les treize ensemble rapportent 200.
lesson-moment-pig = Le cochon est tombé : 100 contre qui l’a pris, 200 s’il était exposé. Ce joueur entamera la donne suivante.
lesson-moment-goat = La chèvre est tombée : 100 pour qui l’a prise, 200 si elle était exposée.
lesson-moment-transformer = Le transformateur est tombé : tous les autres points de celui qui l’a pris comptent double, en bien ou en mal. Seul, il rapporte 50.
lesson-moment-slam_threat = Un joueur a tous les cœurs jusqu’ici, et beaucoup. S’il les prend tous, ils comptent pour lui : quelqu’un devrait en prendre un.

lesson-moment-over = Vous savez maintenant comment cela se passe : le reste s’apprend en jouant.
