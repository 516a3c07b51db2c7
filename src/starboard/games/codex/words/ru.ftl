## Что говорят об игре другие страницы

codex-name = Codex Naturalis
# Название внутри предложения.
codex-title = Codex Naturalis
codex-about = Накладывайте страницы друг на друга: кодекс растёт во все стороны, а цель у каждого своя.
codex-facts = 2–4 игрока · 25 минут · выкладывание карт
codex-credits = Codex Naturalis — Томас Дюпон

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

## Что не разрешают правила

codex-error-cost-not-met = Чтобы положить «{ $card }» лицом вверх, в вашей зоне не хватает ресурсов. Рубашкой вверх — можно.
codex-error-objective-not-offered = Цель «{ $objective }» вам не предлагали.
codex-error-cell-not-open = На { $x }, { $y } положить карту нельзя.
codex-error-nothing-there = Там брать нечего.
codex-error-score-no-objective = Цели «{ $objective }» нет.
codex-error-score-no-pattern = «{ $objective }» — не узор: эту цель выполняют символы.
codex-error-score-no-symbol = Символа «{ $symbol }» нет.
codex-error-score-objective-twice = Каждая цель есть в одном экземпляре: выберите разные.
codex-error-score-too-many-patterns = Столько узоров в одной игровой зоне не поместится.

## На странице

codex-page-mine = Ваш кодекс
codex-page-of = Кодекс: { $name }
codex-page-to-mine = К моему кодексу
codex-page-look = { $name }: посмотреть кодекс, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
codex-page-hand = На руке, рубашкой к вам: { $cards }
codex-page-no-hand = Карты раздадут, когда все выберут сторону.
codex-page-market = Стопки и открытые карты
codex-page-deck = { $deck }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, сверху { $top }
codex-page-secret = тайная
codex-page-objectives-later = Цели появятся, когда все выберут сторону.
codex-page-met = { $count ->
        [0] Пока не выполнена
        [one] Выполнена { $count } раз
        [few] Выполнена { $count } раза
       *[many] Выполнена { $count } раз
    }
codex-page-progress = Для следующего раза есть { $have } из { $wanted }
codex-page-standing = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, с целями { $standing }
codex-page-track = { $name }: { $points }, с целями { $standing }
codex-page-turns-left = { $count ->
        [0] Последний ход партии.
       *[other] Скоро конец. После этого хода ещё ходят: { $names }.
    }
codex-page-prompt-starter = Какой стороной положить стартовую карту? На лицевой четыре ресурса, но их можно закрыть следующими картами; ресурсы в центре оборота остаются навсегда.
codex-page-last-turn = Это ваш последний ход.
codex-page-back-free = Для лицевой стороны не хватает символов ({ $missing }); рубашка бесплатна. Выберите для неё место.
codex-page-front-lacks = Для лицевой стороны не хватает символов ({ $missing }). Переверните карту или возьмите другую.
codex-page-put-down = Выберите место в кодексе, куда её положить.
codex-page-draw-first = Сначала возьмите карту: открытую или верхнюю из стопки.
codex-page-needs = { $symbol }: { $has } из { $needs }
codex-page-flip = Перевернуть
codex-page-closer = Ближе
codex-page-farther = Дальше
codex-page-fit = Показать всё
codex-page-beyond = { $count ->
        [one] В той стороне { $count } свободное место
        [few] В той стороне { $count } свободных места
       *[many] В той стороне { $count } свободных мест
    }
codex-page-place = { $card }, { $side }: положить { $where } от карты «{ $beside }»
codex-page-blocked = Сюда положить нельзя: один из углов под картой скрыт, а на скрытый угол ничего не кладут.
codex-page-promise = цели { $count }
codex-page-covers = закроет: { $symbols }
codex-page-upper-left = слева сверху
codex-page-upper-right = справа сверху
codex-page-lower-left = слева снизу
codex-page-lower-right = справа снизу
codex-page-corners = углы: слева сверху { $tl }, справа сверху { $tr }, слева снизу { $bl }, справа снизу { $br }
codex-page-hidden = нет
codex-page-empty = пусто
codex-page-middle = в середине { $symbols }
codex-page-per = { $points } за штуку: { $per }
codex-page-cost = нужно: { $cost }

