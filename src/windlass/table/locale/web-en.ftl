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
web-trouble = The server does not answer
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
web-rules-all = All the rules
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
web-lots = When the game starts, lots are drawn for the seats.
web-setting-lots = Draw lots for the seats: chance decides who begins
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
web-hint-chance = { $action }. { $reason } About { $chance }% to win after it.
web-hint-next = Second best
web-hint-second = Second best: { $hint }
web-hint-then = Then: { $plan }.
web-hint-gains = The plan brings { $gains }.
web-log-moment = Show the moment after action { $ply }
web-log-again = Show this again
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
web-claim = Claim the match: the others have been away for long
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
web-beat = You beat { $names }!
web-next-rival = Next: { $name }
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
web-pinned-title = What this table is pinned to
web-pinned-rules = Rules
web-pinned-components = Components
web-fair = Were the shuffles fair?
web-fair-title = Who makes the cards?
web-shuffled-by-people = The table committed to a secret before anyone sat down, and the players’ devices add chance of their own: nobody could choose the cards. Keep this hash and you can check it when the match is over.
web-shuffled-by-table = The table committed to a secret before the first card. Keep this hash and you can check it when the match is over.
web-shuffled-by-known = Somebody may know these cards: the seed was chosen, or comes from another match. Nobody else plays here.
web-keep-hash = Keep the hash
web-fair-secret = The table’s secret
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
web-setting-confirm = Preview actions
web-confirm-always = every one, before it is done
web-confirm-final = only what reveals something or ends the turn
web-confirm-never = none
web-final = Cannot simply be taken back
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
web-carry-instead = On this device you are { $name } now; that player stays behind.
web-carry-decline = Stay who I am

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
