## Что об игре говорят другие страницы

wrackline-name = Линия прибоя
# Название внутри предложения.
wrackline-title = «Линия прибоя»
wrackline-about = Оставляйте себе то, что принёс прилив, или возвращайте морю: чего в море больше всего, то в конце не стоит ничего.
wrackline-facts = 2–4 игрока · 10 минут · блеф
wrackline-credits = «Линия прибоя» — собственная игра Starboard

## Находки и части стола

wrackline-card-amber-number = янтарь { $number }
wrackline-card-coral-number = коралл { $number }
wrackline-card-glass-number = морское стекло { $number }
wrackline-card-pearl-number = жемчуг { $number }
wrackline-kind-amber = янтарь
wrackline-kind-coral = коралл
wrackline-kind-glass = морское стекло
wrackline-kind-pearl = жемчуг
wrackline-part-start = Первый игрок
wrackline-part-deck = Карт в колоде
wrackline-part-depths = В море всего
wrackline-part-hand-size = Карт на руке
wrackline-part-hand = Рука
wrackline-part-kept = На берегу
wrackline-part-sinks-left = Ещё отдать морю
wrackline-part-finds-left = Ещё сыграть
wrackline-part-sunk = В море
wrackline-part-deck-cards = Колода снизу вверх

## Что делать и что можно сделать

wrackline-prompt-keep = Оставьте находку на берегу или отдайте её морю.
wrackline-move-keep = Оставить: { $card }
wrackline-move-sink = Отдать морю: { $card }
wrackline-error-must-keep = Вы уже отдали морю три находки: остальные останутся на берегу.
wrackline-error-must-sink = Все оставшиеся находки нужно отдать морю.

## Что произошло

wrackline-event-cards-dealt = { $seat }: на руке { $cards }
wrackline-event-cards-dealt-hidden = { $seat }: три карты на руке
wrackline-event-start-player-chosen = Первый игрок: { $seat }
wrackline-event-turn-started = { $seat }: ход
wrackline-event-card-kept = { $seat }: на берегу — { $card }
wrackline-event-card-sunk = { $seat }: в море — { $card }
wrackline-event-card-sunk-hidden = { $seat }: находка в море, лицом вниз
wrackline-event-card-drawn = { $seat }: из колоды — { $card }
wrackline-event-card-drawn-hidden = { $seat }: карта из колоды
wrackline-event-sea-gave-back = { $seat }: в море были { $cards }
wrackline-event-kind-lost = В море больше всего, не считается: { $kind }
wrackline-event-kind-doubled = В море меньше всего, считается дважды: { $kind }
wrackline-event-points-scored = { $seat }: { $points } — { $reason }
wrackline-event-game-ended = Партия окончена: { $reason }
wrackline-reason-finds = Находки
wrackline-reason-doubled = Редкие находки, дважды
wrackline-reason-set = По одной каждого вида
wrackline-reason-last-find = это была последняя находка
wrackline-ending-last-find = Каждый сыграл семь находок.
