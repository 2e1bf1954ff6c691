tortuga2199-name = Tortuga 2199
tortuga2199-tagline = Un équipage en cartes, un vaisseau et une planète rebelle : conquérez, chassez et abordez jusqu’à en devenir maître avec quinze points d’Influence.

# Secteurs : ils figurent dans d’autres phrases.
tortuga2199-sector-tortuga = Tortuga
tortuga2199-sector-post1 = Terminal commercial 1
tortuga2199-sector-post2 = Terminal commercial 2
tortuga2199-sector-post3 = Terminal commercial 3
tortuga2199-sector-turrets1 = Tourelles 1
tortuga2199-sector-turrets2 = Tourelles 2
tortuga2199-sector-turrets3 = Tourelles 3
tortuga2199-sector-fortress = Forteresse
tortuga2199-sector-lab = Recherches scientifiques
tortuga2199-sector-mines = Mines
tortuga2199-sector-vortex = Vortex

# Cards: their names stand inside other sentences.
tortuga2199-card-mining = Extraction
tortuga2199-card-impulse = Manœuvre
tortuga2199-card-booster = Booster
tortuga2199-card-razorback = Dos-rasoir
tortuga2199-card-deep-lode = Filon profond
tortuga2199-card-far-lantern = Lanterne lointaine
tortuga2199-card-stonewake = Sillage de pierre
tortuga2199-card-hacker = Hacker
tortuga2199-card-dock-runner = Coursier des docks
tortuga2199-card-fence = Receleur
tortuga2199-card-bodyguard = Garde du corps
tortuga2199-card-purser = Commissaire de bord
tortuga2199-card-boarding-ace = As de l’abordage
tortuga2199-card-deck-gunner = Canonnier de pont
tortuga2199-card-breach-marine = Fusilier d’assaut
tortuga2199-card-shield-rigger = Gréeur de boucliers
tortuga2199-card-sergeant = Sergent renégat
tortuga2199-card-sapper = Sapeur de siège
tortuga2199-card-commander = Commandant de garnison
tortuga2199-card-lab-aide = Aide de laboratoire
tortuga2199-card-archivist = Archiviste
tortuga2199-card-survey-drone = Drone de reconnaissance
tortuga2199-card-analyst = Analyste système
tortuga2199-card-coprocessor = Coprocesseur neuronal
tortuga2199-card-protege = Protégé du Professeur
tortuga2199-card-ore-sorter = Trieur de minerai
tortuga2199-card-drill-crew = Équipe de forage
tortuga2199-card-assayer = Essayeur
tortuga2199-card-prospector = Prospecteur
tortuga2199-card-shaft-boss = Chef de puits
tortuga2199-card-financier = Financier de la guilde
tortuga2199-card-mercenary = Mercenaire
tortuga2199-card-smuggler = Contrebandier
tortuga2199-card-wrecker = Naufrageur
tortuga2199-card-infiltrator = Infiltré
tortuga2199-card-rift-pilot = Pilote de faille
tortuga2199-card-broker = Courtier de l’ombre
tortuga2199-card-bot = Robot
tortuga2199-card-ore-grub = Larve de minerai
tortuga2199-card-ember-bat = Chauve-souris de braise
tortuga2199-card-sand-ray = Raie des sables
tortuga2199-card-spore-bloom = Fleur de spores
tortuga2199-card-glass-spider = Araignée de verre
tortuga2199-card-mirror-wraith = Spectre miroir
tortuga2199-card-iron-wyrm = Ver de fer
tortuga2199-card-void-whale = Baleine du vide
tortuga2199-card-kraken = Kraken

# Ce que savent faire les cartes.
tortuga2199-ability-move =
    { $number ->
        [one] Déplacez votre vaisseau d’un secteur.
       *[other] Déplacez votre vaisseau de { $number } secteurs au plus.
    }
tortuga2199-ability-draw =
    { $number ->
        [one] Piochez une carte.
       *[other] Piochez { $number } cartes.
    }
tortuga2199-ability-cache =
    { $number ->
        [one] Prenez un jeton Minerais au dépôt des Mines.
       *[other] Prenez jusqu’à { $number } jetons Minerais au dépôt des Mines.
    }
tortuga2199-ability-reinforce = Augmentez de { $number } la Défense d’un de vos secteurs, sans dépasser son maximum.
tortuga2199-ability-cash =
    { $number ->
        [one] Détruisez cette carte : { $number } point d’Influence.
       *[other] Détruisez cette carte : { $number } points d’Influence.
    }
