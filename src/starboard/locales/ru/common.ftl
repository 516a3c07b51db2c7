## Игры

game-subastral = Subastral
game-codex = Codex Naturalis
game-comet = Комета
game-stella = Карта звёзд

## Игроки

player-you = Вы
player-bot = Бот { $number }

## Боты

level-beginner = Новичок
level-casual = Любитель
level-skilled = Знаток
level-strong = Эксперт
level-master = Мастер

## Ошибки

error-game = Игры «{ $game }» здесь нет. Есть: { $known }.
error-players = Число игроков { $players } не подходит: от { $first } до { $last }.
error-option = Настройки «{ $option }» нет. Есть: { $known }.
error-option-value = Настройка «{ $option }» не может быть «{ $value }». Возможно: { $known }.
error-seed = «{ $seed }» не годится как зерно: нужно целое число от 0 до 2^256 или 64 шестнадцатеричные цифры.

error-match-over = Партия закончена.
error-no-network = В файле «{ $file }» нет нейросети, которая умеет играть.
error-other-game = Эта нейросеть играет только в { $game } при числе игроков { $players }.
error-not-legal = Действие { $action } в партии { $match } недопустимо.
error-not-your-turn = Сейчас ходит место { $turn }, а не { $seat }.
error-take-back = Этого уже не вернуть: открылось скрытое, или ход был не ваш.
error-most-backs = За один ход можно вернуть не больше { $most ->
        [one] { $most } действия
       *[many] { $most } действий
    }.
error-no-such-seat = Места { $seat } нет: места считаются с 0, играют { $players }.
error-not-a-move = «{ $value }» — не ход: ход записывается как {"{"}"do": "play", …{"}"}.
error-unknown-move = Хода «{ $do }» нет. Есть: { $known }.
error-wrong-parts = У хода «{ $do }» кроме «do» есть такие части: { $parts }.
error-unknown-value = У хода «{ $do }» часть { $part } не может быть «{ $value }».
error-not-now = Ход «{ $do }» сейчас сделать нельзя.

error-card-not-in-hand = Карты «{ $card }» нет у вас на руке.
error-cloud-just-played-on = На облако { $cloud } вы только что сыграли карту: возьмите с другого.
error-cloud-empty = Облако { $cloud } пустое.
error-biome-not-new = Среди взятых карт нет нового биома «{ $biome }».
error-must-follow = У вас есть карта ведущего цвета: сыграйте её или карту отдыха.
error-card-not-in-round = Карты «{ $card }» нет среди карт этого раунда.
error-last-glow = Последнее сияние потратить нельзя.
error-hand-full = У вас уже десять карт.
error-nothing-to-draw = Добирать нечего.

error-cost-not-met = Чтобы положить «{ $card }» лицом вверх, в вашей зоне не хватает ресурсов. Рубашкой вверх — можно.
error-objective-not-offered = Цель «{ $objective }» вам не предлагали.
error-cell-not-open = На { $x }, { $y } положить карту нельзя.
error-nothing-there = Там брать нечего.

error-not-an-animal = «{ $card }» — карта преимущества, а не животного.
error-no-nest-free = Для карты «{ $card }» нет свободного гнезда.
error-slots-full = Все ячейки заняты: сначала спасите животное.
error-no-more-regular-cards = В этом перемещении больше нельзя играть карты с двумя типами местности.
error-no-companion = Ни одного вашего спутника нет на поле.
error-discard-in-order = Сбрасывайте слева направо: «{ $card }» лежит раньше последней сброшенной карты.
error-cannot-end-yet = Остановиться здесь пока нельзя.
error-comet-has-come = После прилёта кометы обновления нет.
error-comet-has-not-come = До прилёта кометы пасовать нельзя.
error-not-your-nest = На { $q }, { $r } ваше животное появиться не может.
error-not-within-reach = До { $q }, { $r } вашему спутнику не дойти.
error-not-usable = Карту «{ $card }» сейчас использовать нельзя.
error-hex-not-free = Гекс { $q }, { $r } занят.
error-not-offered = Этого сейчас нет среди возможного.

