## Страница операторов

operate-title = Управление сервером
operate-none = Здесь для вас ничего нет. Операторов назначают в командной строке: starboard admin link.
operate-become = Стать оператором?
operate-become-what = «{ $name }» — профиль этого браузера — сможет закрывать доступ, читать жалобы и менять то, что хранит сервер.
operate-become-do = Стать оператором
operate-operators = Операторы: { $names }
