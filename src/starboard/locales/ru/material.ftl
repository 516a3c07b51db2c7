## Материал

material-good = { $file }: всё в порядке.
material-bad = { $file }: { $count ->
        [one] { $count } ошибка.
        [few] { $count } ошибки.
       *[many] { $count } ошибок.
    }
material-not-material = Это не объект с частями species, leaders, advantages, animals и boards.
material-missing-part = Части «{ $part }» нет, или она устроена иначе.
material-not-objects = «{ $part }» должно быть списком объектов.
material-boards-named = Должно быть два поля: «a» и «b».
material-bad-name = { $part }: имя «{ $name }» должно состоять из строчных латинских букв и дефисов.
material-name-twice = { $part }: имя «{ $name }» стоит дважды.
material-too-few-leaders = Вожаков { $count }; нужно не меньше { $needed }.
material-bad-clause = { $where }: в «scoring» нужны одно условие «match» (egg, metal, terrain или family) и «points».
material-wrong-time = { $where }: «{ $kind }» нельзя использовать { $when ->
        [hatch] при появлении
        [move] при перемещении
       *[other] в это время
    }.
material-bad-symbols = { $where }: в «symbols» должны быть два типа местности или одно «wild».
material-bad-nest = { $where }: «nest» — число от { $first } до { $last }.
material-card-count = { $metal ->
        [silver] Серебряных карт
       *[gold] Золотых карт вместе с преимуществами
    }: { $count }; должно быть { $needed }.
material-unknown-ability = { $where }: способности «{ $kind }» нет. Есть: { $known }.
material-ability-elsewhere = { $where }: «{ $kind }» бывает только здесь: { $on }.
material-extra-part = { $where }: у «{ $kind }» нет части «{ $part }».
material-bad-pair = { $where }: в «terrains» должны быть два разных типа местности; «any» — только на втором месте.
material-bad-number = { $where }: «{ $part }» — «{ $value }», а должно быть число от 0 до { $most }.
material-unknown-word = { $where }: «{ $part }» — «{ $value }». Возможно: { $known }.
material-bad-list = { $where }: «{ $part }» должно быть списком без повторений.
material-bad-hex = Поле { $side }: { $hex } — не гекс. Гекс — это [q, r, что]: тип местности, номер гнезда или «cave».
material-hex-twice = Поле { $side }: гекс { $hex } стоит дважды.
material-board-size = Гексов на поле { $side }: { $count }; возможно от { $fewest } до { $most }.
material-one-cave = Пещер на поле { $side }: { $count }; должна быть одна.
material-no-way = Поле { $side }: от { $hex } нет пути к пещере.
material-nest-distance = Поле { $side }: у гнезда { $hex } номер { $number }, а до пещеры { $distance }.
material-no-nest = На поле { $side } нет гнёзд.
