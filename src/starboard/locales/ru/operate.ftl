## Страница операторов

operate-title = Управление сервером
operate-none = Здесь для вас ничего нет. Операторов назначают в командной строке: starboard admin link.
operate-become = Стать оператором?
operate-become-what = «{ $name }» — профиль этого браузера — сможет закрывать доступ, читать жалобы и менять то, что хранит сервер.
operate-become-do = Стать оператором
operate-operators = Операторы: { $names }
operate-reports = { $count ->
        [0] Жалобы
       *[other] Жалобы ({ $count })
    }
operate-bans = Ограничения
operate-log = Журнал

operate-which = Какие жалобы
operate-open = Открытые
operate-resolved = Закрытые
operate-no-reports = Открытых жалоб нет.
operate-none-resolved = Закрытых жалоб пока нет.
operate-reported = Жалоба от { $by }, { $at }, { $number ->
        [0] до первого действия
        [one] после { $number } действия
       *[other] после { $number } действий
    }.
operate-called-now = Теперь имя — { $name }.
operate-chat = Чат, каким он был ({ $count ->
        [one] { $count } реплика
        [few] { $count } реплики
       *[many] { $count } реплик
    })
operate-person-id = Игрок { $id }
operate-table = Стол: { $game }
operate-replay = Запись партии
operate-remove = Удалить
operate-remove-line-of = Удалить эту реплику: { $name }
operate-remove-title = Удалить эту реплику для всех?
operate-reset-name = Сбросить имя
operate-reset-name-title = Сбросить имя «{ $name }»?
operate-reset-name-what = Игрок станет гостем без имени, в том числе за столами, где идёт игра, и сможет выбрать другое.
operate-resolve = Закрыть жалобу
operate-ban = Закрыть доступ
operate-ban-title = Закрыть доступ: { $name }
operate-ban-what = Можно будет смотреть, но не действовать: открытые столы сразу закроются, а начатые партии будут считаться покинутыми. Это касается всех профилей на том же устройстве.
operate-ban-done = { $name }: доступ закрыт.
operate-mute = Закрыть чат
operate-mute-title = Закрыть чат: { $name }
operate-mute-what = Играть можно, писать в чат и выбирать имена — нет.
operate-mute-done = { $name }: чат закрыт.
operate-banned = Доступ закрыт: { $name }
operate-muted = Чат закрыт: { $name }
operate-days = На сколько
operate-days-count = { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
operate-forever = До снятия
operate-until = до { $until }
operate-reason = Причина, которую увидит игрок
operate-with-address = Закрыть доступ и с этого адреса
operate-with-address-what = С адреса, где этот игрок сейчас или откуда придёт в следующий раз, нельзя будет ни играть, ни начать заново. Это коснётся и других: у семьи, школы или офиса один адрес.
operate-address-too = вместе с адресом
operate-address-later = вместе с адресом, как только он станет известен
operate-what = Что
operate-whom = Идентификатор игрока или адрес
operate-add = Применить
operate-no-bans = Ограничений нет.
operate-lift = Снять
operate-lift-of = Снять: { $name }
operate-lift-title = Снять ограничение: { $name }?
operate-lift-what = Игрок сразу сможет действовать снова. Адрес, если он был указан, будет забыт.
operate-log-empty = Пока ничего не было.
operate-older = Раньше
operate-command-line = командная строка

operate-act-appoint = Назначен оператор
operate-act-dismiss = Отозваны права оператора
operate-act-link = Создана ссылка для операторов
operate-act-ban = Закрыт доступ
operate-act-mute = Закрыт чат
operate-act-lift = Снято ограничение
operate-act-address-found = Найден адрес для ограничения
operate-act-resolve = Закрыта жалоба
operate-act-remove-line = Удалена реплика
operate-act-reset-name = Сброшено имя
operate-act-export = Выгрузка данных игрока
operate-act-erase = Удаление данных игрока
operate-act-end-match = Партия завершена
operate-act-rewind-match = Партия возвращена назад
operate-act-repair-match = Проверка отложенного стола
operate-act-recount-ratings = Рейтинги посчитаны заново
operate-act-clean = Удалено старое
operate-act-announce = Объявление
operate-act-maintenance = Обслуживание начато или закончено

operate-people = Игроки
operate-find-label = Идентификатор игрока или часть имени
operate-find = Найти
operate-found = { $count ->
        [0] Никого не нашлось.
        [one] Найден { $count } игрок.
        [few] Найдено { $count } игрока.
       *[many] Найдено { $count } игроков.
    }
operate-since = с { $since }
operate-person-has = { $matches ->
        [one] { $matches } стол
        [few] { $matches } стола
       *[many] { $matches } столов
    }, { $passkeys ->
        [0] нет ключей доступа
        [one] { $passkeys } ключ доступа
        [few] { $passkeys } ключа доступа
       *[many] { $passkeys } ключей доступа
    }
operate-devices = { $count ->
        [one] { $count } устройство
        [few] { $count } устройства
       *[many] { $count } устройств
    }
operate-export = Выгрузить
operate-export-of = Выгрузить данные: { $name }
operate-erase = Удалить
operate-erase-of = Удалить: { $name }
operate-erase-title = Удалить навсегда: { $name }?
operate-erase-what = Имя, ключи, ключи доступа, сообщения и рейтинги удаляются сразу, вернуть их нельзя. Партии остаются у других с «удалённым игроком», идущие считаются покинутыми. В резервных копиях данные остаются.
operate-erased = { $name }: удалено.

operate-matches = Партии
operate-table-label = Адрес или идентификатор стола
operate-open-match = Открыть
operate-open-match-of = Открыть { $id }
operate-which-matches = Какие партии
operate-playing = Идут
operate-broken = Отложены
operate-none-playing = Ни одна партия не идёт.
operate-none-broken = Отложенных столов нет.
operate-bot = бот ({ $level })
operate-match-title = Партия { $id }
operate-acts = { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
operate-look = Посмотреть на стол
operate-problem = Партию нельзя восстановить: { $problem }
operate-beyond-repair = Нельзя восстановить даже раздачу: партию можно завершить или ждать правил, с которыми она началась.
operate-replayable = { $count ->
        [one] Можно восстановить { $count } действие.
        [few] Можно восстановить { $count } действия.
       *[many] Можно восстановить { $count } действий.
    }
operate-try-again = Попробовать снова
operate-cut = Продолжить оттуда
operate-cut-what = Партия продолжится с последнего действия, которое можно восстановить. Всё после него останется в журнале, но больше не считается; в рейтинг партия не идёт.
operate-cut-do = Отрезать и продолжить
operate-rewind-label = Вернуться к началу хода
operate-turn = действие { $number }: { $name }, { $at }
operate-rewind-what = Партия вернётся назад, на ход снова даётся всё время, все узнают об этом. Увиденного с тех пор игроки не забудут: если открылись карты, это нечестно. В рейтинг партия больше не идёт.
operate-rewind-do = Вернуться
operate-end = Завершить партию
operate-end-what = Никто не выиграл; игроки узнают причину и продолжать не смогут.
operate-end-rated = Учесть в рейтинге: ушедшие проигрывают оставшимся
operate-end-do = Завершить
operate-reason-told = Причина, её увидят игроки
operate-ended = Партия завершена.
operate-rewound = Партия вернулась к этому моменту.
operate-goes-on = Партия продолжается.

operate-server = Сервер
operate-announce = Объявление
operate-announce-what = Все игроки видят ваши слова на каждой странице. С перезапуском они видят и обратный отсчёт; с его времени ничего нового не начинается и часы стоят, пока сервер не запустят снова.
operate-words = Что сказать игрокам
operate-restart = Перезапуск
operate-in-minutes = { $count ->
        [one] через { $count } минуту
        [few] через { $count } минуты
       *[many] через { $count } минут
    }
operate-no-restart = нет
operate-announce-do = Объявить
operate-announced = Объявлено.
operate-restart-at = Перезапуск объявлен на { $at }.
operate-maintenance-since = Обслуживание с { $since }.
operate-maintenance-now = Обслуживание сейчас
operate-maintenance-title = Начать обслуживание сейчас?
operate-maintenance-what = Ничего нового не начинается и часы стоят, пока вы его не закончите. Идущие партии можно продолжать.
operate-maintenance-do = Начать
operate-maintenance-end = Закончить обслуживание
operate-withdraw = Снять объявление
operate-keeping = Что хранится
operate-keeping-what = Сколько хранить, говорят настройки; более старое сервер понемногу удаляет сам.
operate-kept-for = хранится
operate-old-now = уже старше
operate-for-ever = всегда
operate-guests = Гости, которые не возвращаются
operate-chat-lines = Строки чата после партии
operate-old-matches = Партии после окончания
operate-clean = Удалить сейчас
operate-clean-title = Удалить старое сейчас?
operate-clean-what = Это удаляется навсегда.
operate-clean-do = Удалить
operate-ratings = Рейтинги
operate-ratings-what = Считает все рейтинги заново по партиям в том порядке, в каком они закончились.
operate-count-try = Что изменится
operate-count = Посчитать заново
operate-counting = Считаем…
operate-would-change = { $count ->
        [0] Ни один рейтинг не изменится.
        [one] Изменится { $count } рейтинг.
        [few] Изменятся { $count } рейтинга.
       *[many] Изменятся { $count } рейтингов.
    }
operate-counted = { $count ->
        [one] Рейтинги посчитаны заново, изменился { $count }.
        [few] Рейтинги посчитаны заново, изменились { $count }.
       *[many] Рейтинги посчитаны заново, изменилось { $count }.
    }
operate-counted-by = Восстановлено: { $replayed }; по записанному: { $stored }; пропущено: { $skipped }.
operate-recount-title = Посчитать все рейтинги заново?
operate-recount-what = Рейтинги, которые отличаются, будут заменены.
operate-recount-do = Посчитать
operate-pool-people = среди людей
operate-pool-bots = с ботами
