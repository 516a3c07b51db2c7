## Везде

page-home = Starboard: на главную
page-me = Вы
page-guest = Гость
page-deleted-player = Удалённый игрок
page-language = Язык
page-to-light = Дневные цвета
page-to-dark = Ночные цвета
page-close = Закрыть
page-save = Сохранить
page-offline = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
page-no = Нет
page-nowhere = По этому адресу ничего нет.
page-to-front = На главную
page-link = Ссылка
page-copy = Скопировать
page-copied = Скопировано
page-share = Поделиться
page-style = Как это выглядит
page-credits = Subastral — Бен Пинчбек и Мэтт Риддл, Codex Naturalis — Томас Дюпон, «Комета» — Петер Принц, «Карта звёзд» — Бом Хи Ким. Правила изложены своими словами, рисунки наши.
page-credits-icons = Растения и животные: game-icons.net, CC BY 3.0

## О себе

page-my-name = Ваше имя за столом
page-pace = Скорость анимации
page-pace-calm = Спокойно
page-pace-lively = Живо
page-pace-none = Сразу
page-notices = Напоминать о моём ходе, когда я не смотрю на стол (пока открыта вкладка Starboard)
page-identity = Ключи доступа и устройства
page-identity-what = Здесь можно сохранить имя, партии и рейтинги, играть на другом устройстве и выйти.

## Главная

page-welcome = Четыре игры под одним небом
page-welcome-more = Играйте сразу с честными ботами или пошлите ссылку друзьям. Без регистрации и установки.
page-games = Игры
page-continue = Продолжить
page-bots-level = Боты
page-play-bots = Играть с ботами
page-play-bots-at = { $game }: играть с ботами
page-new-table = Новый стол
page-new-table-of = { $game }: новый стол
page-about-subastral = Собирайте карты с шести облаков между колодой и солнцем и заполняйте журнал биомами в удачном порядке.
page-about-stella = Победа в раунде приносит эмоцию, но вторая победа подряд стоит сияния.
page-about-codex = Накладывайте страницы друг на друга: кодекс растёт во все стороны, а цель у каждого своя.
page-about-comet = Ведите своих спутников через долину, пока не прилетела комета.
page-facts-subastral = 2–5 игроков · 20–30 минут · коллекции
page-facts-stella = 2–4 игрока · 20 минут · взятки
page-facts-codex = 2–4 игрока · 25 минут · выкладывание карт
page-facts-comet = 2–4 игрока · 40 минут · гонка
page-open-tables = Открытые столы
page-no-open-tables = Сейчас никто не ждёт игроков. Откройте стол — и его увидят здесь.
page-have-link = Есть ссылка?
page-link-or-code = Ссылка или код стола
page-go = Перейти
page-bad-link = Это не ссылка на стол.
page-ended = Недавние партии
page-your-turn = Ваш ход
page-free-seats = { $count ->
        [one] { $count } место свободно
        [few] { $count } места свободны
       *[many] { $count } мест свободно
    }
page-ready = Можно начинать
page-state-playing = Идёт игра
page-state-finished = Окончена
page-state-ended = Завершена оператором
page-state-abandoned = Закрыт
page-state-broken = Продолжить нельзя
page-left-playing = Вас нет за столом
page-left-finished = Вы не доиграли
page-left-abandoned = Вы ушли
page-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }

## Новый стол

page-game = Игра
page-who-plays = Кто играет
page-how-many = Число игроков
page-seat = Место { $number }
page-seat-friend = Друг по ссылке
page-seat-here = Кто-то за этим устройством
page-seat-name = Имя на месте { $number }
page-seat-bot = Бот: { $level }
page-all-bots = Только боты
page-how = Как играем
page-option-side-a = А: широкая
page-option-side-b = Б: узкая
page-clock = Время на размышление
page-clock-none = Сколько угодно
page-clock-seconds = { $count ->
        [one] { $count } секунда на ход
        [few] { $count } секунды на ход
       *[many] { $count } секунд на ход
    }
page-clock-minutes = { $count ->
        [one] { $count } минута на ход
        [few] { $count } минуты на ход
       *[many] { $count } минут на ход
    }
page-clock-bank = { $minutes } мин на партию + { $increment } с за каждый ход
page-clock-days = { $count ->
        [one] { $count } день на ход
        [few] { $count } дня на ход
       *[many] { $count } дней на ход
    }
