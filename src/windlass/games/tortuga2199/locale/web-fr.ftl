# L’écran de Tortuga 2199 : lettres des cartes, ce qui se trouve sur la carte, ce que disent les boutons et les feuilles.

web-tortuga2199-length = 60–90 min
web-tortuga2199-about = Chaque capitaine commence avec le même maigre équipage et un vaisseau. Recrutez là où il se trouve, conquérez des secteurs, chassez ce qui y vit et combattez pour l’Influence. Votre deck est votre équipage : ce que vous achetez aujourd’hui décide de demain.
web-tortuga2199-score = Influence

web-tortuga2199-letter-trade = T
web-tortuga2199-letter-fortress = F
web-tortuga2199-letter-lab = R
web-tortuga2199-letter-mines = M
web-tortuga2199-letter-vortex = V

# Mots pour les nombres et les piles.
web-tortuga2199-round = Manche { $round }
web-tortuga2199-crypto = Crypto
web-tortuga2199-manoeuvre = Manœuvre
web-tortuga2199-siege = pour conquérir seulement
web-tortuga2199-influence = Influence
web-tortuga2199-minerals = Minerais
web-tortuga2199-hand = Main
web-tortuga2199-deck = Deck
web-tortuga2199-discard = Défausse
web-tortuga2199-played = Jouées
web-tortuga2199-reserve = Réserve
web-tortuga2199-hunt-deck = Pioche Chasse
web-tortuga2199-piles = Secteurs T
web-tortuga2199-combat = Combat
web-tortuga2199-no-ship = dans la soute

# La carte.
web-tortuga2199-map = Carte des secteurs
web-tortuga2199-free = libre, { $price ->
        [one] { $price } Manœuvre pour conquérir
       *[other] { $price } Manœuvres pour conquérir
    }, { $influence ->
        [one] vaut { $influence } point d’Influence
       *[other] vaut { $influence } points d’Influence
    }
web-tortuga2199-held = tenu par { $name }, Défense { $defence }, { $price ->
        [one] { $price } Manœuvre pour conquérir
       *[other] { $price } Manœuvres pour conquérir
    }, { $influence ->
        [one] vaut { $influence } point d’Influence
       *[other] vaut { $influence } points d’Influence
    }
web-tortuga2199-hunt-unknown = jeton Chasse face cachée
web-tortuga2199-hunt-known = chasse : { $card }, difficulté { $difficulty }
web-tortuga2199-explored-by = sondé par { $name }
web-tortuga2199-ship-here = vaisseau de { $name }
web-tortuga2199-council = Conseil des capitaines : derniers tours, ni conquête ni attaque

