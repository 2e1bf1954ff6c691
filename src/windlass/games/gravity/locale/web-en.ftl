# The screen of Gravity: what the game itself does not say.
web-gravity-length = 60–90 min
web-gravity-about = Every turn is a card with two actions. Islands feed one another through touching edges, so turning one changes its neighbours too. When all have passed, the heaviest island pulls the lightest towards it: the map itself is the prize.
web-gravity-score = Enclosed sides of the best island; 6 win
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
web-gravity-castle-act = Castling: which action do you want?
web-gravity-castle-pay = { $action }: which two cards do you lay down for it?
web-gravity-castle-whole = Castle: lay down { $first } and { $second } for { $action }
web-gravity-force =
    Send { $hunters ->
        [one] { $hunters } hunter
       *[other] { $hunters } hunters
    } and { $mercenaries ->
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    }
web-gravity-lose-first = Lost first:
web-gravity-lose-mercenaries = mercenaries
web-gravity-lose-hunters = hunters
web-gravity-lose-ask = ask me
web-gravity-way-play = Play
web-gravity-way-idle = Idle
web-gravity-total = { $count } gravity in all
web-gravity-castled = castling for { $number }
web-gravity-circuit-lacks = { $circuit } { $fed } of { $all }, missing: { $sides }
web-gravity-circuit-whole = { $circuit } { $fed } of { $all }: +1
web-gravity-outcome-abandon =
    { $losses ->
        [0] { $island } is left without a hunter and becomes neutral.
       *[other] Lose { $losses }; { $island } is left without a hunter and becomes neutral.
    }
web-gravity-outcome-send =
    { $losses ->
        [0] Send { $hunters }, lose nobody.
       *[other] Send { $hunters }, lose { $losses }.
    }

# The round.
web-gravity-phases = Phases of the round
web-gravity-phase-settling = Settling in
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
web-gravity-forecast-some =
    { $count ->
        [one] one of { $others }
       *[other] { $count } of { $others }
    }
web-gravity-forecast-and = and
web-gravity-forecast-wins = { $name } would win.
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
web-gravity-spread = Where everything goes
web-gravity-spread-how = Drag things from place to place, or touch one and then the place it goes to.
web-gravity-spread-held = Touch the place it goes to, or the same thing again for one more.
web-gravity-spread-take = Touch to pick one up
web-gravity-spread-put = Touch to put it down here
web-gravity-spread-place = { $place }: { $first }, { $second }
web-gravity-spread-full = The airship has only two berths for mercenaries.
web-gravity-spread-anchor = At least one hunter must stay on an island.
web-gravity-spread-confirm = Leave it all like this
web-gravity-count-hunters =
    { $count ->
        [one] { $count } hunter
       *[other] { $count } hunters
    }
web-gravity-count-mercenaries =
    { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    }
web-gravity-count-permanent = { $count } permanent
web-gravity-count-temporary = { $count } temporary
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
web-gravity-outcome-support = Support: move your pieces among your islands and your airship, then confirm.
web-gravity-outcome-transport = Transport: move gravity among your islands, then confirm.
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
web-gravity-help-6 = The island with the most gravity pulls one island from 2 gravity on, two from 6, three from 11: always the lightest that do not touch it. Its owner chooses sides and turns. Then it hands 1 permanent gravity on to each. Between equals permanent gravity decides; if that is equal too, nothing moves.
web-gravity-help-7-title = On this screen
web-gravity-help-7 = Lit islands, cells and cards can be chosen. { $by ->
        [finger] Turn an island by dragging it round or with the buttons below; the yield changes as it turns.
       *[keys] Turn an island by dragging it round, with the wheel, the arrow keys or the buttons below; the yield changes as it turns.
    } Forecast shows what the islands phase would do now. The six-sided gauge beside a player shows how far their best island is enclosed.

