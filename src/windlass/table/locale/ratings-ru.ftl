# Рейтинги.
ladder-title = Таблица рейтинга
ladder-which = Какая таблица
ladder-seats =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
ladder-empty = Таких рейтинговых партий ещё никто не играл. Партия идёт на рейтинг, если так выбрано в настройках стола.
ladder-how = Все начинают с 1500. Полоса показывает, где сила лежит в 95 случаях из 100; первым стоит тот, чья сила вернее всего.
ladder-played =
    { $count ->
        [one] { $count } рейтинговая партия
        [few] { $count } рейтинговые партии
       *[many] { $count } рейтинговых партий
    }
ladder-interval = ({ $low }–{ $high })
profile-since = Здесь с { $date }
profile-unrated = Рейтинговых партий пока нет.
profile-course = Ход рейтинга
profile-opponent = Все соперники
profile-variant = Все варианты
profile-length = Любая длина
profile-length-short = меньше получаса
profile-length-evening = один вечер
profile-length-days = несколько дней
profile-won =
    { $count ->
        [one] Побед: { $won } из { $count } партии
        [few] Побед: { $won } из { $count } партий
       *[many] Побед: { $won } из { $count } партий
    }
