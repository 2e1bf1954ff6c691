tortuga2199-name = Тортуга 2199
tortuga2199-tagline = Колода команды, корабль и мятежная планета: захватывайте, охотьтесь и берите на абордаж, пока пятнадцать очков влияния не сделают вас её хозяином.

# Секторы: они стоят внутри других предложений, в именительном падеже.
tortuga2199-sector-tortuga = Тортуга
tortuga2199-sector-post1 = Торговый пост 1
tortuga2199-sector-post2 = Торговый пост 2
tortuga2199-sector-post3 = Торговый пост 3
tortuga2199-sector-turrets1 = Турели 1
tortuga2199-sector-turrets2 = Турели 2
tortuga2199-sector-turrets3 = Турели 3
tortuga2199-sector-fortress = Крепость
tortuga2199-sector-lab = Лаборатория
tortuga2199-sector-mines = Шахты
tortuga2199-sector-vortex = Воронка

# Карты: названия стоят внутри других фраз.
tortuga2199-card-mining = Майнинг
tortuga2199-card-impulse = Импульс
tortuga2199-card-booster = Ускоритель
tortuga2199-card-razorback = Секач
tortuga2199-card-deep-lode = Глубинная жила
tortuga2199-card-far-lantern = Дальний фонарь
tortuga2199-card-stonewake = Каменный след
tortuga2199-card-hacker = Хакер
tortuga2199-card-dock-runner = Портовый курьер
tortuga2199-card-fence = Скупщик
tortuga2199-card-bodyguard = Телохранитель
tortuga2199-card-purser = Корабельный казначей
tortuga2199-card-boarding-ace = Ас абордажа
tortuga2199-card-deck-gunner = Палубный канонир
tortuga2199-card-breach-marine = Штурмовик
tortuga2199-card-shield-rigger = Наладчик щитов
tortuga2199-card-sergeant = Сержант-ренегат
tortuga2199-card-sapper = Осадный сапёр
tortuga2199-card-commander = Комендант гарнизона
tortuga2199-card-lab-aide = Лаборант
tortuga2199-card-archivist = Архивариус
tortuga2199-card-survey-drone = Разведывательный дрон
tortuga2199-card-analyst = Системный аналитик
tortuga2199-card-coprocessor = Нейросопроцессор
tortuga2199-card-protege = Протеже Профессора
tortuga2199-card-ore-sorter = Сортировщик руды
tortuga2199-card-drill-crew = Буровая бригада
tortuga2199-card-assayer = Пробирщик
tortuga2199-card-prospector = Добытчик
tortuga2199-card-shaft-boss = Старшина шахты
tortuga2199-card-financier = Финансист гильдии
tortuga2199-card-mercenary = Наёмник
tortuga2199-card-smuggler = Контрабандист
tortuga2199-card-wrecker = Мародёр
tortuga2199-card-infiltrator = Лазутчик
tortuga2199-card-rift-pilot = Пилот разлома
tortuga2199-card-broker = Теневой брокер
tortuga2199-card-bot = Бот
tortuga2199-card-ore-grub = Рудная личинка
tortuga2199-card-ember-bat = Угольный нетопырь
tortuga2199-card-sand-ray = Песчаный скат
tortuga2199-card-spore-bloom = Споровый цвет
tortuga2199-card-glass-spider = Стеклянный паук
tortuga2199-card-mirror-wraith = Зеркальный призрак
tortuga2199-card-iron-wyrm = Железный змей
tortuga2199-card-void-whale = Кит пустоты
tortuga2199-card-kraken = Кракен

# Что умеют карты.
tortuga2199-ability-move =
    { $number ->
        [1] Переместите корабль на 1 сектор.
        [one] Переместите корабль не дальше чем на { $number } сектор.
        [few] Переместите корабль не дальше чем на { $number } сектора.
       *[many] Переместите корабль не дальше чем на { $number } секторов.
    }
tortuga2199-ability-draw =
    { $number ->
        [one] Возьмите { $number } карту.
        [few] Возьмите { $number } карты.
       *[many] Возьмите { $number } карт.
    }
tortuga2199-ability-cache =
    { $number ->
        [one] Возьмите { $number } жетон минералов из запаса Шахт.
        [few] Возьмите до { $number } жетонов минералов из запаса Шахт.
       *[many] Возьмите до { $number } жетонов минералов из запаса Шахт.
    }
