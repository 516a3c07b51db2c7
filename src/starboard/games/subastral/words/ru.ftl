## Что говорят об игре другие страницы

subastral-name = Subastral
# Название внутри предложения.
subastral-title = Subastral
subastral-about = Собирайте карты с шести облаков между колодой и солнцем и заполняйте журнал биомами в удачном порядке.
subastral-facts = 2–5 игроков · 20–30 минут · коллекции
subastral-credits = Subastral — Бен Пинчбек и Мэтт Риддл

## Карты

subastral-biome-desert = Пустыня
subastral-biome-savanna = Саванна
subastral-biome-rainforest = Тропический лес
subastral-biome-chaparral = Чапараль
subastral-biome-grassland = Степь
subastral-biome-forest = Лес
subastral-biome-taiga = Тайга
subastral-biome-tundra = Тундра
subastral-card-desert-number = Пустыня { $number }
subastral-card-savanna-number = Саванна { $number }
subastral-card-rainforest-number = Тропический лес { $number }
subastral-card-chaparral-number = Чапараль { $number }
subastral-card-grassland-number = Степь { $number }
subastral-card-forest-number = Лес { $number }
subastral-card-taiga-number = Тайга { $number }
subastral-card-tundra-number = Тундра { $number }

## Настройки

subastral-option-disturbance = Вмешательство: после последнего хода каждый передаёт карту налево, в журнал соседа

## Что делать и что можно сделать

subastral-prompt-play = Сыграйте карту на облако с её числом.
subastral-prompt-take = Возьмите карты с другого облака: в сторону колоды — на руку, в сторону солнца — в журнал.
subastral-prompt-to = Куда положить карты?
subastral-prompt-pile = Какой новый биом идёт в журнале следующим?
subastral-prompt-draw = У вас нет карт: возьмите одну, и ваш ход закончится.
subastral-prompt-pass = Выберите карту для журнала соседа слева. Она останется тайной, пока не выберут все.

subastral-move-play = Сыграть: { $card }
subastral-move-take = Взять с облака { $cloud }
subastral-move-to = { $place }
subastral-place-hand = На руку
subastral-place-journal = В журнал
subastral-move-pile = { $biome }
subastral-move-draw = Взять карту
subastral-move-pass = Передать: { $card }

## Что произошло

subastral-event-cards-dealt = { $seat }: на руке { $cards }
subastral-event-cards-dealt-hidden = { $seat }: три карты на руке
subastral-event-start-player-chosen = Первый игрок: { $seat }
subastral-event-card-revealed = На облако { $cloud } открыта карта: { $card }
subastral-event-card-laid-aside = { $card }: то же число, карта отложена
subastral-event-cards-shuffled-back = Колода над картой конца игры перетасована вместе с отложенным
subastral-event-turn-started = — { $seat } —
subastral-event-card-played = { $seat }: { $card } на облако { $cloud }
subastral-event-cloud-chosen = { $seat }: выбор — облако { $cloud }
subastral-event-place-chosen = { $seat }: { $place }
subastral-event-pile-started = { $seat }: стопка { $pile } — { $biome }
subastral-event-cards-taken = { $seat }: с облака { $cloud } { $to } — { $cards }
subastral-to-hand = на руку
subastral-to-journal = в журнал
subastral-event-card-drawn = { $seat }: из колоды — { $card }
subastral-event-card-drawn-hidden = { $seat }: карта из колоды
subastral-event-end-card-met = Карта конца игры! { $turns ->
        [one] После этого хода остаётся { $turns } ход.
        [few] После этого хода остаётся { $turns } хода.
       *[many] После этого хода остаётся { $turns } ходов.
    }
subastral-event-turn-skipped = { $seat }: нет карт, и брать нечего
subastral-event-last-turn-ended = Последний ход сделан.
subastral-event-card-chosen = { $seat }: выбрана карта для передачи — { $card }
subastral-event-card-chosen-hidden = { $seat }: карта для передачи выбрана
subastral-event-card-passed = { $seat }: { $card } уходит в журнал, получает { $to }
subastral-event-points-scored = { $seat }: { $points } — { $reason-key ->
        [mixed] смешанный набор { $set }, карт: { $cards }
       *[matching] однородный набор, стопка { $set }, карт: { $cards }
    }
