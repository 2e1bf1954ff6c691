# Игроки и боты.
seat-number = Игрок { $number }
bot-uniform = Наугад
bot-advice = Новичок
bot-sailor = Лёгкий
bot-mate = Средний
bot-navigator = Опытный
bot-captain = Сильный
bot-master = Мастер
bot-value = Острый глаз
bot-plan = Стратег
bot-look = Дальний взгляд
bot-flat = Монте-Карло
bot-tree = Поиск по дереву
hint-wins = Это победа.
bot-own = { $name }
ending-resigned = Все остальные сдались.

# Что отклонено: партии и их файлы.
refusal-action-unknown = Нет действия с кодом { $code }.
refusal-bot-unknown = Нет бота с именем «{ $level }».
refusal-bot-silent =
    { $seconds ->
        [one] Бот не ответил за { $seconds } секунду.
        [few] Бот не ответил за { $seconds } секунды.
       *[many] Бот не ответил за { $seconds } секунд.
    }
refusal-bot-gone = Программа бота завершилась.
refusal-bot-garbled = Ответ бота не удалось понять: «{ $text }».
refusal-bot-illegal = Бот выбрал «{ $action }», а так ходить нельзя.
refusal-arena-alone = Для арены нужны хотя бы два бота.
refusal-arena-other = В { $folder } лежит другое состязание.
refusal-blocks-other = В папке { $folder } лежат другие результаты.
refusal-hands-no-ray = Ray не установлен: pip install "windlass[ray]"
refusal-dataset-altered = { $file }: строки партии { $number } расходятся с её файлом.
refusal-train-course = Нельзя выучить «{ $course }» игры { $game } на { $seats } игроков.
refusal-train-compiler = Для обучения нужен компилятор (Numba), а он выключен или не установлен.
refusal-weights-none = Никто ещё не научился играть в { $game } на { $seats } игроков, поэтому играет здравый смысл.
refusal-weights-broken = Файл { $file } повреждён, поэтому играет здравый смысл.
refusal-weights-other-game = Файл { $file } выучен для других правил или компонентов, поэтому играет здравый смысл.
refusal-game-unknown = Нет игры с именем «{ $game }».
refusal-game-no-features = Для игры «{ $game }» признаки не описаны.
refusal-picture-no-engine = Чтобы нарисовать поле, нужен ещё один пакет: pip install "windlass[draw]".
refusal-picture-not-built = Поля ещё не собраны: сначала выполните «make web» или установите Windlass из готового пакета (wheel).
refusal-picture-no-board = У игры «{ $game }» нет нарисованного поля.
refusal-notation-action = «{ $text }» — это не действие.
refusal-notation-position = Позиция не читается: { $part }.
refusal-match-version = Эта партия ({ $game }) сыграна по правилам версии { $version }, которые программа уже не поддерживает.
refusal-match-components = Эта партия ({ $game }) сыграна с другим набором компонентов ({ $components }).
refusal-match-seed = Зерно не соответствует опубликованному хешу.
refusal-match-seed-bytes = Зерно — это байты, числом { $size }.
refusal-match-names = Имена — это список текстов, по одному на место.
refusal-match-no-seat = Места — от 0 до { $last }; -1 означает зрителя.
refusal-match-no-place = Места — от 0 до { $last }; зрителю здесь места нет.
refusal-match-not-whole = Нужно целое число, а не значение типа { $type }.
refusal-match-no-ply = В партии есть моменты от 0 до { $most }; момента { $number } нет.
refusal-match-over = Партия окончена.
refusal-mcp-no-match = Партии с номером { $number } нет.
refusal-undo-nothing = Отменять нечего.
refusal-undo-over = Кто-то уже сдался: ничего отменить нельзя.
refusal-undo-not-yours = Последнее действие было не ваше.
refusal-undo-revealed = Открылось что-то тайное или случайное: отменить можно только с общего согласия.
refusal-resign-no-seat = Такого места нет.
refusal-resign-twice = Этот игрок уже сдался.
refusal-options-invalid = Настройка «{ $option }»: нужно { $wanted }.
refusal-options-unknown = В игре нет настройки «{ $option }». Есть: { $options }.
options-wanted-number = целое число от { $low } до { $high }
options-wanted-switch = да или нет (true или false)
options-wanted-choice = одно из: { $choices }
options-wanted-text = текст указанного в ней вида
refusal-options-seats = { $game }: игроков может быть от { $low } до { $high }.
refusal-matchfile-line = Строка { $line }: { $reason }
refusal-matchfile-title = Это не файл партии.
refusal-matchfile-field = Поле «{ $field }» стоит не на месте или его значение неверно.
refusal-matchfile-missing = Не хватает поля «{ $field }».
refusal-matchfile-entry = «{ $text }» не может быть следующей записью.
refusal-matchfile-too-long =
    { $most ->
        [one] В файле партии может быть не больше { $most } знака.
       *[other] В файле партии может быть не больше { $most } знаков.
    }