tortuga2199-ability-siege =
    { $number ->
        [one] +{ $number } Manœuvre ce tour, pour conquérir seulement.
       *[other] +{ $number } Manœuvres ce tour, pour conquérir seulement.
    }
tortuga2199-ability-bargain = Votre prochaine Influence à Tortuga coûte { $number } Cryptos ce tour.
tortuga2199-ability-combat = En combat : +{ $number }.
tortuga2199-ability-attack = En attaque : +{ $number }.
tortuga2199-ability-defend = En défense : +{ $number }.
tortuga2199-ability-weaken = En combat : les cartes adverses comptent { $number } de moins.
tortuga2199-ability-collect = Collectez gratuitement les minerais de votre secteur.
tortuga2199-ability-explore = Sondez gratuitement le jeton Chasse de votre secteur.
tortuga2199-ability-reserve = Réservez gratuitement une carte de votre main.
tortuga2199-ability-destroy-hand = Détruisez une carte de votre main.
tortuga2199-ability-destroy-played = Détruisez une carte jouée ce tour.
tortuga2199-ability-destroy-hand-or-played = Détruisez une carte de votre main ou jouée ce tour.

# Ce que l’on peut faire.
tortuga2199-action-end = Terminer le tour
tortuga2199-action-done = Terminé
tortuga2199-action-take = Récupérer la carte réservée
tortuga2199-action-spend = Dépenser un jeton Minerais comme Crypto
tortuga2199-action-collect = Collecter les minerais
tortuga2199-action-explore = Sonder le jeton Chasse
tortuga2199-action-capture = Capturer la créature
tortuga2199-action-conquer = Conquérir le secteur
tortuga2199-action-conquer-with-crypto = Conquérir le secteur avec des Cryptos
tortuga2199-action-influence = Acheter 1 point d’Influence
tortuga2199-action-cache = Prendre des minerais au dépôt
tortuga2199-action-draw = Prendre une carte de son deck
tortuga2199-action-cash = Détruire cette carte contre de l’Influence
tortuga2199-action-plunder = Prendre de l’Influence au vaincu
tortuga2199-action-bounty = Prendre de l’Influence à la banque
tortuga2199-action-ship = Choisir le vaisseau { $ship }
tortuga2199-action-attack = Attaquer { $seat }
tortuga2199-action-move = Aller vers { $sector }
tortuga2199-action-place = Revenir en jeu : { $sector }
tortuga2199-action-reinforce = Renforcer à { $level } : { $sector }
tortuga2199-action-play = Jouer { $card }
tortuga2199-action-buy = Acheter { $card }
tortuga2199-action-refresh = Mettre { $card } sous sa pioche
tortuga2199-action-reserve = Réserver { $card }
tortuga2199-action-destroy = Détruire { $card }
tortuga2199-action-scrap = Détruire { $card } depuis la main
tortuga2199-action-commit = Combattre avec { $card }
tortuga2199-action-redeem = Convertir { $card }

# Ce qui est demandé.
tortuga2199-prompt-wait = La décision revient à { $seat }.
tortuga2199-prompt-choose = Choisissez votre vaisseau.
tortuga2199-prompt-enter = Votre vaisseau a été vaincu : replacez-le à Tortuga ou dans un secteur à vous.
tortuga2199-prompt-act = Jouez des cartes, agissez ou finissez votre tour.
tortuga2199-prompt-ability = Utilisez { $card } ou terminez.
tortuga2199-prompt-muster = Attaque contre { $foe } : choisissez vos cartes cachées ({ $cards } pour l’instant).
tortuga2199-prompt-parry = { $foe } attaque avec { $cards ->
        [0] aucune carte
        [one] une carte cachée
       *[other] { $cards } cartes cachées
    } : posez les vôtres.
tortuga2199-prompt-sacrifice = Combat perdu : choisissez la carte à détruire.
tortuga2199-prompt-spoils = Combat gagné : choisissez votre prise.

# Ce qui s’est passé.
tortuga2199-event-map-laid = Les secteurs sont en place pour { $seats } capitaines.
tortuga2199-event-ship-chosen = { $seat } prend le vaisseau { $ship }.
    .you = Vous prenez le vaisseau { $ship }.
