## Карты

comet-card-silver-dodo-number = Маврикийский дронт № { $number }
comet-card-gold-dodo-number = Маврикийский дронт № { $number } (золото)
comet-card-silver-elephant-bird-number = Эпиорнис № { $number }
comet-card-gold-elephant-bird-number = Эпиорнис № { $number } (золото)
comet-card-silver-moa-number = Моа № { $number }
comet-card-gold-moa-number = Моа № { $number } (золото)
comet-card-silver-passenger-pigeon-number = Странствующий голубь № { $number }
comet-card-gold-passenger-pigeon-number = Странствующий голубь № { $number } (золото)
comet-card-silver-velociraptor-number = Велоцираптор № { $number }
comet-card-gold-velociraptor-number = Велоцираптор № { $number } (золото)
comet-card-silver-sabre-tooth-number = Саблезубый тигр № { $number }
comet-card-gold-sabre-tooth-number = Саблезубый тигр № { $number } (золото)
comet-card-silver-giant-deer-number = Большерогий олень № { $number }
comet-card-gold-giant-deer-number = Большерогий олень № { $number } (золото)
comet-card-silver-giant-beaver-number = Гигантский бобр № { $number }
comet-card-gold-giant-beaver-number = Гигантский бобр № { $number } (золото)
comet-card-silver-cave-beaver-number = Пещерный бобр № { $number }
comet-card-gold-cave-beaver-number = Пещерный бобр № { $number } (золото)
comet-card-silver-cave-squirrel-number = Пещерная белка № { $number }
comet-card-gold-cave-squirrel-number = Пещерная белка № { $number } (золото)
comet-card-silver-nailtail-wallaby-number = Луннокоготный кенгуру № { $number }
comet-card-gold-nailtail-wallaby-number = Луннокоготный кенгуру № { $number } (золото)
comet-card-silver-thylacine-number = Сумчатый волк № { $number }
comet-card-gold-thylacine-number = Сумчатый волк № { $number } (золото)
comet-card-silver-dromedary-number = Дромадер № { $number }
comet-card-gold-dromedary-number = Дромадер № { $number } (золото)
comet-card-silver-aurochs-number = Тур № { $number }
comet-card-gold-aurochs-number = Тур № { $number } (золото)
comet-card-silver-giant-lemur-number = Гигантский лемур № { $number }
comet-card-gold-giant-lemur-number = Гигантский лемур № { $number } (золото)
comet-card-silver-sea-cow-number = Стеллерова корова № { $number }
comet-card-gold-sea-cow-number = Стеллерова корова № { $number } (золото)
comet-card-silver-ankylosaurus-number = Анкилозавр № { $number }
comet-card-gold-ankylosaurus-number = Анкилозавр № { $number } (золото)
comet-card-silver-island-rat-number = Крыса острова Рождества № { $number }
comet-card-gold-island-rat-number = Крыса острова Рождества № { $number } (золото)
comet-card-silver-golden-mole-number = Златокрот № { $number }
comet-card-gold-golden-mole-number = Златокрот № { $number } (золото)
comet-card-silver-brachiosaurus-number = Брахиозавр № { $number }
comet-card-gold-brachiosaurus-number = Брахиозавр № { $number } (золото)
comet-card-silver-pterosaur-number = Птерозавр № { $number }
comet-card-gold-pterosaur-number = Птерозавр № { $number } (золото)
comet-card-silver-mammoth-rider-number = Верхом на мамонте № { $number }
comet-card-gold-mammoth-rider-number = Верхом на мамонте № { $number } (золото)
comet-card-silver-tortoise-rider-number = Верхом на черепахе № { $number }
comet-card-gold-tortoise-rider-number = Верхом на черепахе № { $number } (золото)
comet-card-silver-mauritius-parrot-number = Маврикийский попугай № { $number }
comet-card-gold-mauritius-parrot-number = Маврикийский попугай № { $number } (золото)
comet-card-silver-iguana-number = Игуана № { $number }
comet-card-gold-iguana-number = Игуана № { $number } (золото)
comet-card-silver-gecko-number = Геккон № { $number }
comet-card-gold-gecko-number = Геккон № { $number } (золото)
comet-card-silver-salamander-number = Саламандра № { $number }
comet-card-gold-salamander-number = Саламандра № { $number } (золото)
comet-card-silver-chameleon-number = Хамелеон № { $number }
comet-card-gold-chameleon-number = Хамелеон № { $number } (золото)
comet-card-silver-vicuna-number = Викунья № { $number }
comet-card-gold-vicuna-number = Викунья № { $number } (золото)
comet-card-silver-woolly-rhino-number = Шерстистый носорог № { $number }
comet-card-tunnel-number = Туннель № { $number }
comet-card-sheer-slope-number = Отвесный склон № { $number }
comet-card-warm-spring-number = Тёплый источник № { $number }
comet-card-double-clutch-number = Двойная кладка № { $number }
comet-card-second-wind-number = Второе дыхание № { $number }
comet-card-forced-march-1 = Марш-бросок
comet-card-hidden-gorge-1 = Скрытое ущелье
comet-card-great-migration-1 = Великое переселение
comet-card-falling-star-1 = Падающая звезда
comet-card-leader-giant-beaver = Гигантский бобр (вожак)
comet-card-leader-quagga = Квагга (вожак)
comet-card-leader-tyrannosaurus = Тираннозавр (вожак)
comet-card-leader-cave-bear = Пещерный медведь (вожак)
comet-card-leader-cave-lion = Пещерный лев (вожак)
comet-card-leader-argentavis = Аргентавис (вожак)
comet-card-leader-megatherium = Гигантский ленивец (вожак)
comet-card-leader-oviraptor = Овираптор (вожак)
comet-card-leader-dire-wolf = Ужасный волк (вожак)
comet-card-leader-indricotherium = Индрикотерий (вожак)
comet-card-a-silver-card = серебряная карта
comet-card-a-gold-card = золотая карта

