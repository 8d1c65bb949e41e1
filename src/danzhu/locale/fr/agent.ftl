# La commande agent : un de nos joueurs virtuels à la table d’un autre.

help-agent = Faire jouer un joueur virtuel sur le serveur d’un concours.
help-protocol = comment parle le serveur : nupt
help-url = l’adresse du serveur, comme ws://127.0.0.1:23456/game/client1
help-bot = le joueur virtuel (le plus fort sauf indication contraire)

agent-prepares = Le joueur « {$bot} » se prépare ; la toute première fois, cela prend une demi-minute.
agent-deal-over = Donne finie. Places dans l’ordre : {$order}
agent-over = Le serveur a fermé la connexion. { $count ->
    [one] {$count} action jouée.
   *[other] {$count} actions jouées.
}

fault-unknown_protocol = Il n’y a pas de protocole « {$name} », seulement : {$names}.
fault-no_server = Aucun serveur ne répond à {$url} : {$reason}
fault-bad_message = Le serveur a envoyé un message inutilisable ({$what}) : {$detail}
