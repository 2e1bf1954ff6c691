# The rules of Cartagena, whole.

rules-cartagena-aim = The aim
rules-cartagena-aim-text =
    Under the fortress of Cartagena lies a prison, out of the prison leads a tunnel, and at the far end of the tunnel a boat is waiting. Tonight 2 to 5 crews are breaking out, and there is only this boat.

    You lead a crew of 6 pirates. Bring all of them through the tunnel and into the boat. The first player whose whole crew is aboard wins on the spot: the boat casts off, and whoever is still underground stays there.

    Everything rests on two ideas. Cards carry pirates forward, past all spaces that are taken. Falling back to other pirates earns new cards. Every pirate you place is a hurdle your rivals may leap over and a resting place they may fall back to, so whatever helps you helps them a little too.

rules-cartagena-box = What is in the box
rules-cartagena-box-text =
    - **6 segments** of tunnel with 6 spaces each, 36 spaces in all.
    - **102 cards**, 17 of each of the 6 symbols: flag, sabre, pistol, key, bottle and tricorne.
    - **30 pirates**: 5 crews of 6.
    - **1 boat**, with room for everybody.
    - **1 arrow card**, which shows the order of the open row. Only the variants with a row need it.

    At this table a crew is known by its colour, by the shape of its pirates and by its letter, from A to E.
rules-cartagena-box-caption =
    The 6 symbols with their names. Each of them stands on 17 cards.

rules-cartagena-tunnel = The tunnel
rules-cartagena-tunnel-text =
    The tunnel runs from the start, where all crews wait, to the boat. It is made of 6 segments, and each segment shows every symbol exactly once. That makes 36 spaces, 6 of each symbol, numbered from 1 next to the start to 36 next to the boat.

    Segments lie in any order and either way round, so there are tens of thousands of different tunnels. A segment turned round is read backwards. A segment turned over keeps its symbols in the same order and merely bends to the other side.

    Read forwards, the segments are:

    - **Segment 1**: bottle, pistol, tricorne, flag, sabre, key.
    - **Segment 2**: flag, tricorne, pistol, key, bottle, sabre.
    - **Segment 3**: sabre, flag, bottle, pistol, key, tricorne.
    - **Segment 4**: key, bottle, flag, sabre, tricorne, pistol.
    - **Segment 5**: pistol, key, sabre, tricorne, flag, bottle.
    - **Segment 6**: tricorne, sabre, key, bottle, pistol, flag.

    A space has room for at most { -cartagena-crowd } pirates, of one crew or of several. The start and the boat are not spaces: any number of pirates fits there.
rules-cartagena-tunnel-caption =
    The same segment laid in three ways: forwards, turned round and turned over. The numbers give the order in which pirates pass the spaces. Turned round, the symbols come in reverse order; turned over, they come in the same order and only the bends change sides.

rules-cartagena-setup = Setting up
rules-cartagena-setup-text =
    The table does all of this for you:

    - Join the 6 segments into a tunnel at random.
    - Give each player the 6 pirates of a crew. All of them wait at the start.
    - Shuffle the 102 cards and deal 6 to each player.
    - Put the rest down as the deck, face down. Leave room beside it for the discard, which lies face up.
    - In a variant with an open row, lay out 12 cards from the deck, face up, with the arrow card beside them.

    The number of players changes nothing else. This many cards are then left in the deck:

    - **2 players**: 90, or 78 with an open row.
    - **3 players**: 84, or 72 with an open row.
    - **4 players**: 78, or 66 with an open row.
    - **5 players**: 72, or 60 with an open row.

    The player in the first seat begins, then the turn goes round in the order of the seats. Settle among yourselves who sits where, for instance by asking who looks most like a pirate, or let the table draw lots. Going first is not always an advantage: those who follow already have somebody to leap over.

rules-cartagena-variants = The three variants
rules-cartagena-variants-text =
    Choose a variant before the game. The moves are always the same; what differs is which cards everyone can see.

    - **Jamaica**: hands are hidden, and new cards come unseen from the deck. Quick, with a larger share of luck.
    - **Tortuga**: hands lie open, and new cards come from an open row in a fixed order. Nothing is hidden but the deck, so it pays to think ahead.
    - **Hispaniola**: hands are hidden, but new cards come from the open row before everyone’s eyes. This mixture is not in the box; it is known from online play.

    Jamaica is what you get when you choose nothing, and it is the best one to begin with.

