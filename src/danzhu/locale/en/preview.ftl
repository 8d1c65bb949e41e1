# What a link says of a page where it is pasted: titles and descriptions.

preview-title = danzhu · Guandan 掼蛋 · Gong Zhu 拱猪
preview-about = Guandan and Gong Zhu: play now, alone against computers or with friends by a link. Nothing to install, no sign-up.
preview-new = A table of your own: choose the rules, invite friends by a link, let computers take the free seats.
preview-link = A link to a table
preview-table = A table of {$game} · {$preset}
preview-record = {$game} · {$preset}, a finished match
preview-turns = {$deals}, turn by turn, with every hand open.
preview-picture = Playing cards on green felt: danzhu, Guandan and Gong Zhu