tortuga2199-event-shuffled =
    { $cards ->
        [one] { $seat } mélange sa défausse : une carte.
       *[other] { $seat } mélange sa défausse : { $cards } cartes.
    }
    .you =
        { $cards ->
            [one] Vous mélangez votre défausse : une carte.
           *[other] Vous mélangez votre défausse : { $cards } cartes.
        }
tortuga2199-event-drew = { $seat } pioche { $card }.
    .you = Vous piochez { $card }.
tortuga2199-event-drew-hidden = { $seat } pioche une carte.
    .you = Vous piochez une carte.
tortuga2199-event-turn = Manche { $round } : au tour de { $seat }.
    .you = Manche { $round } : à votre tour.
tortuga2199-event-post-paid =
    { $crypto ->
        [one] Les Terminaux commerciaux rapportent { $crypto } Crypto à { $seat }.
       *[other] Les Terminaux commerciaux rapportent { $crypto } Cryptos à { $seat }.
    }
    .you =
        { $crypto ->
            [one] Les Terminaux commerciaux vous rapportent { $crypto } Crypto.
           *[other] Les Terminaux commerciaux vous rapportent { $crypto } Cryptos.
        }
tortuga2199-event-fortress-helped = La Forteresse donne une Manœuvre à { $seat }.
    .you = La Forteresse vous donne une Manœuvre.
tortuga2199-event-placed = { $seat } revient en jeu : { $sector }.
    .you = Vous revenez en jeu : { $sector }.
tortuga2199-event-took = { $seat } récupère { $card } dans sa réserve.
    .you = Vous récupérez { $card } dans votre réserve.
tortuga2199-event-took-hidden = { $seat } récupère sa carte réservée.
    .you = Vous récupérez votre carte réservée.
tortuga2199-event-played = { $seat } joue { $card }{ $manoeuvre ->
        [0] { $crypto ->
            [0] {""}
           *[other] {" "}(Crypto +{ $crypto })
        }
       *[other] { $crypto ->
            [0] {" "}(Manœuvre +{ $manoeuvre })
           *[other] {" "}(Crypto +{ $crypto }, Manœuvre +{ $manoeuvre })
        }
    }.
    .you = Vous jouez { $card }{ $manoeuvre ->
            [0] { $crypto ->
                [0] {""}
                   *[other] {" "}(Crypto +{ $crypto })
            }
           *[other] { $crypto ->
                [0] {" "}(Manœuvre +{ $manoeuvre })
               *[other] {" "}(Crypto +{ $crypto }, Manœuvre +{ $manoeuvre })
            }
        }.
tortuga2199-event-siege-ready = { $seat } dispose de { $manoeuvre ->
        [one] { $manoeuvre } Manœuvre
       *[other] { $manoeuvre } Manœuvres
    } de plus pour conquérir.
    .you = Vous disposez de { $manoeuvre ->
            [one] { $manoeuvre } Manœuvre
           *[other] { $manoeuvre } Manœuvres
        } de plus pour conquérir.
tortuga2199-event-bargain-ready = Le prochain point d’Influence coûte { $price } Cryptos à { $seat }.
    .you = Le prochain point d’Influence vous coûte { $price } Cryptos.
tortuga2199-event-spent =
    { $minerals ->
        [one] { $seat } dépense un jeton Minerais comme Crypto.
       *[other] { $seat } dépense { $minerals } jetons Minerais comme Cryptos.
    }
    .you =
        { $minerals ->
            [one] Vous dépensez un jeton Minerais comme Crypto.
           *[other] Vous dépensez { $minerals } jetons Minerais comme Cryptos.
        }
tortuga2199-event-bought = { $seat } achète { $card } pour { $price }.
    .you = Vous achetez { $card } pour { $price }.
tortuga2199-event-refreshed = { $seat } met { $card } sous sa pioche.
    .you = Vous mettez { $card } sous sa pioche.
tortuga2199-event-opened = { $card } est en vente : { $sector }.
tortuga2199-event-moved = { $seat } se déplace : { $from } → { $to }.
    .you = Vous vous déplacez : { $from } → { $to }.
tortuga2199-event-collected = { $seat } collecte des minerais : { $sector }.
    .you = Vous collectez des minerais : { $sector }.
tortuga2199-event-cache-taken =
    { $minerals ->
        [one] { $seat } prend un jeton Minerais au dépôt.
       *[other] { $seat } prend { $minerals } jetons Minerais au dépôt.
    }
    .you =
        { $minerals ->
            [one] Vous prenez un jeton Minerais au dépôt.
           *[other] Vous prenez { $minerals } jetons Minerais au dépôt.
        }
