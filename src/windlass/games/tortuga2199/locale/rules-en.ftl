# The rules of Tortuga 2199, whole.

rules-tortuga2199-aim = The aim
rules-tortuga2199-aim-text =
    Tortuga 2199 is a game for 2 to 4 captains. You command a pirate ship over Tortuga, a mining planet in revolt. Hire a crew, conquer sectors, hunt the creatures that live there and board other captains’ ships. All of it brings influence, and influence makes you master of the planet.

    There are 2 ways to win:

    - **By influence**: whoever reaches 15 influence wins at once, no matter whose turn it is.
    - **By usurping**: whoever conquers the central sector, Tortuga, calls the captains’ council. Every other captain has 1 last turn, then the most influence wins.

    Influence comes in 2 forms, which count together:

    - **Influence tokens** come from the hunt, from combat and from the market of Tortuga. They are yours to keep, except that a captain who beats your ship takes some.
    - **Sectors** count for as long as you control them: Tortuga 3, the Fortress, the Research Lab, the Mines and the Vortex 2 each, every Trading Post and every Turrets sector 1.

rules-tortuga2199-box = What is in the box
rules-tortuga2199-box-text =
    - **11 sectors**: Tortuga, 3 Trading Posts, 3 Turrets and the 4 special sectors: Fortress, Research Lab, Mines and Vortex. Each has a control token that is worth influence.
    - **6 bonus tokens**, 1 for each Trading Post and each Turrets sector.
    - **10 minerals tokens** and **10 hunt tokens**.
    - **4 ships**, each with a ship card of its own.
    - **36 starting cards**: 20 Mining, 12 Manoeuvre and 4 Booster.
    - **31 cards of the T sectors**, in 6 piles.
    - **40 cards of the special sectors**, 10 for each.
    - **10 hunt cards**, 1 for each hunt token.
    - **Influence tokens** and **markers** of every captain. Here they never run out.

    Some words come up again and again:

    - **T sectors** are Tortuga, the Trading Posts and the Turrets. They all sell the same cards.
    - **Cargo bay**: the place for everything you own, and for your ship while it is off the map.
    - **Reserve**: a place in the cargo bay for 1 card that waits for a later turn.
    - **Adjacent** sectors share an edge.
    - **Controlling** a sector, or holding it, means that your marker stands on its defence numbers.
    - **Destroying** a card puts it back in the box for the rest of the game.

    No full list of the printed cards is public. The rules, the number of components and the prices of sectors are those of the printed game, and so are a few cards; the other cards, the ships and the exact shape of the map are reconstructed. The description of each card on the table says how sure its values are.

rules-tortuga2199-setup = Setting up
rules-tortuga2199-setup-text =
    The table sets everything up for you. This is what it does.

    Tortuga lies in the middle. With 3 or 4 captains 6 T sectors surround it, Trading Posts and Turrets in alternation; with 2 captains there are only 4, 2 of each. The 4 special sectors go at random to the 4 corners of the map, each 2 moves away from Tortuga.

    Every sector gets its control token, every Trading Post and Turrets sector its bonus token. Every sector except Tortuga also gets 1 minerals token and 1 hunt token, face down and unseen. With 2 captains 2 minerals tokens and 2 hunt tokens stay in the box; nobody knows which creatures are missing, and their cards stay in the hunt deck.

    The cards of the T sectors lie in open piles, one price in each pile. Each special deck is shuffled, and 2 of its cards are laid open beside it. The hunt deck lies open: anyone may look through it at any time.

    The captain in the first seat goes first; who that is, chance should decide: let the table draw lots for the seats. In this order each captain chooses a ship. Your starting deck has 10 cards: your ship card, 5 Mining, 3 Manoeuvre and 1 Booster. All ships stand at Tortuga. Opening hands, in turn order:

    - **2 captains**: 4 and 5 cards.
    - **3 captains**: 3, 4 and 5 cards.
    - **4 captains**: 3, 4, 4 and 5 cards.
rules-tortuga2199-setup-caption =
    The map for 3 or 4 captains on the left, for 2 captains on the right. Tortuga lies in the middle, Trading Posts and Turrets lie around it, and the special sectors lie on the corners with a dashed outline, in an order that changes from game to game.

