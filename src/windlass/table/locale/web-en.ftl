# The page.
web-title = Windlass
web-title-table = { $game } · Windlass
web-title-your-turn = ● Your turn · { $game }
web-hero = Board games, ready to play
web-hero-more = Three complete games against bots or with friends. No account, one click.
web-loading = The table is being set…
web-home = To the front page
web-lost = Nothing lies here
web-lost-why = This address leads to no game and no table.
web-gone = This table cannot be shown
web-close = Close
web-cancel = Cancel
web-yes = yes
web-no = no
web-copied = Copied
web-copy-link = Copy the link
web-share = Share
web-menu = Menu
web-more = More
web-more-about = More about { $game }
web-guest = Guest
web-language-en = English
web-language-ru = Русский
web-language-fr = Français

# Games and tables on the front page.
web-players-range = { $low }–{ $high } players
web-play-bots = Play against bots
web-play-friends = With friends
web-learn = Learn by playing
web-join = Join with a code
web-join-go = Join
web-code = Code of the table
web-import = Open a saved match
web-import-how = A finished match is shown again, an unfinished one can be played on. Choose its file or drop it here.
web-import-choose = Choose a file
web-my-tables = Your tables
web-open-tables = Tables waiting for players
web-watch-tables = Games to watch
web-history = Finished matches
web-history-all = All matches and statistics
web-mine = Your matches
web-mine-empty = Nothing yet: your finished matches will be kept here.
web-mine-played =
    { $count ->
        [one] One match
       *[other] { $count } matches
    }
web-mine-won = won
web-mine-resigned = given up
web-mine-places = Places
web-mine-game = Which game
web-mine-all = All games
web-your-turn = Your turn
web-place = Place { $place }
web-status-waiting = waiting for players
web-status-playing = being played
web-status-paused = pausing
web-status-over = over
web-status-abandoned = ended without a result
web-status-frozen = stopped

# Setting a table.
web-set-table = Set a table
web-start = Start
web-open-table = Open the table
web-options = What is played
web-more-options = More options
web-table-settings = Time and people
web-house-rules = House rules
web-rules = The rules in short
web-players = Players
web-plan-me = Me
web-plan-here = Someone at this device
web-plan-friend = A friend, by invitation
web-plan-bot = Bot: { $level }
web-clock = Time
web-clock-kind-none = none
web-clock-kind-turn = for every turn
web-clock-kind-game = for the whole game
web-clock-kind-days = days for every turn
web-clock-none = No clock
web-clock-turn = { $seconds } seconds a turn
web-clock-game =
    { $minutes ->
        [one] One minute for the game, { $increment } s more each turn
       *[other] { $minutes } minutes for the game, { $increment } s more each turn
    }
web-clock-days =
    { $days ->
        [one] One day a turn
       *[other] { $days } days a turn
    }
web-at-end = When time runs out
web-at-end-bot = a bot plays instead
web-at-end-loss = the player loses
web-setting-turn-seconds = Seconds for a turn
web-setting-game-minutes = Minutes for the game
web-setting-increment = Seconds more each turn
web-setting-turn-days = Days for a turn
web-setting-public = Anyone may find this table
web-setting-spectators = Others may watch
web-setting-hints = Hints
web-setting-takebacks = Taking back may be asked for
web-setting-delay = Actions that spectators are behind
web-setting-grace = Seconds until a bot keeps a lost player’s seat
web-plan-name = Name of the player at this device
web-password = Password
web-password-why = Whoever comes must know it. Empty: none.
web-locked = This table has a password
web-locked-how = Whoever invited you knows it.
web-enter = Come in

# Before the start.
web-lobby = The table
web-invite = Invite friends
web-invite-how = Send the link, say the code, or let them scan the picture.
web-invite-qr = QR code of the link to this table
web-invite-locked = They need the password too.
web-seat-open = Open seat
web-sit = Sit here
web-sit-also = Someone at this device
web-stand = Free this seat
web-swap = Let seats { $one } and { $other } change places
web-fill-bots = Put bots in the open seats
web-place-bot = Put a bot here
web-seats-missing =
    { $count ->
        [one] One seat is still open
       *[other] { $count } seats are still open
    }
web-wait-host = The host will start the match.

# At the table.
web-board = Board
web-zoom = Size of the board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show the whole board
web-tray = Your hand and actions
web-sheet = Log, chat and help
web-log = Log
web-chat = Chat
web-help = Help
web-you = you
web-acting = deciding now
web-wait = Others are deciding
web-watching = You are watching
web-watching-delay =
    { $count ->
        [one] one action behind
       *[other] { $count } actions behind
    }
web-spectators =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
web-paused = The match pauses.
web-seat-resigned = gave up
web-seat-away = a bot keeps the seat
web-seat-absent = reconnecting…
web-days-left =
    { $days ->
        [one] One day
       *[other] { $days } days
    }
web-choose-first = Choose an action
web-choices = What you can do
web-plain = The table in words
web-undo = Take back
web-undo-ask = Ask to take back
web-hint-ask = Hint
web-hint = { $action }. { $reason }
web-log-moment = Show the moment after action { $ply }
web-log-times =
    { $times ->
        [one] (once)
       *[other] ({ $times } times)
    }
web-link-lost = Connection lost, trying again…
web-link-connecting = Connecting…
web-asking-undo = { $name } asks to take an action back.
web-asking-pause = { $name } asks for a pause.
web-asking-abandon = { $name } asks to end the match without a result.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-ask-pause = Ask for a pause
web-pause = Pause
web-ask-abandon = Ask to end without a result
web-abandon = End without a result
web-resume = Go on
web-resign = Give up
web-resign-sure = Giving up cannot be taken back. With more players a bot plays on for you.
web-play-on = Play on
web-leave = Leave; a bot keeps the seat
web-return = Take the seat back
web-curtain = Pass the device to { $name }
web-curtain-open = I am { $name }
web-guide = First game
web-guide-next = Go on
web-guide-done = Play on alone
web-guide-skip = Skip

