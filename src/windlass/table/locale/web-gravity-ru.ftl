# Экран «Гравитации»: то, чего не говорит сама игра.
web-gravity-length = 60–90 мин
web-gravity-about = Каждый ход — карта с двумя действиями. Острова питают друг друга через соприкасающиеся грани, поэтому поворот одного меняет и соседние. Когда все спасовали, самый тяжёлый остров притягивает самые лёгкие: приз здесь — сама карта мира.
web-gravity-board = Острова
web-gravity-hand = Ваши карты
web-gravity-all-cards = Все виды карт
web-gravity-card =
    { $count ->
        [0] Карта { $number }: { $one } и { $two }
       *[other] Карта { $number }: { $one } и { $two }, на руке { $count }
    }
web-gravity-card-in-use = Используется карта { $number }
web-gravity-actions = Действия карты
web-gravity-choices = Что можно выбрать
web-gravity-castle = Рокировка…
web-gravity-way-play = Сыграть
web-gravity-way-idle = Бездействие

# Раунд.
web-gravity-phases = Фазы раунда
web-gravity-phase-preparation = Подготовка
web-gravity-phase-corporations = Корпорации
web-gravity-phase-islands = Острова
web-gravity-first = Первый игрок: { $name }
web-gravity-reserve =
    { $count ->
        [one] { $count } наёмник в запасе
        [few] { $count } наёмника в запасе
       *[many] { $count } наёмников в запасе
    }
web-gravity-forecast-toggle = Прогноз
web-gravity-forecast = Если бы острова двинулись сейчас: сильнейший — { $island } ({ $units }), он притянет { $others }.
web-gravity-forecast-among =
    { $pulls ->
        [one] Если бы острова двинулись сейчас: сильнейший — { $island } ({ $units }), он притянет один из { $others }.
       *[other] Если бы острова двинулись сейчас: сильнейший — { $island } ({ $units }), он притянет { $pulls } из { $others }.
    }
web-gravity-forecast-idle = Если бы острова двинулись сейчас: сильнейший — { $island } ({ $units }), и все остальные уже рядом с ним.
web-gravity-forecast-none = Если бы острова двинулись сейчас, сильнейшего не нашлось бы: все остались бы на местах.

# Острова словами.
web-gravity-held =
    { $hunters ->
        [one] { $name }: { $hunters } охотник
        [few] { $name }: { $hunters } охотника
       *[many] { $name }: { $hunters } охотников
    }
web-gravity-neutral = ничей
web-gravity-mercenaries =
    { $count ->
        [one] { $count } наёмник
        [few] { $count } наёмника
       *[many] { $count } наёмников
    }
web-gravity-none = гравитации нет
web-gravity-permanent = постоянная гравитация: { $count }
web-gravity-temporary = временная гравитация: { $count }
web-gravity-yields = добыча { $count }
web-gravity-side = { $side }: { $source }
web-gravity-touches = рядом { $island }, добавляет: { $source }
web-gravity-source-red = красный
web-gravity-source-blue = синий
web-gravity-source-both = красный и синий
web-gravity-source-none = ничего

# Вращение.
web-gravity-can-turn = Поворот стрелками. Добыча в этом положении: { $flow }
web-gravity-turn = Повернуть по часовой стрелке
web-gravity-turn-back = Повернуть против часовой стрелки
web-gravity-turn-which = Какой остров повернуть
web-gravity-turn-how = На сколько повернуть остров { $island }
web-gravity-turn-by =
    { $sides ->
        [0] Как лежит: добыча { $flow }
        [one] На { $sides } сторону: добыча { $flow }
        [few] На { $sides } стороны: добыча { $flow }
       *[many] На { $sides } сторон: добыча { $flow }
    }
web-gravity-turn-total = Все ваши: { $count }

# Числа.
web-gravity-fewer = Меньше
web-gravity-more = Больше
web-gravity-all = Все ({ $count })
web-gravity-left = остаётся для следующих мест: { $count }
web-gravity-others =
    { $count ->
        [0] и ни одного наёмника
        [one] и { $count } наёмник
        [few] и { $count } наёмника
       *[many] и { $count } наёмников
    }
web-gravity-ask-send = Охотники сюда: { $place }
web-gravity-ask-join = Наёмники сюда: { $place }
web-gravity-ask-lose = Потери среди охотников: { $place }
web-gravity-ask-slay = Уничтожить охотников: { $place }
web-gravity-ask-put-permanent = Постоянная гравитация: { $place }
web-gravity-ask-put-temporary = Временная гравитация: { $place }
web-gravity-ask-post-hunters = Охотники: { $place }
web-gravity-ask-post-mercenaries = Наёмники: { $place }

