# Joueurs et bots.
seat-number = Joueur { $number }
bot-uniform = Au hasard
bot-advice = Débutant
bot-sailor = Facile
bot-mate = Moyen
bot-navigator = Aguerri
bot-captain = Fort
bot-master = Maître
bot-value = Coup d’œil
bot-plan = Stratège
bot-look = Longue-vue
bot-flat = Monte-Carlo simple
bot-tree = Recherche arborescente
hint-wins = C’est la victoire.
bot-own = { $name }
ending-resigned = Tous les autres ont abandonné.

# Ce qui est refusé : les parties et leurs fichiers.
refusal-action-unknown = Aucune action ne porte le code { $code }.
refusal-bot-unknown = Il n’y a pas de bot « { $level } ».
refusal-bot-silent =
    { $seconds ->
        [one] Le bot n’a pas répondu en { $seconds } seconde.
       *[other] Le bot n’a pas répondu en { $seconds } secondes.
    }
refusal-bot-gone = Le programme du bot s’est arrêté.
refusal-bot-garbled = La réponse du bot est incompréhensible : « { $text } ».
refusal-bot-illegal = Le bot a choisi « { $action } », ce qui n’est pas permis.
refusal-arena-alone = Une arène demande au moins deux bots.
refusal-arena-other = { $folder } contient une autre rencontre.
refusal-blocks-other = { $folder } contient les résultats d’autre chose.
refusal-hands-no-ray = Ray n’est pas installé : pip install "windlass[ray]"
refusal-dataset-altered = { $file } : les lignes de la partie { $number } ne disent pas ce que dit son fichier.
refusal-train-course = On ne peut pas apprendre « { $course } » de { $game } à { $seats } joueurs.
refusal-train-compiler = L’apprentissage demande le compilateur (Numba), qui est désactivé ou absent.
refusal-weights-none = Personne n’a encore appris { $game } à { $seats } joueurs : le bon sens joue.
refusal-weights-broken = { $file } est abîmé : le bon sens joue.
refusal-weights-other-game = { $file } a été appris pour d’autres règles ou composants : le bon sens joue.
refusal-game-unknown = Il n’y a pas de jeu « { $game } ».
refusal-game-no-features = Aucune caractéristique n’est décrite pour le jeu « { $game } ».
refusal-picture-no-engine = Pour dessiner un plateau, il faut encore un paquet : pip install "windlass[draw]".
refusal-picture-not-built = Les plateaux ne sont pas encore construits : lancez d’abord « make web », ou installez Windlass depuis son paquet (wheel).
refusal-picture-no-board = Le jeu « { $game } » n’a pas de plateau à dessiner.
refusal-notation-action = « { $text } » n’est pas une action.
refusal-notation-position = La position est illisible : { $part }.
refusal-match-version = Cette partie ({ $game }) suit la version { $version } des règles, que ce programme ne joue plus.
refusal-match-components = Cette partie ({ $game }) a été jouée avec un autre matériel ({ $components }).
refusal-match-seed = La graine ne correspond pas à l’empreinte publiée.
refusal-match-seed-bytes = Une graine compte { $size } octets.
refusal-match-names = Les noms sont une liste de textes, un par place.
refusal-match-no-seat = Les places vont de 0 à { $last } ; -1 est un spectateur.
refusal-match-no-place = Les places vont de 0 à { $last } ; un spectateur n’en a pas ici.
refusal-match-not-whole = Il faut un nombre entier, pas une valeur de type { $type }.
refusal-match-no-ply = La partie a les moments 0 à { $most } ; le moment { $number } n’existe pas.
refusal-match-over = La partie est terminée.
refusal-mcp-no-match = Il n’y a pas de partie numéro { $number }.
refusal-undo-nothing = Il n’y a rien à annuler.
refusal-undo-over = Quelqu’un a abandonné : plus rien ne peut être repris.
refusal-undo-not-yours = La dernière action n’était pas la vôtre.
refusal-undo-revealed = Le hasard ou un secret s’est dévoilé : on ne peut annuler qu’avec l’accord de tous.
refusal-resign-no-seat = Cette place n’existe pas.
refusal-resign-twice = Ce joueur a déjà abandonné.
refusal-options-invalid = « { $option } » : il faut { $wanted }.
refusal-options-unknown = Le jeu n’a pas d’option « { $option } ». Il a : { $options }.
options-wanted-number = un nombre entier de { $low } à { $high }
options-wanted-switch = oui ou non (true ou false)
options-wanted-choice = une valeur parmi : { $choices }
options-wanted-text = un texte de la forme indiquée
refusal-options-seats = { $game } se joue de { $low } à { $high }.
refusal-matchfile-line = Ligne { $line } : { $reason }
refusal-matchfile-title = Ce n’est pas un fichier de partie.
refusal-matchfile-field = Le champ « { $field } » n’est pas à sa place ou sa valeur est fausse.
refusal-matchfile-missing = Il manque le champ « { $field } ».
refusal-matchfile-entry = « { $text } » n’est pas l’entrée suivante.
refusal-matchfile-too-long = Un fichier de partie compte au plus { $most } caractères.
refusal-matchfile-not-text = Le fichier contient des signes qui ne forment pas un texte.
refusal-matchfile-running = La partie continue : ce qu’elle cache n’est pas encore pour tous.
refusal-proof-part = Une place ajoute de { $low } à { $high } octets, ou aucun.
refusal-proof-receipt = Ce n’est pas un reçu.

