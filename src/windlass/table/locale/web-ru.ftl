# Страница.
web-title = Windlass
web-title-table = { $game } · Windlass
web-title-your-turn = ● Ваш ход · { $game }
web-hero = Настольные игры: садитесь и играйте
web-hero-more = Три игры целиком — против ботов или с друзьями. Без регистрации, в один щелчок.
web-loading = Готовим стол…
web-home = На главную
web-lost = Здесь ничего нет
web-lost-why = По этому адресу нет ни игры, ни стола.
web-gone = Этот стол показать нельзя
web-trouble = Сервер не отвечает
web-trouble-why = Нет связи или сервер остановлен. Ничего из сыгранного не пропало.
web-trouble-again = Попробовать ещё раз
web-close = Закрыть
web-cancel = Отмена
web-yes = да
web-no = нет
web-copied = Скопировано
web-copy-link = Скопировать ссылку
web-share = Поделиться
web-menu = Меню
web-more = Подробнее
web-more-about = Подробнее об игре «{ $game }»
web-guest = Гость
web-language-en = English
web-language-ru = Русский
web-language-fr = Français

# Игры и столы на главной.
web-players-range = Игроков: { $low }–{ $high }
web-play-bots = Играть с ботами
web-rival = Ваш следующий соперник
web-play-friends = С друзьями
web-learn = Учиться, играя
web-join = Войти по коду
web-join-go = Войти
web-code = Код стола
web-import = Открыть сохранённую партию
web-import-how = Законченную партию можно пересмотреть, незаконченную — доиграть. Выберите файл или перетащите его сюда.
web-import-choose = Выбрать файл
web-my-tables = Ваши столы
web-open-tables = Столы, где ждут игроков
web-compiling = Сильные боты ещё готовятся: после первого запуска это около минуты. Играть с ними уже можно, но пока они думают дольше и ходят проще.
web-open-none = Сейчас никто не ждёт. Попросите подобрать стол, и следующий игрок сядет к вам.
web-strangers = Сыграть с кем-нибудь
web-strangers-how = Выберите игру и время на ход: мы подберём того, кто хочет того же.
web-find = Подобрать стол
web-pace-quick = Быстро: минута на ход
web-pace-calm = Спокойно: четыре минуты на ход
web-pace-days = Не спеша: два дня на ход
web-watch-tables = Партии, которые можно смотреть
web-history = Законченные партии
web-history-all = Все партии и статистика
web-mine = Ваши партии
web-mine-more = Ещё: имя, убрать, уйти
web-mine-title = Как назвать для себя
web-mine-archive = Убрать из списка
web-mine-unarchive = Вернуть в список
web-mine-archived = Убранные
web-mine-save = Сохранить
web-mine-empty = Пока пусто: здесь будут ваши законченные партии.
web-mine-profile = Мои рейтинги и страница
web-rated = На рейтинг
web-ladders = Таблицы рейтингов
web-mine-played =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
web-mine-won = побед
web-mine-resigned = сдано
web-mine-places = Места
web-mine-game = Какая игра
web-mine-all = Все игры
web-your-turn = Ваш ход
web-place = { $place }-е место
web-status-waiting = ждут игроков
web-status-playing = идёт игра
web-status-paused = пауза
web-status-over = закончена
web-status-abandoned = прервана без результата
web-status-frozen = остановлена

# Подготовка стола.
web-set-table = Новый стол
web-start = Начать
web-open-table = Открыть стол
web-options = Вариант и настройки
web-more-options = Другие настройки
web-table-settings = Время и игроки
web-house-rules = Домашние правила
web-rules = Правила вкратце
web-rules-all = Правила целиком
web-puzzles = Задачи
web-rules-of = Правила: { $game }
web-rules-link = Правила
web-rules-play = Играть
web-rules-contents = Содержание
web-rules-search = Поиск по правилам
web-rules-example = Пример
web-rules-rulings = Решения, на которых держится эта глава (по-английски)
web-rules-found =
    { $count ->
        [0] Об этом не говорит ни одна глава.
        [one] Об этом говорит { $count } глава.
        [few] Об этом говорят { $count } главы.
       *[many] Об этом говорят { $count } глав.
    }
