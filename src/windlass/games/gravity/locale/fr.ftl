gravity-name = Gravité : Îles flottantes
gravity-tagline = Les îles tournent, se nourrissent et s’attirent : réunissez-les toutes autour de l’une des vôtres.

# Îles, lieux, côtés, actions et cartes : ils figurent à l’intérieur d’autres phrases.
gravity-island-rundor = Roundor
gravity-island-one = I
gravity-island-two = II
gravity-island-three = III
gravity-island-four = IV
gravity-island-five = V
gravity-island-six = VI
gravity-place-island = île { $island }
gravity-place-airship = dirigeable
gravity-side-north-east = nord-est
gravity-side-east = est
gravity-side-south-east = sud-est
gravity-side-south-west = sud-ouest
gravity-side-west = ouest
gravity-side-north-west = nord-ouest
gravity-way-clockwise = dans le sens horaire
gravity-way-back = dans le sens antihoraire
gravity-act-capture = Prise d’îles
gravity-act-illegal-mining = Extraction illégale
gravity-act-muster = Ralliement
gravity-act-mine = Extraction
gravity-act-superiority = Supériorité
gravity-act-transport = Transport
gravity-act-recruit = Recrutement
gravity-act-convert = Conversion
gravity-act-support = Soutien
gravity-act-rotate = Rotation
gravity-act-bribe = Corruption
gravity-act-speculate = Spéculation
gravity-card = { $number } ({ $first } / { $other })
gravity-ability-drill = Foreuse
gravity-ability-infirmary = Infirmerie
gravity-ability-tavern = Taverne
gravity-ability-tug = Remorqueur
gravity-ability-drill-effect = Avec l’Extraction : posez 1 gravité temporaire sur l’une de vos îles.
gravity-ability-infirmary-effect = Avec la Prise d’îles : un de vos chasseurs éliminés revient sur votre dirigeable.
gravity-ability-tavern-effect = Avec le Recrutement : un mercenaire de plus monte à bord.
gravity-ability-tug-effect = Avec la Rotation : tournez d’un côté une île voisine qui n’est pas à vous.

# Ce qu’on peut faire.
gravity-action-board = Prendre le dirigeable « { $ability } »
gravity-action-settle = S’installer sur l’île { $island }
gravity-action-throw = Écarter la carte { $card }
gravity-action-keep = Garder ces cartes
gravity-action-play = Jouer la carte { $card }
gravity-action-castle = Roque : deux cartes pour les actions de n’importe quelle carte
gravity-action-lay = Poser la carte { $card }
gravity-action-call = Utiliser les actions de la carte { $card }
gravity-action-idle = Inaction : défausser la carte { $card }
gravity-action-pass = Passer
gravity-action-save = Conserver la carte { $card }
gravity-action-do = { $action }
gravity-action-finish = Terminer le tour
gravity-action-enough = C’est tout
gravity-action-from = Point de départ : { $place }
gravity-action-against = Prendre l’île { $island }
gravity-action-send =
    { $hunters ->
        [one] Envoyer { $hunters } chasseur
       *[other] Envoyer { $hunters } chasseurs
    }
gravity-action-join =
    { $mercenaries ->
        [0] N’envoyer aucun mercenaire
        [one] Envoyer { $mercenaries } mercenaire
       *[other] Envoyer { $mercenaries } mercenaires
    }
gravity-action-lose =
    { $hunters ->
        [0] Ne perdre aucun chasseur, seulement des mercenaires
        [one] Perdre { $hunters } chasseur
       *[other] Perdre { $hunters } chasseurs
    }
gravity-action-tap = Extraire illégalement sur l’île { $island }
gravity-action-mine = Extraire sur l’île { $island }
gravity-action-mine-all = Extraire partout
gravity-action-strike = Montrer sa supériorité sur l’île { $island }
gravity-action-slay =
    { $hunters ->
        [0] N’éliminer que des mercenaires
        [one] Éliminer { $hunters } chasseur
       *[other] Éliminer { $hunters } chasseurs
    }
