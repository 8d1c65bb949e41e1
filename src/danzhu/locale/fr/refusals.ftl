# Pourquoi une chose est refusée, par code stable.

refusal-deal_over = Cette donne est terminée.
refusal-not_a_seat = Cette place n’existe pas à cette table.
refusal-not_your_turn = Ce n’est pas à vous de jouer.
refusal-already_decided = Vous avez déjà choisi : attendez les autres.
refusal-wrong_phase = Cela n’est pas possible à ce moment.
refusal-cards_not_held = Vous n’avez pas ces cartes en main.
refusal-no_such_reading = Ces cartes ne forment aucune combinaison, ou pas celle qui est nommée.
refusal-leader_must_play = Vous entamez : il faut jouer quelque chose.
refusal-does_not_beat = Cela ne bat pas le coup qui est sur la table.
refusal-tribute_not_highest = Le tribut doit être votre plus haute carte parmi celles que ces règles font payer.
refusal-return_not_allowed = Cette carte ne peut pas être rendue : choisissez une des petites cartes proposées.
refusal-return_is_card_received = La carte que vous venez de recevoir ne peut pas repartir aussitôt.
refusal-not_exposable = Seuls l’as de cœur, la dame de pique, le valet de carreau et le dix de trèfle peuvent être exposés, et seulement s’ils sont dans votre main.
refusal-must_follow_suit = Il faut fournir à la couleur.
refusal-exposed_card_held_back = Une carte exposée ne se joue pas au premier pli de sa couleur tant que vous avez une autre carte de cette couleur.
refusal-lead_is_fixed = La première entame doit être la carte que fixent les règles.
refusal-points_remain = La donne ne peut pas encore être abrégée : il reste des cartes à points à gagner.

bad-text-unknown_card = « {$text} » n’est pas une carte. Écrivez la valeur puis la couleur, en notation anglaise : 7S, TH, BJ, RJ.
bad-text-unknown_rank = « {$text} » n’est pas une valeur : 2 3 4 5 6 7 8 9 T J Q K A.
bad-text-too_many_copies = Il y a trop d’exemplaires de {$text}.
bad-text-unknown_reading = « {$text} » n’est pas une combinaison : écrivez par exemple pair-K ou straight-9.
bad-text-reading_needed = « {$text} » peut se lire de plusieurs façons : ajoutez la lecture, comme =pair-K.
bad-text-unknown_suit = « {$text} » n’est pas une couleur : S, H, D ou C.
bad-text-unknown_question = « {$text} » n’est pas une question à laquelle ces règles répondent.
bad-text-turned_cards_wrong = « {$text} » n’est pas la suite de cartes retournées qui désigne qui entame.
bad-text-no_actions = « {$text} » : il faut au moins une action.
bad-text-unknown_action = « {$text} » n’est pas une action ici.

bad-option = {$name}={$value} : {$why}
bad-option-unknown_option = Il n’y a pas d’option « {$name} ».
bad-option-unknown_value = L’option {$name} ne peut pas valoir « {$value} ».
bad-option-lead_card_not_in_pack = Le jeu de cartes n’a pas cette carte d’entame.
bad-option-table_size = Pour l’instant on ne joue qu’à quatre, en deux équipes, avec deux jeux de cartes.
bad-option-straight_length = Une suite a au moins cinq cartes et tient dans les treize valeurs.
bad-option-tube_pairs = Une suite de paires a au moins deux paires et tient dans une main.
bad-option-plate_triples = Une suite de brelans a au moins deux brelans et tient dans une main.
bad-option-bomb_sizes = Une bombe compte de quatre à dix cartes d’une même valeur.
bad-option-promotion = Donnez un nombre de niveaux pour chaque place du partenaire, aucun négatif, pas tous nuls.
bad-option-nothing_to_return = Un joueur pourrait n’avoir aucune carte à rendre.
bad-option-move_clock = Écrivez les secondes pour la première carte, celles des suivantes et le nombre d’avertissements, comme 40/20/2.
bad-option-match_without_end = La partie ne finirait jamais.
bad-option-end_at_once = La partie serait finie avant de commencer.

bad-record-truncated = Le relevé s’arrête avant sa ligne de clôture : il en manque une partie.
bad-record-edited = La ligne de clôture ne correspond pas aux lignes qui précèdent : le relevé a été modifié.
bad-record-line_after_close = Il y a une ligne après la ligne de clôture.
bad-record-line_too_long = La ligne est trop longue pour un relevé.
bad-record-not_json = La ligne n’est pas un objet JSON.
bad-record-bad_header = La première ligne n’est pas l’en-tête d’un relevé.
bad-record-unknown_format = Le relevé est au format {$detail}, que cette version ne lit pas.
bad-record-unknown_rules = Le relevé suit la version {$detail} des règles, inconnue de ce programme.
bad-record-unknown_game = Le relevé est celui d’un jeu inconnu ici : {$detail}.
bad-record-unknown_preset = Le relevé suit un règlement inconnu ici : {$detail}.
bad-record-bad_option = L’en-tête contient une option impossible : {$detail}.
bad-record-wrong_players = L’en-tête ne nomme pas un joueur par place.
bad-record-wrong_result = Le résultat n’est pas celui auquel mène la donne.
bad-record-illegal_action = Les règles n’autorisent pas cette action ({$detail}).
bad-record-bad_deal = Les mains ne forment pas une donne de ce jeu ({$detail}).
bad-record-bad_text = La ligne contient un texte illisible ({$detail}).
bad-record-bad_line = La ligne n’est pas écrite comme ce programme l’écrirait.