comet-terrain-meadow = луг
comet-terrain-jungle = джунгли
comet-terrain-desert = пустыня
comet-terrain-water = водоём
comet-terrain-lava = лавовое плато
comet-symbol-meadow = луг
comet-symbol-jungle = джунгли
comet-symbol-desert = пустыня
comet-symbol-water = водоём
comet-symbol-lava = лавовое плато
comet-symbol-wild = любая местность
comet-egg-white = белое
comet-egg-red = красное
comet-egg-blue = синее
comet-egg-purple = фиолетовое
comet-egg-green = зелёное
comet-egg-black = чёрное
comet-token-mammoth = мамонт
comet-token-tortoise = гигантская черепаха
comet-metal-silver = серебро
comet-metal-gold = золото

## Способности

comet-ability-plain = без способности
comet-ability-hand-limit = Предел руки +{ $n }.
comet-ability-hatch-occupied = Ваши животные могут появляться и в занятых гнёздах.{ $minus ->
        [0] {""}
       *[other] {" "}Каждое может появиться ближе к пещере на { $minus }.
    }
comet-ability-nest-minus = Животное появляется ближе к пещере на { $n }.
comet-ability-extra-hatch = Пусть появится ещё одно животное{ $minus ->
        [0] .
       *[other] , ближе к пещере на { $minus }.
    }
comet-ability-draw-silver = Возьмите из колоды { $n ->
        [one] { $n } серебряную карту.
        [few] { $n } серебряные карты.
       *[many] { $n } серебряных карт.
    }
comet-ability-take-gold = Возьмите { $n ->
        [one] { $n } открытую золотую карту.
        [few] { $n } открытые золотые карты.
       *[many] { $n } открытых золотых карт.
    }
comet-ability-extra-card = Сыграйте { $n ->
        [one] ещё одну карту с двумя типами местности.
       *[other] дополнительно до { $n } карт с двумя типами местности.
    }
comet-ability-wild-step = { $n ->
        [one] { $n } дополнительный шаг на любую местность.
        [few] { $n } дополнительных шага на любую местность.
       *[many] { $n } дополнительных шагов на любую местность.
    }
comet-ability-terrain-step = { $mode ->
        [all] 2 дополнительных шага: { $first } и { $second }.
       *[one] 1 дополнительный шаг: { $first } или { $second }.
    }
comet-ability-explorer = В этом ходу { $scope ->
        [all] ваши спутники бесплатно проходят местность
       *[one] один ваш спутник бесплатно проходит местность
    }{ $terrain-key ->
        [choice] , которую вы назовёте.
       *[other] {" "}«{ $terrain }».
    }
comet-ability-guardian = При перемещении ваши спутники бесплатно проходят местность «{ $terrain }».
comet-ability-swap-symbols = { $second-key ->
        [any] Ваши символы «{ $first }» считаются разноцветными.
       *[other] Символы «{ $first }» и «{ $second }» для вас взаимозаменяемы.
    }
comet-ability-nest-step = { $n ->
        [one] Переместите спутника в соседнее гнездо или в пещеру.
       *[other] До { $n } раз: переместите спутника в соседнее гнездо или в пещеру.
    }
comet-ability-step = Переместите одного спутника { $n ->
        [one] на { $n } шаг
       *[other] на расстояние до { $n } шагов
    } по любой местности, без бесплатного прохода.
