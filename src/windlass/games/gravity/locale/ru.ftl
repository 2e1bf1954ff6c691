gravity-name = Гравитация. Парящие острова
gravity-tagline = Острова вращаются, питают и притягивают друг друга: соберите их все вокруг одного из своих.

# Острова, места, стороны, действия и карты: они стоят внутри других предложений, в именительном падеже.
gravity-island-rundor = Рундор
gravity-island-one = I
gravity-island-two = II
gravity-island-three = III
gravity-island-four = IV
gravity-island-five = V
gravity-island-six = VI
gravity-place-island = остров { $island }
gravity-place-airship = дирижабль
gravity-side-north-east = северо-восток
gravity-side-east = восток
gravity-side-south-east = юго-восток
gravity-side-south-west = юго-запад
gravity-side-west = запад
gravity-side-north-west = северо-запад
gravity-way-clockwise = по часовой стрелке
gravity-way-back = против часовой стрелки
gravity-act-capture = Захват островов
gravity-act-illegal-mining = Незаконная добыча
gravity-act-muster = Общий сбор
gravity-act-mine = Добыча гравитации
gravity-act-superiority = Превосходство
gravity-act-transport = Транспортировка
gravity-act-recruit = Вербовка
gravity-act-convert = Преобразование
gravity-act-support = Поддержка
gravity-act-rotate = Вращение островов
gravity-act-bribe = Подкуп
gravity-act-speculate = Спекуляция
gravity-card = { $number } ({ $first } / { $other })
gravity-ability-drill = Буровая
gravity-ability-infirmary = Лазарет
gravity-ability-tavern = Кабак
gravity-ability-tug = Буксир
gravity-ability-drill-effect = Вместе с «Добычей гравитации»: положите 1 временную гравитацию на свой остров.
gravity-ability-infirmary-effect = Вместе с «Захватом островов»: 1 ваш уничтоженный охотник возвращается на дирижабль.
gravity-ability-tavern-effect = Вместе с «Вербовкой»: ещё 1 наёмник на ваш дирижабль.
gravity-ability-tug-effect = Вместе с «Вращением островов»: поверните соседний остров, который не ваш, на одну сторону.

# Что можно сделать.
gravity-action-board = Взять дирижабль «{ $ability }»
gravity-action-settle = Высадиться: остров { $island }
gravity-action-throw = Сбросить карту { $card }
gravity-action-keep = Оставить эти карты
gravity-action-play = Сыграть карту { $card }
gravity-action-castle = Рокировка: две карты за действия любой карты
gravity-action-lay = Выложить карту { $card }
gravity-action-call = Использовать действия карты { $card }
gravity-action-idle = Бездействие: сбросить карту { $card }
gravity-action-pass = Пас
gravity-action-save = Сохранить карту { $card }
gravity-action-do = { $action }
gravity-action-finish = Закончить ход
gravity-action-enough = Этого достаточно
gravity-action-from = Откуда: { $place }
gravity-action-against = Захватить остров { $island }
gravity-action-send =
    { $hunters ->
        [one] Послать { $hunters } охотника
       *[other] Послать { $hunters } охотников
    }
gravity-action-join =
    { $mercenaries ->
        [0] Не посылать наёмников
        [one] Послать { $mercenaries } наёмника
       *[other] Послать { $mercenaries } наёмников
    }
gravity-action-lose =
    { $hunters ->
        [0] Не терять охотников, только наёмников
        [one] Потерять { $hunters } охотника
       *[other] Потерять { $hunters } охотников
    }
gravity-action-tap = Незаконно добывать: остров { $island }
gravity-action-mine = Добывать: остров { $island }
gravity-action-mine-all = Добывать везде
gravity-action-strike = Превосходство: остров { $island }
gravity-action-slay =
    { $hunters ->
        [0] Уничтожить только наёмников
        [one] Уничтожить { $hunters } охотника
       *[other] Уничтожить { $hunters } охотников
    }