refusal-matchfile-not-text = В файле есть знаки, которые не образуют текста.
refusal-matchfile-running = Партия ещё идёт: скрытое в ней пока не для всех.
refusal-proof-part = Место добавляет от { $low } до { $high } байт или ничего.
refusal-proof-receipt = Это не квитанция.

# Что отклонено: терминал.
refusal-terminal-number =
    { $count ->
        [1] Выбирать приходится из одного действия; номера { $number } нет.
       *[other] Выберите номер от 1 до { $count }; номера { $number } нет.
    }
refusal-terminal-file-unreadable = Файл { $file } не читается.
refusal-terminal-file-unwritable = Файл { $file } не записать.
refusal-terminal-file-needed = Назовите файл, например: { $command } вечер.match
refusal-terminal-pair = «{ $text }» не имеет вида имя=значение.
refusal-terminal-option = { $game }: настройки «{ $name }» нет. Есть: { $names }.
refusal-terminal-bots = Ботов слишком много: { $bots }, а мест { $seats }.
refusal-terminal-which = «{ $text }» подходит к нескольким действиям: { $actions }.
refusal-terminal-no-such = Здесь нет «{ $text }». Есть: { $names }.
refusal-terminal-nothing-kept = Здесь не сохранено ни одной неоконченной партии.
refusal-terminal-seat =
    { $seats ->
        [one] Здесь только { $seats } место, поэтому места { $seat } нет.
        [few] Здесь только { $seats } места, поэтому места { $seat } нет.
       *[many] Здесь только { $seats } мест, поэтому места { $seat } нет.
    }
refusal-terminal-names =
    { $seats ->
        [one] Имён { $names }, а место только { $seats }.
        [few] Имён { $names }, а мест только { $seats }.
       *[many] Имён { $names }, а мест только { $seats }.
    }
terminal-usage-no-option = Нет такого параметра: { $option }.
terminal-usage-missing = Не указано: { $option }.
terminal-usage-no-value = Для { $option } нужно значение.
terminal-usage-value = Значение { $option } записано неверно.
terminal-usage-choice = { $option } — одно из: { $values }.
terminal-usage-range = { $option } — целое число от { $low } до { $high }.
terminal-usage-least = { $option } — целое число, не меньше { $low }.
terminal-usage-other = Не удалось понять: { $text }
refusal-terminal-chapter = В правилах нет главы «{ $chapter }». Есть: { $chapters }.
refusal-terminal-ply =
    { $most ->
        [one] В партии { $most } действие; действия { $number } нет.
        [few] В партии { $most } действия; действия { $number } нет.
       *[many] В партии { $most } действий; действия { $number } нет.
    }
refusal-simulate-players =
    { $seats ->
        [one] Назовите { $seats } игрока; названо: { $given }.
       *[other] Назовите одного игрока на все места или { $seats } игроков; названо: { $given }.
    }

# Слова, которые вводят за игрой, кроме английских.
terminal-word-help = помощь
terminal-word-hint = совет
terminal-word-undo = отмена
terminal-word-log = журнал
terminal-word-list = список
terminal-word-save = сохранить
terminal-word-load = загрузить
terminal-word-resign = сдаться
terminal-word-proof = доказательство
terminal-word-card = карта
terminal-word-sector = сектор
terminal-word-island = остров
terminal-word-discard = сброс
terminal-word-quit = выход

