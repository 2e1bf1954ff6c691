gravity-name = Gravity: Floating Islands
gravity-tagline = Islands turn, feed and attract one another: gather all of them around one of yours.

# Islands, places, sides, actions and cards: they stand inside other sentences.
gravity-island-rundor = Rundor
gravity-island-one = Island I
gravity-island-two = Island II
gravity-island-three = Island III
gravity-island-four = Island IV
gravity-island-five = Island V
gravity-island-six = Island VI
gravity-place-island = { $island }
gravity-place-airship = the airship
gravity-side-north-east = north-east
gravity-side-east = east
gravity-side-south-east = south-east
gravity-side-south-west = south-west
gravity-side-west = west
gravity-side-north-west = north-west
gravity-way-clockwise = clockwise
gravity-way-back = anticlockwise
gravity-act-capture = Capture Islands
gravity-act-illegal-mining = Illegal Mining
gravity-act-muster = Muster
gravity-act-mine = Mine Gravity
gravity-act-superiority = Superiority
gravity-act-transport = Transport
gravity-act-recruit = Recruit
gravity-act-convert = Convert
gravity-act-support = Support
gravity-act-rotate = Rotate Islands
gravity-act-bribe = Bribe
gravity-act-speculate = Speculate
gravity-card = { $number } ({ $first } / { $other })
gravity-ability-drill = Drill
gravity-ability-infirmary = Infirmary
gravity-ability-tavern = Tavern
gravity-ability-tug = Tug
gravity-ability-drill-effect = With Mine Gravity: put 1 temporary gravity on one of your islands.
gravity-ability-infirmary-effect = With Capture Islands: one of your destroyed hunters returns to your airship.
gravity-ability-tavern-effect = With Recruit: one more mercenary boards your airship.
gravity-ability-tug-effect = With Rotate Islands: turn a neighbouring island that is not yours by one side.

# What may be done.
gravity-action-board = Take the airship with the { $ability }
gravity-action-settle = Settle on { $island }
gravity-action-throw = Throw away card { $card }
gravity-action-keep = Keep these cards
gravity-action-play = Play card { $card }
gravity-action-castle = Castle: two cards for the actions of any card
gravity-action-lay = Lay down card { $card }
gravity-action-call = Use the actions of card { $card }
gravity-action-idle = Idle: discard card { $card }
gravity-action-pass = Pass
gravity-action-save = Save card { $card }
gravity-action-do = { $action }
gravity-action-finish = End the turn
gravity-action-enough = That is all
gravity-action-from = Set out from { $place }
gravity-action-against = Capture { $island }
gravity-action-send =
    { $hunters ->
        [one] Send { $hunters } hunter
       *[other] Send { $hunters } hunters
    }
gravity-action-join =
    { $mercenaries ->
        [0] Send no mercenaries
        [one] Send { $mercenaries } mercenary
       *[other] Send { $mercenaries } mercenaries
    }
gravity-action-lose =
    { $hunters ->
        [0] Lose no hunter, only mercenaries
        [one] Lose { $hunters } hunter
       *[other] Lose { $hunters } hunters
    }
gravity-action-tap = Mine illegally on { $island }
gravity-action-mine = Mine { $island }
gravity-action-mine-all = Mine everything
gravity-action-strike = Show superiority over { $island }
gravity-action-slay =
    { $hunters ->
        [0] Destroy mercenaries only
        [one] Destroy { $hunters } hunter
       *[other] Destroy { $hunters } hunters
    }
gravity-action-put-permanent = Put { $units } permanent here
gravity-action-put-temporary = Put { $units } temporary here
gravity-action-recruit = Recruit to { $place }
gravity-action-convert = Convert on { $island }
gravity-action-post-hunters =
    { $hunters ->
        [0] Post no hunter here
        [one] Post { $hunters } hunter here
       *[other] Post { $hunters } hunters here
    }
gravity-action-post-mercenaries =
    { $mercenaries ->
        [0] Post no mercenary here
        [one] Post { $mercenaries } mercenary here
       *[other] Post { $mercenaries } mercenaries here
    }
gravity-action-rotate =
    { $sides ->
        [one] Turn { $island } clockwise by { $sides } side
       *[other] Turn { $island } clockwise by { $sides } sides
    }
