# Players and bots.
seat-number = Player { $number }
bot-uniform = Random
bot-advice = Beginner
bot-sailor = Easy
bot-mate = Medium
bot-navigator = Good
bot-captain = Strong
bot-master = Master
bot-value = Quick eye
bot-plan = Planner
bot-look = Far sight
bot-flat = Flat Monte Carlo
bot-tree = Tree search
hint-wins = It wins the game.
bot-own = { $name }
ending-resigned = Everyone else has given up.

# What is refused: matches and their files.
refusal-action-unknown = There is no action with the code { $code }.
refusal-bot-unknown = There is no bot called “{ $level }”.
refusal-bot-silent =
    { $seconds ->
        [one] The bot did not answer within { $seconds } second.
       *[other] The bot did not answer within { $seconds } seconds.
    }
refusal-bot-gone = The bot’s program has ended.
refusal-bot-garbled = The bot’s answer cannot be understood: “{ $text }”.
refusal-bot-illegal = The bot chose “{ $action }”, which it may not do.
refusal-arena-alone = An arena needs at least two bots.
refusal-arena-other = { $folder } holds another contest.
refusal-blocks-other = { $folder } holds the results of something else.
refusal-hands-no-ray = Ray is not installed: pip install "windlass[ray]"
refusal-dataset-altered = { $file }: the rows of match { $number } do not tell what its file tells.
refusal-train-course = Nobody can learn “{ $course }” of { $game } for { $seats } players.
refusal-train-compiler = Learning needs the compiler (Numba), which is switched off or not installed.
refusal-weights-none = No bot has learned { $game } for { $seats } players yet, so simple rules play instead.
refusal-weights-broken = { $file } is damaged, so simple rules play instead.
refusal-weights-other-game = { $file } was learned for other rules or components, so simple rules play instead.
refusal-game-unknown = There is no game called “{ $game }”.
refusal-game-no-features = No features have been described for the game “{ $game }”.
refusal-picture-no-engine = Drawing a board needs one more package: pip install "windlass[draw]".
refusal-picture-not-built = The boards have not been built: run “make web” first, or install Windlass from its wheel.
refusal-picture-no-board = The game “{ $game }” has no board to draw.
refusal-notation-action = “{ $text }” is not an action.
refusal-notation-position = The position cannot be read: { $part }.
refusal-match-version = This match of { $game } follows rules version { $version }, which this program no longer plays.
refusal-match-components = This match of { $game } was played with other components ({ $components }).
refusal-match-seed = The seed does not fit its published hash.
refusal-match-seed-bytes = A seed is { $size } bytes.
refusal-match-names = Names are a list of texts, one for each seat.
refusal-match-no-seat = Seats are 0 to { $last }; -1 is a spectator.
refusal-match-no-place = Seats are 0 to { $last }; a spectator has no place here.
refusal-match-not-whole = A whole number is wanted, not a value of type { $type }.
refusal-match-no-ply = The match has moments 0 to { $most }; there is no moment { $number }.
refusal-match-over = The match is over.
refusal-mcp-no-match = There is no match number { $number }.
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
refusal-matchfile-not-text = The file is not readable text.
refusal-matchfile-running = The match is still running: not everyone may read what is hidden in it.
refusal-proof-part = A seat adds { $low } to { $high } bytes, or none.
refusal-proof-receipt = This is not a receipt.

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
refusal-terminal-which = “{ $text }” fits several actions: { $actions }.
refusal-terminal-no-such = There is no “{ $text }”. There are: { $names }.
refusal-terminal-nothing-kept = There is no unfinished match to go on with.
refusal-terminal-seat =
    { $seats ->
        [one] There is only one seat, so nobody can sit in seat { $seat }.
       *[other] There are { $seats } seats, so nobody can sit in seat { $seat }.
    }
refusal-terminal-names =
    { $seats ->
        [one] There is only one seat for { $names } names.
       *[other] There are only { $seats } seats for { $names } names.
    }
