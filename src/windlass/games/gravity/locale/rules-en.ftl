# The rules of Gravity: Floating Islands, whole.

rules-gravity-aim = The aim
rules-gravity-aim-text =
    7 islands float above the clouds, and corporations fight over them. Lead the hunters of your corporation: settle on islands, turn them so that their sources feed one another, mine gravity, and let your heaviest island pull the others towards it.

    You win as soon as an island of yours has islands on all 6 sides during the islands phase. As there are only 7 islands, all the others must touch it then. It is yours while at least 1 of your hunters stands on it.

    Rundor, the island with the crown, lies in the middle when the game begins, but nobody can win with it: the new centre of the world has to be another island.
rules-gravity-aim-caption =
    Anna (A) wins: Island IV, where 3 of her hunters stand, has islands on all 6 sides. Rundor, with its crown, is one of them; so is an island of Boris (B).

rules-gravity-box = What is in the box
rules-gravity-box-text =
    - 7 islands: hexagonal tiles with 2 different faces each. One is Rundor, with a crown on both faces; the others are numbered I to VI.
    - 48 action cards, 12 for each player. All players have the same: 6 kinds of card, 2 copies of each, and every card bears 2 actions. The rulebook does not say how many copies of a kind there are: 2 of each is our choice.
    - 4 airships, each with berths for 5 hunters and 2 mercenaries.
    - 20 hunters, 5 for each player, in blue, red, green or yellow. Here every player also has a shape and a letter.
    - 8 mercenaries, grey; they belong to nobody for long.
    - 26 tokens of permanent gravity and 26 of temporary gravity, of each 16 worth 1 and 10 worth 3.
    - 4 castling cards that list all actions, 2 reminder cards and the first player’s token.

    Tokens are only a way of counting. Should more gravity be in play than the box holds, nothing stops: here it never runs out.

rules-gravity-setup = Setting up
rules-gravity-setup-text =
    Gravity is for 2 to 4 players, and the rules are the same for any number. The table lays everything out; you only choose where to settle.

    - Rundor lies in the centre with either face up. The other 6 islands lie around it in random order, with a random face up, turned at random. So each of them touches Rundor and 2 others.
    - Everyone has an airship, 5 hunters and 12 action cards, shuffled into a face-down deck of their own.
    - The first player is drawn by lot and gets the token.
    - Beginning with the first player and going clockwise, everyone puts 2 hunters on an island where nobody has settled yet. Rundor is not allowed. The other 3 hunters wait on the airship.
    - Then 1 mercenary takes post on each island without hunters, Rundor included. The others form the reserve: 3 mercenaries with 2 players, 4 with 3 players, 5 with 4 players.

    There is no gravity on the islands yet. For a first game leave the abilities of the airships out.
rules-gravity-setup-caption =
    The start of a game for 2. Rundor lies in the centre. Boris (B), who has the first player’s token, has settled on Island II and Anna (A) on Island V, with 2 hunters each; 3 more are aboard each airship. On each of the other 5 islands stands 1 mercenary.

rules-gravity-round = A round
rules-gravity-round-text =
    The game goes on in rounds of 4 phases:

    - **Preparation**: everyone makes up a hand of cards.
    - **Corporations**: the players take turns, up to 4 each, and use the actions of their cards.
    - **Islands**: the strongest island pulls others towards it.
    - **Transition**: everything is made ready for the next round.

    In the **preparation** phase draw 5 cards from your deck and keep at most 4 of them: throw away 1 or more, face down. If you keep fewer than 4, draw from the deck again until you have 4. What you threw away does not come back in this round. Last of all, take up the cards you saved in the round before. So you begin with 4 cards, or with up to 6 if you saved some. All draw at once; then the first player chooses, and the others follow clockwise. Others see how many cards you throw away, never which.

    In the **transition** phase all temporary gravity leaves all islands, while permanent gravity stays. Everyone shuffles all cards back into the deck, the played ones, the discarded ones and those left in hand; only saved cards stay out. The first player’s token moves to the next player clockwise. Then the next round begins.
rules-gravity-round-example =
    Clara draws 5 cards and throws 3 of them away. She keeps 2, so she draws 2 more. In the last round she saved 1 card; it joins them now, and Clara begins the round with 5 cards.