web-players = Игроки
web-plan-me = Я
web-plan-here = Кто-то за этим устройством
web-plan-friend = Друг по приглашению
web-plan-bot = Бот: { $level }
web-clock = Время
web-clock-kind-none = без часов
web-clock-kind-turn = на каждый ход
web-clock-kind-game = на всю партию
web-clock-kind-days = дни на каждый ход
web-clock-none = Без часов
web-clock-turn =
    { $seconds ->
        [one] { $seconds } секунда на ход
        [few] { $seconds } секунды на ход
       *[many] { $seconds } секунд на ход
    }
web-clock-game =
    { $minutes ->
        [one] { $minutes } минута на партию, за ход ещё { $increment } с
        [few] { $minutes } минуты на партию, за ход ещё { $increment } с
       *[many] { $minutes } минут на партию, за ход ещё { $increment } с
    }
web-clock-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
web-at-end = Когда время выйдет
web-at-end-bot = вместо игрока ходит бот
web-at-end-loss = игрок проигрывает
web-setting-turn-seconds = Секунд на ход
web-setting-game-minutes = Минут на партию
web-setting-increment = Добавка за ход, секунд
web-setting-turn-days = Дней на ход
web-setting-public = Стол виден всем
web-setting-rated = На рейтинг: итог меняет рейтинги, без подсказок и возврата ходов
web-setting-spectators = Можно смотреть со стороны
web-setting-hints = Подсказки
web-setting-takebacks = Разрешить просьбы вернуть ход
web-setting-delay = Задержка для зрителей (действий)
web-setting-grace = Через сколько секунд отключившегося заменит бот
web-lots = В начале партии места разыгрываются по жребию.
web-setting-lots = Места по жребию: кто начинает, решает случай
web-plan-name = Имя игрока за этим устройством
web-password = Пароль
web-password-why = Его должен знать каждый, кто входит. Пусто — без пароля.
web-locked = За этот стол пускают по паролю
web-locked-how = Его знает тот, кто вас пригласил.
web-enter = Войти

# До начала.
web-lobby = За столом
web-invite = Пригласить друзей
web-invite-how = Отправьте ссылку, назовите код или покажите картинку для камеры.
web-reach-here = Ссылка откроется только на этом устройстве: стол не в сети.
web-reach-network = Ссылка откроется у всех в этой сети: по тому же Wi-Fi, дома или в кафе.
web-reach-everyone = Ссылка откроется у каждого, кто её получит, где бы он ни был.
web-invited = { $host } зовёт вас сыграть: «{ $game }»
web-invited-by-nobody = Вас зовут сыграть: «{ $game }»
web-sit-down = Сесть за стол
web-table-full = Все места заняты. Когда начнут, можно будет смотреть.
web-look-first = Сначала осмотреться
web-players-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
web-suggested-name-1 = Капитан Чайка
web-suggested-name-2 = Боцман Сухарь
web-suggested-name-3 = Юнга Бриз
web-suggested-name-4 = Штурман Компас
web-suggested-name-5 = Старпом Прилив
web-suggested-name-6 = Канонир Перец
web-suggested-name-7 = Лоцман Туман
web-suggested-name-8 = Кок Треска
web-invite-qr = QR-код ссылки на этот стол
web-invite-locked = Им понадобится и пароль.
web-seat-open = Свободное место
web-seeking = Ждём того, кто хочет того же. Партия начнётся сама, как только он придёт; вас позовёт звук.
web-sit = Сесть сюда
web-sit-also = Кто-то за этим устройством
web-stand = Освободить место
web-swap = Поменять местами: { $one } и { $other }
web-fill-bots = Посадить ботов на свободные места
web-place-bot = Посадить бота
web-seats-missing =
    { $count ->
        [one] Свободно ещё { $count } место
        [few] Свободно ещё { $count } места
       *[many] Свободно ещё { $count } мест
    }
