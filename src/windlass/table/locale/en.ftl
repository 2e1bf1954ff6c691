# Players at a table.
table-person = { $name }
table-program = { $name } (program)
table-person-gone = A former player
table-bot = { $level } { $number }
table-bot-plain = { $level } (simple rules)
table-open-seat = Open seat { $number }

# Quick phrases, read by everyone in their own language.
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-oops = Oops…
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-close = That was close!
phrase-again = Shall we play again?
phrase-bye = Good-bye!

# Reactions to a chat line.
reaction-like = Agreed
reaction-laugh = Funny
reaction-wow = Wow
reaction-sad = Sad
reaction-heart = Lovely

# Notices of the table.
table-notice-asked-undo = { $seat } asks to take an action back.
table-notice-asked-pause = { $seat } asks for a pause.
table-notice-asked-abandon = { $seat } asks to end the match without a result.
table-notice-declined = { $seat } declines.
table-notice-taken-back = Taken back at { $seat }’s request.
table-notice-paused = The match is paused.
table-notice-clock-jumped = The server’s clock was changed. The match is paused; the time in between counts for nobody.
table-notice-resumed = The match goes on.
table-notice-resigned = { $seat } gives up.
table-notice-lost-on-time = { $seat } has lost on time.
table-notice-counted-out = { $seat } has been away too long and counts as having given up.
table-notice-left-wish = { $seat } has left; a bot keeps the seat.
table-notice-left-absent = { $seat } has lost the connection; a bot keeps the seat.
table-notice-left-time = { $seat } is out of time; a bot plays.
table-notice-returned = { $seat } is back.
table-notice-stays-away = { $name } does not play again this time.
table-notice-program = { $seat } plays from now on.
table-notice-abandoned = The match was ended without a result.
table-notice-silenced = The host has silenced { $name }.
table-notice-unsilenced = { $name } may speak again.
table-notice-removed = The host has asked { $name } to leave the seat; watching is still possible.
table-notice-banned = The host has banned { $name } from the table.
table-notice-readmitted = { $name } may come to the table again.
table-notice-slowed =
    { $seconds ->
        [one] Slow chat: a line a second each.
       *[other] Slow chat: one line every { $seconds } seconds each.
    }
table-notice-unslowed = Everyone may write as often as they like again.
table-notice-bots-hurry = Many bots are thinking on this server: here they play quickly, and weaker, until it is quieter.
table-notice-bots-think = The bots have time to think again.

# Endings that are not the game's own.
table-ending-time = { $seat } has lost on time.
    .you = You have lost on time.
table-ending-absent = { $seat } was away too long.
    .you = You were away too long.
table-ending-abandoned = The match was ended without a result.

# What is refused at a table.
refusal-table-unknown = There is no such table.
refusal-table-locked = This table asks for a password.
refusal-table-wrong-password = That is not the password.
refusal-table-no-spectators = This table cannot be watched.
refusal-table-host-only = Only the host of the table may do that.
refusal-table-banned = The host has banned you from this table.
refusal-table-removed = The host has asked you not to sit at this table.
refusal-table-silenced = The host has silenced you at this table.
refusal-table-slow = Slow chat: you may write again in { $seconds } s.
refusal-table-yourself = That cannot be done to oneself.
refusal-table-no-such-person = Nobody like that sits or speaks here.
refusal-table-plays-here = Whoever plays here cannot be sent away; they can be silenced.
refusal-person-banned = You may not come to this server any more: { $reason }
refusal-person-address-banned = Nobody may come to this server from your address.
refusal-person-name-words = Please choose another name.
refusal-admin-token = That is not the token of whoever runs this server.
refusal-admin-nothing = There is nothing to do there any more.
refusal-table-seated-only = Only players of this table may do that.
refusal-table-no-such-seat = There is no seat { $number }.
refusal-table-not-your-seat = Seat { $number } is not yours.
refusal-table-seat-taken = Seat { $number } is taken.
refusal-table-seats-held = Somebody sits in a seat that would disappear.
refusal-table-seats-open = There are still open seats.
refusal-table-too-many-seats =
    { $count ->
        [one] This game has only one seat.
       *[other] This game has only { $count } seats.
    }