gravity-action-bribe = Bribe a mercenary of { $island }
gravity-action-lodge = Take the mercenary to { $place }
gravity-action-swap = Speculate on your own { $island }: 1 permanent for 2 temporary
gravity-action-spoil = Speculate on neighbouring { $island }: 1 permanent for 1 temporary
gravity-action-drill = Drill: 1 temporary on { $island }
gravity-action-nurse = Infirmary: a hunter returns to the airship
gravity-action-hire = Tavern: one more mercenary aboard
gravity-action-tug = Tug: turn { $island } { $clockwise } by one side
gravity-action-pull = Pull { $island }
gravity-action-place = Attach it to the { $side } side
gravity-action-orient = Turn its first edge to the { $side }
gravity-action-endow = Hand 1 permanent gravity on to { $island }
gravity-action-choose = Attach { $island } first
gravity-action-dock = Attach it to the { $side } side of { $island }

# What is asked.
gravity-prompt-over = The game is over.
gravity-prompt-wait = Waiting for { $seat }.
gravity-prompt-boarding = Choose your airship.
gravity-prompt-settling = Settle with two hunters on a free island.
gravity-prompt-refuge = Your last island fell: choose a refuge. Two hunters settle on a free island.
gravity-prompt-haven = Your last island fell: choose a refuge. No island is free, so capture one from your airship.
gravity-prompt-keeping = Throw away the cards you do not want; keep four at most.
gravity-prompt-turn =
    { $left ->
        [one] Your last turn in this round: play a card, castle, idle or pass.
       *[other] Your turn, { $left } left: play a card, castle, idle or pass.
    }
gravity-prompt-laying = Castling: lay down a card.
gravity-prompt-calling = Castling: whose actions do you want?
gravity-prompt-saving = You pass. Which cards do you save for the next round?
gravity-prompt-acting = Which action of the card?
gravity-prompt-extra = Use your airship’s ability?
gravity-prompt-origin = Capture from where?
gravity-prompt-target = Which island do you capture?
gravity-prompt-force = How many hunters go to { $island }?
gravity-prompt-hirelings = How many mercenaries go with them to { $island }?
gravity-prompt-losses = How many of your losses on { $island } are hunters?
gravity-prompt-striking = Over which island do you show superiority?
gravity-prompt-slaying = How many of those destroyed on { $island } are hunters?
gravity-prompt-recruiting = Where does the mercenary go?
gravity-prompt-hunter-post = How many hunters should stay on { $island }? The rest go to the next island.
gravity-prompt-mercenary-post = How many mercenaries should stay on { $island }? The rest go to the next island.
gravity-prompt-bribing = From which island do you bribe a mercenary?
gravity-prompt-lodging = Where does the bribed mercenary go?
gravity-prompt-tapping = Where do you mine illegally?
gravity-prompt-mining = Where do you mine?
gravity-prompt-permanent = How much permanent gravity should stay on { $island }? The rest goes to the next island.
gravity-prompt-temporary = How much temporary gravity should stay on { $island }? The rest goes to the next island.
gravity-prompt-converting = Where does temporary gravity become permanent?
gravity-prompt-rotating = Which of your islands do you turn, and how far?
gravity-prompt-speculating = On which islands do you speculate?
gravity-prompt-pulling = Equally unstable: which island does { $island } pull?
gravity-prompt-placing = To which side is { $island } pulled?
gravity-prompt-orienting = Which way round do you turn { $island }?
gravity-prompt-endowing = To which islands does { $island } hand its gravity on?
gravity-prompt-choosing = Several islands are adrift: which is attached first?
gravity-prompt-docking = Where is { $island } attached?

# What happened.
gravity-event-map-laid = The islands are laid out; { $seat } is first.
    .you = The islands are laid out; you are first.
gravity-event-boarded = { $seat } takes the airship with the { $ability }.
    .you = You take the airship with the { $ability }.
gravity-event-settled =
    { $hunters ->
        [one] { $seat } settles on { $island } with { $hunters } hunter.
       *[other] { $seat } settles on { $island } with { $hunters } hunters.
    }
    .you =
        { $hunters ->
            [one] You settle on { $island } with { $hunters } hunter.
           *[other] You settle on { $island } with { $hunters } hunters.
        }
gravity-event-garrisoned =
    { $mercenaries ->
        [one] { $mercenaries } mercenary takes post on the free island.
       *[other] { $mercenaries } mercenaries take post on the free islands.
    }
gravity-event-drew = { $seat } draws: { $cards } ({ $count }).
    .you = You draw: { $cards } ({ $count }).
gravity-event-drew-hidden =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
    .you =
        { $count ->
            [one] You draw { $count } card.
           *[other] You draw { $count } cards.
        }
gravity-event-threw = { $seat } throws away card { $card }.
    .you = You throw away card { $card }.
gravity-event-threw-hidden = { $seat } throws away a card.
    .you = You throw away a card.
