# Les règles de Tortuga 2199, en entier.

rules-tortuga2199-aim = Le but du jeu
rules-tortuga2199-aim-text =
    Tortuga 2199 est un jeu pour 2 à 4 capitaines. Vous commandez un vaisseau pirate au-dessus de Tortuga, une planète minière en révolte. Engagez un équipage, conquérez des secteurs, chassez les créatures qui y vivent et abordez les vaisseaux des autres capitaines. Tout cela rapporte de l’Influence, et l’Influence fait de vous le maître de la planète.

    Il y a 2 façons de gagner :

    - **Par l’Influence** : qui atteint 15 points d’Influence gagne aussitôt, quel que soit le joueur dont c’est le tour.
    - **Par l’usurpation** : qui conquiert le secteur central, Tortuga, convoque le conseil des capitaines. Chacun des autres a encore 1 dernier tour, puis le plus influent gagne.

    L’Influence existe sous 2 formes, qui s’additionnent :

    - **Les jetons Influence** viennent de la chasse, des combats et du marché de Tortuga. Ils restent à vous, mais qui bat votre vaisseau vous en prend.
    - **Les secteurs** comptent tant que vous les contrôlez : Tortuga 3, la Forteresse, les Recherches scientifiques, les Mines et le Vortex 2 chacun, chaque Terminal commercial et chaque secteur de Tourelles 1.

rules-tortuga2199-box = Le contenu de la boîte
rules-tortuga2199-box-text =
    - **11 secteurs** : Tortuga, 3 Terminaux commerciaux, 3 Tourelles et les 4 secteurs spéciaux, Forteresse, Recherches scientifiques, Mines et Vortex. Chacun a un jeton Contrôle qui vaut de l’Influence.
    - **6 jetons Bonus**, 1 par Terminal commercial et par secteur de Tourelles.
    - **10 jetons Minerais** et **10 jetons Chasse**.
    - **4 vaisseaux**, chacun avec sa propre carte Vaisseau.
    - **36 cartes de départ** : 20 Extraction, 12 Manœuvre et 4 Booster.
    - **31 cartes des secteurs T**, en 6 piles.
    - **40 cartes des secteurs spéciaux**, 10 pour chacun.
    - **10 cartes Chasse**, 1 par jeton Chasse.
    - **Les jetons Influence** et **les marqueurs** des capitaines. Ici, ils ne manquent jamais.

    Quelques mots reviennent souvent :

    - **Les secteurs T** sont Tortuga, les Terminaux commerciaux et les Tourelles. On y vend partout les mêmes cartes.
    - **La soute** : la place de tout ce qui est à vous, et de votre vaisseau quand il n’est pas sur la carte.
    - **La réserve** : une place dans la soute pour 1 carte qui attend un autre tour.
    - **Adjacents** : deux secteurs qui ont un bord en commun.
    - **Contrôler** un secteur, ou le tenir, c’est avoir son marqueur sur ses nombres de Défense.
    - **Détruire** une carte, c’est la remettre dans la boîte jusqu’à la fin de la partie.

    Il n’existe pas de liste publique complète des cartes imprimées. Les règles, le nombre d’éléments et le prix des secteurs sont ceux du jeu imprimé, de même que quelques cartes ; les autres cartes, les vaisseaux et la forme exacte de la carte sont reconstitués. La description de chaque carte à la table dit si ses valeurs sont sûres.

rules-tortuga2199-setup = La mise en place
rules-tortuga2199-setup-text =
    La table prépare tout pour vous. Voici comment.

    Tortuga est au centre. À 3 ou 4 capitaines, 6 secteurs T l’entourent, Terminaux commerciaux et Tourelles en alternance ; à 2 capitaines il n’y en a que 4, 2 de chaque. Les 4 secteurs spéciaux vont au hasard aux 4 coins de la carte, chacun à 2 déplacements de Tortuga.

    Chaque secteur reçoit son jeton Contrôle, chaque Terminal commercial et chaque secteur de Tourelles son jeton Bonus. Chaque secteur sauf Tortuga reçoit aussi 1 jeton Minerais et 1 jeton Chasse, face cachée et sans être vu. À 2 capitaines, 2 jetons Minerais et 2 jetons Chasse restent dans la boîte ; personne ne sait quelles créatures manquent, et leurs cartes restent dans la pioche Chasse.

    Les cartes des secteurs T forment des piles visibles, d’un seul prix par pile. Chaque pioche spéciale est mélangée, et 2 de ses cartes sont posées à côté, face visible. La pioche Chasse est visible : chacun peut la consulter à tout moment.

    Le capitaine à la première place commence ; laissez le hasard en décider et tirez les places au sort. Dans cet ordre, chacun choisit un vaisseau. Votre deck de départ compte 10 cartes : votre carte Vaisseau, 5 Extraction, 3 Manœuvre et 1 Booster. Tous les vaisseaux sont à Tortuga. Les premières mains, dans l’ordre du tour :

    - **2 capitaines** : 4 et 5 cartes.
    - **3 capitaines** : 3, 4 et 5 cartes.
    - **4 capitaines** : 3, 4, 4 et 5 cartes.