page-starts = Кто начинает
page-starts-random = Решит случай
page-open-to-all = Показывать всем среди открытых столов
page-watchable = Другие могут смотреть
page-then-invite = Дальше: ссылка, которую можно послать друзьям.
page-then-start = Все места заняты, можно начинать.
page-open-table = Открыть стол
page-start = Начать

## До начала партии

page-invite = Пригласите друзей
page-still-free = { $count ->
        [one] Свободно ещё { $count } место.
        [few] Свободны ещё { $count } места.
       *[many] Свободно ещё { $count } мест.
    }
page-seats = За столом
page-host = Хозяин стола
page-leaves = { $of ->
        [1] Единственная партия с людьми брошена
       *[other] Брошено партий: { $left } из { $of } последних
    }
page-free = Свободно
page-sit = Сесть сюда
page-sit-down = Сесть за стол
page-invited = { $host } приглашает вас сыграть: { $game }
page-invited-by-guest = Вас приглашают сыграть: { $game }
page-full = Все места заняты.
page-full-watch = Все места заняты. Когда партия начнётся, вы сможете смотреть.
page-add-bot = Посадить бота
page-remove-bot = Убрать
page-close-table = Закрыть стол
page-close-table-what = { $count ->
        [one] Здесь сидит ещё { $count } человек, и место пропадёт. Снова открыть этот стол нельзя.
        [few] Здесь сидят ещё { $count } человека, и их места пропадут. Снова открыть этот стол нельзя.
       *[many] Здесь сидят ещё { $count } человек, и их места пропадут. Снова открыть этот стол нельзя.
    }
page-close-table-really = Да, закрыть
page-stand-up = Встать
page-host-starts = Партию начинает { $host }.
page-again-asked = Ещё партию?
page-again-question = { $host } предлагает сыграть ещё
page-again-accept = Да, сыграем
page-again-decline = Нет, спасибо
page-again-waiting = Ждём ответа
page-again-declined = Больше не играет, место свободно
page-again-free = Освободить место
page-again-start = Начать, когда все согласятся
page-again-begins = Партия начнётся сама. Ещё не ответили: { $names }.

## За столом

page-animal-0 = Лис
page-animal-1 = Сова
page-animal-2 = Цапля
page-animal-3 = Ёж
page-animal-4 = Заяц
page-hot-name = Игрок { $number }
page-prompt = Что делать
page-waits = { $name } думает…
page-look = Смотрите, что произошло…
page-over = Партия окончена.
page-is-late = { $name }: время вышло.
page-is-gone = { $name }: место оставлено.
page-is-away = { $name }: нет за столом.
page-waits-offline = { $name }: нет связи.
page-waits-away = { $name }: нет на связи { $time }.
page-away-later = Подождите; когда ожидание продлится { $time }, можно будет посадить бота.
page-away-decide = Можно ждать дальше, посадить бота до возвращения игрока или закрыть место.
page-mine-bot = За вас играет бот. Займите своё место, чтобы играть дальше.
page-mine-late = Ваше время вышло. Вернитесь, пока за вас не сыграл бот.
page-mine-gone = Вы покинули партию. Вернитесь, чтобы играть дальше.
page-mine-away = Вас не было за столом, и остальные решают, что делать с вашим местом. Вернитесь, чтобы играть дальше.
page-mine-closed = Остальные закрыли ваше место: до конца партии за него играет бот.
page-take-seat-back = Занять своё место
page-note-late = { $name }: время вышло
page-note-leave = { $name }: уход из партии
page-note-away = { $name }: слишком долго нет на связи
page-note-bot = { $name }: вместо игрока — бот ({ $level })
page-note-vote = { $by }: голос за то, чтобы закрыть место ({ $name })
page-note-closed = { $name }: место закрыто насовсем
page-note-return = { $name }: снова за столом
page-note-back = { $name }: ход взят назад
page-note-rewind = Оператор вернул партию к этому моменту. Она больше не идёт в рейтинг.
page-note-end = Оператор завершил партию.
page-note-reason = «{ $reason }»
page-ended-by-operator = Оператор сервера завершил эту партию.
page-clock-paused = пауза
page-restart-in = перезапуск через { $time }
page-restart-minutes = { $count ->
        [one] Сервер перезапустится через { $count } минуту.
        [few] Сервер перезапустится через { $count } минуты.
       *[many] Сервер перезапустится через { $count } минут.
    }