# Ce qui est refusé : le terminal.
refusal-terminal-number =
    { $count ->
        [1] Il n’y a qu’une action à choisir ; le numéro { $number } n’existe pas.
       *[other] Choisissez un numéro de 1 à { $count } ; { $number } n’en est pas un.
    }
refusal-terminal-file-unreadable = Impossible de lire le fichier { $file }.
refusal-terminal-file-unwritable = Impossible d’écrire le fichier { $file }.
refusal-terminal-file-needed = Nommez un fichier, par exemple : { $command } soiree.match
refusal-terminal-pair = « { $text } » n’a pas la forme nom=valeur.
refusal-terminal-option = { $game } n’a pas d’option « { $name } ». Options : { $names }.
refusal-terminal-bots = Trop de bots : { $bots } pour { $seats } places.
refusal-terminal-which = « { $text } » convient à plusieurs actions : { $actions }.
refusal-terminal-no-such = Il n’y a pas de « { $text } ». Il y a : { $names }.
refusal-terminal-nothing-kept = Aucune partie inachevée n’est conservée ici.
refusal-terminal-seat =
    { $seats ->
        [one] Il n’y a qu’une place, donc pas de place { $seat }.
       *[other] Il n’y a que { $seats } places, donc pas de place { $seat }.
    }
refusal-terminal-names =
    { $seats ->
        [one] Il n’y a qu’une place pour { $names } noms.
       *[other] Il n’y a que { $seats } places pour { $names } noms.
    }
terminal-usage-no-option = Il n’y a pas d’option { $option }.
terminal-usage-missing = Il manque { $option }.
terminal-usage-no-value = { $option } demande une valeur.
terminal-usage-value = La valeur de { $option } n’a pas la bonne forme.
terminal-usage-choice = { $option } doit être l’un de : { $values }.
terminal-usage-range = { $option } doit être un entier de { $low } à { $high }.
terminal-usage-least = { $option } doit être un entier, au moins { $low }.
terminal-usage-other = Ceci n’est pas compréhensible : { $text }
refusal-terminal-chapter = Les règles n’ont pas de chapitre « { $chapter } ». Il y a : { $chapters }.
refusal-terminal-ply =
    { $most ->
        [one] La partie compte { $most } action ; l’action { $number } n’existe pas.
       *[other] La partie compte { $most } actions ; l’action { $number } n’existe pas.
    }
refusal-simulate-players =
    { $seats ->
        [1] Nommez un joueur, et non { $given }.
       *[other] Nommez un joueur pour toutes les places ou { $seats } joueurs, et non { $given }.
    }

# Mots saisis pendant la partie, en plus des mots anglais.
terminal-word-help = aide
terminal-word-hint = conseil
terminal-word-undo = annuler
terminal-word-log = journal
terminal-word-list = liste
terminal-word-save = enregistrer
terminal-word-load = charger
terminal-word-resign = abandonner
terminal-word-proof = preuve
terminal-word-card = carte
terminal-word-sector = secteur
terminal-word-island = île
terminal-word-discard = défausse
terminal-word-quit = quitter