gravity-event-kept =
    { $count ->
        [one] { $seat } is ready with { $count } card.
       *[other] { $seat } is ready with { $count } cards.
    }
    .you =
        { $count ->
            [one] You are ready with { $count } card.
           *[other] You are ready with { $count } cards.
        }
gravity-event-turn = It is { $seat }’s turn.
    .you = It is your turn.
gravity-event-played = { $seat } plays card { $card }.
    .you = You play card { $card }.
gravity-event-laid = { $seat } lays down card { $card }.
    .you = You lay down card { $card }.
gravity-event-laid-hidden = { $seat } lays down a card.
    .you = You lay down a card.
gravity-event-called = { $seat } castles and uses card { $card }.
    .you = You castle and use card { $card }.
gravity-event-idled = { $seat } idles and discards card { $card }.
    .you = You idle and discard card { $card }.
gravity-event-idled-hidden = { $seat } idles and discards a card.
    .you = You idle and discard a card.
gravity-event-passed = { $seat } passes.
    .you = You pass.
gravity-event-passed-by-need = { $seat } has no turn or no card left and must pass.
    .you = You have no turn or no card left and must pass.
gravity-event-saved = { $seat } saves card { $card }.
    .you = You save card { $card }.
gravity-event-saved-hidden = { $seat } saves a card.
    .you = You save a card.
gravity-event-acted = { $seat } uses { $action }.
    .you = You use { $action }.
gravity-event-landed = { $seat } attacks { $island } (from { $place }) with { $hunters ->
        [one] { $hunters } hunter
       *[other] { $hunters } hunters
    } and { $mercenaries ->
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    }.
    .you = You attack { $island } (from { $place }) with { $hunters ->
            [one] { $hunters } hunter
           *[other] { $hunters } hunters
        } and { $mercenaries ->
            [one] { $mercenaries } mercenary
           *[other] { $mercenaries } mercenaries
        }.
gravity-event-hunters-fell =
    { $hunters ->
        [one] { $seat } loses { $hunters } hunter on { $island }.
       *[other] { $seat } loses { $hunters } hunters on { $island }.
    }
    .you =
        { $hunters ->
            [one] You lose { $hunters } hunter on { $island }.
           *[other] You lose { $hunters } hunters on { $island }.
        }
gravity-event-mercenaries-fell =
    { $mercenaries ->
        [one] { $mercenaries } mercenary falls on { $island }.
       *[other] { $mercenaries } mercenaries fall on { $island }.
    }
gravity-event-neutral = { $island } is neutral now.
gravity-event-tapped = { $seat } mines illegally: 1 temporary on { $island }.
    .you = You mine illegally: 1 temporary on { $island }.
gravity-event-mustered =
    { $hunters ->
        [0] { $seat } has no destroyed hunters to muster.
        [one] { $seat } musters { $hunters } hunter.
       *[other] { $seat } musters { $hunters } hunters.
    }
    .you =
        { $hunters ->
            [0] You have no destroyed hunters to muster.
            [one] You muster { $hunters } hunter.
           *[other] You muster { $hunters } hunters.
        }
gravity-event-mined = { $seat } mines { $units } permanent on { $island }.
    .you = You mine { $units } permanent on { $island }.
gravity-event-carried = { $seat } now has on { $island }: { $permanent } permanent, { $temporary } temporary.
    .you = You now have on { $island }: { $permanent } permanent, { $temporary } temporary.
gravity-event-recruited = { $seat } recruits a mercenary to { $place }.
    .you = You recruit a mercenary to { $place }.
gravity-event-converted = { $seat } converts { $units } gravity on { $island }.
    .you = You convert { $units } gravity on { $island }.
gravity-event-posted = { $seat } now has in place ({ $place }): { $hunters ->
        [one] { $hunters } hunter
       *[other] { $hunters } hunters
    }, { $mercenaries ->
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    }.
    .you = You now have in place ({ $place }): { $hunters ->
            [one] { $hunters } hunter
           *[other] { $hunters } hunters
        }, { $mercenaries ->
            [one] { $mercenaries } mercenary
           *[other] { $mercenaries } mercenaries
        }.
gravity-event-rotated =
    { $sides ->
        [one] { $seat } turns { $island } by { $sides } side.
       *[other] { $seat } turns { $island } by { $sides } sides.
    }
    .you =
        { $sides ->
            [one] You turn { $island } by { $sides } side.
           *[other] You turn { $island } by { $sides } sides.
        }
gravity-event-bribed = { $seat } bribes a mercenary from { $island } over to { $place }.
    .you = You bribe a mercenary from { $island } over to { $place }.