# Что делают двенадцать действий.
web-gravity-about-capture = С одного своего острова — соседние, с дирижабля — любые: всюду, куда пошлёте больше фигур, чем там стоит.
web-gravity-about-illegal-mining = 1 временная гравитация на свой остров.
web-gravity-about-muster = Все ваши уничтоженные охотники возвращаются на дирижабль.
web-gravity-about-mine = Ваши острова получают столько постоянной гравитации, сколько дают. Кроме Рундора.
web-gravity-about-superiority = На многолюдном соседнем острове уничтожьте одну фигуру (от 4) или две (от 7).
web-gravity-about-transport = Заново распределите гравитацию между своими островами.
web-gravity-about-recruit = Наёмник из запаса на свой остров или дирижабль.
web-gravity-about-convert = На одном своём острове вся временная гравитация становится постоянной.
web-gravity-about-support = Заново распределите свои фигуры между островами и дирижаблем.
web-gravity-about-rotate = Поверните любые свои острова как угодно.
web-gravity-about-bribe = Наёмник с соседнего острова переходит к вам.
web-gravity-about-speculate = На своём острове 1 постоянная становится 2 временными, на соседнем — 1 временной.

# Что будет.
web-gravity-outcome-mine = Остров { $island } получит постоянной гравитации: { $units }.
web-gravity-outcome-turn = Ваши острова дадут вместе { $after }; сейчас { $before }.
web-gravity-outcome-join =
    { $count ->
        [one] Там рядом { $count } остров. Ваши острова дадут { $after }; сейчас { $before }.
        [few] Там рядом { $count } острова. Ваши острова дадут { $after }; сейчас { $before }.
       *[many] Там рядом { $count } островов. Ваши острова дадут { $after }; сейчас { $before }.
    }
web-gravity-outcome-against =
    { $count ->
        [0] Остров { $island } никто не защищает.
        [one] Остров { $island } защищает { $count } фигура.
        [few] Остров { $island } защищают { $count } фигуры.
       *[many] Остров { $island } защищают { $count } фигур.
    }
web-gravity-outcome-convert = Остров { $island }: временная гравитация ({ $units }) станет постоянной.

# Игроки.
web-gravity-enclosed = Лучший остров окружён: { $count } из 6 сторон
web-gravity-turns =
    { $count ->
        [0] Ходов не осталось
        [one] Остался { $count } ход
        [few] Осталось { $count } хода
       *[many] Осталось { $count } ходов
    }
web-gravity-passed = Пас
web-gravity-in-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
web-gravity-saved =
    { $count ->
        [one] сохранена { $count } карта
        [few] сохранены { $count } карты
       *[many] сохранено { $count } карт
    }
web-gravity-discarded =
    { $count ->
        [one] { $count } карта в сбросе рубашкой вверх
        [few] { $count } карты в сбросе рубашкой вверх
       *[many] { $count } карт в сбросе рубашкой вверх
    }
web-gravity-deck =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
web-gravity-laid =
    { $count ->
        [one] { $count } карта под рокировкой
        [few] { $count } карты под рокировкой
       *[many] { $count } карт под рокировкой
    }
web-gravity-played = Сыграно в этом раунде: { $cards }
web-gravity-aboard = На борту: охотники { $hunters }, наёмники { $mercenaries }; уничтожено: { $fallen }
web-gravity-ability = Способность: { $name }
web-gravity-islands = Острова
web-gravity-forecast-title = Прогноз

# Справка.
web-gravity-help-1-title = Цель
web-gravity-help-1 = Побеждает тот, чей остров (не Рундор) в конце фазы островов окружён островами со всех шести сторон. Островов семь, поэтому все остальные должны прилегать к нему.
web-gravity-help-2-title = Раунд
web-gravity-help-2 = Подготовка: все берут карты и оставляют четыре. Корпорации: по очереди каждый играет до четырёх карт. Острова: сильнейший притягивает другие. Затем временная гравитация исчезает, а жетон первого игрока переходит дальше.
web-gravity-help-3-title = Источники и гравипроводы
web-gravity-help-3 = На каждой грани — красный круглый фонарь, синий квадратный или оба. Три внутренних гравипровода сходятся в центре, три внешних образуют треугольник. Контур, все три гравипровода которого достают до одного цвета, даёт 1 постоянную гравитацию. Прилегающая грань соседа считается вашей, чьим бы он ни был.
web-gravity-help-4-title = Карты
web-gravity-help-4 = Карта даёт любое из двух действий или оба в любом порядке. Рокировка: две карты рубашкой вверх за действия любой карты. Бездействие: сбросьте карту, ход не тратится. Пас: раунд для вас окончен; можно сохранить до двух карт.
web-gravity-help-5-title = Фигуры
web-gravity-help-5 = Остров принадлежит тому, чьи охотники на нём стоят; одни наёмники — ничьи. Для захвата нужно больше фигур, чем там стоит, и хотя бы один охотник. Гибнут все защитники и половина нападавших с округлением вниз.
web-gravity-help-6-title = Фаза островов
web-gravity-help-6 = Остров с наибольшей гравитацией притягивает один остров, если её хотя бы 2, два — от 6, три — от 11: всегда самые лёгкие из тех, что не прилегают к нему. Владелец выбирает стороны и повороты. Затем он передаёт каждому 1 постоянную гравитацию. Если сильнейших поровну, не движется никто.
web-gravity-help-7-title = На этом экране
web-gravity-help-7 = Подсвеченные острова, клетки и карты можно выбрать. Остров поворачивают пальцем или мышью, колёсиком, стрелками или кнопками внизу; добыча считается сразу. Прогноз показывает, что сделала бы фаза островов сейчас. Шестигранный знак рядом с игроком показывает, насколько окружён его лучший остров.
