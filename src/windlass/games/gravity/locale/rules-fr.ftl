# Les règles de Gravité : Îles flottantes, en entier.

rules-gravity-aim = Le but du jeu
rules-gravity-aim-text =
    7 îles flottent au-dessus des nuages, et des corporations se les disputent. Menez les chasseurs de votre corporation : installez-vous sur des îles, tournez-les pour que leurs sources se nourrissent l’une l’autre, extrayez de la gravité, et laissez votre île la plus lourde attirer les autres.

    Vous gagnez dès que, pendant la phase des îles, une de vos îles est entourée d’îles sur ses 6 côtés. Comme il n’y a que 7 îles, toutes les autres doivent alors la toucher. Elle est à vous tant qu’au moins 1 de vos chasseurs s’y trouve.

    Roundor, l’île à la couronne, est au milieu en début de partie, mais personne ne peut gagner avec elle : le nouveau centre du monde doit être une autre île.
rules-gravity-aim-caption =
    Anna (A) gagne : l’île IV, où se tiennent 3 de ses chasseurs, est entourée d’îles sur ses 6 côtés. Roundor et sa couronne en font partie, tout comme une île de Boris (B).

rules-gravity-box = Le contenu de la boîte
rules-gravity-box-text =
    - 7 îles : des tuiles hexagonales à 2 faces différentes. L’une est Roundor, avec une couronne sur ses deux faces ; les autres sont numérotées de I à VI.
    - 48 cartes action, 12 par joueur. Tous ont les mêmes : 6 sortes de cartes, 2 exemplaires de chacune, et chaque carte porte 2 actions. Le livret ne dit pas combien d’exemplaires il y a de chaque sorte : 2 est notre choix.
    - 4 dirigeables, chacun avec des couchettes pour 5 chasseurs et 2 mercenaires.
    - 20 chasseurs, 5 par joueur, en bleu, rouge, vert ou jaune. Ici, chaque joueur a aussi une forme et une lettre.
    - 8 mercenaires gris, qui ne servent personne bien longtemps.
    - 26 jetons de gravité permanente et 26 de gravité temporaire, pour chaque sorte 16 de valeur 1 et 10 de valeur 3.
    - 4 cartes de roque qui rappellent toutes les actions, 2 aide-mémoire et le jeton de premier joueur.

    Les jetons ne servent qu’à compter. S’il faut plus de gravité que la boîte n’en contient, rien ne s’arrête : ici, elle ne s’épuise jamais.

rules-gravity-setup = La mise en place
rules-gravity-setup-text =
    Gravité se joue de 2 à 4 joueurs, et les règles sont les mêmes quel que soit leur nombre. La table dispose tout ; vous choisissez seulement où vous installer.

    - Roundor est au centre, sur une face ou l’autre. Les 6 autres îles l’entourent dans un ordre, sur une face et dans un sens tirés au hasard. Chacune touche donc Roundor et 2 autres.
    - Chacun a un dirigeable, 5 chasseurs et 12 cartes action, mélangées en une pioche personnelle face cachée.
    - Le premier joueur est tiré au sort et reçoit le jeton.
    - En commençant par le premier joueur, puis dans le sens horaire, chacun place 2 chasseurs sur une île où personne ne s’est encore installé. Roundor est exclue. Les 3 autres chasseurs attendent sur le dirigeable.
    - Ensuite, 1 mercenaire prend place sur chaque île sans chasseur, Roundor comprise. Les autres forment la réserve : 3 mercenaires à 2 joueurs, 4 à 3 joueurs, 5 à 4 joueurs.

    Il n’y a pas encore de gravité sur les îles. Pour une première partie, laissez de côté les capacités des dirigeables.
rules-gravity-setup-caption =
    Le début d’une partie à 2. Roundor est au centre. Boris (B), qui a le jeton de premier joueur, s’est installé sur l’île II et Anna (A) sur l’île V, avec 2 chasseurs chacun ; 3 autres sont à bord de chaque dirigeable. Sur chacune des 5 autres îles se tient 1 mercenaire.