terminal-usage-no-option = There is no option { $option }.
terminal-usage-missing = { $option } is missing.
terminal-usage-no-value = { $option } needs a value.
terminal-usage-value = The value of { $option } is not of the right form.
terminal-usage-choice = { $option } must be one of: { $values }.
terminal-usage-range = { $option } must be a whole number from { $low } to { $high }.
terminal-usage-least = { $option } must be a whole number, at least { $low }.
terminal-usage-other = This cannot be understood: { $text }
refusal-terminal-chapter = The rules have no chapter “{ $chapter }”. They have: { $chapters }.
refusal-terminal-ply =
    { $most ->
        [one] The match has only one action; there is no action { $number }.
       *[other] The match has { $most } actions; there is no action { $number }.
    }
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
terminal-word-proof = proof
terminal-word-card = card
terminal-word-sector = sector
terminal-word-island = island
terminal-word-discard = discard
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
terminal-hint = Hint: { $notation }. { $hint }
terminal-more = … more; “{ $command }” shows every action.
terminal-turn-over = (Enter)
terminal-left-kept = Goodbye. The match is saved; continue with: { $command }
terminal-commitment = Shuffled before you sat down; the secret has the hash { $hash }. Keep it, and at the end it proves that nobody chose the cards.
terminal-chosen = The seed was chosen, so nothing proves the shuffles fair.
terminal-check = The match is saved. Check its shuffles with: { $command }
terminal-help-card = card NAME    a card in full; without a name all of them
terminal-help-sector = sector NAME  a sector with all that lies and is sold there
terminal-help-island = island NAME  an island, its sides and what it yields when turned
terminal-help-discard = discard      what lies face up beside the table
terminal-undone = Taken back.
terminal-saved = Saved in { $file }.
terminal-loaded = Loaded from { $file }.
terminal-resigned = { $seat } gives up.
terminal-components-exported =
    { $files ->
        [one] { $files } file is new in { $folder }. Play with it: { $command }
       *[other] { $files } files are new in { $folder }. Play with them: { $command }
    }
terminal-extra-missing = This command needs a package that is not installed: { $command }
terminal-mcp-instructions = Board games against bots. List the games, read the rules, start a match, then choose again and again among the legal actions until the match is over.
terminal-bot-gives-up = { $seat } loses by forfeit: { $reason }
terminal-left = Goodbye. The match was left unfinished.
terminal-over = The match is over. { $ending }
terminal-fair = The seed was { $seed }; its hash { $hash } was fixed before the first card.
terminal-help =
    Type the number of an action, or its short form as shown beside it.
    hint         which action looks good, and why; “hint 2” tells the second best
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
terminal-verify-good = Proven: { $file }
terminal-verify-consistent = Agrees with itself, no more: { $file }
terminal-verify-bad = False: { $file }
terminal-verify-proven = proven
terminal-verify-agrees = agrees
terminal-verify-open = open
terminal-verify-false = false
proof-broken = The file cannot be true. { $reason }
proof-replays =
    { $count ->
        [one] The one entry is legal, and the seed leads to every card dealt.
       *[other] All { $count } entries are legal, and the seed leads to every card dealt.
    }
proof-alone = Without the hash that was published before the start, a file can only be checked against itself: whoever wrote it could have invented all of it. Give the hash with --commitment.
proof-commitment = The table’s secret was fixed before anybody sat down: it gives the hash you kept.
proof-seed-hash = The seed was fixed when the hash you kept was published.
proof-other-commitment = The file does not belong to the hash you gave.
proof-chosen = The seed was chosen by whoever set the match up, or nothing shows otherwise: it could have been picked for its cards.
proof-parts = The seed is made of the table’s secret and of bytes from { $count } of { $seats } seats.
proof-no-receipt = Without a receipt nothing shows that no entry was cut off, added or altered.
proof-receipt =
    { $count ->
        [one] The names, the options and the first entry are those that the table signed.
       *[other] The names, the options and the first { $count } entries are those that the table signed.
    }
proof-receipt-alone =
    { $count ->
        [one] The first entry agrees with a receipt, but without the published hash nobody knows whose key signed it.
       *[other] The first { $count } entries agree with a receipt, but without the published hash nobody knows whose key signed it.
    }
