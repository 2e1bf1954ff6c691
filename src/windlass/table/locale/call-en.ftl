# Calls to slow games.
call-subject = Your turn: { $game }
call-subject-many =
    { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
call-line = It is your turn at { $game } with { $others }.
call-line-until = It is your turn at { $game } with { $others }, until { $until }.
call-all = All of them, one after the other:
call-stop = To get no more messages:
call-confirm-subject = Is this your address?
call-confirm = { $name } wants to be called to slow games by e-mail to this address. If that is you, open this link:
call-confirm-not = If not, do nothing: no more will come.
call-attempt-subject = This is how you will be called
call-attempt = It works. This link always opens the table that waits for you:

# What is refused.
refusal-calls-url = A webhook is an address that begins with https://.
refusal-calls-nowhere = { $host } does not answer.
refusal-calls-private = { $host } lies in a private network; this server does not reach into it.
refusal-calls-status = { $host } did not take the message (status { $status }).
refusal-calls-mail = The e-mail could not be sent: { $reason }
refusal-calls-no-mail = This server sends no e-mail.
refusal-calls-zone = There is no time zone “{ $zone }”.
refusal-calls-chat = Telegram needs the number of the chat.
refusal-limit-letters = Too many messages: try again in { $seconds } s.
