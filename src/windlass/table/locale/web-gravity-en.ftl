# The screen of Gravity: what the game itself does not say.
web-gravity-length = 60–90 min
web-gravity-about = Every turn is a card with two actions. Islands feed one another through touching edges, so turning one changes its neighbours too. When all have passed, the heaviest island pulls the lightest towards it: the map itself is the prize.
web-gravity-board = The islands
web-gravity-hand = Your cards
web-gravity-all-cards = All kinds of cards
web-gravity-card =
    { $count ->
        [0] Card { $number }: { $one } and { $two }
        [one] Card { $number }: { $one } and { $two }, one in hand
       *[other] Card { $number }: { $one } and { $two }, { $count } in hand
    }
web-gravity-card-in-use = Card { $number } is being used
web-gravity-actions = Actions of the card
web-gravity-choices = What you can choose
web-gravity-castle = Castling…
web-gravity-way-play = Play
web-gravity-way-idle = Idle

# The round.
web-gravity-phases = Phases of the round
web-gravity-phase-preparation = Preparation
web-gravity-phase-corporations = Corporations
web-gravity-phase-islands = Islands
web-gravity-first = First player: { $name }
web-gravity-reserve =
    { $count ->
        [one] { $count } mercenary in reserve
       *[other] { $count } mercenaries in reserve
    }
web-gravity-forecast-toggle = Forecast
web-gravity-forecast = If the islands moved now: { $island } ({ $units }) is strongest and pulls { $others }.
web-gravity-forecast-among =
    { $pulls ->
        [one] If the islands moved now: { $island } ({ $units }) is strongest and pulls one of { $others }.
       *[other] If the islands moved now: { $island } ({ $units }) is strongest and pulls { $pulls } of { $others }.
    }
web-gravity-forecast-idle = If the islands moved now: { $island } ({ $units }) is strongest, and every island touches it.
web-gravity-forecast-none = If the islands moved now, no island would be strongest: all would rest.

# Islands in words.
web-gravity-held =
    { $hunters ->
        [one] { $name }: { $hunters } hunter
       *[other] { $name }: { $hunters } hunters
    }
web-gravity-neutral = neutral
web-gravity-mercenaries =
    { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    }
web-gravity-none = no gravity
web-gravity-permanent = { $count } permanent gravity
web-gravity-temporary = { $count } temporary gravity
web-gravity-yields = yields { $count }
web-gravity-side = { $side }: { $source }
web-gravity-touches = touches { $island }, which lends { $source }
web-gravity-source-red = red
web-gravity-source-blue = blue
web-gravity-source-both = red and blue
web-gravity-source-none = nothing

# Turning.
web-gravity-can-turn = Arrow keys turn it. Yield as it lies: { $flow }
web-gravity-turn = Turn clockwise
web-gravity-turn-back = Turn anticlockwise
web-gravity-turn-which = Which island to turn
web-gravity-turn-how = How far to turn { $island }
web-gravity-turn-by =
    { $sides ->
        [0] As it lies: yields { $flow }
        [one] By { $sides } side: yields { $flow }
       *[other] By { $sides } sides: yields { $flow }
    }
web-gravity-turn-total = All yours: { $count }

# Numbers.
web-gravity-fewer = Fewer
web-gravity-more = More
web-gravity-all = All ({ $count })
web-gravity-left = { $count } left for the places after this
web-gravity-others =
    { $count ->
        [0] and no mercenary
        [one] and { $count } mercenary
       *[other] and { $count } mercenaries
    }
web-gravity-ask-send = Hunters to { $place }
web-gravity-ask-join = Mercenaries to { $place }
web-gravity-ask-lose = Hunters lost on { $place }
web-gravity-ask-slay = Hunters destroyed on { $place }
web-gravity-ask-put-permanent = Permanent on { $place }
web-gravity-ask-put-temporary = Temporary on { $place }
web-gravity-ask-post-hunters = Hunters on { $place }
web-gravity-ask-post-mercenaries = Mercenaries on { $place }