gravity-action-put-permanent = Poser ici { $units } de permanente
gravity-action-put-temporary = Poser ici { $units } de temporaire
gravity-action-recruit = Recruter ici : { $place }
gravity-action-convert = Convertir sur l’île { $island }
gravity-action-post-hunters =
    { $hunters ->
        [0] Ne poster aucun chasseur ici
        [one] Poster ici { $hunters } chasseur
       *[other] Poster ici { $hunters } chasseurs
    }
gravity-action-post-mercenaries =
    { $mercenaries ->
        [0] Ne poster aucun mercenaire ici
        [one] Poster ici { $mercenaries } mercenaire
       *[other] Poster ici { $mercenaries } mercenaires
    }
gravity-action-rotate =
    { $sides ->
        [one] Tourner l’île { $island } de { $sides } côté dans le sens horaire
       *[other] Tourner l’île { $island } de { $sides } côtés dans le sens horaire
    }
gravity-action-bribe = Corrompre un mercenaire de l’île { $island }
gravity-action-lodge = Emmener le mercenaire ici : { $place }
gravity-action-swap = Spéculer sur votre île { $island } : 1 permanente contre 2 temporaires
gravity-action-spoil = Spéculer sur l’île voisine { $island } : 1 permanente contre 1 temporaire
gravity-action-drill = Foreuse : 1 temporaire sur l’île { $island }
gravity-action-nurse = Infirmerie : un chasseur revient sur le dirigeable
gravity-action-hire = Taverne : un mercenaire de plus à bord
gravity-action-tug = Remorqueur : tourner l’île { $island } d’un côté { $clockwise }
gravity-action-pull = Attirer l’île { $island }
gravity-action-place = L’attacher au côté { $side }
gravity-action-orient = Tourner sa première arête vers le côté { $side }
gravity-action-endow = Céder 1 gravité permanente à l’île { $island }
gravity-action-choose = Rattacher d’abord l’île { $island }
gravity-action-dock = La rattacher au côté { $side } de l’île { $island }

# Ce qui est demandé.
gravity-prompt-over = La partie est terminée.
gravity-prompt-wait = À { $seat } de décider.
gravity-prompt-boarding = Choisissez votre dirigeable.
gravity-prompt-settling = Installez deux chasseurs sur une île libre.
gravity-prompt-refuge = Votre dernière île est tombée : choisissez un refuge. Deux chasseurs s’installent sur une île libre.
gravity-prompt-haven = Votre dernière île est tombée : choisissez un refuge. Aucune île n’est libre : prenez-en une depuis votre dirigeable.
gravity-prompt-keeping = Écartez les cartes dont vous ne voulez pas ; gardez-en quatre au plus.
gravity-prompt-turn =
    { $left ->
        [1] Dernier tour de la manche : carte, roque, inaction ou passe.
       *[other] À vous, encore { $left } tours : carte, roque, inaction ou passe.
    }
