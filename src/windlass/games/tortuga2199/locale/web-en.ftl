# The screen of Tortuga 2199: letters of the cards, what is on the map, what the chips and sheets say.

web-tortuga2199-length = 60–90 min
web-tortuga2199-about = Every captain starts with the same poor crew and one ship. Hire better hands where your ship stands, conquer sectors, hunt what lives there and fight other ships for influence. Your deck is your crew: what you buy today decides what you can do tomorrow.
web-tortuga2199-score = Influence

web-tortuga2199-letter-trade = T
web-tortuga2199-letter-fortress = F
web-tortuga2199-letter-lab = R
web-tortuga2199-letter-mines = M
web-tortuga2199-letter-vortex = V

# Words for numbers and heaps.
web-tortuga2199-round = Round { $round }
web-tortuga2199-crypto = Crypto
web-tortuga2199-manoeuvre = Manoeuvre
web-tortuga2199-siege = for conquests only
web-tortuga2199-influence = Influence
web-tortuga2199-minerals = Minerals
web-tortuga2199-hand = Hand
web-tortuga2199-deck = Deck
web-tortuga2199-discard = Discard
web-tortuga2199-played = Played
web-tortuga2199-reserve = Reserve
web-tortuga2199-hunt-deck = Hunt deck
web-tortuga2199-piles = T sectors
web-tortuga2199-combat = Combat
web-tortuga2199-no-ship = in the cargo bay

# The map.
web-tortuga2199-map = Map of the sectors
web-tortuga2199-free = free, { $price } manoeuvre to conquer, worth { $influence } influence
web-tortuga2199-held = held by { $name }, defence { $defence }, { $price } manoeuvre to conquer, worth { $influence } influence
web-tortuga2199-hunt-unknown = hunt token, face down
web-tortuga2199-hunt-known = hunt: { $card }, difficulty { $difficulty }
web-tortuga2199-explored-by = explored by { $name }
web-tortuga2199-ship-here = ship of { $name }
web-tortuga2199-council = Captains’ council: last turns, no conquest, no attack