gravity-event-swapped = { $seat } speculates on { $island }: 1 permanent becomes 2 temporary.
    .you = You speculate on { $island }: 1 permanent becomes 2 temporary.
gravity-event-spoiled = { $seat } speculates on { $island }: 1 permanent becomes 1 temporary.
    .you = You speculate on { $island }: 1 permanent becomes 1 temporary.
gravity-event-drilled = { $seat } uses the drill: 1 temporary on { $island }.
    .you = You use the drill: 1 temporary on { $island }.
gravity-event-nursed = { $seat } uses the infirmary: a hunter returns.
    .you = You use the infirmary: a hunter returns.
gravity-event-hired = { $seat } uses the tavern: one more mercenary aboard.
    .you = You use the tavern: one more mercenary aboard.
gravity-event-tugged = { $seat } uses the tug: { $island } turns { $clockwise }.
    .you = You use the tug: { $island } turns { $clockwise }.
gravity-event-dispossessed = { $seat } has no island left and looks for a refuge.
    .you = You have no island left and look for a refuge.
gravity-event-calm = No island is strongest: the islands rest.
gravity-event-strongest =
    { $count ->
        [0] { $island } is strongest ({ $gravity }) and has no island left to pull.
        [one] { $island } is strongest ({ $gravity }) and pulls { $count } island.
       *[other] { $island } is strongest ({ $gravity }) and pulls { $count } islands.
    }
gravity-event-pulled = { $seat } attaches { $island } to { $strongest }, { $side }.
    .you = You attach { $island } to { $strongest }, { $side }.
gravity-event-oriented = { $seat } turns the first edge of { $island } to the { $side }.
    .you = You turn the first edge of { $island } to the { $side }.
gravity-event-endowed = { $strongest } hands 1 permanent gravity on to { $island }.
gravity-event-docked = { $seat } attaches { $island }, which was adrift, to { $to }, { $side }.
    .you = You attach { $island }, which was adrift, to { $to }, { $side }.
gravity-event-round = Round { $round } begins; { $seat } is first.
    .you = Round { $round } begins; you are first.
gravity-event-enclosed = { $island } has islands on all sides: { $seat } wins!
    .you = { $island } has islands on all sides: you win!
gravity-event-out-of-rounds =
    { $rounds ->
        [one] The one round agreed on is over.
       *[other] The { $rounds } rounds agreed on are over.
    }

# How it ended.
gravity-ending-enclosed = An island became the centre of the world.
gravity-ending-rounds = The rounds are over: the player whose island is enclosed on the most sides wins.

# Why a hint says so.
gravity-reason-gravity = It makes your best island heavier.
gravity-reason-yield = It makes your islands yield more.
gravity-reason-capture = It wins an island worth having.
gravity-reason-guard = It makes your islands harder to take.
gravity-reason-rival = It weakens a rival.
gravity-reason-cards = It gets the most out of your cards.
gravity-reason-enclose = It brings the map closer to what you need.
gravity-reason-nothing-better = There is nothing better to do.

# What the plan behind a hint brings.
gravity-gain-islands =
    { $count ->
        [one] { $count } island more
       *[other] { $count } islands more
    }
gravity-gain-gravity = { $count } gravity more on your islands
gravity-gain-pieces =
    { $count ->
        [one] { $count } piece more
       *[other] { $count } pieces more
    }
gravity-gain-neighbours =
    { $count ->
        [one] { $count } neighbour more around your best island
       *[other] { $count } neighbours more around your best island
    }

# What is chosen before the game.
gravity-option-seats = Players
gravity-option-islands = Map (islands around Rundor clockwise from the north-east, then Rundor, each with face and turns: 4A5 6B4 2A1 3A3 5B2 1B3 RB4; empty: at random)
gravity-option-abilities = Airship abilities
gravity-option-abilities-off = None: the basic game
gravity-option-abilities-by-seat = Those of the airships: Drill, Infirmary, Tavern, Tug
gravity-option-abilities-chosen = Chosen by the players, in turn
gravity-option-abilities-random = Dealt at random
gravity-option-round_limit = Rounds until the game is judged (0: no limit)

# What is refused.
refusal-gravity-bad-map = “{ $islands }” is no map: every island must stand in it once.
refusal-gravity-not-now = Not now: { $action }.
refusal-gravity-rundor-later = Nobody settles on { $island } at the start.
refusal-gravity-airship-taken = The airship with the { $ability } is taken.
refusal-gravity-not-free = { $island } is not free.
refusal-gravity-no-such-card = You do not hold card { $card }.
refusal-gravity-useless-card = Neither action of card { $card } would change anything now.
refusal-gravity-too-many-cards =
    { $cards ->
        [one] You may keep no more than { $cards } card.
       *[other] You may keep no more than { $cards } cards.
    }