gravity-action-put-permanent = Положить сюда постоянной: { $units }
gravity-action-put-temporary = Положить сюда временной: { $units }
gravity-action-recruit = Завербовать сюда: { $place }
gravity-action-convert = Преобразовать: остров { $island }
gravity-action-post-hunters =
    { $hunters ->
        [0] Не ставить сюда охотников
        [one] Поставить сюда { $hunters } охотника
       *[other] Поставить сюда { $hunters } охотников
    }
gravity-action-post-mercenaries =
    { $mercenaries ->
        [0] Не ставить сюда наёмников
        [one] Поставить сюда { $mercenaries } наёмника
       *[other] Поставить сюда { $mercenaries } наёмников
    }
gravity-action-rotate =
    { $sides ->
        [one] Повернуть остров { $island } по часовой стрелке на { $sides } сторону
        [few] Повернуть остров { $island } по часовой стрелке на { $sides } стороны
       *[many] Повернуть остров { $island } по часовой стрелке на { $sides } сторон
    }
gravity-action-bribe = Подкупить наёмника: остров { $island }
gravity-action-lodge = Куда наёмник: { $place }
gravity-action-swap = Спекуляция на своём острове { $island }: 1 постоянная за 2 временные
gravity-action-spoil = Спекуляция на соседнем острове { $island }: 1 постоянная за 1 временную
gravity-action-drill = Буровая: 1 временная на остров { $island }
gravity-action-nurse = Лазарет: охотник возвращается на дирижабль
gravity-action-hire = Кабак: ещё один наёмник на борт
gravity-action-tug = Буксир: повернуть остров { $island } на одну сторону { $clockwise }
gravity-action-pull = Притянуть остров { $island }
gravity-action-place = Присоединить со стороны: { $side }
gravity-action-orient = Повернуть первой гранью на { $side }
gravity-action-endow = Передать 1 постоянную: остров { $island }
gravity-action-choose = Сначала присоединить остров { $island }
gravity-action-dock = Присоединить к острову { $island }, сторона: { $side }

# Что нужно сделать.
gravity-prompt-over = Партия окончена.
gravity-prompt-wait = Решает { $seat }.
gravity-prompt-boarding = Выберите дирижабль.
gravity-prompt-settling = Высадите двух охотников на свободный остров.
gravity-prompt-refuge = Ваш последний остров пал: выберите убежище. Два охотника высадятся на свободный остров.
gravity-prompt-haven = Ваш последний остров пал: выберите убежище. Свободных нет, поэтому захватите остров с дирижабля.
gravity-prompt-keeping = Сбросьте ненужные карты; оставить можно не больше четырёх.
gravity-prompt-turn =
    { $left ->
        [1] Последний ход в раунде: карта, рокировка, бездействие или пас.
       *[other] Ваш ход, осталось { $left }: карта, рокировка, бездействие или пас.
    }
