# Ce qu’un lien dit d’une page là où on le colle : titres et descriptions.

preview-title = danzhu · Guandan 掼蛋 · Gong Zhu 拱猪
preview-about = Guandan et Gong Zhu : jouez tout de suite, seul contre l’ordinateur ou entre amis par un lien. Rien à installer, pas d’inscription.
preview-new = Votre propre table : choisissez les règles, invitez des amis par un lien, laissez les places libres à l’ordinateur.
preview-link = Lien vers une table
preview-table = Une table de {$game} · {$preset}
preview-record = {$game} · {$preset}, une partie finie
preview-turns = {$deals}, coup par coup, toutes les mains ouvertes.
preview-picture = Cartes à jouer sur tapis vert : danzhu, Guandan et Gong Zhu