rules-gravity-turn = Your turn
rules-gravity-turn-text =
    In the corporations phase turns go clockwise, beginning with the first player, until everyone has passed. You have at most 4 turns in a round. When you are to play, do one of these:

    - **Play a card**: lay it down face up and use either of its 2 actions or both, in any order. This takes 1 of your turns.
    - **Castling**: lay 2 cards from your hand face down as one pile, and use either or both actions of any one of the 6 kinds of card, as if you had played it. This too takes 1 of your turns. Castle as often as your cards and turns allow.
    - **Idle**: discard 1 card face down and do nothing. This takes none of your turns; the next player goes on, and you are asked again when it comes round to you. Idle as often as you like while you have cards and turns.
    - **Pass**: you are out until this phase ends, and the others go on without you.

    Pass of your own will, while you still have cards and turns, and you may **save** 1 or 2 cards of your hand for the next round. They lie face down beside your airship, are not shuffled into the deck, and join your next hand on top of its 4 cards. You may also save none. After your 4 turns, or without a card in hand, you pass by need, which happens by itself and saves nothing.

    These are the 6 kinds of card:

    - **Card 1**: Capture Islands and Illegal Mining.
    - **Card 2**: Muster and Mine Gravity.
    - **Card 3**: Superiority and Transport.
    - **Card 4**: Recruit and Convert.
    - **Card 5**: Support and Rotate Islands.
    - **Card 6**: Bribe and Speculate.

    Use at least one action of the card you play or name, and each action only once. A card can be played, or named in castling, only if one of its actions would change something; to get rid of a card, idle. Your turn ends by itself when both actions are over or the other one could change nothing.

    Only cards played face up are seen by all. Cards in hand, saved, thrown away, discarded or under a castling stay hidden; the others know just how many there are, and of a castling which card you named.
rules-gravity-turn-example =
    Boris begins the round with 5 cards. He plays 1 card, idles with 1 and castles with 2: that makes 2 turns. With 1 card left and 2 turns to go he passes of his own will and saves the card. In the next round he will begin with 5 cards again.

rules-gravity-island = Who and what is on an island
rules-gravity-island-text =
    An island is **yours** while at least 1 of your hunters stands on it. Two players never share an island: whoever comes to it captures it. An island without hunters is **neutral**, whether or not there are mercenaries on it.

    A **neighbour** is an island that shares a side with one of your islands and is not yours itself. It may be neutral or held by another player, and Rundor may be one.

    Mercenaries on your islands and on your airship fight for you. Left on an island without a hunter of yours, they stop being yours at once, and the island is neutral. Aboard the airship they stay loyal even alone, but there is never room for more than 2 of them.

    A destroyed hunter lies beside its airship until Muster brings it back; a destroyed mercenary returns to the reserve.

    Gravity lies on islands, not in front of players: whoever holds the island makes use of it, and it stays there when the island changes hands. There are 2 kinds:

    - **Permanent gravity**, a crystal, stays from round to round.
    - **Temporary gravity**, a cloud of mist, counts as much in the islands phase but vanishes when the round ends.

    Rundor is an island like any other with 2 exceptions: it is never mined, and nobody wins with it. It can be captured, turned and pulled, it can be the strongest, and gravity of both kinds can lie on it.

rules-gravity-sources = Sources and conduits
rules-gravity-sources-text =
    On each of its 6 edges an island has a **source**: a round red lamp, a square blue lamp, or both. From each edge a **conduit** leads inwards. The conduits form 2 circuits:

    - The **inner circuit** has 3 conduits, on every other edge, which meet in the centre of the island.
    - The **outer circuit** has the 3 conduits of the edges between them, which form a triangle around the centre.

    A circuit is complete in a colour when there is a source of this colour at the end of all its 3 conduits. Each complete circuit yields 1 permanent gravity when the island is mined. So there are 4 ways to earn 1:

    - the inner circuit in red,
    - the inner circuit in blue,
    - the outer circuit in red,
    - the outer circuit in blue.

    An edge with both lamps counts for both colours, and a circuit that is complete in both yields 2. Colours do not mix: 2 red sources and 1 blue yield nothing. Altogether an island yields from 0 to 4; on the map the number in its centre says how much it would yield now. Rundor has sources too, but its mines are ruined: it shows a crown and yields nothing.

    No picture of the printed tiles could be found. That every edge has exactly one place for sources, and which sources lie where, is our choice among those the rulebook’s text allows.
