tortuga2199-name = Tortuga 2199
tortuga2199-tagline = A deck of crew, a ship and a rebel planet: conquer, hunt and board until fifteen influence makes you its master.

# Sectors: they stand inside other sentences.
tortuga2199-sector-tortuga = Tortuga
tortuga2199-sector-post1 = Trading Post 1
tortuga2199-sector-post2 = Trading Post 2
tortuga2199-sector-post3 = Trading Post 3
tortuga2199-sector-turrets1 = Turrets 1
tortuga2199-sector-turrets2 = Turrets 2
tortuga2199-sector-turrets3 = Turrets 3
tortuga2199-sector-fortress = Fortress
tortuga2199-sector-lab = Research Lab
tortuga2199-sector-mines = Mines
tortuga2199-sector-vortex = Vortex

# Cards: their names stand inside other sentences.
tortuga2199-card-mining = Mining
tortuga2199-card-impulse = Manoeuvre
tortuga2199-card-booster = Booster
tortuga2199-card-razorback = Razorback
tortuga2199-card-deep-lode = Deep Lode
tortuga2199-card-far-lantern = Far Lantern
tortuga2199-card-stonewake = Stonewake
tortuga2199-card-hacker = Hacker
tortuga2199-card-dock-runner = Dock Runner
tortuga2199-card-fence = Fence
tortuga2199-card-bodyguard = Bodyguard
tortuga2199-card-purser = Ship’s Purser
tortuga2199-card-boarding-ace = Boarding Ace
tortuga2199-card-deck-gunner = Deck Gunner
tortuga2199-card-breach-marine = Breach Marine
tortuga2199-card-shield-rigger = Shield Rigger
tortuga2199-card-sergeant = Renegade Sergeant
tortuga2199-card-sapper = Siege Sapper
tortuga2199-card-commander = Garrison Commander
tortuga2199-card-lab-aide = Lab Aide
tortuga2199-card-archivist = Archivist
tortuga2199-card-survey-drone = Survey Drone
tortuga2199-card-analyst = Systems Analyst
tortuga2199-card-coprocessor = Neural Coprocessor
tortuga2199-card-protege = Professor’s Protégé
tortuga2199-card-ore-sorter = Ore Sorter
tortuga2199-card-drill-crew = Drill Crew
tortuga2199-card-assayer = Assayer
tortuga2199-card-prospector = Prospector
tortuga2199-card-shaft-boss = Shaft Boss
tortuga2199-card-financier = Guild Financier
tortuga2199-card-mercenary = Mercenary
tortuga2199-card-smuggler = Smuggler
tortuga2199-card-wrecker = Wrecker
tortuga2199-card-infiltrator = Infiltrator
tortuga2199-card-rift-pilot = Rift Pilot
tortuga2199-card-broker = Shadow Broker
tortuga2199-card-bot = Bot
tortuga2199-card-ore-grub = Ore Grub
tortuga2199-card-ember-bat = Ember Bat
tortuga2199-card-sand-ray = Sand Ray
tortuga2199-card-spore-bloom = Spore Bloom
tortuga2199-card-glass-spider = Glass Spider
tortuga2199-card-mirror-wraith = Mirror Wraith
tortuga2199-card-iron-wyrm = Iron Wyrm
tortuga2199-card-void-whale = Void Whale
tortuga2199-card-kraken = Kraken

# What cards can do.
tortuga2199-ability-move =
    { $number ->
        [one] Move your ship 1 sector.
       *[other] Move your ship up to { $number } sectors.
    }
tortuga2199-ability-draw =
    { $number ->
        [one] Draw a card.
       *[other] Draw { $number } cards.
    }
tortuga2199-ability-cache =
    { $number ->
        [one] Take a minerals token from the cache of the Mines.
       *[other] Take up to { $number } minerals tokens from the cache of the Mines.
    }