gravity-prompt-laying = Рокировка: выложите карту.
gravity-prompt-calling = Рокировка: действия какой карты вам нужны?
gravity-prompt-saving = Вы спасовали. Какие карты сохранить на следующий раунд?
gravity-prompt-acting = Какое действие карты?
gravity-prompt-extra = Применить свойство дирижабля?
gravity-prompt-origin = Откуда захват?
gravity-prompt-target = Какой остров захватить?
gravity-prompt-force = Остров { $island }: сколько охотников послать?
gravity-prompt-hirelings = Остров { $island }: сколько наёмников послать с ними?
gravity-prompt-losses = Остров { $island }: сколько охотников среди ваших потерь?
gravity-prompt-striking = К какому острову применить «Превосходство»?
gravity-prompt-slaying = Остров { $island }: сколько охотников среди уничтоженных?
gravity-prompt-recruiting = Куда поставить наёмника?
gravity-prompt-hunter-post = Остров { $island }: сколько охотников здесь останется? Остальные идут на следующий остров.
gravity-prompt-mercenary-post = Остров { $island }: сколько наёмников здесь останется? Остальные идут на следующий остров.
gravity-prompt-bribing = С какого острова подкупить наёмника?
gravity-prompt-lodging = Куда переходит подкупленный наёмник?
gravity-prompt-tapping = Где добывать незаконно?
gravity-prompt-mining = Где добывать?
gravity-prompt-permanent = Остров { $island }: сколько постоянной гравитации здесь останется? Остальная идёт на следующий остров.
gravity-prompt-temporary = Остров { $island }: сколько временной гравитации здесь останется? Остальная идёт на следующий остров.
gravity-prompt-converting = Где временная гравитация станет постоянной?
gravity-prompt-rotating = Какой из своих островов повернуть и насколько?
gravity-prompt-speculating = На каких островах спекулировать?
gravity-prompt-pulling = Одинаково неустойчивы: какой остров притянет остров { $island }?
gravity-prompt-placing = К какой стороне притянуть остров { $island }?
gravity-prompt-orienting = Как повернуть остров { $island }?
gravity-prompt-endowing = Каким островам остров { $island } передаст гравитацию?
gravity-prompt-choosing = Откололось несколько островов: какой присоединить первым?
gravity-prompt-docking = Куда присоединить остров { $island }?

# Что произошло.
gravity-event-map-laid = Острова выложены; первый игрок — { $seat }.
    .you = Острова выложены; первый игрок — вы.
gravity-event-boarded = { $seat }: дирижабль «{ $ability }».
    .you = Вы выбираете дирижабль «{ $ability }».
gravity-event-settled =
    { $hunters ->
        [one] { $seat } высаживает { $hunters } охотника на остров { $island }.
       *[other] { $seat } высаживает { $hunters } охотников на остров { $island }.
    }
    .you =
        { $hunters ->
            [one] Вы высаживаете { $hunters } охотника на остров { $island }.
           *[other] Вы высаживаете { $hunters } охотников на остров { $island }.
        }
gravity-event-garrisoned =
    { $mercenaries ->
        [one] { $mercenaries } наёмник занимает свободный остров.
        [few] { $mercenaries } наёмника занимают свободные острова.
       *[many] { $mercenaries } наёмников занимают свободные острова.
    }
gravity-event-drew = { $seat } берёт карты: { $cards } ({ $count }).
    .you = Вы берёте карты: { $cards } ({ $count }).
gravity-event-drew-hidden =
    { $count ->
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
       *[many] { $seat } берёт { $count } карт.
    }
    .you =
        { $count ->
            [one] Вы берёте { $count } карту.
            [few] Вы берёте { $count } карты.
           *[many] Вы берёте { $count } карт.
        }
gravity-event-threw = { $seat } сбрасывает карту { $card }.
    .you = Вы сбрасываете карту { $card }.
gravity-event-threw-hidden = { $seat } сбрасывает карту.
    .you = Вы сбрасываете карту.
gravity-event-kept =
    { $count ->
        [one] { $seat } начинает раунд, имея { $count } карту.
        [few] { $seat } начинает раунд, имея { $count } карты.
       *[many] { $seat } начинает раунд, имея { $count } карт.
    }
    .you =
        { $count ->
            [one] Вы начинаете раунд, имея { $count } карту.
            [few] Вы начинаете раунд, имея { $count } карты.
           *[many] Вы начинаете раунд, имея { $count } карт.
        }
gravity-event-turn = Ходит { $seat }.
    .you = Ваш ход.
gravity-event-played = { $seat } играет карту { $card }.
    .you = Вы играете карту { $card }.
gravity-event-laid = { $seat } выкладывает карту { $card }.
    .you = Вы выкладываете карту { $card }.
gravity-event-laid-hidden = { $seat } выкладывает карту.
    .you = Вы выкладываете карту.
gravity-event-called = { $seat } выполняет рокировку: карта { $card }.
    .you = Вы выполняете рокировку: карта { $card }.