rules-gravity-round = Une manche
rules-gravity-round-text =
    La partie se joue en manches de 4 phases :

    - **Préparation** : chacun compose sa main.
    - **Corporations** : à tour de rôle, les joueurs jouent jusqu’à 4 tours chacun et utilisent les actions de leurs cartes.
    - **Îles** : l’île la plus forte en attire d’autres.
    - **Transition** : tout est remis en ordre pour la manche suivante.

    Pendant la phase de **préparation**, piochez 5 cartes et gardez-en 4 au plus : écartez-en 1 ou davantage, face cachée. Si vous en gardez moins de 4, piochez de nouveau jusqu’à en avoir 4. Les cartes écartées ne reviennent pas dans cette manche. Pour finir, reprenez les cartes conservées à la manche précédente. Vous commencez donc avec 4 cartes, ou jusqu’à 6 si vous en aviez conservé. Tous piochent en même temps ; puis le premier joueur choisit, et les autres suivent dans le sens horaire. On voit combien de cartes vous écartez, jamais lesquelles.

    Pendant la phase de **transition**, toute la gravité temporaire quitte toutes les îles, tandis que la permanente reste. Chacun remélange toutes ses cartes dans sa pioche, les jouées, les défaussées et celles qui restent en main ; seules les cartes conservées restent à part. Le jeton de premier joueur passe au joueur suivant dans le sens horaire. Puis une nouvelle manche commence.
rules-gravity-round-example =
    Clara pioche 5 cartes et en écarte 3. Il lui en reste 2, elle en pioche donc 2 de plus. À la manche précédente, elle avait conservé 1 carte ; celle-ci les rejoint, et Clara commence la manche avec 5 cartes.

rules-gravity-turn = Votre tour
rules-gravity-turn-text =
    Pendant la phase des corporations, on joue dans le sens horaire en commençant par le premier joueur, jusqu’à ce que tous aient passé. Vous avez au plus 4 tours par manche. Quand c’est à vous, faites l’une de ces choses :

    - **Jouer une carte** : posez-la face visible et utilisez l’une de ses 2 actions, ou les deux, dans l’ordre voulu. Cela prend 1 de vos tours.
    - **Roque** : posez 2 cartes de votre main face cachée, en une seule pile, et utilisez une action ou les deux de n’importe laquelle des 6 sortes de cartes, comme si vous l’aviez jouée. Cela aussi prend 1 de vos tours. Roquez aussi souvent que vos cartes et vos tours le permettent.
    - **Inaction** : défaussez 1 carte face cachée et ne faites rien. Cela ne prend aucun de vos tours ; le joueur suivant continue, et vous choisissez de nouveau quand c’est de nouveau à vous. Répétez l’inaction autant que vous voulez, tant qu’il vous reste des cartes et des tours.
    - **Passer** : vous ne jouez plus jusqu’à la fin de cette phase, et les autres continuent sans vous.

    Si vous passez de votre plein gré, avec encore des cartes et des tours, vous pouvez **conserver** 1 ou 2 cartes de votre main pour la manche suivante. Elles attendent face cachée près de votre dirigeable, ne sont pas remélangées et s’ajoutent aux 4 cartes de votre prochaine main. Vous pouvez aussi n’en conserver aucune. Après vos 4 tours, ou sans carte en main, vous passez par nécessité : cela se fait tout seul, et rien n’est conservé.

    Voici les 6 sortes de cartes :

    - **Carte 1** : Prise d’îles et Extraction illégale.
    - **Carte 2** : Ralliement et Extraction.
    - **Carte 3** : Supériorité et Transport.
    - **Carte 4** : Recrutement et Conversion.
    - **Carte 5** : Soutien et Rotation.
    - **Carte 6** : Corruption et Spéculation.

    Utilisez au moins une action de la carte jouée ou nommée, et chaque action une seule fois. Une carte ne peut être jouée, ou nommée lors d’un roque, que si l’une de ses actions change quelque chose ; pour vous débarrasser d’une carte, choisissez l’inaction. Votre tour se termine de lui-même quand les deux actions sont faites ou que l’autre ne changerait rien.

    Seules les cartes jouées face visible sont vues de tous. Les cartes en main, conservées, écartées, défaussées ou posées pour un roque restent cachées ; les autres savent seulement combien il y en a et, pour un roque, quelle carte vous avez nommée.
rules-gravity-turn-example =
    Boris commence la manche avec 5 cartes. Il joue 1 carte, choisit l’inaction avec 1 autre et roque avec 2 : cela fait 2 tours. Il lui reste 1 carte et 2 tours ; il passe de son plein gré et conserve la carte. Il commencera la manche suivante avec de nouveau 5 cartes.

