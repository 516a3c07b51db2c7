terminal-welcome = Starboard: { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }. Удачи!
terminal-seed-hash = SHA-256 тайного зерна этой раздачи: { $hash }
terminal-seed = Зерно этой раздачи: { $seed }
terminal-choose-game = Во что сыграем?
terminal-choose-players = Сколько игроков ({ $first }–{ $last })?
terminal-your-move = Ваш ход (1–{ $count }, ? — справка, q — выход):
terminal-help = Введите номер хода и нажмите Enter. «t» покажет стол ещё раз, «q» — выход.
terminal-not-a-number = «{ $input }» — не один из номеров выше.
terminal-left = Вы вышли из-за стола. Пропала только эта партия.
terminal-saved = Запись партии: { $file }
terminal-score-sheet = Подсчёт очков
terminal-total = Всего
terminal-place = Место
terminal-winner = Победа: { $names }!
terminal-winner-you = Вы победили!
terminal-winners = Победа на всех: { $names }
terminal-preparing = Первая подготовка: { $game }
terminal-verified = Запись верна: ходов по правилам — { $moves }, и всё, что в ней сказано, следует из её зерна.
terminal-simulated = { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } наугад, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
terminal-points-average = Очки в среднем
terminal-points-range = От и до
terminal-wins = Побед, в том числе общих
terminal-seat = Место { $seat }
terminal-length = Ходов в партии: в среднем { $average }, от { $shortest } до { $longest }
terminal-speed = { $steps ->
        [one] { $steps } ход
        [few] { $steps } хода
       *[many] { $steps } ходов
    } в секунду
terminal-distribution = Очки

terminal-serving = Starboard ждёт вас: { $address } (Ctrl+C — закончить)
terminal-copied = Скопировано из { $source } в { $file }.
terminal-kept = То, что там было, сохранено в { $file }.
