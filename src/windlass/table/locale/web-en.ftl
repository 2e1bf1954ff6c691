# The page.
web-title = Windlass
web-title-table = { $game } · Windlass
web-title-your-turn = ● Your turn · { $game }
web-hero = Board games, ready to play
web-hero-more = Three complete games, against bots or with friends. No account, one click.
web-loading = Setting the table…
web-home = To the front page
web-lost = Page not found
web-lost-why = This address leads to no game and no table.
web-gone = This table cannot be shown
web-trouble = The server is not answering
web-trouble-why = Your connection or the server is down. Nothing you have played is lost.
web-trouble-again = Try again
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
web-rival = Your next opponent
web-play-friends = With friends
web-learn = Learn by playing
web-join = Join with a code
web-join-go = Join
web-code = Code of the table
web-import = Open a saved match
web-import-how = A finished match opens as a replay; an unfinished one can be continued. Choose its file or drop it here.
web-import-choose = Choose a file
web-my-tables = Your tables
web-open-tables = Tables waiting for players
web-compiling = Strong bots are still getting ready, which takes about a minute after the first start. They play all the same, only more slowly and more simply.
web-open-none = Nobody is waiting just now. Ask for a table, and whoever comes next will find you.
web-strangers = Play with somebody
web-strangers-how = Choose a game and how long a turn may take: you will be matched with somebody who wants the same.
web-find = Find me a table
web-pace-quick = Quick: a minute a turn
web-pace-calm = Calm: four minutes a turn
web-pace-days = Slow: two days a turn
web-watch-tables = Games to watch
web-history = Finished matches
web-history-all = All matches and statistics
web-mine = Your matches
web-mine-more = More: name, put away, leave
web-mine-title = My name for it
web-mine-archive = Put away
web-mine-unarchive = Bring back
web-mine-archived = Put away
web-mine-save = Save
web-mine-empty = Nothing yet: your finished matches will be kept here.
web-mine-profile = My ratings and profile
web-rated = Rated
web-ladders = Ladders
web-mine-played =
    { $count ->
        [one] One match played
       *[other] { $count } matches played
    }
web-mine-won = won
web-mine-resigned = given up
web-mine-places = Places
web-mine-game = Which game
web-mine-all = All games
web-your-turn = Your turn
web-place = Place { $place }
web-status-waiting = waiting for players
web-status-playing = in progress
web-status-paused = paused
web-status-over = over
web-status-abandoned = ended without a result
web-status-frozen = on hold

# Setting a table.
web-set-table = Set a table
web-start = Start
web-open-table = Open the table
web-options = Variant and options
web-more-options = More options
web-table-settings = Time and players
web-house-rules = House rules
web-rules = The rules in short
web-rules-all = All the rules
web-puzzles = Puzzles
web-rules-of = Rules: { $game }
web-rules-link = Rules
web-rules-play = Play it
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-example = Example
web-rules-rulings = Rulings this chapter rests on
web-rules-found =
    { $count ->
        [0] No chapter mentions this.
        [one] { $count } chapter mentions this.
       *[other] { $count } chapters mention this.
    }
web-players = Players
web-plan-me = Me
web-plan-here = Someone at this device
web-plan-friend = A friend, by invitation
web-plan-bot = Bot: { $level }
web-clock = Time
web-clock-kind-none = no clock
web-clock-kind-turn = per turn
web-clock-kind-game = for the whole game
web-clock-kind-days = days per turn
web-clock-none = No clock
web-clock-turn = { $seconds } seconds a turn
web-clock-game =
    { $minutes ->
        [one] One minute for the game, plus { $increment } s a turn
       *[other] { $minutes } minutes for the game, plus { $increment } s a turn
    }
web-clock-days =
    { $days ->
        [one] One day a turn
       *[other] { $days } days a turn
    }
web-at-end = When time runs out
web-at-end-bot = a bot takes over
web-at-end-loss = that player loses
web-setting-turn-seconds = Seconds per turn
web-setting-game-minutes = Minutes for the game
web-setting-increment = Extra seconds per turn
web-setting-turn-days = Days per turn
web-setting-public = Anyone may find this table
web-setting-rated = Rated: the result changes ratings; no hints, no take-backs
web-setting-spectators = Allow spectators
web-setting-hints = Hints
web-setting-takebacks = Allow take-back requests
web-setting-delay = Spectator delay (actions)
web-setting-grace = Seconds before a bot replaces a disconnected player
web-lots = Seats are drawn by lot when the game starts.
web-setting-lots = Draw lots for the seats (decides who goes first)
web-plan-name = Name of the player at this device
web-password = Password
web-password-why = Anyone who joins must know it. Leave empty for none.
web-locked = This table has a password
web-locked-how = Ask whoever invited you.
web-enter = Enter