gravity-prompt-laying = Roque : posez une carte.
gravity-prompt-calling = Roque : les actions de quelle carte voulez-vous ?
gravity-prompt-saving = Vous passez. Quelles cartes conservez-vous pour la manche suivante ?
gravity-prompt-acting = Quelle action de la carte ?
gravity-prompt-extra = Utiliser la capacité de votre dirigeable ?
gravity-prompt-origin = D’où part la prise ?
gravity-prompt-target = Quelle île prenez-vous ?
gravity-prompt-force = Combien de chasseurs vont sur l’île { $island } ?
gravity-prompt-hirelings = Combien de mercenaires les accompagnent sur l’île { $island } ?
gravity-prompt-losses = Combien de chasseurs parmi vos pertes sur l’île { $island } ?
gravity-prompt-striking = Sur quelle île montrez-vous votre supériorité ?
gravity-prompt-slaying = Combien de chasseurs parmi les éliminés de l’île { $island } ?
gravity-prompt-recruiting = Où va le mercenaire ?
gravity-prompt-hunter-post = Combien de chasseurs restent sur l’île { $island } ? Le reste va à l’île suivante.
gravity-prompt-mercenary-post = Combien de mercenaires restent sur l’île { $island } ? Le reste va à l’île suivante.
gravity-prompt-bribing = Sur quelle île corrompez-vous un mercenaire ?
gravity-prompt-lodging = Où va le mercenaire corrompu ?
gravity-prompt-tapping = Où extrayez-vous illégalement ?
gravity-prompt-mining = Où extrayez-vous ?
gravity-prompt-permanent = Combien de gravité permanente reste sur l’île { $island } ? Le reste va à l’île suivante.
gravity-prompt-temporary = Combien de gravité temporaire reste sur l’île { $island } ? Le reste va à l’île suivante.
gravity-prompt-converting = Où la gravité temporaire devient-elle permanente ?
gravity-prompt-rotating = Laquelle de vos îles tournez-vous, et de combien ?
gravity-prompt-speculating = Sur quelles îles spéculez-vous ?
gravity-prompt-pulling = Aussi instables : quelle île l’île { $island } attire-t-elle ?
gravity-prompt-placing = De quel côté l’île { $island } est-elle attirée ?
gravity-prompt-orienting = Dans quel sens posez-vous l’île { $island } ?
gravity-prompt-endowing = À quelles îles l’île { $island } cède-t-elle sa gravité ?
gravity-prompt-choosing = Plusieurs îles sont à la dérive : laquelle rattacher d’abord ?
gravity-prompt-docking = Où rattacher l’île { $island } ?

# Ce qui s’est passé.
gravity-event-map-laid = Les îles sont disposées ; { $seat } commence.
    .you = Les îles sont disposées ; vous commencez.
gravity-event-boarded = { $seat } prend le dirigeable « { $ability } ».
    .you = Vous prenez le dirigeable « { $ability } ».
gravity-event-settled =
    { $hunters ->
        [one] { $seat } installe { $hunters } chasseur sur l’île { $island }.
       *[other] { $seat } installe { $hunters } chasseurs sur l’île { $island }.
    }
    .you =
        { $hunters ->
            [one] Vous installez { $hunters } chasseur sur l’île { $island }.
           *[other] Vous installez { $hunters } chasseurs sur l’île { $island }.
        }
gravity-event-garrisoned =
    { $mercenaries ->
        [one] { $mercenaries } mercenaire occupe l’île libre.
       *[other] { $mercenaries } mercenaires occupent les îles libres.
    }
gravity-event-drew = { $seat } pioche : { $cards } ({ $count }).
    .you = Vous piochez : { $cards } ({ $count }).
gravity-event-drew-hidden =
    { $count ->
        [one] { $seat } pioche { $count } carte.
       *[other] { $seat } pioche { $count } cartes.
    }
    .you =
        { $count ->
            [one] Vous piochez { $count } carte.
           *[other] Vous piochez { $count } cartes.
        }
gravity-event-threw = { $seat } écarte la carte { $card }.
    .you = Vous écartez la carte { $card }.
gravity-event-threw-hidden = { $seat } écarte une carte.
    .you = Vous écartez une carte.
gravity-event-kept =
    { $count ->
        [one] { $seat } commence la manche avec { $count } carte.
       *[other] { $seat } commence la manche avec { $count } cartes.
    }
    .you =
        { $count ->
            [one] Vous commencez la manche avec { $count } carte.
           *[other] Vous commencez la manche avec { $count } cartes.
        }
gravity-event-turn = C’est le tour de { $seat }.
    .you = C’est votre tour.
gravity-event-played = { $seat } joue la carte { $card }.
    .you = Vous jouez la carte { $card }.
gravity-event-laid = { $seat } pose la carte { $card }.
    .you = Vous posez la carte { $card }.
