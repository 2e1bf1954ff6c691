# L’écran de Gravité : ce que le jeu lui-même ne dit pas.
web-gravity-length = 60–90 min
web-gravity-about = Chaque tour est une carte à deux actions. Les îles se nourrissent par leurs bords qui se touchent : en tourner une change aussi ses voisines. Quand tous ont passé, la plus lourde attire les plus légères : l’enjeu, c’est la carte elle-même.
web-gravity-score = Côtés fermés de la meilleure île ; 6 font gagner
web-gravity-board = Les îles
web-gravity-hand = Vos cartes
web-gravity-all-cards = Toutes les sortes de cartes
web-gravity-card =
    { $count ->
        [0] Carte { $number } : { $one } et { $two }
        [one] Carte { $number } : { $one } et { $two }, une en main
       *[other] Carte { $number } : { $one } et { $two }, { $count } en main
    }
web-gravity-card-in-use = La carte { $number } est en cours
web-gravity-actions = Actions de la carte
web-gravity-choices = Ce que vous pouvez choisir
web-gravity-castle = Roque…
web-gravity-castle-act = Roque : quelle action voulez-vous ?
web-gravity-castle-pay = { $action } : quelles deux cartes déposez-vous ?
web-gravity-castle-whole = Roque : déposer { $first } et { $second } pour « { $action } »
web-gravity-force =
    Envoyer { $hunters ->
        [one] { $hunters } chasseur
       *[other] { $hunters } chasseurs
    } et { $mercenaries ->
        [one] { $mercenaries } mercenaire
       *[other] { $mercenaries } mercenaires
    }
web-gravity-lose-first = Pertes d’abord :
web-gravity-lose-mercenaries = mercenaires
web-gravity-lose-hunters = chasseurs
web-gravity-lose-ask = me demander
web-gravity-way-play = Jouer
web-gravity-way-idle = Inaction
web-gravity-total = gravité totale : { $count }
web-gravity-castled = roque pour { $number }
web-gravity-circuit-lacks = { $circuit } : { $fed } sur { $all }, manque : { $sides }
web-gravity-circuit-whole = { $circuit } : { $fed } sur { $all }, +1
web-gravity-outcome-abandon =
    { $losses ->
        [0] L’île { $island } reste sans chasseur et devient neutre.
       *[other] Pertes : { $losses } ; l’île { $island } reste sans chasseur et devient neutre.
    }
web-gravity-outcome-send =
    { $losses ->
        [0] Envoyés : { $hunters }, aucune perte.
       *[other] Envoyés : { $hunters }, pertes : { $losses }.
    }

# La manche.
web-gravity-phases = Phases de la manche
web-gravity-phase-settling = Installation
web-gravity-phase-preparation = Préparation
web-gravity-phase-corporations = Corporations
web-gravity-phase-islands = Îles
web-gravity-first = Premier joueur : { $name }
web-gravity-reserve =
    { $count ->
        [one] { $count } mercenaire en réserve
       *[other] { $count } mercenaires en réserve
    }
web-gravity-forecast-toggle = Prévision
web-gravity-forecast = Si les îles bougeaient maintenant : { $island } ({ $units }) est la plus forte et attire { $others }.
web-gravity-forecast-some =
    { $count ->
        [one] l’une de { $others }
       *[other] { $count } parmi { $others }
    }
web-gravity-forecast-and = et
web-gravity-forecast-wins = { $name } gagnerait.
web-gravity-forecast-idle = Si les îles bougeaient maintenant : { $island } ({ $units }) est la plus forte, et toutes la touchent déjà.
web-gravity-forecast-none = Si les îles bougeaient maintenant, aucune ne serait la plus forte : toutes resteraient en place.

# Les îles en mots.
web-gravity-held =
    { $hunters ->
        [one] { $name } : { $hunters } chasseur
       *[other] { $name } : { $hunters } chasseurs
    }
web-gravity-neutral = neutre
web-gravity-mercenaries =
    { $count ->
        [one] { $count } mercenaire
       *[other] { $count } mercenaires
    }