rules-tortuga2199-setup-caption =
    À gauche, la carte pour 3 ou 4 capitaines ; à droite, pour 2. Tortuga est au centre, entourée de Terminaux commerciaux et de Tourelles ; aux coins, en pointillé, les secteurs spéciaux, dans un ordre qui change à chaque partie.

rules-tortuga2199-turn = Un tour
rules-tortuga2199-turn-text =
    Les capitaines jouent à tour de rôle. Votre tour commence ainsi :

    - **Revenu** : chaque jeton Terminal commercial de votre soute rapporte 1 Crypto.
    - **Retour** : si votre vaisseau a été vaincu, replacez-le à Tortuga ou dans un secteur que vous contrôlez.
    - **Réserve** : avant toute autre action, vous pouvez prendre en main votre carte réservée et commencer ainsi avec 6 cartes.

    Agissez ensuite autant de fois et dans l’ordre que vous voulez, tant que vous pouvez payer. Les cartes donnent les 2 ressources : la **Crypto** achète, la **Manœuvre** agit.

    - **Gratuitement** : jouer une carte, convertir une carte Chasse, attaquer un vaisseau de votre secteur, dépenser des minerais comme Cryptos.
    - **Pour 1 Manœuvre** : se déplacer, collecter les minerais ou sonder un jeton Chasse.
    - **Pour 2 Manœuvres** : détruire une carte jouée ce tour.
    - **Pour davantage de Manœuvres** : capturer une créature ou conquérir un secteur.
    - **Pour 1 Crypto** : renouveler un marché spécial.
    - **Pour 2 Cryptos** : réserver une carte.
    - **Pour davantage de Cryptos** : acheter des cartes, renforcer vos secteurs ou acheter de l’Influence à Tortuga.

    Finissez votre tour quand vous voulez. Toutes les cartes jouées et toutes celles qui restent en main vont à la défausse, et vous piochez 5 cartes. Quand votre pioche est vide, votre défausse est mélangée et devient la nouvelle pioche ; si elle est vide aussi, vous piochez ce qu’il y a. Les Cryptos et les Manœuvres non dépensés sont perdus. Les minerais et la carte réservée restent.

rules-tortuga2199-cards = Jouer, réserver et détruire des cartes
rules-tortuga2199-cards-text =
    Posez une carte de votre main devant vous. Vous gagnez les Cryptos et les Manœuvres qu’elle montre et les dépensez quand vous voulez pendant ce tour, pour plusieurs choses s’il le faut. Rien n’oblige à jouer toutes ses cartes.

    Si la carte a des capacités, utilisez-les à ce moment, dans l’ordre de votre choix. Aucune n’est obligatoire ; celles que vous n’utilisez pas alors sont perdues. Une capacité n’est proposée que si elle change quelque chose, et l’une peut ouvrir la voie à l’autre : déplacez-vous d’abord, puis sondez là où vous arrivez. Les capacités toujours utiles ne demandent aucune décision : les Manœuvres réservées à la conquête, l’Influence moins chère et tout ce qui compte en combat agissent d’elles-mêmes.

    - **Réserver**, 2 Cryptos : mettez une carte de votre main face cachée dans votre réserve. Il n’y a de place que pour 1 carte. Elle y reste jusqu’à ce que vous la repreniez au début d’un de vos tours, avant toute autre action. Vous pouvez la regarder à tout moment.
    - **Détruire**, 2 Manœuvres : retirez du jeu une carte que vous avez jouée ce tour. Ce qu’elle a donné vous reste. Toute carte peut partir, même votre carte Vaisseau. Un deck mince fait revenir plus vite les bonnes cartes.

    Une carte Chasse détruite ne rapporte pas d’Influence, et son jeton quitte la partie avec elle. Seule la conversion rapporte : voyez la chasse.
