## Что говорят об игре другие страницы

comet-name = Комета
# Название внутри предложения.
comet-title = «Комета»
comet-about = Ведите своих спутников через долину, пока не прилетела комета.
comet-facts = 2–4 игрока · 40 минут · гонка
comet-credits = «Комета» — Петер Принц

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

comet-prompt-act = Ваш ход: выпустите животное в долину, переместите спутников или обновите руку и карты.
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
comet-event-comet-answered = { $seat }: { $answer-key ->
        [draw] добор серебряных карт до предела руки
       *[ready] все карты снова в исходном положении
    }
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

## Что не разрешают правила

comet-error-not-an-animal = «{ $card }» — карта преимущества, а не животного.
comet-error-no-nest-free = Для карты «{ $card }» нет свободного гнезда.
comet-error-slots-full = Все ячейки заняты: сначала спасите животное.
comet-error-no-more-regular-cards = В этом перемещении больше нельзя играть карты с двумя типами местности.
comet-error-no-companion = Ни одного вашего спутника нет на поле.
comet-error-discard-in-order = Сбрасывайте слева направо: «{ $card }» лежит раньше последней сброшенной карты.
comet-error-cannot-end-yet = Остановиться здесь пока нельзя.
comet-error-comet-has-come = После прилёта кометы обновления нет.
comet-error-comet-has-not-come = До прилёта кометы пасовать нельзя.
comet-error-not-your-nest = На { $q }, { $r } ваше животное появиться не может.
comet-error-not-within-reach = До { $q }, { $r } вашему спутнику не дойти.
comet-error-not-usable = Карту «{ $card }» сейчас использовать нельзя.
comet-error-hex-not-free = Гекс { $q }, { $r } занят.
comet-error-not-offered = Этого сейчас нет среди возможного.
comet-error-score-more-than-saved = У игрока { $player } ящериц и викуний больше, чем спасённых животных: введите очки и за каждое из них.
comet-error-score-no-species = «{ $species }» в наборы не входит, а эти виды входят: { $known }.

## На странице

comet-option-side-a = А: широкая
comet-option-side-b = Б: узкая
comet-page-letter-meadow = Лу
comet-page-letter-jungle = Д
comet-page-letter-desert = П
comet-page-letter-water = В
comet-page-letter-lava = Ла
comet-page-letter-wild = ★
comet-page-egg-white = Б
comet-page-egg-red = К
comet-page-egg-blue = С
comet-page-egg-purple = Ф
comet-page-egg-green = З
comet-page-egg-black = Ч
comet-page-do-hatch = Появление
comet-page-once-saved = после спасения, { $when }
comet-page-prompt-act = Ваш ход: { $acts }.
comet-page-prompt-act-nobody = Ваш ход. Ваших спутников в пути нет: { $acts }.
comet-page-prompt-act-nothing = Сыграть сейчас нечего: { $acts }.
comet-page-prompt-acts = { $acts }.
comet-page-prompt-nest-or-use = В каком гнезде оно появится? До этого можно использовать { $cards }.
comet-page-prompt-nest-none = Подходящего гнезда пока нет: сначала { $acts }.
comet-page-prompt-hatched = Животное появилось: { $acts }.
comet-page-prompt-hatched-over = Животное появилось: завершите ход. До этого гнездо можно сменить.
comet-page-prompt-moving-nobody = Все ваши спутники в пещере, вести некого: { $acts }.
comet-page-prompt-moving-stuck = С оставшимися символами никому не пройти: { $acts }.
comet-page-prompt-moving-spent = Все символы потрачены: { $acts }.
comet-page-prompt-window = Другой игрок переместил спутников: { $acts }.
comet-page-prompt-window-over = Использовать больше нечего: воздержитесь или верните последний шаг.
comet-page-prompt-refresh = Сбросьте карты, если хотите; затем возьмите золотую, и рука пополнится.
comet-page-prompt-refresh-kept = Возьмите золотую карту, затем рука пополнится.
comet-page-prompt-refresh-no-gold = Сбросьте карты, если хотите; затем завершите ход, и рука пополнится.
comet-page-prompt-refresh-kept-no-gold = Золотых карт не осталось: завершите ход, и рука пополнится.
comet-page-prompt-ready-more = Верните в исходное положение ещё одну карту или остановитесь на этом.
comet-page-prompt-recover-more = Возьмите из сброса ещё одну карту или остановитесь на этом.
comet-page-act-hatch = выпустите животное в долину
comet-page-act-lead = ведите спутников к пещере (очки дают только спасённые)
comet-page-act-refresh = обновите руку и карты
comet-page-act-pass = спасуйте до конца партии
comet-page-act-go = { $animal }: выберите гекс
comet-page-act-go-one-of = { $animal }: выберите гекс (или другого спутника)
comet-page-act-play = сыграйте ещё карту
comet-page-act-play-wild = сыграйте карту с ★
comet-page-act-use = используйте { $cards }
comet-page-act-end = завершите ход
comet-page-act-stop = остановитесь на этом
comet-page-act-let-it-be = воздержитесь
comet-page-named = карту «{ $card }»
comet-page-and = { $rest } и { $last }
comet-page-or = { $rest } или { $last }
comet-page-lit-cards = светящиеся карты
comet-page-discarding = { $count ->
        [one] Выбрана { $count } карта. Сбросьте её сейчас или возьмите золотую: тогда она тоже уйдёт в сброс.
        [few] Выбраны { $count } карты. Сбросьте их сейчас или возьмите золотую: тогда они тоже уйдут в сброс.
       *[many] Выбрано { $count } карт. Сбросьте их сейчас или возьмите золотую: тогда они тоже уйдут в сброс.
    }
