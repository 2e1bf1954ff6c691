# Les règles de Carthagène, au complet.

rules-cartagena-aim = Le but du jeu
rules-cartagena-aim-text =
    Sous la forteresse de Carthagène se trouve une prison, de la prison part un souterrain, et au bout du souterrain attend une chaloupe. Cette nuit, de 2 à 5 équipages s’évadent, et il n’y a que cette chaloupe.

    Vous menez un équipage de 6 pirates. Conduisez-les tous par le souterrain jusque dans la chaloupe. Le premier joueur dont tout l’équipage est à bord gagne aussitôt : la chaloupe largue les amarres, et tant pis pour ceux qui sont encore sous terre.

    Tout repose sur deux idées. Les cartes font avancer les pirates, par-dessus toutes les cases occupées. Reculer vers d’autres pirates rapporte de nouvelles cartes. Chaque pirate que vous placez est un obstacle que vos rivaux pourront sauter et une halte où ils pourront reculer : ce qui vous aide les aide donc toujours un peu.

rules-cartagena-box = Le contenu de la boîte
rules-cartagena-box-text =
    - **6 sections** de souterrain de 6 cases chacune, soit 36 cases.
    - **102 cartes**, 17 pour chacun des 6 symboles : drapeau, sabre, pistolet, clé, bouteille et tricorne.
    - **30 pirates** : 5 équipages de 6.
    - **1 chaloupe**, avec de la place pour tout le monde.
    - **1 carte flèche**, qui indique l’ordre de la rangée. Elle ne sert que dans les variantes avec rangée.

    À cette table, on reconnaît un équipage à sa couleur, à la forme de ses pirates et à sa lettre, de A à E.
rules-cartagena-box-caption =
    Les 6 symboles et leurs noms. Chacun figure sur 17 cartes.

rules-cartagena-tunnel = Le souterrain
rules-cartagena-tunnel-text =
    Le souterrain va de l’entrée, où attendent tous les équipages, à la chaloupe. Il se compose de 6 sections, et chaque section montre une seule fois chaque symbole. Cela fait 36 cases, 6 par symbole, numérotées de 1 près de l’entrée à 36 près de la chaloupe.

    Les sections se posent dans n’importe quel ordre et dans les deux sens : il existe des dizaines de milliers de souterrains différents. Posée dans l’autre sens, une section se lit à rebours. Posée sur son autre face, elle garde ses symboles dans le même ordre et tourne simplement de l’autre côté.

    Voici les sections, lues dans le sens normal :

    - **Section 1** : bouteille, pistolet, tricorne, drapeau, sabre, clé.
    - **Section 2** : drapeau, tricorne, pistolet, clé, bouteille, sabre.
    - **Section 3** : sabre, drapeau, bouteille, pistolet, clé, tricorne.
    - **Section 4** : clé, bouteille, drapeau, sabre, tricorne, pistolet.
    - **Section 5** : pistolet, clé, sabre, tricorne, drapeau, bouteille.
    - **Section 6** : tricorne, sabre, clé, bouteille, pistolet, drapeau.

    Une case accueille au plus { -cartagena-crowd } pirates, du même équipage ou non. L’entrée et la chaloupe ne sont pas des cases : il y a de la place pour tous.
rules-cartagena-tunnel-caption =
    La même section posée de trois façons : dans le sens normal, dans l’autre sens et sur l’autre face. Les numéros donnent l’ordre dans lequel les pirates passent les cases. Dans l’autre sens, les symboles se suivent à rebours ; sur l’autre face, leur ordre ne change pas et seuls les virages changent de côté.

rules-cartagena-setup = La mise en place
rules-cartagena-setup-text =
    La table s’occupe de tout cela pour vous :

    - Assemblez les 6 sections au hasard pour former le souterrain.
    - Donnez à chacun les 6 pirates d’un équipage. Tous attendent à l’entrée.
    - Mélangez les 102 cartes et distribuez-en 6 à chacun.
    - Posez le reste face cachée : c’est la pioche. Gardez une place à côté pour la défausse, face visible.
    - Dans une variante avec rangée, étalez 12 cartes de la pioche, face visible, avec la carte flèche à côté.

    Le nombre de joueurs ne change rien d’autre. Il reste alors dans la pioche :

    - **2 joueurs** : 90 cartes, ou 78 avec une rangée.
    - **3 joueurs** : 84 cartes, ou 72 avec une rangée.
    - **4 joueurs** : 78 cartes, ou 66 avec une rangée.
    - **5 joueurs** : 72 cartes, ou 60 avec une rangée.

    Le joueur assis à la première place commence, puis on joue dans l’ordre des places. Décidez entre vous qui s’assied où, par exemple selon qui ressemble le plus à un pirate, ou laissez la table tirer au sort. Commencer n’est pas toujours un avantage : les suivants ont déjà quelqu’un par-dessus qui sauter.