gravity-event-laid-hidden = { $seat } pose une carte.
    .you = Vous posez une carte.
gravity-event-called = { $seat } roque et utilise la carte { $card }.
    .you = Vous roquez et utilisez la carte { $card }.
gravity-event-idled = { $seat } ne fait rien et défausse la carte { $card }.
    .you = Vous ne faites rien et défaussez la carte { $card }.
gravity-event-idled-hidden = { $seat } ne fait rien et défausse une carte.
    .you = Vous ne faites rien et défaussez une carte.
gravity-event-passed = { $seat } passe.
    .you = Vous passez.
gravity-event-passed-by-need = { $seat } n’a plus de tour ou de carte et passe.
    .you = Vous n’avez plus de tour ou de carte et passez.
gravity-event-saved = { $seat } conserve la carte { $card }.
    .you = Vous conservez la carte { $card }.
gravity-event-saved-hidden = { $seat } conserve une carte.
    .you = Vous conservez une carte.
gravity-event-acted = { $seat } : « { $action } ».
    .you = Vous utilisez l’action « { $action } ».
gravity-event-landed = { $seat } attaque l’île { $island } ; chasseurs : { $hunters }, mercenaires : { $mercenaries } (départ : { $place }).
    .you = Vous attaquez l’île { $island } ; chasseurs : { $hunters }, mercenaires : { $mercenaries } (départ : { $place }).
gravity-event-hunters-fell =
    { $hunters ->
        [one] { $seat } perd { $hunters } chasseur sur l’île { $island }.
       *[other] { $seat } perd { $hunters } chasseurs sur l’île { $island }.
    }
    .you =
        { $hunters ->
            [one] Vous perdez { $hunters } chasseur sur l’île { $island }.
           *[other] Vous perdez { $hunters } chasseurs sur l’île { $island }.
        }
gravity-event-mercenaries-fell =
    { $mercenaries ->
        [one] { $mercenaries } mercenaire tombe sur l’île { $island }.
       *[other] { $mercenaries } mercenaires tombent sur l’île { $island }.
    }
gravity-event-neutral = L’île { $island } devient neutre.
gravity-event-tapped = { $seat } extrait illégalement : 1 temporaire sur l’île { $island }.
    .you = Vous extrayez illégalement : 1 temporaire sur l’île { $island }.
gravity-event-mustered =
    { $hunters ->
        [0] { $seat } n’a aucun chasseur éliminé à rallier.
        [one] { $seat } rallie { $hunters } chasseur.
       *[other] { $seat } rallie { $hunters } chasseurs.
    }
    .you =
        { $hunters ->
            [0] Vous n’avez aucun chasseur éliminé à rallier.
            [one] Vous ralliez { $hunters } chasseur.
           *[other] Vous ralliez { $hunters } chasseurs.
        }
gravity-event-mined = { $seat } extrait { $units } de permanente sur l’île { $island }.
    .you = Vous extrayez { $units } de permanente sur l’île { $island }.
gravity-event-carried = { $seat } a maintenant sur l’île { $island } : gravité permanente { $permanent }, temporaire { $temporary }.
    .you = Vous avez maintenant sur l’île { $island } : gravité permanente { $permanent }, temporaire { $temporary }.
gravity-event-recruited = { $seat } recrute un mercenaire : { $place }.
    .you = Vous recrutez un mercenaire : { $place }.
gravity-event-converted = { $seat } convertit { $units } de gravité sur l’île { $island }.
    .you = Vous convertissez { $units } de gravité sur l’île { $island }.
gravity-event-posted = { $seat } y a maintenant ({ $place }) ; chasseurs : { $hunters }, mercenaires : { $mercenaries }.
    .you = Vous y avez maintenant ({ $place }) ; chasseurs : { $hunters }, mercenaires : { $mercenaries }.