rules-gravity-sources-caption =
    An island taken apart: its inner circuit, its outer circuit, and the whole. All 3 inner conduits end at a red source, which yields 1. The outer ones end at 1 red and 2 blue sources, which yields 0. Together the island yields 1.

rules-gravity-neighbours = What neighbours lend
rules-gravity-neighbours-text =
    Where 2 islands touch, each lends the source on the touching edge to the other. A conduit reaches the source on its own edge and the source on the edge beside it. It does not matter who holds the other island, or whether anybody does; Rundor lends as well. Lending uses nothing up: both islands profit at once.

    - Touching edges of different colours give both islands both colours.
    - Touching edges of the same colour give neither island anything new.

    So whatever turns or moves changes the yield of all islands it touches. An island on its own yields the same whichever way it lies; beside others, turning it by a single side is often enough to raise what you get or to spoil what a rival gets. The more sides are taken, the more an island can yield.
rules-gravity-neighbours-example =
    Denis holds an island with 6 neighbours. Its inner conduits reach blue 3 times but red only 2 times: 1 gravity. Its outer conduits reach red 3 times and blue 3 times: 2 gravity. When he mines it, he puts 3 permanent gravity on it.
rules-gravity-neighbours-caption =
    Alone, both islands yield 0: 2 inner conduits of Island V end at red and 1 at blue, 2 inner conduits of Island VI end at blue and 1 at red. Now the odd ones touch. VI lends its red source, which completes the inner circuit of V in red; V lends its blue source, which completes the inner circuit of VI in blue. Each yields 1.

rules-gravity-capture = Capturing islands
rules-gravity-capture-text =
    Every attack is made with Capture Islands and sets out from a single place: either from one of your islands, against islands that touch it, or from your airship, against any islands at all. From there you may attack as many islands that are not yours as you like. For each of them:

    - Send at least 1 hunter, with as many more hunters and mercenaries as you like. Together they must be at least 1 more than all the pieces standing there. Mercenaries count as much as hunters, on both sides.
    - All defenders are destroyed, hunters and mercenaries.
    - You lose half of the pieces you sent there, rounded down: none of 1, 1 of 2 or 3, 2 of 4 or 5, 3 of 6 or 7. Choose yourself how many of them are hunters and how many mercenaries.
    - If nobody defends the island, you lose nothing, and 1 hunter is enough.
    - The rest of your pieces stay there. The gravity on the island stays too.

    Neutral islands with mercenaries are captured in the same way. Attack islands one after the other, each at most once in an action; pieces that have landed go no further. Stop whenever you like.

    If your losses are all the hunters you sent, only mercenaries remain, and the captured island is neutral. The island you set out from may be left empty or to mercenaries alone; then it is neutral too. But you may never give up your last island in this way: after your choice of losses at least 1 of your hunters must stand on an island.
rules-gravity-capture-example =
    Anna has 3 hunters and 2 mercenaries on Island I. Beside it, on Island II, Boris has 1 hunter and 2 mercenaries: 3 pieces. Anna sends 2 hunters and 2 mercenaries: 4 pieces, enough. Boris loses all 3: his hunter is laid beside his airship, the mercenaries go to the reserve. Anna loses half of 4, that is 2, and gives up both mercenaries. She now holds Island II with 2 hunters, and Island I with the 1 that stayed at home. Had she sent all 5 pieces, her losses would still be 2, but Island I would be neutral. With 3 pieces she could not have attacked at all.
rules-gravity-capture-caption =
    Anna (A) attacks from Island I with 4 pieces against the 3 of Boris (B) on Island II. Afterwards both islands are hers. Struck out below: her losses, 2 mercenaries; his losses, 1 hunter and 2 mercenaries.