web-gravity-none = pas de gravité
web-gravity-permanent = { $count } de gravité permanente
web-gravity-temporary = { $count } de gravité temporaire
web-gravity-yields = produit { $count }
web-gravity-side = { $side } : { $source }
web-gravity-touches = touche { $island }, qui apporte { $source }
web-gravity-source-red = rouge
web-gravity-source-blue = bleu
web-gravity-source-both = rouge et bleu
web-gravity-source-none = rien

# Rotation.
web-gravity-can-turn = Les flèches la tournent. Production ainsi : { $flow }
web-gravity-turn = Tourner dans le sens horaire
web-gravity-turn-back = Tourner dans le sens antihoraire
web-gravity-turn-which = Quelle île tourner
web-gravity-turn-how = De combien tourner { $island }
web-gravity-turn-by =
    { $sides ->
        [0] Telle quelle : produit { $flow }
        [one] De { $sides } côté : produit { $flow }
       *[other] De { $sides } côtés : produit { $flow }
    }
web-gravity-turn-total = Toutes les vôtres : { $count }

# Nombres.
web-gravity-fewer = Moins
web-gravity-more = Plus
web-gravity-all = Tout ({ $count })
web-gravity-left = reste pour les lieux suivants : { $count }
web-gravity-others =
    { $count ->
        [0] et aucun mercenaire
        [one] et { $count } mercenaire
       *[other] et { $count } mercenaires
    }
web-gravity-spread = Où va quoi
web-gravity-spread-how = Faites glisser d’un lieu à l’autre, ou touchez un élément puis le lieu où il va.
web-gravity-spread-held = Touchez le lieu où il va, ou le même élément pour en prendre un de plus.
web-gravity-spread-take = Toucher pour en prendre un
web-gravity-spread-put = Toucher pour le poser ici
web-gravity-spread-place = { $place } : { $first }, { $second }
web-gravity-spread-full = Le dirigeable n’a que deux couchettes pour les mercenaires.
web-gravity-spread-anchor = Au moins un chasseur doit rester sur une île.
web-gravity-spread-confirm = Tout laisser ainsi
web-gravity-count-hunters =
    { $count ->
        [one] { $count } chasseur
       *[other] { $count } chasseurs
    }
web-gravity-count-mercenaries =
    { $count ->
        [one] { $count } mercenaire
       *[other] { $count } mercenaires
    }
web-gravity-count-permanent =
    { $count ->
        [one] { $count } permanente
       *[other] { $count } permanentes
    }
web-gravity-count-temporary =
    { $count ->
        [one] { $count } temporaire
       *[other] { $count } temporaires
    }
web-gravity-ask-send = Chasseurs vers { $place }
web-gravity-ask-join = Mercenaires vers { $place }
web-gravity-ask-lose = Chasseurs perdus : { $place }
web-gravity-ask-slay = Chasseurs éliminés : { $place }
web-gravity-ask-put-permanent = Permanente : { $place }
web-gravity-ask-put-temporary = Temporaire : { $place }
web-gravity-ask-post-hunters = Chasseurs : { $place }
web-gravity-ask-post-mercenaries = Mercenaires : { $place }

# Ce que font les douze actions.
web-gravity-about-capture = Depuis une de vos îles prenez ses voisines, depuis le dirigeable n’importe quelle île, partout où vous envoyez plus de pièces qu’il n’y en a.
web-gravity-about-illegal-mining = 1 gravité temporaire sur une de vos îles.
web-gravity-about-muster = Tous vos chasseurs éliminés reviennent sur votre dirigeable.
web-gravity-about-mine = Vos îles reçoivent autant de gravité permanente qu’elles en produisent. Sauf Roundor.
web-gravity-about-superiority = Sur une île voisine très peuplée, éliminez une pièce (dès 4) ou deux (dès 7).
web-gravity-about-transport = Répartissez à nouveau la gravité entre vos îles.
web-gravity-about-recruit = Un mercenaire de la réserve sur une de vos îles ou votre dirigeable.
web-gravity-about-convert = Sur une de vos îles, toute la gravité temporaire devient permanente.
web-gravity-about-support = Répartissez à nouveau vos pièces entre vos îles et votre dirigeable.
web-gravity-about-rotate = Tournez vos îles comme vous le voulez.
web-gravity-about-bribe = Un mercenaire d’une île voisine passe chez vous.
web-gravity-about-speculate = Sur une de vos îles, 1 permanente devient 2 temporaires ; sur une voisine, 1 temporaire.

