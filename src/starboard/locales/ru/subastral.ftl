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