# What the twelve actions do.
web-gravity-about-capture = From one of your islands take its neighbours, or from the airship any island, wherever you send more pieces than stand there.
web-gravity-about-illegal-mining = 1 temporary gravity on one of your islands.
web-gravity-about-muster = All your destroyed hunters return to your airship.
web-gravity-about-mine = Your islands get as much permanent gravity as they yield. Not Rundor.
web-gravity-about-superiority = On a crowded neighbouring island destroy one piece (from 4 on) or two (from 7 on).
web-gravity-about-transport = Spread the gravity of your islands among them anew.
web-gravity-about-recruit = A mercenary from the reserve to one of your islands or your airship.
web-gravity-about-convert = On one of your islands all temporary gravity becomes permanent.
web-gravity-about-support = Spread your pieces among your islands and your airship anew.
web-gravity-about-rotate = Turn any of your islands as far as you like.
web-gravity-about-bribe = A mercenary of a neighbouring island comes over to you.
web-gravity-about-speculate = On an island of yours 1 permanent becomes 2 temporary, on a neighbouring one 1 becomes 1.

# What a choice would do.
web-gravity-outcome-mine = { $island } gets { $units } permanent gravity.
web-gravity-outcome-turn = Your islands would yield { $after } together; now { $before }.
web-gravity-outcome-join =
    { $count ->
        [one] There it touches one island. Your islands would yield { $after }; now { $before }.
       *[other] There it touches { $count } islands. Your islands would yield { $after }; now { $before }.
    }
web-gravity-outcome-against =
    { $count ->
        [0] Nobody defends { $island }.
        [one] { $count } piece defends { $island }.
       *[other] { $count } pieces defend { $island }.
    }
web-gravity-outcome-convert = { $units } temporary gravity on { $island } becomes permanent.

# Players.
web-gravity-enclosed = Best island enclosed on { $count } of 6 sides
web-gravity-turns =
    { $count ->
        [0] No turns left
        [one] { $count } turn left
       *[other] { $count } turns left
    }
web-gravity-passed = Passed
web-gravity-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-gravity-saved =
    { $count ->
        [one] { $count } card saved
       *[other] { $count } cards saved
    }
web-gravity-discarded =
    { $count ->
        [one] { $count } card discarded face down
       *[other] { $count } cards discarded face down
    }
web-gravity-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
web-gravity-laid =
    { $count ->
        [one] { $count } card under castling
       *[other] { $count } cards under castling
    }
web-gravity-played = Played this round: { $cards }
web-gravity-aboard = Aboard: hunters { $hunters }, mercenaries { $mercenaries }; destroyed: { $fallen }
web-gravity-ability = Ability: { $name }
web-gravity-islands = Islands
web-gravity-forecast-title = Forecast

# Help.
web-gravity-help-1-title = The aim
web-gravity-help-1 = An island of yours, other than Rundor, with islands on all six sides at the end of the islands phase wins. There are seven islands, so all others must touch it.
web-gravity-help-2-title = A round
web-gravity-help-2 = Preparation: everyone draws cards and keeps four. Corporations: in turn, everyone plays up to four cards. Islands: the strongest island pulls others. Then temporary gravity vanishes and the first player’s token moves on.
web-gravity-help-3-title = Sources and conduits
web-gravity-help-3 = Every edge has a red round lamp, a blue square one, or both. Three inner conduits meet in the centre, three outer ones form a triangle. A circuit whose three conduits all reach one colour yields 1 permanent gravity. A touching edge of a neighbour counts as your own, whoever holds it.
web-gravity-help-4-title = Cards
web-gravity-help-4 = A card gives either of its two actions or both, in any order. Castling: lay two cards face down for the actions of any card. Idle: discard a card and lose no turn. Pass: out for this round; you may save up to two cards.
web-gravity-help-5-title = Pieces
web-gravity-help-5 = An island belongs to whoever has hunters there; mercenaries alone are neutral. Capture needs more pieces than stand there, at least one of them a hunter. All defenders fall, and half the attackers, rounded down.
web-gravity-help-6-title = The islands phase
web-gravity-help-6 = The island with the most gravity pulls one island from 2 gravity on, two from 6, three from 11: always the lightest that do not touch it. Its owner chooses sides and turns. Then it hands 1 permanent gravity on to each. Equal islands on top pull nothing.
web-gravity-help-7-title = On this screen
web-gravity-help-7 = Lit islands, cells and cards can be chosen. Turn an island by dragging it round, with the wheel, with the arrow keys or with the buttons below; the yield counts along. Forecast shows what the islands phase would do now. The six-sided gauge beside a player shows how far their best island is enclosed.