rules-tortuga2199-cards-example =
    Ada a en main 3 Extraction et 2 Manœuvre. Elle joue les 3 Extraction, dépense 2 Cryptos pour réserver une carte Manœuvre et garde 1 Crypto. Puis elle joue l’autre carte Manœuvre ; avec la Manœuvre de la Forteresse, qu’elle contrôle et où se trouve son vaisseau, cela fait 2 Manœuvres, et elle détruit une des cartes Extraction. La Crypto qu’elle en a tirée lui reste ce tour. Elle pourra commencer le tour suivant avec 6 cartes.
rules-tortuga2199-cards-caption =
    Une carte de marché et une carte Chasse. 1 : lettre du marché. 2 : prix en Cryptos. 3 : Cryptos et Manœuvres que donne la carte. 4 : capacité. 5 : Influence que rapporte la conversion de la créature. 6 : difficulté, c’est-à-dire les Manœuvres que coûte sa capture.

rules-tortuga2199-market = Les achats
rules-tortuga2199-market-text =
    Le marché du secteur où se trouve votre vaisseau vous est ouvert, quel que soit le maître du secteur. Achetez tant que vous pouvez payer ; chaque carte achetée va à votre défausse et viendra en main après le prochain mélange.

    - **Secteurs T** : toutes les piles qui ont encore des cartes. Les mêmes 6 piles servent à Tortuga, aux Terminaux commerciaux et aux Tourelles. Une pile épuisée ne revient pas.
    - **Secteurs spéciaux** : les 2 cartes visibles à côté de la pioche. Une carte achetée est aussitôt remplacée ; quand la pioche est vide, sa place reste vide.
    - **Renouveler**, 1 Crypto : mettez une carte visible d’un marché spécial sous sa pioche et retournez à sa place celle du dessus, autant de fois que vous voulez. Ni les secteurs T ni un marché dont la pioche est vide ne se renouvellent.
    - **Influence**, 7 Cryptos : à Tortuga seulement, autant de fois que vous voulez.

    Un jeton Minerais de votre soute vaut 1 Crypto partout où l’on demande des Cryptos. Un prix se paie d’abord en Cryptos, et en minerais pour ce qui manque ; vous pouvez aussi changer un jeton en Crypto à l’avance. Les jetons dépensés vont au dépôt des Mines.
rules-tortuga2199-market-example =
    Bruno a 5 Cryptos et 1 jeton Minerais, et son vaisseau est au Vortex. Les cartes visibles coûtent 6 et 4. Il paie 1 Crypto pour renouveler la plus chère, et un Mercenaire à 2 apparaît. Il l’achète ; il lui reste 2 Cryptos et le jeton Minerais : il manque 1 pour l’autre carte.

rules-tortuga2199-crew = Les cartes de chaque marché
rules-tortuga2199-crew-text =
    Chaque carte montre son prix, ce qu’elle donne et ce qu’elle sait faire, et sa description à la table en dit plus. Voici à quoi s’attendre :

    - **Cartes de départ** : Extraction donne 1 Crypto et Manœuvre 1 Manœuvre. Booster ne donne ni l’une ni l’autre, mais déplace votre vaisseau de 3 secteurs au plus.
    - **Cartes Vaisseau**, 1 par deck de départ : Dos-rasoir est fort en attaque, Filon profond collecte les minerais sans payer, Lanterne lointaine se déplace de 1 secteur et sonde sans payer, Sillage de pierre augmente de 1 la Défense d’un de vos secteurs et est fort en défense.
    - **Secteurs T**, lettre T, prix de 2 à 7 : un équipage simple qui donne des Cryptos, des Manœuvres ou les deux. Pas de capacités.
    - **Forteresse**, lettre F, prix de 3 à 6 : des soldats qui donnent de 2 à 4 Manœuvres, presque tous avec des capacités de combat. Gréeur de boucliers augmente aussi de 1 la Défense d’un secteur ; Sapeur de siège donne 2 Manœuvres de plus, pour conquérir seulement.
    - **Recherches scientifiques**, lettre R, prix de 2 à 6 : des cartes qui en font piocher 1 ou 2 autres. Archiviste réserve une carte sans payer.
    - **Mines**, lettre M, prix de 3 à 5 : beaucoup de Cryptos. Trieur de minerai collecte les minerais sans payer, Prospecteur prend 1 jeton Minerais au dépôt, et après Financier de la guilde votre prochaine Influence à Tortuga ce tour coûte 4 Cryptos.
    - **Vortex**, lettre V, prix de 2 à 6 : de la main-d’œuvre bon marché et des coups tordus. Contrebandier et Pilote de faille déplacent votre vaisseau de 2 ou 3 secteurs au plus. Naufrageur détruit une carte de votre main ou jouée ce tour, lui-même compris. Infiltré affaiblit l’adversaire en combat. Courtier de l’ombre, quand vous le jouez, peut être détruit contre 1 point d’Influence.
    - **Les cartes Chasse** ne se vendent pas : capturez la créature pour avoir sa carte.

    Les capacités de combat ne comptent que lorsqu’un vaisseau en combat un autre :

    - **En combat** : le bonus compte en attaque comme en défense.
    - **En attaque**, **en défense** : le bonus ne compte que de ce côté.
    - **Les cartes adverses comptent moins** : retirez ce nombre de la somme des cartes et des capacités de l’adversaire, sans descendre sous 0.

    Les Manœuvres réservées à la conquête se dépensent les premières quand vous conquérez un secteur ce tour. Elles ne servent à rien d’autre.