# Cartes et piles.
web-tortuga2199-price = prix { $price }
web-tortuga2199-copies = { $card } × { $count }
web-tortuga2199-priced = prix
web-tortuga2199-difficulty = difficulté
web-tortuga2199-one-card = une carte
web-tortuga2199-empty = rien
web-tortuga2199-hand-empty = Aucune carte en main
web-tortuga2199-sold-out = épuisé
web-tortuga2199-in-deck =
    { $cards ->
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
web-tortuga2199-no-market = Votre vaisseau est dans la soute : aucun marché ne vous est ouvert.
web-tortuga2199-card-copies =
    { $copies ->
        [one] Il en existe une seule.
       *[other] Il en existe { $copies }.
    }
web-tortuga2199-status-known = Connu par les règles : { $values }.
web-tortuga2199-status-likely = Probable : { $values }.
web-tortuga2199-status-reconstructed = Reconstitué : { $values }.
web-tortuga2199-value-name = nom
web-tortuga2199-value-price = prix
web-tortuga2199-value-crypto = crypto
web-tortuga2199-value-manoeuvre = manœuvre
web-tortuga2199-value-abilities = capacités
web-tortuga2199-value-difficulty = difficulté
web-tortuga2199-value-redeem = Influence de la remise
web-tortuga2199-value-copies = nombre d’exemplaires

# Ce qu’on peut faire, en un mot.
web-tortuga2199-deeds = Ce que vous pouvez faire
web-tortuga2199-play-simple =
    { $cards ->
        [one] Jouer { $cards } carte simple
       *[other] Jouer { $cards } cartes simples
    }
web-tortuga2199-do-end = Finir le tour
web-tortuga2199-do-done = Terminé
web-tortuga2199-do-take = Prendre la réserve
web-tortuga2199-do-spend = Dépenser un minerai
web-tortuga2199-do-collect = Collecter
web-tortuga2199-do-explore = Sonder
web-tortuga2199-do-capture = Capturer
web-tortuga2199-do-conquer = Conquérir
web-tortuga2199-do-conquer-with-crypto = Conquérir
web-tortuga2199-do-attack = Attaquer
web-tortuga2199-do-influence = Acheter l’Influence
web-tortuga2199-do-cache = Dépôt
web-tortuga2199-do-draw = Piocher
web-tortuga2199-do-cash = Contre Influence
web-tortuga2199-do-plunder = Prendre au vaincu
web-tortuga2199-do-bounty = À la banque
web-tortuga2199-do-ship = Choisir
web-tortuga2199-do-move = Aller ici
web-tortuga2199-do-place = Placer ici
web-tortuga2199-do-reinforce = Renforcer
web-tortuga2199-do-level = Défense { $level }
web-tortuga2199-do-play = Jouer
web-tortuga2199-do-buy = Acheter
web-tortuga2199-do-refresh = Renouveler
web-tortuga2199-do-reserve = Réserver
web-tortuga2199-do-destroy = Détruire
web-tortuga2199-do-scrap = Détruire de la main
web-tortuga2199-do-commit = Au combat
web-tortuga2199-do-redeem = Convertir

# Ce que ferait le choix.
web-tortuga2199-costs-crypto = Coûte { $price ->
        [one] 1 Crypto
       *[other] { $price } Cryptos
    } ; vous en avez { $have }{ $minerals ->
        [0] .
        [one] {" "}et un minerai.
       *[other] {" "}et { $minerals } minerais.
    }
web-tortuga2199-costs-manoeuvre = Coûte { $price } de vos { $have ->
        [one] 1 Manœuvre
       *[other] { $have } Manœuvres
    }.
web-tortuga2199-brings = Rapporte { $manoeuvre ->
        [0] { $crypto } Crypto.
       *[other] { $crypto ->
            [0] { $manoeuvre } Manœuvre.
           *[other] { $crypto } Crypto et { $manoeuvre } Manœuvre.
        }
    }
web-tortuga2199-and-then = { $first } { $second }
web-tortuga2199-gains-influence = +{ $influence } Influence.
web-tortuga2199-gains-income = +{ $income } Crypto maintenant et à chaque tour.
web-tortuga2199-gains-defence = Défense { $defence }.
web-tortuga2199-gains-loser = { $seat } perd le secteur.
web-tortuga2199-stakes =
    { $lose ->
        [0] Victoire : +{ $win } Influence. Défaite : une carte utilisée, et votre vaisseau va dans la soute.
       *[other] Victoire : +{ $win } Influence. Défaite : { $lose } Influence, une carte utilisée, et votre vaisseau va dans la soute.
    }
web-tortuga2199-stakes-sector = Le secteur revient au vainqueur.
web-tortuga2199-ends = Vous perdrez { $crypto ->
        [one] { $crypto } Crypto
       *[other] { $crypto } Cryptos
    } et { $manoeuvre ->
        [one] { $manoeuvre } Manœuvre
       *[other] { $manoeuvre } Manœuvres
    } non dépensés. Cartes non jouées : { $cards }.
web-tortuga2199-redeems = Rapporte { $influence } Influence ; la carte quitte la partie.

# Combat.
web-tortuga2199-combat-at = Combat : { $sector }
web-tortuga2199-attacker = attaque
web-tortuga2199-defender = défend
web-tortuga2199-choosing = choisit ses cartes…
web-tortuga2199-no-cards = sans carte
web-tortuga2199-hidden-count =
    { $cards ->
        [one] { $cards } carte cachée
       *[other] { $cards } cartes cachées
    }
web-tortuga2199-sum-cards = Cartes
web-tortuga2199-sum-abilities = Capacités
web-tortuga2199-sum-turrets = Tourelles
web-tortuga2199-sum-walls = Demi-Défense
web-tortuga2199-sum-total = Total
web-tortuga2199-wins = gagne
web-tortuga2199-tie = L’égalité profite au défenseur.
web-tortuga2199-skip = { $by ->
        [finger] Touchez l’écran pour continuer.
       *[keys] Cliquez ou appuyez sur une touche pour continuer.
    }
web-tortuga2199-report = { $attacker } { $attack } : { $defence } { $defender }. Vainqueur : { $winner }.

# Soutes, marchés, chasse.
web-tortuga2199-facts = Influence { $standing } sur { $goal }, minerais { $minerals }, main { $hand }, deck { $deck }, défausse { $discard }. Ouvrir la soute
web-tortuga2199-hold-of = Soute : { $name }
web-tortuga2199-standing = { $tokens } en jetons, { $control } des secteurs
web-tortuga2199-ship = Vaisseau
web-tortuga2199-posts = Terminaux commerciaux
web-tortuga2199-turrets = Tourelles
web-tortuga2199-sectors = Secteurs
web-tortuga2199-captured = Prises
web-tortuga2199-hidden-cards = Main, deck et réserve réunis
web-tortuga2199-markets = Marchés
web-tortuga2199-unseen =
    { $cards ->
        [one] { $cards } carte encore inconnue
       *[other] { $cards } cartes encore inconnues
    }
web-tortuga2199-under = Remises sous la pioche :
web-tortuga2199-cache = Dépôt des Mines : { $minerals }
web-tortuga2199-hunts-note = L’étoile est ce que rapporte la conversion ; la cible, la Manœuvre d’une capture. Une capture rapporte toujours 1 Influence.
web-tortuga2199-destroyed = Détruites

# Ce que veulent dire les signes et les secteurs.
web-tortuga2199-signs = Ce que veulent dire les signes
web-tortuga2199-signs-how = { $by ->
        [finger] Laissez un doigt sur un objet de la table pour tout savoir sur lui.
       *[keys] Cliquez avec le bouton droit sur un objet de la table pour tout savoir sur lui.
    } Les cartes et les vaisseaux se font glisser là où ils doivent aller.
web-tortuga2199-sign-crypto = Le Crypto paie les cartes, la Défense et l’Influence. Ce qui n’est pas dépensé à la fin du tour est perdu.
web-tortuga2199-sign-manoeuvre = La Manœuvre déplace le vaisseau, sonde, capture et conquiert. Au bas d’un secteur, c’est le prix de sa conquête. Le reste est perdu.
web-tortuga2199-sign-influence = L’Influence fait gagner. Sur un secteur, c’est ce qu’il vaut tant qu’on le tient.
web-tortuga2199-sign-minerals = Un jeton Minerais vaut 1 Crypto et se garde d’un tour à l’autre. Sur un secteur, il attend d’être collecté.
web-tortuga2199-sign-defence = Les nombres au bord d’un secteur, des points quand il est petit, sont les Défenses possibles ; le marqueur montre qui le tient et à quel point.
web-tortuga2199-sign-hunt = Un jeton Chasse face cachée. Sondez-le pour voir la créature et laisser votre marque.
web-tortuga2199-sign-difficulty = La difficulté d’une créature : la Manœuvre qu’il faut pour la capturer.
web-tortuga2199-sign-posts = Un jeton Terminal commercial rapporte 1 Crypto au début de chaque tour.
web-tortuga2199-sign-turrets = Un jeton Tourelles compte 1 dans chaque combat.
web-tortuga2199-sign-hand = Cartes en main.
web-tortuga2199-sign-deck = Cartes du deck. Quand il est vide, la défausse est mélangée.
web-tortuga2199-sign-discard = Cartes dans la défausse.
web-tortuga2199-sign-reserve = Une carte mise de côté pour le début d’un autre tour.
web-tortuga2199-sign-round = La manche.
web-tortuga2199-defence = Défense
web-tortuga2199-on-sale = En vente ici
web-tortuga2199-power-tortuga = On y achète l’Influence. Le capitaine qui conquiert Tortuga convoque le conseil des capitaines.
web-tortuga2199-power-trading-post = Rapporte 1 Crypto à celui qui le tient, aussitôt puis au début de chaque tour.
web-tortuga2199-power-turrets = Comptent 1 dans chaque combat de celui qui les tient.
web-tortuga2199-power-fortress = Une fois par tour, donne 1 Manœuvre à celui qui la tient si son vaisseau est ici.
web-tortuga2199-power-lab = Une fois par tour, qui le tient réserve une carte sans payer si son vaisseau est ici.
web-tortuga2199-power-mines = Une fois par tour, qui les tient prend un jeton Minerais au dépôt si son vaisseau est ici.
web-tortuga2199-power-vortex = Une fois par tour, qui le tient détruit une carte jouée sans payer si son vaisseau est ici.

# Aide.
web-tortuga2199-help-1-title = Le but
web-tortuga2199-help-1 = Être le premier à 15 points d’Influence, ou au but convenu. Les secteurs comptent tant que vous les tenez ; la chasse, le combat et le marché de Tortuga donnent des jetons qui restent.
web-tortuga2199-help-2-title = Votre tour
web-tortuga2199-help-2 = Jouez des cartes pour obtenir des Cryptos et des Manœuvres, puis agissez autant de fois et dans l’ordre que vous voulez. À la fin tout est défaussé et vous prenez cinq cartes ; Cryptos et Manœuvres non dépensés sont perdus, les minerais restent.
web-tortuga2199-help-3-title = La Manœuvre sert à
web-tortuga2199-help-3 = Se déplacer, collecter et sonder : 1 ; détruire une carte jouée : 2 ; capturer : la difficulté ; conquérir : le prix du secteur, soit sa Défense plus un s’il est tenu.
web-tortuga2199-help-4-title = À quoi sert le Crypto
web-tortuga2199-help-4 = Acheter au marché où se trouve votre vaisseau, renouveler un marché spécial (1), réserver une carte (2), renforcer vos secteurs (la nouvelle Défense), acheter l’Influence à Tortuga (7). Un minerai vaut 1 Crypto.
web-tortuga2199-help-5-title = La chasse
web-tortuga2199-help-5 = Sondez un jeton pour le voir et le marquer. Payez sa difficulté pour le capturer : 1 Influence aussitôt et sa carte dans votre défausse. Plus tard, jouez la carte ou convertissez-la depuis la main pour son étoile.
web-tortuga2199-help-6-title = Le combat
web-tortuga2199-help-6 = Attaquez un vaisseau de votre secteur : posez face cachée des cartes à Manœuvre, l’autre répond à découvert. Cartes, capacités et Tourelles comptent ; un défenseur chez lui ajoute la moitié de la Défense. Le vaisseau du perdant quitte la carte et une de ses cartes est détruite.
web-tortuga2199-help-7-title = Le conseil des capitaines
web-tortuga2199-help-7 = Le capitaine qui conquiert Tortuga convoque le conseil : chacun des autres a un dernier tour sans conquête ni attaque, puis l’Influence décide.

# La première partie guidée.
web-tortuga2199-guide-goal = Le premier à 15 points d’Influence gagne. L’étoile près de chaque capitaine montre où il en est ; touchez-la pour voir sa soute.
web-tortuga2199-guide-map = Voici la planète. Votre vaisseau flotte au-dessus de Tortuga. Le nombre à chevrons est le prix de la conquête d’un secteur, l’étoile ce qu’il vaut tant que vous le tenez.
web-tortuga2199-guide-card = Les cartes sont votre équipage. Touchez une Extraction : elle s’éclaire, rien n’est encore fait.
web-tortuga2199-guide-confirm = Le bouton dit ce qui va se passer. Appuyez, ou touchez encore la carte.
web-tortuga2199-guide-money = Vous avez 1 Crypto. Jouez aussi les autres Extractions ; le bouton au-dessus joue d’un coup toutes les cartes simples.
web-tortuga2199-guide-buy = Le marché du secteur sous votre vaisseau est ouvert. Vous pouvez payer les cartes éclairées : achetez-en une. Elle va à la défausse et reviendra au prochain mélange.
web-tortuga2199-guide-fly = Les manœuvres déplacent votre vaisseau : pour 1, il vole vers un secteur voisin. Touchez un Terminal commercial ou des Tourelles éclairés ; si la carte Manœuvre est encore en main, jouez-la d’abord.
web-tortuga2199-guide-end = Plus rien à dépenser. Finissez le tour : tout est défaussé et vous prenez cinq cartes.
web-tortuga2199-guide-wait = L’autre capitaine joue. Regardez la carte et le journal.
web-tortuga2199-guide-fight = L’autre vaisseau est dans votre secteur : vous pouvez l’attaquer. Seules se battent les cartes à chevrons encore en main : attaquez avant de les jouer. Touchez Attaquer, puis le bouton ; ou continuez sans combat.
web-tortuga2199-guide-muster = Touchez toutes les cartes à chevrons. Elles sont posées face cachée ; l’autre capitaine n’en voit que le nombre. Quand toutes y sont, touchez Terminé.
web-tortuga2199-guide-spoils = La plus grande somme gagne ; à égalité, le défenseur. Le vainqueur gagne 1 point d’Influence. Le vaisseau du vaincu retourne à sa soute jusqu’à son prochain tour, et une de ses cartes engagées est détruite.
web-tortuga2199-guide-again = Les cartes qui ont combattu sont à la défausse. Achetez si vous pouvez, puis finissez le tour.
web-tortuga2199-guide-turn = L’autre capitaine joue. Les cartes en main servent aussi à se défendre.
web-tortuga2199-guide-manoeuvre = À vous. Jouez les cartes à chevrons jusqu’à 3 Manœuvres.
web-tortuga2199-guide-conquer = 3 Manœuvres suffisent pour conquérir le secteur libre sous votre vaisseau. Touchez Conquérir, puis le bouton. Si une carte demande encore quelque chose, touchez d’abord Terminé.
web-tortuga2199-guide-held = Un secteur à vous : son Influence compte tant que vous le tenez, et un Terminal commercial paie en plus 1 Crypto par tour. Le marqueur montre sa défense.
web-tortuga2199-guide-reinforce = Le Crypto renforce un secteur que vous tenez : défense 4 pour 4, défense 5 pour 5. Celui qui le veut doit payer une Manœuvre de plus que sa défense.
web-tortuga2199-guide-minerals = Collecter, pour 1 Manœuvre, prend le jeton Minerais du secteur sous votre vaisseau. Vous le gardez ; il vaut 1 Crypto au tour de votre choix.
web-tortuga2199-guide-explore = Un jeton face cachée abrite une créature. Sonder, pour 1 Manœuvre, ne la montre qu’à vous et y laisse votre marqueur.
web-tortuga2199-guide-hunt = Capturer coûte en Manœuvres la difficulté de la créature : 1 point d’Influence tout de suite, et sa carte va à votre défausse. Plus tard, jouez cette carte ou convertissez-la depuis votre main pour l’Influence de son étoile.
web-tortuga2199-guide-reserve = Réserver, pour 2 Cryptos, met de côté une carte de votre main. Reprenez-la au début d’un tour suivant et commencez avec six cartes.
web-tortuga2199-guide-destroy = Détruire, pour 2 Manœuvres, retire du jeu une carte jouée pendant ce tour. Sans ses cartes faibles, un deck donne plus souvent les fortes.
web-tortuga2199-guide-council = Tortuga coûte 15 Manœuvres. Le capitaine qui la conquiert convoque le conseil : chacun des autres a un dernier tour, sans conquête ni attaque, puis le plus d’Influence gagne. 15 points d’Influence gagnent aussitôt.
web-tortuga2199-guide-done = Engager, conquérir, chasser, se battre : voilà tout le jeu. En cas de doute, demandez un conseil. Une courte partie en 7 points d’Influence contre un capitaine facile ?

# Plusieurs actions d’un coup, dans le journal.
web-tortuga2199-told-drew = { $seat } pioche { $card }.
    .you = Vous piochez { $card }.
web-tortuga2199-told-drew-hidden =
    { $count ->
        [one] { $seat } pioche { $count } carte.
       *[other] { $seat } pioche { $count } cartes.
    }
    .you =
        { $count ->
            [one] Vous piochez { $count } carte.
           *[other] Vous piochez { $count } cartes.
        }
web-tortuga2199-told-played =
    { $count ->
        [one] { $seat } joue { $count } carte (+{ $crypto } Crypto, +{ $manoeuvre } Manœuvre).
       *[other] { $seat } joue { $count } cartes (+{ $crypto } Crypto, +{ $manoeuvre } Manœuvre).
    }
    .you =
        { $count ->
            [one] Vous jouez { $count } carte (+{ $crypto } Crypto, +{ $manoeuvre } Manœuvre).
           *[other] Vous jouez { $count } cartes (+{ $crypto } Crypto, +{ $manoeuvre } Manœuvre).
        }
web-tortuga2199-told-committed = { $seat } pose { $card }.
    .you = Vous posez { $card }.
web-tortuga2199-told-committed-hidden =
    { $count ->
        [one] { $seat } pose { $count } carte face cachée.
       *[other] { $seat } pose { $count } cartes face cachée.
    }
    .you =
        { $count ->
            [one] Vous posez { $count } carte face cachée.
           *[other] Vous posez { $count } cartes face cachée.
        }

# D’où vient l’Influence.
web-tortuga2199-from-sectors = Secteurs tenus
web-tortuga2199-from-captured = Créatures capturées
web-tortuga2199-from-combat = Combats
web-tortuga2199-from-redeemed = Créatures converties
web-tortuga2199-from-bought = Achetée
web-tortuga2199-from-abilities = Capacités
web-tortuga2199-ask-reinforce = Renforcer : choisissez un de vos secteurs et sa nouvelle défense.
web-tortuga2199-ask-destroy = Quelle carte détruisez-vous ?
web-tortuga2199-ask-reserve = Quelle carte mettez-vous en réserve ?
web-tortuga2199-ask-which = Plusieurs choses sont possibles ici : choisissez-en une.
web-tortuga2199-about-price = Prix : { $price } Crypto.
