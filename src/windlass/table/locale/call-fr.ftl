# Appels aux parties lentes.
call-subject = À vous de jouer : { $game }
call-subject-many =
    { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
call-line = C’est à vous de jouer à { $game } avec { $others }.
call-line-until = C’est à vous de jouer à { $game } avec { $others }, jusqu’au { $until }.
call-all = Toutes, l’une après l’autre :
call-stop = Pour ne plus recevoir de messages :
call-confirm-subject = Est-ce votre adresse ?
call-confirm = { $name } souhaite être appelé aux parties lentes à cette adresse. Si c’est vous, ouvrez ce lien :
call-confirm-not = Sinon, ne faites rien : il n’en viendra pas d’autre.
call-attempt-subject = Voici comment vous serez appelé
call-attempt = Tout fonctionne. Ce lien ouvre toujours la table qui vous attend :

# Refus.
refusal-calls-url = Un webhook est une adresse qui commence par https://.
refusal-calls-nowhere = { $host } ne répond pas.
refusal-calls-private = { $host } se trouve dans un réseau privé ; ce serveur n’y accède pas.
refusal-calls-status = { $host } n’a pas pris le message (code { $status }).
refusal-calls-mail = Le message n’a pas pu être envoyé : { $reason }
refusal-calls-no-mail = Ce serveur n’envoie pas de courriel.
refusal-calls-zone = Il n’y a pas de fuseau horaire « { $zone } ».
refusal-calls-chat = Telegram a besoin du numéro de la discussion.
refusal-limit-letters = Trop de messages : réessayez dans { $seconds } s.