# Before the start.
web-lobby = The table
web-invite = Invite friends
web-reach-here = Only this device can open it: the table is not on a network.
web-reach-network = Everyone on this network can open it: the same Wi-Fi, at home or in the café.
web-reach-everyone = Everyone who has it can open it, wherever they are.
web-invited = { $host } invites you to play { $game }
web-invited-by-nobody = Come and play { $game }
web-sit-down = Sit down
web-table-full = Every seat is taken. You may watch when it begins.
web-look-first = Look at the table first
web-players-count =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
web-suggested-name-1 = Captain Wren
web-suggested-name-2 = Salty Robin
web-suggested-name-3 = Bosun Biscuit
web-suggested-name-4 = Pilot Pepper
web-suggested-name-5 = Lucky Compass
web-suggested-name-6 = First Mate Fern
web-suggested-name-7 = Gunner Ginger
web-suggested-name-8 = Stormy Finch
web-invite-how = Send the link, read out the code, or let them scan the picture.
web-invite-qr = QR code of the link to this table
web-invite-locked = They need the password too.
web-seat-open = Open seat
web-seeking = Waiting for somebody who wants the same. The match begins by itself when they come; a sound tells you.
web-sit = Sit here
web-sit-also = Someone at this device
web-stand = Free this seat
web-swap = Swap seats { $one } and { $other }
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
web-you-did = You
web-you = you
web-acting = deciding now
web-wait = Waiting for the others
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
web-paused = The match is paused.
web-seat-resigned = gave up
web-seat-away = a bot is playing for them
web-seat-absent = reconnecting…
web-seat-elsewhere = not here now
web-seat-lost-time = lost on time
web-seat-lost-absent = away too long
web-seat-away-time = out of time: a bot is playing
web-your-time = Your time: { $time }
web-hurry =
    { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }
web-kept-wish = A bot is playing for you: you left.
web-kept-absent = A bot is playing for you: the connection was lost.
web-kept-time = A bot is playing for you: your time ran out.
web-kept-used-up = Your time for the whole game is used up.
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
web-hint-chance = { $action }. { $reason } About { $chance }% to win afterwards.
web-hint-next = Second best
web-hint-second = Second best: { $hint }
web-hint-then = Then: { $plan }.
web-hint-gains = The plan brings { $gains }.
web-log-moment = Show the moment after action { $ply }
web-log-turn = The turn of { $name }
web-log-scene = Outside anyone’s turn
web-list-two = { $first }, { $second }
web-since = Since your turn
web-since-again = Show what happened since
web-pace = Pace: { $speed }
web-log-again = Show this again
web-log-earlier = Show earlier turns
web-log-times =
    { $times ->
        [one] (once)
       *[other] ({ $times } times)
    }
web-link-lost = Reconnecting…
web-link-connecting = Connecting…
web-link-keeps = Reconnecting… what you did is kept and will be sent.
web-sent = sent, not answered yet
web-sheet-unread =
    { $count ->
        [one] Log, chat and help: one new message
       *[other] Log, chat and help: { $count } new messages
    }
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
web-claim = Claim the match: the others have been away too long
web-resume = Go on
web-resign = Give up
web-resign-sure = Giving up cannot be undone. With more than two players, a bot plays on for you.
web-play-on = Play on
web-leave = Leave; a bot takes over your seat
web-return = Take your seat back
web-curtain = Pass the device to { $name }
web-curtain-open = I am { $name }
web-guide = First game
web-guide-next = Continue
web-guide-done = Carry on without the guide
web-guide-short = Play a short game
web-guide-skip = Skip

# Chat.
web-phrases = Phrases everyone reads in their own language
web-chat-write = Say something
web-chat-send = Send
web-chat-empty = Nobody has said anything yet.
web-react = React
web-mute-name = Mute { $name }
web-muted = { $name } is muted.
web-unmute = Unmute

# The end, replay and files.
web-result = Result
web-won = You win!
web-placed =
    { $place ->
        [2] You come second.
        [3] You come third.
        [4] You come fourth.
       *[other] You come in at place { $place }.
    }
