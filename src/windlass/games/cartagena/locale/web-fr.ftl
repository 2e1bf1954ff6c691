# L’écran de Carthagène : le souterrain en mots, l’effet d’un choix, l’aide et la partie guidée.

web-cartagena-length = 30–45 min
web-cartagena-about = Les cartes font avancer vos pirates par-dessus tous ceux qui barrent le chemin. Reculer vers les autres rapporte de nouvelles cartes. S’aider soi-même, c’est toujours aider un peu les autres.
web-cartagena-score = Cases parcourues par tous les pirates, la chaloupe en comptant une de plus
web-cartagena-board = Le souterrain
web-cartagena-hand = Cartes en main
web-cartagena-space = Case
web-cartagena-symbol = Symbole
web-cartagena-pirates = Pirates
web-cartagena-stone = Case { $space }, { $symbol }
web-cartagena-here =
    { $count ->
        [one] { $name } : un pirate
       *[other] { $name } : { $count } pirates
    }
web-cartagena-crew =
    À bord : { $aboard } sur { $crew }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
web-cartagena-cards = { $symbol } : { $count }
web-cartagena-no-cards = aucune
web-cartagena-reachable = Accessible
web-cartagena-can-move = Peut bouger
web-cartagena-deck =
    { $count ->
        [one] { $count } carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
web-cartagena-discard =
    { $count ->
        [one] { $count } carte dans la défausse.
       *[other] { $count } cartes dans la défausse.
    }
web-cartagena-actions-left =
    { $count ->
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
web-cartagena-outcome-advance =
    { $passed ->
        [0] Arrivée : { $to }.
        [one] Arrivée : { $to }, par-dessus une case occupée.
       *[other] Arrivée : { $to }, par-dessus { $passed } cases occupées.
    }
web-cartagena-outcome-boards =
    { $passed ->
        [0] Monte droit à bord.
        [one] Monte droit à bord, par-dessus une case occupée.
       *[other] Monte droit à bord, par-dessus { $passed } cases occupées.
    }
web-cartagena-outcome-retreat =
    { $draws ->
        [0] Recul : { $to } ; plus aucune carte à piocher.
        [one] Recul : { $to } ; pioche une carte.
       *[other] Recul : { $to } ; pioche { $draws } cartes.
    }
web-cartagena-signs = Que veulent dire les signes
web-cartagena-sign-symbols = Chaque carte et chaque case montrent l’un d’eux. Une carte mène un pirate à la prochaine case libre qui porte son symbole.
web-cartagena-sign-pirate = Un pirate : sa couleur, sa forme et sa lettre disent à qui il est. Il en tient { -cartagena-crowd } au plus par case.
web-cartagena-sign-boat = Combien de pirates de l’équipage sont à bord. Tous à bord, c’est gagné.
web-cartagena-sign-hand = Cartes en main.
web-cartagena-sign-deck = La pioche. Quand elle est vide, on mélange la défausse.
web-cartagena-sign-discard = La défausse ; touchez-la pour voir ce qu’elle contient.
web-cartagena-sign-row = La rangée ouverte. La carte encadrée sera piochée la première.
web-cartagena-sign-actions = Actions qui restent dans ce tour.
web-cartagena-sign-target = Une case que l’on peut atteindre.
web-cartagena-sign-skipped = Cases occupées que l’on passe.
web-cartagena-sign-last = D’où et vers où est allée la dernière action.
web-cartagena-sign-hint = Ce dont parle le conseil.
web-cartagena-sign-gain = Cartes que l’on piocherait en reculant.
web-cartagena-help-1-title = Le but
web-cartagena-help-1 = Faites passer tout votre équipage par le souterrain. Qui fait monter le premier son dernier pirate à bord gagne aussitôt.
web-cartagena-help-2-title = Votre tour
web-cartagena-help-2 = Faites une, deux ou trois actions dans l’ordre voulu : avancer avec une carte ou reculer pour des cartes.
web-cartagena-help-3-title = Avancer
web-cartagena-help-3 = Jouez une carte et menez un de vos pirates à la prochaine case de ce symbole où il n’y a personne. Si toutes devant lui sont occupées, il monte droit dans la chaloupe.
web-cartagena-help-4-title = Reculer
web-cartagena-help-4 = Ramenez un de vos pirates à la case la plus proche derrière lui qui porte { -cartagena-company } pirates. Piochez une carte pour chacun d’eux. Les cases à { -cartagena-crowd } pirates sont pleines et sautées. On peut aussi redescendre de la chaloupe.
web-cartagena-help-5-title = Variantes
web-cartagena-help-5 = Jamaïque : mains cachées, cartes de la pioche. Tortuga : mains ouvertes, cartes prises dans l’ordre d’une rangée ; douze nouvelles sont posées quand elle est vide. Hispaniola : la rangée ouverte avec des mains cachées.
web-cartagena-guide-crew = Votre équipage attend au cachot. Menez vos six pirates par le souterrain jusqu’à la chaloupe avant tous les autres.
web-cartagena-guide-card = Touchez une carte. La case où elle mène s’éclaire : la prochaine de ce symbole où il n’y a personne.
web-cartagena-guide-ghost = Le fantôme montre où arriverait votre pirate. Touchez encore la case, ou le bouton, pour le faire.
web-cartagena-guide-leap = Jouez maintenant une deuxième carte. Une case occupée est sautée : la foule vous porte plus loin. Quand toutes les cases d’un symbole sont prises, la carte mène droit à la chaloupe.
web-cartagena-guide-back = Les cartes s’épuisent. Touchez un pirate qui a quelqu’un derrière lui : la flèche pointillée ramène à la case la plus proche qui porte { -cartagena-company } pirates.
web-cartagena-guide-draw = En reculant, on pioche une carte par pirate déjà présent. Faites-le, ou essayez une autre action.
web-cartagena-guide-wait = Vous avez fait jusqu’à trois actions ; les autres jouent. Le journal raconte ce qui s’est passé.
web-cartagena-guide-turn = À vous de nouveau. Faites d’une à trois actions, cartes et reculs dans l’ordre de votre choix. Étirez d’abord votre équipage : qui est loin devant a du monde vers qui reculer.
web-cartagena-guide-crowd = { -cartagena-crowd } pirates remplissent une case, quels que soient leurs équipages. En reculant, un pirate passe les cases pleines et les cases vides, et personne ne retourne au cachot. Les pirates adverses vous nourrissent donc, et les vôtres les nourrissent.
web-cartagena-guide-hand = Il n’y a pas d’autre moyen d’obtenir des cartes, et votre main n’a pas de limite. Main vide, on ne peut que reculer. Laissez le doigt ou la souris sur une carte ou une case : elle dit ce qu’elle est.
web-cartagena-guide-boat = La chaloupe accueille tout le monde. Le premier qui y réunit ses six pirates gagne aussitôt, même au milieu d’un tour. Faites passer les retardataires par-dessus la foule : les plus longs sauts partent de loin derrière.
web-cartagena-guide-end = C’est tout le jeu. On peut finir son tour après une action, reprendre ce qui n’a rien révélé et demander un conseil à tout moment. Une partie à deux contre un adversaire facile ?

# Plusieurs cartes d’un coup, dans le journal.
web-cartagena-told-drew = { $seat } pioche : { $symbol }.
    .you = Vous piochez : { $symbol }.
web-cartagena-told-drew-hidden =
    { $count ->
        [one] { $seat } pioche { $count } carte.
       *[other] { $seat } pioche { $count } cartes.
    }
    .you =
        { $count ->
            [one] Vous piochez { $count } carte.
           *[other] Vous piochez { $count } cartes.
        }
web-cartagena-ask-pirate = Quel pirate court jusqu’au prochain symbole : { $symbol } ?
web-cartagena-ask-way = Départ : { $from }. Choisissez une carte pour avancer, ou la case où reculer.
web-cartagena-about-spaces = Cases avec « { $symbol } » : { $spaces }.
web-cartagena-about-held = Dans votre main : { $count }.
web-cartagena-about-start = Tous les pirates partent d’ici. On n’y recule pas.
web-cartagena-about-boat = Une carte sans case libre de son symbole devant soi mène ici. Le premier équipage au complet dans la chaloupe gagne.