rules-tortuga2199-turn = A turn
rules-tortuga2199-turn-text =
    Captains take turns, one after another. Your turn begins like this:

    - **Income**: every Trading Post token in your cargo bay pays 1 crypto.
    - **Return**: if your ship was beaten, place it at Tortuga or in a sector you control.
    - **Reserve**: before any other action you may take your reserved card into your hand and so begin with 6 cards.

    Then act as often as you like and in any order, as long as you can pay. Cards give you the 2 resources: **crypto** buys, **manoeuvre** acts.

    - **Free**: play a card, redeem a hunt card, attack a ship in your sector, spend minerals as crypto.
    - **For 1 manoeuvre**: move, collect minerals or explore a hunt token.
    - **For 2 manoeuvre**: destroy a card you have played this turn.
    - **For more manoeuvre**: capture a creature or conquer a sector.
    - **For 1 crypto**: refresh a special market.
    - **For 2 crypto**: reserve a card.
    - **For more crypto**: buy cards, reinforce your sectors, or buy influence at Tortuga.

    End your turn whenever you want. All cards you played and all cards left in your hand go to your discard, and you draw 5 cards. When your deck is empty, your discard is shuffled and becomes the new deck; if that is empty too, you draw what there is. Unspent crypto and manoeuvre are lost. Minerals and the reserved card stay.

rules-tortuga2199-cards = Playing, reserving and destroying cards
rules-tortuga2199-cards-text =
    Lay a card from your hand in front of you. You gain the crypto and the manoeuvre it shows and may spend them at any time this turn, on several things if you like. Nobody has to play all cards.

    If the card has abilities, use them at this moment, in any order. All are optional; what you do not use now is lost. An ability is offered only while it would change something, and one may make way for another: fly first, then explore where you have arrived. Abilities that can only help need no decision: manoeuvre for conquests only, a cheaper influence and everything that counts in combat take effect by themselves.

    - **Reserve**, 2 crypto: put a card from your hand face down into your reserve. There is room for 1 card only. It stays there until you take it back at the beginning of one of your turns, before any other action. You may look at it at any time.
    - **Destroy**, 2 manoeuvre: remove a card that you have played this turn from the game. What it gave you stays. Any card may go, even your ship card. A thin deck brings its good cards round sooner.

    A hunt card that is destroyed brings no influence, and its token leaves the game with it. Only redeeming it pays; see the hunt.
rules-tortuga2199-cards-example =
    Ada holds 3 Mining and 2 Manoeuvre cards. She plays all 3 Mining, spends 2 crypto to reserve a Manoeuvre card and keeps 1 crypto. Then she plays the other Manoeuvre card; with the manoeuvre of the Fortress, which she controls and where her ship is, she has 2 manoeuvre and destroys one of the Mining cards. The crypto it gave her is still hers this turn. In her next turn she may begin with 6 cards.
rules-tortuga2199-cards-caption =
    A card of a market and a hunt card. 1: letter of the market. 2: price in crypto. 3: crypto and manoeuvre the card gives. 4: ability. 5: influence for redeeming the creature. 6: difficulty, the manoeuvre its capture takes.

rules-tortuga2199-market = Buying
rules-tortuga2199-market-text =
    The market of the sector where your ship is stands open to you, whoever controls the sector. Buy as much as you can pay for; every card you buy goes to your discard and comes into your hand after the next shuffle.

    - **T sectors**: all piles that still have cards. The same 6 piles serve Tortuga, the Trading Posts and the Turrets. A pile that is sold out is gone.
    - **Special sectors**: the 2 open cards beside the deck. A card that is bought is replaced at once from the deck; when the deck is empty, its place stays empty.
    - **Refresh**, 1 crypto: put an open card of a special market under its deck and open the top card instead, as often as you like. T sectors cannot be refreshed, nor can a market whose deck is empty.
    - **Influence**, 7 crypto: at Tortuga only, as often as you like.

    A minerals token in your cargo bay counts as 1 crypto wherever crypto is asked for. A price is paid with crypto first and with minerals for what is missing; you may also turn a token into crypto beforehand. Spent tokens go to the cache of the Mines.
rules-tortuga2199-market-example =
    Bruno has 5 crypto and 1 minerals token, and his ship is at the Vortex. The open cards cost 6 and 4. He pays 1 crypto to refresh the dearer card, and a Mercenary for 2 appears. He buys it, which leaves him 2 crypto and the minerals token: 1 too few for the other card.

