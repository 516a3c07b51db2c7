## Что говорят об игре другие страницы

stella-name = Карта звёзд
# Название внутри предложения.
stella-title = «Карта звёзд»
stella-about = Победа в раунде приносит эмоцию, но вторая победа подряд стоит сияния.
stella-facts = 2–4 игрока · 20 минут · взятки
stella-credits = «Карта звёзд» — Бом Хи Ким

## Карты

stella-card-blue-number = синяя { $number }
stella-card-green-number = зелёная { $number }
stella-card-red-number = красная { $number }
stella-card-yellow-number = жёлтая { $number }
stella-card-rest = отдых
stella-card-blue = синяя карта
stella-card-green = зелёная карта
stella-card-red = красная карта
stella-card-yellow = жёлтая карта
stella-card-grey = карта отдыха
stella-colour-blue = синий
stella-colour-green = зелёный
stella-colour-red = красный
stella-colour-yellow = жёлтый
stella-colour-grey = серый

## Что делать и что можно сделать

stella-prompt-play = Сыграйте карту.
stella-prompt-take = Вы победили в раунде: заберите карту в коллекцию.
stella-prompt-top = Какая карта ляжет на стопку сброса сверху? Её цвет станет козырным в следующем раунде.

stella-move-play = Сыграть: { $card }
stella-move-spend = Потратить 1 сияние и добрать до 3 карт
stella-move-take = Забрать: { $card }
stella-move-top = Сверху — { $card }

## Что произошло

stella-event-cards-dealt = { $seat }: на руке { $cards }
stella-event-discard-started = Стопку сброса начинает { $card }
stella-event-start-player-chosen = Первый игрок: { $seat }
stella-event-round-started = Раунд { $round }, первый игрок: { $seat }
stella-event-glow-spent = { $seat }: 1 сияние потрачено, осталось { $left }
stella-event-card-drawn = { $seat }: из колоды — { $card }
stella-event-deck-renewed = Стопка сброса перетасована в новую колоду, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
stella-event-card-played = { $seat }: { $card }
stella-event-rival-played = Соперник открывает: { $card }
stella-event-turn-missed = { $seat }: нет карт, раунд пропущен
stella-event-round-won = { $seat }: победа в раунде, { $card } ({ $by })
stella-event-rival-won = Соперник победил бы картой: { $card } ({ $by }). Никто не побеждает
stella-by-super-trump = суперкозырь
stella-by-trump = козырь
stella-by-lead = ведущий цвет
stella-event-nobody-won = Одни карты отдыха: никто не побеждает
stella-event-glow-lost = { $seat }: потеря сияния { $count } ({ $reason }), осталось { $left }
stella-reason-black-star = чёрная звезда
stella-reason-repeated = такое значение уже есть
stella-event-card-taken = { $seat }: в коллекцию — { $card }
stella-event-cards-discarded = В сброс, последняя сверху: { $cards }
stella-event-star-moved = Чёрная звезда переходит: { $to }
stella-event-star-moved-hidden = Чёрная звезда возвращается в центр
stella-event-points-scored = { $seat }: { $points } — { $reason }
stella-reason-glow = Сияние
stella-reason-gems = Самоцветы
stella-event-game-ended = Игра окончена.

## Подсчёт очков

stella-ending-collection = Собрана коллекция из всех шести значений.
stella-ending-went-out = Один из игроков потерял последнее сияние.
stella-ending-round-limit = Сыграно двести раундов.

## Стол словами

stella-table-round = Раунд { $round }
stella-table-discard = Сверху на стопке сброса: { $card }.
stella-table-trump = Козырный цвет: { $colour }.
stella-table-no-trump = Козыря нет.
stella-table-lead = Ведущий цвет: { $colour }.
stella-table-deck = { $deck ->
        [0] Колода пуста.
        [one] В колоде { $deck } карта, сверху { $colour }.
        [few] В колоде { $deck } карты, сверху { $colour }.
       *[many] В колоде { $deck } карт, сверху { $colour }.
    }
stella-table-played = Сыграно
stella-table-hand = Рука
stella-table-glow = Сияние
stella-table-collection = Коллекция
stella-table-points = Очки
stella-table-star = ★ чёрная звезда
stella-table-rival = Соперник

## Что не разрешают правила

stella-error-must-follow = У вас есть карта ведущего цвета: сыграйте её или карту отдыха.
stella-error-card-not-in-round = Карты «{ $card }» нет среди карт этого раунда.
stella-error-last-glow = Последнее сияние потратить нельзя.
stella-error-hand-full = У вас уже десять карт.
stella-error-nothing-to-draw = Добирать нечего.
stella-error-score-one-ending = Партия заканчивается, когда одна коллекция полна или один игрок выбыл: проверьте коллекции и сияние.