gravity-event-idled = { $seat } бездействует и сбрасывает карту { $card }.
    .you = Вы бездействуете и сбрасываете карту { $card }.
gravity-event-idled-hidden = { $seat } бездействует и сбрасывает карту.
    .you = Вы бездействуете и сбрасываете карту.
gravity-event-passed = { $seat } пасует.
    .you = Вы пасуете.
gravity-event-passed-by-need = { $seat } пасует по необходимости: нет ходов или карт.
    .you = Вы пасуете по необходимости: нет ходов или карт.
gravity-event-saved = { $seat } сохраняет карту { $card }.
    .you = Вы сохраняете карту { $card }.
gravity-event-saved-hidden = { $seat } сохраняет карту.
    .you = Вы сохраняете карту.
gravity-event-acted = { $seat }: «{ $action }».
    .you = Вы выполняете действие «{ $action }».
gravity-event-landed = { $seat } нападает на остров { $island } (откуда: { $place }): охотников { $hunters }, наёмников { $mercenaries }.
    .you = Вы нападаете на остров { $island } (откуда: { $place }): охотников { $hunters }, наёмников { $mercenaries }.
gravity-event-hunters-fell =
    { $hunters ->
        [one] { $seat } теряет { $hunters } охотника на острове { $island }.
       *[other] { $seat } теряет { $hunters } охотников на острове { $island }.
    }
    .you =
        { $hunters ->
            [one] Вы теряете { $hunters } охотника на острове { $island }.
           *[other] Вы теряете { $hunters } охотников на острове { $island }.
        }
gravity-event-mercenaries-fell =
    { $mercenaries ->
        [one] На острове { $island } уничтожен { $mercenaries } наёмник.
        [few] На острове { $island } уничтожено { $mercenaries } наёмника.
       *[many] На острове { $island } уничтожено { $mercenaries } наёмников.
    }
gravity-event-neutral = Остров { $island } становится нейтральным.
gravity-event-tapped = { $seat } добывает незаконно: 1 временная на остров { $island }.
    .you = Вы добываете незаконно: 1 временная на остров { $island }.
gravity-event-mustered =
    { $hunters ->
        [0] { $seat } не имеет уничтоженных охотников.
        [one] { $seat } возвращает { $hunters } охотника на дирижабль.
       *[other] { $seat } возвращает { $hunters } охотников на дирижабль.
    }
    .you =
        { $hunters ->
            [0] У вас нет уничтоженных охотников.
            [one] Вы возвращаете { $hunters } охотника на дирижабль.
           *[other] Вы возвращаете { $hunters } охотников на дирижабль.
        }
gravity-event-mined = { $seat } добывает постоянную гравитацию ({ $units }): остров { $island }.
    .you = Вы добываете постоянную гравитацию ({ $units }): остров { $island }.
gravity-event-carried = { $seat }: на острове { $island } теперь постоянной { $permanent }, временной { $temporary }.
    .you = У вас на острове { $island } теперь постоянной { $permanent }, временной { $temporary }.
gravity-event-recruited = { $seat } вербует наёмника: { $place }.
    .you = Вы вербуете наёмника: { $place }.
gravity-event-converted = { $seat } преобразует гравитацию ({ $units }): остров { $island }.
    .you = Вы преобразуете гравитацию ({ $units }): остров { $island }.
gravity-event-posted = { $seat }: теперь здесь ({ $place }) охотников { $hunters }, наёмников { $mercenaries }.
    .you = У вас теперь здесь ({ $place }) охотников { $hunters }, наёмников { $mercenaries }.
gravity-event-rotated =
    { $sides ->
        [one] { $seat } поворачивает остров { $island } на { $sides } сторону.
        [few] { $seat } поворачивает остров { $island } на { $sides } стороны.
       *[many] { $seat } поворачивает остров { $island } на { $sides } сторон.
    }
    .you =
        { $sides ->
            [one] Вы поворачиваете остров { $island } на { $sides } сторону.
            [few] Вы поворачиваете остров { $island } на { $sides } стороны.
           *[many] Вы поворачиваете остров { $island } на { $sides } сторон.
        }
