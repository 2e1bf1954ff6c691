cartagena-name = Картахена
cartagena-tagline = Ваша команда, извилистый подземный ход и одна шлюпка: кто первым соберёт всех на борту, тот и отчалит.

# Символы и места: они стоят внутри других предложений, в именительном падеже.
cartagena-symbol-flag = флаг
cartagena-symbol-sabre = сабля
cartagena-symbol-pistol = пистолет
cartagena-symbol-key = ключ
cartagena-symbol-bottle = бутылка
cartagena-symbol-tricorne = треуголка
cartagena-place-start = вход
cartagena-place-boat = шлюпка
cartagena-place-space = деление { $space }

# Что можно сделать.
cartagena-action-advance = Ход «{ $symbol }»: { $place }
cartagena-action-retreat = Отступить: { $place }
cartagena-action-end = Закончить ход

# Что нужно сделать.
cartagena-prompt-first =
    { $left ->
        [1] Выполните действие: сыграйте карту или отступите.
        [one] Выполните до { $left } действия, хотя бы одно: сыграйте карту или отступите.
       *[other] Выполните до { $left } действий, хотя бы одно: сыграйте карту или отступите.
    }
cartagena-prompt-more =
    { $left ->
        [1] Выполните ещё одно действие или закончите ход.
        [one] Выполните ещё до { $left } действия или закончите ход.
       *[other] Выполните ещё до { $left } действий или закончите ход.
    }
cartagena-prompt-wait = Ходит { $seat }.

# Что произошло.
cartagena-event-dealt =
    { $cards ->
        [one] Каждый получает { $cards } карту.
        [few] Каждый получает { $cards } карты.
       *[many] Каждый получает { $cards } карт.
    }
cartagena-event-row-laid =
    { $cards ->
        [one] В ряд выложена { $cards } карта.
        [few] В ряд выложено { $cards } карты.
       *[many] В ряд выложено { $cards } карт.
    }
cartagena-event-advanced = { $seat } играет карту «{ $symbol }»: { $from } → { $to }.
    .you = Вы играете карту «{ $symbol }»: { $from } → { $to }.
cartagena-event-retreated = { $seat } отступает: { $from } → { $to }.
    .you = Вы отступаете: { $from } → { $to }.
cartagena-event-drew = { $seat } берёт карту «{ $symbol }».
    .you = Вы берёте карту «{ $symbol }».
cartagena-event-drew-hidden = { $seat } берёт карту.
    .you = Вы берёте карту.
cartagena-event-nothing-left = Брать больше нечего: { $seat } остаётся без карты.
    .you = Брать больше нечего: вы остаётесь без карты.
cartagena-event-reshuffled =
    { $cards ->
        [one] Сброс перетасован: в новой колоде { $cards } карта.
        [few] Сброс перетасован: в новой колоде { $cards } карты.
       *[many] Сброс перетасован: в новой колоде { $cards } карт.
    }
cartagena-event-skipped = { $seat } не может ничего сделать и пропускает ход.
    .you = Вы не можете ничего сделать и пропускаете ход.
cartagena-event-turn = Ходит { $seat }.
    .you = Ваш ход.
cartagena-event-escaped = Вся команда в сборе: { $seat } отчаливает!
    .you = Вся команда в сборе: вы отчаливаете!
cartagena-event-frozen = Больше никто ничего не может сделать.
cartagena-event-stalled =
    { $rounds ->
        [one] За { $rounds } раунд в шлюпке не прибавилось пиратов.
        [few] За { $rounds } раунда в шлюпке не прибавилось пиратов.
       *[many] За { $rounds } раундов в шлюпке не прибавилось пиратов.
    }

# Чем кончилось.
cartagena-ending-escaped = Одна из команд в сборе, и шлюпка ушла.
cartagena-ending-frozen = Ходить больше никто не мог: первым становится тот, чья команда ушла дальше всех.
cartagena-ending-stalled = Побег застопорился: ничья.