tortuga2199-event-explored = { $seat } sonde la créature ({ $sector }) : { $hunt }.
    .you = Vous sondez la créature ({ $sector }) : { $hunt }.
tortuga2199-event-explored-hidden = { $seat } sonde la créature ({ $sector }).
    .you = Vous sondez la créature ({ $sector }).
tortuga2199-event-reserved = { $seat } réserve { $card }.
    .you = Vous réservez { $card }.
tortuga2199-event-reserved-hidden = { $seat } réserve une carte.
    .you = Vous réservez une carte.
tortuga2199-event-destroyed = { $card } : carte détruite ({ $seat }).
    .you = Votre carte { $card } est détruite.
tortuga2199-event-captured = { $seat } capture une créature ({ $sector }) : { $hunt }.
    .you = Vous capturez une créature ({ $sector }) : { $hunt }.
tortuga2199-event-redeemed = { $seat } convertit { $hunt }.
    .you = Vous convertissez { $hunt }.
tortuga2199-event-influence-bought = { $seat } achète 1 point d’Influence pour { $price ->
        [one] 1 Crypto
       *[other] { $price } Cryptos
    }.
    .you = Vous achetez 1 point d’Influence pour { $price ->
            [one] 1 Crypto
           *[other] { $price } Cryptos
        }.
tortuga2199-event-cashed = { $seat } sacrifie { $card } contre de l’Influence.
    .you = Vous sacrifiez { $card } contre de l’Influence.
tortuga2199-event-sector-lost = { $seat } perd un secteur : { $sector }.
    .you = Vous perdez un secteur : { $sector }.
tortuga2199-event-conquered = { $seat } conquiert un secteur : { $sector }, Défense { $level }.
    .you = Vous conquérez un secteur : { $sector }, Défense { $level }.
tortuga2199-event-reinforced = { $seat } renforce un secteur à { $level } : { $sector }.
    .you = Vous renforcez un secteur à { $level } : { $sector }.
tortuga2199-event-attacked = { $seat } attaque { $foe } ({ $sector }) !
    .you = Vous attaquez { $foe } ({ $sector }) !
    .you-foe = { $seat } vous attaque ({ $sector }) !
tortuga2199-event-committed = { $seat } pose { $card } face cachée.
    .you = Vous posez { $card } face cachée.
tortuga2199-event-committed-hidden = { $seat } pose une carte face cachée.
    .you = Vous posez une carte face cachée.
tortuga2199-event-announced =
    { $cards ->
        [0] { $seat } attaque sans carte.
        [one] { $seat } attaque avec une carte.
       *[other] { $seat } attaque avec { $cards } cartes.
    }
    .you =
        { $cards ->
            [0] Vous attaquez sans carte.
            [one] Vous attaquez avec une carte.
           *[other] Vous attaquez avec { $cards } cartes.
        }
tortuga2199-event-parried = { $seat } se défend avec { $card }.
    .you = Vous vous défendez avec { $card }.
tortuga2199-event-revealed =
    { $copies ->
        [one] { $seat } retourne { $card }.
       *[other] { $seat } retourne { $card } × { $copies }.
    }
    .you =
        { $copies ->
            [one] Vous retournez { $card }.
           *[other] Vous retournez { $card } × { $copies }.
        }
tortuga2199-event-strength = { $seat } aligne { $total } : cartes { $cards }, capacités { $abilities }, Tourelles { $turrets }, Défense { $defence }.
    .you = Vous alignez { $total } : cartes { $cards }, capacités { $abilities }, Tourelles { $turrets }, Défense { $defence }.
tortuga2199-event-combat-won = { $seat } l’emporte sur { $foe }.
    .you = Vous l’emportez sur { $foe }.
    .you-foe = { $seat } l’emporte sur vous.
tortuga2199-event-ship-lost = Le vaisseau de { $seat } rejoint sa soute.
    .you = Votre vaisseau rejoint votre soute.
tortuga2199-event-influence-taken = { $seat } prend { $influence ->
        [one] 1 point
       *[other] { $influence } points
    } d’Influence à { $foe }.
    .you = Vous prenez { $influence ->
            [one] 1 point
           *[other] { $influence } points
        } d’Influence à { $foe }.
    .you-foe = { $seat } vous prend { $influence ->
            [one] 1 point
           *[other] { $influence } points
        } d’Influence.