gravity-event-rotated =
    { $sides ->
        [one] { $seat } tourne l’île { $island } de { $sides } côté.
       *[other] { $seat } tourne l’île { $island } de { $sides } côtés.
    }
    .you =
        { $sides ->
            [one] Vous tournez l’île { $island } de { $sides } côté.
           *[other] Vous tournez l’île { $island } de { $sides } côtés.
        }
gravity-event-bribed = { $seat } corrompt un mercenaire de l’île { $island } : { $place }.
    .you = Vous corrompez un mercenaire de l’île { $island } : { $place }.
gravity-event-swapped = { $seat } spécule sur l’île { $island } : 1 permanente devient 2 temporaires.
    .you = Vous spéculez sur l’île { $island } : 1 permanente devient 2 temporaires.
gravity-event-spoiled = { $seat } spécule sur l’île { $island } : 1 permanente devient 1 temporaire.
    .you = Vous spéculez sur l’île { $island } : 1 permanente devient 1 temporaire.
gravity-event-drilled = { $seat } utilise la foreuse : 1 temporaire sur l’île { $island }.
    .you = Vous utilisez la foreuse : 1 temporaire sur l’île { $island }.
gravity-event-nursed = { $seat } utilise l’infirmerie : un chasseur revient.
    .you = Vous utilisez l’infirmerie : un chasseur revient.
gravity-event-hired = { $seat } utilise la taverne : un mercenaire de plus à bord.
    .you = Vous utilisez la taverne : un mercenaire de plus à bord.
gravity-event-tugged = { $seat } utilise le remorqueur : l’île { $island } tourne { $clockwise }.
    .you = Vous utilisez le remorqueur : l’île { $island } tourne { $clockwise }.
gravity-event-dispossessed = { $seat } n’a plus d’île et cherche un refuge.
    .you = Vous n’avez plus d’île et cherchez un refuge.
gravity-event-calm = Aucune île n’est la plus forte : rien ne bouge.
gravity-event-strongest =
    { $count ->
        [0] L’île { $island } est la plus forte ({ $gravity }) et n’a plus rien à attirer.
        [one] L’île { $island } est la plus forte ({ $gravity }) et attire { $count } île.
       *[other] L’île { $island } est la plus forte ({ $gravity }) et attire { $count } îles.
    }
gravity-event-pulled = { $seat } attache l’île { $island } à l’île { $strongest }, côté { $side }.
    .you = Vous attachez l’île { $island } à l’île { $strongest }, côté { $side }.
gravity-event-oriented = { $seat } tourne la première arête de l’île { $island } vers le côté { $side }.
    .you = Vous tournez la première arête de l’île { $island } vers le côté { $side }.
gravity-event-endowed = L’île { $strongest } cède 1 gravité permanente à l’île { $island }.
gravity-event-docked = { $seat } rattache l’île { $island }, à la dérive, à l’île { $to }, côté { $side }.
    .you = Vous rattachez l’île { $island }, à la dérive, à l’île { $to }, côté { $side }.
gravity-event-round = La manche { $round } commence ; { $seat } joue en premier.
    .you = La manche { $round } commence ; vous jouez en premier.
gravity-event-enclosed = L’île { $island } est entourée de tous côtés : { $seat } gagne !
    .you = L’île { $island } est entourée de tous côtés : vous gagnez !
gravity-event-out-of-rounds =
    { $rounds ->
        [one] La manche convenue est terminée.
       *[other] Les { $rounds } manches convenues sont terminées.
    }

# Comment cela s’est terminé.
gravity-ending-enclosed = Une île est devenue le centre du monde.
gravity-ending-rounds = Les manches sont terminées : l’île entourée du plus de côtés l’emporte.