page-restart-begun = Сервер скоро перезапустится: ничего нового не начинается, часы стоят.
page-restart-lost = Сервер перезапускается. Страница подключится снова сама.
page-restart-back = Сервер снова работает.
page-take-back = Вернуть ход
page-skip = Показать сразу
page-not-your-turn = Сейчас не ваш ход.
page-connection-lost = Связь потеряна. Пробуем снова…
page-log = Что было
page-chat = Чат
page-side = Рядом со столом
page-unread = { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[many] { $count } новых сообщений
    }
page-nothing-said = Пока никто ничего не сказал.
page-say = Скажите что-нибудь
page-send = Сказать
page-spectators = { $count ->
        [one] Смотрит { $count } зритель
        [few] Смотрят { $count } зрителя
       *[many] Смотрят { $count } зрителей
    }
page-leave = Покинуть партию
page-leave-title = Покинуть партию?
page-leave-all = Уйдут все, кто играет за этим устройством.
page-leave-seat = Остальные смогут посадить на ваше место бота или, если согласятся все, закрыть его. Если они ничего не решат, через некоторое время за вас сыграет бот.
page-leave-alone = Партия остановится и будет ждать вас.
page-leave-return = Пока место не закрыто, вы можете вернуться — по ссылке на этот стол или с главной страницы — и играть дальше.
page-leave-return-alone = Вы можете вернуться с главной страницы («Недавние партии») и играть дальше.
page-leave-counts = Если вы не вернётесь и не доиграете, для рейтинга партия будет проиграна. Если тем временем за вас сходит бот, победа на рейтинг не повлияет. В статистику партия войдёт, только если вы сами доиграете её до конца.
page-leave-counts-alone = Для рейтинга партия сразу будет проиграна, даже если вы вернётесь. В статистику она войдёт, только если вы сами доиграете её до конца.
page-leave-really = Да, уйти
page-stay = Остаться
page-sound-on = Включить звук
page-sound-off = Выключить звук
page-points-with = Очков, если бы игра кончилась сейчас: { $points }
page-points-so-far = { $count ->
        [one] Сейчас: { $count } очко
        [few] Сейчас: { $count } очка
       *[many] Сейчас: { $count } очков
    }
page-points-now = Очки, если бы игра кончилась сейчас
page-points-end = Итоговые очки
page-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
page-seat-closed = Место закрыто
page-state-late = Время вышло
page-state-gone = Место оставлено
page-state-away = Нет за столом
page-offline-seat = Не на связи
page-away-for = Нет { $time }
page-seat-bot-for = Вместо игрока бот: { $level }
page-let-bot = Пусть играет бот
page-close-seat = Закрыть место…
page-close-seat-title = Закрыть место: { $name }
page-close-seat-what = Тогда до конца партии за это место играет бот-новичок, и { $name } больше не сможет вернуться. Отменить это нельзя.
page-close-seat-votes = { $voters ->
        [one] Решаете только вы.
       *[other] Должны согласиться все остальные за столом. Сейчас «за»: { $votes } из { $voters }.
    }
page-close-seat-now = Закрыть насовсем
page-close-seat-vote = Голосовать «за»
page-close-seat-wait = Подождать
page-close-seat-voted = Вы за то, чтобы закрыть место
page-come-back = Вернуться
page-time-urgent = { $count ->
        [one] Осталась всего { $count } секунда!
        [few] Осталось всего { $count } секунды!
       *[many] Осталось всего { $count } секунд!
    }
page-time-left = Осталось времени
page-days-left = { $count } дн.
page-hours-left = { $count } ч
page-minutes-left = { $count } мин
page-pass-device = Передайте устройство: { $name }
page-look-and-pass = Все посмотрели? Передайте устройство: { $name }.
page-pass-now = Передать устройство
page-pass-device-why = Остальные на минуту отворачиваются.
page-i-am = Я — { $name }

## Конец

page-counting = Считаем очки…
page-you-win = Вы победили!
page-you-share = Вы делите победу!
page-your-bot = бот на вашем месте
page-wins = { $count ->
        [one] Победа: { $names }
       *[other] Победу делят: { $names }
    }