## На странице

stella-page-letter-blue = Си
stella-page-letter-green = Зе
stella-page-letter-red = Кр
stella-page-letter-yellow = Жё
stella-page-letter-grey = От
stella-page-glow = Сияние: { $count }
stella-page-star = Чёрная звезда: победа с ней стоит сияния
stella-page-nothing = пока ничего
stella-page-hand = { $count ->
        [one] На руке { $count } карта: { $colours }
        [few] На руке { $count } карты: { $colours }
       *[many] На руке { $count } карт: { $colours }
    }
stella-page-deck = Колода
stella-page-discard = Сброс
stella-page-trump = Козырь: { $colour }
stella-page-no-trump = Козыря нет
stella-page-lead = Ведущий: { $colour }
stella-page-look-through = Просмотреть сброс, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
stella-page-top-first = Первой идёт верхняя карта.
stella-page-prompt-play-or-spend = Сыграйте карту. Перед этим можно потратить сияние и добрать { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
       *[many] { $count } карт.
    }
stella-page-out = { $name }: последнее сияние потеряно ({ $reason }), поэтому 0 очков.
stella-page-cost = −{ $count } { $count ->
        [one] сияние
        [few] сияния
       *[many] сияний
    }
stella-page-cost-told = это значение у вас уже есть, оно стоит { $count ->
        [one] { $count } сияние
        [few] { $count } сияния
       *[many] { $count } сияний
    }