# Cards and heaps.
web-tortuga2199-price = price { $price }
web-tortuga2199-copies = { $card } × { $count }
web-tortuga2199-priced = price
web-tortuga2199-difficulty = difficulty
web-tortuga2199-one-card = one card
web-tortuga2199-empty = none
web-tortuga2199-hand-empty = No cards in hand
web-tortuga2199-sold-out = sold out
web-tortuga2199-in-deck =
    { $cards ->
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
web-tortuga2199-no-market = Your ship is in the cargo bay: no market is open to you.
web-tortuga2199-card-copies =
    { $copies ->
        [one] There is one such card.
       *[other] There are { $copies } such cards.
    }
web-tortuga2199-status-known = Known from the rulebook: { $values }.
web-tortuga2199-status-likely = Likely: { $values }.
web-tortuga2199-status-reconstructed = Reconstructed: { $values }.
web-tortuga2199-value-name = name
web-tortuga2199-value-price = price
web-tortuga2199-value-crypto = crypto
web-tortuga2199-value-manoeuvre = manoeuvre
web-tortuga2199-value-abilities = abilities
web-tortuga2199-value-difficulty = difficulty
web-tortuga2199-value-redeem = influence for redeeming it
web-tortuga2199-value-copies = number of copies

# What can be done, in one word each.
web-tortuga2199-deeds = What you can do
web-tortuga2199-play-simple =
    { $cards ->
        [one] Play { $cards } simple card
       *[other] Play { $cards } simple cards
    }
web-tortuga2199-do-end = End turn
web-tortuga2199-do-done = Done
web-tortuga2199-do-take = Take reserve
web-tortuga2199-do-spend = Spend minerals
web-tortuga2199-do-collect = Collect
web-tortuga2199-do-explore = Explore
web-tortuga2199-do-capture = Capture
web-tortuga2199-do-conquer = Conquer
web-tortuga2199-do-conquer-with-crypto = Conquer
web-tortuga2199-do-attack = Attack
web-tortuga2199-do-influence = Buy influence
web-tortuga2199-do-cache = Cache
web-tortuga2199-do-draw = Draw
web-tortuga2199-do-cash = For influence
web-tortuga2199-do-plunder = From the loser
web-tortuga2199-do-bounty = From the bank
web-tortuga2199-do-ship = Choose
web-tortuga2199-do-move = Move here
web-tortuga2199-do-place = Place here
web-tortuga2199-do-reinforce = Reinforce
web-tortuga2199-do-level = Defence { $level }
web-tortuga2199-do-play = Play
web-tortuga2199-do-buy = Buy
web-tortuga2199-do-refresh = Refresh
web-tortuga2199-do-reserve = Reserve
web-tortuga2199-do-destroy = Destroy
web-tortuga2199-do-scrap = Destroy from hand
web-tortuga2199-do-commit = Fight
web-tortuga2199-do-redeem = Redeem

# What the chosen action would do.
web-tortuga2199-costs-crypto = Costs { $price } crypto; you have { $have }{ $minerals ->
        [0] .
        [one] {" "}and one minerals token.
       *[other] {" "}and { $minerals } minerals tokens.
    }
web-tortuga2199-costs-manoeuvre = Costs { $price } of your { $have } manoeuvre.
web-tortuga2199-brings = Brings { $manoeuvre ->
        [0] { $crypto } crypto.
       *[other] { $crypto ->
            [0] { $manoeuvre } manoeuvre.
           *[other] { $crypto } crypto and { $manoeuvre } manoeuvre.
        }
    }
web-tortuga2199-and-then = { $first } { $second }
web-tortuga2199-gains-influence = +{ $influence } influence.
web-tortuga2199-gains-income = +{ $income } crypto now and each turn.
web-tortuga2199-gains-defence = Defence { $defence }.
web-tortuga2199-gains-loser = { $seat } loses the sector.
web-tortuga2199-stakes =
    { $lose ->
        [0] Win: +{ $win } influence. Lose: a used card, and your ship goes to your cargo bay.
       *[other] Win: +{ $win } influence. Lose: { $lose } influence, a used card, and your ship goes to your cargo bay.
    }
web-tortuga2199-stakes-sector = The sector goes to the winner.
web-tortuga2199-ends = You will lose { $crypto } crypto and { $manoeuvre } manoeuvre, unspent. Cards not played: { $cards }.
web-tortuga2199-redeems = Brings { $influence } influence; the card leaves the game.

# Combat.
web-tortuga2199-combat-at = Combat: { $sector }
web-tortuga2199-attacker = attacker
web-tortuga2199-defender = defender
web-tortuga2199-choosing = choosing cards…
web-tortuga2199-no-cards = no cards
web-tortuga2199-hidden-count =
    { $cards ->
        [one] { $cards } hidden card
       *[other] { $cards } hidden cards
    }
web-tortuga2199-sum-cards = Cards
web-tortuga2199-sum-abilities = Abilities
web-tortuga2199-sum-turrets = Turrets
web-tortuga2199-sum-walls = Half the defence
web-tortuga2199-sum-total = Total
web-tortuga2199-wins = wins
web-tortuga2199-tie = A tie goes to the defender.
web-tortuga2199-skip = { $by ->
        [finger] Tap to continue.
       *[keys] Click or press any key to continue.
    }
web-tortuga2199-report = { $attacker } { $attack } : { $defence } { $defender }. Winner: { $winner }.

# Holds, markets, hunts.
web-tortuga2199-facts = Influence { $standing } of { $goal }, minerals { $minerals }, hand { $hand }, deck { $deck }, discard { $discard }. Open the cargo bay
web-tortuga2199-hold-of = Cargo bay: { $name }
web-tortuga2199-standing = { $tokens } in tokens, { $control } from sectors
web-tortuga2199-ship = Ship
web-tortuga2199-posts = Trading Posts
web-tortuga2199-turrets = Turrets
web-tortuga2199-sectors = Sectors
web-tortuga2199-captured = Captured
web-tortuga2199-hidden-cards = Hand, deck and reserve together
web-tortuga2199-markets = Markets
web-tortuga2199-unseen =
    { $cards ->
        [one] { $cards } card still unseen
       *[other] { $cards } cards still unseen
    }
web-tortuga2199-under = Put under the deck:
web-tortuga2199-cache = Cache of the Mines: { $minerals }
web-tortuga2199-hunts-note = The star is what redeeming brings; the target is the manoeuvre a capture takes. A capture always brings 1 influence.
web-tortuga2199-destroyed = Destroyed

# What signs and sectors mean.
web-tortuga2199-signs = What the signs mean
web-tortuga2199-signs-how = { $by ->
        [finger] Rest a finger on anything on the table to read about it.
       *[keys] Right-click anything on the table to read about it.
    } Cards and ships can be dragged to where they are to go.
web-tortuga2199-sign-crypto = Crypto pays for cards, defence and influence. What is unspent at the end of the turn is lost.
web-tortuga2199-sign-manoeuvre = Manoeuvre moves the ship, explores, captures and conquers. Below the middle of a sector it is the price of its conquest. What is unspent is lost.
web-tortuga2199-sign-influence = Influence wins the game. On a sector it is what holding the sector is worth.
web-tortuga2199-sign-minerals = A minerals token counts as 1 crypto and keeps from turn to turn. On a sector it waits to be collected.
web-tortuga2199-sign-defence = The numbers along the edges of a sector, dots where it is small, are the defence it can have; the marker shows who holds it and how strongly.
web-tortuga2199-sign-hunt = A hunt token, face down. Explore it to look at the creature and leave your mark.
web-tortuga2199-sign-difficulty = The difficulty of a creature: how much manoeuvre its capture takes.
web-tortuga2199-sign-posts = A Trading Post token pays 1 crypto at the start of every turn.
web-tortuga2199-sign-turrets = A Turrets token counts 1 in every combat.
web-tortuga2199-sign-hand = Cards in hand.
web-tortuga2199-sign-deck = Cards in the deck. When it is empty, the discard is shuffled.
web-tortuga2199-sign-discard = Cards in the discard.
web-tortuga2199-sign-reserve = A card put aside for the beginning of a later turn.
web-tortuga2199-sign-round = The round.
web-tortuga2199-defence = Defence
web-tortuga2199-on-sale = On sale here
web-tortuga2199-power-tortuga = Influence is sold here. Whoever conquers Tortuga calls the captains’ council.
web-tortuga2199-power-trading-post = Pays whoever holds it 1 crypto at once and at the start of every turn.
web-tortuga2199-power-turrets = Counts 1 in every combat of whoever holds it.
web-tortuga2199-power-fortress = Once a turn, gives the captain who holds it 1 manoeuvre when the ship is here.
web-tortuga2199-power-lab = Once a turn, the captain who holds it reserves a card without payment when the ship is here.
web-tortuga2199-power-mines = Once a turn, the captain who holds it takes a minerals token from the cache when the ship is here.
web-tortuga2199-power-vortex = Once a turn, the captain who holds it destroys a played card without payment when the ship is here.

# Help.
web-tortuga2199-help-1-title = The goal
web-tortuga2199-help-1 = Be the first with 15 influence, or what the table has agreed on. Sectors you hold count while you hold them; hunts, combat and Tortuga’s market bring tokens that stay.
web-tortuga2199-help-2-title = Your turn
web-tortuga2199-help-2 = Play cards for crypto and manoeuvre, then act as often and in any order as you can pay. At the end everything is discarded and five cards are drawn; unspent crypto and manoeuvre are lost, minerals stay.
web-tortuga2199-help-3-title = Manoeuvre buys
web-tortuga2199-help-3 = Moving, collecting minerals and exploring cost 1 each, destroying a played card 2, capturing a creature its difficulty, conquering a sector its price: once someone holds it, its defence and one more.
web-tortuga2199-help-4-title = Crypto buys
web-tortuga2199-help-4 = Cards of the market where your ship stands, refreshing a special market (1), reserving a card (2), raising the defence of your sectors (its new value), influence at Tortuga (7). A minerals token counts as 1 crypto.
web-tortuga2199-help-5-title = The hunt
web-tortuga2199-help-5 = Explore a token to look at it and mark it. Pay its difficulty to capture it: 1 influence at once and its card in your discard. Later play the card, or redeem it from your hand for its star.
web-tortuga2199-help-6-title = Combat
web-tortuga2199-help-6 = Attack a ship in your sector: lay hand cards with manoeuvre face down, the other captain answers openly. Cards, abilities and Turrets count; a defender at home adds half the defence. The loser’s ship leaves the map and a card used is destroyed.
web-tortuga2199-help-7-title = The captains’ council
web-tortuga2199-help-7 = Whoever conquers Tortuga calls the council: everyone else has one last turn without conquest or attack, then influence decides.

# The guided first game.
web-tortuga2199-guide-goal = The first captain to 15 influence wins. The star beside each captain shows how far they are; touch it to look into the cargo bay.
web-tortuga2199-guide-map = This is the planet. Your ship floats over Tortuga. The number with the chevrons is what a sector costs to conquer, the star what it is worth while you hold it.
web-tortuga2199-guide-card = Cards are your crew. Touch a Mining card: it lights up, and nothing has happened yet.
web-tortuga2199-guide-confirm = The button says what will happen. Press it, or touch the card again.
web-tortuga2199-guide-money = You have 1 crypto. Play the other Mining cards too; the chip above plays all simple cards at once.
web-tortuga2199-guide-buy = The market of the sector under your ship is open. Lit cards can be paid for: buy one. It goes to your discard and comes back with the next shuffle.
web-tortuga2199-guide-fly = Manoeuvre moves your ship: 1 takes it to a neighbouring sector. Touch a lit Trading Post or Turrets sector; play Manoeuvre first if it is still in your hand.
web-tortuga2199-guide-end = Nothing more to spend. End the turn: all cards are discarded and five new ones drawn.
web-tortuga2199-guide-wait = Now the other captain acts. Watch the map and the log.
web-tortuga2199-guide-fight = The other ship stands in your sector, so you may attack it. Only cards with chevrons still in your hand can fight: attack before you play them. Touch Attack, then the button; or go on without a fight.
web-tortuga2199-guide-muster = Touch every card with chevrons. They are laid face down, and the other captain sees only how many. When all lie there, touch Done.
web-tortuga2199-guide-spoils = The higher sum wins; a tie goes to the defender. The winner gains 1 influence. The loser’s ship goes to the cargo bay until the next turn, and one of the loser’s cards used is destroyed.
web-tortuga2199-guide-again = Cards that fought lie in your discard now. Buy something if you can, then end the turn.
web-tortuga2199-guide-turn = The other captain acts. With cards left in hand one can defend oneself, too.
web-tortuga2199-guide-manoeuvre = Your turn. Play the cards with chevrons until you have 3 manoeuvre.
web-tortuga2199-guide-conquer = 3 manoeuvre is enough to conquer the free sector under your ship. Touch Conquer, then the button. If a card still asks something, touch Done first.
web-tortuga2199-guide-held = A sector of your own: its influence counts while you hold it, and a Trading Post pays 1 crypto a turn besides. The marker shows how strongly it is defended.
web-tortuga2199-guide-reinforce = Crypto raises the defence of a sector you hold: to defence 4 for 4, to 5 for 5. Whoever wants it must pay one manoeuvre more than its defence.
web-tortuga2199-guide-minerals = Collect, for 1 manoeuvre, takes the minerals token from the sector under your ship. It stays with you and is worth 1 crypto in whichever turn you like.
web-tortuga2199-guide-explore = A face-down token hides a creature. Explore, for 1 manoeuvre, shows it to you alone and leaves your mark.
web-tortuga2199-guide-hunt = Capture, for the creature’s difficulty in manoeuvre, brings 1 influence at once and its card into your discard. Later play that card, or redeem it from your hand for the influence on its star.
web-tortuga2199-guide-reserve = Reserve, for 2 crypto, puts one card from your hand aside. Take it back at the start of a later turn and begin with six cards.
web-tortuga2199-guide-destroy = Destroy, for 2 manoeuvre, removes a card you played this turn from the game. Without its weak cards a deck brings the strong ones more often.
web-tortuga2199-guide-council = Tortuga costs 15 manoeuvre. Whoever conquers it calls the captains’ council: everyone else has one last turn, without conquest or attack, and then the most influence wins. 15 influence win at once.
web-tortuga2199-guide-done = Hire, conquer, hunt, fight: that is the whole game. Hint helps whenever you wonder. How about a short game to 7 influence against an easy captain?

# Several deeds at once, in the log.
web-tortuga2199-told-drew = { $seat } draws { $card }.
    .you = You draw { $card }.
web-tortuga2199-told-drew-hidden =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
    .you =
        { $count ->
            [one] You draw a card.
           *[other] You draw { $count } cards.
        }
web-tortuga2199-told-played =
    { $count ->
        [one] { $seat } plays a card (+{ $crypto } crypto, +{ $manoeuvre } manoeuvre).
       *[other] { $seat } plays { $count } cards (+{ $crypto } crypto, +{ $manoeuvre } manoeuvre).
    }
    .you =
        { $count ->
            [one] You play a card (+{ $crypto } crypto, +{ $manoeuvre } manoeuvre).
           *[other] You play { $count } cards (+{ $crypto } crypto, +{ $manoeuvre } manoeuvre).
        }
web-tortuga2199-told-committed = { $seat } lays down { $card }.
    .you = You lay down { $card }.
web-tortuga2199-told-committed-hidden =
    { $count ->
        [one] { $seat } lays a card face down.
       *[other] { $seat } lays { $count } cards face down.
    }
    .you =
        { $count ->
            [one] You lay a card face down.
           *[other] You lay { $count } cards face down.
        }

# Where influence came from.
web-tortuga2199-from-sectors = Sectors held
web-tortuga2199-from-captured = Captured creatures
web-tortuga2199-from-combat = Combat
web-tortuga2199-from-redeemed = Redeemed creatures
web-tortuga2199-from-bought = Bought
web-tortuga2199-from-abilities = Abilities
web-tortuga2199-ask-reinforce = Reinforce: choose a sector of yours and its new defence.
web-tortuga2199-ask-destroy = Which card do you destroy?
web-tortuga2199-ask-reserve = Which card do you put in reserve?
web-tortuga2199-ask-which = Several things are possible here: choose one.
web-tortuga2199-about-price = Price: { $price } crypto.