# Pendant la partie.
terminal-welcome = Saisissez le numéro ou la forme brève d’une action. « aide » explique le reste.
terminal-curtain = Au suivant : { $seat }. Passez le clavier et appuyez sur Entrée quand personne d’autre ne regarde.
terminal-since = Ce qui s’est passé :
terminal-earlier =
    { $count ->
        [one] … et { $count } ligne avant ; « journal » montre tout.
       *[other] … et { $count } lignes avant ; « journal » montre tout.
    }
terminal-hint = Conseil : { $notation }. { $hint }
terminal-more = … et d’autres ; « { $command } » montre toutes les actions.
terminal-turn-over = (Entrée)
terminal-left-kept = Au revoir. La partie est conservée ; pour la reprendre : { $command }
terminal-commitment = Mélangé avant le début ; l’empreinte du secret est { $hash }. Gardez-la : à la fin, elle prouve que personne n’a choisi les cartes.
terminal-chosen = La graine a été choisie : rien ne prouve que les cartes ne l’ont pas été.
terminal-check = La partie est conservée. Pour vérifier le mélange : { $command }
terminal-help-card = card NOM     (carte) une carte en entier ; sans nom, toutes
terminal-help-sector = sector NOM   (secteur) un secteur et tout ce qui s’y trouve et s’y vend
terminal-help-island = island NOM   (île) une île, ses côtés et ce qu’elle donne une fois tournée
terminal-help-discard = discard      (défausse) ce qui est étalé près de la table
terminal-undone = Coup annulé.
terminal-saved = Partie enregistrée dans { $file }.
terminal-loaded = Partie chargée depuis { $file }.
terminal-resigned = { $seat } abandonne.
terminal-components-exported =
    { $files ->
        [one] { $files } nouveau fichier dans { $folder }. Pour jouer avec : { $command }
       *[other] { $files } nouveaux fichiers dans { $folder }. Pour jouer avec : { $command }
    }
terminal-extra-missing = Cette commande demande un paquet qui n’est pas installé : { $command }
terminal-mcp-instructions = Des jeux de société contre des bots. Listez les jeux, lisez les règles, commencez une partie, puis choisissez parmi les actions permises jusqu’à la fin.
terminal-bot-gives-up = { $seat } perd par forfait : { $reason }
terminal-left = Au revoir. La partie reste inachevée.
terminal-over = La partie est terminée. { $ending }
terminal-fair = La graine était { $seed } ; son empreinte { $hash } était fixée avant la première carte.
terminal-help =
    Saisissez le numéro d’une action, ou la forme brève indiquée à côté.
    conseil            quelle action paraît bonne, et pourquoi ; « conseil 2 » donne le deuxième choix
    annuler            annuler votre dernière action, si rien ne s’est dévoilé
    liste              montrer de nouveau la table et les actions
    journal            tout ce qui s’est passé
    enregistrer FICHIER  enregistrer la partie dans un fichier
    charger FICHIER    continuer une partie depuis un fichier
    abandonner         abandonner ; un bot prend votre place
    quitter            partir
terminal-place = Rang
terminal-player = Joueur
terminal-score = Avancement

# Relecture et vérification.
terminal-replay-open = La partie continue.
terminal-rules-example = Exemple
terminal-verify-good = Prouvé : { $file }
terminal-verify-consistent = S’accorde avec lui-même, sans plus : { $file }
terminal-verify-bad = Faux : { $file }
terminal-verify-proven = prouvé
terminal-verify-agrees = s’accorde
terminal-verify-open = ouvert
terminal-verify-false = faux
proof-broken = Le fichier ne peut pas être vrai. { $reason }
proof-replays =
    { $count ->
        [one] L’unique entrée est permise, et la graine mène à chaque carte distribuée.
       *[other] Les { $count } entrées sont permises, et la graine mène à chaque carte distribuée.
    }