tortuga2199-ability-reinforce = Поднимите защиту своего сектора на { $number }, но не выше наибольшей.
tortuga2199-ability-cash = Уничтожьте эту карту: +{ $number } влияния.
tortuga2199-ability-siege =
    { $number ->
        [one] Ещё { $number } манёвр в этот ход, только для захвата секторов.
        [few] Ещё { $number } манёвра в этот ход, только для захвата секторов.
       *[many] Ещё { $number } манёвров в этот ход, только для захвата секторов.
    }
tortuga2199-ability-bargain = Следующее очко влияния на Тортуге в этот ход стоит { $number } крипто.
tortuga2199-ability-combat = В бою: +{ $number }.
tortuga2199-ability-attack = При атаке: +{ $number }.
tortuga2199-ability-defend = Во время защиты: +{ $number }.
tortuga2199-ability-weaken = В бою: карты противника дают на { $number } меньше.
tortuga2199-ability-collect = Соберите минералы своего сектора бесплатно.
tortuga2199-ability-explore = Исследуйте жетон охоты своего сектора бесплатно.
tortuga2199-ability-reserve = Зарезервируйте карту с руки бесплатно.
tortuga2199-ability-destroy-hand = Уничтожьте карту с руки.
tortuga2199-ability-destroy-played = Уничтожьте карту, сыгранную в этот ход.
tortuga2199-ability-destroy-hand-or-played = Уничтожьте карту с руки или сыгранную в этот ход.

# Что можно сделать.
tortuga2199-action-end = Закончить ход
tortuga2199-action-done = Готово
tortuga2199-action-take = Забрать карту из резерва
tortuga2199-action-spend = Потратить жетон минералов как крипто
tortuga2199-action-collect = Собрать минералы
tortuga2199-action-explore = Исследовать цель охоты
tortuga2199-action-capture = Захватить цель охоты
tortuga2199-action-conquer = Захватить сектор
tortuga2199-action-conquer-with-crypto = Захватить сектор за крипто
tortuga2199-action-influence = Купить очко влияния
tortuga2199-action-cache = Взять минералы из запаса
tortuga2199-action-draw = Взять из колоды
tortuga2199-action-cash = Уничтожить эту карту ради влияния
tortuga2199-action-plunder = Забрать влияние у проигравшего
tortuga2199-action-bounty = Взять влияние из запаса
tortuga2199-action-ship = Выбрать корабль «{ $ship }»
tortuga2199-action-attack = Атаковать: { $seat }
tortuga2199-action-move = Лететь: { $sector }
tortuga2199-action-place = Вернуть корабль: { $sector }
tortuga2199-action-reinforce = Увеличить защиту до { $level }: { $sector }
tortuga2199-action-play = Сыграть «{ $card }»
tortuga2199-action-buy = Купить «{ $card }»
tortuga2199-action-refresh = Убрать под колоду «{ $card }»
tortuga2199-action-reserve = Зарезервировать «{ $card }»
tortuga2199-action-destroy = Уничтожить «{ $card }»
tortuga2199-action-scrap = Уничтожить с руки «{ $card }»
tortuga2199-action-commit = В бой: «{ $card }»
tortuga2199-action-redeem = Сдать «{ $card }»

# Что нужно сделать.
tortuga2199-prompt-wait = Решает { $seat }.
tortuga2199-prompt-choose = Выберите корабль.
tortuga2199-prompt-enter = Ваш корабль был разбит: верните его на Тортугу или в свой сектор.
tortuga2199-prompt-act = Играйте карты, действуйте или закончите ход.
tortuga2199-prompt-ability = Примените «{ $card }» или закончите с этой картой.
tortuga2199-prompt-muster = Вы атакуете: { $foe }. Выберите закрытые карты (выложено: { $cards }).
tortuga2199-prompt-parry = Атакует { $foe }, закрытых карт: { $cards }. Выложите свои.
tortuga2199-prompt-sacrifice = Бой проигран: выберите карту, которая будет уничтожена.
tortuga2199-prompt-spoils = Бой выигран: выберите награду.

# Что произошло.
tortuga2199-event-map-laid =
    { $seats ->
        [one] Поле собрано: { $seats } капитан.
        [few] Поле собрано: { $seats } капитана.
       *[many] Поле собрано: { $seats } капитанов.
    }