# Ce que ferait un choix.
web-gravity-outcome-support = Soutien : déplacez vos pièces entre vos îles et votre dirigeable, puis confirmez.
web-gravity-outcome-transport = Transport : répartissez la gravité entre vos îles, puis confirmez.
web-gravity-outcome-mine = { $island } reçoit { $units } de gravité permanente.
web-gravity-outcome-turn = Vos îles produiraient { $after } ensemble ; maintenant { $before }.
web-gravity-outcome-join =
    { $count ->
        [one] Là, elle touche une île. Vos îles produiraient { $after } ; maintenant { $before }.
       *[other] Là, elle touche { $count } îles. Vos îles produiraient { $after } ; maintenant { $before }.
    }
web-gravity-outcome-against =
    { $count ->
        [0] Personne ne défend { $island }.
        [one] { $count } pièce défend { $island }.
       *[other] { $count } pièces défendent { $island }.
    }
web-gravity-outcome-convert = { $island } : { $units } de gravité temporaire devient permanente.

# Joueurs.
web-gravity-enclosed = Côtés fermés de la meilleure île : { $count } sur 6
web-gravity-turns =
    { $count ->
        [0] Plus aucun tour
        [one] Encore { $count } tour
       *[other] Encore { $count } tours
    }
web-gravity-passed = A passé
web-gravity-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-gravity-saved =
    { $count ->
        [one] { $count } carte conservée
       *[other] { $count } cartes conservées
    }
web-gravity-discarded =
    { $count ->
        [one] { $count } carte défaussée face cachée
       *[other] { $count } cartes défaussées face cachée
    }
web-gravity-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
web-gravity-played = Jouées dans cette manche : { $cards }
web-gravity-aboard = À bord : chasseurs { $hunters }, mercenaires { $mercenaries } ; éliminés : { $fallen }
web-gravity-ability = Capacité : { $name }
web-gravity-islands = Îles
web-gravity-forecast-title = Prévision

# Aide.
web-gravity-help-1-title = Le but
web-gravity-help-1 = Une de vos îles, autre que Roundor, entourée d’îles sur ses six côtés à la fin de la phase des îles vous fait gagner. Il y a sept îles : toutes les autres doivent donc la toucher.
web-gravity-help-2-title = Une manche
web-gravity-help-2 = Préparation : chacun pioche des cartes et en garde quatre. Corporations : à tour de rôle, chacun joue jusqu’à quatre cartes. Îles : la plus forte en attire d’autres. Puis la gravité temporaire disparaît et le jeton de premier joueur passe au suivant.
web-gravity-help-3-title = Sources et conduits
web-gravity-help-3 = Chaque bord porte une lampe rouge ronde, une bleue carrée, ou les deux. Trois conduits internes se rejoignent au centre, trois externes forment un triangle. Un circuit dont les trois conduits atteignent une même couleur produit 1 gravité permanente. Le bord voisin qui touche compte comme le vôtre, à qui que soit l’île.
web-gravity-help-4-title = Cartes
web-gravity-help-4 = Une carte donne l’une de ses deux actions ou les deux, dans l’ordre voulu. Roque : posez deux cartes face cachée pour les actions de n’importe quelle carte. Inaction : défaussez une carte sans perdre de tour. Passer : la manche est finie pour vous ; vous pouvez conserver jusqu’à deux cartes.
web-gravity-help-5-title = Pièces
web-gravity-help-5 = Une île appartient à qui y a des chasseurs ; des mercenaires seuls sont neutres. Une prise demande plus de pièces qu’il n’y en a là, dont au moins un chasseur. Tous les défenseurs tombent, et la moitié des attaquants, arrondie vers le bas.
web-gravity-help-6-title = La phase des îles
web-gravity-help-6 = L’île qui a le plus de gravité attire une île dès 2, deux dès 6, trois dès 11 : toujours les plus légères de celles qui ne la touchent pas. Son propriétaire choisit les côtés et les rotations. Puis elle transmet 1 gravité permanente à chacune. À égalité au sommet, la gravité permanente départage ; sinon rien ne bouge.
web-gravity-help-7-title = Sur cet écran
web-gravity-help-7 = Les îles, cases et cartes éclairées peuvent être choisies. { $by ->
        [finger] Tournez une île en la faisant glisser ou avec les boutons du bas ; sa production se recalcule aussitôt.
       *[keys] Tournez une île en la faisant glisser, avec la molette, les flèches ou les boutons du bas ; sa production se recalcule aussitôt.
    } La prévision montre ce que ferait maintenant la phase des îles. La jauge à six côtés d’un joueur montre à quel point sa meilleure île est entourée.

