# The page of whoever runs the server.
admin-title = Running this server
admin-token = Token of this server
admin-token-why = It is the “admin_token” of its settings. It stays in this tab only.
admin-enter = Come in
admin-leave = Leave
admin-again = Look again
admin-use = Now
admin-reports = Reports
admin-people = People
admin-tables = Tables
admin-bans = Bans
admin-lab = Lab
admin-deeds = What was done
admin-version = Version
admin-since = Running since
admin-memory = Memory
admin-free = Free on the disk
admin-processor = Processor
admin-processor-hour = { $seconds } s an hour
admin-connections = Connections
admin-open = Tables in memory
admin-waiting = Bots waiting to think
admin-count-people = People
admin-count-tables = Tables
admin-count-live = Matches being played
admin-megabytes = { $count } MB
admin-addresses = Connections by address
admin-address = { $address }: { $count }
admin-nothing = Nothing here.
admin-report = { $name }, reported on { $date }
admin-report-why-words = Words
admin-report-why-name = The name
admin-report-why-play = The way of playing
admin-report-why-other = Something else
admin-settled = Settled on { $date }
admin-settle = Settle
admin-open-table = Open the table
admin-find-people = Name or id
admin-find-tables = Id, code, or id of a person
admin-find = Look
admin-account = account { $name }
admin-guest = guest
admin-created = came on { $date }
admin-seen = last seen { $date }
admin-has-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
admin-here-from = here, from { $address }
admin-people-here =
    { $count ->
        [0] nobody here
        [one] { $count } person here
       *[other] { $count } people here
    }
admin-status-waiting = waiting
admin-status-playing = being played
admin-status-paused = paused
admin-status-over = over
admin-status-abandoned = given up
admin-status-frozen = frozen
admin-ban = Ban
admin-ban-address = Ban the address
admin-lift = Lift the ban
admin-sign-out = Sign out everywhere
admin-close-table = Close the table
admin-banned = banned
admin-ban-until = until { $date }
admin-ban-forever = for good
admin-sure = { $what }: { $name }
admin-reason = Reason
admin-reason-ban = Reason; whoever is banned reads it
admin-days = Days; empty for good
admin-do = Do it
admin-deed = { $date } · { $what }
admin-deed-ban = Banned
admin-deed-lift = Ban lifted
admin-deed-ban-address = Address banned
admin-deed-lift-address = Ban of an address lifted
admin-deed-sign-out = Signed out everywhere
admin-deed-close-table = Table closed
admin-deed-settle = Report settled