rules-tortuga2199-crew = The cards of each market
rules-tortuga2199-crew-text =
    Every card shows its price, what it gives and what it can do, and its description on the table tells more. This is what to expect where:

    - **Starting cards**: Mining gives 1 crypto and Manoeuvre 1 manoeuvre. Booster gives neither, but flies your ship up to 3 sectors.
    - **Ship cards**, 1 in each starting deck: Razorback is strong in attack, Deep Lode collects minerals without payment, Far Lantern moves 1 sector and explores without payment, Stonewake raises the defence of one of your sectors by 1 and is strong in defence.
    - **T sectors**, letter T, price 2 to 7: plain hands with crypto, manoeuvre or both. No abilities.
    - **Fortress**, letter F, price 3 to 6: soldiers with 2 to 4 manoeuvre, most of them with combat abilities. Shield Rigger also raises a sector by 1; Siege Sapper gives 2 more manoeuvre for conquests only.
    - **Research Lab**, letter R, price 2 to 6: cards that let you draw 1 or 2 more. Archivist reserves a card without payment.
    - **Mines**, letter M, price 3 to 5: plenty of crypto. Ore Sorter collects minerals without payment, Prospector takes 1 minerals token from the cache, and after Guild Financier your next influence at Tortuga this turn costs 4 crypto.
    - **Vortex**, letter V, price 2 to 6: cheap hands and dirty work. Smuggler and Rift Pilot fly your ship up to 2 or 3 sectors. Wrecker destroys a card in your hand or one you have played this turn, itself included. Infiltrator weakens the other side in combat. Shadow Broker may be destroyed for 1 influence when you play it.
    - **Hunt cards** are not for sale; capture the creature to get its card.

    Combat abilities count only when ship fights ship:

    - **In combat**: the bonus counts whether you attack or defend.
    - **When attacking**, **when defending**: the bonus counts on that side only.
    - **The other side’s cards count less**: subtract the number from what the other side’s cards and abilities add up to, though never to less than 0.

    Manoeuvre for conquests only is spent first when you conquer a sector this turn. It serves no other purpose.

rules-tortuga2199-flight = Flying and collecting minerals
rules-tortuga2199-flight-text =
    - **Move**, 1 manoeuvre: your ship flies to an adjacent sector.
    - **Fly by a card**: Booster and a few other cards move your ship several sectors without spending manoeuvre. Their number is the most; you may fly a shorter way. You use this when you play the card.
    - **Collect**, 1 manoeuvre: take the minerals token of the sector where your ship is.

    Any number of ships may share a sector, and no ship stands in the way of another. You may move, act and move on as long as you have manoeuvre.

    Minerals keep from turn to turn, and each token counts as 1 crypto. A sector has 1 token in the whole game; it is not replaced. Spent tokens gather in the cache of the Mines, and collecting does not reach them: only the power of the Mines and a few cards do. The first token of the Mines lies apart from the cache and is collected like any other.
rules-tortuga2199-flight-example =
    Ada’s ship is at Tortuga, and she plays 2 Mining and 2 Manoeuvre cards: 2 crypto, 2 manoeuvre. For 1 manoeuvre she flies to adjacent Turrets, for 1 more she collects the minerals there. Then she plays Booster and flies 2 sectors on to the Vortex. There she buys Smuggler for 3, with 2 crypto and the minerals token, which goes to the cache of the Mines.
rules-tortuga2199-flight-caption =
    The flight of the example: 1 manoeuvre from Tortuga to Turrets, 1 for the minerals there, then Booster over 2 sectors to the Vortex.

rules-tortuga2199-hunt = The hunt
rules-tortuga2199-hunt-text =
    Every sector except Tortuga begins with a hunt token that hides a creature. A hunt takes 3 steps, in the same turn or in different ones:

    - **Explore**, 1 manoeuvre: look secretly at the hunt token of the sector where your ship is and leave your marker on it. From now on you may look at it again whenever you like. Several captains may explore the same token.
    - **Capture**, manoeuvre equal to its difficulty: your ship must be in the sector, and your marker must lie on the token. You gain 1 influence at once, the creature’s card goes from the hunt deck to your discard and the token to your cargo bay. All markers on it go home.
    - **Redeem**, free: in your turn, give up a hunt card from your hand for the influence in its top left corner. The card and its token go back to the box.

    Whenever you hold a hunt card you decide anew: play it like any other card, fight with it if it shows a manoeuvre, reserve it, or redeem it. A card you have played cannot be redeemed; wait until you draw it again.

    Difficulty runs from 2 for the Bot to 10 for the Kraken, and redeeming brings 1 to 4 influence: the harder the catch, the more it is worth. A hunt card destroyed in any other way, by paying, by an ability or in combat, brings nothing, and its token leaves the game with it.
