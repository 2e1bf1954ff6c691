# La page.
web-title = Windlass
web-title-table = { $game } · Windlass
web-title-your-turn = ● À vous · { $game }
web-hero = Des jeux de plateau, prêts à jouer
web-hero-more = Trois jeux complets, contre des bots ou entre amis. Sans compte, en un clic.
web-loading = On prépare la table…
web-home = Retour à l’accueil
web-lost = Page introuvable
web-lost-why = Cette adresse ne mène à aucun jeu ni à aucune table.
web-gone = Cette table ne peut pas être montrée
web-trouble = Le serveur ne répond pas
web-trouble-why = La connexion ou le serveur est en panne. Rien de ce que vous avez joué n’est perdu.
web-trouble-again = Réessayer
web-close = Fermer
web-cancel = Annuler
web-yes = oui
web-no = non
web-copied = Copié
web-copy-link = Copier le lien
web-share = Partager
web-menu = Menu
web-more = En savoir plus
web-more-about = En savoir plus sur { $game }
web-guest = Invité
web-language-en = English
web-language-ru = Русский
web-language-fr = Français

# Jeux et tables de l’accueil.
web-players-range = { $low } à { $high } joueurs
web-play-bots = Jouer contre des bots
web-rival = Votre prochain adversaire
web-play-friends = Entre amis
web-learn = Apprendre en jouant
web-join = Rejoindre avec un code
web-join-go = Rejoindre
web-code = Code de la table
web-import = Ouvrir une partie enregistrée
web-import-how = Une partie finie se revoit, une partie en cours se reprend. Choisissez son fichier ou déposez-le ici.
web-import-choose = Choisir un fichier
web-my-tables = Vos tables
web-open-tables = Tables qui attendent des joueurs
web-compiling = Les bots forts se préparent encore : environ une minute après le premier démarrage. Ils jouent déjà, mais plus lentement et plus simplement.
web-open-none = Personne n’attend en ce moment. Demandez une table : la prochaine personne vous rejoindra.
web-strangers = Jouer avec quelqu’un
web-strangers-how = Choisissez un jeu et la durée d’un tour : vous rejoindrez quelqu’un qui veut la même chose.
web-find = Trouvez-moi une table
web-pace-quick = Vite : une minute par tour
web-pace-calm = Au calme : quatre minutes par tour
web-pace-days = Sans hâte : deux jours par tour
web-watch-tables = Parties à regarder
web-history = Parties terminées
web-history-all = Toutes les parties et statistiques
web-mine = Vos parties
web-mine-more = Plus : nom, ranger, quitter
web-mine-title = Le nom que je lui donne
web-mine-archive = Ranger
web-mine-unarchive = Ressortir
web-mine-archived = Rangées
web-mine-save = Enregistrer
web-mine-empty = Rien encore : vos parties terminées seront gardées ici.
web-mine-profile = Mes cotes et mon profil
web-rated = Classée
web-ladders = Classements
web-mine-played =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
web-mine-won = gagnées
web-mine-resigned = abandonnées
web-mine-places = Places
web-mine-game = Quel jeu
web-mine-all = Tous les jeux
web-your-turn = À vous
web-place =
    { $place ->
        [1] { $place }re place
       *[other] { $place }e place
    }
web-status-waiting = attend des joueurs
web-status-playing = en cours
web-status-paused = en pause
web-status-over = terminée
web-status-abandoned = arrêtée sans résultat
web-status-frozen = suspendue

# Dresser une table.
web-set-table = Préparer une table
web-start = Commencer
web-open-table = Ouvrir la table
web-options = Variante et options
web-more-options = Autres options
web-table-settings = Temps et joueurs
web-house-rules = Règles maison
web-rules = Les règles en bref
web-rules-all = Toutes les règles
web-puzzles = Problèmes
web-rules-of = Règles : { $game }
web-rules-link = Règles
web-rules-play = Jouer
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-example = Exemple
web-rules-rulings = Décisions sur lesquelles ce chapitre s’appuie (en anglais)
web-rules-found =
    { $count ->
        [0] Aucun chapitre n’en parle.
        [one] { $count } chapitre en parle.
       *[other] { $count } chapitres en parlent.
    }
