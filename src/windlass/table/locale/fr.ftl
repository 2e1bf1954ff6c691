# Les joueurs autour de la table.
table-person = { $name }
table-program = { $name } (programme)
table-person-gone = Un ancien joueur
table-bot = { $level } { $number }
table-bot-plain = { $level } (règles simples)
table-open-seat = Place libre { $number }

# Phrases toutes faites, lues par chacun dans sa langue.
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-oops = Oups…
phrase-sorry = Désolé !
phrase-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-close = C’était moins une !
phrase-again = On en refait une ?
phrase-bye = Au revoir !

# Réactions à une ligne.
reaction-like = D’accord
reaction-laugh = Drôle
reaction-wow = Oh !
reaction-sad = Triste
reaction-heart = Adorable

# Annonces de la table.
table-notice-asked-undo = { $seat } demande à annuler un coup.
table-notice-asked-pause = { $seat } demande une pause.
table-notice-asked-abandon = { $seat } propose d’arrêter la partie sans résultat.
table-notice-declined = { $seat } refuse.
table-notice-taken-back = Coup annulé à la demande de { $seat }.
table-notice-paused = La partie est en pause.
table-notice-clock-jumped = L’horloge du serveur a été déplacée. La partie est en pause ; le temps écoulé ne compte pour personne.
table-notice-resumed = La partie reprend.
table-notice-resigned = { $seat } abandonne.
table-notice-lost-on-time = { $seat } perd au temps.
table-notice-counted-out = Absence trop longue : { $seat } est considéré comme ayant abandonné.
table-notice-left-wish = { $seat } a quitté la table ; un bot garde sa place.
table-notice-left-absent = { $seat } a perdu la connexion ; un bot garde sa place.
table-notice-left-time = { $seat } n’a plus de temps ; un bot joue.
table-notice-returned = { $seat } est de retour.
table-notice-stays-away = { $name } ne rejoue pas cette fois.
table-notice-program = Désormais, c’est { $seat } qui joue.
table-notice-abandoned = La partie s’est arrêtée sans résultat.
table-notice-silenced = L’hôte a retiré la parole à { $name }.
table-notice-unsilenced = { $name } peut de nouveau écrire.
table-notice-removed = L’hôte a libéré la place de { $name }, qui peut encore regarder.
table-notice-banned = L’hôte a exclu { $name } de la table.
table-notice-readmitted = { $name } peut de nouveau venir à la table.
table-notice-slowed =
    { $seconds ->
        [one] Discussion ralentie : un message par seconde et par personne.
       *[other] Discussion ralentie : un message toutes les { $seconds } secondes par personne.
    }
table-notice-unslowed = Chacun peut de nouveau écrire autant qu’il veut.
table-notice-bots-hurry = Beaucoup de bots réfléchissent sur ce serveur : ici, ils jouent vite, et moins bien, en attendant.
table-notice-bots-think = Les bots ont de nouveau le temps de réfléchir.

# Fins qui ne sont pas celles du jeu.
table-ending-time = { $seat } a perdu au temps.
    .you = Vous avez perdu au temps.
table-ending-absent = { $seat } : absence trop longue.
    .you = Votre absence a été trop longue.
table-ending-abandoned = La partie s’est arrêtée sans résultat.

# Refus à la table.
refusal-table-unknown = Cette table n’existe pas.
refusal-table-locked = Cette table demande un mot de passe.
refusal-table-wrong-password = Ce n’est pas le mot de passe.
refusal-table-no-spectators = On ne peut pas regarder cette table.
refusal-table-host-only = Seul l’hôte de la table peut faire cela.
refusal-table-banned = L’hôte vous a exclu de cette table.
refusal-table-removed = L’hôte vous a demandé de ne pas prendre place à cette table.
refusal-table-silenced = L’hôte vous a retiré la parole à cette table.
refusal-table-slow = Discussion ralentie : vous pourrez écrire dans { $seconds } s.
refusal-table-yourself = On ne peut pas se faire cela à soi-même.
refusal-table-no-such-person = Personne de ce nom n’est assis ni n’a parlé ici.
refusal-table-plays-here = On ne peut pas renvoyer quelqu’un qui joue ; on peut lui retirer la parole.
refusal-person-banned = Vous ne pouvez plus venir sur ce serveur : { $reason }
refusal-person-address-banned = Personne ne peut venir sur ce serveur depuis votre adresse.
refusal-person-name-words = Veuillez choisir un autre nom.
refusal-admin-token = Ce n’est pas la clé de qui tient ce serveur.
refusal-admin-nothing = Il n’y a plus rien à faire là.
refusal-table-seated-only = Seuls les joueurs de cette table peuvent faire cela.
refusal-table-no-such-seat = Il n’y a pas de place { $number }.
refusal-table-not-your-seat = La place { $number } n’est pas la vôtre.
refusal-table-seat-taken = La place { $number } est prise.
refusal-table-seats-held = Quelqu’un occupe une place qui disparaîtrait.
refusal-table-seats-open = Il reste des places libres.
refusal-table-too-many-seats =
    { $count ->
        [one] Ce jeu n’a que { $count } place.
       *[other] Ce jeu n’a que { $count } places.
    }
