# Экран «Картахены»: подземный ход словами, что сделает выбор, помощь и первая партия с подсказками.

web-cartagena-length = 30–45 мин
web-cartagena-about = Карты ведут ваших пиратов вперёд, мимо всех, кто стоит на пути. Отступая к другим, вы получаете новые карты. Помогая себе, всегда немного помогаешь и остальным.
web-cartagena-score = Сколько делений прошли все пираты; шлюпка — ещё одно
web-cartagena-board = Подземный ход
web-cartagena-hand = Карты на руке
web-cartagena-space = Деление
web-cartagena-symbol = Символ
web-cartagena-pirates = Пираты
web-cartagena-stone = Деление { $space }, { $symbol }
web-cartagena-here =
    { $count ->
        [one] { $name }: { $count } пират
        [few] { $name }: { $count } пирата
       *[many] { $name }: { $count } пиратов
    }
web-cartagena-crew =
    пиратов в шлюпке: { $aboard } из { $crew }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
web-cartagena-cards = { $symbol }: { $count }
web-cartagena-no-cards = нет
web-cartagena-reachable = Сюда можно попасть
web-cartagena-can-move = Может ходить
web-cartagena-deck =
    { $count ->
        [one] В колоде { $count } карта.
        [few] В колоде { $count } карты.
       *[many] В колоде { $count } карт.
    }
web-cartagena-discard =
    { $count ->
        [one] В сбросе { $count } карта.
        [few] В сбросе { $count } карты.
       *[many] В сбросе { $count } карт.
    }
web-cartagena-actions-left =
    { $count ->
        [one] Осталось { $count } действие
        [few] Осталось { $count } действия
       *[many] Осталось { $count } действий
    }
web-cartagena-outcome-advance =
    { $passed ->
        [0] Куда: { $to }.
        [one] Куда: { $to }, мимо { $passed } занятого деления.
       *[many] Куда: { $to }, мимо { $passed } занятых делений.
    }
web-cartagena-outcome-boards =
    { $passed ->
        [0] Сразу в шлюпку.
        [one] Сразу в шлюпку, мимо { $passed } занятого деления.
       *[many] Сразу в шлюпку, мимо { $passed } занятых делений.
    }
web-cartagena-outcome-retreat =
    { $draws ->
        [0] Назад: { $to }; брать уже нечего.
        [one] Назад: { $to }, взять { $draws } карту.
        [few] Назад: { $to }, взять { $draws } карты.
       *[many] Назад: { $to }, взять { $draws } карт.
    }
web-cartagena-signs = Что значат знаки
web-cartagena-sign-symbols = На каждой карте и каждом делении — один из этих символов. Карта ведёт пирата на ближайшее деление со своим символом, где никого нет.
web-cartagena-sign-pirate = Пират: цвет, форма и буква показывают, чей он. На делении помещаются не больше { -cartagena-crowd }.
web-cartagena-sign-boat = Сколько пиратов команды в шлюпке. Когда там все — победа.
web-cartagena-sign-hand = Карты на руке.
web-cartagena-sign-deck = Колода. Когда она кончается, сброс перетасовывают.
web-cartagena-sign-discard = Сброс; коснитесь, чтобы увидеть, что в нём.
web-cartagena-sign-row = Открытый ряд. Следующей возьмут карту в рамке.
web-cartagena-sign-actions = Сколько действий осталось в этом ходу.
web-cartagena-sign-target = Деление, до которого можно дойти.
web-cartagena-sign-skipped = Занятые деления, мимо которых пройдёт пират.
web-cartagena-sign-last = Откуда и куда вело последнее действие.
web-cartagena-sign-hint = О чём говорит подсказка.
web-cartagena-sign-gain = Сколько карт даст отступление.
web-cartagena-help-1-title = Цель
web-cartagena-help-1 = Проведите через подземный ход всю команду. Кто первым посадит в шлюпку последнего пирата, сразу побеждает.
web-cartagena-help-2-title = Ваш ход
web-cartagena-help-2 = Сделайте одно, два или три действия в любом порядке: пойти вперёд по карте или назад за картами.
web-cartagena-help-3-title = Вперёд
web-cartagena-help-3 = Сыграйте карту и передвиньте своего пирата на ближайшее впереди деление с этим символом, где никого нет. Если все они впереди заняты, пират попадает сразу в шлюпку.
web-cartagena-help-4-title = Назад
web-cartagena-help-4 = Передвиньте своего пирата назад, на ближайшее деление, где стоит { -cartagena-company } пирата. Возьмите по карте за каждого из них. Деления с { -cartagena-crowd } пиратами заполнены, их минуют. Вернуться можно и из шлюпки.
web-cartagena-help-5-title = Варианты
web-cartagena-help-5 = Ямайка: руки закрыты, карты берут из колоды. Тортуга: руки открыты, карты берут по порядку из ряда; когда он пуст, выкладывают двенадцать новых. Эспаньола: открытый ряд и закрытые руки.
web-cartagena-guide-crew = Ваша команда ждёт в темнице. Проведите всех шестерых пиратов через подземный ход к шлюпке раньше остальных.
web-cartagena-guide-card = Коснитесь карты. Загорится деление, куда она ведёт: ближайшее впереди с этим символом, где никого нет.
web-cartagena-guide-ghost = Призрак показывает, куда попадёт пират. Коснитесь деления ещё раз или нажмите кнопку, и он пойдёт.
web-cartagena-guide-leap = Теперь сыграйте вторую карту. Занятое деление пропускается, так что толпа помогает прыгать дальше. Если все деления символа впереди заняты, карта ведёт прямо в шлюпку.
web-cartagena-guide-back = Карты кончаются. Коснитесь пирата, позади которого кто-то стоит: пунктирная стрелка ведёт назад, к ближайшему делению с { -cartagena-company } пиратами.
web-cartagena-guide-draw = За отступление берут по карте за каждого, кто там уже стоит. Отступите или попробуйте другое действие.
web-cartagena-guide-wait = Вы сделали до трёх действий, теперь играют другие. Журнал расскажет, что произошло.
web-cartagena-guide-end = Вот и вся игра. Ход можно закончить после одного действия, вернуть то, что ничего не открыло, и в любой момент взять подсказку. Сыграем вдвоём с лёгким соперником?

# Несколько карт сразу, в журнале.
web-cartagena-told-drew = { $seat } берёт карты: { $symbol }.
    .you = Вы берёте карты: { $symbol }.
web-cartagena-told-drew-hidden =
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
web-cartagena-ask-pirate = Кто из пиратов побежит дальше? Карта: { $symbol }.
web-cartagena-ask-way = Откуда: { $from }. Выберите карту, чтобы пойти вперёд, или деление, на которое отступить.
web-cartagena-about-spaces = Деления с символом «{ $symbol }»: { $spaces }.
web-cartagena-about-held = У вас в руке: { $count }.
web-cartagena-about-start = Отсюда начинают все пираты. Назад сюда не отступают.
web-cartagena-about-boat = Сюда ведёт карта, для которой впереди нет свободного деления с её символом. Побеждает команда, первой собравшаяся в шлюпке.
