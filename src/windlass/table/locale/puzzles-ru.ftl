# Задачи.
puzzle-title = { $game }: задачи
puzzle-today = Задача дня
puzzle-you = Вы
puzzle-rating = Сложность { $rating }
puzzle-rating-own = Ваша сила в задачах
puzzle-streak =
    { $count ->
        [one] { $count } решена подряд
        [few] { $count } решены подряд
       *[many] { $count } решено подряд
    }
puzzle-days =
    { $count ->
        [one] задача дня решается { $count } день подряд
        [few] задача дня решается { $count } дня подряд
       *[many] задача дня решается { $count } дней подряд
    }
puzzle-goal-win = Победите в этот же ход.
puzzle-goal-defence = Следующий игрок вот-вот победит. Помешайте ему.
puzzle-goal-best = Одно действие намного лучше всех остальных. Какое?
puzzle-goal-way = Один путь намного лучше всех остальных. Какой?
puzzle-moves =
    { $count ->
        [one] за { $count } действие
        [few] за { $count } действия
       *[many] за { $count } действий
    }
puzzle-right = Верно. Дальше.
puzzle-solved = Решено!
puzzle-shown = Вот как это делается:
puzzle-wrong-win = после этого в этот ход уже не победить. Попробуйте другое.
puzzle-wrong-defence = следующего игрока это не остановит. Попробуйте другое.
puzzle-wrong-best = есть кое-что намного лучше. Попробуйте другое.
puzzle-wrong-cost =
    { $points ->
        [one] Шансы на победу падают на { $points } процентный пункт.
        [few] Шансы на победу падают на { $points } процентных пункта.
       *[many] Шансы на победу падают на { $points } процентных пунктов.
    }
puzzle-why-win = Победа в этот же ход, что бы ни было у других: проверены все пути.
puzzle-why-defence = После любого другого действия следующий игрок может сразу победить почти при любых скрытых картах.
puzzle-chances = { $best } % на победу после этого действия, { $second } % после следующего по силе.
puzzle-again = Ещё раз
puzzle-next = Следующая задача
puzzle-show = Показать решение
puzzle-none = Задач для этой игры пока нет.
puzzle-solved-of = Решено сразу: { $solved } из { $all }
puzzle-theme = О чём
puzzle-theme-all = обо всём
puzzle-theme-win = победа
puzzle-theme-defence = защита
puzzle-theme-best = лучшее действие
puzzle-theme-combination = несколько действий
puzzle-theme-trap = вопреки очевидному
puzzle-theme-retreat = отступление
puzzle-theme-mine = добыча гравитации
puzzle-theme-capture = захват островов
puzzle-theme-rotate = вращение островов
puzzle-theme-recruit = вербовка
puzzle-theme-dock = стыковка островов
puzzle-theme-attack = атаки
puzzle-theme-move = перелёты
puzzle-theme-hunt = охота
puzzle-theme-buy = покупки
puzzle-theme-conquer = захват секторов