tortuga2199-ability-reinforce = Raise a sector of yours by { $number }, at most to its maximum.
tortuga2199-ability-cash = Destroy this card for { $number } influence.
tortuga2199-ability-siege = +{ $number } manoeuvre this turn, for conquests only.
tortuga2199-ability-bargain = Your next influence at Tortuga this turn costs { $number } crypto.
tortuga2199-ability-combat = In combat: +{ $number }.
tortuga2199-ability-attack = When attacking: +{ $number }.
tortuga2199-ability-defend = When defending: +{ $number }.
tortuga2199-ability-weaken = In combat: the other side’s cards count { $number } less.
tortuga2199-ability-collect = Collect the minerals of your sector free of charge.
tortuga2199-ability-explore = Explore the hunt token of your sector free of charge.
tortuga2199-ability-reserve = Reserve a card from your hand free of charge.
tortuga2199-ability-destroy-hand = Destroy a card in your hand.
tortuga2199-ability-destroy-played = Destroy a card you played this turn.
tortuga2199-ability-destroy-hand-or-played = Destroy a card in your hand or one you played this turn.

# What may be done.
tortuga2199-action-end = End the turn
tortuga2199-action-done = Done
tortuga2199-action-take = Take the reserved card
tortuga2199-action-spend = Spend a minerals token as crypto
tortuga2199-action-collect = Collect the minerals
tortuga2199-action-explore = Explore the hunt token
tortuga2199-action-capture = Capture the creature
tortuga2199-action-conquer = Conquer the sector
tortuga2199-action-conquer-with-crypto = Conquer the sector with crypto
tortuga2199-action-influence = Buy an influence
tortuga2199-action-cache = Take minerals from the cache
tortuga2199-action-draw = Draw from the deck
tortuga2199-action-cash = Destroy this card for influence
tortuga2199-action-plunder = Take influence from the loser
tortuga2199-action-bounty = Take influence from the bank
tortuga2199-action-ship = Choose the ship { $ship }
tortuga2199-action-attack = Attack { $seat }
tortuga2199-action-move = Move to { $sector }
tortuga2199-action-place = Return to { $sector }
tortuga2199-action-reinforce = Reinforce { $sector } to { $level }
tortuga2199-action-play = Play { $card }
tortuga2199-action-buy = Buy { $card }
tortuga2199-action-refresh = Put { $card } under its deck
tortuga2199-action-reserve = Reserve { $card }
tortuga2199-action-destroy = Destroy { $card }
tortuga2199-action-scrap = Destroy { $card } from the hand
tortuga2199-action-commit = Fight with { $card }
tortuga2199-action-redeem = Redeem { $card }

# What is asked.
tortuga2199-prompt-wait = { $seat } is to decide.
tortuga2199-prompt-choose = Choose your ship.
tortuga2199-prompt-enter = Your ship was beaten: place it at Tortuga or in a sector of yours.
tortuga2199-prompt-act = Play cards, act, or end your turn.
tortuga2199-prompt-ability = Use { $card }, or be done.
tortuga2199-prompt-muster = Attack on { $foe }: choose your hidden cards ({ $cards } so far).
tortuga2199-prompt-parry = { $foe } attacks with { $cards ->
        [0] no card
        [one] one hidden card
       *[other] { $cards } hidden cards
    }: lay down yours.
tortuga2199-prompt-sacrifice = You lost: choose the card to destroy.
tortuga2199-prompt-spoils = You won: choose your prize.

# What happened.
tortuga2199-event-map-laid = The sectors are laid out for { $seats } captains.
tortuga2199-event-ship-chosen = { $seat } takes the ship { $ship }.
    .you = You take the ship { $ship }.
tortuga2199-event-shuffled =
    { $cards ->
        [one] { $seat } shuffles the discard: one card.
       *[other] { $seat } shuffles the discard: { $cards } cards.
    }
    .you =
        { $cards ->
            [one] You shuffle the discard: one card.
           *[other] You shuffle the discard: { $cards } cards.
        }
tortuga2199-event-drew = { $seat } draws { $card }.
    .you = You draw { $card }.
tortuga2199-event-drew-hidden = { $seat } draws a card.
    .you = You draw a card.
tortuga2199-event-turn = Round { $round }: { $seat } takes the turn.
    .you = Round { $round }: you take the turn.
tortuga2199-event-post-paid = Trading Posts pay { $seat } { $crypto } crypto.
    .you = Trading Posts pay you { $crypto } crypto.