proof-receipt-forged = A receipt over { $count } entries was not signed by the table of this match.
proof-receipt-cut = The table signed { $count } entries, but the file has only { $present }: the rest was cut off.
proof-receipt-altered = Names, options or entries are not those that the table signed after { $count } entries.
proof-rest =
    { $count ->
        [one] One entry after the last receipt stands on the file’s word alone.
       *[other] { $count } entries after the last receipt stand on the file’s word alone.
    }
terminal-verify-game = Game
terminal-verify-rules = Rules version
terminal-verify-components = Components
terminal-verify-commitment = Published before the start
terminal-verify-head = Head of the log
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
terminal-warm-folder = Whoever sets { $setting } finds the rules compiled: the folder may be copied to machines of the same kind with the same Python and Windlass.
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

# `windlass arena` and `windlass train`.
terminal-arena-progress = Blocks played
terminal-arena-title =
    { $games ->
        [one] { $games } game in { $blocks } blocks of equal deals
       *[other] { $games } games in { $blocks } blocks of equal deals
    }
terminal-arena-bot = Bot
terminal-arena-seat = Seat
terminal-arena-rating = Rating
terminal-arena-interval = 95 %
terminal-arena-games = Games
terminal-arena-share = Wins
terminal-arena-cost = CPU a decision
terminal-arena-unfinished = Cut off and not counted: { $games }
terminal-forfeits =
    { $games ->
        [one] { $bot }: { $games } game lost by forfeit (silent, crashed, or against the rules).
       *[other] { $bot }: { $games } games lost by forfeit (silent, crashed, or against the rules).
    }
terminal-arena-stronger = The first is stronger (log-likelihood ratio { $ratio }).
terminal-arena-not-stronger = The first is not stronger (log-likelihood ratio { $ratio }).
terminal-arena-open = Not decided yet (log-likelihood ratio { $ratio }).
terminal-train-seed = Seed { $seed }
terminal-train-state = { $games } games, cross-entropy { $loss }
terminal-train-done = Seed { $seed } is the best after { $games } games: { $rating }. The curves are in { $curve }.

# `windlass review`.
refusal-review-going-on = The match is not over yet: only finished matches are reviewed.
refusal-review-busy = Too many matches wait for their review; try again in a few minutes.
refusal-review-failed = The review could not be finished; it has been logged.
refusal-review-not-ready = The rules of this game are still being compiled, or cannot be compiled here; then nobody can look ahead far enough.
refusal-lab-busy = Ten runs wait already; stop one of them first.
refusal-lab-unknown = There is no such run or report, or it is over.
refusal-lab-not-ready = The rules of this game are still being compiled, or cannot be compiled here.
refusal-puzzle-unknown = There is no such puzzle.
refusal-puzzle-too-long = No puzzle takes that many actions.
review-best = best
review-best-column = best
review-good = good
review-good-column = good
review-inaccuracy = inaccuracy
review-inaccuracy-column = inaccuracies
review-mistake = mistake
review-mistake-column = mistakes
review-blunder = blunder
review-blunder-column = blunders
review-start = at the start
review-decisions = decisions
review-luck = luck
review-result = result
terminal-review-progress = Decisions judged
terminal-review-moments = What mattered most
terminal-review-no-moments = Nobody made a mistake worth telling.
terminal-review-moment = { $number }. { $seat } ({ $verdict }): “{ $played }” left { $chance }; “{ $better }” would have left { $best }.

# `windlass puzzles`.
terminal-puzzles-progress = { $game }: puzzles found
terminal-puzzles-done =
    { $count ->
        [one] One puzzle is in { $file }.
       *[other] { $count } puzzles are in { $file }.
    }
terminal-puzzles-kind = Sort
terminal-puzzles-count = Puzzles
terminal-puzzles-rating = Difficulty
terminal-puzzles-win = a win this turn
terminal-puzzles-defence = the only defence
terminal-puzzles-best = the best action by far

# `windlass dataset`.
terminal-dataset-progress = { $game }: matches written
terminal-dataset-done =
    { $matches ->
        [one] One match is in { $folder }.
       *[other] { $matches } matches are in { $folder }.
    }