rules-cartagena-variants = Les trois variantes
rules-cartagena-variants-text =
    Choisissez une variante avant la partie. Les actions sont toujours les mêmes ; seules changent les cartes que tout le monde voit.

    - **Jamaïque** : les mains sont cachées et l’on pioche à l’aveugle. Rapide, avec une plus grande part de chance.
    - **Tortuga** : les mains sont ouvertes et l’on pioche dans une rangée visible, dans un ordre imposé. Seule la pioche reste cachée : le calcul l’emporte.
    - **Hispaniola** : les mains sont cachées, mais l’on pioche dans la rangée sous les yeux de tous. Ce mélange n’est pas dans la boîte ; il vient du jeu en ligne.

    Si vous ne choisissez rien, ce sera la variante Jamaïque. C’est aussi la meilleure pour débuter.

rules-cartagena-turn = Votre tour
rules-cartagena-turn-text =
    Faites 1, 2 ou 3 actions. Il en existe deux sortes :

    - **Avancer** : jouez une carte et menez un de vos pirates vers la chaloupe.
    - **Reculer** : ramenez un de vos pirates en arrière, vers l’entrée, et piochez { -cartagena-company } cartes.

    Combinez-les à votre guise : rien qu’en avant, rien qu’en arrière ou un peu des deux, avec le même pirate ou avec plusieurs. Chaque action s’achève avant la suivante : une carte piochée peut donc se jouer dans le même tour.

    La première action est obligatoire tant que vous pouvez faire quelque chose. Sans carte, il faut reculer, même si le seul pirate qui le peut est assis dans la chaloupe. La deuxième et la troisième action sont facultatives : terminez le tour quand vous en avez assez fait. Les actions restantes sont perdues.

    Après la troisième action, le tour se termine de lui-même. Si vous n’avez plus aucune possibilité avant cela, c’est encore à vous de terminer le tour. Puis c’est au joueur suivant.

rules-cartagena-forward = Avancer
rules-cartagena-forward-text =
    Jouez une carte et choisissez un de vos pirates, à l’entrée ou dans le souterrain. Il court jusqu’à la prochaine case libre devant lui qui porte le symbole de la carte. La carte va à la défausse.

    - **Les cases occupées sont sautées.** Un seul pirate suffit à occuper une case, qu’il soit à un autre ou à vous. En avançant, on ne s’arrête jamais là où se tient quelqu’un.
    - **La distance ne compte pas.** Le pirate passe tout ce qui se trouve en chemin, même une foule.
    - **La case ne se choisit pas.** Impossible de s’arrêter plus tôt, ni de dépasser une case libre du bon symbole pour en atteindre une plus lointaine.
    - **1 carte déplace 1 pirate**, mais jamais un pirate déjà dans la chaloupe.
    - **Pas de carte sans mouvement.** On ne se défausse pas pour rien, et avancer ne fait pas piocher.
rules-cartagena-forward-example =
    Anna (A) a un pirate sur la case 3 et joue un drapeau. Les prochains drapeaux sont en 4, 12 et 17. Boris (B) occupe la case 4 et Clara (C) la case 12 : le pirate court donc jusqu’en 17, soit 14 cases pour 1 carte.
rules-cartagena-forward-caption =
    Un drapeau mène le pirate de A de la case 3 à la case 17. Les drapeaux des cases 4 et 12 sont occupés par B et C, donc sautés ; ils sont hachurés.

rules-cartagena-boarding = Monter à bord
rules-cartagena-boarding-text =
    S’il n’y a devant le pirate aucune case libre au symbole de votre carte, il monte droit dans la chaloupe. Peu importe la distance, et peu importe que ces cases soient occupées ou qu’il n’y en ait plus aucune devant lui :

    - Depuis l’entrée, 1 carte suffit pour monter à bord si les 6 cases de son symbole sont occupées.
    - Depuis la case 36, on monte à bord avec n’importe quelle carte.

    Surveillez ces chaînes de cases occupées. Elles servent à quiconque possède la bonne carte : regardez qui joue après vous avant de combler le dernier trou. Un pirate qui recule d’une case de la chaîne la rompt.