rules-tortuga2199-hunt-example =
    Bruno’s ship is at the Mines. He pays 1 manoeuvre, looks at the token and finds the Glass Spider, difficulty 5. In a later turn he is back with 5 manoeuvre and captures it: 1 influence, and the card goes to his discard. He plays it twice in the following turns and defends himself with it once. When he draws it again he redeems it for 2 influence.
rules-tortuga2199-hunt-caption =
    A hunt in 3 steps: explore the hidden token for 1 manoeuvre, capture the Glass Spider for 5 manoeuvre and gain 1 influence, later redeem its card for 2 influence.

rules-tortuga2199-conquest = Conquering and reinforcing sectors
rules-tortuga2199-conquest-text =
    To conquer the sector where your ship is, pay its price in manoeuvre:

    - **Nobody holds it**: 3 for a Trading Post or Turrets, 5 for the Fortress, the Research Lab, the Mines or the Vortex, 15 for Tortuga.
    - **Another captain holds it**: its defence and 1 more.

    Put your marker on the number you have paid. It is the sector’s defence now, so that every conquest makes the next one dearer. You cannot pay more to start higher. The control token is yours, with its influence, and so is the bonus token of a Trading Post or of Turrets. A captain who held the sector before loses all of this.

    The highest defence is 8 for Trading Posts and Turrets and 10 for the special sectors. At the highest defence a conquest costs 9 or 11, and the marker stays at 8 or 10.

    A sector is **guarded** while its controller’s ship is there. Conquering a guarded sector costs no manoeuvre, but means attacking that ship; if you win, the sector is yours. No other ship guards: neither the ship of a third captain nor any ship in a sector that nobody holds. You cannot conquer a sector of your own.

    - **Reinforce**: raise the defence of a sector you control to a higher number and pay that number in crypto, the whole of it and not only the difference. Your ship may be anywhere. Reinforce as many sectors as you can pay for, each up to its highest defence. Tortuga cannot be reinforced.
rules-tortuga2199-conquest-example =
    Ada holds Turrets with defence 4, but her ship is elsewhere. Bruno flies there and pays 5 manoeuvre. His marker goes to 5; Ada gives him the control token, worth 1 influence, and the bonus token. He has 7 crypto left and reinforces the sector from 5 to 7 for 7 crypto. To take it back, Ada would now need 8 manoeuvre.
rules-tortuga2199-conquest-caption =
    Turrets in 3 states: held by A with defence 4; conquered by B for 5 manoeuvre; reinforced by B to 7 for 7 crypto.

rules-tortuga2199-powers = What each sector can do
rules-tortuga2199-powers-text =
    The tokens of Trading Posts and Turrets work wherever your ship is, from the moment you take them:

    - **Trading Post**: pays 1 crypto at once and 1 at the start of each of your turns.
    - **Turrets**: add 1 to your total in every combat, whether you attack or defend.

    Tortuga serves everyone:

    - **Tortuga**: any captain whose ship is there may buy influence, 7 crypto for 1 influence. Nobody needs to control it.

    The special sectors help their controller, in the controller’s own turn and only while the ship is there. Each power works once a turn, also right after a conquest; fly from one sector of yours to another and you may use both.

    - **Fortress**: gives 1 manoeuvre by itself, at the start of the turn, on arrival or right after the conquest. It does not count in combat.
    - **Research Lab**: the first card you reserve there costs nothing. The reserve must be empty, as always.
    - **Mines**: take 1 minerals token from the cache, if there is any.
    - **Vortex**: the first played card you destroy there costs nothing.
rules-tortuga2199-powers-caption =
    The powers at a glance. Trading Post: 1 crypto a turn. Turrets: 1 more in combat. Tortuga: 7 crypto for 1 influence. Fortress: 1 manoeuvre. Research Lab: reserve a card for 0 crypto. Mines: 1 minerals token from the cache. Vortex: destroy a played card for 0 manoeuvre.

