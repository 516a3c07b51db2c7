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
