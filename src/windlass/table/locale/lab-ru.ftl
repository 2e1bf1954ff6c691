# Лаборатория: моделирование и отчёты о балансе по заказу того, кто содержит сервер.
lab-title = Лаборатория
lab-why = Пусть боты сыграют много партий, а вы посмотрите, что вышло. Задания идут по одному в фоне и уступают всем, кто играет.
lab-new = Новое задание
lab-kind = Что узнать
lab-kind-balance = Отчёт о балансе
lab-kind-simulation = Моделирование
lab-kind-balance-why = Равны ли места, сколько длится партия, чего стоят карты и места, и партии, которые можно открыть.
lab-kind-simulation-why = Кто как часто побеждает, чем и как быстро кончаются партии; много партий за малое время.
lab-game = Игра
lab-players = Игроки
lab-bot = Кто играет
lab-bot-seat = Бот на месте { $seat }
lab-games-wanted = Сколько партий
lab-seed = Зерно
lab-seed-why = То же зерно — те же партии.
lab-more = Ещё настройки
lab-pairs = Пары «с ней и без неё» для каждой вещи
lab-pairs-why = Одна и та же раздача доигрывается с картой или местом и без них: чего они стоят на самом деле. 0 — не нужно.
lab-deals = Раздачи между уровнями
lab-deals-why = Три уровня встречаются в каждой раздаче на всех местах: мастерство против удачи. 0 — не нужно.
lab-start = Начать
lab-runs = Задания
lab-none = Заданий ещё не было.
lab-run-balance = Отчёт о балансе · { $game }
lab-run-simulation = Моделирование · { $game }
lab-run-about =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    } · { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[other] { $seats } игроков
    } · { $bots } · зерно { $seed }
lab-state-waiting = ждёт
lab-state-working = выполняется
lab-state-done = готово
lab-state-stopped = остановлено
lab-state-failed = не удалось
lab-state-broken = прервано: сервер был перезапущен
lab-progress-games = Партии: { $done } из { $total }
lab-progress-pairs = Пары «с ней и без неё»: { $done } из { $total }
lab-progress-levels = Раздачи между уровнями: { $done } из { $total }
lab-left-seconds =
    на эту часть осталось около { $count ->
        [one] { $count } секунды
       *[other] { $count } секунд
    }
lab-left-minutes =
    на эту часть осталось около { $count ->
        [one] { $count } минуты
       *[other] { $count } минут
    }
lab-why-not-ready = Правила этой игры ещё компилируются или не могут быть здесь скомпилированы.
lab-why-failed = Закончить не удалось; подробности в журнале сервера.
lab-open = Открыть отчёт
lab-stop = Остановить
lab-forget = Убрать
lab-again = Запустить снова