tortuga2199-event-fortress-helped = The Fortress gives { $seat } a manoeuvre.
    .you = The Fortress gives you a manoeuvre.
tortuga2199-event-placed = { $seat } returns to the map: { $sector }.
    .you = You return to the map: { $sector }.
tortuga2199-event-took = { $seat } takes { $card } from the reserve.
    .you = You take { $card } from the reserve.
tortuga2199-event-took-hidden = { $seat } takes the reserved card.
    .you = You take the reserved card.
tortuga2199-event-played = { $seat } plays { $card }{ $manoeuvre ->
        [0] { $crypto ->
            [0] {""}
           *[other] {" "}(+{ $crypto } crypto)
        }
       *[other] { $crypto ->
            [0] {" "}(+{ $manoeuvre } manoeuvre)
           *[other] {" "}(+{ $crypto } crypto, +{ $manoeuvre } manoeuvre)
        }
    }.
    .you = You play { $card }{ $manoeuvre ->
            [0] { $crypto ->
                [0] {""}
               *[other] {" "}(+{ $crypto } crypto)
            }
           *[other] { $crypto ->
                [0] {" "}(+{ $manoeuvre } manoeuvre)
               *[other] {" "}(+{ $crypto } crypto, +{ $manoeuvre } manoeuvre)
            }
        }.
tortuga2199-event-siege-ready = { $seat } has { $manoeuvre } more manoeuvre for conquests.
    .you = You have { $manoeuvre } more manoeuvre for conquests.
tortuga2199-event-bargain-ready = The next influence costs { $seat } { $price } crypto.
    .you = The next influence costs you { $price } crypto.
tortuga2199-event-spent =
    { $minerals ->
        [one] { $seat } spends a minerals token as crypto.
       *[other] { $seat } spends { $minerals } minerals tokens as crypto.
    }
    .you =
        { $minerals ->
            [one] You spend a minerals token as crypto.
           *[other] You spend { $minerals } minerals tokens as crypto.
        }
tortuga2199-event-bought = { $seat } buys { $card } for { $price }.
    .you = You buy { $card } for { $price }.
tortuga2199-event-refreshed = { $seat } puts { $card } under its deck.
    .you = You put { $card } under its deck.
tortuga2199-event-opened = { $card } is on sale: { $sector }.
tortuga2199-event-moved = { $seat } flies from { $from } to { $to }.
    .you = You fly from { $from } to { $to }.
tortuga2199-event-collected = { $seat } collects the minerals of { $sector }.
    .you = You collect the minerals of { $sector }.
tortuga2199-event-cache-taken =
    { $minerals ->
        [one] { $seat } takes a minerals token from the cache.
       *[other] { $seat } takes { $minerals } minerals tokens from the cache.
    }
    .you =
        { $minerals ->
            [one] You take a minerals token from the cache.
           *[other] You take { $minerals } minerals tokens from the cache.
        }
tortuga2199-event-explored = { $seat } explores the hunt at { $sector }: { $hunt }.
    .you = You explore the hunt at { $sector }: { $hunt }.
tortuga2199-event-explored-hidden = { $seat } explores the hunt at { $sector }.
    .you = You explore the hunt at { $sector }.
tortuga2199-event-reserved = { $seat } reserves { $card }.
    .you = You reserve { $card }.
tortuga2199-event-reserved-hidden = { $seat } reserves a card.
    .you = You reserve a card.
tortuga2199-event-destroyed = { $card } is destroyed ({ $seat }).
    .you = Your { $card } is destroyed.
tortuga2199-event-captured = { $seat } captures a creature at { $sector }: { $hunt }.
    .you = You capture a creature at { $sector }: { $hunt }.
tortuga2199-event-redeemed = { $seat } redeems { $hunt }.
    .you = You redeem { $hunt }.
tortuga2199-event-influence-bought = { $seat } buys influence for { $price } crypto.
    .you = You buy influence for { $price } crypto.
tortuga2199-event-cashed = { $seat } gives up { $card } for influence.
    .you = You give up { $card } for influence.
tortuga2199-event-sector-lost = { $seat } loses { $sector }.
    .you = You lose { $sector }.
tortuga2199-event-conquered = { $seat } conquers { $sector }; its defence is { $level }.
    .you = You conquer { $sector }; its defence is { $level }.
