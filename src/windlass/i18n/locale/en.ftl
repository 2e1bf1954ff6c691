# Players and bots.
seat-number = Player { $number }
bot-number = Bot { $number }
bot-uniform = Random
bot-advice = Common sense
ending-resigned = Everyone else has given up.

# What is refused: matches and their files.
refusal-action-unknown = There is no action with the code { $code }.
refusal-bot-unknown = There is no bot called “{ $level }”.
refusal-game-unknown = There is no game called “{ $game }”.
refusal-notation-action = “{ $text }” is not an action.
refusal-notation-position = The position cannot be read: { $part }.
refusal-match-version = This match of { $game } follows rules version { $version }, which this program no longer plays.
refusal-match-components = This match of { $game } was played with other components ({ $components }).
refusal-match-seed = The seed does not fit its published hash.
refusal-match-over = The match is over.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-over = Somebody has given up: nothing can be taken back.
refusal-undo-not-yours = The last action was not yours.
refusal-undo-revealed = Something hidden or random came to light: it can be taken back only if everyone agrees.
refusal-resign-no-seat = There is no such seat.
refusal-resign-twice = This player has already given up.
refusal-options-invalid = “{ $option }” takes { $wanted }.
refusal-options-unknown = The game has no option “{ $option }”. It has: { $options }.
options-wanted-number = a whole number from { $low } to { $high }
options-wanted-switch = yes or no (true or false)
options-wanted-choice = one of: { $choices }
options-wanted-text = a text of the form it describes
refusal-options-seats = { $game } takes { $low } to { $high } players.
refusal-matchfile-line = Line { $line }: { $reason }
refusal-matchfile-title = This is not a match file.
refusal-matchfile-field = “{ $field }” is out of place or its value is wrong.
refusal-matchfile-missing = “{ $field }” is missing.
refusal-matchfile-entry = “{ $text }” is not the next entry.
refusal-matchfile-too-long = A match file has at most { $most } characters.

# What is refused: the terminal.
refusal-terminal-number =
    { $count ->
        [one] There is only one action to choose from; { $number } is not it.
       *[other] Choose a number from 1 to { $count }; { $number } is not one.
    }
refusal-terminal-file-unreadable = The file { $file } cannot be read.
refusal-terminal-file-unwritable = The file { $file } cannot be written.
refusal-terminal-file-needed = Name a file, for example: { $command } evening.match
refusal-terminal-pair = “{ $text }” is not of the form name=value.
refusal-terminal-option = { $game } has no option “{ $name }”. It has: { $names }.
refusal-terminal-bots =
    { $seats ->
        [one] { $bots } bots do not fit on one seat.
       *[other] { $bots } bots do not fit on { $seats } seats.
    }
refusal-terminal-chapter = The rules have no chapter “{ $chapter }”. They have: { $chapters }.
refusal-terminal-ply =
    { $most ->
        [one] The match has only one action; there is no action { $number }.
       *[other] The match has { $most } actions; there is no action { $number }.
    }
refusal-simulate-player = “{ $level }” does not play in simulations; these do: { $levels }.
refusal-simulate-players =
    { $seats ->
        [one] Name one player, not { $given }.
       *[other] Name one player for all seats or { $seats } players, not { $given }.
    }

# Words typed at play, beside the English ones.
terminal-word-help = help
terminal-word-hint = hint
terminal-word-undo = undo
terminal-word-log = log
terminal-word-list = list
terminal-word-save = save
terminal-word-load = load
terminal-word-resign = resign
terminal-word-quit = quit

# At play.
terminal-welcome = Type the number or the short form of an action. “help” explains the rest.
terminal-curtain = { $seat } is next. Pass the keyboard and press Enter when nobody else is looking.
terminal-since = What happened:
terminal-earlier =
    { $count ->
        [one] … one line more before that; “log” shows everything.
       *[other] … { $count } lines more before that; “log” shows everything.
    }
terminal-hint = Hint: { $notation }. { $action }. { $reason }
terminal-undone = Taken back.
terminal-saved = Saved in { $file }.
terminal-loaded = Loaded from { $file }.
terminal-resigned = { $seat } gives up.
terminal-left = Good-bye. The match was left unfinished.
terminal-over = The match is over. { $ending }
terminal-fair = The seed was { $seed }; its hash { $hash } was fixed before the first card.
terminal-help =
    Type the number of an action, or its short form as shown beside it.
    hint         which action looks good, and why
    undo         take your last action back, if nothing came to light
    list         show the table and the actions again
    log          everything that has happened
    save FILE    keep the match in a file
    load FILE    go on with a match from a file
    resign       give up; a bot takes your seat
    quit         leave
terminal-place = Place
terminal-player = Player
terminal-score = Progress

# Replay and verification.
terminal-replay-open = The match goes on.
terminal-rules-example = Example
terminal-verify-good = Verified: { $file }
terminal-verify-bad = Not verified: { $file }
terminal-verify-game = Game
terminal-verify-rules = Rules version
terminal-verify-components = Components
terminal-verify-hash = Published hash
terminal-verify-seed = Seed, which gives this hash
terminal-verify-entries = Entries, each legal when replayed
terminal-verify-position = Last position
terminal-verify-ending = Ending

# The list of games.
terminal-games-seats = { $low } to { $high } players
terminal-games-bots = Bots: { $bots }

# Compiling.
terminal-warm-interpreted = The rules run interpreted here: Numba is missing or switched off, so there is nothing to compile.
terminal-warm-ready = All rules are compiled already.
terminal-warm-done =
    { $seconds ->
        [one] All rules are compiled, in one second.
       *[other] All rules are compiled, in { $seconds } seconds.
    }

# Simulation.
terminal-simulate-progress = { $game }: games played
terminal-simulate-title =
    { $games ->
        [one] { $game }, { $seats } players: one game, seed { $seed }
       *[other] { $game }, { $seats } players: { $games } games, seed { $seed }
    }
terminal-simulate-by-seat = Seat
terminal-simulate-by-player = Player
terminal-simulate-wins = Wins
terminal-simulate-share = Share
terminal-simulate-interval = 95 % interval
terminal-simulate-rank = Mean place
terminal-simulate-ending = Ending
terminal-simulate-games = Games
terminal-simulate-unfinished = Cut off unfinished
terminal-simulate-decisions = Decisions a game
terminal-simulate-decisions-spread = { $mean } on average; median { $median }; nine in ten between { $low } and { $high }
terminal-simulate-branching = Choices a decision
terminal-simulate-speed = Speed
terminal-simulate-rate = { $decisions } decisions and { $games } games a second, { $way }
terminal-simulate-compiled = compiled
terminal-simulate-interpreted = interpreted
refusal-components-nothing = No folder for a game in { $folder }: expected one of { $games }.