web-players = Joueurs
web-plan-me = Moi
web-plan-here = Quelqu’un sur cet appareil
web-plan-friend = Un ami, sur invitation
web-plan-bot = Bot : { $level }
web-clock = Temps
web-clock-kind-none = sans pendule
web-clock-kind-turn = par tour
web-clock-kind-game = pour toute la partie
web-clock-kind-days = en jours par tour
web-clock-none = Sans pendule
web-clock-turn = { $seconds } secondes par tour
web-clock-game =
    { $minutes ->
        [one] { $minutes } minute pour la partie, { $increment } s de plus par tour
       *[other] { $minutes } minutes pour la partie, { $increment } s de plus par tour
    }
web-clock-days =
    { $days ->
        [one] Un jour par tour
       *[other] { $days } jours par tour
    }
web-at-end = Quand le temps est écoulé
web-at-end-bot = un bot joue à la place
web-at-end-loss = le joueur perd
web-setting-turn-seconds = Secondes par tour
web-setting-game-minutes = Minutes pour la partie
web-setting-increment = Secondes de plus par tour
web-setting-turn-days = Jours par tour
web-setting-public = Table visible de tous
web-setting-rated = Classée : le résultat change les cotes, sans conseils ni annulations
web-setting-spectators = Autoriser les spectateurs
web-setting-hints = Conseils
web-setting-takebacks = Autoriser les demandes d’annulation
web-setting-delay = Retard des spectateurs (en actions)
web-setting-grace = Secondes avant qu’un bot remplace un joueur déconnecté
web-lots = Au début de la partie, les places sont tirées au sort.
web-setting-lots = Tirer les places au sort (décide qui commence)
web-plan-name = Nom du joueur sur cet appareil
web-password = Mot de passe
web-password-why = Il faut le connaître pour entrer. Laissez vide pour n’en mettre aucun.
web-locked = Cette table a un mot de passe
web-locked-how = Demandez-le à la personne qui vous invite.
web-enter = Entrer

# Avant le début.
web-lobby = À la table
web-invite = Inviter des amis
web-invite-how = Envoyez le lien, donnez le code ou faites scanner l’image.
web-reach-here = Seul cet appareil peut l’ouvrir : la table n’est pas sur un réseau.
web-reach-network = Toute personne sur ce réseau peut l’ouvrir : le même Wi-Fi, à la maison ou au café.
web-reach-everyone = Toute personne qui le reçoit peut l’ouvrir, où qu’elle soit.
web-invited = { $host } vous invite à jouer à { $game }
web-invited-by-nobody = Venez jouer à { $game }
web-sit-down = S’asseoir
web-table-full = Toutes les places sont prises. Vous pourrez regarder la partie.
web-look-first = Voir d’abord la table
web-players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-suggested-name-1 = Capitaine Mouette
web-suggested-name-2 = Mousse Embrun
web-suggested-name-3 = Bosco Biscuit
web-suggested-name-4 = Pilote Poivre
web-suggested-name-5 = Second Marée
web-suggested-name-6 = Canonnière Cannelle
web-suggested-name-7 = Vigie Tempête
web-suggested-name-8 = Timonier Brume
web-invite-qr = Code QR du lien vers cette table
web-invite-locked = Il leur faudra aussi le mot de passe.
web-seat-open = Place libre
web-seeking = On attend quelqu’un qui veut la même chose. La partie commence d’elle-même à son arrivée ; un son vous prévient.
web-sit = S’asseoir ici
web-sit-also = Quelqu’un sur cet appareil
web-stand = Libérer cette place
web-swap = Échanger les places { $one } et { $other }
web-fill-bots = Mettre des bots aux places libres
web-place-bot = Mettre un bot
web-seats-missing =
    { $count ->
        [one] Une place est encore libre
       *[other] { $count } places sont encore libres
    }