tortuga2199-event-reinforced = { $seat } reinforces { $sector } to { $level }.
    .you = You reinforce { $sector } to { $level }.
tortuga2199-event-attacked = { $seat } attacks { $foe } at { $sector }!
    .you = You attack { $foe } at { $sector }!
    .you-foe = { $seat } attacks you at { $sector }!
tortuga2199-event-committed = { $seat } lays { $card } face down.
    .you = You lay { $card } face down.
tortuga2199-event-committed-hidden = { $seat } lays a card face down.
    .you = You lay a card face down.
tortuga2199-event-announced =
    { $cards ->
        [0] { $seat } attacks without cards.
        [one] { $seat } attacks with one card.
       *[other] { $seat } attacks with { $cards } cards.
    }
    .you =
        { $cards ->
            [0] You attack without cards.
            [one] You attack with one card.
           *[other] You attack with { $cards } cards.
        }
tortuga2199-event-parried = { $seat } defends with { $card }.
    .you = You defend with { $card }.
tortuga2199-event-revealed =
    { $copies ->
        [one] { $seat } turns over { $card }.
       *[other] { $seat } turns over { $card } × { $copies }.
    }
    .you =
        { $copies ->
            [one] You turn over { $card }.
           *[other] You turn over { $card } × { $copies }.
        }
tortuga2199-event-strength = { $seat } musters { $total }: cards { $cards }, abilities { $abilities }, Turrets { $turrets }, defence { $defence }.
    .you = You muster { $total }: cards { $cards }, abilities { $abilities }, Turrets { $turrets }, defence { $defence }.
tortuga2199-event-combat-won = { $seat } beats { $foe }.
    .you = You beat { $foe }.
    .you-foe = { $seat } beats you.
tortuga2199-event-ship-lost = The ship of { $seat } goes to its cargo bay.
    .you = Your ship goes to your cargo bay.
tortuga2199-event-influence-taken = { $seat } takes { $influence } influence from { $foe }.
    .you = You take { $influence } influence from { $foe }.
    .you-foe = { $seat } takes { $influence } influence from you.
tortuga2199-event-influence-gained = { $seat } gains { $influence } influence.
    .you = You gain { $influence } influence.
tortuga2199-event-discarded =
    { $copies ->
        [one] { $seat } discards { $card } unplayed.
       *[other] { $seat } discards { $card } × { $copies } unplayed.
    }
    .you =
        { $copies ->
            [one] You discard { $card } unplayed.
           *[other] You discard { $card } × { $copies } unplayed.
        }
tortuga2199-event-usurped = { $seat } has conquered Tortuga: the captains’ council gathers.
    .you = You have conquered Tortuga: the captains’ council gathers.
tortuga2199-event-planet-seized = { $seat } has conquered Tortuga, and with it the planet: the game is over.
    .you = You have conquered Tortuga, and with it the planet: the game is over.
tortuga2199-event-goal-reached = { $seat } has { $influence } influence and is master of the planet!
    .you = You have { $influence } influence and are master of the planet!
tortuga2199-event-council-closed = The last turns are over: influence decides.
tortuga2199-event-time-up =
    { $rounds ->
        [one] The only round is over: influence decides.
       *[other] { $rounds } rounds are over: influence decides.
    }

# How it ended.
tortuga2199-ending-influence = A captain has reached the influence to rule the planet.
tortuga2199-ending-usurpation = Tortuga was conquered: the captain with the most influence rules.
tortuga2199-ending-limit = The last round is over: the captain with the most influence wins.