page-category = Категория
page-held = было: { $points }
page-total = Итого
page-place = Место
page-rematch = Сыграть ещё
page-see-table = Посмотреть на стол
page-replay = Посмотреть ещё раз
page-replay-first = В начало
page-replay-back = На ход назад
page-replay-now = Ход { $number }, { $name }: { $move }.
page-replay-next = На ход вперёд
page-replay-last = В конец
page-replay-play = Показать
page-replay-stop = Остановить
page-replay-moment = Момент { $at } из { $last }
page-replay-eyes = Чьими глазами
page-replay-all = Показать все карты
page-replay-result = Подсчёт очков
page-replay-turn-back = К ходу предыдущего игрока
page-replay-turn-next = К ходу следующего игрока
page-replay-speed = Скорость
page-replay-times = { $speed }×
page-replay-spectator = Зритель
page-what-if = Играть отсюда
page-what-if-how = Что, если? Займите место в этот момент; за остальных сыграют боты. Карты останутся теми же, что в партии; на рейтинг это не влияет.
page-what-if-seat = Моё место
page-open-record = Открыть файл записи
page-open-record-how = Запись, скачанная здесь или сохранённая командой «starboard play --record». Она остаётся на этом устройстве: сервер её только читает.
page-open-record-bad = Этот файл — не запись: в нём не JSON.
page-analyse = Разобрать партию
page-statistics = Моя статистика
page-hint = Подсказка
page-hint-thinks = Программа думает…
page-hint-what = Программа покажет лучшие ходы — по тому, что вам можно знать. Подсказка останется в записи.
page-hint-counts = Победа в этой партии на ваш рейтинг уже не повлияет, а поражение — повлияет.
page-hint-show = Показать
page-hint-best = побед { $win } %, очков в среднем { $points }
page-hint-as-good = примерно так же хорошо
page-hint-worse-chance = хуже на { $loss } %: побед меньше
page-hint-worse-points = хуже на { $loss } %: очков в среднем меньше на { $gain }
page-hint-worse-others = хуже на { $loss } %: у сильнейшего соперника очков больше на { $denial }
page-hint-worse-both = хуже на { $loss } %: очков в среднем меньше на { $gain }, а у сильнейшего соперника больше на { $denial }
page-hint-how = Порядок — по вероятности победы и отрыву в очках вместе, как при разборе партии.
page-hint-play = Сделать
page-hint-only = Здесь можно сделать только одно.
page-hint-log = { $name }: подсказка
page-record = Скачать запись
page-score-sheet = Подсчёт очков
page-fair = Честной ли была раздача?
page-seed = Зерно раздачи
page-deal = Доказуемая раздача
page-deal-how = Эти карты никто не мог подобрать. Ещё до того, как кто-либо сел за стол, сервер загадал секретное число и показал его хеш: с тех пор секрет не изменить. Затем браузер каждого игрока добавил случайное число. Раздача следует из всех этих чисел вместе, а после партии секрет раскрывается, и ваш браузер всё проверяет.
page-deal-hash = Хеш секрета сервера (SHA-256)
page-deal-added = Число от игрока: { $name }
page-deal-mine = (этот браузер)
page-deal-bot = Бот ничего не добавляет.
page-deal-later = Добавится, когда партия начнётся.
page-deal-nothing = Ничего не добавлено.
page-deal-secret = Секрет сервера
page-deal-hidden = Раскроется, когда партия закончится.
page-deal-verify = Что каждая карта следует из зерна, проверит программа у вас на компьютере: скачайте запись, затем
page-deal-alarm = Раздача не та, что была обещана!
page-verdict-proven = Раздача доказана: хеш был здесь раньше вас, ваше число в ней есть, и зерно следует из всех чисел.
page-verdict-elsewhere = Числа раздачи сходятся, но этот браузер своего не добавлял: он не знает, был ли хеш показан до партии.
page-verdict-silent = Раздача не доказана: с вашего места число не добавлено, и сервер мог её подобрать.
page-verdict-unknown = Раздача не доказана: за этим столом неизвестно, откуда взялось зерно.
page-verdict-unchecked = Раздача не проверена: браузеры считают хеши только на страницах с https. Запись проверит «starboard verify».
page-verdict-broken = РАЗДАЧА НЕ ТА, ЧТО БЫЛА ОБЕЩАНА. То, что показывает сервер, не сходится с хешем и числом, которые сохранил этот браузер. Скачайте запись и не верьте этому итогу.