# Pourquoi ce conseil.
gravity-reason-gravity = Votre meilleure île devient plus lourde.
gravity-reason-yield = Vos îles rapporteront davantage.
gravity-reason-capture = Cela gagne une île de valeur.
gravity-reason-guard = Vos îles deviennent plus difficiles à prendre.
gravity-reason-rival = Cela affaiblit un rival.
gravity-reason-cards = C’est le meilleur parti à tirer de vos cartes.
gravity-reason-enclose = La carte du monde tourne à votre avantage.
gravity-reason-nothing-better = Il n’y a rien de mieux.

# Ce qu’apporte le plan d’un conseil.
gravity-gain-islands =
    { $count ->
        [one] { $count } île de plus
       *[other] { $count } îles de plus
    }
gravity-gain-gravity = { $count } de gravité de plus sur vos îles
gravity-gain-pieces =
    { $count ->
        [one] { $count } pièce de plus
       *[other] { $count } pièces de plus
    }
gravity-gain-neighbours =
    { $count ->
        [one] { $count } voisine de plus autour de votre meilleure île
       *[other] { $count } voisines de plus autour de votre meilleure île
    }

# Ce qu’on choisit avant la partie.
gravity-option-seats = Joueurs
gravity-option-islands = Carte (îles autour de Roundor dans le sens horaire depuis le nord-est, puis Roundor, chacune avec face et rotation : 4A5 6B4 2A1 3A3 5B2 1B3 RB4 ; vide : au hasard)
gravity-option-abilities = Capacités des dirigeables
gravity-option-abilities-off = Aucune : le jeu de base
gravity-option-abilities-by-seat = Celles des dirigeables : Foreuse, Infirmerie, Taverne, Remorqueur
gravity-option-abilities-chosen = Choisies par les joueurs, à tour de rôle
gravity-option-abilities-random = Distribuées au hasard
gravity-option-round_limit = Manches avant l’arbitrage (0 : sans limite)

# Ce qui est refusé.
refusal-gravity-bad-map = « { $islands } » n’est pas une carte : chaque île doit y figurer une fois.
refusal-gravity-not-now = Pas maintenant : { $action }.
refusal-gravity-rundor-later = Personne ne s’installe sur l’île { $island } au début.
refusal-gravity-airship-taken = Le dirigeable « { $ability } » est déjà pris.
refusal-gravity-not-free = L’île { $island } n’est pas libre.
refusal-gravity-no-such-card = Vous n’avez pas la carte { $card }.
refusal-gravity-useless-card = Aucune action de la carte { $card } ne changerait rien maintenant.
refusal-gravity-too-many-cards =
    { $cards ->
        [one] Vous ne pouvez garder plus de { $cards } carte.
       *[other] Vous ne pouvez garder plus de { $cards } cartes.
    }
refusal-gravity-two-cards = Le roque demande deux cartes.
refusal-gravity-not-on-card = L’action « { $action } » ne figure pas sur cette carte.
refusal-gravity-already-done = L’action « { $action } » est déjà faite ce tour-ci.
refusal-gravity-no-effect = L’action « { $action } » ne changerait rien maintenant.
refusal-gravity-first-action = Faites au moins une action de la carte.
refusal-gravity-choose-first = Choisissez-en d’abord au moins une.
refusal-gravity-choose-one = Il reste au plus une île : choisissez-la seule.
refusal-gravity-not-yours = L’île { $island } n’est pas à vous.
refusal-gravity-own-island = L’île { $island } est à vous.
refusal-gravity-not-neighbour = L’île { $island } n’est pas voisine.
refusal-gravity-already-used = L’île { $island } a déjà servi dans cette action.
refusal-gravity-just-lost = L’île { $island } vient d’être perdue : elle ne peut servir de refuge.
refusal-gravity-a-refuge = L’île { $island } vient de servir de refuge : on ne la reprend pas aussitôt.
refusal-gravity-nobody-to-capture = D’ici rien ne peut être pris : { $place }.
refusal-gravity-outnumbered =
    { $pieces ->
        [one] Il y a { $pieces } pièce sur l’île { $island } : envoyez-en plus, dont un chasseur.
       *[other] Il y a { $pieces } pièces sur l’île { $island } : envoyez-en plus, dont un chasseur.
    }