# What things are.
web-gravity-lens = What is this?
web-gravity-lens-how = Touch an island, an airship or a card to read what it is.
web-gravity-signs = All signs
web-gravity-card-title = Card { $number }
web-gravity-airship-of = Airship of { $name }
web-gravity-about-rundor = Never mined, and whoever holds it cannot win with it
web-gravity-circuit-inner-red = inner red
web-gravity-circuit-inner-blue = inner blue
web-gravity-circuit-outer-red = outer red
web-gravity-circuit-outer-blue = outer blue
web-gravity-sign-red = A red source. On an edge it feeds the conduit behind it, and the touching edge of the neighbour.
web-gravity-sign-blue = A blue source. It feeds in the same way, with its own colour.
web-gravity-sign-inner = The three inner conduits meet in the centre. One colour in all three yields 1.
web-gravity-sign-outer = The three outer conduits form a triangle. One colour in all three yields 1.
web-gravity-sign-yield = What the island yields now when it is mined: 0 to 4.
web-gravity-sign-crown = Rundor, the island of the crown: it feeds its neighbours and is never mined.
web-gravity-sign-permanent = Permanent gravity: it stays from round to round.
web-gravity-sign-temporary = Temporary gravity: it vanishes when the round ends.
web-gravity-sign-hunter = A hunter in the colour, shape and letter of a player. Hunters hold islands.
web-gravity-sign-mercenary = A mercenary: it fights beside hunters and belongs to nobody. The number above the map is the reserve.
web-gravity-sign-owner = A ring in a player’s colour: this island is theirs.
web-gravity-sign-airship = An airship carries hunters (round berths) and up to two mercenaries (square berths).
web-gravity-sign-first = The first player’s token.
web-gravity-sign-enclosed = On how many of six sides a player’s best island has neighbours. Six win.
web-gravity-sign-turns = Turns left in this round.
web-gravity-sign-cards = Cards in hand.
web-gravity-sign-saved = Cards saved for the next round.
web-gravity-sign-discarded = Cards discarded face down.
web-gravity-sign-played = A card played this round, by its number.
web-gravity-sign-laid = A castling: two cards face down for the actions of any card.
web-gravity-sign-strongest = The strongest island: it pulls others to itself.
web-gravity-sign-forecast = Forecast: what the islands phase would do if it came now.

# The guided first game.
web-gravity-guide-goal = You win when one of your islands has islands on all six sides. The six-sided gauge beside each name shows how near everyone is.
web-gravity-guide-yield = The number in the middle of an island is what mining it gives. Island IV can be turned to give 3.
web-gravity-guide-conduits = Why 3? Three inner conduits meet in the centre, three outer ones form a triangle. When all three of a circuit reach the same colour, from lamps on their own edges or from neighbours that touch them, they light up: +1 for each such three.
web-gravity-guide-settle = Touch Island IV and confirm: two of your hunters land there.
web-gravity-guide-keep = You drew more cards than you may keep. Touch a card to throw it away and confirm, until four are left. Keep card 5 and card 2.
web-gravity-guide-card = Every card has two actions, and you may use both. Touch card 5 (Support and Rotate Islands) and confirm.
web-gravity-guide-acts = Choose Rotate Islands first.
web-gravity-guide-turn = { $by ->
        [finger] Drag Island IV round, or use its round handles or the buttons below.
       *[keys] Drag Island IV round, or use the wheel, the arrow keys or its round handles.
    } The numbers on it show the yield of every rotation. Stop at 3 and confirm.
web-gravity-guide-other = The other action of the card is yours too, if it can do anything: move hunters with Support, or end the turn.
web-gravity-guide-wait = Now the others play a card. Watch the log.
web-gravity-guide-mine = Your turn again. Play card 2 and choose Mine Gravity: your island gets 3 crystals of permanent gravity.
web-gravity-guide-crystals = The number in the crystal is the gravity of your island. Crystals are permanent; mist is temporary and vanishes when the round ends. Where an island has both, their sum stands above: the islands phase goes by this sum alone.
web-gravity-guide-forecast = Forecast shows what the islands phase would do now: the heaviest island pulls the lightest that do not touch it.
web-gravity-guide-lens = The question mark explains everything on the table: touch it, then an island, an airship or a card.
web-gravity-guide-turn-end = Use the second action of the card if it helps, then end the turn.
web-gravity-guide-capture = Fighting is card 1, Capture Islands. Send more pieces than stand on the island, at least one hunter among them. All defenders fall; you lose half of what you sent, rounded down: 1 of 3. Try it from your airship, or go on.
web-gravity-guide-cards = No card that fits? Castling: two cards face down stand for any card. Idle: throw a card away and do nothing, without using up a turn.
web-gravity-guide-pass = Whoever passes is out for the rest of the round and may save up to two cards for the next one. Pass when your cards would help more later than now.
web-gravity-guide-rest = Play your other cards, as you like or by hints, and pass. The more gravity your island has, the more it pulls: one island from 2, two from 6, three from 11.
web-gravity-guide-pull = The islands phase: the strongest island pulls. If it is yours, touch the side where the other one docks, turn it, and confirm.
web-gravity-guide-round = A new round: temporary gravity is gone, crystals stay, everyone draws again.
web-gravity-guide-win = How one wins: at the end of an islands phase, one of your islands has neighbours on all six sides. Rundor does not count. Six islands must lie around yours, so pull them to you, round after round, and keep others from surrounding theirs.
web-gravity-guide-end = Grow, pull, enclose: that is the whole game. Hint helps whenever you wonder. How about a short game of three rounds against an easy opponent?

# Several cards at once, in the log.
web-gravity-told-threw = { $seat } throws away cards: { $card }.
    .you = You throw away cards: { $card }.
web-gravity-told-threw-hidden =
    { $count ->
        [one] { $seat } throws away a card.
       *[other] { $seat } throws away { $count } cards.
    }
    .you =
        { $count ->
            [one] You throw away a card.
           *[other] You throw away { $count } cards.
        }