web-wait-host = L’hôte lancera la partie.

# À la table.
web-board = Plateau
web-zoom = Taille du plateau
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Montrer tout le plateau
web-tray = Votre main et vos actions
web-sheet = Journal, discussion et aide
web-log = Journal
web-chat = Discussion
web-help = Aide
web-you-did = Vous
web-you = vous
web-acting = décide maintenant
web-wait = Les autres décident
web-watching = Vous regardez
web-watching-delay =
    { $count ->
        [one] { $count } action de retard
       *[other] { $count } actions de retard
    }
web-spectators =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-paused = La partie est en pause.
web-seat-resigned = a abandonné
web-seat-away = un bot joue à sa place
web-seat-absent = reconnexion…
web-seat-elsewhere = absent pour l’instant
web-seat-lost-time = perdu au temps
web-seat-lost-absent = absent trop longtemps
web-seat-away-time = temps écoulé : un bot joue
web-your-time = Votre temps : { $time }
web-hurry =
    { $seconds ->
        [one] Plus qu’une seconde
       *[other] Plus que { $seconds } secondes
    }
web-kept-wish = Un bot joue pour vous : vous avez quitté la table.
web-kept-absent = Un bot joue pour vous : la connexion s’est perdue.
web-kept-time = Un bot joue pour vous : votre temps est écoulé.
web-kept-used-up = Votre temps pour toute la partie est épuisé.
web-days-left =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-choose-first = Choisissez une action
web-choices = Ce que vous pouvez faire
web-plain = La table en mots
web-undo = Annuler le coup
web-undo-ask = Demander l’annulation
web-hint-ask = Conseil
web-hint = { $action }. { $reason }
web-hint-chance = { $action }. { $reason } Environ { $chance } % de chances de gagner ensuite.
web-hint-next = Deuxième choix
web-hint-second = Deuxième choix : { $hint }
web-hint-then = Ensuite : { $plan }.
web-hint-gains = Le plan apporte { $gains }.
web-log-moment = Montrer le moment après l’action { $ply }
web-log-turn = Tour de { $name }
web-log-scene = Hors des tours
web-list-two = { $first }, { $second }
web-since = Depuis votre tour
web-since-again = Revoir ce qui s’est passé
web-pace = Rythme : { $speed }
web-log-again = Revoir cette scène
web-log-earlier = Afficher les tours précédents
web-log-times = ({ $times } fois)
web-link-lost = Reconnexion…
web-link-connecting = Connexion…
web-link-keeps = Reconnexion… votre action est gardée et partira ensuite.
web-sent = envoyé, sans réponse encore
web-sheet-unread =
    { $count ->
        [one] Journal, discussion et aide : { $count } nouveau message
       *[other] Journal, discussion et aide : { $count } nouveaux messages
    }
web-asking-undo = { $name } demande à annuler un coup.
web-asking-pause = { $name } demande une pause.
web-asking-abandon = { $name } propose d’arrêter la partie sans résultat.
web-agree = Accepter
web-decline = Refuser
web-withdraw = Retirer
web-ask-pause = Demander une pause
web-pause = Pause
web-ask-abandon = Proposer d’arrêter sans résultat
web-abandon = Arrêter sans résultat
web-claim = Réclamer la victoire : les autres sont partis depuis longtemps
web-resume = Continuer
web-resign = Abandonner
web-resign-sure = Un abandon est définitif. À plus de deux, un bot continue pour vous.
web-play-on = Continuer à jouer
web-leave = Partir ; un bot prend la place
web-return = Reprendre la place
web-curtain = Passez l’appareil à { $name }
web-curtain-open = Je suis { $name }
web-guide = Première partie
web-guide-next = Continuer
web-guide-done = Continuer sans guide
web-guide-short = Jouer une courte partie
web-guide-skip = Passer

