# Страница того, кто содержит сервер.
admin-title = Управление сервером
admin-token = Ключ этого сервера
admin-token-why = Это «admin_token» из настроек. Он хранится только в этой вкладке.
admin-enter = Войти
admin-leave = Выйти
admin-again = Обновить
admin-use = Сейчас
admin-reports = Жалобы
admin-people = Люди
admin-tables = Столы
admin-bans = Запреты
admin-lab = Лаборатория
admin-deeds = Что было сделано
admin-version = Версия
admin-since = Работает с
admin-memory = Память
admin-free = Свободно на диске
admin-processor = Процессор
admin-processor-hour = { $seconds } с за час
admin-connections = Соединения
admin-open = Столы в памяти
admin-waiting = Боты ждут очереди
admin-count-people = Люди
admin-count-tables = Столы
admin-count-live = Идущие партии
admin-megabytes = { $count } МБ
admin-addresses = Соединения по адресам
admin-address = { $address }: { $count }
admin-nothing = Здесь пусто.
admin-report = { $name }: жалоба от { $date }
admin-report-why-words = Слова
admin-report-why-name = Имя
admin-report-why-play = То, как играют
admin-report-why-other = Другое
admin-settled = Разобрано { $date }
admin-settle = Разобрано
admin-open-table = Открыть стол
admin-find-people = Имя или номер
admin-find-tables = Номер, код или номер человека
admin-find = Найти
admin-account = учётная запись { $name }
admin-guest = гость
admin-created = здесь с { $date }
admin-seen = последний раз { $date }
admin-has-tables =
    { $count ->
        [one] { $count } стол
        [few] { $count } стола
       *[many] { $count } столов
    }
admin-here-from = сейчас здесь, адрес { $address }
admin-people-here =
    { $count ->
        [0] никого нет
        [one] здесь { $count } человек
        [few] здесь { $count } человека
       *[many] здесь { $count } человек
    }
admin-status-waiting = ждёт игроков
admin-status-playing = идёт партия
admin-status-paused = пауза
admin-status-over = партия окончена
admin-status-abandoned = партия брошена
admin-status-frozen = заморожен
admin-ban = Закрыть доступ
admin-ban-address = Закрыть доступ с адреса
admin-lift = Открыть доступ
admin-sign-out = Завершить все входы
admin-close-table = Закрыть стол
admin-banned = доступ закрыт
admin-ban-until = до { $date }
admin-ban-forever = навсегда
admin-sure = { $what }: { $name }
admin-reason = Причина
admin-reason-ban = Причина; её прочтёт тот, кому закрыт доступ
admin-days = Сколько дней; пусто — навсегда
admin-do = Сделать
admin-deed = { $date } · { $what }
admin-deed-ban = Доступ закрыт
admin-deed-lift = Доступ открыт
admin-deed-ban-address = Доступ с адреса закрыт
admin-deed-lift-address = Доступ с адреса открыт
admin-deed-sign-out = Все входы завершены
admin-deed-close-table = Стол закрыт
admin-deed-settle = Жалоба разобрана