error-record-shape = Это не запись партии.
error-record-missing = В записи не хватает: { $missing }.
error-record-format = Формат записи «{ $format }»; эта версия читает формат { $known }.
error-record-version = Партия сыграна по версии правил «{ $version }»; здесь версия { $known }.
error-record-setup = Партию из записи нельзя раздать. { $problem }
error-record-move = Ход { $number } из записи сделать нельзя. { $problem }
error-record-claim = Запись неверна: «{ $claim }» не следует из её зерна и ходов.
error-record-secret = Запись неверна: записанный хеш секрета — не его хеш.
error-record-deal = Запись неверна: её зерно не следует из секрета и чисел игроков.
error-record-commitment = Это не та раздача, которую обещали: в записи другой хеш секрета.
error-record-nonce = Это не та раздача, в которой вы участвовали: вашего числа в записи нет.
error-no-bot = Бота «{ $bot }» нет. Есть: { $known }.
error-bot-seconds = «{ $bot }» — не бот со временем: пишите, например, «master@0.5» (секунды) или «master:3000» (итерации).
error-no-file = Файла «{ $file }» нет.
error-not-json = В файле «{ $file }» не JSON.

# Отказы сервера.
error-already-begun = Партия уже началась.
error-already-left = Этот игрок уже ушёл.
error-account-cancelled = Вход отменён. Ничего не изменилось.
error-account-down = Сервер учётных записей сейчас не отвечает. Ничего не изменилось; попробуйте позже.
error-account-expired = Вход занял слишком много времени, уже завершён или начат в другом браузере. Попробуйте ещё раз.
error-account-no-room = На этом устройстве больше нет места для профилей: сначала выйдите из одного, потом войдите снова.
error-account-other = Этот профиль уже сохранён с другой учётной записью того же сервера: сначала удалите её.
error-account-refused = Войти не удалось: сервер учётных записей прислал неверный ответ. Ничего не изменилось. Если это повторится, сообщите владельцу сервера.
error-account-taken = С этой учётной записью уже сохранён другой профиль.
error-accounts-elsewhere = Войти можно только по адресу { $site }: откройте страницу там.
error-accounts-no-site = Для входа нужен постоянный адрес страницы, а владелец сервера его не указал. На этом же компьютере откройте страницу по имени localhost.
error-accounts-off = На этом сервере нет входа со сторонними учётными записями.
error-already-seated = Вы уже сидите за этим столом.
error-already-voted = Вы уже проголосовали за это.
error-analyses-full = Сейчас разбирают слишком много партий. Попробуйте ещё раз через несколько минут.
error-bad-database = «{ $database }» — не адрес базы данных: напишите sqlite:///ФАЙЛ или postgresql://ИМЯ@УЗЕЛ/БАЗА.
error-bad-message = Такого сообщения в нашем протоколе нет: { $detail }
error-bad-name = Имя состоит из видимых букв, цифр и знаков, не длиннее 24, и не начинается как имя бота.
error-bad-proxy = «{ $proxy }» — не адрес и не сеть: пишите, например, 10.0.0.5,192.168.0.0/16.
error-bad-request = Запрос не разобрать: { $detail }
error-broken-match = Эту партию нельзя продолжить: её запись на сервере повреждена. Причина — в журнале сервера, её видит администратор; другие ваши партии не затронуты.
error-bad-passkey = Ключ доступа не подошёл: он отвечает не этой странице или не на эту попытку. Попробуйте ещё раз.
error-bad-site = «{ $site }» — такого адреса у страницы быть не может: напишите, например, https://play.example.org, строчными буквами и без пути.
error-changed-meanwhile = Кто-то изменил стол в тот же миг. Взгляните ещё раз.
error-come-back = Вы не за столом: сначала вернитесь на своё место.
error-copy-failed = Не удалось скопировать: { $detail }
error-database-in-use = С этой базой данных работает сервер: сначала остановите его.
error-failure = У нас что-то сломалось; ничего не изменилось.
error-foreign-origin = Страницам других сайтов здесь действовать нельзя.
error-free-seats = Есть свободные места: дождитесь игроков или посадите ботов.
error-stress-elsewhere = Нагружать можно только сервер на этой же машине.
error-no-account = Такой учётной записи нет: возможно, её уже удалили.
error-no-address = По этому адресу ничего нет.
error-no-challenge = Прошло слишком много времени, или ответ уже получен. Попробуйте ещё раз.
error-no-code = Код неверен, уже использован или устарел.
error-no-device = Такого устройства нет: возможно, на нём уже вышли.
error-no-hint = Подсказки — для тех, кто играет один против ботов, в свой ход.
error-no-identity = Вас здесь пока не знают: откройте страницу или попросите имя (GET /api/me).
error-no-identity-here = Этого профиля нет на этом устройстве.
error-no-method = Этот адрес таких запросов не принимает.
error-no-moment = Ходов в этой партии: { $last }.
error-no-port = Не удаётся слушать { $host }, порт { $port }: { $detail }
error-no-program = Для этого нужна программа «{ $program }»: установите клиентские программы PostgreSQL (в Debian — postgresql-client).
error-no-passkey = Такого ключа доступа нет: возможно, его уже удалили.
error-no-tutorial = Такого обучения нет; есть: { $known }.
error-no-table = Такого стола нет.
error-no-person = Боты здесь сами с собой не играют: за столом должен сидеть хотя бы один человек.
error-not-a-backup = «{ $file }» — не резервная копия Starboard.
error-not-away = Вы и не уходили из-за этого стола.
error-not-begun = Партия ещё не началась.
error-not-host = Это может только хозяин стола.
error-not-late = Время ещё есть.
error-not-over = Партия ещё не закончена.
error-not-seated = У вас нет места за этим столом.
error-not-watchable = За этим столом зрителей не ждут.
error-one-analysis = Другую вашу партию уже разбирают. Дождитесь конца или закройте тот разбор.
error-one-hint = Вы уже попросили подсказку: программа думает.
error-oidc-bad-issuer = «{ $issuer }» — не адрес провайдера OpenID: напишите, например, https://id.example.org, без вопросительного знака. Без https годится только провайдер на этой же машине.
error-oidc-half = Для входа с учётными записями нужны и --oidc-issuer, и --oidc-client; без них не указывайте --oidc-secret и --oidc-name.
error-oidc-no-site = Для входа с учётными записями нужен адрес страницы: --site https://play.example.org. Без него вход работает только на этой машине (--host 127.0.0.1).
error-oidc-not-installed = Для входа с учётными записями нужны ещё две библиотеки: pip install "starboard[oidc]".
error-other-rules = Партия началась по правилам версии { $begun }, а сервер сейчас играет по версии { $now }. Показать или продолжить её может только сервер с теми правилами, по которым она началась.
error-own-seat = Это ваше собственное место.
error-page-not-built = Страница не собрана: запустите ./play или выполните «npm install» и «npm run build» в папке «page». API — по адресу /api/schema.
error-program-failed = Программа { $program } завершилась с ошибкой: { $detail }
error-passkey-taken = Этот ключ доступа уже используется.
error-passkeys-elsewhere = Ключи доступа привязаны к адресу { $site }: откройте страницу там.
error-passkeys-no-site = Для ключей доступа нужен постоянный адрес страницы, а владелец сервера его не указал. На этом же компьютере откройте страницу по имени localhost.
error-score-biome-twice = У игрока { $player } две стопки одного биома.
error-score-more-than-saved = У игрока { $player } ящериц и викуний больше, чем спасённых животных: введите очки и за каждое из них.
error-score-no-objective = Цели «{ $objective }» нет.
error-score-no-pattern = «{ $objective }» — не узор: эту цель выполняют символы.
error-score-no-species = «{ $species }» в наборы не входит, а эти виды входят: { $known }.
error-score-no-symbol = Символа «{ $symbol }» нет.
error-score-objective-twice = Каждая цель есть в одном экземпляре: выберите разные.
error-score-one-ending = Партия заканчивается, когда одна коллекция полна или один игрок выбыл: проверьте коллекции и сияние.
error-score-too-many-patterns = Столько узоров в одной игровой зоне не поместится.
error-seat-closed = Это место закрыто.
error-seat-not-free = Хозяин этого места играет.
error-seat-taken = Это место занято.
error-signed-out = На этом устройстве выполнен выход.
error-stale = Пока вы думали, кое-что произошло: стол уже на шаге { $number }.
error-too-busy = Сервер сейчас очень занят. Попробуйте ещё раз чуть позже.
error-table-closed = Хозяин закрыл этот стол.
error-too-fast = Слишком часто: подождите немного.
error-too-large = Это слишком много.
error-too-many-masters = У вас или по вашему адресу идёт слишком много партий с мастерами (на человека — не больше { $most ->
        [one] { $most } партии
       *[other] { $most } партий
    }). Закончите или закройте одну из них либо выберите ботов послабее.