proof-alone = Sans l’empreinte publiée avant le début, un fichier ne se compare qu’à lui-même : son auteur a pu tout inventer. Donnez l’empreinte avec --commitment.
proof-commitment = Le secret de la table était fixé avant que quiconque s’assoie : il donne l’empreinte que vous avez gardée.
proof-seed-hash = La graine était fixée quand l’empreinte que vous avez gardée a été publiée.
proof-other-commitment = Le fichier ne correspond pas à l’empreinte donnée.
proof-chosen = La graine a été choisie par la personne qui a préparé la partie, ou rien ne montre le contraire : elle a pu l’être pour ses cartes.
proof-parts = La graine vient du secret de la table et d’octets de { $count } places sur { $seats }.
proof-no-receipt = Sans reçu, rien ne montre qu’aucune entrée n’a été coupée, ajoutée ou modifiée.
proof-receipt =
    { $count ->
        [one] Les noms, les options et la première entrée sont ceux que la table a signés.
       *[other] Les noms, les options et les { $count } premières entrées sont ceux que la table a signés.
    }
proof-receipt-alone =
    { $count ->
        [one] La première entrée s’accorde avec un reçu, mais sans l’empreinte publiée nul ne sait à qui est la clé.
       *[other] Les { $count } premières entrées s’accordent avec un reçu, mais sans l’empreinte publiée nul ne sait à qui est la clé.
    }
proof-receipt-forged = Un reçu sur { $count } entrées n’a pas été signé par la table de cette partie.
proof-receipt-cut = La table a signé { $count } entrées, mais le fichier n’en a que { $present } : le reste a été coupé.
proof-receipt-altered = Les noms, les options ou les entrées ne sont pas ceux que la table a signés après { $count } entrées.
proof-rest =
    { $count ->
        [one] Une entrée après le dernier reçu ne repose que sur la parole du fichier.
       *[other] { $count } entrées après le dernier reçu ne reposent que sur la parole du fichier.
    }
terminal-verify-game = Jeu
terminal-verify-rules = Version des règles
terminal-verify-components = Matériel
terminal-verify-commitment = Publié avant le début
terminal-verify-head = Tête du journal
terminal-verify-hash = Empreinte publiée
terminal-verify-seed = Graine, qui donne cette empreinte
terminal-verify-entries = Entrées, toutes permises à la relecture
terminal-verify-position = Dernière position
terminal-verify-ending = Fin

# La liste des jeux.
terminal-games-seats = { $low } à { $high } joueurs
terminal-games-bots = Bots : { $bots }

# Compilation.
terminal-warm-interpreted = Les règles sont interprétées ici : Numba manque ou est désactivé, il n’y a rien à compiler.
terminal-warm-folder = Avec { $setting }, les règles sont déjà compilées : le dossier se copie sur des machines du même genre avec les mêmes Python et Windlass.
terminal-warm-ready = Toutes les règles sont déjà compilées.
terminal-warm-done =
    { $seconds ->
        [one] Toutes les règles sont compilées, en { $seconds } seconde.
       *[other] Toutes les règles sont compilées, en { $seconds } secondes.
    }

# Simulation.
terminal-simulate-progress = { $game } : parties jouées
terminal-simulate-title =
    { $games ->
        [one] { $game }, { $seats } joueurs : { $games } partie, graine { $seed }
       *[other] { $game }, { $seats } joueurs : { $games } parties, graine { $seed }
    }
terminal-simulate-by-seat = Place à table
terminal-simulate-by-player = Joueur
terminal-simulate-wins = Victoires
terminal-simulate-share = Part
terminal-simulate-interval = Intervalle à 95 %
terminal-simulate-rank = Rang moyen
terminal-simulate-ending = Fin
terminal-simulate-games = Parties
terminal-simulate-unfinished = Interrompues
terminal-simulate-decisions = Décisions par partie
terminal-simulate-decisions-spread = { $mean } en moyenne ; médiane { $median } ; neuf sur dix entre { $low } et { $high }
terminal-simulate-branching = Choix par décision
terminal-simulate-speed = Vitesse
terminal-simulate-rate = { $decisions } décisions et { $games } parties par seconde, { $way }
terminal-simulate-compiled = compilé
terminal-simulate-interpreted = interprété
refusal-components-nothing = Aucun dossier de jeu dans { $folder } : il en faut un parmi { $games }.

# `windlass arena` et `windlass train`.
terminal-arena-progress = Blocs joués
terminal-arena-title =
    { $games ->
        [one] { $games } partie en { $blocks } blocs de donnes égales
       *[other] { $games } parties en { $blocks } blocs de donnes égales
    }