gravity-event-bribed = { $seat } подкупает наёмника с острова { $island }: { $place }.
    .you = Вы подкупаете наёмника с острова { $island }: { $place }.
gravity-event-swapped = { $seat } спекулирует на острове { $island }: 1 постоянная становится 2 временными.
    .you = Вы спекулируете на острове { $island }: 1 постоянная становится 2 временными.
gravity-event-spoiled = { $seat } спекулирует на острове { $island }: 1 постоянная становится 1 временной.
    .you = Вы спекулируете на острове { $island }: 1 постоянная становится 1 временной.
gravity-event-drilled = { $seat } применяет буровую: 1 временная на остров { $island }.
    .you = Вы применяете буровую: 1 временная на остров { $island }.
gravity-event-nursed = { $seat }: свойство «Лазарет» — охотник возвращается.
    .you = Вы применяете свойство «Лазарет»: охотник возвращается.
gravity-event-hired = { $seat }: свойство «Кабак» — ещё один наёмник на борту.
    .you = Вы применяете свойство «Кабак»: ещё один наёмник на борту.
gravity-event-tugged = { $seat }: свойство «Буксир» — остров { $island } поворачивается { $clockwise }.
    .you = Вы применяете свойство «Буксир»: остров { $island } поворачивается { $clockwise }.
gravity-event-dispossessed = { $seat } остаётся без островов и ищет убежище.
    .you = Вы остаётесь без островов и ищете убежище.
gravity-event-calm = Сильнейшего острова нет: острова неподвижны.
gravity-event-strongest =
    { $count ->
        [0] Сильнейший остров — { $island } ({ $gravity }); притягивать больше нечего.
        [one] Сильнейший остров — { $island } ({ $gravity }); он притянет { $count } остров.
        [few] Сильнейший остров — { $island } ({ $gravity }); он притянет { $count } острова.
       *[many] Сильнейший остров — { $island } ({ $gravity }); он притянет { $count } островов.
    }
gravity-event-pulled = { $seat } присоединяет остров { $island } к острову { $strongest }, сторона: { $side }.
    .you = Вы присоединяете остров { $island } к острову { $strongest }, сторона: { $side }.
gravity-event-oriented = { $seat } поворачивает остров { $island } первой гранью на { $side }.
    .you = Вы поворачиваете остров { $island } первой гранью на { $side }.
gravity-event-endowed = Остров { $strongest } передаёт 1 постоянную гравитацию: остров { $island }.
gravity-event-docked = { $seat } присоединяет отколовшийся остров { $island } к острову { $to }, сторона: { $side }.
    .you = Вы присоединяете отколовшийся остров { $island } к острову { $to }, сторона: { $side }.
gravity-event-round = Начинается раунд { $round }; первый игрок — { $seat }.
    .you = Начинается раунд { $round }; первый игрок — вы.
gravity-event-enclosed = Остров { $island } окружён со всех сторон: победитель — { $seat }!
    .you = Остров { $island } окружён со всех сторон: вы победили!
gravity-event-out-of-rounds =
    { $rounds ->
        [one] Сыгран условленный { $rounds } раунд.
        [few] Сыграны условленные { $rounds } раунда.
       *[many] Сыграны условленные { $rounds } раундов.
    }

# Чем закончилось.
gravity-ending-enclosed = Один из островов стал центром мира.
gravity-ending-rounds = Раунды закончились: побеждает тот, чей остров окружён с большего числа сторон.