rules-gravity-force_actions = Actions with hunters and mercenaries
rules-gravity-force_actions-text =
    The first action of each card moves pieces.

    - **Capture Islands**, card 1: attack any number of islands from one of your islands or from your airship, as the chapter before this one says.
    - **Muster**, card 2: all your destroyed hunters return to your airship. From there they can capture again, or go to your islands with Support.
    - **Superiority**, card 3: choose a neighbour, neutral or another player’s, with at least 4 pieces on it, hunters and mercenaries taken together. If there are 4 to 6, destroy 1 of them; if there are 7 or more, destroy 2. You choose whether hunters or mercenaries fall. Without its last hunter the island becomes neutral, even if mercenaries remain.
    - **Recruit**, card 4: take 1 mercenary from the reserve to one of your islands, or aboard your airship if fewer than 2 are there. If the reserve is empty, you cannot recruit.
    - **Support**, card 5: spread all your hunters and mercenaries anew among your islands and your airship. Destroyed hunters take no part, and at most 2 mercenaries go aboard. An island you leave without a hunter becomes neutral, with the mercenaries you leave on it. At least 1 hunter must stay on one of your islands.
    - **Bribe**, card 6: take 1 mercenary from a neighbour, neutral or another player’s. It goes to an island of yours that touches this neighbour, or aboard your airship if fewer than 2 are there.

rules-gravity-gravity_actions = Actions with gravity and islands
rules-gravity-gravity_actions-text =
    The second action of each card gathers gravity, moves it, or turns islands.

    - **Illegal Mining**, card 1: put 1 temporary gravity on one of your islands. Rundor will do.
    - **Mine Gravity**, card 2: each of your islands gets as much permanent gravity as it yields now. You may leave islands out, but an island you mine gives its whole yield. Rundor gives none.
    - **Transport**, card 3: spread all gravity that lies on your islands, permanent and temporary, anew among them. You need at least 2 islands.
    - **Convert**, card 4: on one of your islands all temporary gravity becomes permanent, 1 for 1. Permanent gravity that lay there before stays.
    - **Rotate Islands**, card 5: turn any of your islands as far as you like, each of them once. They keep their places and everything on them, and are not turned over.
    - **Speculate**, card 6: use either half or both. On one of your islands 1 permanent gravity becomes 2 temporary; on a neighbour 1 permanent gravity becomes 1 temporary. The 2 islands need not touch each other.
rules-gravity-gravity_actions-example =
    On an island of Clara lie 3 permanent gravity. She speculates: 2 permanent and 2 temporary, 4 in all. On the next turn she plays card 4 and converts: 4 permanent gravity, which outlast the round. Had she not converted, only 2 would be left in the next round.

rules-gravity-refuge = Without an island
rules-gravity-refuge-text =
    If an action takes your last island from you, the game pauses as soon as that action and the ability used with it are over, and you find a refuge:

    - First all your destroyed hunters return to your airship.
    - If there is a free island, that is, one without any pieces, put 2 hunters on it. Rundor may be that island. If there are several, choose.
    - If no island is free, capture one at once from your airship, with the usual majority and losses. It must not be an island you have just lost, and at least 1 hunter must survive there. This needs no card, takes no turn and allows no ability.

    Then the game goes on where it stopped.

    If one action leaves several players without an island, they look for a refuge one after the other, clockwise from the player whose turn it is. A refuge may be another player’s last island; then that player looks for one next. An island taken as a refuge is not captured again until all have found one. If that leaves you nothing you could capture, take any island you can whose loss leaves nobody without an island, even one you have just lost.

    Nobody may give up the last island of their own will, neither by Support nor by a capture.

rules-gravity-pull = The islands phase
rules-gravity-pull-text =
    When everyone has passed, the islands move. All decisions belong to the player who holds the strongest island, or to the first player if it is neutral.

    - **Step 1, the strongest**: this is the island with the most gravity, permanent and temporary together. Between equals the one with more permanent gravity is stronger. If there is still no single strongest island, or if it has less than 2 gravity, no island moves and the phase is over.
    - **Step 2, its strength**: with 2 to 5 gravity it pulls 1 island, with 6 to 10 it pulls 2, with 11 or more it pulls 3. It never pulls more than there are islands that do not touch it.
    - **Step 3, the unstable**: it pulls the islands with the least gravity among those that do not touch it, however far away they are. Between equals the one with less permanent gravity goes first; if they are equal in that too, whoever decides chooses.
    - **Step 4, docking**: whoever decides puts each pulled island against a free side of the strongest, turned any way but not turned over. All that is on it comes along. Islands dock one after the other: Rundor first, then in the order of their numbers. The strongest itself neither moves nor turns, and there is always room for all. Then see whether anybody has won.
    - **Step 5, handing on**: 1 permanent gravity moves from the strongest island to each island that has just docked. If there is too little, whoever decides chooses which islands get it. Temporary gravity is never handed on.

    Last of all, islands adrift are attached again.