# За игрой.
terminal-welcome = Введите номер или краткую запись действия. Об остальном расскажет «помощь».
terminal-curtain = Следующим ходит { $seat }. Передайте клавиатуру и нажмите Enter, когда никто не подсматривает.
terminal-since = Что произошло:
terminal-earlier =
    { $count ->
        [one] … и ещё { $count } строка до этого; «журнал» покажет всё.
        [few] … и ещё { $count } строки до этого; «журнал» покажет всё.
       *[many] … и ещё { $count } строк до этого; «журнал» покажет всё.
    }
terminal-hint = Совет: { $notation }. { $hint }
terminal-more = … и ещё; «{ $command }» покажет все действия.
terminal-turn-over = (Enter)
terminal-left-kept = До встречи. Партия сохранена; продолжить: { $command }
terminal-commitment = Перетасовано до начала; хеш секрета: { $hash }. Сохраните его: в конце он докажет, что карты никто не подбирал.
terminal-chosen = Зерно выбрано заранее, поэтому ничто не доказывает, что карты не подобраны.
terminal-check = Партия сохранена. Проверить тасовку: { $command }
terminal-help-card = card ИМЯ     (карта) карта целиком; без имени — все карты
terminal-help-sector = sector ИМЯ   (сектор) сектор и всё, что там лежит и продаётся
terminal-help-island = island ИМЯ   (остров) остров, его стороны и добыча при поворотах
terminal-help-discard = discard      (сброс) что лежит открыто у стола
terminal-undone = Действие отменено.
terminal-saved = Сохранено: { $file }.
terminal-loaded = Загружено: { $file }.
terminal-resigned = { $seat } сдаётся.
terminal-components-exported =
    { $files ->
        [one] { $files } новый файл в { $folder }. Чтобы играть с ним: { $command }
        [few] { $files } новых файла в { $folder }. Чтобы играть с ними: { $command }
       *[many] { $files } новых файлов в { $folder }. Чтобы играть с ними: { $command }
    }
terminal-extra-missing = Этой команде нужен пакет, который не установлен: { $command }
terminal-mcp-instructions = Настольные игры против ботов. Посмотрите список игр, прочитайте правила, начните партию, а потом выбирайте из возможных действий, пока партия не кончится.
terminal-bot-gives-up = { $seat } терпит техническое поражение: { $reason }
terminal-left = До свидания. Партия осталась неоконченной.
terminal-over = Партия окончена. { $ending }
terminal-fair = Зерно: { $seed }; его хеш { $hash } был известен до первой карты.
terminal-help =
    Введите номер действия или его краткую запись, которая стоит рядом.
    совет             какое действие выглядит удачным и почему; «совет 2» — второй вариант
    отмена            взять назад своё последнее действие, если ничего не открылось
    список            снова показать стол и действия
    журнал            всё, что произошло
    сохранить ФАЙЛ    записать партию в файл
    загрузить ФАЙЛ    продолжить партию из файла
    сдаться           сдаться; ваше место займёт бот
    выход             уйти
terminal-place = Место
terminal-player = Игрок
terminal-score = Продвижение

# Повтор и проверка.
terminal-replay-open = Партия продолжается.
terminal-rules-example = Пример
terminal-verify-good = Доказано: { $file }
terminal-verify-consistent = Не противоречит себе, не более: { $file }
terminal-verify-bad = Неправда: { $file }
terminal-verify-proven = доказано
terminal-verify-agrees = сходится
terminal-verify-open = открыто
terminal-verify-false = неправда
proof-broken = Файл не может быть правдой. { $reason }
proof-replays =
    { $count ->
        [one] { $count } запись по правилам, и все розданные карты следуют из зерна.
        [few] { $count } записи по правилам, и все розданные карты следуют из зерна.
       *[other] { $count } записей по правилам, и все розданные карты следуют из зерна.
    }