# Почему подсказка такова.
gravity-reason-gravity = Ваш лучший остров становится тяжелее.
gravity-reason-yield = Ваши острова дадут больше гравитации.
gravity-reason-capture = Это приносит ценный остров.
gravity-reason-guard = Ваши острова труднее захватить.
gravity-reason-rival = Это ослабляет соперника.
gravity-reason-cards = Так карты принесут больше всего.
gravity-reason-enclose = Карта мира становится такой, как вам нужно.
gravity-reason-nothing-better = Ничего лучше нет.

# Что даёт план, на котором стоит подсказка.
gravity-gain-islands =
    { $count ->
        [one] на { $count } остров больше
        [few] на { $count } острова больше
       *[many] на { $count } островов больше
    }
gravity-gain-gravity = гравитации на ваших островах больше на { $count }
gravity-gain-pieces =
    { $count ->
        [one] на { $count } фишку больше
        [few] на { $count } фишки больше
       *[many] на { $count } фишек больше
    }
gravity-gain-neighbours =
    { $count ->
        [one] на { $count } соседа больше у вашего лучшего острова
        [few] на { $count } соседа больше у вашего лучшего острова
       *[many] на { $count } соседей больше у вашего лучшего острова
    }

# Что выбирают перед партией.
gravity-option-seats = Игроки
gravity-option-islands = Карта (острова вокруг Рундора по часовой стрелке с северо-востока, затем Рундор, у каждого сторона и поворот: 4A5 6B4 2A1 3A3 5B2 1B3 RB4; пусто: случайно)
gravity-option-abilities = Свойства дирижаблей
gravity-option-abilities-off = Без свойств: основная игра
gravity-option-abilities-by-seat = По дирижаблям: Буровая, Лазарет, Кабак, Буксир
gravity-option-abilities-chosen = Игроки выбирают по очереди
gravity-option-abilities-random = Случайные
gravity-option-round_limit = Раундов до подсчёта (0: без предела)

# Что отклонено.
refusal-gravity-bad-map = «{ $islands }» — не карта: каждый остров должен стоять в ней один раз.
refusal-gravity-not-now = Не сейчас: { $action }.
refusal-gravity-rundor-later = В начале игры на остров { $island } не высаживаются.
refusal-gravity-airship-taken = Дирижабль «{ $ability }» уже занят.
refusal-gravity-not-free = Остров { $island } не свободен.
refusal-gravity-no-such-card = У вас нет карты { $card }.
refusal-gravity-useless-card = Ни одно действие карты { $card } сейчас ничего не изменит.
refusal-gravity-too-many-cards =
    { $cards ->
        [one] Оставить можно не больше { $cards } карты.
       *[other] Оставить можно не больше { $cards } карт.
    }
refusal-gravity-two-cards = Для рокировки нужны две карты.
refusal-gravity-not-on-card = Действия «{ $action }» на этой карте нет.
refusal-gravity-already-done = Действие «{ $action }» в этот ход уже выполнено.
refusal-gravity-no-effect = Действие «{ $action }» сейчас ничего не изменит.
refusal-gravity-first-action = Выполните хотя бы одно действие карты.
refusal-gravity-choose-first = Сначала выберите хотя бы одно.
refusal-gravity-choose-one = Осталось не больше одного острова: выберите его отдельно.
refusal-gravity-not-yours = Остров { $island } не ваш.
refusal-gravity-own-island = Остров { $island } ваш.
refusal-gravity-not-neighbour = Остров { $island } не соседний.
refusal-gravity-already-used = Остров { $island } в этом действии уже использован.
refusal-gravity-just-lost = Остров { $island } только что потерян: убежищем он быть не может.
refusal-gravity-a-refuge = Остров { $island } только что стал убежищем: сразу его снова не захватывают.
refusal-gravity-nobody-to-capture = Отсюда ничего не захватить: { $place }.
refusal-gravity-outnumbered =
    { $pieces ->
        [one] На острове { $island } { $pieces } фишка: пошлите больше, хотя бы с одним охотником.
        [few] На острове { $island } { $pieces } фишки: пошлите больше, хотя бы с одним охотником.
       *[many] На острове { $island } { $pieces } фишек: пошлите больше, хотя бы с одним охотником.
    }