rules-tortuga2199-combat = Combat: how ships fight
rules-tortuga2199-combat-text =
    In your turn you may attack the ship of another captain in the same sector, wherever that is: in a sector nobody holds, in theirs, in yours or in that of a third captain, even at Tortuga in the first turn. Attacking costs nothing and may be repeated while you have a ship on the map and cards for it. You are the attacker, the other captain is the defender.

    - **Attack in secret**: choose any number of cards from your hand, at least 1. Each must show at least 1 manoeuvre. Lay them face down and announce how many there are.
    - **Defend openly**: the defender knows only this number and lays down any number of hand cards that show a manoeuvre, or none, face up.
    - **Reveal**: the attacker’s cards are turned over.
    - **Use combat abilities**: the attacker’s first, then the defender’s. They count by themselves.
    - **Add up**: each side adds the manoeuvre on its cards and the bonuses of its abilities. If a card of the other side makes your cards count less, subtract it here; this part never falls below 0.
    - **Add Turrets**: each side adds 1 for each Turrets token it owns.
    - **Add the defence**: a defender who controls the sector adds half its defence, rounded down. An attacker never does.

    The higher total wins. A tie goes to the defender.

    Nothing else counts: not the cards you have played before, not your unspent manoeuvre, not the Fortress, not manoeuvre for conquests only. Crypto and other abilities of the fighting cards do nothing. Cards that show no manoeuvre, such as Booster, cannot fight.
rules-tortuga2199-combat-example =
    Ada attacks Bruno at the Mines, which he controls with defence 7. She lays 2 cards face down: Bodyguard with 3 manoeuvre and Breach Marine with 2, which adds 2 when attacking. Bruno answers with Infiltrator, 2 manoeuvre, which makes her cards count 2 less, and with a Manoeuvre card. Ada: 3 and 2 on cards, 2 more and 2 less by abilities, 1 for a Turrets token, 6 in all. Bruno: 2 and 1 on cards, 3 for half the defence, 6 in all. A tie: Bruno wins.
rules-tortuga2199-combat-caption =
    The combat of the example. A: cards 3 and 2, abilities 2 more and 2 less, Turrets 1, total 6. B: cards 2 and 1, half the defence 3, total 6. The tie goes to B, the defender.

rules-tortuga2199-spoils = Combat: winners and losers
rules-tortuga2199-spoils-text =
    What the loser suffers:

    - **A card**: 1 of the cards the loser used in this combat is destroyed, at random. Whoever used none destroys none.
    - **The ship** leaves the map for the cargo bay. It returns at the start of its captain’s next turn, to Tortuga or to any sector that captain controls.

    What the winner gains:

    - **A winning defender** takes 1 influence from the attacker.
    - **A winning attacker** takes 1 influence from the defender and gains 1 more from the bank.
    - **The sector**: if the defender controlled it and lost, it passes to the attacker with its control token and bonus token. The attacker’s marker goes 1 higher than the old defence, at most to the highest. A Trading Post pays at once, and the power of a special sector is ready.

    Only influence tokens can be taken, never control tokens. A loser without influence tokens loses none; a winning attacker still gains the 1 from the bank.

    At the end all cards used go to their owners’ discards. Then the defender, beaten or not, draws until there are 5 cards in hand, even where the opening hand was smaller; a larger hand is kept. The attacker draws nothing and goes on with the turn.

    An attacker who has lost goes on without a ship: play cards, redeem, reserve, destroy played cards, reinforce and spend minerals, but do nothing that needs the ship: moving, buying cards or influence, refreshing, collecting, exploring, capturing, conquering, attacking. A ship in the cargo bay cannot be attacked, and its captain’s sectors are conquered without combat.
rules-tortuga2199-spoils-example =
    Ada has lost the combat above. 1 of her 2 cards is drawn at random: Breach Marine is destroyed. Her ship goes to the cargo bay, and Bruno takes 1 of her influence tokens. Bodyguard goes to her discard, Infiltrator and the Manoeuvre card go to his. He has 3 cards left in hand and draws 2. Had Ada won, she would have taken 1 influence from him and 1 from the bank, and the Mines with defence 8.

rules-tortuga2199-ending = The captains’ council, the end and ties
rules-tortuga2199-ending-text =
    The moment a captain has 15 influence, tokens and control tokens together, the game is over and that captain wins. This is looked at whenever anyone gains influence or a sector, in anyone’s turn: a defender may win the game by winning a combat.

    Conquering Tortuga takes 15 manoeuvre, and its control token is worth 3 influence. If that makes 15, you win at once. Otherwise the captains’ council gathers:

    - The conqueror finishes the turn, but from now on nobody may conquer or attack. Tortuga cannot be taken back.
    - Every other captain has 1 last turn. Everything else is allowed: hunt, redeem, buy influence, reinforce.
    - Whoever reaches 15 influence in this time wins at once.
    - When the turn would come to the conqueror again, the game ends, and the most influence wins.

    With equal influence, these decide in turn:

    - the conqueror of Tortuga, if among the tied;
    - the number of sectors controlled;
    - otherwise the place is shared.

    The same order ranks all the other places. Whoever has won by reaching 15 is first in any case.
