# The screen of Cartagena: the tunnel in words, what a choice would do, help and the guided game.

web-cartagena-length = 30–45 min
web-cartagena-about = Cards carry your pirates forward, past everyone who stands in the way. Falling back towards others earns new cards. Helping yourself always helps the rest a little.
web-cartagena-score = Spaces covered by all pirates together; the boat counts as one more
web-cartagena-board = The tunnel
web-cartagena-hand = Cards in hand
web-cartagena-space = Space
web-cartagena-symbol = Symbol
web-cartagena-pirates = Pirates
web-cartagena-stone = Space { $space }, { $symbol }
web-cartagena-here =
    { $count ->
        [one] { $name }: one pirate
       *[other] { $name }: { $count } pirates
    }
web-cartagena-crew =
    { $aboard } of { $crew } pirates aboard, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
web-cartagena-cards = { $symbol }: { $count }
web-cartagena-no-cards = none
web-cartagena-reachable = Can be reached
web-cartagena-can-move = Can move
web-cartagena-deck =
    { $count ->
        [one] One card in the deck.
       *[other] { $count } cards in the deck.
    }
web-cartagena-discard =
    { $count ->
        [one] One card in the discard.
       *[other] { $count } cards in the discard.
    }
web-cartagena-actions-left =
    { $count ->
        [one] One action left
       *[other] { $count } actions left
    }
web-cartagena-outcome-advance =
    { $passed ->
        [0] Lands on { $to }.
        [one] Lands on { $to }, past one occupied space.
       *[other] Lands on { $to }, past { $passed } occupied spaces.
    }
web-cartagena-outcome-boards =
    { $passed ->
        [0] Goes straight aboard.
        [one] Goes straight aboard, past one occupied space.
       *[other] Goes straight aboard, past { $passed } occupied spaces.
    }
web-cartagena-outcome-retreat =
    { $draws ->
        [0] Falls back to { $to }; no card is left to draw.
        [one] Falls back to { $to } and draws one card.
       *[other] Falls back to { $to } and draws { $draws } cards.
    }
web-cartagena-signs = What the signs mean
web-cartagena-sign-symbols = Each card and each space shows one of these. A card takes a pirate to the next space with its symbol where nobody stands.
web-cartagena-sign-pirate = A pirate, in the colour, shape and letter of its player. At most { -cartagena-crowd } stand on a space.
web-cartagena-sign-boat = How many pirates of the crew are aboard. All of them win.
web-cartagena-sign-hand = Cards in hand.
web-cartagena-sign-deck = The deck. When it is empty, the discard is shuffled.
web-cartagena-sign-discard = The discard; touch it to see what lies there.
web-cartagena-sign-row = The open row. The framed card is the next one to be drawn.
web-cartagena-sign-actions = Actions left in this turn.
web-cartagena-sign-target = A space that can be reached.
web-cartagena-sign-skipped = Taken spaces that are skipped.
web-cartagena-sign-last = Where the last action began and ended.
web-cartagena-sign-hint = What the hint is about.
web-cartagena-sign-gain = Cards that falling back would draw.
web-cartagena-help-1-title = The aim
web-cartagena-help-1 = Bring your whole crew through the tunnel. The first crew to be complete in the boat wins at once.
web-cartagena-help-2-title = Your turn
web-cartagena-help-2 = Take one, two or three actions in any order: go forward with a card, or fall back for cards.
web-cartagena-help-3-title = Going forward
web-cartagena-help-3 = Play a card and move one of your pirates to the next space with its symbol that nobody stands on. When all of them ahead are taken, the pirate goes straight into the boat.
web-cartagena-help-4-title = Falling back
web-cartagena-help-4 = Move one of your pirates back to the nearest space that holds { -cartagena-company } pirates. Draw a card for each pirate there. Spaces with { -cartagena-crowd } are full and are passed. Pirates may also come back out of the boat.
web-cartagena-help-5-title = Variants
web-cartagena-help-5 = Jamaica: hands are hidden and cards come from the deck. Tortuga: hands are open and cards come from a row in order; twelve new ones are laid out when it is empty. Hispaniola: the open row with hidden hands.
web-cartagena-guide-crew = Your crew waits in the dungeon. Bring all six pirates through the tunnel to the boat before anyone else does.
web-cartagena-guide-card = Touch a card. The stone it leads to lights up: the next one with this symbol where nobody stands.
web-cartagena-guide-ghost = The ghost shows where your pirate would land. Touch the stone again, or press the button, to do it.
web-cartagena-guide-leap = Now use a second card. An occupied stone is skipped, so crowds carry you further. When every stone of a symbol ahead is taken, the card leads straight to the boat.
web-cartagena-guide-back = Cards run out. Touch a pirate with somebody behind it: the dashed arrow leads back to the nearest stone with { -cartagena-company } pirates.
web-cartagena-guide-draw = Falling back draws one card for each pirate already standing there. Do it, or try another action.
web-cartagena-guide-wait = You have made up to three actions; now the others play. The log tells what happened.
web-cartagena-guide-turn = Your turn again. You make one to three actions, cards and falling back in any order. Spread your pirates out first: whoever is far ahead of the others finds many to fall back to.
web-cartagena-guide-crowd = { -cartagena-crowd } pirates fill a stone, whosever they are. A pirate that falls back passes full stones and empty ones, and nobody falls back to the dungeon. So your rivals’ pirates feed you, and yours feed them.
web-cartagena-guide-hand = There is no other way to new cards, and you may hold as many as you like. With an empty hand all you can do is fall back. Let your finger or the mouse rest on a card or a stone, and it tells what it is.
web-cartagena-guide-boat = The boat takes any number of pirates. Whoever has all six aboard first wins at once, even in the middle of a turn. Send stragglers across the crowds: the longest leaps start far behind.
web-cartagena-guide-end = That is the whole game. You may end a turn after one action, take back what revealed nothing, and ask for a hint at any time. How about a game of two against an easy opponent?

# Several cards at once, in the log.
web-cartagena-told-drew = { $seat } draws { $symbol }.
    .you = You draw { $symbol }.
web-cartagena-told-drew-hidden =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
    .you =
        { $count ->
            [one] You draw a card.
           *[other] You draw { $count } cards.
        }
web-cartagena-ask-pirate = Which pirate runs to the next { $symbol }?
web-cartagena-ask-way = From { $from }: choose a card to advance with, or the space to fall back to.
web-cartagena-about-spaces = Spaces with a { $symbol }: { $spaces }.
web-cartagena-about-held = In your hand: { $count }.
web-cartagena-about-start = Where all pirates begin. Nobody falls back to it.
web-cartagena-about-boat = A card without a free space of its symbol ahead leads here. The first crew aboard to the last pirate wins.