# Discussion.
web-phrases = Phrases que chacun lit dans sa langue
web-chat-write = Dites quelque chose
web-chat-send = Envoyer
web-chat-empty = Personne n’a encore rien dit.
web-react = Réagir
web-mute-name = Ignorer { $name }
web-muted = Vous ignorez { $name }.
web-unmute = Ne plus ignorer

# La fin, la relecture et les fichiers.
web-result = Résultat
web-won = Vous gagnez !
web-placed =
    { $place ->
        [2] Vous terminez deuxième.
        [3] Vous terminez troisième.
        [4] Vous terminez quatrième.
       *[other] Vous terminez à la place { $place }.
    }
web-sources = D’où viennent les points
web-sources-rounds = Manche par manche
web-round = Manche
web-wins = Première place : { $name }
web-rating-change = Cote { $before } → { $after } ({ $change })
web-rating-none = Partie non classée : il faut que chacun joue pour soi et que personne n’ait choisi les cartes.
web-rematch = Rejouer
web-beat = Vous avez battu { $names } !
web-next-rival = À suivre : { $name }
web-rematch-offered = { $name } propose de rejouer
web-rematch-accept = Rejouer
web-rematch-waiting = Proposé. La partie commence dès que tout le monde accepte.
web-rematch-answered = Tout le monde a répondu.
web-rematch-agreed = joue
web-rematch-declined = refuse
web-rematch-asked = sans réponse
web-rematch-go = À la nouvelle table
web-replay = Revoir la partie
web-share-replay = Copier le lien de la partie
web-export = Enregistrer la partie
web-progress = Progression de chacun pendant la partie
web-progress-table = Sous forme de tableau
web-action = Action
web-turning = Tournants de la partie
web-turning-number = Tournant { $number }
web-turning-lead = Action { $ply } : { $name } prend la tête, +{ $gain }
web-turning-gain = Action { $ply } : { $name } gagne { $gain } sur les autres
web-pinned-title = Règles et matériel utilisés
web-pinned-rules = Règles
web-pinned-components = Matériel
web-fair = Le mélange était-il honnête ?
web-fair-title = Qui mélange les cartes ?
web-shuffled-by-people = La table s’est engagée sur un secret avant que l’on s’assoie, et les appareils des joueurs ajoutent leur propre hasard : personne n’a pu choisir les cartes. Gardez cette empreinte pour le vérifier à la fin de la partie.
web-shuffled-by-table = La table s’est engagée sur un secret avant la première carte. Gardez cette empreinte pour le vérifier à la fin de la partie.
web-shuffled-by-known = Quelqu’un connaît peut-être ces cartes : la graine a été choisie ou vient d’une autre partie. Personne d’autre ne joue ici.
web-keep-hash = Garder l’empreinte
web-fair-secret = Le secret de la table
web-fair-hash = Empreinte
web-fair-seed = Graine
web-replay-first = Au début
web-replay-back = Une action en arrière
web-replay-run = Lancer la relecture
web-replay-pause = Arrêter la relecture
web-replay-next = Une action en avant
web-replay-last = À la fin
web-replay-moment = Moment de la partie
web-replay-leave = Retour à la table
web-copy-moment = Lien vers ce moment
web-share-picture = Image de ce moment
web-share-film = La partie en animation
web-share-making = { $done } % · arrêter
web-play-from = Jouer à partir d’ici
web-eyes = Point de vue
web-eyes-own = Mon point de vue
web-eyes-spectator = Vue d’un spectateur

