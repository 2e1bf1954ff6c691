cartagena-name = Carthagène
cartagena-tagline = Un équipage, un souterrain tortueux et une seule chaloupe : le premier qui réunit tous ses pirates à bord largue les amarres.

# Symboles et lieux : ils figurent à l’intérieur d’autres phrases.
cartagena-symbol-flag = drapeau
cartagena-symbol-sabre = sabre
cartagena-symbol-pistol = pistolet
cartagena-symbol-key = clé
cartagena-symbol-bottle = bouteille
cartagena-symbol-tricorne = tricorne
cartagena-place-start = entrée
cartagena-place-boat = chaloupe
cartagena-place-space = case { $space }

# Ce qu’on peut faire.
cartagena-action-advance = Jouer { $symbol } : { $place }
cartagena-action-retreat = Reculer : { $place }
cartagena-action-end = Terminer le tour

# Ce qui est demandé.
cartagena-prompt-first =
    { $left ->
        [1] Faites votre action : jouez une carte ou reculez.
       *[other] Faites jusqu’à { $left } actions, une au moins : jouez une carte ou reculez.
    }
cartagena-prompt-more =
    { $left ->
        [1] Faites encore une action, ou terminez le tour.
       *[other] Faites encore jusqu’à { $left } actions, ou terminez le tour.
    }
cartagena-prompt-wait = À { $seat } de jouer.

# Ce qui s’est passé.
cartagena-event-dealt =
    { $cards ->
        [one] Chacun reçoit { $cards } carte.
       *[other] Chacun reçoit { $cards } cartes.
    }
cartagena-event-row-laid =
    { $cards ->
        [one] { $cards } carte est étalée dans la rangée.
       *[other] { $cards } cartes sont étalées dans la rangée.
    }
cartagena-event-advanced = { $seat } joue « { $symbol } » : { $from } → { $to }.
    .you = Vous jouez « { $symbol } » : { $from } → { $to }.
cartagena-event-retreated = { $seat } recule : { $from } → { $to }.
    .you = Vous reculez : { $from } → { $to }.
cartagena-event-drew = { $seat } pioche une carte « { $symbol } ».
    .you = Vous piochez une carte « { $symbol } ».
cartagena-event-drew-hidden = { $seat } pioche une carte.
    .you = Vous piochez une carte.
cartagena-event-nothing-left = Plus rien à piocher : { $seat } s’en passe.
    .you = Plus rien à piocher : vous vous en passez.
cartagena-event-reshuffled =
    { $cards ->
        [one] La défausse mélangée forme une nouvelle pioche de { $cards } carte.
       *[other] La défausse mélangée forme une nouvelle pioche de { $cards } cartes.
    }
cartagena-event-skipped = { $seat } ne peut rien faire et passe son tour.
    .you = Vous ne pouvez rien faire et passez votre tour.
cartagena-event-turn = À { $seat } de jouer.
    .you = À vous de jouer.
cartagena-event-escaped = Tout l’équipage est à bord : { $seat } largue les amarres !
    .you = Tout l’équipage est à bord : vous larguez les amarres !
cartagena-event-frozen = Plus personne ne peut rien faire.
cartagena-event-stalled =
    { $rounds ->
        [one] { $rounds } manche s’est écoulée sans nouveau pirate à bord.
       *[other] { $rounds } manches se sont écoulées sans nouveau pirate à bord.
    }

# Comment cela finit.
cartagena-ending-escaped = Un équipage est au complet et la chaloupe est partie.
cartagena-ending-frozen = Personne ne pouvait plus agir : le plus avancé est premier.
cartagena-ending-stalled = L’évasion s’est enlisée : partie nulle.

# Pourquoi ce conseil.
cartagena-reason-boards = Le pirate monte droit dans la chaloupe.
cartagena-reason-leaps = C’est un grand bond par-dessus les cases occupées.
cartagena-reason-runs = C’est un long chemin pour une carte.
cartagena-reason-steps = L’équipage avance.
cartagena-reason-more-cards = Plusieurs pirates attendent derrière : plus d’une carte à gagner.
cartagena-reason-one-card = Une carte de plus pour un petit recul.
cartagena-reason-no-card = Plus aucune carte à piocher : cela ne fait que de la place.
cartagena-reason-leaves-boat = Des cartes valent bien de quitter un moment la chaloupe.
cartagena-reason-keeps = Les cartes vaudront davantage plus tard.

