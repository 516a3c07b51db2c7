## Карты

codex-card-fungi-number = Грибы { $number }
codex-card-gold-fungi-number = Золотые грибы { $number }
codex-card-resource-fungi = карта ресурсов (грибы)
codex-card-gold-fungi = золотая карта (грибы)
codex-card-plant-number = Растения { $number }
codex-card-gold-plant-number = Золотые растения { $number }
codex-card-resource-plant = карта ресурсов (растения)
codex-card-gold-plant = золотая карта (растения)
codex-card-animal-number = Животные { $number }
codex-card-gold-animal-number = Золотые животные { $number }
codex-card-resource-animal = карта ресурсов (животные)
codex-card-gold-animal = золотая карта (животные)
codex-card-insect-number = Насекомые { $number }
codex-card-gold-insect-number = Золотые насекомые { $number }
codex-card-resource-insect = карта ресурсов (насекомые)
codex-card-gold-insect = золотая карта (насекомые)
codex-card-starter-number = Стартовая { $number }
codex-side-front = лицом вверх
codex-side-back = рубашкой вверх
codex-symbol-fungi = грибы
codex-symbol-plant = растения
codex-symbol-animal = животные
codex-symbol-insect = насекомые
codex-symbol-quill = перья
codex-symbol-inkwell = чернильницы
codex-symbol-manuscript = манускрипты

## Цели

codex-objective-diagonal-fungi = 2 очка за три карты «Грибы» по диагонали снизу вверх направо
codex-objective-diagonal-plant = 2 очка за три карты «Растения» по диагонали сверху вниз направо
codex-objective-diagonal-animal = 2 очка за три карты «Животные» по диагонали снизу вверх направо
codex-objective-diagonal-insect = 2 очка за три карты «Насекомые» по диагонали сверху вниз направо
codex-objective-corner-fungi = 3 очка за две карты «Грибы» друг над другом и карту «Растения» справа под нижней
codex-objective-corner-plant = 3 очка за две карты «Растения» друг над другом и карту «Насекомые» слева под нижней
codex-objective-corner-animal = 3 очка за две карты «Животные» друг над другом и карту «Грибы» справа над верхней
codex-objective-corner-insect = 3 очка за две карты «Насекомые» друг над другом и карту «Животные» слева над верхней
codex-objective-resources-fungi = 2 очка за каждые три видимых символа: грибы
codex-objective-resources-plant = 2 очка за каждые три видимых символа: растения
codex-objective-resources-animal = 2 очка за каждые три видимых символа: животные
codex-objective-resources-insect = 2 очка за каждые три видимых символа: насекомые
codex-objective-items-all = 3 очка за каждый набор: перо, чернильница и манускрипт
codex-objective-items-quill = 2 очка за каждые два видимых пера
codex-objective-items-inkwell = 2 очка за каждые две видимые чернильницы
codex-objective-items-manuscript = 2 очка за каждые два видимых манускрипта

## Что делать и что можно сделать

codex-prompt-starter = Какой стороной положить стартовую карту?
codex-prompt-keep = Какую тайную цель вы оставите?
codex-prompt-play = Выберите карту из руки и её сторону.
codex-prompt-place = Куда её положить?
codex-prompt-draw = Возьмите карту: одну из открытых или верхнюю из стопки.
codex-move-starter = { $side }
codex-move-keep = { $objective }
codex-move-play = { $card }, { $side }
codex-move-place = Положить{ $where }
codex-move-place-card = { $card }{ $where }
codex-where = {" "}на { $x }, { $y }
codex-move-draw = { $source }
codex-move-draw-card = Взять: { $card }
codex-source-resource-deck = Стопка ресурсов
codex-source-gold-deck = Золотая стопка
codex-source-open-number = Открытая карта { $number }

## Что произошло