rules-gravity-island = Qui et quoi sur une île
rules-gravity-island-text =
    Une île est **à vous** tant qu’au moins 1 de vos chasseurs s’y trouve. Deux joueurs ne partagent jamais une île : qui y vient la prend. Une île sans chasseur est **neutre**, qu’il y ait ou non des mercenaires dessus.

    Une île est **voisine** si elle a un côté commun avec l’une des vôtres sans être à vous. Elle peut être neutre ou tenue par un autre joueur, et ce peut être Roundor.

    Les mercenaires de vos îles et de votre dirigeable combattent pour vous. Laissés sur une île sans aucun de vos chasseurs, ils cessent aussitôt d’être à vous, et l’île est neutre. À bord du dirigeable, ils restent fidèles même seuls, mais il n’y a jamais de place pour plus de 2 d’entre eux.

    Un chasseur éliminé est posé à côté de son dirigeable jusqu’à ce que le Ralliement le ramène ; un mercenaire éliminé retourne à la réserve.

    La gravité se trouve sur les îles, pas devant les joueurs : qui tient l’île en dispose, et elle y reste quand l’île change de mains. Il y en a 2 sortes :

    - **La gravité permanente**, un cristal, reste de manche en manche.
    - **La gravité temporaire**, un nuage de brume, pèse autant dans la phase des îles mais disparaît à la fin de la manche.

    Roundor est une île comme les autres, à 2 exceptions près : on n’y extrait jamais, et personne ne gagne avec elle. On peut la prendre, la tourner et l’attirer, elle peut être la plus forte, et les deux sortes de gravité peuvent s’y trouver.

rules-gravity-sources = Sources et conduits
rules-gravity-sources-text =
    Sur chacun de ses 6 bords, une île a une **source** : une lampe rouge ronde, une lampe bleue carrée, ou les deux. De chaque bord part un **conduit** vers l’intérieur. Les conduits forment 2 circuits :

    - Le **circuit interne** compte 3 conduits, partant d’un bord sur deux, qui se rejoignent au centre de l’île.
    - Le **circuit externe** compte les 3 conduits des autres bords, qui forment un triangle autour du centre.

    Un circuit est complet dans une couleur quand une source de cette couleur se trouve au bout de chacun de ses 3 conduits. Chaque circuit complet produit 1 gravité permanente quand on exploite l’île. Il y a donc 4 façons d’obtenir 1 gravité :

    - le circuit interne en rouge,
    - le circuit interne en bleu,
    - le circuit externe en rouge,
    - le circuit externe en bleu.

    Un bord à deux lampes compte pour les deux couleurs, et un circuit complet dans les deux produit 2. Les couleurs ne se mélangent pas : 2 sources rouges et 1 bleue ne produisent rien. En tout, une île produit de 0 à 4 ; sur la carte, le nombre en son centre dit ce qu’elle produirait maintenant. Roundor a aussi des sources, mais ses mines sont en ruine : elle porte une couronne et ne produit rien.

    Aucune image des tuiles imprimées n’a été trouvée. Que chaque bord ait exactement un emplacement de sources, et lesquelles s’y trouvent, est notre choix parmi ceux que permet le texte du livret.
rules-gravity-sources-caption =
    Une île décomposée : son circuit interne, son circuit externe, et le tout. Les 3 conduits internes aboutissent à une source rouge, ce qui produit 1. Les externes aboutissent à 1 source rouge et 2 bleues, ce qui produit 0. Au total, l’île produit 1.

rules-gravity-neighbours = Ce que prêtent les voisines
rules-gravity-neighbours-text =
    Là où 2 îles se touchent, chacune prête à l’autre la source de son bord en contact. Un conduit atteint la source de son propre bord et celle du bord d’en face. Peu importe à qui est l’autre île, ou si elle est neutre ; Roundor prête aussi. Prêter ne consomme rien : les deux îles en profitent en même temps.

    - Deux bords de couleurs différentes qui se touchent donnent les deux couleurs aux deux îles.
    - Deux bords de même couleur qui se touchent n’apportent rien de nouveau.

    Tout ce qui tourne ou se déplace change donc la production des îles d’à côté. Une île isolée produit toujours autant, quel que soit son sens ; à côté d’autres, il suffit souvent de la tourner d’un cran pour gagner davantage ou gâcher la production d’un rival. Plus une île a de côtés occupés, plus elle peut produire.
