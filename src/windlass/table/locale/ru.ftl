# Игроки за столом.
table-person = { $name }
table-program = { $name } (программа)
table-person-gone = Бывший игрок
table-bot = { $level } { $number }
table-bot-plain = { $level } (простые правила)
table-open-seat = Свободное место { $number }

# Готовые фразы: каждый читает их на своём языке.
phrase-hello = Привет!
phrase-luck = Удачи!
phrase-thanks = Спасибо!
phrase-well-played = Хорошая игра!
phrase-oops = Ой…
phrase-sorry = Извините!
phrase-moment = Одну минуту, пожалуйста.
phrase-your-turn = Ваш ход.
phrase-close = Ещё бы чуть-чуть!
phrase-again = Сыграем ещё раз?
phrase-bye = До свидания!

# Отклики на реплику.
reaction-like = Согласие
reaction-laugh = Смешно
reaction-wow = Ого
reaction-sad = Грустно
reaction-heart = Чудесно

# Сообщения стола.
table-notice-asked-undo = { $seat } просит вернуть ход.
table-notice-asked-pause = { $seat } просит сделать паузу.
table-notice-asked-abandon = { $seat } предлагает закончить партию без результата.
table-notice-declined = { $seat } не соглашается.
table-notice-taken-back = Ход возвращён по просьбе игрока: { $seat }.
table-notice-paused = Партия на паузе.
table-notice-clock-jumped = Часы сервера перевели. Партия на паузе; прошедшее время никому не засчитано.
table-notice-resumed = Партия продолжается.
table-notice-resigned = { $seat } сдаётся.
table-notice-lost-on-time = { $seat }: время вышло, поражение.
table-notice-counted-out = { $seat }: слишком долгое отсутствие считается сдачей.
table-notice-left-wish = { $seat } покидает стол; место занимает бот.
table-notice-left-absent = { $seat }: связь потеряна; место занимает бот.
table-notice-left-time = { $seat }: время вышло; играет бот.
table-notice-returned = { $seat } снова за столом.
table-notice-stays-away = { $name } в этот раз больше не играет.
table-notice-program = С этого хода играет { $seat }.
table-notice-abandoned = Партия закончена без результата.
table-notice-silenced = { $name }: хозяин стола закрыл чат.
table-notice-unsilenced = { $name }: чат снова открыт.
table-notice-removed = { $name }: хозяин стола освободил это место; смотреть по-прежнему можно.
table-notice-banned = { $name }: хозяин стола закрыл доступ.
table-notice-readmitted = { $name }: доступ к столу снова открыт.
table-notice-slowed =
    { $seconds ->
        [one] Медленный чат: не чаще одного сообщения в { $seconds } секунду.
        [few] Медленный чат: не чаще одного сообщения в { $seconds } секунды.
       *[many] Медленный чат: не чаще одного сообщения в { $seconds } секунд.
    }
table-notice-unslowed = Писать снова можно сколько угодно.
table-notice-bots-hurry = На сервере думает много ботов: здесь они пока ходят быстро и слабее.
table-notice-bots-think = У ботов снова есть время подумать.

# Окончания, которых нет в правилах игры.
table-ending-time = Время вышло: { $seat } проигрывает.
    .you = Ваше время вышло: вы проигрываете.
table-ending-absent = { $seat }: отсутствие слишком затянулось.
    .you = Вы отсутствовали слишком долго.
table-ending-abandoned = Партия закончена без результата.

# Отказы за столом.
refusal-table-unknown = Такого стола нет.
refusal-table-locked = За этот стол пускают по паролю.
refusal-table-wrong-password = Пароль неверный.
refusal-table-no-spectators = Смотреть этот стол нельзя.
refusal-table-host-only = Это может сделать только хозяин стола.
refusal-table-banned = Хозяин стола закрыл вам доступ.
refusal-table-removed = Хозяин стола попросил вас не садиться за этот стол.
refusal-table-silenced = Хозяин стола закрыл вам чат.
refusal-table-slow = Медленный чат: писать снова можно через { $seconds } с.
refusal-table-yourself = С самим собой так поступить нельзя.
refusal-table-no-such-person = Здесь никто такой не сидит и не пишет.
refusal-table-plays-here = Кто играет, того нельзя убрать из-за стола; можно закрыть ему чат.
refusal-person-banned = Вам закрыт доступ на этот сервер: { $reason }
refusal-person-address-banned = С вашего адреса доступ на этот сервер закрыт.
refusal-person-name-words = Пожалуйста, выберите другое имя.
refusal-admin-token = Это не ключ того, кто содержит сервер.
refusal-admin-nothing = Здесь больше нечего делать.
refusal-table-seated-only = Это могут сделать только игроки за этим столом.
refusal-table-no-such-seat = Места { $number } нет.
refusal-table-not-your-seat = Место { $number } не ваше.
refusal-table-seat-taken = Место { $number } занято.
refusal-table-seats-held = На месте, которое исчезло бы, кто-то сидит.
refusal-table-seats-open = Ещё есть свободные места.
refusal-table-too-many-seats =
    { $count ->
        [one] В этой игре только { $count } место.
        [few] В этой игре только { $count } места.
       *[many] В этой игре только { $count } мест.
    }
