# Classements.
ladder-title = Classement
ladder-which = Quel classement
ladder-seats =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
ladder-empty = Personne n’a encore joué de partie classée de ce genre. Une table est classée quand ses réglages le disent.
ladder-how = Chacun commence à 1500. La barre montre où se trouve une force dans 95 cas sur 100 ; en tête, la force la plus sûre.
ladder-played =
    { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
ladder-interval = ({ $low }–{ $high })
profile-since = Ici depuis le { $date }
profile-unrated = Pas encore de partie classée.
profile-course = Évolution du classement
profile-opponent = Tous les adversaires
profile-variant = Toutes les variantes
profile-length = Toute durée
profile-length-short = moins d’une demi-heure
profile-length-evening = une soirée
profile-length-days = des jours
profile-won =
    { $count ->
        [one] { $won } gagnée sur { $count } partie
       *[other] { $won } gagnées sur { $count } parties
    }
