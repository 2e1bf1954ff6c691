# Puzzles.
puzzle-title = { $game }: puzzles
puzzle-today = Puzzle of the day
puzzle-you = You
puzzle-rating = Difficulty { $rating }
puzzle-rating-own = Your strength at puzzles
puzzle-streak =
    { $count ->
        [one] { $count } solved in a row
       *[other] { $count } solved in a row
    }
puzzle-days =
    { $count ->
        [one] the day’s puzzle solved today
       *[other] the day’s puzzle solved { $count } days running
    }
puzzle-goal-win = Win in this turn.
puzzle-goal-defence = The next player is about to win. Stop it.
puzzle-goal-best = One action is better than all others by far. Which?
puzzle-goal-way = One way is better than all others by far. Which?
puzzle-moves =
    { $count ->
        [one] in one action
       *[other] in { $count } actions
    }
puzzle-right = Right. Go on.
puzzle-solved = Solved!
puzzle-shown = This is how it goes:
puzzle-wrong-win = there is no win this turn after that. Try something else.
puzzle-wrong-defence = that does not stop the next player. Try something else.
puzzle-wrong-best = there is something much better. Try something else.
puzzle-wrong-cost =
    { $points ->
        [one] It costs { $points } point of the chance to win.
       *[other] It costs { $points } points of the chance to win.
    }
puzzle-why-win = It wins this very turn whatever the others hold: every way was tried.
puzzle-why-defence = After anything else the next player can win at once in most of the worlds that fit what you see.
puzzle-chances = { $best }% to win after it, { $second }% after the next best action.
puzzle-again = Once more
puzzle-next = Next puzzle
puzzle-show = Show me
puzzle-none = Nobody has made puzzles for this game yet.
puzzle-solved-of = { $solved } of { $all } solved at once
puzzle-theme = About
puzzle-theme-all = everything
puzzle-theme-win = wins
puzzle-theme-defence = defence
puzzle-theme-best = the best action
puzzle-theme-combination = several actions
puzzle-theme-trap = against the obvious
puzzle-theme-retreat = falling back
puzzle-theme-mine = mining gravity
puzzle-theme-capture = capturing islands
puzzle-theme-rotate = rotating islands
puzzle-theme-recruit = recruiting
puzzle-theme-dock = docking islands
puzzle-theme-attack = attacks
puzzle-theme-move = flights
puzzle-theme-hunt = the hunt
puzzle-theme-buy = purchases
puzzle-theme-conquer = conquests
