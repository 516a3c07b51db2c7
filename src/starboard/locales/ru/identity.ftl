## Страница о своём профиле: ключи доступа, устройства, другие профили на этом устройстве

identity-title = Ключи доступа и устройства
identity-who = Здесь вы — { $name }.
identity-only-here = Об этом знает только это устройство: если браузер забудет вас, пропадут имя, партии и рейтинги. Сохраните их с ключом доступа или на втором устройстве.
identity-kept = За вас могут играть { $devices ->
        [one] { $devices } устройство или программа
        [few] { $devices } устройства и программы
       *[many] { $devices } устройств и программ
    }, профиль { $passkeys ->
        [0] не сохранён ключом доступа
        [one] сохранён { $passkeys } ключом доступа
       *[many] сохранён { $passkeys } ключами доступа
    }.
identity-browser = Браузер
identity-device = { $browser } на { $system }
identity-program = Программа
identity-program-named = Программа «{ $name }»
identity-cancel = Отмена

identity-passkeys = Ключи доступа
identity-passkeys-what = Ключ доступа сохраняет профиль: по отпечатку, лицу, PIN-коду или ключу безопасности вы вернёте его на любом устройстве. Без почты и пароля.
identity-keep = Сохранить с ключом доступа
identity-keep-more = Добавить ещё ключ
identity-passkey-name = Название ключа доступа
identity-passkey-made = создан { $made }
identity-passkey-used = создан { $made }, последний вход { $used }
identity-rename = Изменить
identity-rename-of = Изменить название «{ $name }»
identity-remove = Удалить
identity-remove-of = Удалить «{ $name }»
identity-remove-title = Удалить ключ доступа «{ $name }»?
identity-remove-what = Войти с ним больше не получится. Устройства останутся в профиле. Ваше устройство может и дальше предлагать этот ключ, пока вы не удалите его и там.
identity-no-passkeys = Этот браузер не может пользоваться ключами доступа по этому адресу: нужны современный браузер и защищённое соединение (https).
identity-cancelled = Ключ доступа не подтверждён. Ничего не изменилось.
identity-has-passkey = На этом устройстве уже есть ключ доступа к этому профилю.

identity-devices = Устройства
identity-devices-what = Все они могут играть за вас. Если какое-то вам незнакомо, выйдите на нём.
identity-here = это устройство, с { $since }
identity-used = с { $since }, последний раз { $used }
identity-sign-out = Выйти
identity-sign-out-of = Выйти: { $name }
identity-sign-out-others = Выйти на всех остальных
identity-sign-out-others-title = Выйти на всех остальных устройствах?
identity-sign-out-others-what = Играть за вас сможет только это устройство. Открытые столы там закроются, программы потеряют доступ. Ключи доступа останутся.
identity-sign-out-device-title = Выйти на устройстве «{ $name }»?
identity-sign-out-device-what = Оно больше не сможет играть за вас, а открытые на нём столы сразу закроются. Чтобы вернуться, понадобится ключ доступа или код.
identity-add-device = Играть и на другом устройстве
identity-add-device-how = Покажите код здесь и введите его там, на такой же странице, в течение десяти минут. Профиль, который есть на том устройстве, сохранится.
identity-show-code = Показать код

identity-others = Другой профиль на этом устройстве
identity-others-what = Войдите здесь под другим профилем или верните прежний. Нынешний останется на этом устройстве, и вы сможете переключиться на него здесь. Не сохраняется только гость без имени и партий.
identity-switch = Выбрать
identity-switch-to = Выбрать: { $name }
identity-sign-in = Войти с ключом доступа
identity-type-code = Код с другого устройства
identity-use-code = Войти

identity-leave-title = Выйти из профиля «{ $name }» на этом устройстве?
identity-leave-guest = Это устройство продолжит как новый гость. Другие профили на нём останутся.
identity-leave-lost = Профиль «{ $name }» больше нигде не сохранён: нет ни другого устройства, ни ключа доступа. Имя, партии и рейтинги пропадут навсегда.
identity-leave-return = Вы сможете вернуться в профиль «{ $name }» с ключом доступа или с кодом с другого устройства.
identity-leave-other = Это устройство забудет профиль «{ $name }». Вернуться можно с ключом доступа или с кодом с другого устройства; без них профиль пропадёт.

identity-accounts = Учётная запись
identity-accounts-what = Профиль можно сохранить и с учётной записью { $provider }: войдите с ней на любом устройстве, и он вернётся. Мы узнаём только, кто вы там и как вас там зовут, — ни почты, ни пароля.
identity-account-sign-in = Войти через { $provider }
identity-account-unnamed = Учётная запись { $provider }
identity-account-since = { $provider }, с { $since }
identity-account-used = { $provider }, с { $since }, последний вход { $used }
identity-account-remove-title = Удалить учётную запись «{ $name }»?
identity-account-remove-what = Вернуться с ней в этот профиль больше не получится. Устройства останутся в профиле, а в { $provider } ничего не изменится.
identity-account-arrived = Вы вошли как { $name }.
identity-account-mine = Этот профиль уже сохранён с этой учётной записью.
identity-account-kept = Теперь профиль сохранён с вашей учётной записью.
identity-kept-account = Он сохранён с учётной записью { $provider }.

identity-offer-title = Что сохранить с этой учётной записью?
identity-offer-who = Вы вошли через { $provider } как «{ $account }». С этой учётной записью здесь ещё не сохранён ни один профиль.
identity-offer-who-unnamed = Вы вошли через { $provider }. С этой учётной записью здесь ещё не сохранён ни один профиль.
identity-offer-mine = С ней можно сохранить профиль «{ $name }» со всеми партиями и рейтингами. Или начните с ней новый профиль: «{ $name }» тоже останется на этом устройстве.
identity-offer-other = Профиль «{ $name }» уже сохранён с другой учётной записью { $provider }. С этой можно начать новый профиль: «{ $name }» тоже останется на этом устройстве.
identity-offer-keep = Сохранить «{ $name }»
identity-offer-new = Начать новый профиль
identity-leave-account = Вы сможете вернуться в профиль «{ $name }» с учётной записью { $provider }.

identity-data = Мои данные
identity-data-what = Всё, что сервер хранит о вас, одним файлом: имя, устройства, партии, сообщения, рейтинги, жалобы. Ключей в нём нет.
identity-download = Скачать мои данные
identity-erase = Удалить мой профиль
identity-erase-title = Удалить навсегда: { $name }?
identity-erase-gone = Имя, все устройства и ключи доступа, сообщения и рейтинги будут удалены. Вернуть их не сможет никто, даже оператор.
identity-erase-stays = Сыгранные партии останутся у других, на вашем месте будет «Удалённый игрок». Идущие партии считаются покинутыми: вы их проигрываете.
identity-erase-sure = Удалить всё…
identity-erase-title-again = Точно удалить: { $name }?
identity-erase-again = Это последний вопрос. Удаление сразу коснётся всех ваших устройств.
identity-erase-do = Удалить навсегда
