# Ratings.
ladder-title = Ladder
ladder-which = Which ladder
ladder-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ladder-empty = Nobody has played a rated match of this kind yet. A table is rated when its settings say so.
ladder-how = Everyone begins with 1500. The bar shows where a strength lies in 95 of 100 cases; whoever is surely strongest stands first.
ladder-played =
    { $count ->
        [one] one rated match
       *[other] { $count } rated matches
    }
ladder-interval = ({ $low }–{ $high })
profile-since = Here since { $date }
profile-unrated = No rated matches yet.
profile-course = Course of the rating
profile-opponent = All opponents
profile-variant = All variants
profile-length = Any length
profile-length-short = under half an hour
profile-length-evening = an evening
profile-length-days = days
profile-won =
    { $count ->
        [one] { $won } won of one match
       *[other] { $won } won of { $count } matches
    }