comet-ability-fly = Один спутник перелетает на расстояние до { $n ->
        [one] { $n } гекса
       *[other] { $n } гексов
    }, в том числе через гнёзда.
comet-ability-place-token = Поставьте на любой свободный гекс или в свободное гнездо: { $tokens }.{ $wild ->
        [0] {""}
       *[other] {" "}Дополнительные шаги на любую местность: { $wild }.
    }
comet-ability-recover = Возьмите до { $n ->
        [one] { $n } карты
       *[other] { $n } карт
    } ({ $metals }) из тех, что другой игрок только что сбросил для перемещения.
comet-ability-copy-move = Переместите своих спутников по символам карты, которую другой игрок только что сыграл для перемещения.{ $wild ->
        [0] {""}
       *[other] {" "}Дополнительные шаги на любую местность: { $wild }.
    }
comet-ability-ready = Верните в исходное положение до { $n ->
        [one] { $n } своей карты
       *[other] { $n } своих карт
    }.
comet-ability-set-lizards = { $points } ПО за каждый набор: игуана, геккон, саламандра. Хамелеон заменяет любую из них.
comet-ability-set-same = { $points } ПО, если спасено не менее { $count ->
        [one] { $count } карты
       *[other] { $count } карт
    } этого вида.
comet-clause-egg = { $points } ПО за каждое спасённое животное с { $egg ->
        [white] белым
        [red] красным
        [blue] синим
        [purple] фиолетовым
        [green] зелёным
       *[black] чёрным
    } яйцом
comet-clause-metal = { $points } ПО за каждое спасённое { $metal ->
        [silver] серебряное
       *[gold] золотое
    } животное
comet-clause-terrain = { $points } ПО за каждое спасённое животное с символом «{ $terrain }»
comet-clause-family = { $points } ПО за каждого спасённого { $family ->
        [beaver] бобра
        [lizard] ящера
       *[other] представителя семейства
    }
comet-when-hatch = при появлении
comet-when-move = при перемещении
comet-when-action = при появлении или перемещении
comet-when-window = между ходами
comet-when-always = всегда

## Варианты

comet-option-side = Сторона поля: a широкая, для первой партии; b узкая, проходить мимо других приходится чаще.
comet-side-a = Широкая долина
comet-side-b = Два ущелья

## Что делать и что можно сделать

comet-prompt-act = Ваш ход: пусть появится животное, переместите спутников или обновитесь.
comet-prompt-name = Какое ещё животное появится?
comet-prompt-nest = В каком гнезде оно появится?
comet-prompt-hatched = Животное появилось. Используйте способность или завершите ход.
comet-prompt-moving = Перемещайте спутников, добавляйте карты, используйте способности; затем завершите ход.
comet-prompt-pay = Каким символом оплатить этот шаг?
comet-prompt-terrain = Какая местность?
comet-prompt-guide = Какой спутник исследует?
comet-prompt-leap = Какой спутник идёт и куда?
comet-prompt-lift = Кого из двоих поставить?
comet-prompt-put = Куда поставить?
comet-prompt-take = Возьмите открытую золотую карту.
comet-prompt-ready = Какую карту вернуть в исходное положение?
comet-prompt-refresh = Можно сбросить ненужные карты, слева направо; затем возьмите золотую, и рука пополнится.
comet-prompt-comet = Комета прилетела! Добрать карты до предела руки или вернуть все карты в исходное положение?
comet-prompt-window = Другой игрок переместил спутников: используйте способность или воздержитесь.
comet-prompt-recover = Какую карту взять из сброса?
comet-prompt-copy = Символы какой карты использовать?
comet-prompt-copying = Переместите спутников по скопированным символам.
comet-move-hatch = Появление: { $card }
comet-move-move = Сыграть ради символов: { $card }
comet-move-refresh = Обновление
comet-move-pass = Пас до конца партии
comet-move-nest = Появление: { $where }
comet-move-go = Спутник { $companion }: { $where }
comet-move-go-card = { $card }: { $where }
comet-move-use = Использовать: { $card }
comet-move-pay = { $symbol }
comet-move-name = { $terrain }
comet-move-guide = Спутник { $companion }
comet-move-guide-card = { $card }
comet-move-lift = { $token }
comet-move-put = Сюда: { $where }
comet-move-discard = Сбросить: { $card }
comet-move-take = Взять: { $card }
comet-move-ready = Вернуть: { $card }
comet-move-comet = { $answer }
comet-answer-draw = Добрать серебряные карты до предела руки
comet-answer-ready = Вернуть все карты в исходное положение
comet-move-copy = { $card }
comet-move-end = Готово

