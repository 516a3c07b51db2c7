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