web-wait-host = Партию начнёт хозяин стола.

# За столом.
web-board = Поле
web-zoom = Размер поля
web-zoom-in = Увеличить
web-zoom-out = Уменьшить
web-zoom-fit = Показать всё поле
web-tray = Ваша рука и действия
web-sheet = Журнал, чат и справка
web-log = Журнал
web-chat = Чат
web-help = Справка
web-you-did = Вы
web-you = вы
web-acting = сейчас решает
web-wait = Решают другие
web-watching = Вы зритель
web-watching-delay =
    { $count ->
        [one] отставание: { $count } действие
        [few] отставание: { $count } действия
       *[many] отставание: { $count } действий
    }
web-spectators =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[many] Смотрят { $count } человек
    }
web-paused = Партия на паузе.
web-seat-resigned = игра сдана
web-seat-away = место занимает бот
web-seat-absent = нет связи…
web-seat-elsewhere = сейчас не здесь
web-seat-lost-time = время вышло
web-seat-lost-absent = слишком долго нет
web-seat-away-time = время вышло: ходит бот
web-your-time = Ваше время: { $time }
web-hurry =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
       *[many] Осталось { $seconds } секунд
    }
web-kept-wish = За вас играет бот: вы вышли из-за стола.
web-kept-absent = За вас играет бот: связь прервалась.
web-kept-time = За вас играет бот: ваше время вышло.
web-kept-used-up = Ваше время на всю партию израсходовано.
web-days-left =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
web-choose-first = Выберите действие
web-choices = Что вы можете сделать
web-plain = Стол словами
web-undo = Вернуть ход
web-undo-ask = Попросить вернуть ход
web-hint-ask = Подсказка
web-hint = { $action }. { $reason }
web-hint-chance = { $action }. { $reason } Шансы на победу после этого — около { $chance } %.
web-hint-next = Второй вариант
web-hint-second = Второй вариант: { $hint }
web-hint-then = Затем: { $plan }.
web-hint-gains = План даёт: { $gains }.
web-log-moment = Показать момент после действия { $ply }
web-log-turn = Ход: { $name }
web-log-scene = Вне ходов
web-list-two = { $first }, { $second }
web-since = С вашего хода
web-since-again = Показать, что было с вашего хода
web-pace = Темп: { $speed }
web-log-again = Показать ещё раз
web-log-earlier = Показать более ранние ходы
web-log-times =
    { $times ->
        [one] ({ $times } раз)
        [few] ({ $times } раза)
       *[many] ({ $times } раз)
    }
web-link-lost = Восстанавливаем связь…
web-link-connecting = Подключаемся…
web-link-keeps = Восстанавливаем связь… сделанное сохранено и будет отправлено.
web-sent = отправлено, ждём ответа
web-sheet-unread =
    { $count ->
        [one] Журнал, чат и справка: { $count } новое сообщение
        [few] Журнал, чат и справка: { $count } новых сообщения
       *[many] Журнал, чат и справка: { $count } новых сообщений
    }
web-asking-undo = { $name } просит вернуть ход.
web-asking-pause = { $name } просит сделать паузу.
web-asking-abandon = { $name } предлагает закончить партию без результата.
web-agree = Согласиться
web-decline = Отказать
web-withdraw = Снять просьбу
web-ask-pause = Попросить паузу
web-pause = Пауза
web-ask-abandon = Предложить закончить без результата
web-abandon = Закончить без результата
web-claim = Засчитать победу: остальных давно нет
web-resume = Продолжить
web-resign = Сдаться
web-resign-sure = Сдачу нельзя отменить. Если игроков больше двух, за вас доиграет бот.
web-play-on = Играть дальше
web-leave = Уйти; место займёт бот
web-return = Вернуться на место
web-curtain = Передайте устройство. Следующий игрок: { $name }
web-curtain-open = { $name } — это я
web-guide = Первая партия
web-guide-next = Дальше
web-guide-done = Дальше без подсказок
web-guide-short = Сыграть короткую партию
web-guide-skip = Пропустить