error-too-many-identities = На этом устройстве уже { $most ->
        [one] { $most } профиль
        [few] { $most } профиля
       *[many] { $most } профилей
    }: сначала выйдите из одного.
error-too-many-passkeys = У вас уже { $most ->
        [one] { $most } ключ доступа
        [few] { $most } ключа доступа
       *[many] { $most } ключей доступа
    }: сначала удалите один.
error-too-many-seats = Так { $players ->
    [one] { $players } место не занять
    [few] { $players } места не занять
   *[many] { $players } мест не занять
}.
error-too-many-nearby = С вашего адреса уже { $most ->
    [one] { $most } стол ждёт
    [few] { $most } стола ждут
   *[many] { $most } столов ждут
} игроков: сначала начните партию за одним из них или закройте его.
error-too-many-sockets = У вас или с вашего адреса уже { $most ->
    [one] открыто { $most } соединение
    [few] открыто { $most } соединения
   *[many] открыто { $most } соединений
}: сначала закройте лишние окна.
error-too-many-tables = У вас уже { $most ->
        [one] { $most } стол
        [few] { $most } стола
       *[many] { $most } столов
    }: закончите или закройте какой-нибудь.
error-unknown-passkey = Этот ключ доступа здесь больше не известен: его удалили, или он от другого сервера.
error-workers-need = Нескольким процессам нужны PostgreSQL (--database) и Redis (--redis).