refusal-gravity-two-cards = Castling takes two cards.
refusal-gravity-not-on-card = { $action } is not on this card.
refusal-gravity-already-done = { $action } has been used in this turn.
refusal-gravity-no-effect = { $action } would change nothing now.
refusal-gravity-first-action = Use at least one action of the card.
refusal-gravity-choose-first = Choose at least one first.
refusal-gravity-choose-one = At most one island is left: choose it by itself.
refusal-gravity-not-yours = { $island } is not yours.
refusal-gravity-own-island = { $island } is yours.
refusal-gravity-not-neighbour = { $island } is not a neighbour.
refusal-gravity-already-used = { $island } has already been used in this action.
refusal-gravity-just-lost = { $island } has just been lost: it cannot be the refuge.
refusal-gravity-a-refuge = { $island } has just become a refuge: it is not taken again at once.
refusal-gravity-nobody-to-capture = From here nothing can be captured: { $place }.
refusal-gravity-outnumbered =
    { $pieces ->
        [one] There is { $pieces } piece on { $island }: send more, at least one hunter.
       *[other] There are { $pieces } pieces on { $island }: send more, at least one hunter.
    }
refusal-gravity-not-so-many = There are not that many to send: { $place }.
refusal-gravity-wrong-losses =
    { $pieces ->
        [one] Exactly { $pieces } piece must go, and your last island must keep a hunter.
       *[other] Exactly { $pieces } pieces must go, and your last island must keep a hunter.
    }
refusal-gravity-wrong-kill =
    { $pieces ->
        [one] Exactly { $pieces } piece is destroyed.
       *[other] Exactly { $pieces } pieces are destroyed.
    }
refusal-gravity-wrong-amount = That amount is not possible on { $island }.
refusal-gravity-rundor-not-mined = { $island } is never mined.
refusal-gravity-nothing-to-mine = { $island } yields nothing.
refusal-gravity-too-few-pieces =
    { $pieces ->
        [one] There must be at least { $pieces } piece on { $island }.
       *[other] There must be at least { $pieces } pieces on { $island }.
    }
refusal-gravity-no-temporary = There is no temporary gravity on { $island }.
refusal-gravity-no-permanent = There is no permanent gravity on { $island }.
refusal-gravity-no-mercenary = There is no mercenary on { $island }.
refusal-gravity-half-used = This half of the speculation is done.
refusal-gravity-airship-full = The airship has no room for another mercenary.
refusal-gravity-no-ability = Your airship has no such ability, or not now.
refusal-gravity-not-unstable = { $island } is not among the least stable.
refusal-gravity-side-taken = That side is taken.
refusal-gravity-not-joined = { $island } has not just been joined, or has its gravity already.
refusal-gravity-not-adrift = { $island } is not adrift.
refusal-gravity-not-nearest = The way to { $island } on that side is not the shortest, or touches fewer islands.

# On the table.
gravity-screen-round = Round { $round }
gravity-screen-round-of = Round { $round } of { $limit }
gravity-screen-reserve = Mercenaries in reserve
gravity-screen-airship = Airship
gravity-screen-fallen = destroyed
gravity-screen-turns = turns left
gravity-screen-passed = passed
gravity-screen-hand = hand
gravity-screen-saved = saved
gravity-screen-played = played
gravity-screen-first = first player
gravity-screen-strongest = Strongest now
gravity-screen-calm = nobody
gravity-screen-pulls = pulls
gravity-screen-some-of = { $count } of { $islands }
gravity-screen-wins = { $name } would win
gravity-screen-lifted = In hand
gravity-screen-legend = Sides: r red, b blue, x both. Centre: permanent.temporary gravity, yield, then hunters and mercenaries (m).

# Opponents.
gravity-bot-advice = Tilda the Apprentice
gravity-bot-advice-character = Does what the handbook says.
gravity-bot-sailor = Brok the Miner
gravity-bot-sailor-character = Loves gravity wherever it lies.
gravity-bot-mate = Marshal Ruk
gravity-bot-mate-character = Wants every island at once.
gravity-bot-navigator = Lio the Gardener
gravity-bot-navigator-character = Grows a crew before he moves it.
gravity-bot-captain = Surveyor Wen
gravity-bot-captain-character = Measures twice, docks once.
gravity-bot-master = The Cartographer
gravity-bot-master-character = Sees the next sky before it forms.
