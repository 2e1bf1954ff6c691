cartagena-name = Cartagena
cartagena-tagline = Your crew, a winding tunnel and one boat: the first to get everyone aboard casts off.

# Symbols and places: they stand inside other sentences.
cartagena-symbol-flag = flag
cartagena-symbol-sabre = sabre
cartagena-symbol-pistol = pistol
cartagena-symbol-key = key
cartagena-symbol-bottle = bottle
cartagena-symbol-tricorne = tricorne
cartagena-place-start = the start
cartagena-place-boat = the boat
cartagena-place-space = space { $space }

# What may be done.
cartagena-action-advance = Play a { $symbol } from { $place }
cartagena-action-retreat = Fall back from { $place }
cartagena-action-end = End the turn

# What is asked.
cartagena-prompt-first =
    { $left ->
        [one] Take your action: play a card or fall back.
       *[other] Take up to { $left } actions, at least one: play a card or fall back.
    }
cartagena-prompt-more =
    { $left ->
        [one] Take one more action, or end the turn.
       *[other] Take up to { $left } more actions, or end the turn.
    }
cartagena-prompt-wait = Waiting for { $seat }.

# What happened.
cartagena-event-dealt =
    { $cards ->
        [one] Everyone is dealt one card.
       *[other] Everyone is dealt { $cards } cards.
    }
cartagena-event-row-laid =
    { $cards ->
        [one] One card is laid out in the row.
       *[other] { $cards } cards are laid out in the row.
    }
cartagena-event-advanced = { $seat } plays a { $symbol }: from { $from } to { $to }.
    .you = You play a { $symbol }: from { $from } to { $to }.
cartagena-event-retreated = { $seat } falls back from { $from } to { $to }.
    .you = You fall back from { $from } to { $to }.
cartagena-event-drew = { $seat } draws a { $symbol }.
    .you = You draw a { $symbol }.
cartagena-event-drew-hidden = { $seat } draws a card.
    .you = You draw a card.
cartagena-event-nothing-left = No card is left to draw, so { $seat } gets none.
    .you = No card is left to draw, so you get none.
cartagena-event-reshuffled =
    { $cards ->
        [one] The discard is shuffled into a new deck of one card.
       *[other] The discard is shuffled into a new deck of { $cards } cards.
    }
cartagena-event-skipped = { $seat } can do nothing and is skipped.
    .you = You can do nothing and are skipped.
cartagena-event-turn = It is the turn of { $seat }.
    .you = It is your turn.
cartagena-event-escaped = { $seat } has the whole crew aboard and casts off!
    .you = You have the whole crew aboard and cast off!
cartagena-event-frozen = Nobody can move any more.
cartagena-event-stalled =
    { $rounds ->
        [one] A round has passed without another pirate aboard.
       *[other] { $rounds } rounds have passed without another pirate aboard.
    }

# How it ended.
cartagena-ending-escaped = A crew is complete and the boat has left.
cartagena-ending-frozen = Nobody could move any more: whoever came furthest is first.
cartagena-ending-stalled = The escape came to a standstill: a draw.

# Why a hint says so.
cartagena-reason-boards = It takes a pirate straight aboard.
cartagena-reason-leaps = A long leap, over occupied spaces.
cartagena-reason-runs = A long way for a single card.
cartagena-reason-steps = It brings the crew forward.
cartagena-reason-more-cards = Several pirates stand behind, so it earns more than one card.
cartagena-reason-one-card = It earns a card and gives up little ground.
cartagena-reason-no-card = No card is left to draw; it only makes room.
cartagena-reason-leaves-boat = The cards are worth leaving the boat for a while.
cartagena-reason-keeps = The cards will be worth more later.

# What the plan behind a hint brings.
cartagena-gain-steps =
    { $count ->
        [one] { $count } space nearer to the boat
       *[other] { $count } spaces nearer to the boat
    }
cartagena-gain-cards =
    { $count ->
        [one] { $count } card more
       *[other] { $count } cards more
    }
cartagena-gain-aboard =
    { $count ->
        [one] { $count } pirate more in the boat
       *[other] { $count } pirates more in the boat
    }

# What is chosen before the game.
cartagena-option-seats = Players
cartagena-option-variant = Variant
cartagena-option-variant-jamaica = Jamaica: hands and deck are hidden
cartagena-option-variant-tortuga = Tortuga: open hands, cards come from an open row
cartagena-option-variant-hispaniola = Hispaniola: hidden hands, cards come from an open row
cartagena-option-track = Tunnel (segments 1 to 6 in order, r for one turned round; empty: at random)
cartagena-option-segments = Segments of the tunnel
cartagena-option-symbols = Symbols in play
cartagena-option-copies = Cards of each symbol
cartagena-option-pirates = Pirates in a crew
cartagena-option-actions = Actions a turn
cartagena-option-hand = Cards dealt to each player
cartagena-option-boat_retreat = Pirates may fall back from the boat
cartagena-option-skip_draws = A skipped player draws a card
cartagena-option-stall_limit = Rounds without progress until a draw (0: never)

# What is refused.
refusal-cartagena-first-action = The first action of a turn is compulsory.
refusal-cartagena-no-pirate = You have no pirate here: { $place }.
refusal-cartagena-no-such-card = You hold no { $symbol }.
refusal-cartagena-boat-is-final = In this game nobody leaves the boat.
refusal-cartagena-nobody-behind = Nobody to fall back to: no space behind holds { -cartagena-company } pirates ({ $place }).
refusal-cartagena-too-few-cards =
    { $cards ->
        [one] One card is not enough for the hands of { $seats } players.
       *[other] { $cards } cards are not enough for the hands of { $seats } players.
    }
refusal-cartagena-bad-track =
    { $segments ->
        [one] “{ $track }” is no tunnel of one segment.
       *[other] “{ $track }” is no tunnel of { $segments } different segments.
    }

# On the table.
cartagena-screen-round = Round { $round }
cartagena-screen-start = Start
cartagena-screen-boat = Boat
cartagena-screen-row = Row
cartagena-screen-deck = Deck
cartagena-screen-discard = Discard
cartagena-screen-aboard = aboard

# Opponents.
cartagena-bot-advice = Pip the Cabin Boy
cartagena-bot-advice-character = Takes the nearest step and never looks round.
cartagena-bot-sailor = Swift Anne
cartagena-bot-sailor-character = Runs for the boat, whatever it costs.
cartagena-bot-mate = Old Mateo
cartagena-bot-mate-character = Never has enough cards in hand.
cartagena-bot-navigator = Doña Inés
cartagena-bot-navigator-character = Would sooner hold you back than hurry.
cartagena-bot-captain = The Quartermaster
cartagena-bot-captain-character = Plans every turn to its end.
cartagena-bot-master = The Commodore
cartagena-bot-master-character = Knows your answer before you do.