rules-gravity-neighbours-example =
    Denis tient une île qui a 6 voisines. Ses conduits internes atteignent le bleu 3 fois, mais le rouge seulement 2 fois : 1 gravité. Ses conduits externes atteignent le rouge 3 fois et le bleu 3 fois : 2 gravités. En l’exploitant, il y pose 3 gravités permanentes.
rules-gravity-neighbours-caption =
    Seules, les deux îles produisent 0 : sur l’île V, 2 conduits internes aboutissent au rouge et 1 au bleu ; sur l’île VI, 2 aboutissent au bleu et 1 au rouge. Ici, les bords dépareillés se touchent. VI prête sa source rouge, qui complète en rouge le circuit interne de V ; V prête sa source bleue, qui complète en bleu le circuit interne de VI. Chacune produit 1.

rules-gravity-capture = Prendre des îles
rules-gravity-capture-text =
    Toute attaque se fait par l’action Prise d’îles et part d’un seul endroit : soit d’une de vos îles, contre celles qui la touchent, soit de votre dirigeable, contre n’importe lesquelles. De là, vous pouvez attaquer autant d’îles qui ne sont pas à vous que vous le voulez. Pour chacune :

    - Envoyez au moins 1 chasseur, avec autant d’autres chasseurs et mercenaires que vous le voulez. Il en faut en tout au moins 1 de plus qu’il n’y a de pièces sur l’île. Les mercenaires comptent autant que les chasseurs, des deux côtés.
    - Tous les défenseurs sont éliminés, chasseurs et mercenaires.
    - Vous perdez la moitié des pièces envoyées là, arrondie vers le bas : aucune sur 1, 1 sur 2 ou 3, 2 sur 4 ou 5, 3 sur 6 ou 7. Choisissez vous-même combien sont des chasseurs et combien des mercenaires.
    - Si personne ne défend l’île, vous ne perdez rien, et 1 chasseur suffit.
    - Le reste de vos pièces demeure sur l’île. La gravité qui s’y trouve y reste aussi.

    Les îles neutres occupées par des mercenaires se prennent de la même façon. Attaquez les îles l’une après l’autre, chacune une fois au plus par action ; les pièces débarquées ne vont pas plus loin. Arrêtez-vous quand vous le voulez.

    Si vos pertes sont tous les chasseurs envoyés, il ne reste que des mercenaires, et l’île prise est neutre. L’île de départ peut rester vide ou être laissée aux seuls mercenaires ; elle devient alors neutre, elle aussi. Mais vous ne pouvez jamais abandonner ainsi votre dernière île : une fois vos pertes choisies, au moins 1 de vos chasseurs doit se trouver sur une île.
rules-gravity-capture-example =
    Anna a 3 chasseurs et 2 mercenaires sur l’île I. À côté, sur l’île II, Boris a 1 chasseur et 2 mercenaires : 3 pièces. Anna envoie 2 chasseurs et 2 mercenaires : 4 pièces, c’est assez. Boris perd ses 3 pièces : son chasseur est posé à côté de son dirigeable, les mercenaires vont à la réserve. Anna perd la moitié de 4, soit 2, et sacrifie ses deux mercenaires. Elle tient maintenant l’île II avec 2 chasseurs, et l’île I avec 1 chasseur resté sur place. Si elle avait envoyé ses 5 pièces, ses pertes seraient encore de 2, mais l’île I serait neutre. Avec 3 pièces, elle n’aurait pas pu attaquer.
rules-gravity-capture-caption =
    Anna (A) attaque depuis l’île I avec 4 pièces contre les 3 de Boris (B) sur l’île II. Ensuite, les deux îles sont à elle. Barrées en dessous, les pertes : pour elle 2 mercenaires, pour lui 1 chasseur et 2 mercenaires.