refusal-table-already-started = Партия уже началась.
refusal-table-not-started = Партия ещё не началась.
refusal-table-not-over = Партия ещё не закончена.
refusal-table-not-your-turn = Сейчас не ваш ход.
refusal-table-away = Сейчас это место занимает бот; сначала вернитесь.
refusal-table-not-away = Бот не держит для вас места.
refusal-table-time-used = Ваше время на всю партию вышло.
refusal-table-stale = За столом уже что-то изменилось; посмотрите ещё раз.
refusal-table-paused = Партия на паузе.
refusal-table-not-paused = Партия не на паузе.
refusal-table-asked-already = Другой вопрос ещё не решён.
refusal-table-nothing-asked = Никто ни о чём не просил.
refusal-table-not-asked = Вас не спрашивали.
refusal-table-no-takebacks = Если открылось что-то скрытое, за этим столом ход не возвращают.
refusal-table-no-hints = За этим столом нет подсказок.
refusal-table-nothing-said = Скажите что-нибудь: своими словами или готовой фразой.
refusal-table-no-such-line = Такой реплики нет.
refusal-table-no-such-moment = С этого момента партию продолжить нельзя.
refusal-table-others-play = Здесь ещё играют другие: спросите их или уйдите.
refusal-table-fixed = Этот стол продолжает другую партию; её условия не меняются.
refusal-table-clock = Часам нужно время: не меньше пяти секунд или одного дня.
refusal-table-rated-help = В рейтинговой партии нет подсказок и просьб вернуть ход.
refusal-table-busy = Слишком многие меняют этот стол одновременно; попробуйте ещё раз.
refusal-table-cannot-save = Стол сейчас не может ничего сохранить. Ничего не изменилось; попробуйте чуть позже.
refusal-table-too-long =
    { $most ->
        [one] В файле партии здесь может быть не больше { $most } строки.
        [few] В файле партии здесь может быть не больше { $most } строк.
       *[many] В файле партии здесь может быть не больше { $most } строк.
    }
refusal-table-too-many-takebacks =
    { $most ->
        [one] В файле партии здесь может быть не больше { $most } взятого назад хода.
        [few] В файле партии здесь может быть не больше { $most } взятых назад ходов.
       *[many] В файле партии здесь может быть не больше { $most } взятых назад ходов.
    }
refusal-table-known-cards = Карты этого стола известны тому, кто его открыл, поэтому другие здесь не играют.
refusal-table-too-early =
    { $minutes ->
        [one] Подождите ещё { $minutes } минуту: игрок может вернуться.
        [few] Подождите ещё { $minutes } минуты: игрок может вернуться.
       *[other] Подождите ещё { $minutes } минут: игрок может вернуться.
    }
refusal-table-frozen = Партия приостановлена: она не подходит к правилам этой программы.
refusal-table-unreadable = Запись { $number } в журнале стола сделана другой версией программы.
refusal-table-broken = Запись { $number } в журнале стола не удаётся повторить.

# Отказы человеку или программе.
refusal-person-unknown = Сначала скажите, как вас зовут.
refusal-person-link = Эта ссылка неверна, устарела или уже использована.
refusal-person-nobody = Такого игрока здесь нет.
refusal-person-agent = Этот токен не даёт права играть здесь.
refusal-account-name =
    { $least ->
        [one] В имени должен быть хотя бы { $least } знак.
        [few] В имени должно быть хотя бы { $least } знака.
       *[many] В имени должно быть хотя бы { $least } знаков.
    }