web-sources = Where the points came from
web-sources-rounds = Round by round
web-round = Round
web-wins = First place: { $name }
web-rating-change = Rating { $before } → { $after } ({ $change })
web-rating-none = Not rated: rated matches need players who each play for themselves, and cards that nobody chose.
web-rematch = Play again
web-beat = You beat { $names }!
web-next-rival = Next: { $name }
web-rematch-offered = { $name } wants to play again
web-rematch-accept = Play again
web-rematch-waiting = Offered. It begins as soon as everyone agrees.
web-rematch-answered = Everyone has answered.
web-rematch-agreed = plays
web-rematch-declined = declines
web-rematch-asked = has not answered
web-rematch-go = To the new table
web-replay = Watch the replay
web-share-replay = Copy a link to the replay
web-export = Save the match
web-progress = Everyone’s progress during the match
web-progress-table = As a table
web-action = Action
web-turning = Turning points
web-turning-number = Turning point { $number }
web-turning-lead = Action { $ply }: { $name } takes the lead, +{ $gain }
web-turning-gain = Action { $ply }: { $name } gains { $gain } on the rest
web-pinned-title = Rules and components in use
web-pinned-rules = Rules
web-pinned-components = Components
web-fair = Were the shuffles fair?
web-fair-title = Who shuffles the cards?
web-shuffled-by-people = The table committed to a secret before anyone sat down, and each player’s device adds randomness of its own, so nobody could choose the cards. Keep this hash to check it after the match.
web-shuffled-by-table = The table committed to a secret before the first card. Keep this hash to check it after the match.
web-shuffled-by-known = Somebody may know these cards: the seed was chosen, or comes from another match. That is why nobody else can play here.
web-keep-hash = Save the hash
web-fair-secret = The table’s secret
web-fair-hash = Hash
web-fair-seed = Seed
web-replay-first = To the beginning
web-replay-back = Back one action
web-replay-run = Play the replay
web-replay-pause = Stop the replay
web-replay-next = Forward one action
web-replay-last = To the end
web-replay-moment = Position in the match
web-replay-leave = Back to the table
web-copy-moment = Link to this moment
web-share-picture = Picture of this moment
web-share-film = Match as an animation
web-share-making = { $done }% · stop
web-play-from = Play from here
web-eyes = Point of view
web-eyes-own = Mine
web-eyes-spectator = Spectator

# Settings.
web-settings = Settings
web-setting-name = Your name
web-setting-emblem = Your emblem
web-emblem-anchor = Anchor
web-emblem-compass = Compass
web-emblem-lantern = Lantern
web-emblem-wave = Waves
web-emblem-star = Star
web-emblem-crab = Crab
web-emblem-barrel = Barrel
web-emblem-feather = Feather
web-emblem-moon = Moon
web-emblem-shell = Shell
web-emblem-whale = Whale
web-emblem-key = Key
web-setting-language = Language
web-setting-theme = Colours
web-theme-system = Same as the device
web-theme-light = Light
web-theme-dark = Dark
web-setting-speed = Motion
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-none = None
web-setting-confirm = Preview actions before doing them
web-confirm-always = every action
web-confirm-final = only those that reveal something or end the turn
web-confirm-never = never
web-final = Undoing this will need everyone’s consent
web-setting-sound = Sounds
web-setting-notify = Notify me when it is my turn and I am looking elsewhere
web-notify-denied = Your browser blocks notifications for this page; you can allow them in its settings.
web-setting-curtain = Hide the table while the device is passed round
web-setting-plain = Show the table in words
web-account = Account, devices and my data
web-carry = Your other devices
web-carry-why = A private link lets you continue as the same player on another device.
web-carry-make = Make the link
web-carry-qr = QR code of your private link
web-carry-accept = Continue here as this player
web-carry-accept-why = This link makes you the same player as on your other device.
web-carry-instead = You are { $name } on this device. If you continue, you can no longer play as { $name } here.
web-carry-decline = Stay as I am

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
web-keys-enter = choose; press again to do it
web-keys-escape = cancel the choice
web-keys-u = take back
web-keys-h = hint
web-keys-question = help

# The review of a finished match.
web-review = Review the match
web-review-why = Every decision is judged by what its player could know, in imagined worlds, never by the hidden cards.
web-review-start = Review
web-review-working = Judging the decisions: { $judged } of { $total }
web-review-chances = Everyone’s chance to win
web-review-chances-hint = Touch the graph to go to a moment.
web-review-best = best
web-review-good = good
web-review-inaccuracy = inaccuracy
web-review-mistake = mistake
web-review-blunder = blunder
web-review-key = Key moments
web-review-no-key = Nobody made a mistake worth mentioning.
web-review-lost =
    { $points ->
        [one] { $points } point of the win lost
       *[other] { $points } points of the win lost
    }
web-review-better = Better: { $action }
web-review-as-good = Nothing was better.
web-review-open = Hindsight: with all cards open
web-review-hindsight = With all cards open: { $played }% after what was played, { $best }% after the better action.
web-review-next = Next: { $name }
web-review-try = Try it yourself from here
web-review-skill = own and others’ decisions
web-review-luck = luck
web-review-began = at the start
web-review-ended = result
web-review-sums = Decisions and luck of everyone
web-review-player = Player
