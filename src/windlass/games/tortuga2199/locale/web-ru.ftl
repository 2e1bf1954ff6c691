# Экран «Тортуги 2199»: буквы карт, что лежит на карте, что написано на кнопках и листах.

web-tortuga2199-length = 60–90 мин
web-tortuga2199-about = Все капитаны начинают с одинаковой слабой командой и одним кораблём. Нанимайте людей там, где стоит корабль, захватывайте секторы, охотьтесь и сражайтесь с другими за влияние. Колода и есть ваша команда: что куплено сегодня, решает, что получится завтра.
web-tortuga2199-score = Влияние

web-tortuga2199-letter-trade = Т
web-tortuga2199-letter-fortress = К
web-tortuga2199-letter-lab = Л
web-tortuga2199-letter-mines = Ш
web-tortuga2199-letter-vortex = В

# Слова для чисел и стопок.
web-tortuga2199-round = Раунд { $round }
web-tortuga2199-crypto = Крипто
web-tortuga2199-manoeuvre = Манёвры
web-tortuga2199-siege = только для захватов
web-tortuga2199-influence = Влияние
web-tortuga2199-minerals = Минералы
web-tortuga2199-hand = Рука
web-tortuga2199-deck = Колода
web-tortuga2199-discard = Сброс
web-tortuga2199-played = Сыграно
web-tortuga2199-reserve = Резерв
web-tortuga2199-hunt-deck = Колода охоты
web-tortuga2199-piles = Т-секторы
web-tortuga2199-combat = Бой
web-tortuga2199-no-ship = в трюме

# Карта.
web-tortuga2199-map = Карта секторов
web-tortuga2199-free = свободен, захват стоит { $price ->
        [one] { $price } манёвр
        [few] { $price } манёвра
       *[many] { $price } манёвров
    }, влияние: { $influence }
web-tortuga2199-held = хозяин: { $name }, защита { $defence }, захват стоит { $price ->
        [one] { $price } манёвр
        [few] { $price } манёвра
       *[many] { $price } манёвров
    }, влияние: { $influence }
web-tortuga2199-hunt-unknown = жетон охоты лицом вниз
web-tortuga2199-hunt-known = охота: { $card }, сложность { $difficulty }
web-tortuga2199-explored-by = исследовано: { $name }
web-tortuga2199-ship-here = корабль: { $name }
web-tortuga2199-council = Совет капитанов: последние ходы, без захватов и атак

# Карты и стопки.
web-tortuga2199-price = цена { $price }
web-tortuga2199-copies = { $card } × { $count }
web-tortuga2199-priced = цена
web-tortuga2199-difficulty = сложность
web-tortuga2199-one-card = одна карта
web-tortuga2199-empty = пусто
web-tortuga2199-hand-empty = На руке нет карт
web-tortuga2199-sold-out = распродано
web-tortuga2199-in-deck =
    { $cards ->
        [one] в колоде { $cards } карта
        [few] в колоде { $cards } карты
       *[many] в колоде { $cards } карт
    }
web-tortuga2199-no-market = Ваш корабль в трюме: рынка рядом нет.
web-tortuga2199-card-copies =
    { $copies ->
        [one] Таких карт: { $copies }.
        [few] Таких карт: { $copies }.
       *[many] Таких карт: { $copies }.
    }
web-tortuga2199-status-known = Известно из правил: { $values }.
web-tortuga2199-status-likely = Вероятно: { $values }.
web-tortuga2199-status-reconstructed = Восстановлено: { $values }.
web-tortuga2199-value-name = название
web-tortuga2199-value-price = цена
web-tortuga2199-value-crypto = крипто
web-tortuga2199-value-manoeuvre = манёвры
web-tortuga2199-value-abilities = свойства
web-tortuga2199-value-difficulty = сложность
web-tortuga2199-value-redeem = влияние за сдачу
web-tortuga2199-value-copies = число копий

# Что можно сделать, одним словом.
web-tortuga2199-deeds = Что можно сделать
web-tortuga2199-play-simple =
    { $cards ->
        [one] Сыграть { $cards } простую карту
        [few] Сыграть { $cards } простые карты
       *[many] Сыграть { $cards } простых карт
    }
