# Игроки и боты.
seat-number = Игрок { $number }
bot-number = Бот { $number }
bot-uniform = Наугад
bot-advice = Здравый смысл
ending-resigned = Все остальные сдались.

# Что отклонено: партии и их файлы.
refusal-action-unknown = Нет действия с кодом { $code }.
refusal-bot-unknown = Нет бота с именем «{ $level }».
refusal-game-unknown = Нет игры с именем «{ $game }».
refusal-notation-action = «{ $text }» — это не действие.
refusal-notation-position = Позиция не читается: { $part }.
refusal-match-version = Эта партия ({ $game }) сыграна по правилам версии { $version }, которые программа уже не поддерживает.
refusal-match-components = Эта партия ({ $game }) сыграна с другим набором компонентов ({ $components }).
refusal-match-seed = Зерно не соответствует опубликованному хешу.
refusal-match-over = Партия окончена.
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
refusal-terminal-chapter = В правилах нет главы «{ $chapter }». Есть: { $chapters }.
refusal-terminal-ply =
    { $most ->
        [one] В партии { $most } действие; действия { $number } нет.
        [few] В партии { $most } действия; действия { $number } нет.
       *[many] В партии { $most } действий; действия { $number } нет.
    }
refusal-simulate-player = «{ $level }» не участвует в моделировании; участвуют: { $levels }.
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
terminal-hint = Совет: { $notation }. { $action }. { $reason }
terminal-undone = Действие отменено.
terminal-saved = Сохранено: { $file }.
terminal-loaded = Загружено: { $file }.
terminal-resigned = { $seat } сдаётся.
terminal-left = До свидания. Партия осталась неоконченной.
terminal-over = Партия окончена. { $ending }
terminal-fair = Зерно: { $seed }; его хеш { $hash } был известен до первой карты.
terminal-help =
    Введите номер действия или его краткую запись, которая стоит рядом.
    совет             какое действие выглядит удачным и почему
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
terminal-verify-good = Проверено: { $file }
terminal-verify-bad = Проверка не пройдена: { $file }
terminal-verify-game = Игра
terminal-verify-rules = Версия правил
terminal-verify-components = Компоненты
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
