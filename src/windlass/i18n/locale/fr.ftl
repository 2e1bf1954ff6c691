# Joueurs et robots.
seat-number = Joueur { $number }
bot-number = Robot { $number }
bot-uniform = Au hasard
bot-advice = Bon sens
ending-resigned = Tous les autres ont abandonné.

# Ce qui est refusé : les parties et leurs fichiers.
refusal-action-unknown = Aucune action ne porte le code { $code }.
refusal-bot-unknown = Il n’y a pas de robot « { $level } ».
refusal-game-unknown = Il n’y a pas de jeu « { $game } ».
refusal-notation-action = « { $text } » n’est pas une action.
refusal-notation-position = La position est illisible : { $part }.
refusal-match-version = Cette partie ({ $game }) suit la version { $version } des règles, que ce programme ne joue plus.
refusal-match-components = Cette partie ({ $game }) a été jouée avec un autre matériel ({ $components }).
refusal-match-seed = La graine ne correspond pas à l’empreinte publiée.
refusal-match-over = La partie est terminée.
refusal-undo-nothing = Il n’y a rien à reprendre.
refusal-undo-over = Quelqu’un a abandonné : plus rien ne peut être repris.
refusal-undo-not-yours = La dernière action n’était pas la vôtre.
refusal-undo-revealed = Le hasard ou un secret s’est dévoilé : on ne peut reprendre qu’avec l’accord de tous.
refusal-resign-no-seat = Cette place n'existe pas.
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
refusal-terminal-bots = Trop de robots : { $bots } pour { $seats } places.
refusal-terminal-chapter = Les règles n’ont pas de chapitre « { $chapter } ». Il y a : { $chapters }.
refusal-terminal-ply =
    { $most ->
        [one] La partie compte { $most } action ; l’action { $number } n’existe pas.
       *[other] La partie compte { $most } actions ; l’action { $number } n’existe pas.
    }
refusal-simulate-player = « { $level } » ne joue pas en simulation ; jouent : { $levels }.
refusal-simulate-players =
    { $seats ->
        [1] Nommez un joueur, et non { $given }.
       *[other] Nommez un joueur pour toutes les places ou { $seats } joueurs, et non { $given }.
    }

# Mots saisis pendant la partie, en plus des mots anglais.
terminal-word-help = aide
terminal-word-hint = conseil
terminal-word-undo = reprendre
terminal-word-log = journal
terminal-word-list = liste
terminal-word-save = garder
terminal-word-load = charger
terminal-word-resign = abandonner
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
terminal-hint = Conseil : { $notation }. { $action }. { $reason }
terminal-undone = Action reprise.
terminal-saved = Partie gardée dans { $file }.
terminal-loaded = Partie chargée depuis { $file }.
terminal-resigned = { $seat } abandonne.
terminal-left = Au revoir. La partie reste inachevée.
terminal-over = La partie est terminée. { $ending }
terminal-fair = La graine était { $seed } ; son empreinte { $hash } était fixée avant la première carte.
terminal-help =
    Saisissez le numéro d’une action, ou la forme brève indiquée à côté.
    conseil            quelle action paraît bonne, et pourquoi
    reprendre          reprendre votre dernière action, si rien ne s’est dévoilé
    liste              montrer de nouveau la table et les actions
    journal            tout ce qui s’est passé
    garder FICHIER     garder la partie dans un fichier
    charger FICHIER    continuer une partie depuis un fichier
    abandonner         abandonner ; un robot prend votre place
    quitter            partir
terminal-place = Rang
terminal-player = Joueur
terminal-score = Avancement

# Relecture et vérification.
terminal-replay-open = La partie continue.
terminal-rules-example = Exemple
terminal-verify-good = Vérifié : { $file }
terminal-verify-bad = Non vérifié : { $file }
terminal-verify-game = Jeu
terminal-verify-rules = Version des règles
terminal-verify-components = Matériel
terminal-verify-hash = Empreinte publiée
terminal-verify-seed = Graine, qui donne cette empreinte
terminal-verify-entries = Entrées, toutes permises à la relecture
terminal-verify-position = Dernière position
terminal-verify-ending = Fin

# La liste des jeux.
terminal-games-seats = { $low } à { $high } joueurs
terminal-games-bots = Robots : { $bots }

# Compilation.
terminal-warm-interpreted = Les règles sont interprétées ici : Numba manque ou est désactivé, il n’y a rien à compiler.
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