rules-cartagena-boarding-example =
    Anna (A) joue une bouteille avec son pirate de la case 20. Devant lui, les bouteilles sont en 22, 29 et 33. Boris (B) occupe la case 22, Clara (C) la case 29, et un autre pirate d’Anna la case 33. Aucune bouteille n’est libre : de la case 20, son pirate monte droit dans la chaloupe.
rules-cartagena-boarding-caption =
    Une bouteille mène le pirate de A de la case 20 à la chaloupe, car toutes les bouteilles devant lui, en 22, 29 et 33, sont occupées. Elles sont hachurées.

rules-cartagena-back = Reculer
rules-cartagena-back-text =
    Choisissez un de vos pirates dans le souterrain. Il recule jusqu’à la case la plus proche derrière lui où se tiennent { -cartagena-company } pirates, peu importe à qui. Piochez 1 carte pour chaque pirate qui s’y trouvait avant son arrivée.

    En chemin, il passe les cases vides, et aussi celles où se tiennent { -cartagena-crowd } pirates, car elles sont pleines. Il ne passe rien d’autre : on ne peut pas négliger une case à 1 pirate pour en rejoindre une plus peuplée.

    - Reculer ne demande aucune carte, et les symboles n’y jouent aucun rôle.
    - Vos propres pirates comptent comme ceux des autres.
    - Les pirates de la case qu’il quitte ne comptent pas, seulement ceux de derrière.
    - Prenez toutes les cartes qui vous reviennent. La main n’a pas de limite.
    - Si aucune case derrière lui ne compte { -cartagena-company } pirates, ce pirate ne peut pas reculer.
    - L’entrée n’est pas une case. Personne n’y retourne, et les pirates qui y attendent ne peuvent pas reculer.
rules-cartagena-back-example =
    Anna (A) recule depuis la case 12. La case 11 est vide, la 10 est pleine avec { -cartagena-crowd } pirates, la 9 est vide elle aussi, et sur la 8 il y en a { -cartagena-most }. Elle s’arrête en 8 et pioche { -cartagena-most } cartes ; la case 8 est pleine à son tour. Plus tard, Boris (B) recule depuis la case 16. La case 15 est vide, et en 14 Clara (C) se tient seule : il doit s’y arrêter et pioche 1 carte.
rules-cartagena-back-caption =
    Le pirate de A recule de 12 à 8, par-dessus la case pleine 10, et fait piocher { -cartagena-most } cartes. Le pirate de B recule de 16 à 14 et en fait piocher 1.

rules-cartagena-leaving = Quitter la chaloupe
rules-cartagena-leaving-text =
    Un pirate dans la chaloupe peut reculer, lui aussi. On cherche une case à { -cartagena-company } pirates en commençant par la dernière, la 36. Ceux qui sont assis dans la chaloupe ne comptent pas. Vous piochez comme d’habitude, et le pirate devra remonter à bord plus tard : d’ici là, votre équipage n’est plus au complet.

    Ce n’est pas seulement une issue de secours. Vers la fin, il reste peu de pirates dans le souterrain, et un petit saut hors de la chaloupe est souvent le moyen le moins cher d’avoir des cartes. Si vous n’en avez plus et que personne d’autre de votre équipage ne peut reculer, vous y êtes même obligé. Une règle maison peut l’interdire.
rules-cartagena-leaving-example =
    Clara a 5 pirates dans la chaloupe, le dernier sur la case 20, et plus aucune carte. Derrière la case 20 il n’y a personne, mais en 33 se tiennent 2 pirates, sans personne entre eux et la chaloupe. Un de ses pirates quitte la chaloupe pour la case 33 et lui fait piocher 2 cartes. Il lui en reste 4 à bord.

rules-cartagena-cards = Main, pioche et défausse
rules-cartagena-cards-text =
    Vous gardez vos cartes jusqu’à ce que vous les jouiez ; la main n’a pas de limite et rien n’oblige à jouer une carte. On n’en gagne qu’en reculant. Les cartes jouées vont à la défausse, face visible.

    Dans la variante Jamaïque, on prend ses cartes dans la pioche. Si elle est vide au moment de piocher, on mélange d’abord la défausse pour en former une nouvelle. Cela peut arriver entre la première et la deuxième carte.

    Si la défausse est vide elle aussi, toutes les cartes sont dans les mains. On peut quand même reculer et l’on prend ce qu’il y a : 1 carte au lieu de 2, ou aucune.