proof-alone = Без хеша, опубликованного до начала, файл можно сверить только с ним самим: тот, кто его написал, мог выдумать всё. Укажите хеш: --commitment.
proof-commitment = Секрет стола был закреплён до того, как кто-либо сел: он даёт сохранённый вами хеш.
proof-seed-hash = Зерно было закреплено, когда опубликовали сохранённый вами хеш.
proof-other-commitment = Файл не относится к указанному вами хешу.
proof-chosen = Зерно выбрал тот, кто начал партию, или обратное ничем не подтверждено: его могли подобрать ради карт.
proof-parts = Зерно составлено из секрета стола и байтов от мест: { $count } из { $seats }.
proof-no-receipt = Без квитанции ничто не показывает, что записи не отрезаны, не добавлены и не изменены.
proof-receipt = Имена, настройки и первые записи ({ $count }) таковы, какими их подписал стол.
proof-receipt-alone =
    { $count ->
        [one] Первая запись сходится с квитанцией, но без опубликованного хеша неизвестно, чьим ключом она подписана.
       *[other] Первые записи ({ $count }) сходятся с квитанцией, но без опубликованного хеша неизвестно, чьим ключом она подписана.
    }
proof-receipt-forged = Квитанцию на записи ({ $count }) подписал не стол этой партии.
proof-receipt-cut = Стол подписал записей: { $count }, а в файле только { $present }: остальное отрезано.
proof-receipt-altered = Имена, настройки или записи не те, что стол подписал (записей: { $count }).
proof-rest =
    { $count ->
        [one] { $count } запись после последней квитанции держится только на слове файла.
        [few] { $count } записи после последней квитанции держатся только на слове файла.
       *[other] { $count } записей после последней квитанции держатся только на слове файла.
    }
terminal-verify-game = Игра
terminal-verify-rules = Версия правил
terminal-verify-components = Компоненты
terminal-verify-commitment = Опубликовано до начала
terminal-verify-head = Голова записи
terminal-verify-hash = Опубликованный хеш
terminal-verify-seed = Зерно, дающее этот хеш
terminal-verify-entries = Записи, каждая допустима при повторе
terminal-verify-position = Последняя позиция
terminal-verify-ending = Окончание

# Список игр.
terminal-games-seats = игроков: { $low }–{ $high }
terminal-games-bots = Боты: { $bots }

# Компиляция.
terminal-warm-interpreted = Правила здесь исполняются без компиляции: Numba нет или она выключена, готовить нечего.
terminal-warm-folder = С { $setting } правила уже скомпилированы: папку можно скопировать на такие же машины с теми же Python и Windlass.
terminal-warm-ready = Все правила уже скомпилированы.
terminal-warm-done =
    { $seconds ->
        [one] Все правила скомпилированы за { $seconds } секунду.
        [few] Все правила скомпилированы за { $seconds } секунды.
       *[many] Все правила скомпилированы за { $seconds } секунд.
    }

# Моделирование.
terminal-simulate-progress = { $game }: сыграно партий
terminal-simulate-title =
    { $games ->
        [one] { $game }, игроков: { $seats }. { $games } партия, зерно { $seed }
        [few] { $game }, игроков: { $seats }. { $games } партии, зерно { $seed }
       *[many] { $game }, игроков: { $seats }. { $games } партий, зерно { $seed }
    }
terminal-simulate-by-seat = Место за столом
terminal-simulate-by-player = Игрок
terminal-simulate-wins = Победы
terminal-simulate-share = Доля
terminal-simulate-interval = Интервал 95 %
terminal-simulate-rank = Среднее место
terminal-simulate-ending = Окончание
terminal-simulate-games = Партии
terminal-simulate-unfinished = Прервано
terminal-simulate-decisions = Решений за партию
terminal-simulate-decisions-spread = в среднем { $mean }; медиана { $median }; девять из десяти между { $low } и { $high }
terminal-simulate-branching = Вариантов на решение
terminal-simulate-speed = Скорость
terminal-simulate-rate = решений в секунду: { $decisions }, партий в секунду: { $games } ({ $way })
terminal-simulate-compiled = с компиляцией
terminal-simulate-interpreted = без компиляции
refusal-components-nothing = В папке { $folder } нет папки ни одной игры: нужна одна из { $games }.

# `windlass arena` и `windlass train`.
terminal-arena-progress = Сыграно блоков
terminal-arena-title =
    { $games ->
        [one] { $games } партия, блоков одинаковых раздач: { $blocks }
        [few] { $games } партии, блоков одинаковых раздач: { $blocks }
       *[many] { $games } партий, блоков одинаковых раздач: { $blocks }
    }