## Что произошло

comet-event-leader-dealt = { $seat }: { $card }
comet-event-start-player-chosen = Первый игрок: { $seat }
comet-event-gold-card-turned = Золотой ряд: { $card }
comet-event-gold-deck-renewed = Золотой сброс стал новой колодой ({ $count }).
comet-event-silver-card-drawn = { $seat }: из колоды — { $card }
comet-event-silver-deck-renewed = Серебряный сброс стал новой колодой ({ $count }).
comet-event-turn-started = — { $seat } —
comet-event-animal-named = { $seat }: появляется { $card }{ $lowered ->
        [0] {""}
       *[other] {" "}(ближе на { $lowered })
    }
comet-event-nest-lowered = { $seat }: ближе к пещере на { $by } ({ $card })
comet-event-animal-hatched = { $seat }: спутник { $companion } появляется → { $where }
comet-event-card-played = { $seat }: сыграна карта — { $card }
comet-event-companion-moved = { $seat }: спутник { $companion } → { $where }
comet-event-symbol-spent = { $seat }: потрачен символ — { $symbol }
comet-event-animal-saved = { $seat }: { $card } теперь в пещере, в безопасности!
comet-event-ability-used = { $seat }: способность — { $card }
comet-event-advantage-used = { $seat }: преимущество — { $card }
comet-event-symbols-added = { $seat }: дополнительные символы — { $symbol }, { $count }
comet-event-terrain-named = { $seat }: { $terrain }
comet-event-terrain-explored = { $seat }: спутник { $companion } бесплатно проходит местность «{ $terrain }»
comet-event-cards-allowed = { $seat }: можно сыграть { $count ->
        [one] ещё { $count } карту
        [few] ещё { $count } карты
       *[many] ещё { $count } карт
    }
comet-event-gold-card-taken = { $seat }: в руку — { $card }
comet-event-card-readied = { $seat }: { $card } снова в исходном положении
comet-event-token-lifted = { $seat }: выбор — { $token }
comet-event-token-placed = { $seat }: { $token } → { $where }
comet-event-refreshed = { $seat }: все карты в исходном положении
comet-event-card-discarded = { $seat }: в сброс — { $card }
comet-event-comet-arrived = Комета прилетела! { $reason }
comet-reason-deck-empty = Взята последняя карта над ней.
comet-reason-long-quiet = Слишком долго никто не добирал карт.
comet-event-comet-answered = { $seat }: { $answer }
comet-event-card-recovered = { $seat }: из сброса — { $card }
comet-event-card-copied = { $seat }: перемещение по символам карты { $card }
comet-event-ability-ended = { $seat }: способность исчерпана
comet-event-action-ended = { $seat }: действие завершено
comet-event-window-left = { $seat }: без способности
comet-event-passed = { $seat }: пас
comet-event-points-scored = { $seat }: { $points } — { $reason }
comet-event-game-ended = Игра окончена.

## Подсчёт очков

comet-reason-animals = Спасённые животные
comet-reason-lizards = Семейства ящериц
comet-reason-alike = Животные одного вида
comet-reason-leader = Вожак
comet-ending-all-passed = Все спасовали.
comet-ending-no-turns-left = Комета упала: ходов больше нет.

## Стол словами

comet-table-reconstruction = Карты и поля — реконструкция: опубликованных списков в открытом доступе нет.
comet-table-decks = { $comet ->
        [here] Комета прилетела. Серебряная колода: { $deck }.
       *[coming] Серебряных карт до прилёта кометы: { $deck }.
    } Золотая колода: { $gold }.
comet-table-row = Золотой ряд
comet-table-tokens = Фишки
comet-table-pool = Символы на этот ход: { $symbols }
comet-table-aside = рядом с полем
comet-table-hand = Рука
comet-table-leader = Вожак
comet-table-companions = В пути
comet-table-saved = Спасены
comet-table-points = Очки
comet-table-tapped = (повёрнута)
comet-table-hidden-hand = серебряных { $silver }, золотых { $gold }
comet-table-map = Долина (буквы — местность, числа — гнёзда, @ — пещера; { $tokens } M и T — мамонт и черепаха)
comet-table-player = { $letter } = { $name }
comet-where = { $q }, { $r }
comet-table-card = { $card }: { $symbols }; гнездо { $nest }; яйцо { $egg }; очки: { $points }. { $when }: { $ability }
comet-table-advantage = { $card }: { $when }: { $ability }
comet-table-clause = { $card }: { $when }: { $ability } { $clause }
comet-letter-meadow = л
comet-letter-jungle = д
comet-letter-desert = п
comet-letter-water = в
comet-letter-lava = ж