rules-cartagena-turn = Your turn
rules-cartagena-turn-text =
    Make 1, 2 or 3 actions. There are two kinds:

    - **Go forward**: play a card and move one of your pirates towards the boat.
    - **Fall back**: move one of your pirates back towards the start and draw { -cartagena-company } cards.

    Combine them as you like: only forward, only back, or mixed; with the same pirate or with different ones. Each action is finished before the next begins, so you may play a card in the very turn in which you drew it.

    The first action is compulsory as long as you can do anything at all. Holding no card, you must fall back, even if the only pirate who can do so sits in the boat. The second and the third action are voluntary: end your turn when you have done enough. Actions left over are lost.

    The turn ends by itself after the third action. If you run out of possibilities before that, you still end the turn yourself. Then it is the next player’s turn.

rules-cartagena-forward = Going forward
rules-cartagena-forward-text =
    Play a card and choose one of your pirates, at the start or in the tunnel. It runs to the next empty space ahead that shows the symbol of the card. The card goes to the discard.

    - **Taken spaces are skipped.** A single pirate is enough to take a space, be it somebody else’s or your own. A move forward never ends on a space where anybody stands.
    - **Distance does not matter.** Everything on the way is passed, crowds included.
    - **There is no choice of space.** The pirate may not stop earlier, and it may not pass an empty space of its symbol to reach a later one.
    - **1 card moves 1 pirate**, and never one who already sits in the boat.
    - **No card without a move.** Cards cannot be thrown away, and going forward draws nothing.
rules-cartagena-forward-example =
    Anna (A) has a pirate on space 3 and plays a flag. The next flags lie on 4, 12 and 17. Boris (B) stands on 4 and Clara (C) on 12, so the pirate runs on to 17: 14 spaces with 1 card.
rules-cartagena-forward-caption =
    A flag takes the pirate of A from space 3 to space 17. The flags on 4 and 12 are taken by B and C and therefore skipped; they are hatched.

rules-cartagena-boarding = Into the boat
rules-cartagena-boarding-text =
    When no empty space with the symbol of your card lies ahead, the pirate goes straight into the boat. It does not matter how far away it stands, nor whether those spaces are taken or there are none left ahead:

    - From the start a pirate boards with 1 card if all 6 spaces of that symbol are taken.
    - From space 36 a pirate boards with any card.

    Watch such chains of taken spaces. They serve everyone who holds the right card, so look at who comes after you before you close the last gap. Falling back from a space of the chain opens it again.
rules-cartagena-boarding-example =
    Anna (A) plays a bottle with her pirate on space 20. Ahead lie the bottles on 22, 29 and 33. Boris (B) stands on 22, Clara (C) on 29 and another pirate of Anna’s own on 33. There is no empty bottle, so her pirate goes from 20 right into the boat.
rules-cartagena-boarding-caption =
    A bottle takes the pirate of A from space 20 into the boat, because all bottles ahead, on 22, 29 and 33, are taken. They are hatched.

rules-cartagena-back = Falling back
rules-cartagena-back-text =
    Choose one of your pirates in the tunnel. It goes back to the nearest space behind it on which { -cartagena-company } pirates stand, no matter whose. Draw 1 card for each pirate who stood there before yours arrived.

    On the way it passes empty spaces, and also spaces with { -cartagena-crowd } pirates, for those are full. It passes nothing else: you may not leave out a space with 1 pirate to reach one with more.

    - You need no card for this, and symbols play no part.
    - Your own pirates count just as the others’ do.
    - Pirates on the space it leaves do not count, only those further back.
    - Take all the cards you are due. A hand may grow as large as it likes.
    - If no space behind holds { -cartagena-company } pirates, this pirate cannot fall back.
    - The start is not a space. Nobody returns to it, and pirates waiting there cannot fall back.
rules-cartagena-back-example =
    Anna (A) falls back from space 12. Space 11 is empty, 10 is full with { -cartagena-crowd } pirates, 9 is empty again, and on 8 there are { -cartagena-most }. She stops on 8 and draws { -cartagena-most } cards; now 8 is full as well. Later Boris (B) falls back from space 16. Space 15 is empty, and on 14 Clara (C) stands alone, so he must stop there and draws 1 card.
