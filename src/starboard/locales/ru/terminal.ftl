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
terminal-points = Очки
terminal-total = Всего
terminal-place = Место
terminal-winner = Победа: { $names }!
terminal-winner-you = Вы победили!
terminal-winners = Победа на всех: { $names }
terminal-ready = Можно играть: { $game } ({ $count } из { $all })
terminal-not-ready = Подготовка не удалась. Неготовые игры будут скомпилированы при первом запуске партии.
terminal-preparing = Первая подготовка: { $game }
terminal-verified = Проверено и доказано: ходов по правилам — { $moves }, они ведут к записанному итогу, а раздача следует из секрета, хеш которого записан, и из чисел игроков.
terminal-unproven = Не доказано: ошибок в записи нет (ходов по правилам — { $moves }), но в ней не хватает:
terminal-unproven-seed_sha256 = хеша зерна («seed_sha256»)
terminal-unproven-result = итога
terminal-unproven-deal = сведений о том, откуда зерно («deal»): тот, кто сдавал, мог его выбрать
terminal-unproven-nonces = числа хотя бы одного игрока: тот, кто сдавал, мог подобрать секрет
terminal-silent = { $count ->
        [one] Место { $seats } ничего не добавило к раздаче (бот или программа без своего числа).
       *[other] Места { $seats } ничего не добавили к раздаче (боты или программы без своего числа).
    }
terminal-compare = Сравните с тем, что сохранили: --hash ХЕШ --nonce ЧИСЛО.
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
terminal-site = Записано { $files ->
    [one] { $files } файл
    [few] { $files } файла
   *[many] { $files } файлов
} ({ $size } МБ) в { $folder }; путь на сайте: { $base }.
terminal-kept = То, что там было, сохранено в { $file }.
terminal-new-game = Установите её: pip install -e { $folder }
    И играйте: starboard play { $game }