rules-tortuga2199-flight = Se déplacer et collecter les minerais
rules-tortuga2199-flight-text =
    - **Se déplacer**, 1 Manœuvre : votre vaisseau va dans un secteur adjacent.
    - **Voler grâce à une carte** : Booster et quelques autres cartes déplacent votre vaisseau de plusieurs secteurs sans Manœuvre. Leur nombre est un maximum ; vous pouvez voler moins loin. Cela se fait au moment de jouer la carte.
    - **Collecter**, 1 Manœuvre : prenez le jeton Minerais du secteur où se trouve votre vaisseau.

    Un secteur accueille autant de vaisseaux que l’on veut, et aucun ne barre la route à un autre. Vous pouvez vous déplacer, agir et repartir tant que vous avez des Manœuvres.

    Les minerais se gardent d’un tour à l’autre, et chaque jeton vaut 1 Crypto. Un secteur a 1 jeton pour toute la partie ; il n’est pas remplacé. Les jetons dépensés s’amassent au dépôt des Mines, et la collecte n’y puise pas : seuls le pouvoir des Mines et quelques cartes le font. Le premier jeton des Mines est à part du dépôt et se collecte comme les autres.
rules-tortuga2199-flight-example =
    Le vaisseau d’Ada est à Tortuga, et elle joue 2 Extraction et 2 Manœuvre : 2 Cryptos, 2 Manœuvres. Pour 1 Manœuvre elle va aux Tourelles voisines, pour 1 autre elle y collecte les minerais. Puis elle joue Booster et vole 2 secteurs plus loin, jusqu’au Vortex. Elle y achète Contrebandier pour 3, avec 2 Cryptos et le jeton Minerais, qui va au dépôt des Mines.
rules-tortuga2199-flight-caption =
    Le vol de l’exemple : 1 Manœuvre de Tortuga aux Tourelles, 1 pour y prendre les minerais, puis Booster sur 2 secteurs jusqu’au Vortex.

rules-tortuga2199-hunt = La chasse
rules-tortuga2199-hunt-text =
    Au début, chaque secteur sauf Tortuga porte un jeton Chasse qui cache une créature. Une chasse se fait en 3 étapes, dans un même tour ou non :

    - **Sonder**, 1 Manœuvre : regardez en secret le jeton Chasse du secteur où se trouve votre vaisseau et laissez-y votre marqueur. Dès lors, vous pouvez le revoir quand vous voulez. Plusieurs capitaines peuvent sonder le même jeton.
    - **Capturer**, autant de Manœuvres que la difficulté : votre vaisseau doit être dans le secteur et votre marqueur sur le jeton. Vous gagnez aussitôt 1 point d’Influence, la carte de la créature passe de la pioche Chasse à votre défausse et le jeton à votre soute. Tous les marqueurs posés dessus rentrent chez eux.
    - **Convertir**, gratuit : à votre tour, rendez une carte Chasse de votre main contre l’Influence inscrite dans son coin supérieur gauche. La carte et son jeton retournent dans la boîte.

    Chaque fois que vous avez une carte Chasse en main, vous décidez de nouveau : la jouer comme une autre, combattre avec elle si elle montre une Manœuvre, la réserver ou la convertir. Une carte jouée ne peut plus être convertie ; attendez de la piocher encore.

    La difficulté va de 2 pour le Robot à 10 pour le Kraken, et la conversion rapporte de 1 à 4 points d’Influence : plus la prise est rude, plus elle vaut. Une carte Chasse détruite autrement, en payant, par une capacité ou en combat, ne rapporte rien, et son jeton quitte la partie avec elle.