web-tortuga2199-do-end = Закончить ход
web-tortuga2199-do-done = Готово
web-tortuga2199-do-take = Взять из резерва
web-tortuga2199-do-spend = Потратить минерал
web-tortuga2199-do-collect = Собрать
web-tortuga2199-do-explore = Исследовать
web-tortuga2199-do-capture = Захватить
web-tortuga2199-do-conquer = Захватить
web-tortuga2199-do-conquer-with-crypto = Захватить
web-tortuga2199-do-attack = Атаковать
web-tortuga2199-do-influence = Купить влияние
web-tortuga2199-do-cache = Запас Шахт
web-tortuga2199-do-draw = Взять карты
web-tortuga2199-do-cash = За влияние
web-tortuga2199-do-plunder = У проигравшего
web-tortuga2199-do-bounty = Из запаса
web-tortuga2199-do-ship = Выбрать
web-tortuga2199-do-move = Лететь сюда
web-tortuga2199-do-place = Поставить сюда
web-tortuga2199-do-reinforce = Усилить защиту
web-tortuga2199-do-level = Защита { $level }
web-tortuga2199-do-play = Сыграть
web-tortuga2199-do-buy = Купить
web-tortuga2199-do-refresh = Обновить
web-tortuga2199-do-reserve = В резерв
web-tortuga2199-do-destroy = Уничтожить
web-tortuga2199-do-scrap = Уничтожить с руки
web-tortuga2199-do-commit = В бой
web-tortuga2199-do-redeem = Сдать

# Что сделает выбранное действие.
web-tortuga2199-costs-crypto = Цена: { $price } крипто; есть { $have }{ $minerals ->
        [0] .
       *[other] {" "}и минералы: { $minerals }.
    }
web-tortuga2199-costs-manoeuvre = Манёвры: { $price } из { $have }.
web-tortuga2199-brings = Даёт { $manoeuvre ->
        [0] крипто: { $crypto }.
       *[other] { $crypto ->
            [0] манёвры: { $manoeuvre }.
           *[other] крипто: { $crypto } и манёвры: { $manoeuvre }.
        }
    }
web-tortuga2199-and-then = { $first } { $second }
web-tortuga2199-gains-influence = Влияние +{ $influence }.
web-tortuga2199-gains-income = Крипто +{ $income } сразу и каждый ход.
web-tortuga2199-gains-defence = Защита { $defence }.
web-tortuga2199-gains-loser = Сектор теряет { $seat }.
web-tortuga2199-stakes =
    { $lose ->
        [0] Победа: влияние +{ $win }. Поражение: использованная карта, корабль уходит в трюм.
       *[other] Победа: влияние +{ $win }. Поражение: влияние −{ $lose }, использованная карта, корабль уходит в трюм.
    }
web-tortuga2199-stakes-sector = Сектор достанется победителю.
web-tortuga2199-ends = Сгорят крипто { $crypto } и манёвры { $manoeuvre }; несыгранных карт: { $cards }.
web-tortuga2199-redeems = Даёт влияние { $influence }; карта выходит из игры.

# Бой.
web-tortuga2199-combat-at = Бой: { $sector }
web-tortuga2199-attacker = атакует
web-tortuga2199-defender = защищается
web-tortuga2199-choosing = выбирает карты…
web-tortuga2199-no-cards = без карт
web-tortuga2199-hidden-count =
    { $cards ->
        [one] { $cards } скрытая карта
        [few] { $cards } скрытые карты
       *[many] { $cards } скрытых карт
    }
web-tortuga2199-sum-cards = Карты
web-tortuga2199-sum-abilities = Свойства
web-tortuga2199-sum-turrets = Турели
web-tortuga2199-sum-walls = Половина защиты
web-tortuga2199-sum-total = Всего
web-tortuga2199-wins = победа
web-tortuga2199-tie = При равенстве побеждает защитник.
web-tortuga2199-skip = { $by ->
        [finger] Коснитесь экрана, чтобы продолжить.
       *[keys] Щёлкните мышью или нажмите любую клавишу, чтобы продолжить.
    }
web-tortuga2199-report = { $attacker } { $attack } : { $defence } { $defender }. Победа: { $winner }.

# Трюмы, рынки, охота.
web-tortuga2199-facts = Влияние { $standing } из { $goal }, минералы { $minerals }, рука { $hand }, колода { $deck }, сброс { $discard }. Открыть трюм
web-tortuga2199-hold-of = Трюм: { $name }
web-tortuga2199-standing = жетонами { $tokens }, секторами { $control }
web-tortuga2199-ship = Корабль
web-tortuga2199-posts = Торговые посты
web-tortuga2199-turrets = Турели
web-tortuga2199-sectors = Секторы
web-tortuga2199-captured = Добыча
web-tortuga2199-hidden-cards = Рука, колода и резерв вместе
web-tortuga2199-markets = Рынки
web-tortuga2199-unseen =
    { $cards ->
        [one] ещё не открыта { $cards } карта
        [few] ещё не открыты { $cards } карты
       *[many] ещё не открыто { $cards } карт
    }