refusal-account-name-taken = Имя «{ $name }» занято.
refusal-account-wrong = Имя и пароль не подходят друг к другу.
refusal-account-passkey = Не удалось проверить ключ доступа. Попробуйте ещё раз.
refusal-account-passkey-unknown = Этот ключ доступа здесь никому не принадлежит.
refusal-account-passkeys =
    { $most ->
        [one] Можно иметь не больше { $most } ключа доступа.
        [few] Можно иметь не больше { $most } ключей доступа.
       *[many] Можно иметь не больше { $most } ключей доступа.
    }
refusal-account-last-way = Это последний способ войти в вашу учётную запись. Сначала создайте другой ключ или задайте пароль.
refusal-limit-commands = Слишком быстро: попробуйте через { $seconds } с.
refusal-limit-requests = Слишком много запросов: попробуйте через { $seconds } с.
refusal-limit-guests = Слишком много новых гостей с этого адреса: попробуйте через { $seconds } с.
refusal-limit-tables = Слишком много новых столов: попробуйте через { $seconds } с.
refusal-limit-unfinished =
    { $most ->
        [one] Незаконченным может быть только { $most } стол: сначала доиграйте или закройте его.
        [few] Незаконченными могут быть только { $most } стола: сначала доиграйте или закройте какой-нибудь.
       *[many] Незаконченными могут быть только { $most } столов: сначала доиграйте или закройте какой-нибудь.
    }
refusal-limit-bot-tables =
    { $most ->
        [one] Боты играют только за { $most } вашим незаконченным столом: сначала доиграйте или закройте его.
       *[other] Боты играют только за { $most } вашими незаконченными столами: сначала доиграйте или закройте какой-нибудь.
    }
refusal-limit-reports = Слишком много жалоб: попробуйте через { $seconds } с.
refusal-limit-chat = Слишком много сообщений: попробуйте через { $seconds } с.
refusal-limit-guesses = Слишком много попыток: попробуйте через { $seconds } с.
refusal-limit-sockets =
    { $most ->
        [one] Можно держать только { $most } соединение.
        [few] Можно держать только { $most } соединения.
       *[many] Можно держать только { $most } соединений.
    }
refusal-limit-watching =
    { $most ->
        [one] Сразу можно смотреть только { $most } стол.
        [few] Сразу можно смотреть только { $most } стола.
       *[many] Сразу можно смотреть только { $most } столов.
    }
refusal-limit-heavy = Слишком много партий для повтора сразу: снова через { $seconds } с.
refusal-limit-silent = По этому соединению ничего не сказали.
refusal-wire-host = Этот сервер так не называется.
refusal-wire-too-slow = Запрос приходил слишком медленно.
refusal-wire-invalid = Сообщение непонятно: { $reason }
refusal-wire-not-json = Сообщение не в формате JSON.
refusal-wire-too-long =
    { $most ->
        [one] В сообщении может быть не больше { $most } байта.
        [few] В сообщении может быть не больше { $most } байт.
       *[many] В сообщении может быть не больше { $most } байт.
    }
refusal-wire-origin = Другой сайт не может действовать от вашего имени.
refusal-wire-another-wish = Команда с этим именем раньше просила о другом.
refusal-wire-metrics = Показатели этого сервера видит только тот, кто за ним следит.
refusal-wire-no-such-route = По этому адресу ничего нет.
refusal-wire-no-such-language = Языка «{ $language }» здесь нет.
refusal-wire-no-such-part = Текстов под названием «{ $part }» нет.
refusal-wire-fault = Ошибка на нашей стороне; она записана в журнал.
refusal-store-in-use = Файлом { $file } уже пользуется другой сервер. Сначала остановите его или укажите этому свой файл: --store.
refusal-store-no-access = Файл данных { $file } недоступен: { $reason }. Проверьте его папку и владельца.
refusal-store-read-only = Файл данных { $file } открыт только для чтения. Дайте тому, кто запускает сервер, право писать в него и в его папку.
refusal-store-foreign = { $file } — не файл данных Windlass. В нём ничего не изменено; укажите другой: --store.
refusal-store-damaged = Файл данных { $file } повреждён. В нём ничего не изменено; отложите копию, проверьте его командой «windlass store check» или верните резервную копию.
refusal-store-newer = Файл данных записан более новой версией Windlass. Установите её: эта его не поймёт.
refusal-store-unreachable = База данных недоступна: { $reason }
refusal-store-no-driver = Для PostgreSQL нужно дополнение «postgres»: установите Windlass вместе с ним.
refusal-store-differs = В «{ $table }» не всё совпадает: в новом хранилище уже было что-то другое. Переносите в пустое.
refusal-settings-file = Настройки в файле { $file } не читаются: { $reason }
refusal-settings-value = Неверная настройка: { $reason }