refusal-gravity-not-so-many = Столько фишек здесь нет: { $place }.
refusal-gravity-wrong-losses =
    { $pieces ->
        [one] Теряется ровно { $pieces } фишка, и на последнем острове должен остаться охотник.
        [few] Теряются ровно { $pieces } фишки, и на последнем острове должен остаться охотник.
       *[many] Теряется ровно { $pieces } фишек, и на последнем острове должен остаться охотник.
    }
refusal-gravity-wrong-kill =
    { $pieces ->
        [one] Уничтожается ровно { $pieces } фишка.
        [few] Уничтожаются ровно { $pieces } фишки.
       *[many] Уничтожается ровно { $pieces } фишек.
    }
refusal-gravity-wrong-amount = Столько на остров { $island } поместить нельзя.
refusal-gravity-rundor-not-mined = На острове { $island } не добывают.
refusal-gravity-nothing-to-mine = На острове { $island } добывать нечего.
refusal-gravity-too-few-pieces =
    { $pieces ->
        [one] На острове { $island } должна быть хотя бы { $pieces } фишка.
        [few] На острове { $island } должно быть хотя бы { $pieces } фишки.
       *[many] На острове { $island } должно быть хотя бы { $pieces } фишек.
    }
refusal-gravity-no-temporary = На острове { $island } нет временной гравитации.
refusal-gravity-no-permanent = На острове { $island } нет постоянной гравитации.
refusal-gravity-no-mercenary = На острове { $island } нет наёмников.
refusal-gravity-half-used = Эта часть спекуляции уже выполнена.
refusal-gravity-airship-full = На дирижабле нет места для наёмника.
refusal-gravity-no-ability = У вашего дирижабля нет такого свойства, или оно сейчас не действует.
refusal-gravity-not-unstable = Остров { $island } не самый неустойчивый.
refusal-gravity-side-taken = Эта сторона занята.
refusal-gravity-not-joined = Остров { $island } не присоединён только что или уже получил гравитацию.
refusal-gravity-not-adrift = Остров { $island } не откололся.
refusal-gravity-not-nearest = Путь к этой стороне острова { $island } не кратчайший или соединяет с меньшим числом островов.

# На столе.
gravity-screen-round = Раунд { $round }
gravity-screen-round-of = Раунд { $round } из { $limit }
gravity-screen-reserve = Наёмники в запасе
gravity-screen-airship = Дирижабль
gravity-screen-fallen = уничтожено
gravity-screen-turns = ходов осталось
gravity-screen-passed = пас
gravity-screen-hand = рука
gravity-screen-saved = сохранено
gravity-screen-played = сыграно
gravity-screen-first = первый игрок
gravity-screen-strongest = Сильнейший сейчас
gravity-screen-calm = никто
gravity-screen-pulls = притянет
gravity-screen-some-of = { $count } из { $islands }
gravity-screen-wins = победит { $name }
gravity-screen-lifted = На руках
gravity-screen-legend = Стороны: r красный, b синий, x оба. В центре: постоянная.временная гравитация, добыча, затем охотники и наёмники (m).

# Соперники.
gravity-bot-advice = Ученица Тильда
gravity-bot-advice-character = Делает, как написано в учебнике.
gravity-bot-sailor = Шахтёр Брок
gravity-bot-sailor-character = Любит гравитацию, где бы она ни лежала.
gravity-bot-mate = Маршал Рук
gravity-bot-mate-character = Хочет все острова сразу.
gravity-bot-navigator = Садовник Лио
gravity-bot-navigator-character = Сначала растит отряд, потом ведёт его.
gravity-bot-captain = Землемер Вэнь
gravity-bot-captain-character = Семь раз отмерит, один раз причалит.
gravity-bot-master = Картограф
gravity-bot-master-character = Видит небо раньше, чем оно сложится.