web-tortuga2199-under = Положено под колоду:
web-tortuga2199-cache = Запас Шахт: { $minerals }
web-tortuga2199-hunts-note = Звезда — влияние за сдачу карты; мишень — сколько манёвров стоит захват. Захват всегда даёт 1 очко влияния.
web-tortuga2199-destroyed = Уничтожено

# Что значат знаки и секторы.
web-tortuga2199-signs = Что значат знаки
web-tortuga2199-signs-how = { $by ->
        [finger] Задержите палец на любой вещи, чтобы прочитать о ней.
       *[keys] Нажмите на любую вещь правой кнопкой мыши, чтобы прочитать о ней.
    } Карты и корабли можно перетаскивать туда, куда они должны попасть.
web-tortuga2199-sign-crypto = Крипто платят за карты, защиту и влияние. Непотраченное в конце хода сгорает.
web-tortuga2199-sign-manoeuvre = Манёврами перемещают корабль, исследуют и захватывают. Внизу сектора указано, сколько стоит его захват. Непотраченное сгорает.
web-tortuga2199-sign-influence = Влияние приносит победу. На секторе это то, что он даёт, пока его держат.
web-tortuga2199-sign-minerals = Жетон минералов заменяет 1 крипто и хранится от хода к ходу. На секторе он ждёт, пока его соберут.
web-tortuga2199-sign-defence = Числа на гранях сектора (на маленьком экране — точки) — какой может быть его защита; маркер показывает, кто его держит и насколько крепко.
web-tortuga2199-sign-hunt = Жетон охоты лицом вниз. Исследуйте его, чтобы увидеть цель и оставить свой маркер.
web-tortuga2199-sign-difficulty = Сложность цели: сколько манёвров нужно, чтобы её захватить.
web-tortuga2199-sign-posts = Жетон Торгового поста даёт 1 крипто в начале каждого хода.
web-tortuga2199-sign-turrets = Жетон Турелей добавляет 1 в каждом бою.
web-tortuga2199-sign-hand = Карты на руке.
web-tortuga2199-sign-deck = Карты в колоде. Когда она пуста, сброс перетасовывается.
web-tortuga2199-sign-discard = Карты в сбросе.
web-tortuga2199-sign-reserve = Карта, отложенная до начала одного из следующих ходов.
web-tortuga2199-sign-round = Раунд.
web-tortuga2199-defence = Защита
web-tortuga2199-on-sale = Здесь продаётся
web-tortuga2199-power-tortuga = Здесь продаётся влияние. Захват Тортуги созывает совет капитанов.
web-tortuga2199-power-trading-post = Даёт своему хозяину 1 крипто сразу и в начале каждого хода.
web-tortuga2199-power-turrets = Добавляют своему хозяину 1 в каждом бою.
web-tortuga2199-power-fortress = Раз за ход даёт своему хозяину 1 манёвр, когда его корабль здесь.
web-tortuga2199-power-lab = Раз за ход хозяин лаборатории, когда его корабль здесь, откладывает карту в резерв бесплатно.
web-tortuga2199-power-mines = Раз за ход хозяин Шахт, когда его корабль здесь, берёт жетон минералов из запаса.
web-tortuga2199-power-vortex = Раз за ход хозяин Воронки, когда его корабль здесь, уничтожает сыгранную карту бесплатно.