rules-tortuga2199-hunt-example =
    Le vaisseau de Bruno est aux Mines. Bruno paie 1 Manœuvre, regarde le jeton et trouve l’Araignée de verre, difficulté 5. Plus tard, il revient avec 5 Manœuvres et la capture : 1 point d’Influence, et la carte va à sa défausse. Aux tours suivants, il la joue à deux reprises et se défend une fois avec elle. Quand il la pioche de nouveau, il la convertit en 2 points d’Influence.
rules-tortuga2199-hunt-caption =
    Une chasse en 3 étapes : sonder le jeton caché pour 1 Manœuvre, capturer l’Araignée de verre pour 5 Manœuvres et gagner 1 point d’Influence, plus tard convertir sa carte en 2 points d’Influence.

rules-tortuga2199-conquest = Conquérir et renforcer des secteurs
rules-tortuga2199-conquest-text =
    Pour conquérir le secteur où se trouve votre vaisseau, payez son prix en Manœuvres :

    - **Personne ne le tient** : 3 pour un Terminal commercial ou des Tourelles, 5 pour la Forteresse, les Recherches scientifiques, les Mines ou le Vortex, 15 pour Tortuga.
    - **Un autre capitaine le tient** : sa Défense et 1 de plus.

    Posez votre marqueur sur le nombre payé. C’est désormais la Défense du secteur, si bien que chaque conquête rend la suivante plus chère. On ne peut pas payer plus pour commencer plus haut. Le jeton Contrôle est à vous, avec son Influence, et aussi le jeton Bonus d’un Terminal commercial ou des Tourelles. Qui tenait le secteur avant vous perd tout cela.

    La Défense maximale est 8 pour les Terminaux commerciaux et les Tourelles et 10 pour les secteurs spéciaux. Au maximum, une conquête coûte 9 ou 11, et le marqueur reste sur 8 ou 10.

    Un secteur est **gardé** tant que le vaisseau de son maître s’y trouve. Conquérir un secteur gardé ne coûte pas de Manœuvres, mais c’est attaquer ce vaisseau ; si vous gagnez, le secteur est à vous. Aucun autre vaisseau ne garde : ni celui d’un troisième capitaine, ni un vaisseau quelconque dans un secteur que personne ne tient. On ne conquiert pas son propre secteur.

    - **Renforcer** : portez la Défense d’un secteur que vous contrôlez à un nombre plus élevé et payez ce nombre en Cryptos, en entier et non la seule différence. Votre vaisseau peut être n’importe où. Renforcez autant de secteurs que vous pouvez payer, chacun jusqu’à sa Défense maximale. Tortuga ne se renforce pas.
rules-tortuga2199-conquest-example =
    Ada tient des Tourelles avec une Défense de 4, mais son vaisseau est ailleurs. Bruno s’y rend et paie 5 Manœuvres. Son marqueur va sur 5 ; Ada lui donne le jeton Contrôle, qui vaut 1 point d’Influence, et le jeton Bonus. Il lui reste 7 Cryptos, et il renforce le secteur de 5 à 7 pour 7 Cryptos. Pour le reprendre, il faudrait maintenant 8 Manœuvres à Ada.
rules-tortuga2199-conquest-caption =
    Des Tourelles en 3 états : tenues par A avec une Défense de 4 ; conquises par B pour 5 Manœuvres ; renforcées par B à 7 pour 7 Cryptos.

rules-tortuga2199-powers = Ce que permet chaque secteur
rules-tortuga2199-powers-text =
    Les jetons des Terminaux commerciaux et des Tourelles agissent où que soit votre vaisseau, dès que vous les prenez :

    - **Terminal commercial** : rapporte 1 Crypto aussitôt, puis 1 au début de chacun de vos tours.
    - **Tourelles** : ajoutent 1 à votre total dans chaque combat, en attaque comme en défense.

    Tortuga sert à tous :

    - **Tortuga** : tout capitaine dont le vaisseau s’y trouve peut acheter de l’Influence, 7 Cryptos pour 1 point d’Influence. Nul besoin de la contrôler.

    Les secteurs spéciaux aident leur maître, pendant son propre tour et seulement tant que son vaisseau s’y trouve. Chaque pouvoir sert une fois par tour, même juste après la conquête ; allez d’un de vos secteurs à un autre et vous pourrez utiliser les deux.

    - **Forteresse** : donne d’elle-même 1 Manœuvre, au début du tour, à l’arrivée ou juste après la conquête. Elle ne compte pas en combat.
    - **Recherches scientifiques** : la première carte que vous y réservez ne coûte rien. La réserve doit être vide, comme toujours.
    - **Mines** : prenez 1 jeton Minerais au dépôt, s’il y en a.
    - **Vortex** : la première carte jouée que vous y détruisez ne coûte rien.