rules-cartagena-back-caption =
    The pirate of A falls back from 12 to 8, past the full space 10, and draws { -cartagena-most } cards. The pirate of B falls back from 16 to 14 and draws 1.

rules-cartagena-leaving = Out of the boat again
rules-cartagena-leaving-text =
    A pirate in the boat may fall back too. The search for a space with { -cartagena-company } pirates begins with the last space, 36. Those who sit in the boat do not count. You draw cards as usual, and the pirate has to board again later: until then your crew is not complete.

    This is more than an emergency exit. Near the end few pirates are left in the tunnel, and a short step out of the boat is often the cheapest way to new cards. If you hold no card and nobody else of your crew can fall back, you even have to do it. A house rule can forbid it.
rules-cartagena-leaving-example =
    Clara has 5 pirates in the boat, the last one on space 20, and no card. Nobody stands behind space 20, but on 33 there are 2 pirates and nobody between them and the boat. One of her pirates leaves the boat for 33 and draws 2 cards. She now has 4 aboard.

rules-cartagena-cards = Hand, deck and discard
rules-cartagena-cards-text =
    You hold your cards until you play them; there is no limit to a hand and no need to play. New cards come only from falling back. Played cards go face up to the discard.

    In Jamaica you draw from the deck. If it is empty when a card is due, the discard is shuffled into a new deck first. That may happen between the first and the second card of a draw.

    If the discard is empty too, all cards are in hands. You may fall back all the same and draw what there is: 1 card instead of 2, or none.

rules-cartagena-row = The open row
rules-cartagena-row-text =
    In Tortuga and Hispaniola 12 cards lie face up in a row, and you take new cards from it instead of the deck. The arrow fixes the order: always take the next card, you may not choose. At this table the next card comes first in the row and is outlined.

    The row is not filled up while even 1 card lies in it. As soon as its last card is taken, 12 new ones are laid out from the deck at once, also in the middle of an action.

    - If the deck has fewer than 12 cards, they are laid out first. Then the discard is shuffled into a new deck, and the row is filled up from it.
    - If there are still not enough, the row stays shorter.
    - If there is no card at all, the row stays empty. It is laid out when a card is next due.
rules-cartagena-row-example =
    Boris falls back and may take 2 cards, but the row holds only 1. He takes it. The row is empty, so 12 new cards are laid out, and his second card is the first of those. 11 remain.
rules-cartagena-row-caption =
    2 cards are due. Above, the old row with its last card, which is taken first. Below, the new row of 12: its first card is taken second. The arrow shows the order of the row.

rules-cartagena-knowledge = What everyone knows
rules-cartagena-knowledge-text =
    The tunnel, all pirates, the row, the discard with everything in it and the number of cards in each hand and in the deck are always open to all. Counting cards is fair. Beyond that it depends on the variant:

    - **Jamaica**: only you know your hand. Nobody knows the deck.
    - **Tortuga**: all hands are open. Only the order of the deck is unknown.
    - **Hispaniola**: hands are hidden, but everyone has seen which cards were taken from the row. The table remembers them for all until a card of the same symbol is played from that hand; of several equal cards the one that was seen counts as played first.

    You may take back your own last action as long as nobody has acted since and nothing hidden has come to light. After a card from the deck or a newly laid row the others have to agree.

rules-cartagena-sample = One turn, three ways
rules-cartagena-sample-text =
    The figure shows the second half of the tunnel in a game of Tortuga. It is Anna’s turn (A). Her pirates stand on 20, 25, 27 and 34, and 2 are aboard. Boris (B) stands on 22, 25 and 29 and has 3 aboard, Clara (C) stands on 25 and 33 and has 4 aboard. Anna holds 3 flags and 1 bottle. Hands are open, and she sees that Boris holds a flag.

    - **Only forward.** Anna plays all 3 flags: from 20 to 23, from 25 to 28, and from 27 to 31, because 28 has just been taken. A fine advance, but now every flag ahead of Boris’s pirate on 22 is taken. His single flag will carry it straight into the boat.
    - **Only back.** From 25 to 22, where 1 pirate stands: 1 card. From 27 to 25, where 2 have remained: 2 cards. With the same pirate from 25 to 22, where 2 are standing by now: 2 more cards. That makes 5 cards in one turn, but her crew has lost a good deal of ground, and Clara needs only 2 more pirates.
    - **A bit of both.** Anna plays the bottle with her pirate on 27. The bottles on 29 and 33 are taken, so it goes into the boat: 3 are aboard. Then her pirate on 34 falls back a single step to 33, where Clara stands alone, and earns 1 card. Finally a flag brings her last pirate from 20 to 23. She has 2 flags and the new card left.