# Справка.
web-tortuga2199-help-1-title = Цель
web-tortuga2199-help-1 = Первым набрать 15 очков влияния или столько, сколько договорились. Секторы считаются, пока вы их держите; охота, бой и рынок Тортуги дают жетоны, которые остаются.
web-tortuga2199-help-2-title = Ваш ход
web-tortuga2199-help-2 = Играйте карты ради крипто и манёвров, затем действуйте сколько угодно раз и в любом порядке, пока хватает средств. В конце хода всё уходит в сброс, вы берёте пять карт; непотраченные крипто и манёвры сгорают, минералы остаются.
web-tortuga2199-help-3-title = Что дают манёвры
web-tortuga2199-help-3 = Перелёт, сбор минералов и исследование стоят по 1, уничтожение сыгранной карты — 2, захват цели охоты — её сложность, захват сектора — его цену: у занятого это защита плюс один.
web-tortuga2199-help-4-title = Что даёт крипто
web-tortuga2199-help-4 = Карты рынка там, где стоит корабль, обновление особого рынка (1), карта в резерв (2), защита своих секторов (её новое значение), влияние на Тортуге (7). Минерал заменяет 1 крипто.
web-tortuga2199-help-5-title = Охота
web-tortuga2199-help-5 = Исследуйте жетон, чтобы посмотреть его и поставить маркер. Заплатите сложность и захватите цель: сразу 1 очко влияния, а карта уходит в ваш сброс. Позже сыграйте её или сдайте с руки за влияние на её звезде.
web-tortuga2199-help-6-title = Бой
web-tortuga2199-help-6 = Атакуйте корабль в своём секторе: положите карты с манёврами лицом вниз, другой капитан отвечает открыто. Считаются карты, свойства и Турели; защитник дома добавляет половину защиты. Корабль проигравшего уходит с поля, одна его карта уничтожается.
web-tortuga2199-help-7-title = Совет капитанов
web-tortuga2199-help-7 = Захват Тортуги созывает совет: у остальных по одному последнему ходу без захватов и атак, затем решает влияние.

# Первая партия с подсказками.
web-tortuga2199-guide-goal = Побеждает тот, кто первым наберёт 15 очков влияния. Звезда рядом с капитаном показывает, сколько у него есть; коснитесь её, чтобы заглянуть в трюм.
web-tortuga2199-guide-map = Это планета. Ваш корабль висит над Тортугой. Число с шевронами — сколько манёвров стоит захват сектора, звезда — сколько влияния он даёт, пока вы его держите.
web-tortuga2199-guide-card = Карты — ваша команда. Коснитесь карты «Майнинг»: она подсветится, но ещё ничего не произойдёт.
web-tortuga2199-guide-confirm = Кнопка говорит, что будет сделано. Нажмите её или коснитесь карты ещё раз.
web-tortuga2199-guide-money = У вас 1 крипто. Сыграйте и остальные «Майнинги»; кнопка выше играет все простые карты сразу.
web-tortuga2199-guide-buy = Рынок сектора под вашим кораблём открыт. На подсвеченные карты хватает крипто: купите одну. Она уйдёт в сброс и придёт после перетасовки.
web-tortuga2199-guide-fly = Манёвры двигают корабль: за 1 манёвр он перелетает в соседний сектор. Коснитесь подсвеченного Торгового поста или Турелей; если карта «Импульс» ещё на руке, сначала сыграйте её.
web-tortuga2199-guide-end = Тратить больше нечего. Закончите ход: все карты уйдут в сброс, и вы возьмёте пять новых.
web-tortuga2199-guide-wait = Теперь ходит другой капитан. Следите за полем и журналом.
web-tortuga2199-guide-fight = Чужой корабль стоит в вашем секторе: его можно атаковать. Сражаются только карты с шевронами, которые ещё на руке, поэтому атакуйте до того, как их сыграете. Коснитесь «Атаковать», затем кнопки — или продолжайте без боя.
web-tortuga2199-guide-muster = Коснитесь всех карт с шевронами. Они ложатся лицом вниз, и другой капитан видит только их число. Когда выложите все, коснитесь «Готово».
web-tortuga2199-guide-spoils = Побеждает большая сумма, при ничьей — защищающийся. Победитель получает 1 очко влияния. Корабль проигравшего до следующего хода уходит в трюм, а одна из его карт, участвовавших в бою, уничтожается.
web-tortuga2199-guide-again = Карты, что сражались, теперь в сбросе. Если на что-то хватает, купите и закончите ход.
web-tortuga2199-guide-turn = Ходит другой капитан. Картами с руки можно и защищаться.
web-tortuga2199-guide-manoeuvre = Ваш ход. Играйте карты с шевронами, пока не наберёте 3 манёвра.
web-tortuga2199-guide-conquer = Три манёвра захватывают свободный сектор под вашим кораблём. Коснитесь «Захватить», затем кнопки. Если карта ещё о чём-то спрашивает, сначала коснитесь «Готово».
web-tortuga2199-guide-held = Первый ваш сектор: его влияние ваше, пока вы его держите, а Торговый пост ещё и платит 1 крипто каждый ход. Маркер показывает, насколько сектор защищён.
web-tortuga2199-guide-reinforce = За крипто можно поднять защиту своего сектора: до 4 — за 4, до 5 — за 5. Кто захочет его захватить, заплатит на один манёвр больше защиты.
web-tortuga2199-guide-minerals = «Собрать» за 1 манёвр забирает жетон минералов из сектора под вашим кораблём. Он хранится у вас и в любой ход заменит 1 крипто.
web-tortuga2199-guide-explore = Под жетоном лицом вниз прячется цель охоты. «Исследовать» за 1 манёвр покажет её только вам и оставит ваш маркер.
web-tortuga2199-guide-hunt = Захват цели стоит столько манёвров, какова её сложность: сразу 1 очко влияния, а её карта идёт в ваш сброс. Потом сыграйте эту карту или сдайте с руки за влияние на её звезде.
web-tortuga2199-guide-reserve = «В резерв» за 2 крипто откладывает карту с руки. В начале одного из следующих ходов возьмите её и начните с шестью картами.
web-tortuga2199-guide-destroy = «Уничтожить» за 2 манёвра навсегда убирает карту, сыгранную в этот ход. Без слабых карт сильные приходят чаще.
web-tortuga2199-guide-council = Тортуга стоит 15 манёвров. Кто её захватит, созывает совет капитанов: у остальных последний ход без захватов и атак, а потом побеждает тот, у кого больше влияния. 15 очков влияния — победа сразу.
web-tortuga2199-guide-done = Нанимать, захватывать, охотиться, сражаться — вот и вся игра. Если сомневаетесь, есть подсказка. Сыграем короткую партию: до 7 очков влияния против лёгкого капитана?

