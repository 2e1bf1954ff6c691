# Экран «Гравитации»: то, чего не говорит сама игра.
web-gravity-length = 60–90 мин
web-gravity-about = Каждый ход — карта с двумя действиями. Острова питают друг друга через соприкасающиеся грани, поэтому поворот одного меняет и соседние. Когда все спасовали, самый тяжёлый остров притягивает самые лёгкие: приз здесь — сама карта мира.
web-gravity-score = Закрытые стороны лучшего острова; для победы нужно 6
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
web-gravity-castle-act = Рокировка: какое действие вам нужно?
web-gravity-castle-pay = { $action }: какие две карты вы положите за это?
web-gravity-castle-whole = Рокировка: карты { $first } и { $second } за действие «{ $action }»
web-gravity-force =
    Отправить: { $hunters ->
        [one] { $hunters } охотник
        [few] { $hunters } охотника
       *[other] { $hunters } охотников
    } и { $mercenaries ->
        [one] { $mercenaries } наёмник
        [few] { $mercenaries } наёмника
       *[other] { $mercenaries } наёмников
    }
web-gravity-lose-first = Первыми гибнут:
web-gravity-lose-mercenaries = наёмники
web-gravity-lose-hunters = охотники
web-gravity-lose-ask = спросить меня
web-gravity-way-play = Сыграть
web-gravity-way-idle = Бездействие
web-gravity-total = гравитации всего: { $count }
web-gravity-castled = рокировка за { $number }
web-gravity-circuit-lacks = { $circuit }: { $fed } из { $all }, нет: { $sides }
web-gravity-circuit-whole = { $circuit }: { $fed } из { $all }, +1
web-gravity-outcome-abandon =
    { $losses ->
        [0] На острове { $island } не останется охотников: он станет нейтральным.
       *[other] Потери: { $losses }; на острове { $island } не останется охотников, он станет нейтральным.
    }
web-gravity-outcome-send =
    { $losses ->
        [0] Отправляете: { $hunters }, потерь нет.
       *[other] Отправляете: { $hunters }, потери: { $losses }.
    }

# Раунд.
web-gravity-phases = Фазы раунда
web-gravity-phase-settling = Высадка
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
web-gravity-forecast-some =
    { $count ->
        [one] один из { $others }
       *[other] { $count } из { $others }
    }
web-gravity-forecast-and = и
web-gravity-forecast-wins = Победит { $name }.
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
web-gravity-yields = добыча: { $count }
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
web-gravity-spread = Что где окажется
web-gravity-spread-how = Перетаскивайте с места на место или коснитесь предмета, а потом места для него.
web-gravity-spread-held = Коснитесь места, куда положить, или того же предмета, чтобы взять ещё один.
web-gravity-spread-take = Коснитесь, чтобы взять
web-gravity-spread-put = Коснитесь, чтобы положить сюда
web-gravity-spread-place = { $place }: { $first }, { $second }
web-gravity-spread-full = На дирижабле только два места для наёмников.
web-gravity-spread-anchor = Хотя бы один охотник должен остаться на острове.
web-gravity-spread-confirm = Оставить всё так
web-gravity-count-hunters =
    { $count ->
        [one] { $count } охотник
        [few] { $count } охотника
       *[many] { $count } охотников
    }
web-gravity-count-mercenaries =
    { $count ->
        [one] { $count } наёмник
        [few] { $count } наёмника
       *[many] { $count } наёмников
    }
web-gravity-count-permanent = { $count } постоянной
web-gravity-count-temporary = { $count } временной
web-gravity-ask-send = Охотники сюда: { $place }
web-gravity-ask-join = Наёмники сюда: { $place }
web-gravity-ask-lose = Потери среди охотников: { $place }
web-gravity-ask-slay = Уничтожить охотников: { $place }
web-gravity-ask-put-permanent = Постоянная гравитация: { $place }
web-gravity-ask-put-temporary = Временная гравитация: { $place }
web-gravity-ask-post-hunters = Охотники: { $place }
web-gravity-ask-post-mercenaries = Наёмники: { $place }

# Что делают двенадцать действий.
web-gravity-about-capture = С одного своего острова — соседние, с дирижабля — любые: всюду, куда пошлёте больше фишек, чем там стоит.
web-gravity-about-illegal-mining = 1 временная гравитация на свой остров.
web-gravity-about-muster = Все ваши уничтоженные охотники возвращаются на дирижабль.
web-gravity-about-mine = Ваши острова получают столько постоянной гравитации, сколько дают. Кроме Рундора.
web-gravity-about-superiority = На многолюдном соседнем острове уничтожьте одну фишку (от 4) или две (от 7).
web-gravity-about-transport = Заново распределите гравитацию между своими островами.
web-gravity-about-recruit = Наёмник из запаса на свой остров или дирижабль.
web-gravity-about-convert = На одном своём острове вся временная гравитация становится постоянной.
web-gravity-about-support = Заново распределите свои фишки между островами и дирижаблем.
web-gravity-about-rotate = Поверните любые свои острова как угодно.
web-gravity-about-bribe = Наёмник с соседнего острова переходит к вам.
web-gravity-about-speculate = На своём острове 1 постоянная становится 2 временными, на соседнем — 1 временной.