rules-cartagena-row = La rangée
rules-cartagena-row-text =
    Dans les variantes Tortuga et Hispaniola, 12 cartes sont étalées face visible, et l’on y prend ses nouvelles cartes plutôt que dans la pioche. La flèche fixe l’ordre : on prend toujours la carte suivante, sans choisir. À cette table, la prochaine carte est la première de la rangée et elle est encadrée.

    On ne complète pas la rangée tant qu’il y reste ne serait-ce que 1 carte. Dès que la dernière est prise, on en étale aussitôt 12 nouvelles de la pioche, même au milieu d’une action.

    - S’il y a moins de 12 cartes dans la pioche, on les étale d’abord. Puis on mélange la défausse pour former une nouvelle pioche et l’on complète la rangée.
    - S’il n’y en a toujours pas assez, la rangée est plus courte.
    - S’il n’y a plus aucune carte, la rangée reste vide. On l’étale la prochaine fois qu’une carte est due.
rules-cartagena-row-example =
    Boris recule et doit prendre 2 cartes, mais la rangée n’en compte plus que 1. Il la prend. La rangée est vide : on étale donc 12 nouvelles cartes, et sa deuxième carte est la première d’entre elles. Il en reste 11.
rules-cartagena-row-caption =
    2 cartes sont dues. En haut, l’ancienne rangée avec sa dernière carte, prise en premier. En bas, la nouvelle rangée de 12 : sa première carte est prise en second. La flèche montre l’ordre de la rangée.

rules-cartagena-knowledge = Ce que chacun sait
rules-cartagena-knowledge-text =
    Le souterrain, tous les pirates, la rangée, toute la défausse et le nombre de cartes de chaque main et de la pioche sont toujours visibles de tous. Compter les cartes est permis. Pour le reste, tout dépend de la variante :

    - **Jamaïque** : vous seul connaissez votre main. Personne ne connaît la pioche.
    - **Tortuga** : toutes les mains sont ouvertes. Seul l’ordre de la pioche est inconnu.
    - **Hispaniola** : les mains sont cachées, mais tous ont vu quelles cartes ont été prises dans la rangée. La table les retient pour tous jusqu’à ce qu’une carte du même symbole soit jouée de cette main ; de plusieurs cartes identiques, celle qu’on a vue passe pour jouée la première.

    Vous pouvez reprendre votre dernière action tant que personne n’a joué depuis et que rien de caché n’a été révélé. Après une carte de la pioche ou une nouvelle rangée, il faut l’accord des autres.

rules-cartagena-sample = Un tour, trois façons
rules-cartagena-sample-text =
    La figure montre la seconde moitié du souterrain dans une partie de la variante Tortuga. C’est à Anna (A) de jouer. Ses pirates sont en 20, 25, 27 et 34, et 2 sont à bord. Boris (B) est en 22, 25 et 29 avec 3 pirates à bord ; Clara (C) est en 25 et 33 avec 4 pirates à bord. Anna a 3 drapeaux et 1 bouteille. Les mains sont ouvertes, et elle voit que Boris tient un drapeau.

    - **Rien qu’en avant.** Anna joue ses 3 drapeaux : de 20 à 23, de 25 à 28, et de 27 à 31, car la case 28 vient d’être prise. Belle avancée, mais tous les drapeaux devant le pirate de Boris en 22 sont désormais occupés. Son unique drapeau le mènera droit dans la chaloupe.
    - **Rien qu’en arrière.** De 25 à 22, où se tient 1 pirate : 1 carte. De 27 à 25, où il en reste 2 : 2 cartes. Avec le même pirate de 25 à 22, où ils sont maintenant 2 : encore 2 cartes. Cela fait 5 cartes en un tour, mais son équipage a perdu bien du terrain, et il ne manque plus à Clara que 2 pirates.
    - **Un peu des deux.** Anna joue la bouteille avec son pirate en 27. Les bouteilles en 29 et 33 sont occupées, il monte donc dans la chaloupe : ils sont 3 à bord. Puis son pirate en 34 recule d’un seul pas, en 33, où Clara se tient seule, et rapporte 1 carte. Enfin, un drapeau fait passer son dernier pirate de 20 à 23. Il lui reste 2 drapeaux et la nouvelle carte.
rules-cartagena-sample-caption =
    Les cases 19 à 36 et la chaloupe. A est en 20, 25, 27 et 34, B en 22, 25 et 29, C en 25 et 33. Dans la chaloupe sont assis 2 pirates de A, 3 de B et 4 de C. Au-dessus, les cartes de A : 3 drapeaux et 1 bouteille.