tortuga2199-event-influence-gained = { $seat } gagne { $influence ->
        [one] 1 point
       *[other] { $influence } points
    } d’Influence.
    .you = Vous gagnez { $influence ->
            [one] 1 point
           *[other] { $influence } points
        } d’Influence.
tortuga2199-event-discarded =
    { $copies ->
        [one] { $seat } défausse { $card } sans jouer cette carte.
       *[other] { $seat } défausse { $card } × { $copies } sans jouer ces cartes.
    }
    .you =
        { $copies ->
            [one] Vous défaussez { $card } sans jouer cette carte.
           *[other] Vous défaussez { $card } × { $copies } sans jouer ces cartes.
        }
tortuga2199-event-usurped = { $seat } a conquis Tortuga : les capitaines tiennent conseil.
    .you = Vous avez conquis Tortuga : les capitaines tiennent conseil.
tortuga2199-event-planet-seized = { $seat } a conquis Tortuga, et avec elle la planète : la partie est finie.
    .you = Vous avez conquis Tortuga, et avec elle la planète : la partie est finie.
tortuga2199-event-goal-reached = { $seat } réunit { $influence } points d’Influence et règne sur la planète !
    .you = Vous réunissez { $influence } points d’Influence et régnez sur la planète !
tortuga2199-event-council-closed = Les derniers tours sont joués : l’Influence décide.
tortuga2199-event-time-up =
    { $rounds ->
        [one] L’unique manche est jouée : l’Influence décide.
       *[other] Les { $rounds } manches sont jouées : l’Influence décide.
    }

# Comment la partie s’est terminée.
tortuga2199-ending-influence = Un capitaine a réuni assez d’Influence pour régner sur la planète.
tortuga2199-ending-usurpation = Tortuga a été conquise : le capitaine le plus influent règne.
tortuga2199-ending-limit = La dernière manche est jouée : le capitaine le plus influent gagne.

# Pourquoi ce conseil.
tortuga2199-reason-rests = Rien d’autre ne vaut la peine pour l’instant.
tortuga2199-reason-ship = Sa carte est la plus forte du choix.
tortuga2199-reason-place = D’ici, les meilleures cibles sont proches.
tortuga2199-reason-reserve-back = Une sixième carte ne peut qu’aider.
tortuga2199-reason-draws = Piochez d’abord : de nouvelles cartes peuvent changer le plan.
tortuga2199-reason-money-first = Réunissez des Cryptos avant de décider quoi acheter.
tortuga2199-reason-resources = Ses ressources sont utiles ce tour.
tortuga2199-reason-leap = Un bond vers la meilleure cible.
tortuga2199-reason-fight = L’ennemi est sans doute plus faible.
tortuga2199-reason-stronger = Chaque carte rapproche de la victoire.
tortuga2199-reason-spare = Cela devrait suffire ; le reste serait perdu.
tortuga2199-reason-hunt = De l’Influence maintenant, et davantage à la conversion.
tortuga2199-reason-sector = Le secteur, son Influence et son pouvoir sont à prendre.
tortuga2199-reason-influence = De l’Influence que personne ne reprend avec un secteur.
tortuga2199-reason-wins = C’est la victoire.
tortuga2199-reason-scout = Une créature sondée peut être capturée.
tortuga2199-reason-minerals = Les minerais se gardent d’un tour à l’autre.
tortuga2199-reason-target = C’est le chemin de la meilleure cible à portée.
tortuga2199-reason-crew = La meilleure carte que l’on puisse acheter ici.
tortuga2199-reason-walls = Du Crypto inutilisé rend un secteur plus difficile à prendre.
tortuga2199-reason-thinner = Un deck plus mince fait revenir plus vite les bonnes cartes.
tortuga2199-reason-keep = Elle vaudra davantage à un autre tour.
tortuga2199-reason-prize = La plus riche des deux prises.
tortuga2199-reason-wasteful = Cela coûterait plus que cela ne rapporte.

# Ce qu’apporte le plan d’un conseil.
tortuga2199-gain-influence = 
    { $count ->
        [one] { $count } point d’Influence de plus
       *[other] { $count } points d’Influence de plus
    }
tortuga2199-gain-minerals = 
    { $count ->
        [one] { $count } jeton Minerais de plus
       *[other] { $count } jetons Minerais de plus
    }