# Что будет.
web-gravity-outcome-support = Поддержка: расставьте свои фишки по островам и дирижаблю и подтвердите.
web-gravity-outcome-transport = Транспортировка: распределите гравитацию по своим островам и подтвердите.
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
        [one] Остров { $island } защищает { $count } фишка.
        [few] Остров { $island } защищают { $count } фишки.
       *[many] Остров { $island } защищают { $count } фишек.
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
web-gravity-played = Сыграно в этом раунде: { $cards }
web-gravity-aboard = На борту: охотники { $hunters }, наёмники { $mercenaries }; уничтожено: { $fallen }
web-gravity-ability = Свойство: { $name }
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
web-gravity-help-5-title = Фишки
web-gravity-help-5 = Остров принадлежит тому, чьи охотники на нём стоят; одни наёмники — ничьи. Для захвата нужно больше фишек, чем там стоит, и хотя бы один охотник. Гибнут все защитники и половина нападавших с округлением вниз.
web-gravity-help-6-title = Фаза островов
web-gravity-help-6 = Остров с наибольшей гравитацией притягивает один остров, если её хотя бы 2, два — от 6, три — от 11: всегда самые лёгкие из тех, что не прилегают к нему. Владелец выбирает стороны и повороты. Затем он передаёт каждому 1 постоянную гравитацию. Равных рассудит постоянная гравитация; если и её поровну, не движется никто.
web-gravity-help-7-title = На этом экране
web-gravity-help-7 = Подсвеченные острова, клетки и карты можно выбрать. { $by ->
        [finger] Остров поворачивают пальцем или кнопками внизу; добыча сразу пересчитывается.
       *[keys] Остров поворачивают мышью, колёсиком, стрелками или кнопками внизу; добыча сразу пересчитывается.
    } Прогноз показывает, что сделала бы фаза островов сейчас. Шестиугольник рядом с игроком показывает, насколько окружён его лучший остров.

# Что есть что.
web-gravity-lens = Что это?
web-gravity-lens-how = Коснитесь острова, дирижабля или карты, чтобы прочитать, что это.
web-gravity-signs = Все знаки
web-gravity-card-title = Карта { $number }
web-gravity-airship-of = Дирижабль: { $name }
web-gravity-about-rundor = Здесь не добывают, и победить с ним нельзя
web-gravity-circuit-inner-red = внутренний красный
web-gravity-circuit-inner-blue = внутренний синий
web-gravity-circuit-outer-red = внешний красный
web-gravity-circuit-outer-blue = внешний синий
web-gravity-sign-red = Красный источник. Питает гравипровод за своей гранью и соприкасающуюся грань соседнего острова.
web-gravity-sign-blue = Синий источник. Питает так же, но своим цветом.
web-gravity-sign-inner = Три внутренних гравипровода сходятся в центре. Один цвет во всех трёх даёт 1.
web-gravity-sign-outer = Три внешних гравипровода образуют треугольник. Один цвет во всех трёх даёт 1.
web-gravity-sign-yield = Сколько даст остров сейчас, если добывать на нём: от 0 до 4.
web-gravity-sign-crown = Рундор, остров короны: питает соседей, но на нём не добывают.
web-gravity-sign-permanent = Постоянная гравитация: остаётся от раунда к раунду.
web-gravity-sign-temporary = Временная гравитация: исчезает в конце раунда.
web-gravity-sign-hunter = Охотник цвета, формы и буквы игрока. Острова держат охотники.
web-gravity-sign-mercenary = Наёмник: сражается рядом с охотниками и не принадлежит никому. Число над полем — запас.
web-gravity-sign-owner = Кольцо цвета игрока: этот остров его.
web-gravity-sign-airship = Дирижабль: охотники (круглые места) и до двух наёмников (квадратные места).
web-gravity-sign-first = Жетон первого игрока.
web-gravity-sign-enclosed = Со скольких из шести сторон у лучшего острова игрока есть соседи. Шесть — победа.
web-gravity-sign-turns = Ходы, оставшиеся в этом раунде.
web-gravity-sign-cards = Карты на руке.
web-gravity-sign-saved = Карты, сохранённые на следующий раунд.
web-gravity-sign-discarded = Карты, сброшенные рубашкой вверх.
web-gravity-sign-played = Карта, сыгранная в этом раунде, по номеру.
web-gravity-sign-laid = Рокировка: две карты рубашкой вверх за действия любой карты.
web-gravity-sign-strongest = Сильнейший остров: притягивает другие.
web-gravity-sign-forecast = Прогноз: что сделала бы фаза островов, наступи она сейчас.