codex-event-starter-dealt = { $seat }: { $card }
codex-event-card-opened = Открытая карта { $place }: { $card }
codex-event-start-player-chosen = Первый игрок: { $seat }
codex-event-cards-dealt = { $seat }: на руке { $cards }
codex-event-objectives-opened = Общие цели: { $objectives }
codex-event-objectives-dealt = { $seat }: на выбор { $objectives }
codex-event-objectives-dealt-hidden = { $seat }: две цели на выбор
codex-event-objective-kept = { $seat }: тайная цель — { $objective }
codex-event-objective-kept-hidden = { $seat }: тайная цель выбрана
codex-event-turn-started = — { $seat } —
codex-event-turn-missed = { $seat }: положить карту некуда, ход пропущен
codex-event-card-chosen = { $seat }: { $card }, лицом вверх
codex-event-card-chosen-face-down = { $seat }: { $card }, рубашкой вверх
codex-event-card-placed = { $seat }: в кодекс — { $card }{ $where }
codex-event-card-placed-face-down = { $seat }: в кодекс рубашкой вверх — { $card }{ $where }
codex-event-points-gained = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, всего { $total }
codex-event-open-card-taken = { $seat }: в руку — { $card }
codex-event-card-drawn = { $seat }: из стопки — { $card }
codex-event-end-met = { $reason } { $turns ->
        [one] После этого хода остаётся { $turns } ход.
        [few] После этого хода остаётся { $turns } хода.
       *[many] После этого хода остаётся { $turns } ходов.
    }
codex-reason-twenty-points = Двадцать очков!
codex-reason-empty-decks = Обе стопки пусты!
codex-event-points-scored = { $seat }: { $points } — { $reason }
codex-event-game-ended = Игра окончена.

## Подсчёт очков

codex-reason-track = Кодекс
codex-reason-objective = Цели
codex-reason-objective-diagonal-fungi = Диагональ: грибы
codex-reason-objective-diagonal-plant = Диагональ: растения
codex-reason-objective-diagonal-animal = Диагональ: животные
codex-reason-objective-diagonal-insect = Диагональ: насекомые
codex-reason-objective-corner-fungi = Угол: грибы и растения
codex-reason-objective-corner-plant = Угол: растения и насекомые
codex-reason-objective-corner-animal = Угол: животные и грибы
codex-reason-objective-corner-insect = Угол: насекомые и животные
codex-reason-objective-resources-fungi = Грибы по три
codex-reason-objective-resources-plant = Растения по три
codex-reason-objective-resources-animal = Животные по три
codex-reason-objective-resources-insect = Насекомые по три
codex-reason-objective-items-all = Наборы из трёх предметов
codex-reason-objective-items-quill = Перья по два
codex-reason-objective-items-inkwell = Чернильницы по две
codex-reason-objective-items-manuscript = Манускрипты по два
codex-ending-last-turn = Все сделали последний ход.

## Стол словами

codex-table-objectives = Общие цели
codex-table-open = Открытые карты
codex-table-decks = Стопка ресурсов: { $resource } ({ $resource-top }). Золотая стопка: { $gold } ({ $gold-top }).
codex-table-empty = пусто
codex-table-secret = Ваша цель: { $objective }
codex-table-hand = Рука
codex-table-symbols = Видно
codex-table-cards = Карты
codex-table-points = Очки
codex-table-map = Ваша зона (заглавная буква — лицом вверх, · — сюда можно положить карту; столбцы x, строки y)
codex-table-face = { $card }: ↖ { $tl } ↗ { $tr } ↙ { $bl } ↘ { $br }{ $points ->
        [0] {""}
        [one] ; { $points } очко
        [few] ; { $points } очка
       *[many] ; { $points } очков
    }{ $per ->
        [fixed] {""}
       *[other] {" "}за каждый: { $per-words }
    }{ $cost ->
        [none] {""}
       *[other] ; цена: { $cost }
    }
codex-symbol-corner = закрытый угол
codex-symbol-hidden = ×
codex-symbol-empty = –
codex-letter-fungi = Г
codex-letter-plant = Р
codex-letter-animal = Ж
codex-letter-insect = Н
codex-letter-starter = С