comet-page-discard-all = { $count ->
        [one] Сбросить { $count } карту
        [few] Сбросить { $count } карты
       *[many] Сбросить { $count } карт
    }
comet-page-play-first = Чтобы идти, сначала сыграйте карту с руки ради её символов.
comet-page-safe = { $name }: { $animal } в безопасности! +{ $points }{ $more ->
        [0] {""}
       *[other] {" "}и ещё +{ $more } за вожака или наборы
    }
comet-page-do-move = Сбросить и идти
comet-page-do-use = Использовать
comet-page-do-discard = Сбросить
comet-page-do-keep = Оставить
comet-page-do-take = Взять
comet-page-do-ready = Вернуть в исходное
comet-page-do-copy = Идти по её символам
comet-page-end-turn = Завершить ход
comet-page-let-it-be = Воздержаться
comet-page-draw = Добрать карты
comet-page-ready-all = Вернуть карты
comet-page-pass = Пас до конца
comet-page-pass-question = Спасовать до конца партии? Вернуть это будет нельзя.
comet-page-pass-yes = Да, пас
comet-page-enough = Достаточно
comet-page-companion = { $name }, спутник { $number }, { $animal }
comet-page-lead-this = Вести: { $name }
comet-page-cave = пещера
comet-page-nest = гнездо { $number }
comet-page-place = { $ground } (ряд { $row }, гекс { $hex })
comet-page-go = { $animal }: { $where }
comet-page-spends = символы: { $symbols }
comet-page-passes = бесплатно минует: { $what }
comet-page-ways = { $count ->
        [one] { $count } путь на выбор
        [few] { $count } пути на выбор
       *[many] { $count } путей на выбор
    }
comet-page-which-way = Каким путём?
comet-page-which-symbol = Какой символ потратить?
comet-page-closer = Увеличить долину
comet-page-farther = Уменьшить долину
comet-page-fit = Показать всю долину
comet-page-here = Комета прилетела
comet-page-arrives = Комета прилетела!
comet-page-until = { $count ->
        [one] До кометы { $count } серебряная карта
        [few] До кометы { $count } серебряные карты
       *[many] До кометы { $count } серебряных карт
    }
comet-page-turns-left = { $count ->
        [one] осталось не более { $count } хода
       *[other] осталось не более { $count } ходов
    }
comet-page-silver-deck = Серебряная колода: { $count }
comet-page-gold-deck = Золотая колода: { $count }
comet-page-discard = сброс: { $count }
comet-page-discarded = Сброс
comet-page-played = Сыграно в этом ходу
comet-page-bench = Этот ход
comet-page-left = осталось символов:
comet-page-times = { $count ->
        [one] ещё { $count } раз
        [few] ещё { $count } раза
       *[many] ещё { $count } раз
    }