# Chat.
web-phrases = Phrases everyone reads in their own language
web-chat-write = Say something
web-chat-send = Send
web-chat-empty = Nobody has said anything yet.
web-react = React
web-mute-name = Mute { $name }
web-muted = { $name } is muted.
web-unmute = Hear again

# The end, replay and files.
web-result = Result
web-won = You win!
web-wins = First place: { $name }
web-rematch = Play again
web-replay = Watch the replay
web-share-replay = Copy a link to the replay
web-export = Save the match
web-progress = Progress of all players during the match
web-progress-table = The same in numbers
web-action = Action
web-turning = Turning points
web-turning-number = Turning point { $number }
web-turning-lead = Action { $ply }: { $name } takes the lead, +{ $gain }
web-turning-gain = Action { $ply }: { $name } gains { $gain } on the others
web-cartagena-score = Spaces that all pirates have come, the boat counting 37
web-tortuga2199-score = Influence
web-gravity-score = Enclosed sides of the best island, ten each, and its permanent gravity, nine at most; sixty win
web-pinned-title = What this table is pinned to
web-pinned-rules = Rules
web-pinned-components = Components
web-fair = Were the shuffles fair?
web-fair-how = This hash was published before the first card; it fits only this seed, from which every shuffle follows.
web-fair-hash = Hash
web-fair-seed = Seed
web-replay-first = To the beginning
web-replay-back = One action back
web-replay-run = Play the replay
web-replay-pause = Stop the replay
web-replay-next = One action on
web-replay-last = To the end
web-replay-moment = Moment of the match
web-replay-leave = Back to the table
web-copy-moment = Link to this moment
web-play-from = Play from here
web-eyes = Whose view
web-eyes-own = My own view
web-eyes-spectator = A spectator’s view

# Settings.
web-settings = Settings
web-setting-name = Your name
web-setting-language = Language
web-setting-theme = Colours
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-setting-speed = Motion
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-none = None
web-setting-confirm = Preview every action before it is done
web-setting-sound = Sounds
web-setting-notify = Notify me when it is my turn and I look elsewhere
web-notify-denied = The browser does not allow it. Its settings for this page can change that.
web-setting-curtain = Hide the table while one device is passed round
web-setting-plain = Show the table in words
web-carry = Your other devices
web-carry-why = A private link lets you go on as the same player elsewhere.
web-carry-make = Make the link
web-carry-qr = QR code of your private link
web-carry-accept = Go on here as this player
web-carry-accept-why = This link makes you the same player as on your other device.

# Keys.
web-keys-title = Keys
web-key-tab = Tab
web-key-arrows = ← →
web-key-zoom = + − 0
web-key-pan = ⇧ ← →
web-key-enter = Enter
web-key-escape = Esc
web-key-u = U
web-key-h = H
web-key-question = ?
web-keys-tab = from one control to the next
web-keys-arrows = along the board
web-keys-zoom = zoom the board in, out, show all of it
web-keys-pan = move the enlarged board
web-keys-enter = choose; once more does it
web-keys-escape = cancel what was chosen
web-keys-u = take back
web-keys-h = hint
web-keys-question = help

# Cartagena.
web-cartagena-length = 30–45 min
web-cartagena-about = Cards carry your pirates forward, past everyone who stands in the way. Falling back towards others earns new cards. Helping yourself always helps the rest a little.
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
        [one] Falls back to { $to } and draws one card.
       *[other] Falls back to { $to } and draws { $draws } cards.
    }
web-cartagena-help-1-title = The aim
web-cartagena-help-1 = Bring your whole crew through the tunnel. Whoever has the last pirate aboard first wins at once.
web-cartagena-help-2-title = Your turn
web-cartagena-help-2 = Take one, two or three actions in any order: go forward with a card, or fall back for cards.
web-cartagena-help-3-title = Going forward
web-cartagena-help-3 = Play a card and move one of your pirates to the next space with its symbol that nobody stands on. When all of them ahead are taken, the pirate goes straight into the boat.
web-cartagena-help-4-title = Falling back
web-cartagena-help-4 = Move one of your pirates back to the nearest space that holds one or two pirates. Draw one card for one pirate there, two cards for two. Spaces with three are passed. Pirates may also come back out of the boat.
web-cartagena-help-5-title = Variants
web-cartagena-help-5 = Jamaica: hands are hidden and cards come from the deck. Tortuga: hands are open and cards come from a row in order; twelve new ones are laid out when it is empty. Hispaniola: the open row with hidden hands.
web-cartagena-guide-crew = Your crew waits in the dungeon. Bring all six pirates through the tunnel to the boat before anyone else does.
web-cartagena-guide-card = Touch a card. The stone it leads to lights up: the next one with this symbol where nobody stands.
web-cartagena-guide-ghost = The ghost shows where your pirate would land. Touch the stone again, or press the button, to do it.
web-cartagena-guide-leap = Now use a second card. An occupied stone is skipped, so crowds carry you further. When every stone of a symbol ahead is taken, the card leads straight to the boat.
web-cartagena-guide-back = Cards run out. Touch a pirate with somebody behind it: the dashed arrow leads back to the nearest stone with one or two pirates.
web-cartagena-guide-draw = Falling back draws one card for each pirate already standing there. Do it, or try another action.
web-cartagena-guide-wait = You have made up to three actions; now the others play. The log tells what happened.
web-cartagena-guide-end = That is the whole game. You may end a turn after one action, take back what revealed nothing, and ask for a hint at any time.