terminal-arena-bot = Бот
terminal-arena-seat = Место
terminal-arena-rating = Рейтинг
terminal-arena-interval = 95 %
terminal-arena-games = Партии
terminal-arena-share = Победы
terminal-arena-cost = Время на решение
terminal-arena-unfinished = Прервано и не учтено: { $games }
terminal-forfeits =
    { $games ->
        [one] { $bot }: { $games } техническое поражение (бот молчал, упал или пошёл не по правилам).
        [few] { $bot }: { $games } технических поражения (бот молчал, упал или пошёл не по правилам).
       *[many] { $bot }: { $games } технических поражений (бот молчал, упал или пошёл не по правилам).
    }
terminal-arena-stronger = Первый сильнее (отношение правдоподобия { $ratio }).
terminal-arena-not-stronger = Первый не сильнее (отношение правдоподобия { $ratio }).
terminal-arena-open = Пока не решено (отношение правдоподобия { $ratio }).
terminal-train-seed = Зерно { $seed }
terminal-train-state = партий: { $games }, перекрёстная энтропия { $loss }
terminal-train-done = Лучше всех зерно { $seed } (партий: { $games }): { $rating }. Кривые лежат в { $curve }.

# `windlass review`.
refusal-review-going-on = Партия ещё не окончена: разбираются только сыгранные партии.
refusal-review-busy = Слишком много партий ждут разбора; попробуйте через несколько минут.
refusal-review-failed = Разбор не удалось закончить; это записано в журнал.
refusal-review-not-ready = Правила этой игры ещё компилируются или не могут быть здесь скомпилированы, а без этого достаточно далеко не заглянуть.
refusal-lab-busy = Уже ждут десять заданий; сначала остановите одно из них.
refusal-lab-unknown = Такого задания или отчёта нет, или оно уже закончено.
refusal-lab-not-ready = Правила этой игры ещё компилируются или не могут быть здесь скомпилированы.
refusal-puzzle-unknown = Такой задачи нет.
refusal-puzzle-too-long = Столько действий не нужно ни для одной задачи.
review-best = лучший ход
review-best-column = лучшие
review-good = хороший ход
review-good-column = хорошие
review-inaccuracy = неточность
review-inaccuracy-column = неточности
review-mistake = ошибка
review-mistake-column = ошибки
review-blunder = зевок
review-blunder-column = зевки
review-start = в начале
review-decisions = решения
review-luck = удача
review-result = итог
terminal-review-progress = Разобрано решений
terminal-review-moments = Что решило партию
terminal-review-no-moments = Никто не ошибся сколько-нибудь заметно.
terminal-review-moment = { $number }. { $seat } ({ $verdict }): «{ $played }» — шансы { $chance }; «{ $better }» — было бы { $best }.

# `windlass puzzles`.
terminal-puzzles-progress = { $game }: найдено задач
terminal-puzzles-done =
    { $count ->
        [one] { $count } задача записана в { $file }.
        [few] { $count } задачи записаны в { $file }.
       *[many] { $count } задач записано в { $file }.
    }
terminal-puzzles-kind = Вид
terminal-puzzles-count = Задачи
terminal-puzzles-rating = Сложность
terminal-puzzles-win = победа в этот же ход
terminal-puzzles-defence = единственная защита
terminal-puzzles-best = намного лучшее действие

# `windlass dataset`.
terminal-dataset-progress = { $game }: записано партий
terminal-dataset-done =
    { $matches ->
        [one] В папке { $folder } { $matches } партия.
        [few] В папке { $folder } { $matches } партии.
       *[many] В папке { $folder } { $matches } партий.
    }

# Баланс: отчёт команды `windlass balance`.
terminal-balance-playing = Партии: { $name }
terminal-balance-duplicates = Пары «с ним и без него»
terminal-balance-levels = Расклады между уровнями
terminal-balance-done = Отчёт в файле { $file }.
balance-title = { $game }: сбалансирована ли игра?
balance-about = Партий между ботами ({ $players }): { $matches }, игроков: { $seats }, зерно { $seed }; версия правил { $version }, компоненты { $components }. Все промежутки в таблицах — интервалы 95 %.
balance-players =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }
balance-matches =
    { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    }