# Why a hint says so.
tortuga2199-reason-rests = Nothing else is worth doing now.
tortuga2199-reason-ship = Its card is the strongest on offer.
tortuga2199-reason-place = From here the best targets are near.
tortuga2199-reason-reserve-back = A sixth card can only help.
tortuga2199-reason-draws = Draw first: new cards may change the plan.
tortuga2199-reason-money-first = Raise crypto before deciding what to buy.
tortuga2199-reason-resources = Its resources are needed this turn.
tortuga2199-reason-leap = It leaps towards the best target.
tortuga2199-reason-fight = The enemy is probably weaker.
tortuga2199-reason-stronger = Every card brings victory nearer.
tortuga2199-reason-spare = This should be enough, or would be wasted.
tortuga2199-reason-hunt = Influence now, and more when the card is redeemed.
tortuga2199-reason-sector = The sector’s influence and power can be had now.
tortuga2199-reason-influence = It is influence that nobody can conquer back.
tortuga2199-reason-wins = It wins the game.
tortuga2199-reason-scout = Knowing the creature opens the way to its capture.
tortuga2199-reason-minerals = Minerals keep until they are needed.
tortuga2199-reason-target = It leads to the best target in reach.
tortuga2199-reason-crew = The best card this crypto can buy here.
tortuga2199-reason-walls = Idle crypto makes a sector harder to take.
tortuga2199-reason-thinner = A thinner deck brings the good cards sooner.
tortuga2199-reason-keep = It will be worth more in a later turn.
tortuga2199-reason-prize = The richer of the two prizes.
tortuga2199-reason-wasteful = It would cost more than it brings.

# What the plan behind a hint brings.
tortuga2199-gain-influence = { $count } influence more
tortuga2199-gain-minerals =
    { $count ->
        [one] { $count } mineral token more
       *[other] { $count } mineral tokens more
    }
tortuga2199-gain-crypto = { $count } crypto more in your deck
tortuga2199-gain-manoeuvres =
    { $count ->
        [one] { $count } manoeuvre more in your deck
       *[other] { $count } manoeuvres more in your deck
    }

# What is chosen before the game.
tortuga2199-option-seats = Players
tortuga2199-option-scenario = Scenario
tortuga2199-option-scenario-none = None: the base game
tortuga2199-option-scenario-aggressive = Aggressive pirates: richer combat
tortuga2199-option-scenario-peaceful = Peaceful pirates: no combat, crypto conquers
tortuga2199-option-ships = Ships
tortuga2199-option-ships-chosen = chosen in turn order
tortuga2199-option-ships-dealt = dealt at random
tortuga2199-option-goal = Influence that wins
tortuga2199-option-round_limit = Rounds until influence decides (0: no limit)
tortuga2199-option-attack_without_cards = An attack needs no cards
tortuga2199-option-richer_spoils = A winning attacker takes 2 from the loser or 3 from the bank
tortuga2199-option-loser_chooses_card = The loser of a combat chooses the card to destroy
tortuga2199-option-barren_defence = A winning defender gains no influence
tortuga2199-option-tortuga_ends_game = Conquering Tortuga ends the game at once, and only a winner may do it
tortuga2199-option-no_attacks = Ships are not attacked; guarded sectors cannot be conquered
tortuga2199-option-crypto_conquest = Sectors may be conquered with crypto