# Запуск сервера.
serve-here = Стол готов: { $url }
serve-network = Для всех в этой сети: { $url }
serve-compiling = Правила для сильных ботов ещё компилируются; боты уже играют.
serve-compiled = Правила скомпилированы; боты играют в полную силу и скорость.
serve-stop = Ctrl+C завершает работу; все партии сохраняются.
serve-bots = Ботов за работой: { $count }
serve-no-client = Браузерный клиент не собран; протокол работает и без него.
serve-backed-up =
    { $pages ->
        [one] Скопировано в { $file }: { $pages } страница.
        [few] Скопировано в { $file }: { $pages } страницы.
       *[many] Скопировано в { $file }: { $pages } страниц.
    }
store-log = { $table }: журнал повреждён. { $reason }
store-rules = { $table }: сыграно по правилам, которых здесь нет. { $reason }
store-lists = { $table }: списки расходятся с журналом.
store-set-aside = { $table }: отложено в { $folder }.
store-written-anew = { $table }: списки записаны заново.
store-checked = Столов проверено: { $count }. С ошибками осталось: { $wrong }.
store-moved = Теперь всё лежит в { $target } и сверено построчно. Строк: { $count }
doctor-store = В хранилище можно писать: { $store }
doctor-store-in-use = Хранилищем сейчас пользуется сервер: { $store }
doctor-disk = Места на диске хватает: свободно { $megabytes } МБ.
doctor-little-disk = Диск почти полон: свободно { $megabytes } МБ. Освободите место, пока сохранять ещё можно.
doctor-backup = Копии складываются в { $folder }.
doctor-no-backup = Копии не делаются. Укажите в «backup» папку на другом диске.
doctor-files = Открытых файлов разрешено: { $count }.
doctor-few-files = Открытых файлов разрешено всего { $count }, а на каждое соединение нужен один. Разрешите от { $needed } (LimitNOFILE в systemd).
doctor-clock = Часы показывают возможное время.
doctor-no-clock = Часы идут неверно. Пусть машина сверяет их по сети.
doctor-tls = Игроки приходят по TLS на { $url }, и cookie никуда больше не уходят.
doctor-not-secure = Игроки приходят по TLS на { $url }, но «secure» выключено: включите, чтобы cookie шли только по TLS.
doctor-no-tls = Адрес { $url } открыт в интернет без TLS. Поставьте перед сервером прокси с TLS и включите «secure».
doctor-at-home = Сервер — для этой машины или сети; для интернета ему нужен TLS.
doctor-proxy = Адресам верим от { $proxies }.
doctor-no-proxy = В «proxies» пусто: за прокси у всех как будто один адрес, и ограничения ударят по всем сразу.
doctor-client = Клиент для браузера собран.
serve-nothing-to-back-up = В { $file } нет базы данных.
serve-needs-shared = Отдельным ботам нужно общее хранилище: postgresql://…

# Клиент в терминале.
client-table = Стол { $code }: { $url }
client-waiting = Ход за другим: { $seat }.
client-choose = Ваш выбор
client-lost = Связь потеряна; пробуем снова.
client-over = Партия закончена. { $ending }
client-help = Наберите номер или краткую запись действия; ещё есть «undo», «hint», «resign», «say …» и «quit».

# Порядок за столом и жалобы тому, кто содержит сервер.
order-silence = Закрыть чат: { $name }
order-hear = Открыть чат: { $name }
order-remove = Освободить место: { $name }
order-ban = Закрыть доступ к столу: { $name }
order-readmit = Снова пустить за стол: { $name }
order-is-silence = { $name }: чат закрыт.
order-is-remove = { $name }: можно только смотреть.
order-is-ban = { $name }: доступ к столу закрыт.
order-slow = Медленный чат
order-slow-off = нет
order-slow-seconds = { $seconds } с
order-you-silenced = Хозяин стола закрыл вам чат.
report-person = Пожаловаться: { $name }
report-what = Жалобу прочтёт тот, кто содержит сервер; за столом её не увидят.
report-why = Что не так?
report-why-words = Слова
report-why-name = Имя
report-why-play = То, как играют
report-why-other = Другое
report-line = К жалобе приложится сообщение: «{ $text }»
report-more = Подробности, если хотите
report-send = Отправить
report-sent = Спасибо. Жалобу посмотрит тот, кто содержит сервер.
