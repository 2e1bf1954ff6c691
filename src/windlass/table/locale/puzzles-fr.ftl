# Problèmes.
puzzle-title = { $game } : problèmes
puzzle-today = Problème du jour
puzzle-you = Vous
puzzle-rating = Difficulté { $rating }
puzzle-rating-own = Votre force aux problèmes
puzzle-streak =
    { $count ->
        [one] { $count } résolu d’affilée
       *[other] { $count } résolus d’affilée
    }
puzzle-days =
    { $count ->
        [one] le problème du jour résolu aujourd’hui
       *[other] le problème du jour résolu { $count } jours de suite
    }
puzzle-goal-win = Gagnez pendant ce tour.
puzzle-goal-defence = Le joueur suivant va gagner. Empêchez-le.
puzzle-goal-best = Une action vaut bien mieux que toutes les autres. Laquelle ?
puzzle-goal-way = Une suite d’actions vaut bien mieux que toutes les autres. Laquelle ?
puzzle-moves =
    { $count ->
        [one] en une action
       *[other] en { $count } actions
    }
puzzle-right = C’est juste. Continuez.
puzzle-solved = Résolu !
puzzle-shown = Voici comment :
puzzle-wrong-win = après cela, plus de victoire pendant ce tour. Essayez autre chose.
puzzle-wrong-defence = cela n’arrête pas le joueur suivant. Essayez autre chose.
puzzle-wrong-best = il y a bien mieux. Essayez autre chose.
puzzle-wrong-cost =
    { $points ->
        [one] Cela coûte { $points } point de chances de gagner.
       *[other] Cela coûte { $points } points de chances de gagner.
    }
puzzle-why-win = La victoire vient pendant ce tour, quoi que les autres aient en main : tout a été essayé.
puzzle-why-defence = Après toute autre action, le joueur suivant peut gagner aussitôt avec presque toutes les cartes qu’il peut avoir.
puzzle-chances = { $best } % de chances de gagner ensuite, { $second } % après la deuxième meilleure action.
puzzle-again = Encore une fois
puzzle-next = Problème suivant
puzzle-show = Montrer la solution
puzzle-none = Personne n’a encore fait de problèmes pour ce jeu.
puzzle-solved-of = { $solved } sur { $all } résolus du premier coup
puzzle-theme = Sujet
puzzle-theme-all = tous
puzzle-theme-win = la victoire
puzzle-theme-defence = la défense
puzzle-theme-best = la meilleure action
puzzle-theme-combination = plusieurs actions
puzzle-theme-trap = contre l’évidence
puzzle-theme-retreat = reculer
puzzle-theme-mine = extraire la gravité
puzzle-theme-capture = prendre des îles
puzzle-theme-rotate = tourner des îles
puzzle-theme-recruit = recruter
puzzle-theme-dock = amarrer des îles
puzzle-theme-attack = les attaques
puzzle-theme-move = les vols
puzzle-theme-hunt = la chasse
puzzle-theme-buy = les achats
puzzle-theme-conquer = les conquêtes