rules-tortuga2199-ending-example =
    With 3 captains Bruno has 8 influence and conquers Tortuga: 11. He finishes his turn. Clio has 9; in her last turn she redeems a hunt card for 2 and has 11 as well. Ada buys 1 influence for 7 crypto in hers and has 10. Then the game ends. Bruno and Clio are level with 11, and Bruno wins because he has conquered Tortuga.

rules-tortuga2199-secrets = What is open and what is secret
rules-tortuga2199-secrets-text =
    - **Open to all**: the map, everything in the cargo bays except cards that lie face down, all cards played, discarded, bought or destroyed, the markets, the hunt deck, and how many cards are in each hand and deck.
    - **Known to you alone**: your hand, your reserved card, the cards of your attack until they are revealed, and the hunt tokens you have explored.
    - **Known to nobody**: the order of your deck and of the special decks. Cards that were put under a special deck in sight of all are the exception.

    Everything that enters or leaves a captain’s deck does so openly. That is why the cargo bay of each captain shows which cards hand, deck, reserve and hidden attack hold together. Nobody is told which of them lies where.

rules-tortuga2199-aggressive = Scenario: Aggressive pirates
rules-tortuga2199-aggressive-text =
    For captains who love a fight. The rules stay as they are, with 4 changes:

    - **Richer spoils**: a winning attacker chooses between 2 influence from the loser and 3 from the bank, instead of the usual 1 and 1. If the loser has fewer than 2 influence tokens, there is only that much to take.
    - **The loser chooses** which of the cards used in the combat is destroyed.
    - **Barren defence**: a winning defender gains no influence. The attacker still loses a card and the ship.
    - **Tortuga ends the game** at once, without a council, and the most influence wins. You may conquer it only if you win by it: with its 3 influence you must have at least as much as any other captain, for a tie goes to the conqueror.
rules-tortuga2199-aggressive-example =
    Ada has 9 influence, Bruno 12. Conquering Tortuga would bring Ada to 12. A tie is enough, so she may do it, and wins. With 8 influence she could not.

rules-tortuga2199-peaceful = Scenario: Peaceful pirates
rules-tortuga2199-peaceful-text =
    For a calm game or a family evening. The rules stay as they are, with 2 changes:

    - **No attacks**: ships do not fight. A sector cannot be conquered while its controller’s ship is there. Other ships do not bar it.
    - **Crypto conquers**: pay the price of a sector in manoeuvre or in crypto, but never in a mixture of the two. Minerals count as crypto. Tortuga too may be bought like this, for 15 crypto.

    Combat abilities and Turrets tokens have nothing to do in this scenario. Turrets are still worth 1 influence each.
rules-tortuga2199-peaceful-example =
    Bruno stands in a Trading Post that Ada holds with defence 4; her ship is away. It costs 5. He has 4 manoeuvre, 4 crypto and 1 minerals token. The manoeuvre is not enough, but 4 crypto and the token make 5, and the sector is his.

rules-tortuga2199-options = House rules
rules-tortuga2199-options-text =
    Choose these when you open a table:

    - **Players**: 2 to 4.
    - **Scenario**: none, Aggressive pirates or Peaceful pirates.
    - **Ships**: chosen in turn order, or dealt at random.
    - **Influence that wins**: 15, or any number from 3 to 40.
    - **Rounds until influence decides**: the game ends after this many rounds, even in the middle of a council, and the ranking is the usual one. 0 means no limit.
    - **An attack needs no cards**: you may attack without laying down a card. Otherwise an attack takes at least 1.

    Each rule of the scenarios can also be switched on by itself, and rules of both can be mixed:

    - A winning attacker takes 2 from the loser or 3 from the bank.
    - The loser of a combat chooses the card to destroy.
    - A winning defender gains no influence.
    - Conquering Tortuga ends the game at once, and only a winner may do it.
    - Ships are not attacked; guarded sectors cannot be conquered.
    - Sectors may be conquered with crypto.