tortuga2199-gain-crypto = 
    { $count ->
        [one] { $count } Crypto de plus dans votre deck
       *[other] { $count } Cryptos de plus dans votre deck
    }
tortuga2199-gain-manoeuvres =
    { $count ->
        [one] { $count } Manœuvre de plus dans votre deck
       *[other] { $count } Manœuvres de plus dans votre deck
    }

# Ce que l’on choisit avant la partie.
tortuga2199-option-seats = Joueurs
tortuga2199-option-scenario = Scénario
tortuga2199-option-scenario-none = Aucun : le jeu de base
tortuga2199-option-scenario-aggressive = Pirates agressifs : des combats plus payants
tortuga2199-option-scenario-peaceful = Pirates pacifiques : pas de combat, conquête en Cryptos
tortuga2199-option-ships = Vaisseaux
tortuga2199-option-ships-chosen = choisis dans l’ordre du tour
tortuga2199-option-ships-dealt = distribués au hasard
tortuga2199-option-goal = Influence pour gagner
tortuga2199-option-round_limit = Manches avant que l’Influence décide (0 : sans limite)
tortuga2199-option-attack_without_cards = On peut attaquer sans carte
tortuga2199-option-richer_spoils = L’attaquant vainqueur prend 2 au vaincu ou 3 à la banque
tortuga2199-option-loser_chooses_card = Le vaincu choisit la carte à détruire
tortuga2199-option-barren_defence = Le défenseur vainqueur ne gagne pas d’Influence
tortuga2199-option-tortuga_ends_game = Conquérir Tortuga met fin à la partie, et seul un vainqueur le peut
tortuga2199-option-no_attacks = Pas d’attaque ; un secteur gardé ne peut être conquis
tortuga2199-option-crypto_conquest = On peut conquérir avec des Cryptos

# Ce qui est refusé.
refusal-tortuga2199-not-now = Ce n’est pas possible maintenant.
refusal-tortuga2199-asked-choose = Il faut d’abord choisir un vaisseau.
refusal-tortuga2199-asked-enter = Le vaisseau vaincu doit d’abord revenir en jeu.
refusal-tortuga2199-asked-ability = Décidez d’abord des capacités de la carte jouée ; elles ne permettent pas cela maintenant.
refusal-tortuga2199-asked-muster = Il faut d’abord choisir les cartes de l’attaquant.
refusal-tortuga2199-asked-parry = Il faut d’abord choisir les cartes du défenseur.
refusal-tortuga2199-asked-sacrifice = Choisissez d’abord la carte à détruire parmi celles utilisées.
refusal-tortuga2199-asked-spoils = Choisissez d’abord votre prise.
refusal-tortuga2199-ship-taken = Le vaisseau { $ship } est déjà pris.
refusal-tortuga2199-not-beaten = Votre vaisseau est déjà en jeu, ou le moment de le replacer n’est pas venu.
refusal-tortuga2199-no-manoeuvre-on-card = { $card } ne montre aucune Manœuvre et ne peut combattre.
refusal-tortuga2199-attack-needs-card = Une attaque demande au moins une carte.
refusal-tortuga2199-too-few-manoeuvres =
    { $price ->
        [one] Il faut 1 Manœuvre ; vous en avez { $manoeuvre }.
       *[other] Il faut { $price } Manœuvres ; vous en avez { $manoeuvre }.
    }
refusal-tortuga2199-too-poor = 
    { $price ->
        [one] Cela coûte { $price } Crypto ; vous en avez { $crypto }, et { $minerals } en minerais.
       *[other] Cela coûte { $price } Cryptos ; vous en avez { $crypto }, et { $minerals } en minerais.
    }
