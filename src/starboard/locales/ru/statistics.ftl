statistics-none = Законченных партий пока нет. Сыграйте и возвращайтесь.
statistics-sum = { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    }, побед { $wins } ({ $share } %)
statistics-by-game = По играм
statistics-by-opponent = По соперникам
statistics-won = { $wins } из { $matches } ({ $share } %)
statistics-bot = Бот: { $level }
statistics-points = Очки в среднем
statistics-points-how = Сверху — мои, снизу — лучшего из соперников.
statistics-rating-bots = Рейтинг: игры с ботами
statistics-rating-people = Рейтинг: игры с людьми
statistics-recent = Последние партии
statistics-victory = победа
statistics-defeat = поражение
statistics-unfinished = не доиграна
statistics-leaves = { $of ->
        [1] Единственную рейтинговую партию с людьми вы бросили; это видят те, кто собирается играть с вами.
       *[other] Из последних { $of } рейтинговых партий с людьми вы бросили { $left }; это видят те, кто собирается играть с вами.
    }
statistics-left = { $count ->
        [one] Ещё { $count } партию вы не доиграли: в конце за вас играл бот. Здесь она не считается ни победой, ни поражением.
        [few] Ещё { $count } партии вы не доиграли: в конце за вас играл бот. Здесь они не считаются ни победами, ни поражениями.
       *[many] Ещё { $count } партий вы не доиграли: в конце за вас играл бот. Здесь они не считаются ни победами, ни поражениями.
    }