# Réglages.
web-settings = Réglages
web-setting-name = Votre nom
web-setting-emblem = Votre emblème
web-emblem-anchor = Ancre
web-emblem-compass = Boussole
web-emblem-lantern = Lanterne
web-emblem-wave = Vagues
web-emblem-star = Étoile
web-emblem-crab = Crabe
web-emblem-barrel = Tonneau
web-emblem-feather = Plume
web-emblem-moon = Lune
web-emblem-shell = Coquillage
web-emblem-whale = Baleine
web-emblem-key = Clé
web-setting-language = Langue
web-setting-theme = Couleurs
web-theme-system = Comme l’appareil
web-theme-light = Claires
web-theme-dark = Sombres
web-setting-speed = Mouvement
web-speed-slow = Lent
web-speed-normal = Normal
web-speed-fast = Rapide
web-speed-none = Aucun
web-setting-confirm = Aperçu des actions
web-confirm-always = toutes, avant de les faire
web-confirm-final = seulement si elles dévoilent quelque chose ou finissent le tour
web-confirm-never = aucune
web-final = Annulation seulement avec l’accord de tous
web-setting-sound = Sons
web-setting-notify = Me prévenir quand c’est à moi de jouer et que je regarde ailleurs
web-notify-denied = Votre navigateur bloque les notifications de cette page ; vous pouvez les autoriser dans ses réglages.
web-setting-curtain = Cacher la table pendant que l’appareil passe de main en main
web-setting-plain = Montrer la table en mots
web-account = Compte, appareils et mes données
web-carry = Vos autres appareils
web-carry-why = Un lien privé vous permet de rester le même joueur ailleurs.
web-carry-make = Créer le lien
web-carry-qr = Code QR de votre lien privé
web-carry-accept = Continuer ici avec ce joueur
web-carry-accept-why = Ce lien fait de vous le même joueur que sur votre autre appareil.
web-carry-instead = Sur cet appareil, vous êtes { $name }. Si vous continuez, vous ne pourrez plus jouer sous ce nom ici.
web-carry-decline = Rester qui je suis

# Touches.
web-keys-title = Touches
web-key-tab = Tab
web-key-arrows = ← →
web-key-zoom = + − 0
web-key-pan = ⇧ ← →
web-key-enter = Entrée
web-key-escape = Échap
web-key-u = U
web-key-h = H
web-key-question = ?
web-keys-tab = d’un bouton à l’autre
web-keys-arrows = le long du plateau
web-keys-zoom = agrandir le plateau, le réduire, entier
web-keys-pan = déplacer le plateau agrandi
web-keys-enter = choisir ; encore une fois pour faire
web-keys-escape = annuler le choix
web-keys-u = annuler le coup
web-keys-h = conseil
web-keys-question = aide

# L’analyse d’une partie finie.
web-review = Analyse de la partie
web-review-why = Chaque décision est jugée d’après ce que le joueur pouvait savoir, dans des mondes imaginés, jamais d’après les cartes cachées.
web-review-start = Analyser
web-review-working = Décisions jugées : { $judged } sur { $total }
web-review-chances = Les chances de victoire de chacun
web-review-chances-hint = Touchez le graphique pour aller à un moment.
web-review-best = le meilleur
web-review-good = bon
web-review-inaccuracy = imprécision
web-review-mistake = erreur
web-review-blunder = gaffe
web-review-key = Moments clés
web-review-no-key = Personne n’a fait d’erreur notable.
web-review-lost = { $points ->
        [one] { $points } point de victoire perdu
       *[other] { $points } points de victoire perdus
    }
web-review-better = Mieux : { $action }
web-review-as-good = Rien de mieux à faire.
web-review-open = Après coup : toutes cartes ouvertes
web-review-hindsight = Toutes cartes ouvertes : { $played } % après l’action jouée, { $best } % après la meilleure.
web-review-next = À suivre : { $name }
web-review-try = Essayez vous-même à partir d’ici
web-review-skill = décisions, les siennes et celles des autres
web-review-luck = chance
web-review-began = au début
web-review-ended = résultat
web-review-sums = Décisions et chance de chacun
web-review-player = Joueur