refusal-table-already-started = La partie a déjà commencé.
refusal-table-not-started = La partie n’a pas encore commencé.
refusal-table-not-over = La partie n’est pas encore finie.
refusal-table-not-your-turn = Ce n’est pas à vous de jouer.
refusal-table-away = Un bot garde cette place pour l’instant ; revenez d’abord.
refusal-table-not-away = Aucun bot ne garde de place pour vous.
refusal-table-time-used = Votre temps pour toute la partie est écoulé.
refusal-table-stale = La table a changé entre-temps ; regardez à nouveau.
refusal-table-paused = La partie est en pause.
refusal-table-not-paused = La partie n’est pas en pause.
refusal-table-asked-already = Une autre question attend encore sa réponse.
refusal-table-nothing-asked = Rien n’a été demandé.
refusal-table-not-asked = On ne vous a rien demandé.
refusal-table-no-takebacks = À cette table, on n’annule plus rien dès qu’une information cachée a été révélée.
refusal-table-no-hints = Il n’y a pas de conseils à cette table.
refusal-table-nothing-said = Dites quelque chose : vos mots ou une phrase toute faite.
refusal-table-no-such-line = Cette ligne n’existe pas.
refusal-table-no-such-moment = On ne peut pas reprendre la partie à ce moment.
refusal-table-others-play = D’autres jouent encore ici : demandez-leur, ou quittez la table.
refusal-table-fixed = Cette table continue une autre partie ; ses options ne changent pas.
refusal-table-clock = Une pendule a besoin de temps : au moins cinq secondes, ou un jour.
refusal-table-rated-help = Une partie classée n’a ni conseils ni demandes de reprise.
refusal-table-busy = Trop de monde veut changer cette table à la fois ; réessayez.
refusal-table-cannot-save = La table ne peut rien enregistrer pour l’instant. Rien n’a changé ; réessayez dans un moment.
refusal-table-too-long =
    { $most ->
        [one] Un fichier de partie compte ici au plus { $most } ligne.
       *[other] Un fichier de partie compte ici au plus { $most } lignes.
    }
refusal-table-too-many-takebacks =
    { $most ->
        [one] Un fichier de partie reprend ici au plus { $most } action.
       *[other] Un fichier de partie reprend ici au plus { $most } actions.
    }
refusal-table-known-cards = Celui qui a ouvert cette table en connaît les cartes : personne d’autre n’y joue.
refusal-table-too-early =
    { $minutes ->
        [one] Attendez encore une minute : on peut revenir.
       *[other] Attendez encore { $minutes } minutes : on peut revenir.
    }
refusal-table-frozen = Cette partie est suspendue : elle ne correspond pas aux règles de ce programme.
refusal-table-unreadable = L’entrée { $number } du journal vient d’une autre version du programme.
refusal-table-broken = L’entrée { $number } du journal ne peut pas être rejouée.

# Refus à une personne ou à un programme.
refusal-person-unknown = Dites-nous d’abord votre nom.
refusal-person-link = Ce lien est faux, périmé ou déjà utilisé.
refusal-person-nobody = Il n’y a personne de ce nom ici.
refusal-person-agent = Ce jeton ne permet pas de jouer ici.
refusal-account-name =
    { $least ->
        [one] Le nom doit avoir au moins { $least } caractère.
       *[other] Le nom doit avoir au moins { $least } caractères.
    }
refusal-account-name-taken = Le nom « { $name } » est déjà pris.
refusal-account-wrong = Le nom et le mot de passe ne vont pas ensemble.
refusal-account-passkey = La clé d’accès n’a pas pu être vérifiée. Réessayez.
refusal-account-passkey-unknown = Cette clé d’accès n’appartient à personne ici.
refusal-account-passkeys =
    { $most ->
        [one] Il ne peut y avoir qu’une clé d’accès.
       *[other] Il ne peut y avoir que { $most } clés d’accès.
    }