# Несколько действий сразу, в журнале.
web-tortuga2199-told-drew = { $seat } берёт карты: { $card }.
    .you = Вы берёте карты: { $card }.
web-tortuga2199-told-drew-hidden =
    { $count ->
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
       *[other] { $seat } берёт { $count } карт.
    }
    .you =
        { $count ->
            [one] Вы берёте { $count } карту.
            [few] Вы берёте { $count } карты.
           *[many] Вы берёте { $count } карт.
        }
web-tortuga2199-told-played =
    { $count ->
        [one] { $seat } играет { $count } карту (крипто +{ $crypto }, манёвры +{ $manoeuvre }).
        [few] { $seat } играет { $count } карты (крипто +{ $crypto }, манёвры +{ $manoeuvre }).
       *[other] { $seat } играет { $count } карт (крипто +{ $crypto }, манёвры +{ $manoeuvre }).
    }
    .you =
        { $count ->
            [one] Вы играете { $count } карту (крипто +{ $crypto }, манёвры +{ $manoeuvre }).
            [few] Вы играете { $count } карты (крипто +{ $crypto }, манёвры +{ $manoeuvre }).
           *[many] Вы играете { $count } карт (крипто +{ $crypto }, манёвры +{ $manoeuvre }).
        }
web-tortuga2199-told-committed = { $seat } выкладывает карты: { $card }.
    .you = Вы выкладываете карты: { $card }.
web-tortuga2199-told-committed-hidden =
    { $count ->
        [one] { $seat } кладёт { $count } карту рубашкой вверх.
        [few] { $seat } кладёт { $count } карты рубашкой вверх.
       *[other] { $seat } кладёт { $count } карт рубашкой вверх.
    }
    .you =
        { $count ->
            [one] Вы кладёте { $count } карту рубашкой вверх.
            [few] Вы кладёте { $count } карты рубашкой вверх.
           *[many] Вы кладёте { $count } карт рубашкой вверх.
        }

# Откуда влияние.
web-tortuga2199-from-sectors = Сектора
web-tortuga2199-from-captured = Поимки
web-tortuga2199-from-combat = Бои
web-tortuga2199-from-redeemed = Сданные существа
web-tortuga2199-from-bought = Куплено
web-tortuga2199-from-abilities = Способности
web-tortuga2199-ask-reinforce = Усиление: выберите свой сектор и новую защиту.
web-tortuga2199-ask-destroy = Какую карту уничтожить?
web-tortuga2199-ask-reserve = Какую карту положить в резерв?
web-tortuga2199-ask-which = Здесь можно сделать разное: выберите что-то одно.
web-tortuga2199-about-price = Цена: { $price } крипто.
