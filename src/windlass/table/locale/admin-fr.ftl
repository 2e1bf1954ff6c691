# La page de qui tient le serveur.
admin-title = Tenir ce serveur
admin-token = Clé de ce serveur
admin-token-why = C’est l’« admin_token » de ses réglages. Elle ne reste que dans cet onglet.
admin-enter = Entrer
admin-leave = Sortir
admin-again = Actualiser
admin-use = En ce moment
admin-reports = Signalements
admin-people = Personnes
admin-tables = Tables
admin-bans = Exclusions
admin-lab = Laboratoire
admin-deeds = Ce qui a été fait
admin-version = Version
admin-since = En marche depuis
admin-memory = Mémoire
admin-free = Libre sur le disque
admin-processor = Processeur
admin-processor-hour = { $seconds } s par heure
admin-connections = Connexions
admin-open = Tables en mémoire
admin-waiting = Bots en attente
admin-count-people = Personnes
admin-count-tables = Tables
admin-count-live = Parties en cours
admin-megabytes = { $count } Mo
admin-addresses = Connexions par adresse
admin-address = { $address } : { $count }
admin-nothing = Rien ici.
admin-report = { $name }, signalement du { $date }
admin-report-why-words = Des paroles
admin-report-why-name = Le nom
admin-report-why-play = La façon de jouer
admin-report-why-other = Autre chose
admin-settled = Réglé le { $date }
admin-settle = C’est réglé
admin-open-table = Ouvrir la table
admin-find-people = Nom ou identifiant
admin-find-tables = Identifiant, code, ou identifiant d’une personne
admin-find = Chercher
admin-account = compte { $name }
admin-guest = invité
admin-created = ici depuis le { $date }
admin-seen = vu le { $date }
admin-has-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
admin-here-from = présent, depuis { $address }
admin-people-here =
    { $count ->
        [0] personne ici
        [one] { $count } personne ici
       *[other] { $count } personnes ici
    }
admin-status-waiting = en attente
admin-status-playing = en cours
admin-status-paused = en pause
admin-status-over = terminée
admin-status-abandoned = abandonnée
admin-status-frozen = gelée
admin-ban = Exclure
admin-ban-address = Exclure l’adresse
admin-lift = Lever l’exclusion
admin-sign-out = Déconnecter partout
admin-close-table = Fermer la table
admin-banned = exclu
admin-ban-until = jusqu’au { $date }
admin-ban-forever = pour toujours
admin-sure = { $what } : { $name }
admin-reason = Raison
admin-reason-ban = Raison ; la personne exclue la lira
admin-days = Jours ; vide pour toujours
admin-do = Valider
admin-deed = { $date } · { $what }
admin-deed-ban = Exclusion
admin-deed-lift = Exclusion levée
admin-deed-ban-address = Adresse exclue
admin-deed-lift-address = Exclusion d’adresse levée
admin-deed-sign-out = Déconnexion partout
admin-deed-close-table = Table fermée
admin-deed-settle = Signalement réglé