rules-cartagena-sample-caption =
    Spaces 19 to 36 and the boat. A stands on 20, 25, 27 and 34, B on 22, 25 and 29, C on 25 and 33. In the boat sit 2 pirates of A, 3 of B and 4 of C. Above lie the cards of A: 3 flags and 1 bottle.

rules-cartagena-stuck = When you can do nothing
rules-cartagena-stuck-text =
    Whoever holds a card can always go forward. So you are stuck only if you hold no card and none of your pirates can fall back. Then your turn is skipped, and you draw nothing. You join in again as soon as the others’ moves allow you to fall back.

    If all players are skipped one after the other, nothing can ever change again: the game is frozen and ends. That is rare. The crew that has come furthest wins; the chapter on the end tells how this is measured.

rules-cartagena-end = The end
rules-cartagena-end-text =
    The game ends the moment the last pirate of a crew boards, even if that player has actions left. That player wins. The round is not played to its end, and nobody gets another turn.

    The other places go by how far the crews have come:

    - More pirates in the boat are better.
    - With equally many, add up the numbers of the spaces on which the other pirates stand; a pirate at the start counts 0. The larger sum is better.
    - If that is equal too, the players share the place, and the next place is left out.

    A frozen game is ranked in the same way, and there the first place may be shared as well.

    Whoever gives up comes behind all who play on, the first to give up last of all; meanwhile a bot plays for them. If only one player is left, that player wins.
rules-cartagena-end-example =
    Anna boards her sixth pirate and wins. Boris has 4 pirates aboard and the others on 10 and 20, sum 30. Clara has 4 aboard as well and the others on 5 and 31, sum 36. Clara is second and Boris third.

rules-cartagena-sizes = Smaller and larger games
rules-cartagena-sizes-text =
    You may change the size of the game before it begins. What the box says stands in brackets.

    - **Players**: 2 to 5.
    - **Segments of the tunnel**: 1 to 6 (6).
    - **Symbols in play**: 1 to 6 (6), in the order flag, sabre, pistol, key, bottle, tricorne. With fewer symbols a segment shows only the spaces of those that remain.
    - **Cards of each symbol**: 1 to 20 (17).
    - **Pirates in a crew**: 1 to 8 (6).
    - **Actions a turn**: 1 to 6 (3).
    - **Cards dealt to each player**: 1 to 12 (6). The deck must be large enough for all hands.

    The boat always lies behind the last space. An open row has 12 cards in every size of game.

    Instead of a random tunnel you may write down your own: the numbers of the segments from the start on, with an r after each one that is turned round, for example 1 2r 5 3r 4r 6r. Use each segment at most once, and as many as the tunnel is meant to have.
rules-cartagena-sizes-example =
    With 3 segments and 4 symbols the tunnel has 12 spaces: flag, sabre, pistol and key, 3 of each. With 17 cards of each symbol the deck has 68 cards.

rules-cartagena-house = House rules
rules-cartagena-house-text =
    Three more things can be agreed on before the game:

    - **Pirates may fall back from the boat** (usually yes). Without it whoever boards stays aboard. Beware with 2 players: about 1 game in 20 freezes then.
    - **A skipped player draws a card** (usually no). With it, whoever can do nothing draws 1 card, from the deck or from the row, and the turn passes on.
    - **Rounds without progress until a draw** (usually 0, which means never). Progress means that a player has more pirates aboard than ever before in this game; boarding again after leaving the boat does not count. When as many rounds as agreed have gone by after the round of the last progress, the game is a draw and all share the first place. Until somebody makes progress, the count begins after the first round.
rules-cartagena-house-example =
    The limit is 5 rounds, and Anna was the last to make progress, in round 8. If nobody makes any in rounds 9 to 13, the game is a draw as soon as round 14 would begin.