tortuga2199-event-ship-chosen = { $seat } выбирает корабль «{ $ship }».
    .you = Вы выбираете корабль «{ $ship }».
tortuga2199-event-shuffled =
    { $cards ->
        [one] { $seat } перетасовывает сброс: { $cards } карта.
        [few] { $seat } перетасовывает сброс: { $cards } карты.
       *[many] { $seat } перетасовывает сброс: { $cards } карт.
    }
    .you =
        { $cards ->
            [one] Вы перетасовываете сброс: { $cards } карта.
            [few] Вы перетасовываете сброс: { $cards } карты.
           *[many] Вы перетасовываете сброс: { $cards } карт.
        }
tortuga2199-event-drew = { $seat } берёт карту «{ $card }».
    .you = Вы берёте карту «{ $card }».
tortuga2199-event-drew-hidden = { $seat } берёт карту.
    .you = Вы берёте карту.
tortuga2199-event-turn = Раунд { $round }: ходит { $seat }.
    .you = Раунд { $round }: ваш ход.
tortuga2199-event-post-paid = Торговые посты приносят { $crypto } крипто: { $seat }.
    .you = Торговые посты приносят вам { $crypto } крипто.
tortuga2199-event-fortress-helped = Крепость даёт манёвр: { $seat }.
    .you = Крепость даёт вам манёвр.
tortuga2199-event-placed = { $seat } возвращает корабль: { $sector }.
    .you = Вы возвращаете корабль: { $sector }.
tortuga2199-event-took = { $seat } забирает из резерва карту «{ $card }».
    .you = Вы забираете из резерва карту «{ $card }».
tortuga2199-event-took-hidden = { $seat } забирает карту из резерва.
    .you = Вы забираете карту из резерва.
tortuga2199-event-played = { $seat } играет карту «{ $card }»{ $manoeuvre ->
        [0] { $crypto ->
            [0] {""}
           *[other] {" "}(крипто +{ $crypto })
        }
       *[other] { $crypto ->
            [0] {" "}(манёвры +{ $manoeuvre })
           *[other] {" "}(крипто +{ $crypto }, манёвры +{ $manoeuvre })
        }
    }.
    .you = Вы играете карту «{ $card }»{ $manoeuvre ->
            [0] { $crypto ->
                [0] {""}
               *[other] {" "}(крипто +{ $crypto })
            }
           *[other] { $crypto ->
                [0] {" "}(манёвры +{ $manoeuvre })
               *[other] {" "}(крипто +{ $crypto }, манёвры +{ $manoeuvre })
            }
        }.
tortuga2199-event-siege-ready = { $seat } получает манёвры для захватов: +{ $manoeuvre }.
    .you = Вы получаете манёвры для захватов: +{ $manoeuvre }.
tortuga2199-event-bargain-ready = Следующее очко влияния за { $price } крипто: { $seat }.
    .you = Следующее очко влияния обойдётся вам в { $price } крипто.
tortuga2199-event-spent =
    { $minerals ->
        [one] { $seat } тратит { $minerals } жетон минералов как крипто.
        [few] { $seat } тратит { $minerals } жетона минералов как крипто.
       *[many] { $seat } тратит { $minerals } жетонов минералов как крипто.
    }
    .you =
        { $minerals ->
            [one] Вы тратите { $minerals } жетон минералов как крипто.
            [few] Вы тратите { $minerals } жетона минералов как крипто.
           *[many] Вы тратите { $minerals } жетонов минералов как крипто.
        }
tortuga2199-event-bought = { $seat } покупает карту «{ $card }» за { $price }.
    .you = Вы покупаете карту «{ $card }» за { $price }.
tortuga2199-event-refreshed = { $seat } убирает под колоду карту «{ $card }».
    .you = Вы убираете под колоду карту «{ $card }».
tortuga2199-event-opened = Открыта карта «{ $card }»: { $sector }.
tortuga2199-event-moved = { $seat } летит: { $from } → { $to }.
    .you = Вы летите: { $from } → { $to }.
tortuga2199-event-collected = { $seat } собирает минералы: { $sector }.
    .you = Вы собираете минералы: { $sector }.