subastral-event-game-ended = Игра окончена.

## Подсчёт очков

subastral-reason-mixed = Смешанные наборы
subastral-reason-matching = Однородные наборы
subastral-ending-last-turn = Все сделали последний ход.

## Стол словами

subastral-table-deck = { $deck ->
        [0] Колода пуста.
        [one] В колоде { $deck } карта.
        [few] В колоде { $deck } карты.
       *[many] В колоде { $deck } карт.
    } { $until ->
        [none] Карта конца игры открыта; ходов после этого: { $turns }.
       *[other] До карты конца игры: { $until }.
    }
subastral-table-cloud = Облако { $number }
subastral-table-empty = пусто
subastral-table-deck-side = (колода)
subastral-table-sun-side = (солнце)
subastral-table-hand = Рука
subastral-table-journal = Журнал
subastral-table-points = Очки
subastral-table-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
subastral-table-known = из них { $cards }

## Что не разрешают правила

subastral-error-cloud-just-played-on = На облако { $cloud } вы только что сыграли карту: возьмите с другого.
subastral-error-cloud-empty = Облако { $cloud } пустое.
subastral-error-biome-not-new = Среди взятых карт нет нового биома «{ $biome }».
subastral-error-score-biome-twice = У игрока { $player } две стопки одного биома.

## На странице

subastral-page-letter-desert = П
subastral-page-letter-savanna = С
subastral-page-letter-rainforest = Тр
subastral-page-letter-chaparral = Ч
subastral-page-letter-grassland = Ст
subastral-page-letter-forest = Л
subastral-page-letter-taiga = Та
subastral-page-letter-tundra = Ту
subastral-page-to-hand = на руку
subastral-page-to-journal = в журнал
subastral-page-way-hand = уйдёт на руку, и карта из колоды
subastral-page-way-journal = уйдёт в журнал
subastral-page-way-either = уйдёт на руку или в журнал, как захотите
subastral-page-goes-hand = на руку, +1
subastral-page-goes-journal = в журнал
subastral-page-goes-either = рука или журнал
subastral-page-played-here = сюда вы сыграли
subastral-page-plays-here = ляжет сюда
subastral-page-playable = { $card }, можно сыграть на облако { $cloud }
subastral-page-prompt-take = Возьмите карты с другого облака.
subastral-page-pile = Стопка { $pile }: { $biome }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
subastral-page-next-pile = { $biome } станет стопкой { $pile }
subastral-page-times = ×{ $pile }
subastral-page-no-piles = журнал пуст
subastral-page-until = { $count ->
        [0] Следующая — карта конца игры.
        [one] До карты конца игры { $count } карта.
        [few] До карты конца игры { $count } карты.
       *[many] До карты конца игры { $count } карт.
    }
subastral-page-last-turn = { $count ->
        [0] Ваш последний ход; им партия закончится.
       *[other] Ваш последний ход. После вас: { $names }.
    }
subastral-page-turns-left = { $count ->
        [0] Последний ход.
       *[other] Карта конца игры вышла. После этого хода ещё ходят: { $names }.
    }
subastral-page-last-turn-short = Ваш последний ход.
subastral-page-turns-left-short = { $count ->
        [0] Последний ход.
        [one] После этого — ещё { $count } ход.
        [few] После этого — ещё { $count } хода.
       *[many] После этого — ещё { $count } ходов.
    }

## Блокнот для подсчёта

subastral-score-earlier = { $what }: на место левее
subastral-score-next-pile = Стопка { $pile }: какой биом?
subastral-score-tie = При равенстве побеждает тот, у кого меньше карт в журнале.

## Обучение. *Между звёздочками*: слово из правил, новое здесь