# Ce que sont les choses.
web-gravity-lens = Qu’est-ce que c’est ?
web-gravity-lens-how = Touchez une île, un dirigeable ou une carte pour lire ce que c’est.
web-gravity-signs = Tous les signes
web-gravity-card-title = Carte { $number }
web-gravity-airship-of = Dirigeable de { $name }
web-gravity-about-rundor = Jamais exploitée, et on ne gagne pas avec elle
web-gravity-circuit-inner-red = interne rouge
web-gravity-circuit-inner-blue = interne bleu
web-gravity-circuit-outer-red = externe rouge
web-gravity-circuit-outer-blue = externe bleu
web-gravity-sign-red = Une source rouge. Elle alimente le conduit derrière son bord, et le bord voisin qui la touche.
web-gravity-sign-blue = Une source bleue. Elle alimente de même, avec sa propre couleur.
web-gravity-sign-inner = Les trois conduits internes se rejoignent au centre. Une même couleur dans les trois rapporte 1.
web-gravity-sign-outer = Les trois conduits externes forment un triangle. Une même couleur dans les trois rapporte 1.
web-gravity-sign-yield = Ce que l’île rapporte maintenant quand on l’exploite : de 0 à 4.
web-gravity-sign-crown = Roundor, l’île de la couronne : elle alimente ses voisines et n’est jamais exploitée.
web-gravity-sign-permanent = Gravité permanente : elle reste d’une manche à l’autre.
web-gravity-sign-temporary = Gravité temporaire : elle disparaît à la fin de la manche.
web-gravity-sign-hunter = Un chasseur, à la couleur, à la forme et à la lettre d’un joueur. Les chasseurs tiennent les îles.
web-gravity-sign-mercenary = Un mercenaire : il combat aux côtés des chasseurs et n’appartient à personne. Le nombre au-dessus de la carte est la réserve.
web-gravity-sign-owner = Un anneau à la couleur d’un joueur : l’île est à lui.
web-gravity-sign-airship = Un dirigeable porte des chasseurs (couchettes rondes) et jusqu’à deux mercenaires (couchettes carrées).
web-gravity-sign-first = Le jeton du premier joueur.
web-gravity-sign-enclosed = Sur combien de côtés sur six la meilleure île d’un joueur a des voisines. Six l’emportent.
web-gravity-sign-turns = Les tours qui restent dans cette manche.
web-gravity-sign-cards = Cartes en main.
web-gravity-sign-saved = Cartes gardées pour la manche suivante.
web-gravity-sign-discarded = Cartes défaussées face cachée.
web-gravity-sign-played = Une carte jouée dans cette manche, par son numéro.
web-gravity-sign-laid = Un roque : deux cartes face cachée pour les actions de n’importe quelle carte.
web-gravity-sign-strongest = L’île la plus forte : elle attire les autres.
web-gravity-sign-forecast = Prévision : ce que ferait la phase des îles si elle venait maintenant.