refusal-table-already-started = The match has already begun.
refusal-table-not-started = The match has not begun yet.
refusal-table-not-over = The match is not over yet.
refusal-table-not-your-turn = It is not your turn.
refusal-table-away = A bot keeps this seat at the moment; come back first.
refusal-table-not-away = No bot keeps a seat for you.
refusal-table-time-used = Your time for the whole game is used up.
refusal-table-stale = The table has changed meanwhile; look again.
refusal-table-paused = The match is paused.
refusal-table-not-paused = The match is not paused.
refusal-table-asked-already = Another request is still open.
refusal-table-nothing-asked = Nothing was asked.
refusal-table-not-asked = You were not asked.
refusal-table-no-takebacks = This table does not allow take-backs once something hidden has been revealed.
refusal-table-no-hints = There are no hints at this table.
refusal-table-nothing-said = Say something: words of your own or a phrase.
refusal-table-no-such-line = There is no such line to react to.
refusal-table-no-such-moment = The match has no such moment to go on from.
refusal-table-others-play = Others still play here: ask them, or leave.
refusal-table-fixed = This table goes on from another match; its options stay as they are.
refusal-table-clock = A clock needs time: at least five seconds, or one day.
refusal-table-rated-help = A rated match has no hints and no take-back requests.
refusal-table-busy = Too many want to change this table at once; try again.
refusal-table-cannot-save = The table cannot save just now. Nothing was changed; try again in a moment.
refusal-table-too-long =
    { $most ->
        [one] A match file may have only one line here.
       *[other] A match file may have only { $most } lines here.
    }
refusal-table-too-many-takebacks =
    { $most ->
        [one] A match file may take back only one action here.
       *[other] A match file may take back only { $most } actions here.
    }
refusal-table-known-cards = The cards of this table are known to whoever opened it, so nobody else plays here.
refusal-table-too-early =
    { $minutes ->
        [one] Wait another minute: they may come back.
       *[other] Wait another { $minutes } minutes: they may come back.
    }
refusal-table-frozen = This match is on hold: it does not fit the rules of this program.
refusal-table-unreadable = Entry { $number } of this table’s log was written by another version of the program.
refusal-table-broken = Entry { $number } of this table’s log cannot be replayed.

# What is refused to a person or a program.
refusal-person-unknown = Tell us your name first.
refusal-person-link = This link is wrong, too old or already used.
refusal-person-nobody = Nobody here has this name.
refusal-person-agent = This token lets nobody play here.
refusal-account-name =
    { $least ->
        [one] The name needs at least one character.
       *[other] The name needs at least { $least } characters.
    }
refusal-account-name-taken = The name “{ $name }” is taken.
refusal-account-wrong = Name and password do not match.
refusal-account-passkey = The passkey could not be checked. Try again.
refusal-account-passkey-unknown = This passkey belongs to nobody here.
refusal-account-passkeys =
    { $most ->
        [one] There can be only one passkey.
       *[other] There can be only { $most } passkeys.
    }
refusal-account-last-way = This is the last way into your account. Make another passkey or set a password first.
refusal-limit-commands = Too fast: try again in { $seconds } s.
refusal-limit-requests = Too many requests: try again in { $seconds } s.
refusal-limit-guests = Too many new guests from this address: try again in { $seconds } s.
refusal-limit-tables = Too many new tables: try again in { $seconds } s.
refusal-limit-unfinished =
    { $most ->
        [one] Only one unfinished table at a time: end it or close it first.
       *[other] Only { $most } unfinished tables at a time: end or close some first.
    }
refusal-limit-bot-tables =
    { $most ->
        [one] Bots play at only one unfinished table of yours at a time: end or close it first.
       *[other] Bots play at only { $most } unfinished tables of yours at a time: end or close some first.
    }
refusal-limit-reports = Too many reports: try again in { $seconds } s.
refusal-limit-chat = Too many messages: try again in { $seconds } s.
refusal-limit-guesses = Too many attempts: try again in { $seconds } s.
refusal-limit-sockets =
    { $most ->
        [one] You may have only one connection.
       *[other] You may have only { $most } connections at once.
    }
refusal-limit-watching =
    { $most ->
        [one] Only one table can be watched at once.
       *[other] Only { $most } tables can be watched at once.
    }
refusal-limit-heavy = Too many matches to replay at once: again in { $seconds } s.
refusal-limit-silent = This connection was silent for too long.
refusal-wire-host = This server does not go by that name.
refusal-wire-too-slow = What was asked arrived too slowly.
refusal-wire-invalid = The message cannot be understood: { $reason }
refusal-wire-not-json = The message is not JSON.
refusal-wire-too-long =
    { $most ->
        [one] A message has at most one byte.
       *[other] A message has at most { $most } bytes.
    }