stella-page-wins = побеждает: { $by }
stella-page-leads = Ведёт { $name }
stella-page-you-lead = Ведёте вы
stella-page-spend = 1 сияние → { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
stella-page-unplayable = { $card }, сейчас сыграть нельзя

## Блокнот для подсчёта

stella-score-value = значение { $value }
stella-score-tie = При равенстве победу делят.

## Обучение. *Между звёздочками*: слово из правил, новое здесь

stella-tutorial-goal = Добро пожаловать! В этой игре вы дух, который собирает человеческие эмоции — карты со значениями от 1 до 6. Кто первым соберёт в коллекции *все шесть значений*, сразу побеждает.
stella-tutorial-hand = Это ваша рука. Раунд короткий: каждый из трёх игроков играет по одной карте, и победитель раунда забирает одну из сыгранных. Цветов четыре, в каждом значения от 1 до 6, по две карты каждого. Рубашка показывает цвет: все видят, какие цвета у вас на руке, но не значения.
stella-tutorial-glow = Жетоны со звездой — ваше *сияние*. В начале его у всех по пять. Жадность отнимает сияние, а кто потеряет последнее, выбывает. Посмотрите, как сыграют Сова и Цапля.
stella-tutorial-follow = Сова начала с жёлтой 1: жёлтый — *ведущий цвет*. У кого есть жёлтая карта, тот обязан её сыграть. Цапля сыграла серую *карту отдыха*: её можно сыграть всегда, но она никогда не побеждает. Ваш ход: играйте в цвет!
stella-tutorial-follow-wrong = Сейчас нельзя. Ведущий цвет жёлтый, и жёлтая карта у вас есть: надо сыграть её.
stella-tutorial-spend-later = Карты можно добрать за сияние, но оно дорого. Вы сделаете это позже, а сейчас сыграйте карту.
stella-tutorial-take = Побеждает старшая карта ведущего цвета, ваша! Заберите в коллекцию одну эмоцию. Камешки внизу карты — *самоцветы*. На младших картах их больше, и в конце они могут стать очками. Возьмите жёлтую 1.
stella-tutorial-take-wrong = Можно забрать и свою карту. Но у 5 только один самоцвет, а у 1 — три. Возьмите жёлтую 1.
stella-tutorial-star = Победитель получает *чёрную звезду* и начинает следующий раунд. Но есть подвох: кто побеждает со звездой, теряет одно сияние. Побеждать подряд накладно!
stella-tutorial-lead = Значит, в этом раунде лучше не побеждать. Начинаете вы, так что сыграть можно что угодно. Начните с красной 2: единицу лучше приберечь, она ещё пригодится.
stella-tutorial-lead-wrong = Так тоже можно, но эту карту лучше приберечь. Начните с красной 2.
stella-tutorial-lead-high = С 6 вы, скорее всего, победите, а с чёрной звездой это стоит сияния. Начните с красной 2.
stella-tutorial-super = Смотрите: Сова сыграла красную 4, и Цапля тоже. Карта, *во всём равная уже сыгранной в этом раунде* (и цвет, и значение), — *суперкозырь*: она бьёт все остальные. Побеждает Цапля, и звезда перейдёт к ней.
stella-tutorial-super-mine = Цапля начинает с красной 1, а у вас только одна красная. Слишком слабая? Сравните две карты и сыграйте.
stella-tutorial-super-mine-wrong = Ведущий цвет красный, и красная карта у вас есть: надо сыграть её. И это хорошо: она такая же, как у Цапли!
stella-tutorial-repeated = Красная 1 равна красной 1: суперкозырь, вы победили! Прежде чем забрать карту, взгляните на коллекцию. Если взять *значение, которое уже есть*, вы потеряете столько сияния, сколько на карте самоцветов. Что возьмёте?
stella-tutorial-repeated-wrong = 1 у вас уже есть. Вторая обошлась бы в три жетона сияния! Возьмите новое значение.
stella-tutorial-lose = Звезда снова у вас, так что в этом раунде лучше не побеждать. Остались две синие карты. С какой начнёте?
stella-tutorial-lose-wrong = С синей 6 вы почти наверняка победите, и это стоит сияния. Начните с младшей.
stella-tutorial-trump = Цапля победила с синей 4. Остальные карты победитель кладёт в *сброс* и решает, какая будет сверху: это синяя 2. Цвет верхней карты — *козырь* следующего раунда: он бьёт другие цвета.
stella-tutorial-trump-mine = Цапля начинает с синей 3. Синий — и ведущий цвет, и козырь. Побеждает старший козырь, если нет суперкозыря. Сыграйте свою последнюю карту!
stella-tutorial-trump-mine-wrong = Сыграйте синюю 6.
stella-tutorial-take-six = Ваша 6 — старший козырь: вы победили. В коллекции уже есть 1 и 3. Возьмите новое значение: синюю 6.
stella-tutorial-take-six-wrong = 3 у вас уже есть: вторая обошлась бы в два жетона сияния. Возьмите значение, которого ещё нет: синюю 6.
stella-tutorial-take-six-yellow = Хороший выбор, 6 тоже новая! Но здесь оставьте жёлтую: сейчас она понадобится для другого. Возьмите синюю 6.
stella-tutorial-top = Теперь вы выбираете верхнюю карту сброса, а значит, следующий козырь. Звезда перейдёт к вам, побеждать снова не хочется: выберите цвет, которого нет у вас в руке.
stella-tutorial-top-wrong = Козырем станет синий, а у вас есть синяя карта: она может победить против вашей воли. Выберите жёлтый.
stella-tutorial-refill = Откуда у вас новые карты? Пустая рука сразу пополняется: карт столько, сколько сияния, то есть пять. Сияние — это ещё и ваша сила.
stella-tutorial-out = Игра может кончиться и иначе: если у кого-то не осталось сияния, он выбывает, а остальные считают очки. Очко приносит каждое сияние и каждый самоцвет тех значений, которые у вас ровно по одному.
stella-tutorial-later = Прошло несколько раундов. У вас пять значений, не хватает только 5! Верхняя карта сброса — зелёная 5, значит, козырь зелёный, и Сова начала с зелёной 2.
stella-tutorial-spend = Зелёных карт у вас нет, победить нечем. Но у вас четыре жетона сияния: перед ходом можно отдать один и добрать три карты. Попробуйте!
stella-tutorial-spend-wrong = Против зелёного эта карта не победит. Сначала доберите карты за сияние: вдруг придёт нужная.
stella-tutorial-spend-rest = Карта отдыха никогда не побеждает. Сначала доберите карты за сияние: вдруг придёт нужная.
stella-tutorial-last-card = Вот это удача! Карта, равная *верхней карте сброса*, — тоже суперкозырь. Видите её?
stella-tutorial-last-card-wrong = Ведущий цвет зелёный, и теперь зелёная карта у вас есть. Она такая же, как верхняя карта сброса: сыграйте её!
stella-tutorial-last-card-rest = Карту отдыха сыграть можно всегда, но она никогда не побеждает. А у вас в руке суперкозырь!
stella-tutorial-last-card-spend = Нужное уже пришло. Найдите карту, равную верхней карте сброса.
stella-tutorial-last-take = Вы победили в раунде. Завершите коллекцию!
stella-tutorial-last-take-wrong = 2 у вас уже есть, это стоило бы трёх жетонов сияния. Нужна 5.
stella-tutorial-end = Все шесть значений: вы сразу побеждаете! Что собрали остальные, уже неважно. Играть могут от двух до четырёх; если вас двое, третью карту в каждом раунде открывают с колоды, будто играет ещё один соперник.