## Операторы: закрытый доступ, закрытый чат, жалобы

error-already-reported = Вы уже пожаловались на этого игрока за этим столом. Операторы посмотрят.
error-bad-network = «{ $network }» — не адрес и не сеть: пишите, например, 203.0.113.7 или 203.0.113.0/24.
error-ban-operator = Оператору нельзя закрыть доступ или чат: сначала отзовите его права.
error-ban-whom = Укажите либо игрока, либо адрес.
error-banned = Вам закрыт доступ к этому серверу { $until ->
        [never] до решения оператора
       *[other] до { $until }
    }. Причина, указанная оператором: «{ $reason }»
error-banned-address = Вашему сетевому адресу закрыт доступ к этому серверу { $until ->
        [never] до решения оператора
       *[other] до { $until }
    }. Причина, указанная оператором: «{ $reason }»
error-database-failed = Не удалось обратиться к базе данных: { $detail }
error-muted = Вам закрыт чат { $until ->
        [never] до решения оператора
       *[other] до { $until }
    }: играть можно, писать и выбирать имена — нет. Причина, указанная оператором: «{ $reason }»
error-no-ban = Такого ограничения нет: возможно, оно уже закончилось или снято.
error-no-line = Такой реплики нет: возможно, её уже удалили.
error-no-operator = Это не оператор.
error-no-operator-link = Ссылка неверна, уже использована или старше десяти минут. Команда «starboard admin link» напечатает новую.
error-no-reason = Нужна причина: её увидит тот, кому закрыт доступ.
error-no-report = Такой открытой жалобы нет: возможно, её уже закрыли.
error-no-such-person = Игрока «{ $person }» нет.
error-not-here = Этот игрок не сидит за этим столом и ничего здесь не писал.
error-operator-already = Это уже оператор.
error-own-address = Сюда входит и ваш собственный адрес: вы закрыли бы доступ себе.
error-own-report = На себя пожаловаться нельзя.
error-several-people = Имя «{ $name }» носят несколько игроков: укажите идентификатор ({ $people }).
error-wide-network = { $network } — слишком широкая сеть: без доступа осталось бы очень много людей.
error-proxy-address = В { $network } входит прокси этого сервера: доступ потеряли бы все, кто приходит через него.

## What operators do to matches and the server
error-already-rated = По тому, что вы хотите отменить, уже посчитан рейтинг: такую партию нельзя вернуть к более раннему моменту.
error-bad-time = { $time } (UTC) не подходит для объявления: время должно быть в ближайшие 30 дней.
error-bad-duration = «{ $typed }» — это не время: после --in пишите 90s, 10m, 2h или 1d, после --at — 18:30 или «2026-12-24 18:30».
error-beyond-repair = Нельзя восстановить даже раздачу этой партии: её можно только завершить или ждать правил, с которыми она началась.
error-maintenance = Сервер скоро перезапустится: ничего нового сейчас не начинается. Идущие партии можно продолжать, их часы стоят.
error-maintenance-already = Обслуживание уже идёт.
error-match-ended = Оператор сервера завершил эту партию.
error-no-act = Такого момента нет: можно вернуться к ходам с { $first } по { $last }.
error-no-announcement = Объявлений нет, обслуживание не идёт.
error-no-words = Напишите, что сказать игрокам.
error-not-playing = Эта партия не идёт.