tortuga2199-event-cache-taken =
    { $minerals ->
        [one] { $seat } берёт из запаса { $minerals } жетон минералов.
        [few] { $seat } берёт из запаса { $minerals } жетона минералов.
       *[many] { $seat } берёт из запаса { $minerals } жетонов минералов.
    }
    .you =
        { $minerals ->
            [one] Вы берёте из запаса { $minerals } жетон минералов.
            [few] Вы берёте из запаса { $minerals } жетона минералов.
           *[many] Вы берёте из запаса { $minerals } жетонов минералов.
        }
tortuga2199-event-explored = { $seat } исследует цель охоты ({ $sector }): { $hunt }.
    .you = Вы исследуете цель охоты ({ $sector }): { $hunt }.
tortuga2199-event-explored-hidden = { $seat } исследует цель охоты ({ $sector }).
    .you = Вы исследуете цель охоты ({ $sector }).
tortuga2199-event-reserved = { $seat } резервирует карту «{ $card }».
    .you = Вы резервируете карту «{ $card }».
tortuga2199-event-reserved-hidden = { $seat } резервирует карту.
    .you = Вы резервируете карту.
tortuga2199-event-destroyed = Уничтожена карта «{ $card }» ({ $seat }).
    .you = Уничтожена ваша карта «{ $card }».
tortuga2199-event-captured = { $seat } захватывает цель охоты ({ $sector }): { $hunt }.
    .you = Вы захватываете цель охоты ({ $sector }): { $hunt }.
tortuga2199-event-redeemed = { $seat } сдаёт цель охоты «{ $hunt }».
    .you = Вы сдаёте цель охоты «{ $hunt }».
tortuga2199-event-influence-bought = { $seat } покупает очко влияния за { $price } крипто.
    .you = Вы покупаете очко влияния за { $price } крипто.
tortuga2199-event-cashed = { $seat } жертвует картой «{ $card }» ради влияния.
    .you = Вы жертвуете картой «{ $card }» ради влияния.
tortuga2199-event-sector-lost = { $seat } теряет сектор: { $sector }.
    .you = Вы теряете сектор: { $sector }.
tortuga2199-event-conquered = { $seat } захватывает сектор: { $sector }, защита { $level }.
    .you = Вы захватываете сектор: { $sector }, защита { $level }.
tortuga2199-event-reinforced = { $seat } увеличивает защиту до { $level }: { $sector }.
    .you = Вы увеличиваете защиту до { $level }: { $sector }.
tortuga2199-event-attacked = { $sector }: бой! Атакует { $seat }, защищается { $foe }.
    .you = { $sector }: бой! Вы атакуете, защищается { $foe }.
    .you-foe = { $sector }: бой! Атакует { $seat }, вы защищаетесь.
tortuga2199-event-committed = { $seat } кладёт лицом вниз карту «{ $card }».
    .you = Вы кладёте лицом вниз карту «{ $card }».
tortuga2199-event-committed-hidden = { $seat } кладёт карту лицом вниз.
    .you = Вы кладёте карту лицом вниз.
tortuga2199-event-announced =
    { $cards ->
        [0] { $seat } атакует без карт.
        [one] { $seat } объявляет: { $cards } карта.
        [few] { $seat } объявляет: { $cards } карты.
       *[many] { $seat } объявляет: { $cards } карт.
    }
    .you =
        { $cards ->
            [0] Вы атакуете без карт.
            [one] Вы объявляете: { $cards } карта.
            [few] Вы объявляете: { $cards } карты.
           *[many] Вы объявляете: { $cards } карт.
        }
tortuga2199-event-parried = { $seat } защищается картой «{ $card }».
    .you = Вы защищаетесь картой «{ $card }».
tortuga2199-event-revealed =
    { $copies ->
        [1] { $seat } открывает карту «{ $card }».
       *[other] { $seat } открывает карты «{ $card }» × { $copies }.
    }
    .you =
        { $copies ->
            [1] Вы открываете карту «{ $card }».
           *[other] Вы открываете карты «{ $card }» × { $copies }.
        }
tortuga2199-event-strength = { $seat }, сила { $total }: карты { $cards }, свойства { $abilities }, турели { $turrets }, защита { $defence }.
    .you = Ваша сила { $total }: карты { $cards }, свойства { $abilities }, турели { $turrets }, защита { $defence }.