# What is refused.
refusal-tortuga2199-not-now = This is not possible now.
refusal-tortuga2199-asked-choose = First a ship must be chosen.
refusal-tortuga2199-asked-enter = First the beaten ship must return to the map.
refusal-tortuga2199-asked-ability = First decide about the abilities of the card just played; this one allows no such thing now.
refusal-tortuga2199-asked-muster = First the attacker’s cards must be chosen.
refusal-tortuga2199-asked-parry = First the defender’s cards must be chosen.
refusal-tortuga2199-asked-sacrifice = First choose the card to destroy, from those you used.
refusal-tortuga2199-asked-spoils = First choose your prize.
refusal-tortuga2199-ship-taken = The ship { $ship } is taken.
refusal-tortuga2199-not-beaten = Your ship is on the map already, or its turn to return has not come.
refusal-tortuga2199-no-manoeuvre-on-card = { $card } shows no manoeuvre and cannot fight.
refusal-tortuga2199-attack-needs-card = An attack needs at least one card.
refusal-tortuga2199-too-few-manoeuvres = This takes { $price } manoeuvre; you have { $manoeuvre }.
refusal-tortuga2199-too-poor = This costs { $price } crypto; you have { $crypto }, and minerals for { $minerals }.
refusal-tortuga2199-no-reserve = Your reserve is empty.
refusal-tortuga2199-reserve-too-late = The reserved card is taken at the beginning of the turn, before anything else.
refusal-tortuga2199-reserve-full = Your reserve already holds a card.
refusal-tortuga2199-no-minerals = You have no minerals.
refusal-tortuga2199-no-minerals-here = No minerals token lies here.
refusal-tortuga2199-no-ship = Your ship is in the cargo bay.
refusal-tortuga2199-no-hunt-here = No hunt token lies here.
refusal-tortuga2199-already-explored = You have explored this hunt token already.
refusal-tortuga2199-not-explored = You have not explored the hunt token here.
refusal-tortuga2199-not-at-tortuga = Influence is sold at Tortuga only.
refusal-tortuga2199-no-mines-power = The cache is open once a turn to the ship of the captain who controls the Mines, while it holds minerals.
refusal-tortuga2199-crypto-conquest-off = In this game sectors are conquered with manoeuvre only.
refusal-tortuga2199-council = The captains’ council has gathered: nobody may conquer or attack any more.
refusal-tortuga2199-already-yours = You control this sector already: { $sector }.
refusal-tortuga2199-not-yours = You do not control this sector: { $sector }.
refusal-tortuga2199-guarded = Its controller’s ship guards this sector: { $sector }.
refusal-tortuga2199-not-winning = Tortuga may be conquered only by a captain who wins with it.
refusal-tortuga2199-peace = In this game ships are not attacked.
refusal-tortuga2199-nobody-here = This ship is not in your sector: { $seat }.
refusal-tortuga2199-no-fighters = No card in your hand shows a manoeuvre.
refusal-tortuga2199-not-adjacent = This sector is not adjacent: { $sector }.
refusal-tortuga2199-above-maximum = The maximum defence is { $maximum }: { $sector }.
refusal-tortuga2199-not-higher = The defence is { $level } already: { $sector }.
refusal-tortuga2199-not-played = You have not played this card this turn: { $card }.
refusal-tortuga2199-not-in-hand = This card is not in your hand: { $card }.
refusal-tortuga2199-not-on-sale = This card is not on sale here: { $card }.
refusal-tortuga2199-open-piles = Only the markets of the Fortress, the Research Lab, the Mines and the Vortex can be refreshed.
refusal-tortuga2199-deck-empty = The deck is empty: there is nothing to refresh with.

# On the table.
tortuga2199-screen-round = Round { $round }
tortuga2199-screen-goal = { $goal } influence wins
tortuga2199-screen-council = last turns
tortuga2199-screen-ships = Ships
tortuga2199-screen-hand = Hand
tortuga2199-screen-played = Played
tortuga2199-screen-reserve = Reserve
tortuga2199-screen-influence = influence
tortuga2199-screen-minerals = minerals
tortuga2199-screen-crypto = crypto
tortuga2199-screen-manoeuvre = manoeuvre
tortuga2199-screen-siege = for conquests
tortuga2199-screen-cards = cards
tortuga2199-screen-hidden = hidden
tortuga2199-screen-hunts = hunts
tortuga2199-screen-hunt-deck = Hunt deck
tortuga2199-screen-piles = T sectors
tortuga2199-screen-cache = cache
tortuga2199-screen-difficulty = difficulty
tortuga2199-screen-price = Price
tortuga2199-screen-removed = Removed
tortuga2199-screen-combat = Combat
tortuga2199-screen-no-ship = no ship
tortuga2199-screen-legend = shape and number: controller and defence · number alone: price · + influence · m minerals · ? hunt (once explored: name and difficulty) · shapes below: ships · cards: hand+deck+discard

# Opponents.
tortuga2199-bot-advice = Juno the Deckhand
tortuga2199-bot-advice-character = Flies where it looks profitable.
tortuga2199-bot-sailor = Kesh the Raider
tortuga2199-bot-sailor-character = Buys cards that hit hard.
tortuga2199-bot-mate = Voss the Merchant
tortuga2199-bot-mate-character = Crypto first, everything else later.
tortuga2199-bot-navigator = Sable the Hunter
tortuga2199-bot-navigator-character = Follows every trail of prey.
tortuga2199-bot-captain = Commander Arden
tortuga2199-bot-captain-character = Spends each card where it counts.
tortuga2199-bot-master = Admiral Noor
tortuga2199-bot-master-character = Has seen your turn before you play it.