## Блокнот для подсчёта

codex-score-common = Общая цель { $number }
codex-score-secret = Тайная цель: { $name }
codex-score-track = Очки на счётчике
codex-score-visible = Видно: { $what }
codex-score-patterns = Сколько таких узоров?
codex-score-tie = При равенстве побеждает тот, у кого больше очков за цели.

## Обучение. *Между звёздочками*: слово из правил, новое здесь

codex-tutorial-goal = Добро пожаловать! Вы переписчик и собираете из карт *кодекс*, который растёт во все стороны. Карты приносят очки, когда вы их кладёте, а в конце очки добавят *цели*. Побеждает тот, у кого очков больше.
codex-tutorial-starter = Каждый начинает со стартовой карты. На её *углах* символы четырёх царств: грибы, растения, животные и насекомые. Символы скоро понадобятся, поэтому выберите лицевую сторону: на ней их четыре.
codex-tutorial-starter-wrong = На обороте символов на углах меньше. Так можно, но для начала возьмите лицевую сторону.
codex-tutorial-keep = Теперь выберите *тайную цель*: обе дают 2 очка за три карты одного царства по диагонали. Ваши первые карты будут насекомыми, так что оставьте цель с насекомыми.
codex-tutorial-keep-wrong = Для этой цели нужны растения. У вас скоро будет несколько насекомых: оставьте другую.
codex-tutorial-objectives = Вот цели: две общие для всех и одна ваша, тайная. Очки за них считают только в конце, но строить ради них надо с самого начала.
codex-tutorial-hand = Ваша рука: две *карты ресурсов* и *золотая карта* с золотой рамкой. Золотая приносит 3 очка, но у неё есть цена: в кодексе должны быть видны три насекомых. Пока видно одно, на стартовой карте.
codex-tutorial-first-card = В свой ход вы кладёте карту, а потом берёте новую. Карта ложится на *угол* другой и закрывает то, что на нём. Возьмите обведённую карту с насекомыми и положите её справа сверху от стартовой, на животное.
codex-tutorial-first-card-wrong = Сначала карту с насекомыми, чтобы их накопить. Возьмите обведённую.
codex-tutorial-first-card-gold = Рубашкой вверх золотая карта ничего не стоит, но тогда её 3 очка пропадут. Сначала обведённую карту с насекомыми.
codex-tutorial-first-card-cost = Её цена — три насекомых, а видно пока одно. Сначала обведённую карту с насекомыми.
codex-tutorial-front-up = Карта повёрнута рубашкой вверх. Коснитесь её ещё раз или нажмите «Перевернуть», чтобы она легла лицом вверх.
codex-tutorial-first-place = Карта выбрана. Теперь место: справа сверху от стартовой.
codex-tutorial-first-place-wrong = Можно и туда. Но этот символ пока поберегите и закройте животное справа сверху: оно вам не нужно.
codex-tutorial-first-place-insect = Осторожно: так вы закроете насекомое на стартовой карте, а нужны три. Положите карту справа сверху, на животное.
codex-tutorial-covered = Животное закрыто и больше не считается. Зато на новой карте два насекомых: вместе с насекомым на стартовой карте их три! Строка над кодексом считает всё, что открыто: четыре царства и три *предмета*, перо, чернильницу и манускрипт. За них дают очки некоторые золотые карты и цели.
codex-tutorial-draw = Теперь возьмите карту: одну из четырёх открытых или верхнюю из стопки. Возьмите открытую карту с насекомыми.
codex-tutorial-draw-wrong = Взять можно любую. Но к вашей цели подходит карта с насекомыми: возьмите её.
codex-tutorial-draw-deck = Из стопки карту берут вслепую: видна только рубашка. Возьмите лучше открытую карту с насекомыми.
codex-tutorial-gold = Сова тоже сделала ход. Теперь цена золотой карты вам по силам: видны три насекомых. Символы не тратятся, они просто должны быть видны.
codex-tutorial-gold-card = Положите золотую карту туда, где ничего не потеряете: на пустой угол справа снизу у вашей карты с насекомыми.
codex-tutorial-gold-card-wrong = Она не принесёт очков. Возьмите золотую карту с тройкой.
codex-tutorial-gold-place = Карта выбрана. Теперь место: справа снизу от карты с насекомыми, там пустой угол.
codex-tutorial-gold-place-wrong = Там вы закроете символ. А справа снизу от карты с насекомыми угол пустой: вы ничего не потеряете.
codex-tutorial-blocked = Сразу три очка! Обратите внимание: снизу у этой карты нет углов. Где угла нет, туда уже ничего не положить: такая карта закрывает путь.
codex-tutorial-gold-draw = Возьмите открытую карту с насекомым и единицей: карты ресурсов тоже могут принести очко.
codex-tutorial-gold-draw-wrong = Можно, но карта с насекомым и единицей принесёт очко, а цены у неё нет. Возьмите её.
codex-tutorial-back = Ваша цель: три карты насекомых по диагонали сверху вниз направо. Две уже лежат. Ещё одна слева сверху от первой — и цель достигнута!
codex-tutorial-back-card = Любую карту можно положить и *рубашкой вверх*: тогда у неё четыре свободных угла и один символ в середине, который не закрыть. Это по-прежнему карта насекомых. Возьмите обведённую карту, *переверните* и положите слева сверху от первой карты насекомых.
codex-tutorial-back-card-wrong = Не эту или не сейчас: возьмите обведённую карту с насекомыми.
codex-tutorial-back-front = Лицом вверх у неё не хватает угла, и она закроет путь. Попробуйте рубашкой: коснитесь карты ещё раз или нажмите «Перевернуть».
codex-tutorial-back-place = Карта выбрана. Теперь место: слева сверху от первой карты насекомых, чтобы все три легли в ряд.
codex-tutorial-back-place-wrong = Так диагональ из трёх не получится. Карте место слева сверху от первой карты насекомых.
codex-tutorial-met = Три карты насекомых по диагонали: цель достигнута, в конце она даст 2 очка. Рубашка карты тоже в дело идёт.
codex-tutorial-blind = На этот раз возьмите вслепую: верхнюю карту золотой стопки. По рубашке видно хотя бы царство.
codex-tutorial-blind-wrong = Попробуйте на этот раз золотую стопку, обведённую.
codex-tutorial-later = Прошло несколько ходов. Счёт 13 : 12. Когда кто-то наберёт *20 очков*, круг доигрывают, и каждый делает ещё один ход.
codex-tutorial-corners = Эта золотая карта приносит по 2 очка за *каждый угол, который закрывает*. Её цена вам по силам. В кодексе есть просвет, окружённый картами: возьмите золотую карту и найдите место, где она закроет четыре угла.
codex-tutorial-corners-wrong = Возьмите обведённую золотую карту: она принесёт больше всего.
codex-tutorial-corners-place = Теперь место. Ищите то, на котором написано +8.
codex-tutorial-corners-place-wrong = Там углов меньше. Есть место между четырьмя картами: четыре раза по 2 очка!
codex-tutorial-twenty = 8 очков, теперь 21! Это начало конца: у каждого ещё один ход. Какая открытая карта принесёт очки в последний ход? У вас пять растений.
codex-tutorial-twenty-wrong = В последний ход она ничего не даст. Ищите карту с очками, цена которой вам по силам: три растения.
codex-tutorial-twenty-animals = Пять очков, но она стоит пять животных, а у вас их нет. Ищите карту, которая стоит растений.
codex-tutorial-last-card = Последний ход: положите золотую карту. Свои 3 очка она принесёт на любом месте. Выберите место справа вверху, где она не закроет ни одного символа.
codex-tutorial-last-card-wrong = Она не принесёт очков, а других ходов уже не будет. Возьмите золотую карту с тройкой.
codex-tutorial-last-place = Карта выбрана. Теперь место: справа вверху.
codex-tutorial-last-place-wrong = Очки она принесёт и там. Но пусть войдёт в привычку не закрывать символы без нужды: место справа вверху.
codex-tutorial-end = 26 : 16 — вы победили! 24 очка за карты и 2 за три карты насекомых. Теперь вы знаете всё: кладите, берите и не забывайте о целях. Играть могут от двух до четырёх человек.