tortuga2199-event-combat-won = В бою побеждает { $seat }, проигрывает { $foe }.
    .you = В бою побеждаете вы, проигрывает { $foe }.
    .you-foe = В бою побеждает { $seat }, вы проигрываете.
tortuga2199-event-ship-lost = { $seat } убирает корабль в трюм.
    .you = Вы убираете корабль в трюм.
tortuga2199-event-influence-taken = Влияние переходит от побеждённого ({ $foe }): { $seat } получает { $influence }.
    .you = Влияние переходит от побеждённого ({ $foe }): вы получаете { $influence }.
    .you-foe = Влияние переходит от вас: { $seat } получает { $influence }.
tortuga2199-event-influence-gained = { $seat } получает влияние: { $influence }.
    .you = Вы получаете влияние: { $influence }.
tortuga2199-event-discarded =
    { $copies ->
        [1] { $seat } сбрасывает несыгранную карту «{ $card }».
       *[other] { $seat } сбрасывает несыгранные карты «{ $card }» × { $copies }.
    }
    .you =
        { $copies ->
            [1] Вы сбрасываете несыгранную карту «{ $card }».
           *[other] Вы сбрасываете несыгранные карты «{ $card }» × { $copies }.
        }
tortuga2199-event-usurped = { $seat } захватывает Тортугу: собирается совет капитанов.
    .you = Вы захватываете Тортугу: собирается совет капитанов.
tortuga2199-event-planet-seized = { $seat } захватывает Тортугу, а с ней и планету: игра окончена.
    .you = Вы захватываете Тортугу, а с ней и планету: игра окончена.
tortuga2199-event-goal-reached = { $seat } набирает { $influence ->
        [one] { $influence } очко
        [few] { $influence } очка
       *[many] { $influence } очков
    } влияния и правит планетой!
    .you = Вы набираете { $influence ->
            [one] { $influence } очко
            [few] { $influence } очка
           *[many] { $influence } очков
        } влияния и правите планетой!
tortuga2199-event-council-closed = Последние ходы сделаны: решает влияние.
tortuga2199-event-time-up =
    { $rounds ->
        [one] Сыгран { $rounds } раунд: решает влияние.
        [few] Сыграно { $rounds } раунда: решает влияние.
       *[many] Сыграно { $rounds } раундов: решает влияние.
    }

# Чем кончилось.
tortuga2199-ending-influence = Один из капитанов набрал столько влияния, чтобы править планетой.
tortuga2199-ending-usurpation = Тортуга захвачена: правит самый влиятельный капитан.
tortuga2199-ending-limit = Последний раунд сыгран: побеждает самый влиятельный капитан.

# Почему такой совет.
tortuga2199-reason-rests = Больше ничего полезного сейчас не сделать.
tortuga2199-reason-ship = Его карта сильнее остальных.
tortuga2199-reason-place = Отсюда ближе всего до лучших целей.
tortuga2199-reason-reserve-back = Шестая карта не помешает.
tortuga2199-reason-draws = Сначала берите карты: они могут изменить план.
tortuga2199-reason-money-first = Сначала соберите крипто, потом решайте, что купить.
tortuga2199-reason-resources = Её ресурсы нужны в этот ход.
tortuga2199-reason-leap = Рывок к лучшей цели.
tortuga2199-reason-fight = Противник, скорее всего, слабее.
tortuga2199-reason-stronger = Каждая карта приближает победу.
tortuga2199-reason-spare = Этого должно хватить, а лишнее пропало бы зря.
tortuga2199-reason-hunt = Влияние сразу и ещё больше при сдаче карты.
tortuga2199-reason-sector = Сектор можно взять прямо сейчас, с его влиянием и свойством.
tortuga2199-reason-influence = Это влияние не отвоюют вместе с сектором.
tortuga2199-reason-wins = Это победа.
tortuga2199-reason-scout = Разведанную цель охоты можно захватить.
tortuga2199-reason-minerals = Минералы не пропадают в конце хода.
tortuga2199-reason-target = Это путь к лучшей цели поблизости.
tortuga2199-reason-crew = Лучшая карта, какую здесь можно купить.
tortuga2199-reason-walls = Лишнее крипто укрепит сектор.
tortuga2199-reason-thinner = Чем тоньше колода, тем чаще приходят хорошие карты.
tortuga2199-reason-keep = В другой ход она пригодится больше.
tortuga2199-reason-prize = Более щедрая из двух наград.
tortuga2199-reason-wasteful = Потери больше выгоды.