rules-cartagena-stuck = Quand on ne peut rien faire
rules-cartagena-stuck-text =
    Qui tient une carte peut toujours avancer. Vous n’êtes donc bloqué que si vous n’avez aucune carte et qu’aucun de vos pirates ne peut reculer. Vous passez alors votre tour et ne piochez rien. Vous revenez en jeu dès que les actions des autres vous permettent de reculer.

    Si tous les joueurs passent leur tour l’un après l’autre, plus rien ne pourra jamais changer : la partie est figée et s’arrête. C’est rare. L’équipage le plus avancé gagne ; le chapitre sur la fin dit comment on le mesure.

rules-cartagena-end = La fin de la partie
rules-cartagena-end-text =
    La partie s’arrête à l’instant où le dernier pirate d’un équipage monte à bord, même s’il reste des actions au joueur. C’est lui le vainqueur. On ne finit pas la manche, et personne ne joue plus.

    Les autres se classent selon le chemin parcouru :

    - Plus on a de pirates dans la chaloupe, mieux c’est.
    - À égalité, additionnez les numéros des cases où se tiennent les autres pirates ; un pirate à l’entrée compte 0. La plus grande somme l’emporte.
    - Si les sommes sont égales aussi, les joueurs partagent la place, et la suivante n’est pas attribuée.

    Une partie figée se classe de la même façon, et même la première place peut y être partagée.

    Qui abandonne finit derrière tous ceux qui continuent, et le premier à abandonner finit dernier ; un bot joue à sa place jusqu’au bout. S’il ne reste qu’un seul joueur, il a gagné.
rules-cartagena-end-example =
    Anna fait monter à bord son sixième pirate et gagne. Boris a 4 pirates à bord et les autres en 10 et 20, somme 30. Clara en a également 4 à bord et les autres en 5 et 31, somme 36. Clara est deuxième et Boris troisième.

rules-cartagena-sizes = Des parties plus petites ou plus grandes
rules-cartagena-sizes-text =
    On peut changer les dimensions de la partie avant de commencer. Entre parenthèses, ce que prévoit la boîte.

    - **Joueurs** : de 2 à 5.
    - **Sections du souterrain** : de 1 à 6 (6).
    - **Symboles en jeu** : de 1 à 6 (6), dans l’ordre drapeau, sabre, pistolet, clé, bouteille, tricorne. Avec moins de symboles, une section ne montre que les cases de ceux qui restent.
    - **Cartes de chaque symbole** : de 1 à 20 (17).
    - **Pirates par équipage** : de 1 à 8 (6).
    - **Actions par tour** : de 1 à 6 (3).
    - **Cartes distribuées à chacun** : de 1 à 12 (6). Le paquet doit suffire pour toutes les mains.

    La chaloupe se trouve toujours derrière la dernière case. La rangée compte 12 cartes quelle que soit la taille de la partie.

    Au lieu d’un souterrain au hasard, vous pouvez écrire le vôtre : les numéros des sections depuis l’entrée, avec un r après chacune de celles qui sont posées dans l’autre sens, par exemple 1 2r 5 3r 4r 6r. N’utilisez chaque section qu’une fois au plus, et autant de sections que le souterrain doit en avoir.
rules-cartagena-sizes-example =
    Avec 3 sections et 4 symboles, le souterrain a 12 cases : drapeaux, sabres, pistolets et clés, 3 de chaque. Avec 17 cartes de chaque symbole, le paquet compte 68 cartes.

rules-cartagena-house = Les règles maison
rules-cartagena-house-text =
    On peut convenir de trois autres choses avant la partie :

    - **On peut reculer depuis la chaloupe** (d’ordinaire oui). Sinon, qui est à bord y reste. Attention : à 2 joueurs, environ 1 partie sur 20 se fige alors.
    - **Un joueur qui passe son tour pioche une carte** (d’ordinaire non). Si oui, qui ne peut rien faire prend 1 carte, de la pioche ou de la rangée, et c’est au suivant.
    - **Manches sans progrès avant la partie nulle** (d’ordinaire 0, c’est-à-dire jamais). Il y a progrès quand un joueur a plus de pirates à bord qu’il n’en a jamais eu dans cette partie ; remonter après avoir quitté la chaloupe ne compte pas. Quand autant de manches que convenu se sont écoulées après celle du dernier progrès, la partie est nulle et tous partagent la première place. Tant que personne n’a fait de progrès, on compte à partir de la fin de la première manche.
rules-cartagena-house-example =
    La limite est de 5 manches, et le dernier progrès est celui d’Anna, à la manche 8. Si personne n’en fait dans les manches 9 à 13, la partie est nulle au moment où commencerait la manche 14.
