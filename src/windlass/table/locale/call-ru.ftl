# Вызовы в неспешные партии.
call-subject = Ваш ход: { $game }
call-subject-many =
    { $count ->
        [one] Вас ждёт { $count } стол
        [few] Вас ждут { $count } стола
       *[many] Вас ждут { $count } столов
    }
call-line = Ваш ход за столом «{ $game }», с вами играют: { $others }.
call-line-until = Ваш ход за столом «{ $game }», с вами играют: { $others }. Время — до { $until }.
call-all = Все столы по очереди:
call-stop = Чтобы больше не получать писем:
call-confirm-subject = Это ваш адрес?
call-confirm = Игрок { $name } хочет получать на этот адрес вызовы в неспешные партии. Если это вы, откройте ссылку:
call-confirm-not = Если нет, ничего не делайте: больше писем не будет.
call-attempt-subject = Так вас будут звать
call-attempt = Всё работает. Эта ссылка всегда открывает стол, который вас ждёт:

# Отказы.
refusal-calls-url = Вебхук — это адрес, который начинается с https://.
refusal-calls-nowhere = { $host } не отвечает.
refusal-calls-private = { $host } находится в частной сети; этот сервер туда не обращается.
refusal-calls-status = { $host } не принимает сообщение (код { $status }).
refusal-calls-mail = Письмо не удалось отправить: { $reason }
refusal-calls-no-mail = Этот сервер не отправляет писем.
refusal-calls-zone = Нет часового пояса «{ $zone }».
refusal-calls-chat = Для Telegram нужен номер чата.
refusal-limit-letters = Слишком много сообщений: попробуйте через { $seconds } с.