# Ce qu’apporte le plan d’un conseil.
cartagena-gain-steps =
    { $count ->
        [one] { $count } case plus près de la chaloupe
       *[other] { $count } cases plus près de la chaloupe
    }
cartagena-gain-cards =
    { $count ->
        [one] { $count } carte de plus
       *[other] { $count } cartes de plus
    }
cartagena-gain-aboard =
    { $count ->
        [one] { $count } pirate de plus dans la chaloupe
       *[other] { $count } pirates de plus dans la chaloupe
    }

# Ce qu’on choisit avant la partie.
cartagena-option-seats = Joueurs
cartagena-option-variant = Variante
cartagena-option-variant-jamaica = Jamaïque : mains et pioche cachées
cartagena-option-variant-tortuga = Tortuga : mains ouvertes, on pioche dans une rangée visible
cartagena-option-variant-hispaniola = Hispaniola : mains cachées, on pioche dans une rangée visible
cartagena-option-track = Souterrain (sections 1 à 6 dans l’ordre, r pour une section posée dans l’autre sens ; vide : au hasard)
cartagena-option-segments = Sections du souterrain
cartagena-option-symbols = Symboles en jeu
cartagena-option-copies = Cartes de chaque symbole
cartagena-option-pirates = Pirates par équipage
cartagena-option-actions = Actions par tour
cartagena-option-hand = Cartes distribuées à chacun
cartagena-option-boat_retreat = On peut reculer depuis la chaloupe
cartagena-option-skip_draws = Un joueur qui passe son tour pioche une carte
cartagena-option-stall_limit = Manches sans progrès avant la partie nulle (0 : jamais)

# Ce qui est refusé.
refusal-cartagena-first-action = La première action du tour est obligatoire.
refusal-cartagena-no-pirate = Vous n’avez pas de pirate ici : { $place }.
refusal-cartagena-no-such-card = Vous n’avez pas de carte « { $symbol } ».
refusal-cartagena-boat-is-final = Dans cette partie, on ne quitte pas la chaloupe.
refusal-cartagena-nobody-behind = Personne à rejoindre : aucune case derrière ne compte { -cartagena-company } pirates ({ $place }).
refusal-cartagena-too-few-cards =
    { $cards ->
        [one] { $cards } carte ne suffit pas pour les mains de { $seats } joueurs.
       *[other] { $cards } cartes ne suffisent pas pour les mains de { $seats } joueurs.
    }
refusal-cartagena-bad-track =
    { $segments ->
        [one] « { $track } » ne forme pas un souterrain de { $segments } section.
       *[other] « { $track } » ne forme pas un souterrain de { $segments } sections différentes.
    }

# Sur la table.
cartagena-screen-round = Manche { $round }
cartagena-screen-start = Entrée
cartagena-screen-boat = Chaloupe
cartagena-screen-row = Rangée
cartagena-screen-deck = Pioche
cartagena-screen-discard = Défausse
cartagena-screen-aboard = à bord

# Adversaires.
cartagena-bot-advice = Pip le mousse
cartagena-bot-advice-character = Prend le premier pas venu sans regarder autour.
cartagena-bot-sailor = Anne la Vive
cartagena-bot-sailor-character = Court vers la chaloupe, quoi qu’il en coûte.
cartagena-bot-mate = Le vieux Mateo
cartagena-bot-mate-character = N’a jamais assez de cartes en main.
cartagena-bot-navigator = Doña Inés
cartagena-bot-navigator-character = Préfère vous retenir que se presser.
cartagena-bot-captain = Le Quartier-maître
cartagena-bot-captain-character = Prévoit chaque tour jusqu’au bout.
cartagena-bot-master = Le Commodore
cartagena-bot-master-character = Connaît votre réponse avant vous.