# Чат.
web-phrases = Фразы, которые каждый читает на своём языке
web-chat-write = Напишите что-нибудь
web-chat-send = Отправить
web-chat-empty = Пока никто ничего не сказал.
web-react = Отклик
web-mute-name = Скрыть сообщения: { $name }
web-muted = Сообщения скрыты: { $name }.
web-unmute = Показывать снова

# Конец, повтор и файлы.
web-result = Результат
web-won = Вы победили!
web-placed =
    { $place ->
        [2] Вы на втором месте.
        [3] Вы на третьем месте.
        [4] Вы на четвёртом месте.
       *[other] Ваше место: { $place }.
    }
web-sources = Откуда очки
web-sources-rounds = По раундам
web-round = Раунд
web-wins = Первое место: { $name }
web-rating-change = Рейтинг { $before } → { $after } ({ $change })
web-rating-none = Без рейтинга: в рейтинговой партии каждый играет за себя, а карты никто не выбирает.
web-rematch = Сыграть ещё
web-beat = Вы победили. Соперники: { $names }.
web-next-rival = Дальше: { $name }
web-rematch-offered = { $name } предлагает сыграть ещё
web-rematch-accept = Согласиться
web-rematch-waiting = Предложение отправлено. Начнём, как только согласятся все.
web-rematch-answered = Ответили все.
web-rematch-agreed = играет
web-rematch-declined = отказ
web-rematch-asked = пока без ответа
web-rematch-go = К новому столу
web-replay = Посмотреть повтор
web-share-replay = Скопировать ссылку на повтор
web-export = Сохранить партию
web-progress = Продвижение всех игроков по ходу партии
web-progress-table = То же в числах
web-action = Действие
web-turning = Переломные моменты
web-turning-number = Переломный момент { $number }
web-turning-lead = Действие { $ply }: { $name } выходит вперёд, +{ $gain }
web-turning-gain = Действие { $ply }: { $name } отыгрывает { $gain }
web-pinned-title = Действующие правила и компоненты
web-pinned-rules = Правила
web-pinned-components = Компоненты
web-fair = Честно ли тасовали?
web-fair-title = Кто тасует карты?
web-shuffled-by-people = Стол зафиксировал свой секрет до того, как кто-либо сел, а устройства игроков добавляют свою случайность: подобрать карты не мог никто. Сохраните этот хеш, чтобы проверить это после партии.
web-shuffled-by-table = Стол зафиксировал свой секрет до первой карты. Сохраните этот хеш, чтобы проверить это после партии.
web-shuffled-by-known = Эти карты могут быть кому-то известны: зерно выбрано или взято из другой партии. Другие здесь не играют.
web-keep-hash = Сохранить хеш
web-fair-secret = Секрет стола
web-fair-hash = Хеш
web-fair-seed = Зерно
web-replay-first = К началу
web-replay-back = На действие назад
web-replay-run = Запустить повтор
web-replay-pause = Остановить повтор
web-replay-next = На действие вперёд
web-replay-last = К концу
web-replay-moment = Момент партии
web-replay-leave = Назад к столу
web-copy-moment = Ссылка на этот момент
web-share-picture = Картинка момента
web-share-film = Анимация партии
web-share-making = { $done } % · стоп
web-play-from = Играть с этого места
web-eyes = Чьими глазами
web-eyes-own = Своими глазами
web-eyes-spectator = Глазами зрителя