comet-page-hatches = { $lowered ->
        [0] { $animal }: гнездо { $nest }
       *[other] { $animal }: гнездо { $nest }, ближе на { $lowered }
    }
comet-page-more-cards = { $count ->
        [one] можно сыграть ещё { $count } карту с двумя типами местности
        [few] можно сыграть ещё { $count } карты с двумя типами местности
       *[many] можно сыграть ещё { $count } карт с двумя типами местности
    }
comet-page-passed = пас
comet-page-none-saved = пока никто не спасён
comet-page-all-of = Все карты: { $name }
comet-page-my-board = Ваш планшет
comet-page-free = свободно
comet-page-passes-free = эти местности в этом ходу проходит бесплатно
comet-page-limit = { $count } из { $limit }
comet-page-in-hand = В руке
comet-page-known = В руке, видели все
comet-page-do-not-ask = Больше не спрашивать в этом ходу

## Блокнот для подсчёта

comet-score-animals = Спасённые животные: нажимайте число очков с каждой карты.
comet-score-add-animal = Добавить животное, очков: { $points }
comet-score-remove-animal = Убрать животное, очков: { $points }
comet-score-saved = { $count ->
        [one] Спасено { $count } животное
        [few] Спасено { $count } животных
       *[many] Спасено { $count } животных
    }
comet-score-leader = Очки за вожака
comet-score-tie = При равенстве побеждает тот, кто спас больше животных.

## Ошибки в файле с материалом

comet-material-not-material = Это не объект с частями species, leaders, advantages, animals и boards.
comet-material-missing-part = Части «{ $part }» нет, или она устроена иначе.
comet-material-not-objects = «{ $part }» должно быть списком объектов.
comet-material-boards-named = Должно быть два поля: «a» и «b».
comet-material-bad-name = { $part }: имя «{ $name }» должно состоять из строчных латинских букв и дефисов.
comet-material-name-twice = { $part }: имя «{ $name }» стоит дважды.
comet-material-too-few-leaders = Вожаков { $count }; нужно не меньше { $needed }.
comet-material-bad-clause = { $where }: в «scoring» нужны одно условие «match» (egg, metal, terrain или family) и «points».
comet-material-wrong-time = { $where }: «{ $kind }» нельзя использовать { $when ->
        [hatch] при появлении
        [move] при перемещении
       *[other] в это время
    }.
comet-material-bad-symbols = { $where }: в «symbols» должны быть два типа местности или одно «wild».
comet-material-bad-nest = { $where }: «nest» — число от { $first } до { $last }.
comet-material-card-count = { $metal ->
        [silver] Серебряных карт
       *[gold] Золотых карт вместе с преимуществами
    }: { $count }; должно быть { $needed }.
comet-material-unknown-ability = { $where }: способности «{ $kind }» нет. Есть: { $known }.
comet-material-ability-elsewhere = { $where }: «{ $kind }» бывает только здесь: { $on }.
comet-material-extra-part = { $where }: у «{ $kind }» нет части «{ $part }».
comet-material-bad-pair = { $where }: в «terrains» должны быть два разных типа местности; «any» — только на втором месте.
comet-material-bad-number = { $where }: «{ $part }» — «{ $value }», а должно быть число от 0 до { $most }.
comet-material-unknown-word = { $where }: «{ $part }» — «{ $value }». Возможно: { $known }.
comet-material-bad-list = { $where }: «{ $part }» должно быть списком без повторений.
comet-material-bad-hex = Поле { $side }: { $hex } — не гекс. Гекс — это [q, r, что]: тип местности, номер гнезда или «cave».
comet-material-hex-twice = Поле { $side }: гекс { $hex } стоит дважды.
comet-material-board-size = Гексов на поле { $side }: { $count }; возможно от { $fewest } до { $most }.
comet-material-one-cave = Пещер на поле { $side }: { $count }; должна быть одна.
comet-material-no-way = Поле { $side }: от { $hex } нет пути к пещере.
comet-material-nest-distance = Поле { $side }: у гнезда { $hex } номер { $number }, а до пещеры { $distance }.
comet-material-no-nest = На поле { $side } нет гнёзд.