refusal-account-last-way = C’est le dernier moyen d’ouvrir votre compte. Créez d’abord une autre clé ou choisissez un mot de passe.
refusal-limit-commands = Trop vite : réessayez dans { $seconds } s.
refusal-limit-requests = Trop de requêtes : réessayez dans { $seconds } s.
refusal-limit-guests = Trop de nouveaux invités à cette adresse : réessayez dans { $seconds } s.
refusal-limit-tables = Trop de nouvelles tables : réessayez dans { $seconds } s.
refusal-limit-unfinished =
    { $most ->
        [one] Une seule table inachevée à la fois : terminez-la ou fermez-la d’abord.
       *[other] Seulement { $most } tables inachevées à la fois : terminez-en ou fermez-en d’abord.
    }
refusal-limit-bot-tables =
    { $most ->
        [one] Les bots ne jouent qu’à une de vos tables inachevées à la fois : terminez-la ou fermez-la d’abord.
       *[other] Les bots ne jouent qu’à { $most } de vos tables inachevées à la fois : terminez-en ou fermez-en d’abord.
    }
refusal-limit-reports = Trop de signalements : réessayez dans { $seconds } s.
refusal-limit-chat = Trop de messages : réessayez dans { $seconds } s.
refusal-limit-guesses = Trop d’essais : réessayez dans { $seconds } s.
refusal-limit-sockets =
    { $most ->
        [one] Vous ne pouvez avoir que { $most } connexion.
       *[other] Vous ne pouvez avoir que { $most } connexions à la fois.
    }
refusal-limit-watching =
    { $most ->
        [one] On ne peut regarder que { $most } table à la fois.
       *[other] On ne peut regarder que { $most } tables à la fois.
    }
refusal-limit-heavy = Trop de parties à rejouer à la fois : à nouveau dans { $seconds } s.
refusal-limit-silent = Rien n’a été dit sur cette connexion.
refusal-wire-host = Ce serveur ne porte pas ce nom.
refusal-wire-too-slow = La demande est arrivée trop lentement.
refusal-wire-invalid = Ce message est incompréhensible : { $reason }
refusal-wire-not-json = Ce message n’est pas du JSON.
refusal-wire-too-long =
    { $most ->
        [one] Un message compte au plus { $most } octet.
       *[other] Un message compte au plus { $most } octets.
    }
refusal-wire-origin = Un autre site ne peut pas demander en votre nom.
refusal-wire-another-wish = Une commande de ce nom demandait autre chose auparavant.
refusal-wire-metrics = Les chiffres de ce serveur sont réservés à la personne qui le surveille.
refusal-wire-no-such-route = Il n’y a rien à cette adresse.
refusal-wire-no-such-language = La langue « { $language } » n’est pas disponible ici.
refusal-wire-no-such-part = Aucun texte ne s’appelle « { $part } ».
refusal-wire-fault = Une erreur est survenue de notre côté ; elle a été enregistrée.
refusal-store-in-use = Un autre serveur utilise déjà { $file }. Arrêtez-le d’abord, ou donnez à celui-ci son propre fichier avec --store.
refusal-store-no-access = Le fichier de données { $file } est inutilisable : { $reason }. Vérifiez son dossier et son propriétaire.
refusal-store-read-only = Le fichier de données { $file } est en lecture seule. Donnez à qui lance le serveur le droit d’y écrire, ainsi que dans son dossier.
refusal-store-foreign = { $file } n’est pas un fichier de données de Windlass. Rien n’y a été changé ; donnez-en un autre avec --store.
refusal-store-damaged = Le fichier de données { $file } est abîmé. Rien n’y a été changé ; mettez-en une copie de côté, examinez-le avec « windlass store check » ou remettez une sauvegarde à sa place.
refusal-store-newer = Le fichier de données vient d’une version plus récente de Windlass. Installez-la : celle-ci ne le comprendrait pas.
refusal-store-unreachable = La base de données est injoignable : { $reason }
refusal-store-no-driver = PostgreSQL demande le complément « postgres » : installez Windlass avec lui.
refusal-store-differs = Tout n’est pas pareil des deux côtés dans « { $table } » : la cible contenait déjà autre chose. Prenez-en une vide.
refusal-settings-file = Les réglages de { $file } sont illisibles : { $reason }
refusal-settings-value = Un réglage est faux : { $reason }