refusal-tortuga2199-no-reserve = Votre réserve est vide.
refusal-tortuga2199-reserve-too-late = La carte réservée se récupère au début du tour, avant toute action.
refusal-tortuga2199-reserve-full = Votre réserve contient déjà une carte.
refusal-tortuga2199-no-minerals = Vous n’avez pas de minerais.
refusal-tortuga2199-no-minerals-here = Il n’y a pas de jeton Minerais ici.
refusal-tortuga2199-no-ship = Votre vaisseau est dans la soute.
refusal-tortuga2199-no-hunt-here = Il n’y a pas de jeton Chasse ici.
refusal-tortuga2199-already-explored = Vous avez déjà sondé ce jeton Chasse.
refusal-tortuga2199-not-explored = Vous n’avez pas sondé le jeton Chasse de ce secteur.
refusal-tortuga2199-not-at-tortuga = L’Influence ne s’achète qu’à Tortuga.
refusal-tortuga2199-no-mines-power = Le dépôt s’ouvre une fois par tour au vaisseau du capitaine qui contrôle les Mines, s’il contient des minerais.
refusal-tortuga2199-crypto-conquest-off = Dans cette partie, on ne conquiert qu’avec des Manœuvres.
refusal-tortuga2199-council = Le conseil des capitaines est réuni : plus de conquête ni d’attaque.
refusal-tortuga2199-already-yours = Vous contrôlez déjà ce secteur : { $sector }.
refusal-tortuga2199-not-yours = Vous ne contrôlez pas ce secteur : { $sector }.
refusal-tortuga2199-guarded = Le vaisseau de son maître garde ce secteur : { $sector }.
refusal-tortuga2199-not-winning = Seul un capitaine qui gagne ainsi peut conquérir Tortuga.
refusal-tortuga2199-peace = Dans cette partie, on n’attaque pas les vaisseaux.
refusal-tortuga2199-nobody-here = Ce vaisseau n’est pas dans votre secteur : { $seat }.
refusal-tortuga2199-no-fighters = Aucune carte de votre main ne montre de Manœuvre.
refusal-tortuga2199-not-adjacent = Ce secteur n’est pas adjacent : { $sector }.
refusal-tortuga2199-above-maximum = La Défense maximale est { $maximum } : { $sector }.
refusal-tortuga2199-not-higher = La Défense est déjà { $level } : { $sector }.
refusal-tortuga2199-not-played = Vous n’avez pas joué cette carte ce tour : { $card }.
refusal-tortuga2199-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
refusal-tortuga2199-not-on-sale = Cette carte n’est pas en vente ici : { $card }.
refusal-tortuga2199-open-piles = Seuls les marchés de la Forteresse, des Recherches scientifiques, des Mines et du Vortex se renouvellent.
refusal-tortuga2199-deck-empty = La pioche est vide : rien pour renouveler.

# Sur la table.
tortuga2199-screen-round = Manche { $round }
tortuga2199-screen-goal = { $goal } points d’Influence pour gagner
tortuga2199-screen-council = derniers tours
tortuga2199-screen-ships = Vaisseaux
tortuga2199-screen-hand = Main
tortuga2199-screen-played = Jouées
tortuga2199-screen-reserve = Réserve
tortuga2199-screen-influence = Influence
tortuga2199-screen-minerals = minerais
tortuga2199-screen-crypto = Crypto
tortuga2199-screen-manoeuvre = Manœuvre
tortuga2199-screen-siege = pour conquérir
tortuga2199-screen-cards = cartes
tortuga2199-screen-hidden = caché
tortuga2199-screen-hunts = chasses
tortuga2199-screen-hunt-deck = Pioche Chasse
tortuga2199-screen-piles = Secteurs T
tortuga2199-screen-cache = dépôt
tortuga2199-screen-difficulty = difficulté
tortuga2199-screen-price = Prix
tortuga2199-screen-removed = Retirées
tortuga2199-screen-combat = Combat
tortuga2199-screen-no-ship = sans vaisseau
tortuga2199-screen-legend = forme et nombre : contrôle et Défense · nombre seul : prix · + Influence · m minerais · ? chasse (sondée : nom et difficulté) · formes dessous : vaisseaux · cartes : main+deck+défausse

# Adversaires.
tortuga2199-bot-advice = Juno le matelot
tortuga2199-bot-advice-character = Vole là où cela semble payer.
tortuga2199-bot-sailor = Kesh la pillarde
tortuga2199-bot-sailor-character = Achète les cartes qui frappent fort.
tortuga2199-bot-mate = Voss le marchand
tortuga2199-bot-mate-character = Le Crypto d’abord, le reste ensuite.
tortuga2199-bot-navigator = Sable la chasseuse
tortuga2199-bot-navigator-character = Suit la piste de chaque proie.
tortuga2199-bot-captain = Commandante Arden
tortuga2199-bot-captain-character = Dépense chaque carte là où elle compte.
tortuga2199-bot-master = Amirale Noor
tortuga2199-bot-master-character = A vu votre tour avant que vous le jouiez.