balance-best-seat = побед у лучшего места, { $seat }-го
balance-seat-share = Победы { $seat }-го места
balance-against = { $level } против { $other }
balance-seats = Кто где сидит
balance-seats-why = Доля побед каждого места. Штриховая линия — справедливая доля; если интервал её не задевает, место даёт преимущество или мешает.
balance-length = Сколько длится партия
balance-length-why = Минуты считаются по девять секунд на каждое решение с настоящим выбором: это допущение, а не измерение.
balance-drama = Насколько это захватывает
balance-drama-why = По оценке шансов самими ботами: как часто меняется лидер, как низко падали шансы будущего победителя и когда исход был практически решён.
balance-skill = Мастерство и удача
balance-skill-why = Каждый расклад играют во всех рассадках. Удача — доля результата места, которую объясняет расклад, кто бы из двоих там ни сидел.
balance-endings = Чем кончаются партии
balance-endings-why = Доля каждого исхода.
balance-kinds = Виды действий
balance-kinds-why = Доступно: места, которые хоть раз могли это сделать. Выбрано: те из них, кто сделал. Победы: 1 — справедливая доля. Частые победы ещё не доказывают, что действие помогает. Сначала то, что бросается в глаза: с чем явно побеждают чаще или реже.
balance-named = Карты, места и фишки
balance-named-why = То же для всего, что называет действие. Эффект, где он измерен, сравнивает один и тот же расклад, доигранный с этим и без этого, в пунктах победы.
balance-health = Здоровье правил
balance-health-why = Чего в этих партиях ни разу не случилось и какие партии стоит посмотреть: сохраните и откройте на главной странице или командой «windlass replay».
balance-difference = Что даёт изменение
balance-difference-why = Те же расклады с изменением и без него; разности взяты партия за партией.
balance-changed = Изменено: { $change }
balance-clear = ясно
balance-open = неясно
balance-never-taken = Было доступно, но ни разу не выбрано:
balance-never-happened = Ни разу не случилось:
balance-cut-off = Партий прервано, потому что они не кончались: { $matches }.
balance-notable-longest = Самая длинная: партия { $number }, решений: { $decisions }
balance-notable-shortest = Самая короткая: партия { $number }, решений: { $decisions }
balance-notable-comeback = Большой перелом: партия { $number }, решений: { $decisions }
balance-notable-cut-off = Прервана: партия { $number }, решений: { $decisions }
balance-measure-rounds = раунды
balance-measure-decisions = решения
balance-measure-real = решения с выбором
balance-measure-minutes = минуты
balance-measure-options = вариантов на решение
balance-measure-leads = смены лидера
balance-measure-comeback = наименьший шанс победителя
balance-measure-decided = доля партии, после которой всё решено
balance-column-seat = Место
balance-column-share = Победы
balance-column-interval = 95 %
balance-column-measure = Показатель
balance-column-mean = Среднее
balance-column-range = 90 партий из 100
balance-column-meeting = Уровни
balance-column-luck = Удача
balance-column-games = Партии
balance-column-ending = Исход
balance-column-thing = Что
balance-column-won = Победы
balance-column-offered = Доступно
balance-column-taken = Выбрано
balance-column-times = Раз за партию
balance-column-cause = Эффект
balance-column-change = Изменение
balance-column-sure = Ясно ли это?
balance-title-played = { $game }: что вышло из партий
balance-everyone = Кто играет
balance-everyone-why = Доля побед каждого игрока по всем местам. Пунктир — равная доля.
balance-figures = Сколько это длится
balance-figures-why = Решения за всю партию и сколько действий на выбор в каждом.
balance-column-player = Игрок
balance-column-place = Среднее место
balance-seat-more = При { $seats } игроках место { $seat } побеждает явно чаще своей доли: { $share }.
balance-seat-less = При { $seats } игроках место { $seat } побеждает явно реже своей доли: { $share }.
balance-seats-even = При { $seats } игроках ни у одного места нет явного преимущества: если оно есть, то не больше { $points } п. п.
balance-lengths = Партии по числу решений
balance-more =
    { $count ->
        [one] Ещё { $count } строка
        [few] Ещё { $count } строки
       *[other] Ещё { $count } строк
    }
balance-column-part = Доля
