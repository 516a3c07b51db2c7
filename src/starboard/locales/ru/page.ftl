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
page-credits = { $games }. Правила изложены своими словами, рисунки наши.
page-credits-icons = Растения и животные: game-icons.net, CC BY 3.0

## О себе

page-my-name = Ваше имя за столом
page-pace = Скорость анимации
page-pace-calm = Спокойно
page-pace-lively = Живо
page-pace-none = Сразу
page-notices = Напоминать о моём ходе, когда я не смотрю на стол (пока открыта вкладка Starboard)
page-no-server = Для этого нужен сервер, а у этого сайта его нет.
page-new-version = Готова новая версия.
page-reload = Обновить
page-identity = Ключи доступа и устройства
page-identity-what = Здесь можно сохранить имя, партии и рейтинги, играть на другом устройстве и выйти.

## Главная

page-welcome = { $count ->
        [4] Четыре игры
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    } под одним небом
page-welcome-more = Играйте сразу с честными ботами или пошлите ссылку друзьям. Без регистрации и установки.
page-games = Игры
page-continue = Продолжить
page-bots-level = Боты
page-preparing = Готовится…
page-preparing-of = { $game }: игра готовится
page-play-bots = { $count ->
        [1] Играть с ботом
        [one] Играть с { $count } ботом
       *[many] Играть с { $count } ботами
    }
page-play-bots-at = { $count ->
        [1] { $game }: играть с ботом
        [one] { $game }: играть с { $count } ботом
       *[many] { $game }: играть с { $count } ботами
    }
page-new-table = Новый стол
page-new-table-of = { $game }: новый стол
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
page-frozen-finished-rules = Эта партия сыграна по правилам версии { $version }. На сервере теперь версия { $now }, поэтому пересмотреть её нельзя: показан только итог.
page-frozen-abandoned-rules = Эта партия началась по правилам версии { $version }. На сервере теперь версия { $now }, продолжить партию нельзя, поэтому она закрыта. На рейтинг она не влияет.
page-frozen-finished-damaged = Запись этой партии на сервере повреждена, пересмотреть её нельзя: показан только итог.
page-frozen-abandoned-damaged = Партия не доиграна, а её запись на сервере повреждена.
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
page-not-now = Сейчас так нельзя. { $asked }
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
page-seat-bot-for-you = Вместо вас бот: { $level }
page-seat-bot-mark = бот
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

## Как это выглядит

page-style-intro = Полевые заметки под ночным небом: на этой странице всё, из чего сделаны остальные.
page-style-colours = Цвета
page-style-type = Шрифты
page-style-space = Отступы и углы
page-style-buttons = Кнопки и поля
page-style-cards = Карты
page-style-sample = Тундра спит, звёзды просыпаются

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

## Поле для любой игры

page-part-table = На столе
page-part-moves = Что можно сделать
page-part-none = нет
page-part-yes = да
page-part-no = нет
page-part-times = , { $count } { $count ->
        [one] раз
        [few] раза
       *[many] раз
    }