# Balance: the report of `windlass balance`.
terminal-balance-playing = Matches: { $name }
terminal-balance-duplicates = Pairs with and without
terminal-balance-levels = Deals between levels
terminal-balance-done = The report is in { $file }.
balance-title = { $game }: is it balanced?
balance-about = { $matches } matches between bots ({ $players }) with { $seats } players, seed { $seed }; rules version { $version }, components { $components }. Every range in the tables is a 95 % interval.
balance-players =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
balance-matches =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
balance-best-seat = wins of seat { $seat }, the best one
balance-seat-share = Wins of seat { $seat }
balance-against = { $level } against { $other }
balance-seats = Where one sits
balance-seats-why = Each seat’s share of the wins. The dashed line is a fair share; a bar whose interval misses it is an advantage or a handicap.
balance-length = How long it takes
balance-length-why = Minutes count nine seconds for every decision with a real choice: an assumption, not a measurement.
balance-drama = How exciting it is
balance-drama-why = From the bots’ own estimate of everyone’s chances: how often the lead changes, how low the eventual winner ever stood, and when the match was as good as decided.
balance-skill = Skill and luck
balance-skill-why = Every deal is played in all seat rotations. Luck is the share of a seat’s result that the deal explains, whoever of the two sits there.
balance-endings = How matches end
balance-endings-why = The share of each way of ending.
balance-kinds = Kinds of action
balance-kinds-why = Offered: seats that could do it at least once. Taken: of those, the seats that did. Wins: 1 is a fair share. Winning more by doing it does not prove that it helps. What stands out comes first: what clearly wins more or less.
balance-named = Cards, places and pieces
balance-named-why = The same for everything that an action names. The effect, where it was measured, compares the same deal played on with the thing and without it, in points of the win.
balance-health = Health of the rules
balance-health-why = What never happened in these matches, and matches worth a look: save one and open it on the front page or with “windlass replay”.
balance-difference = What the change does
balance-difference-why = The same deals with and without the change; differences are taken match by match.
balance-changed = Changed: { $change }
balance-clear = clear
balance-open = not clear
balance-never-taken = Offered but never chosen:
balance-never-happened = Never happened:
balance-cut-off = Matches cut off because they did not end: { $matches }.
balance-notable-longest = The longest: match { $number }, { $decisions } decisions
balance-notable-shortest = The shortest: match { $number }, { $decisions } decisions
balance-notable-comeback = A great comeback: match { $number }, { $decisions } decisions
balance-notable-cut-off = Cut off: match { $number }, { $decisions } decisions
balance-measure-rounds = rounds
balance-measure-decisions = decisions
balance-measure-real = decisions with a choice
balance-measure-minutes = minutes
balance-measure-options = options a decision
balance-measure-leads = lead changes
balance-measure-comeback = the winner’s lowest chance
balance-measure-decided = decided after this share of the match
balance-column-seat = Seat
balance-column-share = Wins
balance-column-interval = 95 %
balance-column-measure = Measure
balance-column-mean = Mean
balance-column-range = 90 of 100 matches
balance-column-meeting = Levels
balance-column-luck = Luck
balance-column-games = Games
balance-column-ending = Ending
balance-column-thing = What
balance-column-won = Wins
balance-column-offered = Offered
balance-column-taken = Taken
balance-column-times = Times a match
balance-column-cause = Effect
balance-column-change = Change
balance-column-sure = Is it clear?
balance-title-played = { $game }: what came of the games
balance-everyone = Who plays
balance-everyone-why = Each player’s share of the wins over all seats. The dashed line is a fair share.
balance-figures = How long it takes
balance-figures-why = Decisions of a whole game, and how many actions there are to choose from at each.
balance-column-player = Player
balance-column-place = Mean place
balance-seat-more = With { $seats } players seat { $seat } wins clearly more than its share: { $share }.
balance-seat-less = With { $seats } players seat { $seat } wins clearly less than its share: { $share }.
balance-seats-even = With { $seats } players no seat has a clear advantage: what there is lies within { $points } points.
balance-lengths = Matches by their number of decisions
balance-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
balance-column-part = Share