## Обучение. *Между звёздочками*: слово из правил, новое здесь

comet-tutorial-goal = Добро пожаловать! К земле летит комета, и звери долины должны успеть в пещеру. Каждое спасённое животное приносит очки, а ещё делится своей способностью. Побеждает тот, у кого очков больше.
comet-tutorial-valley = Это долина. Наверху *пещера*. Клетки с числами — *гнёзда*: число показывает, сколько шагов до пещеры. Остальные клетки — местность: луг, джунгли, пустыня, водоём и лавовое плато.
comet-tutorial-card = Ваша рука. На карте указаны число *гнезда* (на яйце), *очки* (справа внизу), *символы* местности (слева вверху), а посередине способность. Эпиорнису подходит гнездо с числом 4: путь недалёкий.
comet-tutorial-hatch = Ход — это одно из трёх действий: появление, перемещение или обновление. Сначала *появление*: животное выходит из яйца. Пусть это будет эпиорнис.
comet-tutorial-hatch-wrong = Можно начать и с него, но его путь длинный. Начните с эпиорниса: ему всего четыре шага.
comet-tutorial-refresh-later = Обновление даёт новые карты. Пока рука хороша: оставьте это на потом.
comet-tutorial-nest = Карта легла в одну из трёх ваших ячеек, а спутник с этим животным встаёт в свободное гнездо с его числом. Гнездо с числом 4 одно: выберите его.
comet-tutorial-nest-wrong = Эпиорнису нужно гнездо с числом 4.
comet-tutorial-symbols = У Совы тоже появилось животное. Теперь вашей птице пора в путь. Для этого вы сбрасываете карту ради её *двух символов*: каждый оплачивает шаг на клетку такой местности. У моа это луг и лава.
comet-tutorial-move = Посмотрите на путь: от гнезда к пещере сначала луг, потом лава. Выберите обведённого моа и нажмите «Сбросить и идти»: его играют ради символов.
comet-tutorial-move-wrong = Первая клетка на пути — луг, а на этой карте луга нет. Возьмите обведённого моа.
comet-tutorial-move-same = Символы те же, подошла бы и она. Но поберегите её: это животное ещё можно спасти. Сыграйте ради символов обведённого моа.
comet-tutorial-move-hatch = Второе животное скоро пригодится. Но сначала пусть идёт птица: выберите карту и сыграйте её ради символов.
comet-tutorial-meadow = Клетки, куда может дойти птица, подсвечены. Первый шаг — на луг. (Можно выбрать и сразу конец всего пути.)
comet-tutorial-meadow-wrong = Шагните на подсвеченный луг рядом с гнездом.
comet-tutorial-not-yet = Рано: ещё один шаг оплачен. Выберите подсвеченную клетку.
comet-tutorial-lava = Символ луга потрачен. С символом лавы идите дальше, ближе к пещере.
comet-tutorial-lava-wrong = Выберите подсвеченную клетку лавы, ближе к пещере.
comet-tutorial-end-turn = Оба символа потрачены. Можно было бы добавить карты со звездой ради новых шагов. На сейчас хватит: завершите ход.
comet-tutorial-end-turn-wrong = Завершите ход.
comet-tutorial-two-steps = Ваш ход. До пещеры два шага: пустыня, а за ней сама пещера. Вход в пещеру оплачивает *любой символ*. Какую карту сыграете ради символов?
comet-tutorial-two-steps-wrong = Следующая клетка — пустыня, а на этой карте её нет. Ищите карту с пустыней.
comet-tutorial-two-steps-water = Остроумно: через водоём тоже получилось бы! Но эту карту приберегите и идите через пустыню, с моа.
comet-tutorial-desert = На пустыню, к самой пещере.
comet-tutorial-desert-wrong = Это дальше от пещеры. Выберите пустыню прямо рядом с ней.
comet-tutorial-cave = Остался символ джунглей, а вход в пещеру оплачивает любой. Заводите птицу!
comet-tutorial-cave-wrong = Выберите пещеру.
comet-tutorial-saved = Первое спасённое животное! Теперь оно лежит у вас, в конце принесёт своё очко, а ячейка снова свободна. Завершите ход.
comet-tutorial-saved-wrong = Завершите ход.
comet-tutorial-ability = Спасённое животное теперь помогает вам. Эпиорнис: при появлении его можно *повернуть*, и новое животное начнёт на единицу ближе к пещере. Попробуем.
comet-tutorial-lemur = Пусть появится гигантский лемур. Число его гнезда — 7.
comet-tutorial-lemur-wrong = Можно и так. Но его путь длиннее: выберите гигантского лемура.
comet-tutorial-use = Прежде чем выбрать гнездо, используйте эпиорниса: он среди спасённых животных.
comet-tutorial-use-wrong = Семь шагов — далеко. Сначала используйте эпиорниса, тогда подойдёт гнездо с числом 6.
comet-tutorial-closer = Теперь доступны гнёзда с числом 6. Выберите то, что справа.
comet-tutorial-closer-wrong = Там тоже 6. Но на другой стороне долины свободнее: выберите обведённое.
comet-tutorial-refresh = В руке всего две карты, и эпиорнис повёрнут. Пора для третьего действия: нажмите *«Обновление»*.
comet-tutorial-refresh-wrong = Можно, но карты вот-вот кончатся. Лучше сделайте обновление сейчас.
comet-tutorial-gold = Ваши карты снова в исходном положении. Теперь вы берёте одну из открытых *золотых карт*, а перед этим можно сбросить лишнее. Золотые животные дорого стоят: возьмите пещерную белку, у неё 8 очков.
comet-tutorial-gold-wrong = Тоже хорошая карта. Но пещерная белка приносит 8 очков: возьмите её.
comet-tutorial-gold-discard = Перед этим можно сбросить карты, которые не нравятся. Ваши хороши, оставьте их и возьмите пещерную белку.
comet-tutorial-refreshed = И вы добрали серебряные карты до предела. С вашим вожаком это шесть карт, обычно пять. У вожаков тоже есть способности, и в конце они приносят очки: ваш — за спасённых животных с лугом.
comet-tutorial-free = И ещё одно: клетки, где кто-то стоит, проходят *бесплатно*, платят только за клетку, где остановились. Так что выгодно идти друг за другом, и за своими, и за чужими.
comet-tutorial-later = Прошло много ходов. Последняя карта над *кометой* взята: она прилетела! В этот миг каждый один раз выбрал: добрать карты до предела или вернуть все свои карты в исходное положение. Обновляться больше нельзя, доигрывают карты, которые остались. Вы отстаёте, 11 : 15, но ваша пещерная белка у самой пещеры.
comet-tutorial-last-card = Белке нужно два шага: на водоём рядом, потом в пещеру — за любой символ. Сыграйте карту с водоёмом и пустыней.
comet-tutorial-last-card-wrong = Можно и так: водоём для первого шага, любой символ для пещеры. Но приберегите её для других животных и возьмите карту с водоёмом и пустыней.
comet-tutorial-last-card-pass = Пас — это насовсем: больше ходов у вас не будет. А белку ещё можно спасти!
comet-tutorial-last-card-rhino = Луг и джунгли оттуда к пещере не ведут. Ищите водоём и пустыню.
comet-tutorial-last-water = В пути три ваших животных, и символы годятся любому. Сначала выберите белку, потом водоём рядом с пещерой.
comet-tutorial-last-water-wrong = Это другой путь или другое животное. Поставьте белку на обведённый водоём.
comet-tutorial-last-water-desert = Ничуть не хуже! Но давайте на этот раз через водоём.
comet-tutorial-last-cave = И в пещеру, за символ пустыни.
comet-tutorial-last-cave-wrong = Заведите белку в пещеру.
comet-tutorial-last-end = 8 очков за белку и 3 от вожака: вы впереди, 22 : 15! Кто остался без карт, пасует, а когда спасуют все, игра окончена. Завершите ход.
comet-tutorial-last-end-wrong = Завершите ход.
comet-tutorial-end = 22 : 15 — вы победили! Животные принесли 16 очков, вожак 6. Способностей в игре ещё много: каждая карта расскажет свою. Играть могут от двух до четырёх человек.