# Что даёт план, на котором стоит подсказка.
tortuga2199-gain-influence = 
    { $count ->
        [one] на { $count } очко влияния больше
        [few] на { $count } очка влияния больше
       *[many] на { $count } очков влияния больше
    }
tortuga2199-gain-minerals =
    { $count ->
        [one] на { $count } жетон минералов больше
        [few] на { $count } жетона минералов больше
       *[many] на { $count } жетонов минералов больше
    }
tortuga2199-gain-crypto = на { $count } крипто больше в вашей колоде
tortuga2199-gain-manoeuvres =
    { $count ->
        [one] на { $count } манёвр больше в вашей колоде
        [few] на { $count } манёвра больше в вашей колоде
       *[many] на { $count } манёвров больше в вашей колоде
    }

# Что выбирают перед партией.
tortuga2199-option-seats = Игроки
tortuga2199-option-scenario = Сценарий
tortuga2199-option-scenario-none = Без сценария: основная игра
tortuga2199-option-scenario-aggressive = Агрессивные пираты: бои выгоднее
tortuga2199-option-scenario-peaceful = Мирные пираты: без боёв, захват за крипто
tortuga2199-option-ships = Корабли
tortuga2199-option-ships-chosen = выбирают по очереди
tortuga2199-option-ships-dealt = раздаются случайно
tortuga2199-option-goal = Влияние для победы
tortuga2199-option-round_limit = Раундов до подсчёта влияния (0 — без предела)
tortuga2199-option-attack_without_cards = Атаковать можно без карт
tortuga2199-option-richer_spoils = Победивший атакующий забирает 2 влияния у проигравшего или берёт 3 из запаса
tortuga2199-option-loser_chooses_card = Проигравший сам выбирает уничтожаемую карту
tortuga2199-option-barren_defence = Победивший защитник не получает влияния
tortuga2199-option-tortuga_ends_game = Захват Тортуги сразу завершает игру и разрешён только победителю
tortuga2199-option-no_attacks = Атак нет; сектор под охраной захватить нельзя
tortuga2199-option-crypto_conquest = Сектор можно захватить за крипто