refusal-wire-origin = Another site may not act in your name.
refusal-wire-another-wish = A command with this id asked for something else before.
refusal-wire-metrics = The figures of this server are for its operator only.
refusal-wire-no-such-route = There is nothing at this address.
refusal-wire-no-such-language = There is no language “{ $language }” here.
refusal-wire-no-such-part = There are no texts called “{ $part }”.
refusal-wire-fault = Something went wrong on our side; it has been logged.
refusal-store-in-use = Another server already uses { $file }. End that one first, or give this one a file of its own with --store.
refusal-store-no-access = The data file { $file } cannot be used: { $reason }. Look at its folder and its owner.
refusal-store-read-only = The data file { $file } may only be read. Give whoever runs the server the right to write it and its folder.
refusal-store-foreign = { $file } is no data file of Windlass. Nothing was changed; give another one with --store.
refusal-store-damaged = The data file { $file } is damaged. Nothing was changed; copy it aside, look at it with “windlass store check”, or put a backup in its place.
refusal-store-newer = The data file was written by a newer Windlass. Install that one; this one would not understand it.
refusal-store-unreachable = The database cannot be reached: { $reason }
refusal-store-no-driver = PostgreSQL needs the extra “postgres”: install Windlass with it.
refusal-store-differs = Not everything in “{ $table }” is the same on both sides: the target held something else before. Move into an empty one.
refusal-settings-file = The settings in { $file } cannot be read: { $reason }
refusal-settings-value = A setting is wrong: { $reason }

# Starting a server.
serve-here = The table is ready: { $url }
serve-network = For everyone on this network: { $url }
serve-compiling = The rules for strong bots are being compiled; until that is done bots play all the same.
serve-compiled = The rules are compiled; bots play at full strength and speed.
serve-stop = Ctrl+C ends it; every match is kept.
serve-bots = Bots at work: { $count }
serve-no-client = The browser client is not built; the protocol works without it.
serve-backed-up =
    { $pages ->
        [one] Copied to { $file }: one page.
       *[other] Copied to { $file }: { $pages } pages.
    }
store-log = { $table }: the log is damaged. { $reason }
store-rules = { $table }: played by rules that are not here. { $reason }
store-lists = { $table }: the lists tell something else than its log.
store-set-aside = { $table } was set aside in { $folder }.
store-written-anew = { $table }: the lists were written anew.
store-checked = Tables looked through: { $count }. Still wrong: { $wrong }.
store-moved = Everything is in { $target } now, compared row by row. Rows: { $count }
doctor-store = The store can be written: { $store }
doctor-store-in-use = A server uses the store just now: { $store }
doctor-disk = The disk has room: { $megabytes } MB are free.
doctor-little-disk = The disk is nearly full: { $megabytes } MB are free. Make room before people cannot save.
doctor-backup = Copies are made in { $folder }.
doctor-no-backup = No copies are made. Set “backup” to a folder on another disk.
doctor-files = The server may open { $count } files at once.
doctor-few-files = The server may open only { $count } files at once; each connection is one. Allow { $needed } or more (LimitNOFILE in systemd).
doctor-clock = The clock shows a possible time.
doctor-no-clock = The clock is wrong. Let the machine set it by network time.
doctor-tls = People come by TLS to { $url }, and cookies go nowhere else.
doctor-not-secure = People come by TLS to { $url }, but “secure” is off: set it, so that cookies go over TLS only.
doctor-no-tls = { $url } is open to the internet without TLS. Put a proxy with TLS before it, and set “secure”.
doctor-at-home = The server is for this machine or network; from the internet it needs TLS.
doctor-proxy = Addresses are believed from { $proxies }.
doctor-no-proxy = “proxies” is empty: behind a proxy everybody seems to have one address, and limits hit them together.
doctor-client = The browser client is built.
serve-nothing-to-back-up = There is no database at { $file }.
serve-needs-shared = Bot workers need a store that several processes can share: postgresql://…

# The client in a terminal.
client-table = Table { $code }: { $url }
client-waiting = Waiting for { $seat }.
client-choose = Your choice
client-lost = The connection is lost; trying again.
client-over = The match is over. { $ending }
client-help = Type the number or the short form of an action; “undo”, “hint”, “resign”, “say …” and “quit” work too.

# Order at a table, and reports to whoever runs the server.
order-silence = Silence { $name }
order-hear = Let { $name } speak
order-remove = Free the seat of { $name }
order-ban = Ban { $name } from the table
order-readmit = Let { $name } come again
order-is-silence = { $name } may not speak here.
order-is-remove = { $name } may only watch here.
order-is-ban = { $name } is banned from this table.
order-slow = Slow chat
order-slow-off = off
order-slow-seconds = { $seconds } s
order-you-silenced = The host has silenced you at this table.
report-person = Report { $name }
report-what = Whoever runs this server reads it, nobody at the table.
report-why = What is wrong?
report-why-words = Words
report-why-name = The name
report-why-play = The way of playing
report-why-other = Something else
report-line = This line goes with it: “{ $text }”
report-more = More about it, if you like
report-send = Send
report-sent = Thank you. Whoever runs this server will look at it.
