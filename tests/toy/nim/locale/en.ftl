nim-name = Nim
nim-tagline = Take the last stone.
nim-option-seats = Players
nim-option-stones = Stones
nim-take = { $stones ->
    [one] Take { $stones } stone
   *[other] Take { $stones } stones
}
nim-event-took = { $seat } takes { $stones }.
nim-prompt = How many do you take?
nim-prompt-wait = { $seat } takes.
nim-ending-emptied = The heap is gone.
nim-reason-four = it leaves a multiple of four
nim-reason-any = nothing is better
nim-view-heap = Stones left
nim-view-seats = Players
nim-view-actor = To take
refusal-nim-too-few = There are only { $heap } left.
nim-view-to_take = On turn