subastral-tutorial-goal = Добро пожаловать! В Subastral вы путешествуете по восьми природным зонам, *биомам*, и собираете заметки о них. Каждая карта — заметка. Они копятся внизу, в вашем *журнале*, и в конце приносят очки.
subastral-tutorial-row = В ряд лежат шесть *облаков*. Слева от них *колода*, справа *солнце*. Запомните так: в сторону колоды — значит на руку, в сторону солнца — значит в журнал. (Первые карты разложены случайно, какие бы числа на них ни были.)
subastral-tutorial-first-card = В ходе две части. Сначала вы кладёте карту с руки на облако с её *числом*. Сыграйте тайгу 3: она ляжет на облако 3.
subastral-tutorial-first-card-wrong = Можно сыграть и её, на другое облако. Но попробуйте с тайгой 3: она ляжет между двумя облаками, на которых по две карты.
subastral-tutorial-ways = Затем вы забираете *все карты другого облака*. Смотрите от облака 3, на которое сыграли: облака 1 и 2 — в стороне колоды, их карты пошли бы на руку. Облака 4, 5 и 6 — в стороне солнца: их карты идут в журнал.
subastral-tutorial-first-take = Вам нужны заметки в журнале, и чем больше, тем лучше. Заберите две карты облака 4.
subastral-tutorial-first-take-wrong = Это облако в стороне солнца, карта пошла бы в журнал. Но она всего одна, а на облаке 4 — две.
subastral-tutorial-first-take-hand = Это облако в стороне колоды: карты пошли бы на руку. А сейчас вы хотите пополнить журнал, так что смотрите в сторону солнца.
subastral-tutorial-same-cloud = На это облако вы только что сыграли. Забирать всегда надо с другого.
subastral-tutorial-order = У каждого биома своя *стопка*, и стопки лежат в том порядке, в котором вы их начали. Новых биомов два, порядок за вами. Чем правее стопка, тем больше она может принести, если вырастет. На облаках есть ещё тайга, поэтому первой выберите пустыню.
subastral-tutorial-order-wrong = Так можно, но скоро вырасти может именно тайга: она есть ещё на облаках 2 и 3. Ей лучше лежать правее. Положите первой пустыню.
subastral-tutorial-refill = Заметки в журнале. В конце хода на опустевшее облако кладут новую карту из колоды, а потом открывают ещё, пока хотя бы на двух облаках не станет по две карты или больше: всегда есть что забрать.
subastral-tutorial-opponent = Соперник сделал ход: карту на облако 4, а карту с облака 5 — в журнал. Здесь видны журналы соперников и сколько карт у них на руках.
subastral-tutorial-second-card = Ваш ход. На облаке 3 — саванна и тайга: с ними ваша стопка тайги вырастет. Какую карту сыграть, чтобы облако 3 оказалось в стороне солнца, а сопернику не досталось богатое облако?
subastral-tutorial-second-card-wrong = От облака 2 облако 3 тоже в стороне солнца. Но тогда на облаке 2 будет три карты, и соперник им обрадуется. Сыграйте другую.
subastral-tutorial-second-take = От облака 1 все остальные — в стороне солнца. Теперь заберите саванну и тайгу с того облака, на которое вы сыграли в прошлый раз.
subastral-tutorial-second-take-wrong = Там только одна карта. На облаке 3 их две, и одна из них — к вашей тайге.
subastral-tutorial-second-take-taiga = Ничуть не хуже: тоже саванна и тайга! Но давайте заберём облако 3, где лежит ваша собственная тайга.
subastral-tutorial-second-take-new = Два новых биома — тоже хорошо. Но вы хотели вырастить тайгу: облако 3.
subastral-tutorial-grown = Саванна начала третью стопку, а тайга легла к своей: двух стопок одного биома не бывает. Очки приносят и новые биомы, и высокие стопки — скоро увидите как.
subastral-tutorial-low = На руке одна карта. Если не останется ни одной, в свой ход можно будет только взять карту, и всё: жаль терять ход. Пора пополнить руку. Сначала сыграйте карту, которая есть.
subastral-tutorial-low-wrong = Сыграйте карту, которая у вас на руке.
subastral-tutorial-fetch = Какое облако пойдёт на руку? Вы сыграли на облако 2: смотрите в сторону колоды.
subastral-tutorial-fetch-wrong = Это облако в стороне солнца, карты ушли бы в журнал, и рука осталась бы пустой. Между облаком 2 и колодой есть только облако 1.
subastral-tutorial-fetched = Две карты с облака и ещё одна из колоды: когда вы берёте карты на руку, вы всегда добираете одну. Теперь снова есть из чего выбирать.
subastral-tutorial-ends = Особый случай. Облака 1 и 6 — края ряда. Если сыграть на одно из них, а забрать с другого, вы сами решаете, куда пойдут карты. Попробуйте: сыграйте карту на облако 1.
subastral-tutorial-ends-wrong = Эта карта не для облака 1. Облако указано числом на карте.
subastral-tutorial-ends-four = Так тоже можно было бы забрать облако 6, но на облаке 4 стало бы три карты, и особый случай вы бы не увидели. Сыграйте на облако 1.
subastral-tutorial-ends-take = А теперь заберите облако на другом краю.
subastral-tutorial-ends-take-wrong = Заберите облако 6 на другом краю ряда, чтобы увидеть особый случай.
subastral-tutorial-ends-place = Выбор за вами. И пустыня, и лес хороши в журнале: отправьте их туда.
subastral-tutorial-ends-place-wrong = Можно и на руку, чтобы сыграть потом. Но очки приносит только журнал: отправьте карты туда.
subastral-tutorial-mixed = Теперь очки. *Наборы из разных биомов:* по одной карте из каждой стопки. Четыре карты приносят 1 + 2 + 3 + 4 = 10. Второй набор снова начинается слева и кончается перед первой стопкой без второй карты: пустыня, тайга, то есть 1 + 2 = 3.
subastral-tutorial-matching = *Наборы одного биома:* у двух самых высоких стопок число карт умножается на место стопки. Пустыня 2 × 1, тайга 2 × 2, вместе 6. Всего 10 + 3 + 6 = 19 очков, как и написано в журнале. Значит, нужны разные биомы, высокие стопки слева и одна высокая далеко справа.
subastral-tutorial-later = Прошло несколько ходов. У вас есть все восемь биомов, но на руке ни одной карты! Тогда весь ход — взять карту из колоды.
subastral-tutorial-later-wrong = С пустой рукой можно только взять карту.
subastral-tutorial-end-card = Вышла *карта конца игры*. Когда у всех будет поровну ходов, каждый сделает ещё один. Значит, ваш следующий ход — последний.
subastral-tutorial-last-turn = Вы отстаёте, 52 : 67. Но посмотрите на тропический лес, он правее всех: две карты на восьмом месте. Войди он в две самые высокие стопки, каждая его карта принесла бы 8 очков!
subastral-tutorial-last-card = У вас одна карта. Сыграйте её на облако 1: от него все облака в стороне солнца.
subastral-tutorial-last-card-wrong = Сыграйте карту, которая у вас на руке.
subastral-tutorial-last-take = Загадка напоследок: с каким облаком тропический лес принесёт очки? Помните: считаются две самые высокие стопки, а из одинаковых — левая. В пустыне у вас четыре карты, в тайге две.
subastral-tutorial-last-take-wrong = Там нет тропического леса. Нужна его третья карта, чтобы стопка стала второй по высоте.
subastral-tutorial-last-take-three = Целых три карты, но осторожно: в тайге тоже станет три, а из одинаковых стопок считается левая. 3 × 2 вместо 3 × 8! Найдите тропический лес в другом месте.
subastral-tutorial-last-take-one = Да, этот тропический лес подойдёт. Но есть облако, где с ним лежит ещё одна карта.
subastral-tutorial-end = 72 : 67 — вы победили! Наборы из разных биомов принесли 44 очка, пустыня 4, а тропический лес 3 × 8 = 24. Теперь вы знаете всё. Играть могут от двух до пяти человек.