terminal-arena-bot = Bot
terminal-arena-seat = Place
terminal-arena-rating = Cote
terminal-arena-interval = 95 %
terminal-arena-games = Parties
terminal-arena-share = Victoires
terminal-arena-cost = Calcul par décision
terminal-arena-unfinished = Interrompues et non comptées : { $games }
terminal-forfeits =
    { $games ->
        [one] { $bot } : { $games } défaite par forfait (bot muet, arrêté ou hors des règles).
       *[other] { $bot } : { $games } défaites par forfait (bot muet, arrêté ou hors des règles).
    }
terminal-arena-stronger = Le premier est plus fort (rapport de vraisemblance { $ratio }).
terminal-arena-not-stronger = Le premier n’est pas plus fort (rapport de vraisemblance { $ratio }).
terminal-arena-open = Pas encore décidé (rapport de vraisemblance { $ratio }).
terminal-train-seed = Graine { $seed }
terminal-train-state = { $games } parties, entropie croisée { $loss }
terminal-train-done = La graine { $seed } est la meilleure après { $games } parties : { $rating }. Les courbes sont dans { $curve }.

# `windlass review`.
refusal-review-going-on = La partie n’est pas terminée : on n’analyse que les parties finies.
refusal-review-busy = Trop de parties attendent leur analyse ; réessayez dans quelques minutes.
refusal-review-failed = L’analyse n’a pas pu être terminée ; c’est enregistré.
refusal-review-not-ready = Les règles de ce jeu sont encore en cours de compilation, ou ne peuvent pas être compilées ici ; sans cela, personne ne voit assez loin.
refusal-lab-busy = Dix travaux attendent déjà ; arrêtez-en d’abord un.
refusal-lab-unknown = Ce travail ou ce rapport n’existe pas, ou il est terminé.
refusal-lab-not-ready = Les règles de ce jeu sont encore en cours de compilation, ou ne peuvent pas être compilées ici.
refusal-puzzle-unknown = Ce problème n’existe pas.
refusal-puzzle-too-long = Aucun problème ne demande autant d’actions.
review-best = meilleur coup
review-best-column = meilleurs
review-good = bon coup
review-good-column = bons
review-inaccuracy = imprécision
review-inaccuracy-column = imprécisions
review-mistake = erreur
review-mistake-column = erreurs
review-blunder = gaffe
review-blunder-column = gaffes
review-start = au début
review-decisions = décisions
review-luck = chance
review-result = résultat
terminal-review-progress = Décisions analysées
terminal-review-moments = Les moments décisifs
terminal-review-no-moments = Personne n’a commis d’erreur notable.
terminal-review-moment = { $number }. { $seat } ({ $verdict }) : « { $played } » laissait { $chance } ; « { $better } » aurait laissé { $best }.

# `windlass puzzles`.
terminal-puzzles-progress = { $game } : problèmes trouvés
terminal-puzzles-done =
    { $count ->
        [one] Un problème est dans { $file }.
       *[other] { $count } problèmes sont dans { $file }.
    }
terminal-puzzles-kind = Sorte
terminal-puzzles-count = Problèmes
terminal-puzzles-rating = Difficulté
terminal-puzzles-win = une victoire pendant ce tour
terminal-puzzles-defence = la seule défense
terminal-puzzles-best = de loin la meilleure action

# `windlass dataset`.
terminal-dataset-progress = { $game } : parties écrites
terminal-dataset-done =
    { $matches ->
        [one] { $folder } contient { $matches } partie.
       *[other] { $folder } contient { $matches } parties.
    }