# La première partie guidée.
web-gravity-guide-goal = Vous gagnez quand une de vos îles est entourée d’îles sur ses six côtés. L’hexagone près de chaque nom montre où chacun en est.
web-gravity-guide-yield = Le nombre au milieu d’une île est ce que rapporte son extraction. L’île IV peut être tournée pour rapporter 3.
web-gravity-guide-conduits = Pourquoi 3 ? Trois conduits internes se rejoignent au centre, trois externes forment un triangle. Quand les trois d’un même circuit reçoivent la même couleur, d’une lampe de leur bord ou d’une voisine qui le touche, ils s’allument : +1 pour chaque trio.
web-gravity-guide-settle = Touchez l’île IV et confirmez : deux de vos chasseurs y débarquent.
web-gravity-guide-keep = Vous avez trop de cartes. Touchez une carte pour la jeter et confirmez, jusqu’à ce qu’il en reste quatre. Gardez les cartes 5 et 2.
web-gravity-guide-card = Chaque carte a deux actions, et vous pouvez faire les deux. Touchez la carte 5 (Soutien et Rotation) et confirmez.
web-gravity-guide-acts = Choisissez d’abord la rotation.
web-gravity-guide-turn = { $by ->
        [finger] Faites tourner l’île IV en la traînant, par ses poignées rondes ou par les boutons du bas.
       *[keys] Faites tourner l’île IV en la traînant, avec la molette, les flèches ou ses poignées rondes.
    } Les nombres montrent ce qu’elle rapporterait dans chaque sens. Arrêtez-vous sur 3 et confirmez.
web-gravity-guide-other = L’autre action de la carte est aussi à vous, si elle peut servir : déplacez des chasseurs avec Soutien, ou finissez le tour.
web-gravity-guide-wait = L’adversaire joue maintenant une carte. Suivez le journal.
web-gravity-guide-mine = À vous de nouveau. Jouez la carte 2 et choisissez Extraction : votre île reçoit 3 cristaux de gravité permanente.
web-gravity-guide-crystals = Le nombre dans le cristal est la gravité de l’île. Les cristaux sont permanents ; la brume est temporaire et se dissipe en fin de manche. Quand une île a les deux, leur somme est au-dessus : seule elle compte dans la phase des îles.
web-gravity-guide-forecast = La prévision montre ce que ferait la phase des îles maintenant : l’île la plus lourde attire les plus légères qui ne la touchent pas.
web-gravity-guide-lens = Le point d’interrogation explique tout sur la table : touchez-le, puis une île, un dirigeable ou une carte.
web-gravity-guide-turn-end = Faites la seconde action de la carte si elle vous sert, puis finissez le tour.
web-gravity-guide-capture = On se bat avec la carte 1, Prise d’îles. Envoyez plus de pièces qu’il n’y en a sur l’île, dont au moins un chasseur. Tous les défenseurs tombent ; vous perdez la moitié de vos pièces, arrondie à l’entier inférieur : 1 sur 3. Essayez depuis votre dirigeable, ou continuez.
web-gravity-guide-cards = Aucune carte ne convient ? Roque : deux cartes face cachée en remplacent n’importe laquelle. Inaction : jetez une carte sans rien faire ; cela ne coûte pas de tour.
web-gravity-guide-pass = Celui qui passe ne joue plus de la manche, mais peut conserver jusqu’à deux cartes pour la suivante. Passez quand vos cartes serviront mieux plus tard.
web-gravity-guide-rest = Jouez vos autres cartes, à votre gré ou selon les conseils, puis passez. Plus votre île a de gravité, plus elle attire : une île dès 2, deux dès 6, trois dès 11.
web-gravity-guide-pull = La phase des îles : la plus forte attire. Si c’est la vôtre, touchez le côté où l’autre s’attache, tournez-la et confirmez.
web-gravity-guide-round = Nouvelle manche : la gravité temporaire a disparu, les cristaux restent, chacun repioche.
web-gravity-guide-win = Pour gagner : à la fin d’une phase des îles, une de vos îles a des voisines sur ses six côtés. Roundor ne compte pas. Il faut six îles autour de la vôtre : attirez-les manche après manche, et empêchez les autres d’entourer la leur.
web-gravity-guide-end = Grandir, attirer, entourer : voilà tout le jeu. En cas de doute, demandez un conseil. Une courte partie de trois manches contre un adversaire facile ?

# Plusieurs cartes d’un coup, dans le journal.
web-gravity-told-threw = { $seat } se défausse de : { $card }.
    .you = Vous vous défaussez de : { $card }.
web-gravity-told-threw-hidden =
    { $count ->
        [one] { $seat } se défausse d’{ $count } carte.
       *[other] { $seat } se défausse de { $count } cartes.
    }
    .you =
        { $count ->
            [one] Vous vous défaussez d’{ $count } carte.
           *[other] Vous vous défaussez de { $count } cartes.
        }