## Subastral

page-subastral-letter-desert = П
page-subastral-letter-savanna = С
page-subastral-letter-rainforest = Тр
page-subastral-letter-chaparral = Ч
page-subastral-letter-grassland = Ст
page-subastral-letter-forest = Л
page-subastral-letter-taiga = Та
page-subastral-letter-tundra = Ту
page-subastral-to-hand = на руку
page-subastral-to-journal = в журнал
page-subastral-way-hand = уйдёт на руку, и карта из колоды
page-subastral-way-journal = уйдёт в журнал
page-subastral-way-either = уйдёт на руку или в журнал, как захотите
page-subastral-goes-hand = на руку, +1
page-subastral-goes-journal = в журнал
page-subastral-goes-either = рука или журнал
page-subastral-played-here = сюда вы сыграли
page-subastral-plays-here = ляжет сюда
page-subastral-playable = { $card }, можно сыграть на облако { $cloud }
page-subastral-prompt-take = Возьмите карты с другого облака.
page-subastral-pile = Стопка { $pile }: { $biome }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
page-subastral-next-pile = { $biome } станет стопкой { $pile }
page-subastral-times = ×{ $pile }
page-subastral-no-piles = журнал пуст
page-subastral-until = { $count ->
        [0] Следующая — карта конца игры.
        [one] До карты конца игры { $count } карта.
        [few] До карты конца игры { $count } карты.
       *[many] До карты конца игры { $count } карт.
    }
page-subastral-last-turn = { $count ->
        [0] Ваш последний ход; им партия закончится.
       *[other] Ваш последний ход. После вас: { $names }.
    }
page-subastral-turns-left = { $count ->
        [0] Последний ход.
       *[other] Карта конца игры вышла. После этого хода ещё ходят: { $names }.
    }

## Карта звёзд

page-stella-letter-blue = Си
page-stella-letter-green = Зе
page-stella-letter-red = Кр
page-stella-letter-yellow = Жё
page-stella-letter-grey = От
page-stella-glow = Сияние: { $count }
page-stella-star = Чёрная звезда: победа с ней стоит сияния
page-stella-nothing = пока ничего
page-stella-hand = { $count ->
        [one] На руке { $count } карта: { $colours }
        [few] На руке { $count } карты: { $colours }
       *[many] На руке { $count } карт: { $colours }
    }
page-stella-deck = Колода
page-stella-discard = Сброс
page-stella-trump = Козырь: { $colour }
page-stella-no-trump = Козыря нет
page-stella-lead = Ведущий: { $colour }
page-stella-look-through = Просмотреть сброс, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
page-stella-top-first = Первой идёт верхняя карта.
page-stella-prompt-play-or-spend = Сыграйте карту. Перед этим можно потратить сияние и добрать { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
       *[many] { $count } карт.
    }