# Почему такой совет.
cartagena-reason-boards = Пират попадает прямо в шлюпку.
cartagena-reason-leaps = Дальний рывок через занятые деления.
cartagena-reason-runs = Долгий путь за одну карту.
cartagena-reason-steps = Команда продвигается вперёд.
cartagena-reason-more-cards = Позади стоит не один пират: за отступление дадут больше одной карты.
cartagena-reason-one-card = Карта достаётся ценой небольшого отступления.
cartagena-reason-no-card = Брать уже нечего: это только освобождает место.
cartagena-reason-leaves-boat = Ради карт стоит ненадолго покинуть шлюпку.
cartagena-reason-keeps = Эти карты пригодятся позже.

# Что даёт план, на котором стоит подсказка.
cartagena-gain-steps =
    { $count ->
        [one] на { $count } деление ближе к шлюпке
        [few] на { $count } деления ближе к шлюпке
       *[many] на { $count } делений ближе к шлюпке
    }
cartagena-gain-cards =
    { $count ->
        [one] на { $count } карту больше
        [few] на { $count } карты больше
       *[many] на { $count } карт больше
    }
cartagena-gain-aboard =
    { $count ->
        [one] на { $count } пирата больше в шлюпке
        [few] на { $count } пирата больше в шлюпке
       *[many] на { $count } пиратов больше в шлюпке
    }

# Что выбирают перед партией.
cartagena-option-seats = Игроки
cartagena-option-variant = Вариант
cartagena-option-variant-jamaica = «Ямайка»: карты и колода закрыты
cartagena-option-variant-tortuga = «Тортуга»: карты открыты, новые берут из открытого ряда
cartagena-option-variant-hispaniola = «Эспаньола»: карты на руках закрыты, новые берут из открытого ряда
cartagena-option-track = Подземный ход (участки 1–6 по порядку, r — развёрнутый; пусто — случайно)
cartagena-option-segments = Участков в подземном ходе
cartagena-option-symbols = Символов в игре
cartagena-option-copies = Карт каждого символа
cartagena-option-pirates = Пиратов в команде
cartagena-option-actions = Действий за ход
cartagena-option-hand = Карт у игрока в начале
cartagena-option-boat_retreat = Из шлюпки можно отступать
cartagena-option-skip_draws = Пропуская ход, игрок берёт карту
cartagena-option-stall_limit = Раундов без продвижения до ничьей (0 — без предела)

# Что отклонено.
refusal-cartagena-first-action = Первое действие хода обязательно.
refusal-cartagena-no-pirate = Здесь нет вашего пирата: { $place }.
refusal-cartagena-no-such-card = У вас нет карты «{ $symbol }».
refusal-cartagena-boat-is-final = В этой партии шлюпку не покидают.
refusal-cartagena-nobody-behind = Отступать не к кому: позади нет деления с { -cartagena-company } пиратами ({ $place }).
refusal-cartagena-too-few-cards =
    { $cards ->
        [one] Не хватит карт: в колоде { $cards } карта, а игроков { $seats }.
        [few] Не хватит карт: в колоде { $cards } карты, а игроков { $seats }.
       *[many] Не хватит карт: в колоде { $cards } карт, а игроков { $seats }.
    }
refusal-cartagena-bad-track =
    { $segments ->
        [one] Из «{ $track }» не сложить подземный ход: нужен { $segments } участок.
        [few] Из «{ $track }» не сложить подземный ход: нужны { $segments } разных участка.
       *[many] Из «{ $track }» не сложить подземный ход: нужно { $segments } разных участков.
    }

# На столе.
cartagena-screen-round = Раунд { $round }
cartagena-screen-start = Вход
cartagena-screen-boat = Шлюпка
cartagena-screen-row = Ряд
cartagena-screen-deck = Колода
cartagena-screen-discard = Сброс
cartagena-screen-aboard = в шлюпке

# Соперники.
cartagena-bot-advice = Юнга Пип
cartagena-bot-advice-character = Делает ближайший шаг и не смотрит по сторонам.
cartagena-bot-sailor = Быстрая Энн
cartagena-bot-sailor-character = Бежит к лодке, чего бы это ни стоило.
cartagena-bot-mate = Старый Матео
cartagena-bot-mate-character = Карт на руке ему всегда мало.
cartagena-bot-navigator = Донья Инес
cartagena-bot-navigator-character = Скорее задержит вас, чем поспешит сама.
cartagena-bot-captain = Квартирмейстер
cartagena-bot-captain-character = Продумывает каждый ход до конца.
cartagena-bot-master = Командор
cartagena-bot-master-character = Знает ваш ответ раньше вас.