rules-gravity-force_actions = Actions : chasseurs et mercenaires
rules-gravity-force_actions-text =
    La première action de chaque carte concerne les pièces.

    - **Prise d’îles**, carte 1 : attaquez autant d’îles que vous voulez depuis une de vos îles ou depuis votre dirigeable, comme le dit le chapitre précédent.
    - **Ralliement**, carte 2 : tous vos chasseurs éliminés reviennent sur votre dirigeable. De là, ils peuvent de nouveau prendre des îles, ou rejoindre les vôtres par un Soutien.
    - **Supériorité**, carte 3 : choisissez une île voisine, neutre ou tenue par un autre joueur, où se trouvent au moins 4 pièces, chasseurs et mercenaires ensemble. S’il y en a de 4 à 6, éliminez-en 1 ; s’il y en a 7 ou plus, éliminez-en 2. Chasseurs ou mercenaires, c’est vous qui choisissez. Sans son dernier chasseur, l’île devient neutre, même s’il y reste des mercenaires.
    - **Recrutement**, carte 4 : prenez 1 mercenaire de la réserve sur une de vos îles, ou à bord de votre dirigeable s’il y en a moins de 2. Si la réserve est vide, vous ne pouvez pas recruter.
    - **Soutien**, carte 5 : répartissez à nouveau tous vos chasseurs et mercenaires entre vos îles et votre dirigeable. Les chasseurs éliminés n’en font pas partie, et 2 mercenaires au plus vont à bord. Une île que vous laissez sans chasseur devient neutre, avec les mercenaires que vous y laissez. Au moins 1 chasseur doit rester sur une de vos îles.
    - **Corruption**, carte 6 : prenez 1 mercenaire d’une île voisine, neutre ou tenue par un autre joueur. Il va sur une de vos îles qui touche cette voisine, ou à bord de votre dirigeable s’il y en a moins de 2.

rules-gravity-gravity_actions = Actions : gravité et îles
rules-gravity-gravity_actions-text =
    La seconde action de chaque carte apporte de la gravité, la déplace, ou tourne des îles.

    - **Extraction illégale**, carte 1 : posez 1 gravité temporaire sur une de vos îles. Roundor convient aussi.
    - **Extraction**, carte 2 : chacune de vos îles reçoit autant de gravité permanente qu’elle en produit maintenant. Vous pouvez laisser des îles de côté, mais une île exploitée donne toute sa production. Roundor n’en donne aucune.
    - **Transport**, carte 3 : répartissez à nouveau entre vos îles toute la gravité qui s’y trouve, permanente et temporaire. Il vous faut au moins 2 îles.
    - **Conversion**, carte 4 : sur une de vos îles, toute la gravité temporaire devient permanente, 1 pour 1. La permanente qui s’y trouvait déjà reste.
    - **Rotation**, carte 5 : tournez vos îles comme vous le voulez, chacune une seule fois. Elles gardent leur place et tout ce qu’elles portent, et ne sont pas retournées.
    - **Spéculation**, carte 6 : faites une moitié ou les deux. Sur une de vos îles, 1 gravité permanente devient 2 temporaires ; sur une île voisine, 1 permanente devient 1 temporaire. Ces 2 îles n’ont pas besoin de se toucher.
rules-gravity-gravity_actions-example =
    Une île de Clara porte 3 gravités permanentes. Elle spécule : 2 permanentes et 2 temporaires, 4 en tout. Au tour suivant, elle joue la carte 4 et convertit : 4 permanentes, qui survivront à la manche. Sans conversion, il n’en resterait que 2 à la manche suivante.

rules-gravity-refuge = Un joueur sans île
rules-gravity-refuge-text =
    Si une action vous prend votre dernière île, la partie s’interrompt dès que cette action et la capacité utilisée avec elle sont terminées, et vous cherchez un refuge :

    - D’abord, tous vos chasseurs éliminés reviennent sur votre dirigeable.
    - S’il y a une île libre, c’est-à-dire sans aucune pièce, placez-y 2 chasseurs. Ce peut être Roundor. S’il y en a plusieurs, choisissez.
    - Si aucune île n’est libre, prenez-en une aussitôt depuis votre dirigeable, avec la majorité et les pertes habituelles. Ce ne peut être une île que vous venez de perdre, et au moins 1 chasseur doit y survivre. Cela ne demande pas de carte, ne prend pas de tour et ne permet pas d’utiliser de capacité.

    Puis la partie reprend là où elle s’était arrêtée.

    Si une seule action prive plusieurs joueurs de leur dernière île, ils cherchent un refuge l’un après l’autre, dans le sens horaire à partir du joueur dont c’est le tour. Un refuge peut être la dernière île d’un autre joueur ; c’est alors à lui d’en chercher un. Une île prise comme refuge n’est pas reprise tant que tous n’ont pas trouvé le leur. S’il ne vous reste ainsi rien à prendre, prenez n’importe quelle île à votre portée dont la perte ne laisse personne sans île, même une que vous venez de perdre.

    Personne ne peut abandonner de plein gré sa dernière île, ni par un Soutien ni par une prise.