# Первая игра с подсказками.
web-gravity-guide-goal = Побеждает тот, чей остров окружён островами со всех шести сторон. Шестиугольник возле имени показывает, кто насколько близок.
web-gravity-guide-yield = Число в середине острова — сколько даёт добыча. Остров IV можно повернуть так, что он даст 3.
web-gravity-guide-conduits = Почему 3? Три гравипровода внутреннего контура сходятся в центре, три внешнего образуют треугольник. Когда до всех трёх дошёл один цвет — от источника на своей грани или от соседа, который её касается, — контур загорается: +1 за каждую такую тройку.
web-gravity-guide-settle = Коснитесь острова IV и подтвердите: там высадятся два ваших охотника.
web-gravity-guide-keep = Карт больше, чем можно оставить. Касайтесь лишней карты и подтверждайте, пока не останется четыре. Сохраните карты 5 и 2.
web-gravity-guide-card = На каждой карте два действия, и можно выполнить оба. Коснитесь карты 5 (Поддержка и Вращение островов) и подтвердите.
web-gravity-guide-acts = Сначала выберите вращение островов.
web-gravity-guide-turn = { $by ->
        [finger] Поверните остров IV: тяните его по кругу или касайтесь круглых ручек и кнопок внизу.
       *[keys] Поверните остров IV: тяните его по кругу, крутите колесо, жмите стрелки или круглые ручки.
    } Числа на нём — сколько он даст в каждом положении. Остановитесь на 3 и подтвердите.
web-gravity-guide-other = Второе действие карты тоже ваше, если от него есть толк: переставьте охотников поддержкой или закончите ход.
web-gravity-guide-wait = Теперь карту играет соперник. Следите за журналом.
web-gravity-guide-mine = Снова ваш ход. Сыграйте карту 2 и выберите добычу гравитации: остров получит 3 кристалла постоянной гравитации.
web-gravity-guide-crystals = Число в кристалле — гравитация острова. Кристаллы постоянны, туман — временная гравитация: в конце раунда он рассеется. Если есть и то и другое, сверху стоит сумма: в фазе островов важна только она.
web-gravity-guide-forecast = Прогноз показывает, что сделала бы фаза островов сейчас: самый тяжёлый остров притягивает самые лёгкие из тех, что его не касаются.
web-gravity-guide-lens = Знак вопроса объясняет всё на столе: коснитесь его, а потом острова, дирижабля или карты.
web-gravity-guide-turn-end = Если второе действие карты полезно, выполните его, а потом закончите ход.
web-gravity-guide-capture = Бой — это карта 1, «Захват островов». Пошлите больше фишек, чем стоит на острове, и хотя бы одного охотника. Все защитники гибнут, а вы теряете половину посланных с округлением вниз: из трёх — одну. Попробуйте с дирижабля или продолжайте.
web-gravity-guide-cards = Нет нужной карты? Рокировка: две карты лицом вниз заменяют любую. Бездействие: сбросьте карту и ничего не делайте — ход на это не тратится.
web-gravity-guide-pass = Кто спасовал, до конца раунда больше не ходит, зато может сохранить до двух карт на следующий. Пасуйте, когда карты потом принесут больше, чем сейчас.
web-gravity-guide-rest = Сыграйте остальные карты, как хочется или по подсказкам, и спасуйте. Чем больше гравитации у вашего острова, тем больше островов он притянет: один от 2, два от 6, три от 11.
web-gravity-guide-pull = Фаза островов: сильнейший остров притягивает. Если он ваш, коснитесь стороны, куда пристанет другой, поверните его и подтвердите.
web-gravity-guide-round = Новый раунд: временная гравитация исчезла, кристаллы остались, все снова берут карты.
web-gravity-guide-win = Как побеждают: в конце фазы островов у вашего острова есть соседи со всех шести сторон. Рундор не считается. Вокруг вашего должны лежать шесть островов: притягивайте их раунд за раундом и не давайте другим окружить свой.
web-gravity-guide-end = Расти, притягивать, окружать — вот и вся игра. Если сомневаетесь, есть подсказка. Сыграем короткую партию: три раунда против лёгкого соперника?

# Несколько карт сразу, в журнале.
web-gravity-told-threw = { $seat } выбрасывает карты: { $card }.
    .you = Вы выбрасываете карты: { $card }.
web-gravity-told-threw-hidden =
    { $count ->
        [one] { $seat } выбрасывает { $count } карту.
        [few] { $seat } выбрасывает { $count } карты.
       *[other] { $seat } выбрасывает { $count } карт.
    }
    .you =
        { $count ->
            [one] Вы выбрасываете { $count } карту.
            [few] Вы выбрасываете { $count } карты.
           *[many] Вы выбрасываете { $count } карт.
        }