# Lancer un serveur.
serve-here = La table est prête : { $url }
serve-network = Pour tous sur ce réseau : { $url }
serve-compiling = Les règles des bots forts se compilent encore ; les bots jouent déjà.
serve-compiled = Les règles sont compilées ; les bots jouent à pleine force et à pleine vitesse.
serve-stop = Ctrl+C arrête tout ; chaque partie est conservée.
serve-bots = Bots au travail : { $count }
serve-no-client = Le client du navigateur n’est pas construit ; le protocole marche sans lui.
serve-backed-up =
    { $pages ->
        [one] Copié dans { $file } : { $pages } page.
       *[other] Copié dans { $file } : { $pages } pages.
    }
store-log = { $table } : le journal est abîmé. { $reason }
store-rules = { $table } : joué selon des règles absentes ici. { $reason }
store-lists = { $table } : les listes ne disent pas la même chose que le journal.
store-set-aside = { $table } a été mis de côté dans { $folder }.
store-written-anew = { $table } : les listes ont été réécrites.
store-checked = Tables examinées : { $count }. Encore en défaut : { $wrong }.
store-moved = Tout est maintenant dans { $target }, comparé ligne par ligne. Lignes : { $count }
doctor-store = On peut écrire dans le stockage : { $store }
doctor-store-in-use = Un serveur utilise le stockage en ce moment : { $store }
doctor-disk = Le disque a de la place : { $megabytes } Mo libres.
doctor-little-disk = Le disque est presque plein : { $megabytes } Mo libres. Faites de la place tant que l’on peut encore enregistrer.
doctor-backup = Des copies sont faites dans { $folder }.
doctor-no-backup = Aucune copie n’est faite. Donnez à « backup » un dossier sur un autre disque.
doctor-files = Fichiers que le serveur peut ouvrir à la fois : { $count }.
doctor-few-files = Fichiers que le serveur peut ouvrir à la fois : { $count } seulement, et chaque connexion en prend un. Accordez-en { $needed } ou plus (LimitNOFILE dans systemd).
doctor-clock = L’horloge indique une heure possible.
doctor-no-clock = L’horloge est fausse. Laissez la machine la régler par le réseau.
doctor-tls = On vient par TLS à { $url }, et les cookies ne vont nulle part ailleurs.
doctor-not-secure = On vient par TLS à { $url }, mais « secure » est éteint : allumez-le, pour que les cookies ne passent que par TLS.
doctor-no-tls = { $url } est ouvert sur Internet sans TLS. Mettez devant un mandataire avec TLS, et allumez « secure ».
doctor-at-home = Le serveur est pour cette machine ou ce réseau ; sur Internet, il lui faut TLS.
doctor-proxy = Les adresses sont crues quand elles viennent de { $proxies }.
doctor-no-proxy = « proxies » est vide : derrière un mandataire, tous semblent avoir la même adresse, et les limites les frappent ensemble.
doctor-client = Le client du navigateur est construit.
serve-nothing-to-back-up = Il n’y a pas de base de données à { $file }.
serve-needs-shared = Les bots séparés ont besoin d’un stockage partagé : postgresql://…

# Le client dans un terminal.
client-table = Table { $code } : { $url }
client-waiting = On attend { $seat }.
client-choose = Votre choix
client-lost = La connexion est perdue ; nouvel essai.
client-over = La partie est finie. { $ending }
client-help = Tapez le numéro ou la forme courte d’une action ; « undo », « hint », « resign », « say … » et « quit » marchent aussi.

# L’ordre à une table, et les signalements à qui tient le serveur.
order-silence = Retirer la parole à { $name }
order-hear = Rendre la parole à { $name }
order-remove = Libérer la place de { $name }
order-ban = Exclure { $name } de la table
order-readmit = Laisser { $name } revenir
order-is-silence = { $name } n’a plus la parole ici.
order-is-remove = { $name } peut seulement regarder.
order-is-ban = { $name } est exclu de cette table.
order-slow = Discussion ralentie
order-slow-off = non
order-slow-seconds = { $seconds } s
order-you-silenced = L’hôte vous a retiré la parole à cette table.
report-person = Signaler { $name }
report-what = Seul qui tient ce serveur le lit ; personne à la table.
report-why = Qu’est-ce qui ne va pas ?
report-why-words = Des paroles
report-why-name = Le nom
report-why-play = La façon de jouer
report-why-other = Autre chose
report-line = Ce message est joint : « { $text } »
report-more = Précisez, si vous voulez
report-send = Envoyer
report-sent = Merci. Qui tient ce serveur va regarder.