# Équilibre : le rapport de `windlass balance`.
terminal-balance-playing = Parties : { $name }
terminal-balance-duplicates = Paires avec et sans
terminal-balance-levels = Donnes entre niveaux
terminal-balance-done = Le rapport est dans { $file }.
balance-title = { $game } : le jeu est-il équilibré ?
balance-about = { $matches } parties entre bots ({ $players }) à { $seats } joueurs, graine { $seed } ; règles version { $version }, composants { $components }. Chaque fourchette des tableaux est un intervalle à 95 %.
balance-players =
    { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
balance-matches =
    { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }
balance-best-seat = victoires de la place { $seat }, la meilleure
balance-seat-share = Victoires de la place { $seat }
balance-against = { $level } contre { $other }
balance-seats = La place à table
balance-seats-why = La part de victoires de chaque place. La ligne en tirets est la part équitable ; si l’intervalle ne la touche pas, la place est un avantage ou un handicap.
balance-length = La durée
balance-length-why = Les minutes comptent neuf secondes par décision où il y a un vrai choix : une hypothèse, pas une mesure.
balance-drama = Le suspense
balance-drama-why = D’après l’estimation des bots : combien de fois la tête change, à quel point le futur vainqueur a été mal en point, et quand la partie était pratiquement jouée.
balance-skill = Adresse et chance
balance-skill-why = Chaque donne est jouée dans toutes les rotations des places. La chance est la part du résultat d’une place que la donne explique, quel que soit celui des deux qui s’y trouve.
balance-endings = Comment les parties finissent
balance-endings-why = La part de chaque fin.
balance-kinds = Types d’action
balance-kinds-why = Offert : les places qui ont pu le faire au moins une fois. Choisi : celles qui l’ont fait. Victoires : 1 est une part équitable. Gagner plus souvent ne prouve pas que l’action aide. D’abord ce qui ressort : ce avec quoi on gagne nettement plus ou moins.
balance-named = Cartes, lieux et pièces
balance-named-why = La même chose pour tout ce qu’une action nomme. L’effet, s’il a été mesuré, compare la même donne jouée avec et sans, en points de victoire.
balance-health = La santé des règles
balance-health-why = Ce qui n’est jamais arrivé dans ces parties, et les parties à regarder : enregistrez-en une et ouvrez-la sur la page d’accueil ou avec « windlass replay ».
balance-difference = L’effet du changement
balance-difference-why = Les mêmes donnes avec et sans le changement ; les différences sont prises partie par partie.
balance-changed = Changé : { $change }
balance-clear = net
balance-open = pas net
balance-never-taken = Offert mais jamais choisi :
balance-never-happened = Jamais arrivé :
balance-cut-off = Parties arrêtées parce qu’elles ne finissaient pas : { $matches }.
balance-notable-longest = La plus longue : partie { $number }, { $decisions } décisions
balance-notable-shortest = La plus courte : partie { $number }, { $decisions } décisions
balance-notable-comeback = Un grand retour : partie { $number }, { $decisions } décisions
balance-notable-cut-off = Arrêtée : partie { $number }, { $decisions } décisions
balance-measure-rounds = manches
balance-measure-decisions = décisions
balance-measure-real = décisions avec un choix
balance-measure-minutes = minutes
balance-measure-options = options par décision
balance-measure-leads = changements de tête
balance-measure-comeback = plus faible chance du vainqueur
balance-measure-decided = part de la partie après laquelle tout est joué
balance-column-seat = Place
balance-column-share = Victoires
balance-column-interval = 95 %
balance-column-measure = Mesure
balance-column-mean = Moyenne
balance-column-range = 90 parties sur 100
balance-column-meeting = Niveaux
balance-column-luck = Chance
balance-column-games = Parties
balance-column-ending = Fin
balance-column-thing = Quoi
balance-column-won = Victoires
balance-column-offered = Offert
balance-column-taken = Choisi
balance-column-times = Fois par partie
balance-column-cause = Effet
balance-column-change = Changement
balance-column-sure = Est-ce net ?
balance-title-played = { $game } : ce qu’ont donné les parties
balance-everyone = Qui joue
balance-everyone-why = La part de victoires de chacun, toutes places confondues. Le pointillé est une part équitable.
balance-figures = Combien de temps
balance-figures-why = Les décisions d’une partie entière, et le nombre d’actions au choix à chacune.
balance-column-player = Joueur
balance-column-place = Rang moyen
balance-seat-more = À { $seats } joueurs, la place { $seat } gagne nettement plus que sa part : { $share }.
balance-seat-less = À { $seats } joueurs, la place { $seat } gagne nettement moins que sa part : { $share }.
balance-seats-even = À { $seats } joueurs, aucune place n’a d’avantage net : s’il y en a un, il tient en { $points } points.
balance-lengths = Les parties selon leur nombre de décisions
balance-more =
    { $count ->
        [one] Une de plus
       *[other] { $count } de plus
    }
balance-column-part = Part