# Настройки.
web-settings = Настройки
web-setting-name = Ваше имя
web-setting-emblem = Ваш знак
web-emblem-anchor = Якорь
web-emblem-compass = Компас
web-emblem-lantern = Фонарь
web-emblem-wave = Волны
web-emblem-star = Звезда
web-emblem-crab = Краб
web-emblem-barrel = Бочка
web-emblem-feather = Перо
web-emblem-moon = Луна
web-emblem-shell = Ракушка
web-emblem-whale = Кит
web-emblem-key = Ключ
web-setting-language = Язык
web-setting-theme = Цвета
web-theme-system = Как на устройстве
web-theme-light = Светлые
web-theme-dark = Тёмные
web-setting-speed = Движение
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-fast = Быстро
web-speed-none = Без движения
web-setting-confirm = Показывать действие заранее
web-confirm-always = каждое, прежде чем оно будет сделано
web-confirm-final = только если оно что-то раскроет или закончит ход
web-confirm-never = никогда
web-final = Вернуть это можно будет только с общего согласия
web-setting-sound = Звуки
web-setting-notify = Звать, когда мой ход, а страница не на виду
web-notify-denied = Браузер запрещает уведомления этой страницы. Разрешить их можно в его настройках.
web-setting-curtain = Закрывать стол, пока устройство передают
web-setting-plain = Показывать стол словами
web-account = Учётная запись, устройства и мои данные
web-carry = Другие ваши устройства
web-carry-why = По личной ссылке вы останетесь тем же игроком на другом устройстве.
web-carry-make = Создать ссылку
web-carry-qr = QR-код вашей личной ссылки
web-carry-accept = Продолжить здесь этим игроком
web-carry-accept-why = По этой ссылке вы станете тем же игроком, что и на другом устройстве.
web-carry-instead = Сейчас на этом устройстве вы — { $name }. Если продолжить, играть за этого игрока здесь больше не получится.
web-carry-decline = Остаться собой

# Клавиши.
web-keys-title = Клавиши
web-key-tab = Tab
web-key-arrows = ← →
web-key-zoom = + − 0
web-key-pan = ⇧ ← →
web-key-enter = Enter
web-key-escape = Esc
web-key-u = U
web-key-h = H
web-key-question = ?
web-keys-tab = к следующей кнопке
web-keys-arrows = вдоль поля
web-keys-zoom = увеличить поле, уменьшить, целиком
web-keys-pan = двигать увеличенное поле
web-keys-enter = выбрать; ещё раз — сделать
web-keys-escape = отменить выбор
web-keys-u = вернуть ход
web-keys-h = подсказка
web-keys-question = справка

# Разбор законченной партии.
web-review = Разбор партии
web-review-why = Каждое решение оценивается по тому, что игрок мог знать, в воображаемых мирах и никогда по скрытым картам.
web-review-start = Разобрать
web-review-working = Оцениваем решения: { $judged } из { $total }
web-review-chances = Шансы на победу
web-review-chances-hint = Коснитесь графика, чтобы перейти к моменту.
web-review-best = лучшее
web-review-good = хорошее
web-review-inaccuracy = неточность
web-review-mistake = ошибка
web-review-blunder = грубая ошибка
web-review-key = Ключевые моменты
web-review-no-key = Ошибок, о которых стоит говорить, не было.
web-review-lost = потеряно пунктов победы: { $points }
web-review-better = Лучше: { $action }
web-review-as-good = Лучше ничего не было.
web-review-open = Задним числом: при открытых картах
web-review-hindsight = При открытых картах: { $played } % после сыгранного, { $best } % после лучшего действия.
web-review-next = Дальше решает { $name }
web-review-try = Сыграть отсюда самому
web-review-skill = решения, свои и чужие
web-review-luck = удача
web-review-began = в начале
web-review-ended = итог
web-review-sums = Решения и удача каждого
web-review-player = Игрок
