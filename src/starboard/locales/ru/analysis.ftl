analysis-moves = ходы
analysis-chance = вероятность победы, %
analysis-choices = Свой выбор
analysis-others = Выбор других
analysis-luck = Удача
analysis-result = Итог
analysis-marked = Ошибки
analysis-mark-mistake = ошибка
analysis-mark-blunder = грубая ошибка
analysis-mark-turn = перелом
analysis-luck-how = В процентных пунктах: от равной доли ({ $share } %) до итога. Выбор оценён по тому, что игрок мог знать; удача — всё остальное: карты и то, в чём ошибается программа.
analysis-mistake = Ошибка, потеряно { $loss } %: { $name }, { $move }
analysis-blunder = Грубая ошибка, потеряно { $loss } %: { $name }, { $move }
analysis-better = Лучше: { $move }. Шансы на победу тогда { $win } %, а после сделанного хода — { $played } %.
analysis-better-same = Лучше: { $move }. Вероятность победы та же: { $win } %.
analysis-because-points = В среднем это даёт больше очков: на { $gain }.
analysis-because-others = В среднем у сильнейшего соперника выходит меньше очков: на { $denial }.
analysis-because-both = Очков в среднем больше на { $gain }, а у сильнейшего соперника меньше на { $denial }.
analysis-because-chance = Очков примерно столько же, но побед больше.
analysis-turn-choice = Перелом из-за своего выбора: { $name }, { $change } %
analysis-turn-others = Перелом из-за выбора других: { $name }, { $change } %
analysis-turn-draw = Перелом из-за карт: { $name }, { $change } %
analysis-title = Разбор
analysis-start = Разобрать партию
analysis-start-how = Программа рассмотрит каждое решение по тому, что игрок мог знать. Это займёт до минуты.
analysis-progress = Рассмотрено решений: { $done } из { $total }
analysis-preparing = Партия готовится к разбору…
analysis-waiting = Ждёт очереди: впереди { $ahead ->
        [one] { $ahead } разбор
        [few] { $ahead } разбора
       *[many] { $ahead } разборов
    }
analysis-moments = Переломы и ошибки
analysis-loss-how = Потеря складывается из вероятности победы и отрыва в очках: 100 % — это победа, каждое очко отрыва — { $share } %; больше целой победы потеря не бывает.
analysis-no-moments = Ни переломов, ни явных ошибок.
analysis-luck-title = Удача и умение
analysis-after-moves = { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
analysis-summary = Вероятность победы за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }. В конце: { $ends }.
analysis-here-best = Ход { $number }, { $name }: { $move }. Лучшего программа не нашла (побед { $win } %).
analysis-here-better = Ход { $number }, { $name }: { $move }. Программа предпочла бы: { $best } (лучше на { $loss } %).
analysis-mistake-before = Предыдущая ошибка
analysis-mistake-after = Следующая ошибка
analysis-here-none = Здесь выбирать не из чего.