rules-tortuga2199-powers-caption =
    Les pouvoirs en bref. Terminal commercial : 1 Crypto par tour. Tourelles : 1 de plus en combat. Tortuga : 7 Cryptos pour 1 point d’Influence. Forteresse : 1 Manœuvre. Recherches scientifiques : réserver une carte pour 0 Crypto. Mines : 1 jeton Minerais du dépôt. Vortex : détruire une carte jouée pour 0 Manœuvre.

rules-tortuga2199-combat = Le combat : son déroulement
rules-tortuga2199-combat-text =
    À votre tour, vous pouvez attaquer le vaisseau d’un autre capitaine dans le même secteur, où que ce soit : un secteur que personne ne tient, le sien, le vôtre ou celui d’un troisième capitaine, même à Tortuga au premier tour. Attaquer ne coûte rien et peut se répéter tant que vous avez un vaisseau sur la carte et des cartes pour le faire. Vous êtes l’attaquant, l’autre capitaine est le défenseur.

    - **Attaquer en secret** : choisissez dans votre main autant de cartes que vous voulez, mais au moins 1. Chacune doit montrer au moins 1 Manœuvre. Posez-les face cachée et annoncez leur nombre.
    - **Défendre à découvert** : le défenseur ne connaît que ce nombre et pose face visible autant de cartes à Manœuvre de sa main qu’il veut, ou aucune.
    - **Révéler** : les cartes de l’attaquant sont retournées.
    - **Appliquer les capacités de combat** : celles de l’attaquant d’abord, puis celles du défenseur. Elles comptent d’elles-mêmes.
    - **Additionner** : chaque camp ajoute les Manœuvres de ses cartes et les bonus de ses capacités. Si une carte adverse fait compter moins les vôtres, retirez-le ici ; cette part ne descend jamais sous 0.
    - **Ajouter les Tourelles** : chaque camp ajoute 1 par jeton Tourelles qu’il possède.
    - **Ajouter la Défense** : un défenseur qui contrôle le secteur ajoute la moitié de sa Défense, arrondie à l’entier inférieur. Un attaquant ne l’ajoute jamais.

    Le plus grand total gagne. L’égalité profite au défenseur.

    Rien d’autre ne compte : ni les cartes jouées avant, ni vos Manœuvres non dépensées, ni la Forteresse, ni les Manœuvres réservées à la conquête. Les Cryptos et les autres capacités des cartes qui combattent sont sans effet. Les cartes qui ne montrent aucune Manœuvre, comme Booster, ne combattent pas.
rules-tortuga2199-combat-example =
    Ada attaque Bruno aux Mines, qu’il contrôle avec une Défense de 7. Elle pose 2 cartes face cachée : Garde du corps avec 3 Manœuvres et Fusilier d’assaut avec 2, qui ajoute 2 en attaque. Bruno répond avec Infiltré, 2 Manœuvres, qui fait compter 2 de moins les cartes d’Ada, et avec une carte Manœuvre. Ada : 3 et 2 sur les cartes, 2 de plus et 2 de moins par les capacités, 1 pour un jeton Tourelles, 6 en tout. Bruno : 2 et 1 sur les cartes, 3 pour la moitié de la Défense, 6 en tout. Égalité : Bruno gagne.
rules-tortuga2199-combat-caption =
    Le combat de l’exemple. A : cartes 3 et 2, capacités 2 de plus et 2 de moins, Tourelles 1, total 6. B : cartes 2 et 1, moitié de la Défense 3, total 6. L’égalité profite à B, le défenseur.