refusal-gravity-not-so-many = Il n’y en a pas autant à envoyer : { $place }.
refusal-gravity-wrong-losses =
    { $pieces ->
        [one] Exactement { $pieces } pièce doit partir, et votre dernière île doit garder un chasseur.
       *[other] Exactement { $pieces } pièces doivent partir, et votre dernière île doit garder un chasseur.
    }
refusal-gravity-wrong-kill =
    { $pieces ->
        [one] Exactement { $pieces } pièce est éliminée.
       *[other] Exactement { $pieces } pièces sont éliminées.
    }
refusal-gravity-wrong-amount = Ce nombre n’est pas possible sur l’île { $island }.
refusal-gravity-rundor-not-mined = On n’extrait jamais sur l’île { $island }.
refusal-gravity-nothing-to-mine = L’île { $island } ne rapporte rien.
refusal-gravity-too-few-pieces =
    { $pieces ->
        [one] Il faut au moins { $pieces } pièce sur l’île { $island }.
       *[other] Il faut au moins { $pieces } pièces sur l’île { $island }.
    }
refusal-gravity-no-temporary = Il n’y a pas de gravité temporaire sur l’île { $island }.
refusal-gravity-no-permanent = Il n’y a pas de gravité permanente sur l’île { $island }.
refusal-gravity-no-mercenary = Il n’y a pas de mercenaire sur l’île { $island }.
refusal-gravity-half-used = Cette moitié de la spéculation est faite.
refusal-gravity-airship-full = Le dirigeable n’a plus de place pour un mercenaire.
refusal-gravity-no-ability = Votre dirigeable n’a pas cette capacité, ou pas maintenant.
refusal-gravity-not-unstable = L’île { $island } n’est pas parmi les plus instables.
refusal-gravity-side-taken = Ce côté est pris.
refusal-gravity-not-joined = L’île { $island } ne vient pas d’être attachée, ou a déjà reçu sa gravité.
refusal-gravity-not-adrift = L’île { $island } n’est pas à la dérive.
refusal-gravity-not-nearest = Le chemin vers ce côté de l’île { $island } n’est pas le plus court, ou touche moins d’îles.

# Sur la table.
gravity-screen-round = Manche { $round }
gravity-screen-round-of = Manche { $round } sur { $limit }
gravity-screen-reserve = Mercenaires en réserve
gravity-screen-airship = Dirigeable
gravity-screen-fallen = éliminés
gravity-screen-turns = tours restants
gravity-screen-passed = passé
gravity-screen-hand = main
gravity-screen-saved = conservées
gravity-screen-played = jouées
gravity-screen-first = premier joueur
gravity-screen-strongest = La plus forte
gravity-screen-calm = personne
gravity-screen-pulls = attire
gravity-screen-some-of = { $count } parmi { $islands }
gravity-screen-wins = { $name } gagnerait
gravity-screen-lifted = En main
gravity-screen-legend = Côtés : r rouge, b bleu, x les deux. Au centre : gravité permanente.temporaire, rendement, puis chasseurs et mercenaires (m).

# Adversaires.
gravity-bot-advice = Tilda l’apprentie
gravity-bot-advice-character = Suit le manuel à la lettre.
gravity-bot-sailor = Brok le mineur
gravity-bot-sailor-character = Aime la gravité, où qu’elle soit.
gravity-bot-mate = Maréchal Rouk
gravity-bot-mate-character = Veut toutes les îles à la fois.
gravity-bot-navigator = Lio le jardinier
gravity-bot-navigator-character = Fait grandir son équipe avant de la déplacer.
gravity-bot-captain = Wen l’arpenteuse
gravity-bot-captain-character = Mesure deux fois, accoste une fois.
gravity-bot-master = La Cartographe
gravity-bot-master-character = Voit le ciel avant qu’il se forme.
