# The lab: simulations and balance reports, ordered by whoever runs the server.
lab-title = Lab
lab-why = Let bots play a game many times and read what came of it. Runs go one after the other in the background, behind everybody who plays.
lab-new = New run
lab-kind = What to find out
lab-kind-balance = Balance report
lab-kind-simulation = Simulation
lab-kind-balance-why = Whether seats are fair, how long matches last, what cards and places are worth, with matches to open.
lab-kind-simulation-why = Who wins how often, how games end and how long they are; many games in little time.
lab-game = Game
lab-players = Players
lab-bot = Who plays
lab-bot-seat = Bot at seat { $seat }
lab-games-wanted = How many games
lab-seed = Seed
lab-seed-why = The same seed, the same games.
lab-more = More options
lab-pairs = Pairs with and without each thing
lab-pairs-why = The same deal is played on with a card or place and without it: what it is really worth. 0: none.
lab-deals = Deals between levels
lab-deals-why = Three levels meet in every deal, in all seats: skill against luck. 0: none.
lab-start = Start
lab-runs = Runs
lab-none = Nothing has been run yet.
lab-run-balance = Balance report · { $game }
lab-run-simulation = Simulation · { $game }
lab-run-about =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    } · { $bots } · seed { $seed }
lab-state-waiting = waiting
lab-state-working = under way
lab-state-done = done
lab-state-stopped = stopped
lab-state-failed = failed
lab-state-broken = broken off: the server was started anew
lab-progress-games = Games: { $done } of { $total }
lab-progress-pairs = Pairs with and without: { $done } of { $total }
lab-progress-levels = Deals between levels: { $done } of { $total }
lab-left-seconds =
    about { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    } left for this part
lab-left-minutes =
    about { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    } left for this part
lab-why-not-ready = The rules of this game are still being compiled, or cannot be compiled here.
lab-why-failed = It could not be finished; the server’s log tells more.
lab-open = Open the report
lab-stop = Stop
lab-forget = Remove
lab-again = Run again