# Что отклонено.
refusal-tortuga2199-not-now = Сейчас это невозможно.
refusal-tortuga2199-asked-choose = Сначала нужно выбрать корабль.
refusal-tortuga2199-asked-enter = Сначала разбитый корабль должен вернуться на поле.
refusal-tortuga2199-asked-ability = Сначала решите, что делать со свойствами сыгранной карты; этого они сейчас не позволяют.
refusal-tortuga2199-asked-muster = Сначала выбирают карты атакующего.
refusal-tortuga2199-asked-parry = Сначала выбирают карты защищающегося.
refusal-tortuga2199-asked-sacrifice = Сначала выберите, какую из своих боевых карт уничтожить.
refusal-tortuga2199-asked-spoils = Сначала выберите награду.
refusal-tortuga2199-ship-taken = Корабль «{ $ship }» уже занят.
refusal-tortuga2199-not-beaten = Ваш корабль уже на поле, или время вернуть его ещё не пришло.
refusal-tortuga2199-no-manoeuvre-on-card = На карте «{ $card }» нет манёвров: в бою она не участвует.
refusal-tortuga2199-attack-needs-card = Для атаки нужна хотя бы одна карта.
refusal-tortuga2199-too-few-manoeuvres = Нужно манёвров: { $price }, у вас: { $manoeuvre }.
refusal-tortuga2199-too-poor = Нужно крипто: { $price }, у вас: { $crypto }, минералов: { $minerals }.
refusal-tortuga2199-no-reserve = Ваш резерв пуст.
refusal-tortuga2199-reserve-too-late = Карту из резерва забирают в начале хода, прежде всего остального.
refusal-tortuga2199-reserve-full = В вашем резерве уже лежит карта.
refusal-tortuga2199-no-minerals = У вас нет минералов.
refusal-tortuga2199-no-minerals-here = Здесь нет жетона минералов.
refusal-tortuga2199-no-ship = Ваш корабль в трюме.
refusal-tortuga2199-no-hunt-here = Здесь нет жетона охоты.
refusal-tortuga2199-already-explored = Вы уже исследовали этот жетон охоты.
refusal-tortuga2199-not-explored = Вы ещё не исследовали здешний жетон охоты.
refusal-tortuga2199-not-at-tortuga = Влияние продаётся только на Тортуге.
refusal-tortuga2199-no-mines-power = Запас Шахт открыт раз за ход кораблю капитана, который их контролирует, пока в запасе есть минералы.
refusal-tortuga2199-crypto-conquest-off = В этой партии секторы захватывают только манёврами.
refusal-tortuga2199-council = Совет капитанов собран: захватывать и атаковать больше нельзя.
refusal-tortuga2199-already-yours = Этот сектор уже ваш: { $sector }.
refusal-tortuga2199-not-yours = Этот сектор не ваш: { $sector }.
refusal-tortuga2199-guarded = Этот сектор охраняет корабль хозяина: { $sector }.
refusal-tortuga2199-not-winning = Тортугу может захватить только тот, кто этим побеждает.
refusal-tortuga2199-peace = В этой партии корабли не атакуют.
refusal-tortuga2199-nobody-here = Этого корабля в вашем секторе нет: { $seat }.
refusal-tortuga2199-no-fighters = У вас на руке нет карт с манёврами.
refusal-tortuga2199-not-adjacent = Этот сектор не прилегает к вашему: { $sector }.
refusal-tortuga2199-above-maximum = Наибольшая защита — { $maximum }: { $sector }.
refusal-tortuga2199-not-higher = Защита уже { $level }: { $sector }.
refusal-tortuga2199-not-played = В этот ход вы не играли карту «{ $card }».
refusal-tortuga2199-not-in-hand = У вас на руке нет карты «{ $card }».
refusal-tortuga2199-not-on-sale = Здесь не продаётся карта «{ $card }».
refusal-tortuga2199-open-piles = Обновить можно только рынки Крепости, Лаборатории, Шахт и Воронки.
refusal-tortuga2199-deck-empty = Колода пуста: обновлять нечем.

# На столе.
tortuga2199-screen-round = Раунд { $round }
tortuga2199-screen-goal = победа при { $goal } очках влияния
tortuga2199-screen-council = последние ходы
tortuga2199-screen-ships = Корабли
tortuga2199-screen-hand = Рука
tortuga2199-screen-played = Сыграно
tortuga2199-screen-reserve = Резерв
tortuga2199-screen-influence = влияние
tortuga2199-screen-minerals = минералы
tortuga2199-screen-crypto = крипто
tortuga2199-screen-manoeuvre = манёвры
tortuga2199-screen-siege = для захватов
tortuga2199-screen-cards = карты
tortuga2199-screen-hidden = скрыто
tortuga2199-screen-hunts = охота
tortuga2199-screen-hunt-deck = Колода охоты
tortuga2199-screen-piles = Т-секторы
tortuga2199-screen-cache = запас
tortuga2199-screen-difficulty = сложность
tortuga2199-screen-price = Цена
tortuga2199-screen-removed = Удалены
tortuga2199-screen-combat = Бой
tortuga2199-screen-no-ship = без корабля
tortuga2199-screen-legend = фигура и число: хозяин и защита · одно число: цена · + влияние · m минералы · ? охота (после разведки имя и сложность) · фигуры ниже: корабли · карты: рука+колода+сброс

# Соперники.
tortuga2199-bot-advice = Матрос Юно
tortuga2199-bot-advice-character = Летит туда, где вроде бы выгодно.
tortuga2199-bot-sailor = Налётчица Кеш
tortuga2199-bot-sailor-character = Покупает карты, которые бьют больно.
tortuga2199-bot-mate = Торговец Восс
tortuga2199-bot-mate-character = Сначала крипто, остальное потом.
tortuga2199-bot-navigator = Охотница Сейбл
tortuga2199-bot-navigator-character = Идёт по следу любой добычи.
tortuga2199-bot-captain = Командир Арден
tortuga2199-bot-captain-character = Тратит каждую карту там, где она важна.
tortuga2199-bot-master = Адмирал Нур
tortuga2199-bot-master-character = Видит ваш ход раньше, чем вы его сделаете.
