# Le laboratoire : simulations et rapports d’équilibre, commandés par qui tient le serveur.
lab-title = Laboratoire
lab-why = Faites jouer de nombreuses parties aux robots et lisez ce qu’il en est sorti. Les travaux passent l’un après l’autre, en arrière-plan, après tous ceux qui jouent.
lab-new = Nouveau travail
lab-kind = Ce qu’il faut découvrir
lab-kind-balance = Rapport d’équilibre
lab-kind-simulation = Simulation
lab-kind-balance-why = Si les places sont équitables, combien durent les parties, ce que valent cartes et lieux, avec des parties à ouvrir.
lab-kind-simulation-why = Qui gagne et à quelle fréquence, comment finissent les parties et combien elles durent ; beaucoup de parties en peu de temps.
lab-game = Jeu
lab-players = Joueurs
lab-bot = Qui joue
lab-bot-seat = Robot à la place { $seat }
lab-games-wanted = Combien de parties
lab-seed = Graine
lab-seed-why = Même graine, mêmes parties.
lab-more = Autres options
lab-pairs = Paires « avec et sans » pour chaque élément
lab-pairs-why = La même donne se poursuit avec une carte ou un lieu, puis sans : ce qu’ils valent vraiment. 0 : aucune.
lab-deals = Donnes entre niveaux
lab-deals-why = Trois niveaux se rencontrent dans chaque donne, à toutes les places : l’adresse contre la chance. 0 : aucune.
lab-start = Lancer
lab-runs = Travaux
lab-none = Rien n’a encore été lancé.
lab-run-balance = Rapport d’équilibre · { $game }
lab-run-simulation = Simulation · { $game }
lab-run-about =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    } · { $bots } · graine { $seed }
lab-state-waiting = en attente
lab-state-working = en cours
lab-state-done = terminé
lab-state-stopped = arrêté
lab-state-failed = échoué
lab-state-broken = interrompu : le serveur a redémarré
lab-progress-games = Parties : { $done } sur { $total }
lab-progress-pairs = Paires « avec et sans » : { $done } sur { $total }
lab-progress-levels = Donnes entre niveaux : { $done } sur { $total }
lab-left-seconds =
    encore { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    } environ pour cette partie du travail
lab-left-minutes =
    encore { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    } environ pour cette partie du travail
lab-why-not-ready = Les règles de ce jeu sont encore en cours de compilation, ou ne peuvent pas être compilées ici.
lab-why-failed = Le travail n’a pas pu être terminé ; le journal du serveur en dit plus.
lab-open = Ouvrir le rapport
lab-stop = Arrêter
lab-forget = Retirer
lab-again = Relancer