rules-gravity-pull = La phase des îles
rules-gravity-pull-text =
    Quand tous ont passé, les îles bougent. Toutes les décisions reviennent au joueur qui tient l’île la plus forte, ou au premier joueur si elle est neutre.

    - **Étape 1, la plus forte** : c’est l’île qui a le plus de gravité, permanente et temporaire ensemble. À égalité, celle qui a le plus de permanente l’emporte. S’il n’y en a toujours pas une seule en tête, ou si elle a moins de 2 gravités, aucune île ne bouge et la phase est terminée.
    - **Étape 2, sa force** : avec 2 à 5 gravités, elle attire 1 île ; avec 6 à 10, elle en attire 2 ; avec 11 ou plus, elle en attire 3. Elle n’en attire jamais plus qu’il n’y a d’îles qui ne la touchent pas.
    - **Étape 3, les instables** : elle attire les îles qui ont le moins de gravité parmi celles qui ne la touchent pas, si loin qu’elles soient. À égalité, celle qui a le moins de permanente passe en premier ; si cela aussi est égal, celui qui décide choisit.
    - **Étape 4, l’arrimage** : celui qui décide attache chaque île attirée à un côté libre de la plus forte, tournée comme il le veut mais jamais retournée. Tout ce qu’elle porte vient avec elle. Les îles s’attachent une à une : Roundor d’abord, puis dans l’ordre de leurs numéros. La plus forte elle-même ne bouge ni ne tourne, et il y a toujours de la place pour toutes. Voyez ensuite si quelqu’un a gagné.
    - **Étape 5, la gravité cédée** : 1 gravité permanente passe de l’île la plus forte à chaque île qui vient de s’attacher. S’il n’y en a pas assez, celui qui décide choisit les îles qui en reçoivent. La gravité temporaire n’est jamais cédée.

    Pour finir, les îles à la dérive sont rattachées.
rules-gravity-pull-example =
    L’île II d’Anna a 5 gravités permanentes et 1 temporaire, l’île III de Boris en a 4 et 2. Toutes deux en ont 6, mais II a plus de permanente : c’est la plus forte, et avec 6 gravités elle attire 2 îles. I, III et Roundor touchent déjà II. Parmi les autres, V n’a pas de gravité et est attirée à coup sûr. IV a 2 temporaires, VI a 2 permanentes : égalité, mais IV a moins de permanente et est attirée aussi. Anna attache V au nord-est et IV à l’est, tournées à son gré, et cède à chacune 1 gravité permanente. II garde 3 permanentes et 1 temporaire, et elle est maintenant entourée sur 5 côtés. Encore une île, et c’est gagné.
rules-gravity-pull-caption =
    L’île II d’Anna (A), cerclée de points, est la plus forte. Les cristaux montrent la gravité permanente, les nuages la temporaire. II attire les îles V et IV ; les contours en tirets montrent où Anna les attache.

rules-gravity-adrift = Les îles à la dérive
rules-gravity-adrift-text =
    Quand des îles sont parties, une autre peut ne plus en toucher aucune : elle est à la dérive. Après l’étape 5, le premier joueur la rattache, quel que soit son propriétaire :

    - Elle va par le plus court chemin, compté en cases, jusqu’à toucher l’île la plus proche.
    - Si plusieurs îles sont aussi proches, elle va là où elle en touche le plus : s’il y en a 2, elle touche les deux, là où c’est possible.
    - Si plusieurs cases se valent, le premier joueur choisit.
    - Elle n’est pas tournée, et tout ce qu’elle porte vient avec elle.

    Si plusieurs îles sont à la dérive, le premier joueur les rattache l’une après l’autre dans l’ordre qu’il veut ; celle qui revient peut mettre fin à la dérive d’une autre. Des îles qui se touchent ne sont pas à la dérive, même si elles se sont éloignées ensemble de toutes les autres : elles restent où elles sont.

    Quand plus aucune île n’est à la dérive, voyez encore une fois si quelqu’un a gagné.