rules-gravity-pull-example =
    Anna’s Island II has 5 permanent and 1 temporary gravity, Boris’s Island III has 4 and 2. Both have 6, but II has more permanent gravity: it is strongest, and 6 gravity pull 2 islands. I, III and Rundor touch II already. Of the others, V has no gravity and is pulled for certain. IV has 2 temporary, VI has 2 permanent: equal, but IV has less permanent gravity and is pulled too. Anna docks V in the north-east and IV in the east, turned as she likes, and hands 1 permanent gravity on to each. II keeps 3 permanent and 1 temporary, and now has islands on 5 sides. One more, and she wins.
rules-gravity-pull-caption =
    Island II of Anna (A), ringed by dots, is strongest. Crystals show permanent gravity, clouds temporary. II pulls Islands V and IV; dashed outlines show where she lets them dock.

rules-gravity-adrift = Islands adrift
rules-gravity-adrift-text =
    When islands have moved away, another may be left that touches none at all: it is adrift. After step 5 the first player attaches it again, whoever it belongs to:

    - It takes the shortest way, counted in cells, until it touches the island nearest to it.
    - If several islands are equally near, it goes where it touches most of them: if there are 2, it touches both, wherever that is possible.
    - If several cells are equally good, the first player chooses.
    - It is not turned, and all that is on it comes along.

    If several islands are adrift, the first player attaches them one after the other in any order; one that comes back may end the drift of another. Islands that touch one another are not adrift, even if they have drifted away from all the rest together: they stay where they are.

    When no island is adrift any more, see once again whether anybody has won.
rules-gravity-adrift-caption =
    Part of a map. Island VI touches nothing. Islands III and V are nearest, 2 steps away, and there is a cell that touches both: VI goes there.

rules-gravity-airships = Airships and their abilities
rules-gravity-airships-text =
    Your airship carries up to 5 hunters and up to 2 mercenaries. Nobody can attack it, and from it you can capture any island on the map. Mercenaries aboard stay yours even without a hunter.

    If all agree before the game, each airship also has an ability that adds to one action. It is a variant for those who know the game.

    - **Drill**, the blue airship, with Mine Gravity: put 1 temporary gravity on one of your islands; Rundor will do.
    - **Infirmary**, the red airship, with Capture Islands: 1 of your destroyed hunters returns to your airship, even one lost in this very capture.
    - **Tavern**, the green airship, with Recruit: 1 more mercenary from the reserve goes aboard, if there is room.
    - **Tug**, the yellow airship, with Rotate Islands: turn 1 neighbour, neutral or another player’s, by exactly 1 side either way.

    The ability follows right after its action, once. You may leave it out, or use it instead of the action, which is then over. It also works when you name the card in castling, but never in a capture for a refuge.

    The abilities of the printed airships are not known to us: these 4 are our own.

rules-gravity-end = The end
rules-gravity-end-text =
    The game is won in the islands phase, right after step 4: the winner is whoever holds an island, other than Rundor, with islands on all 6 sides. It need not be the strongest island, and nothing needs to have moved: capture an enclosed island, and it wins for you when step 4 comes. Victory is tested once more after islands adrift have been attached.

    - If the phase is over in step 1, because no island is strongest, nobody wins in this round.
    - An enclosed island that is neutral wins for nobody, and neither does Rundor.
    - Among 7 islands only one can be enclosed, so there are never two winners.

    All the others share second place.

    If a limit of rounds was agreed and nobody has won by the end of the last one, these decide, one after the other:

    - on how many sides your best island, other than Rundor, has islands;
    - how much permanent gravity lies on all your islands;
    - how many islands you hold.

    Players who are still equal share a place.

rules-gravity-variants = Variants
rules-gravity-variants-text =
    Before the game you may choose:

    - **Players**: from 2 to 4. Only the number of mercenaries in the reserve depends on it.
    - **Airship abilities**: none, which is the basic game; those of the airships, in the order of the seats; or dealt at random, all different.
    - **Rounds**: as many as it takes, or a limit after which the game is judged as the chapter on the end says. There is no limit in the basic game.
    - **Map**: laid at random, or one you write down, to play a map once more. List the islands around Rundor clockwise from the north-east, then Rundor itself, each with the face that is up, A or B, and how many sides it is turned.

    No picture of the printed tiles could be found, so the sources on the faces are our own, with as much red as blue. Whoever owns the box can put the printed ones in their place.