rules-tortuga2199-spoils = Le combat : vainqueur et vaincu
rules-tortuga2199-spoils-text =
    Ce que subit le vaincu :

    - **Une carte** : 1 des cartes qu’il a utilisées dans ce combat est détruite, au hasard. Qui n’en a utilisé aucune n’en détruit aucune.
    - **Le vaisseau** quitte la carte pour la soute. Il revient au début du prochain tour de son capitaine, à Tortuga ou dans n’importe quel secteur que celui-ci contrôle.

    Ce que gagne le vainqueur :

    - **Le défenseur vainqueur** prend 1 point d’Influence à l’attaquant.
    - **L’attaquant vainqueur** prend 1 point d’Influence au défenseur et en gagne 1 de plus de la banque.
    - **Le secteur** : si le défenseur le contrôlait et a perdu, il passe à l’attaquant avec son jeton Contrôle et son jeton Bonus. Le marqueur de l’attaquant va 1 au-dessus de l’ancienne Défense, sans dépasser le maximum. Un Terminal commercial paie aussitôt, et le pouvoir d’un secteur spécial est disponible.

    On ne prend que des jetons Influence, jamais des jetons Contrôle. Un vaincu sans jeton Influence n’en perd pas ; l’attaquant vainqueur gagne tout de même 1 de la banque.

    À la fin, toutes les cartes utilisées vont aux défausses de leurs propriétaires. Puis le défenseur, vaincu ou non, pioche jusqu’à avoir 5 cartes en main, même si sa première main était plus petite ; une main plus grande est gardée. L’attaquant ne pioche rien et poursuit son tour.

    Un attaquant vaincu continue sans vaisseau : il joue des cartes, convertit, réserve, détruit des cartes jouées, renforce et dépense des minerais, mais ne fait rien de ce qui demande le vaisseau : se déplacer, acheter des cartes ou de l’Influence, renouveler, collecter, sonder, capturer, conquérir, attaquer. Un vaisseau dans la soute ne peut être attaqué, et les secteurs de son capitaine se conquièrent sans combat.
rules-tortuga2199-spoils-example =
    Ada a perdu le combat précédent. Le hasard désigne 1 de ses 2 cartes : Fusilier d’assaut est détruit. Son vaisseau va dans la soute, et Bruno lui prend 1 jeton Influence. Garde du corps va à la défausse d’Ada, Infiltré et la carte Manœuvre à celle de Bruno. Il lui reste 3 cartes en main et il en pioche 2. Si Ada avait gagné, elle lui aurait pris 1 point d’Influence, en aurait reçu 1 de la banque, et les Mines seraient à elle avec une Défense de 8.

rules-tortuga2199-ending = Le conseil des capitaines, la fin et les égalités
rules-tortuga2199-ending-text =
    Dès qu’un capitaine a 15 points d’Influence, jetons Influence et jetons Contrôle réunis, la partie est finie et il gagne. On le vérifie chaque fois que quelqu’un gagne de l’Influence ou un secteur, au tour de n’importe qui : un défenseur peut gagner la partie en gagnant un combat.

    Conquérir Tortuga coûte 15 Manœuvres, et son jeton Contrôle vaut 3 points d’Influence. Si cela vous mène à 15, vous gagnez aussitôt. Sinon, le conseil des capitaines se réunit :

    - Le conquérant finit son tour, mais dès lors plus personne ne peut conquérir ni attaquer. Tortuga ne peut être reprise.
    - Chacun des autres a 1 dernier tour. Tout le reste est permis : chasser, convertir, acheter de l’Influence, renforcer.
    - Qui atteint 15 points d’Influence pendant ce temps gagne aussitôt.
    - Quand le tour reviendrait au conquérant, la partie s’arrête, et le plus influent gagne.

    À Influence égale, on départage dans cet ordre :

    - le conquérant de Tortuga, s’il est parmi les ex æquo ;
    - le nombre de secteurs contrôlés ;
    - sinon, la place est partagée.

    Le même ordre règle toutes les autres places. Qui a gagné en atteignant 15 est premier dans tous les cas.
rules-tortuga2199-ending-example =
    À 3 capitaines, Bruno a 8 points d’Influence et conquiert Tortuga : 11. Il finit son tour. Clio en a 9 ; à son dernier tour, elle convertit une carte Chasse en 2 points et en a 11 elle aussi. Ada, au sien, achète 1 point d’Influence pour 7 Cryptos et en a 10. La partie s’arrête. Bruno et Clio sont à égalité avec 11, et Bruno gagne parce qu’il a conquis Tortuga.