rules-gravity-adrift-caption =
    Une partie de la carte. L’île VI ne touche rien. Les îles III et V sont les plus proches, à 2 pas, et une case touche les deux : VI va là.

rules-gravity-airships = Les dirigeables et leurs capacités
rules-gravity-airships-text =
    Votre dirigeable porte jusqu’à 5 chasseurs et jusqu’à 2 mercenaires. Personne ne peut l’attaquer, et de là vous pouvez prendre n’importe quelle île. Les mercenaires à bord restent à vous, même sans chasseur.

    Si tous sont d’accord avant la partie, chaque dirigeable a aussi une capacité qui complète une action. C’est une variante pour ceux qui connaissent déjà le jeu.

    - **Foreuse**, le dirigeable bleu, avec l’Extraction : posez 1 gravité temporaire sur une de vos îles ; Roundor convient aussi.
    - **Infirmerie**, le dirigeable rouge, avec la Prise d’îles : 1 de vos chasseurs éliminés revient sur votre dirigeable, même s’il vient d’être perdu dans cette prise.
    - **Taverne**, le dirigeable vert, avec le Recrutement : 1 mercenaire de plus monte de la réserve à bord, s’il y a de la place.
    - **Remorqueur**, le dirigeable jaune, avec la Rotation : tournez 1 île voisine, neutre ou tenue par un autre joueur, d’exactement 1 côté dans un sens ou dans l’autre.

    La capacité suit aussitôt son action, une seule fois. Vous pouvez vous en passer, ou l’utiliser à la place de l’action, qui est alors terminée. Elle fonctionne aussi quand la carte est nommée lors d’un roque, mais jamais pour la prise d’un refuge.

    Les capacités des dirigeables imprimés ne nous sont pas connues : ces 4 sont les nôtres.

rules-gravity-end = La fin de la partie
rules-gravity-end-text =
    On gagne pendant la phase des îles, juste après l’étape 4 : le vainqueur est celui qui tient une île, autre que Roundor, entourée d’îles sur ses 6 côtés. Ce n’est pas forcément la plus forte, et rien n’a besoin d’avoir bougé : prenez une île entourée, et elle vous fera gagner quand viendra l’étape 4. La victoire est vérifiée une fois encore quand les îles à la dérive sont rattachées.

    - Si la phase se termine à l’étape 1, parce qu’aucune île n’est la plus forte, personne ne gagne dans cette manche.
    - Une île entourée mais neutre ne fait gagner personne, et Roundor non plus.
    - Sur 7 îles, une seule peut être entourée : il n’y a donc jamais deux vainqueurs.

    Tous les autres partagent la deuxième place.

    Si une limite de manches a été convenue et que personne n’a gagné à la fin de la dernière, on compare, dans l’ordre :

    - sur combien de côtés votre meilleure île, autre que Roundor, est entourée ;
    - combien de gravité permanente se trouve sur toutes vos îles ;
    - combien d’îles vous tenez.

    Ceux qui restent à égalité partagent la place.

rules-gravity-variants = Variantes
rules-gravity-variants-text =
    Avant la partie, vous pouvez choisir :

    - **Joueurs** : de 2 à 4. Seul le nombre de mercenaires en réserve en dépend.
    - **Capacités des dirigeables** : aucune, c’est le jeu de base ; celles des dirigeables, dans l’ordre des places ; ou distribuées au hasard, toutes différentes.
    - **Manches** : autant qu’il en faut, ou une limite après laquelle la partie est jugée comme le dit le chapitre sur la fin. Le jeu de base n’a pas de limite.
    - **Carte** : au hasard, ou écrite par vous, pour rejouer la même. Énumérez les îles autour de Roundor dans le sens horaire depuis le nord-est, puis Roundor elle-même, chacune avec sa face visible, A ou B, et le nombre de côtés dont elle est tournée.

    Aucune image des tuiles imprimées n’a pu être trouvée : les sources des faces sont donc les nôtres, avec autant de rouge que de bleu. Qui possède la boîte peut y mettre celles du jeu imprimé.