page-stella-out = { $name }: последнее сияние потеряно ({ $reason }), поэтому 0 очков.
page-stella-wins = побеждает: { $by }
page-stella-leads = Ведёт { $name }
page-stella-you-lead = Ведёте вы
page-stella-spend = 1 сияние → { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
page-stella-unplayable = { $card }, сейчас сыграть нельзя

## Комета

page-comet-letter-meadow = Лу
page-comet-letter-jungle = Д
page-comet-letter-desert = П
page-comet-letter-water = В
page-comet-letter-lava = Ла
page-comet-letter-wild = ★
page-comet-egg-white = Б
page-comet-egg-red = К
page-comet-egg-blue = С
page-comet-egg-purple = Ф
page-comet-egg-green = З
page-comet-egg-black = Ч
page-comet-do-hatch = Появление
page-comet-once-saved = после спасения, { $when }
page-comet-prompt-act = Ваш ход: { $acts }.
page-comet-prompt-act-nobody = Ваш ход. Ваших спутников в пути нет: { $acts }.
page-comet-prompt-act-nothing = Сыграть сейчас нечего: { $acts }.
page-comet-prompt-acts = { $acts }.
page-comet-prompt-nest-or-use = В каком гнезде оно появится? До этого можно использовать { $cards }.
page-comet-prompt-nest-none = Подходящего гнезда пока нет: сначала { $acts }.
page-comet-prompt-hatched = Животное появилось: { $acts }.
page-comet-prompt-hatched-over = Животное появилось: завершите ход. До этого гнездо можно сменить.
page-comet-prompt-moving-nobody = Все ваши спутники в пещере, вести некого: { $acts }.
page-comet-prompt-moving-stuck = С оставшимися символами никому не пройти: { $acts }.
page-comet-prompt-moving-spent = Все символы потрачены: { $acts }.
page-comet-prompt-window = Другой игрок переместил спутников: { $acts }.
page-comet-prompt-window-over = Использовать больше нечего: воздержитесь или верните последний шаг.
page-comet-prompt-refresh = Сбросьте карты, если хотите; затем возьмите золотую, и рука пополнится.
page-comet-prompt-refresh-kept = Возьмите золотую карту, затем рука пополнится.
page-comet-prompt-refresh-no-gold = Сбросьте карты, если хотите; затем завершите ход, и рука пополнится.
page-comet-prompt-refresh-kept-no-gold = Золотых карт не осталось: завершите ход, и рука пополнится.
page-comet-prompt-ready-more = Верните в исходное положение ещё одну карту или остановитесь на этом.
page-comet-prompt-recover-more = Возьмите из сброса ещё одну карту или остановитесь на этом.
page-comet-act-hatch = пусть появится животное
page-comet-act-lead = ведите спутников к пещере (очки дают только спасённые)
page-comet-act-refresh = обновитесь, чтобы добрать карты
page-comet-act-pass = спасуйте до конца партии
page-comet-act-go = { $animal }: выберите гекс
page-comet-act-go-one-of = { $animal }: выберите гекс (или другого спутника)
page-comet-act-play = сыграйте ещё карту
page-comet-act-play-wild = сыграйте карту с ★
page-comet-act-use = используйте { $cards }
page-comet-act-end = завершите ход
page-comet-act-stop = остановитесь на этом
page-comet-act-let-it-be = воздержитесь
page-comet-named = карту «{ $card }»
page-comet-and = { $rest } и { $last }
page-comet-or = { $rest } или { $last }
page-comet-lit-cards = светящиеся карты
page-comet-discarding = { $count ->
        [one] Выбрана { $count } карта. Сбросьте её сейчас или возьмите золотую: тогда она тоже уйдёт в сброс.
        [few] Выбраны { $count } карты. Сбросьте их сейчас или возьмите золотую: тогда они тоже уйдут в сброс.
       *[many] Выбрано { $count } карт. Сбросьте их сейчас или возьмите золотую: тогда они тоже уйдут в сброс.
    }
page-comet-discard-all = { $count ->
        [one] Сбросить { $count } карту
        [few] Сбросить { $count } карты
       *[many] Сбросить { $count } карт
    }
page-comet-play-first = Чтобы идти, сначала сыграйте карту с руки ради её символов.
page-comet-safe = { $name }: { $animal } в безопасности! +{ $points }{ $more ->
        [0] {""}
       *[other] {" "}и ещё +{ $more } за вожака или наборы
    }
page-comet-do-move = Сбросить и идти
page-comet-do-use = Использовать
page-comet-do-discard = Сбросить
page-comet-do-keep = Оставить
page-comet-do-take = Взять
page-comet-do-ready = Вернуть в исходное
page-comet-do-copy = Идти по её символам
page-comet-end-turn = Завершить ход
page-comet-let-it-be = Воздержаться
page-comet-draw = Добрать карты
page-comet-ready-all = Вернуть карты
page-comet-pass = Пас до конца
page-comet-pass-question = Спасовать до конца партии? Вернуть это будет нельзя.
page-comet-pass-yes = Да, пас
page-comet-enough = Достаточно
page-comet-companion = { $name }, спутник { $number }, { $animal }
page-comet-lead-this = Вести: { $name }
page-comet-cave = пещера
page-comet-nest = гнездо { $number }
page-comet-place = { $ground } (ряд { $row }, гекс { $hex })
page-comet-go = { $animal }: { $where }
page-comet-spends = символы: { $symbols }
page-comet-passes = бесплатно минует: { $what }
page-comet-ways = { $count ->
        [one] { $count } путь на выбор
        [few] { $count } пути на выбор
       *[many] { $count } путей на выбор
    }
page-comet-which-way = Каким путём?
page-comet-which-symbol = Какой символ потратить?
page-comet-closer = Увеличить долину
page-comet-farther = Уменьшить долину
page-comet-fit = Показать всю долину
page-comet-here = Комета прилетела
page-comet-arrives = Комета прилетела!
page-comet-until = { $count ->
        [one] До кометы { $count } серебряная карта
        [few] До кометы { $count } серебряные карты
       *[many] До кометы { $count } серебряных карт
    }
page-comet-turns-left = { $count ->
        [one] осталось не более { $count } хода
       *[other] осталось не более { $count } ходов
    }
page-comet-silver-deck = Серебряная колода: { $count }
page-comet-gold-deck = Золотая колода: { $count }
page-comet-discard = сброс: { $count }
page-comet-discarded = Сброс
page-comet-played = Сыграно в этом ходу
page-comet-bench = Этот ход
page-comet-left = осталось символов:
page-comet-times = { $count ->
        [one] ещё { $count } раз
        [few] ещё { $count } раза
       *[many] ещё { $count } раз
    }
page-comet-hatches = { $lowered ->
        [0] { $animal }: гнездо { $nest }
       *[other] { $animal }: гнездо { $nest }, ближе на { $lowered }
    }
page-comet-more-cards = { $count ->
        [one] можно сыграть ещё { $count } карту с двумя типами местности
        [few] можно сыграть ещё { $count } карты с двумя типами местности
       *[many] можно сыграть ещё { $count } карт с двумя типами местности
    }
page-comet-passed = пас
page-comet-none-saved = пока никто не спасён
page-comet-all-of = Все карты: { $name }
page-comet-my-board = Ваш планшет
page-comet-free = свободно
page-comet-passes-free = эти местности в этом ходу проходит бесплатно
page-comet-can-use = светятся — можно использовать
page-comet-limit = { $count } из { $limit }
page-comet-in-hand = В руке
page-comet-known = В руке, видели все
page-comet-do-not-ask = Больше не спрашивать в этом ходу

## Codex Naturalis

page-codex-mine = Ваш кодекс
page-codex-of = Кодекс: { $name }
page-codex-to-mine = К моему кодексу
page-codex-look = { $name }: посмотреть кодекс, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
page-codex-hand = На руке, рубашкой к вам: { $cards }
page-codex-no-hand = Карты раздадут, когда все выберут сторону.
page-codex-market = Стопки и открытые карты
page-codex-deck = { $deck }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, сверху { $top }
page-codex-secret = тайная
page-codex-objectives-later = Цели появятся, когда все выберут сторону.
page-codex-met = { $count ->
        [0] Пока не выполнена
        [one] Выполнена { $count } раз
        [few] Выполнена { $count } раза
       *[many] Выполнена { $count } раз
    }
page-codex-progress = Для следующего раза есть { $have } из { $wanted }
page-codex-standing = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, с целями { $standing }
page-codex-track = { $name }: { $points }, с целями { $standing }
page-codex-turns-left = { $count ->
        [0] Последний ход партии.
       *[other] Скоро конец. После этого хода ещё ходят: { $names }.
    }
page-codex-prompt-starter = Какой стороной положить стартовую карту? На лицевой четыре ресурса, но их можно закрыть следующими картами; ресурсы в центре оборота остаются навсегда.
page-codex-last-turn = Это ваш последний ход.
page-codex-back-free = Для лицевой стороны не хватает символов ({ $missing }); рубашка бесплатна. Выберите для неё место.
page-codex-front-lacks = Для лицевой стороны не хватает символов ({ $missing }). Переверните карту или возьмите другую.
page-codex-put-down = Выберите место в кодексе, куда её положить.
page-codex-draw-first = Сначала возьмите карту: открытую или верхнюю из стопки.
page-codex-needs = { $symbol }: { $has } из { $needs }
page-codex-flip = Перевернуть
page-codex-closer = Ближе
page-codex-farther = Дальше
page-codex-fit = Показать всё
page-codex-beyond = { $count ->
        [one] В той стороне { $count } свободное место
        [few] В той стороне { $count } свободных места
       *[many] В той стороне { $count } свободных мест
    }
page-codex-place = { $card }, { $side }: положить { $where } от карты «{ $beside }»
page-codex-blocked = Сюда положить нельзя: один из углов под картой скрыт, а на скрытый угол ничего не кладут.
page-codex-promise = цели { $count }
page-codex-covers = закроет: { $symbols }
page-codex-upper-left = слева сверху
page-codex-upper-right = справа сверху
page-codex-lower-left = слева снизу
page-codex-lower-right = справа снизу
page-codex-corners = углы: слева сверху { $tl }, справа сверху { $tr }, слева снизу { $bl }, справа снизу { $br }
page-codex-hidden = нет
page-codex-empty = пусто
page-codex-middle = в середине { $symbols }
page-codex-per = { $points } за штуку: { $per }
page-codex-cost = нужно: { $cost }

## Как это выглядит

page-style-intro = Полевые заметки под ночным небом: на этой странице всё, из чего сделаны остальные.
page-style-colours = Цвета
page-style-type = Шрифты
page-style-space = Отступы и углы
page-style-buttons = Кнопки и поля
page-style-cards = Карты
page-style-states = Состояния
page-style-sample = Тундра спит, комета просыпается

## Правила

page-rules = Правила
page-rules-of = { $game }: правила
page-rules-about = Своими словами. Что в правилах игры не сказано и решено нами, помечено отдельно.
page-rules-settled = Наше решение
page-rules-search = Поиск по правилам
page-rules-found = { $count ->
        [0] Ничего не найдено.
        [one] Найден { $count } раздел.
        [few] Найдено { $count } раздела.
       *[many] Найдено { $count } разделов.
    }
page-rules-contents = Содержание
page-rules-now = О том, что решается сейчас
page-rules-table = Таблица

## Блокнот для подсчёта

page-score-pad = Подсчёт очков
page-score-of = { $game }: подсчёт очков
page-score-about = Для игры за настоящим столом: введите, что лежит в конце, и всё посчитается. Запись хранится в этом браузере, пока вы не начнёте заново.
page-score-name = Имя игрока { $number }
page-score-less = { $what }: на один меньше
page-score-more = { $what }: на один больше
page-score-earlier = { $what }: на место левее
page-score-next-pile = Стопка { $pile }: какой биом?
page-score-value = значение { $value }
page-score-common = Общая цель { $number }
page-score-secret = Тайная цель: { $name }
page-score-track = Очки на счётчике
page-score-visible = Видно: { $what }
page-score-patterns = Сколько таких узоров?
page-score-animals = Спасённые животные: нажимайте число очков с каждой карты.
page-score-add-animal = Добавить животное, очков: { $points }
page-score-remove-animal = Убрать животное, очков: { $points }
page-score-saved = { $count ->
        [one] Спасено { $count } животное
        [few] Спасено { $count } животных
       *[many] Спасено { $count } животных
    }
page-score-leader = Очки за вожака
page-score-tie-subastral = При равенстве побеждает тот, у кого меньше карт в журнале.
page-score-tie-stella = При равенстве победу делят.
page-score-tie-codex = При равенстве побеждает тот, у кого больше очков за цели.
page-score-tie-comet = При равенстве побеждает тот, кто спас больше животных.
page-score-picture = Поделиться картинкой
page-score-clear = Начать заново
page-score-clear-really = Стереть всё
page-score-keep = Оставить

## Обучение

page-learn = Обучение
page-learn-title = Учимся: { $game }
page-learn-game = Научиться за 5 минут
page-learn-game-at = { $game }: научиться за 5 минут
page-learn-go-on = Учиться дальше: шаг { $step } из { $count }
page-learn-go-on-at = { $game }: учиться дальше, шаг { $step } из { $count }
page-learn-repeat = Пройти обучение ещё раз
page-learn-repeat-at = { $game }: пройти обучение ещё раз
page-learn-step = Шаг { $step } из { $count }
page-learn-next = Дальше
page-learn-back = Назад
page-learn-your-move = Ваш ход
page-learn-read-first = Скоро! Сначала дочитайте: нажмите «Дальше».
page-learn-do-it = Сделать за меня
page-learn-done = Теперь вы умеете играть!
page-learn-play = Сыграть свою партию
page-learn-again = С самого начала

## Операторы и жалобы им

page-operate = { $count ->
        [0] Управление
       *[other] Управление ({ $count })
    }
page-report = Пожаловаться: { $name }
page-report-line = Пожаловаться на эту реплику: { $name }
page-line-removed = удалено оператором