rules-tortuga2199-secrets = Ce qui est public, ce qui est secret
rules-tortuga2199-secrets-text =
    - **Visible de tous** : la carte, tout ce que contiennent les soutes sauf les cartes face cachée, toutes les cartes jouées, défaussées, achetées ou détruites, les marchés, la pioche Chasse, et le nombre de cartes de chaque main et de chaque deck.
    - **Connu de vous seul** : votre main, votre carte réservée, les cartes de votre attaque avant qu’elles soient révélées, et les jetons Chasse que vous avez sondés.
    - **Connu de personne** : l’ordre de votre deck et des pioches spéciales. Seule exception, les cartes remises sous une pioche spéciale au vu de tous.

    Tout ce qui entre dans le deck d’un capitaine ou en sort le fait au grand jour. C’est pourquoi la soute de chaque capitaine montre quelles cartes contiennent sa main, son deck, sa réserve et son attaque cachée, toutes ensemble. Personne n’apprend laquelle se trouve où.

rules-tortuga2199-aggressive = Scénario : Pirates agressifs
rules-tortuga2199-aggressive-text =
    Pour les capitaines qui aiment la bagarre. Les règles restent les mêmes, à 4 changements près :

    - **Un butin plus riche** : l’attaquant vainqueur choisit entre 2 points d’Influence du vaincu et 3 de la banque, au lieu de 1 et 1 d’ordinaire. Si le vaincu a moins de 2 jetons Influence, on ne lui prend que ce qu’il a.
    - **Le vaincu choisit** laquelle des cartes qu’il a utilisées dans le combat est détruite.
    - **Une défense sans gain** : le défenseur vainqueur ne gagne pas d’Influence. L’attaquant perd tout de même une carte et son vaisseau.
    - **Tortuga met fin à la partie** aussitôt, sans conseil, et le plus influent gagne. On ne peut la conquérir que si l’on gagne ainsi : avec ses 3 points d’Influence, il faut en avoir au moins autant que tout autre capitaine, car l’égalité profite au conquérant.
rules-tortuga2199-aggressive-example =
    Ada a 9 points d’Influence, Bruno 12. Conquérir Tortuga mènerait Ada à 12. L’égalité suffit : elle peut le faire, et gagne. Avec 8 points d’Influence, elle ne pourrait pas.

rules-tortuga2199-peaceful = Scénario : Pirates pacifiques
rules-tortuga2199-peaceful-text =
    Pour une partie calme ou une soirée en famille. Les règles restent les mêmes, à 2 changements près :

    - **Pas d’attaque** : les vaisseaux ne se battent pas. Un secteur ne peut être conquis tant que le vaisseau de son maître s’y trouve. Les autres vaisseaux n’empêchent rien.
    - **La Crypto conquiert** : payez le prix d’un secteur en Manœuvres ou en Cryptos, mais jamais en mélangeant les deux. Les minerais comptent comme des Cryptos. Tortuga aussi peut s’obtenir ainsi, pour 15 Cryptos.

    Les capacités de combat et les jetons Tourelles ne servent pas dans ce scénario. Chaque secteur de Tourelles vaut toujours 1 point d’Influence.
rules-tortuga2199-peaceful-example =
    Bruno est dans un Terminal commercial qu’Ada tient avec une Défense de 4 ; le vaisseau d’Ada est loin. Il en coûte 5. Bruno a 4 Manœuvres, 4 Cryptos et 1 jeton Minerais. Les Manœuvres ne suffisent pas, mais 4 Cryptos et le jeton font 5, et le secteur est à lui.

rules-tortuga2199-options = Règles maison
rules-tortuga2199-options-text =
    On les choisit en ouvrant une table :

    - **Joueurs** : de 2 à 4.
    - **Scénario** : aucun, Pirates agressifs ou Pirates pacifiques.
    - **Vaisseaux** : choisis dans l’ordre du tour ou distribués au hasard.
    - **Influence pour gagner** : 15, ou tout nombre de 3 à 40.
    - **Manches avant que l’Influence décide** : la partie s’arrête après ce nombre de manches, même au milieu d’un conseil, et le classement se fait comme d’ordinaire. 0 veut dire sans limite.
    - **On peut attaquer sans carte** : l’attaquant peut ne poser aucune carte. Sinon, une attaque en demande au moins 1.

    Chaque règle des scénarios peut aussi être activée seule, et l’on peut mêler celles des deux :

    - L’attaquant vainqueur prend 2 au vaincu ou 3 à la banque.
    - Le vaincu choisit la carte à détruire.
    - Le défenseur vainqueur ne gagne pas d’Influence.
    - Conquérir Tortuga met fin à la partie, et seul un vainqueur le peut.
    - Pas d’attaque ; un secteur gardé ne peut être conquis.
    - On peut conquérir avec des Cryptos.
