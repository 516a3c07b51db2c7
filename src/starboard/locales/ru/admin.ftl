## Что говорит `starboard admin`

admin-appointed = { $person } теперь оператор.
admin-dismissed = { $person } больше не оператор.
admin-operator = { $person }  { $name }  с { $since }
admin-no-operators = Операторов пока нет. Команда starboard admin link напечатает ссылку, которая сделает вас оператором.
admin-ban-made = { $whom }: доступ закрыт (номер { $number }). Работающий сервер узнает об этом за две секунды.
admin-mute-made = { $whom }: чат закрыт (номер { $number }). Работающий сервер узнает об этом за две секунды.
admin-lifted = Номер { $number } снят.
admin-ban = { $number }  { $kind ->
        [mute] без чата
       *[ban] без доступа
    }  { $whom }  { $until ->
        [never] до снятия
       *[other] до { $until }
    }  «{ $reason }»
admin-no-bans = Ограничений нет.
admin-report = { $number }  { $at }  { $kind }: { $name } ({ $person }) за столом { $table }: { $text }
admin-no-reports = Жалоб нет.
admin-resolved = Жалоба { $number } закрыта.
admin-line-removed = Реплика { $line } удалена.
admin-name-reset = У { $person } больше нет имени.
admin-command-line = командная строка

## People's data, matches, the server

admin-exported = Всё, что хранится о { $person }, записано в { $file }.
admin-erase-sure = Удалить { $person } ({ $name }) навсегда? Имя, ключи, ключи доступа и сообщения удаляются, места переходят к «удалённому игроку», идущие партии считаются покинутыми. [y/N]
admin-erased = { $person }: всё удалено. Покинуто идущих партий: { $matches }. В прежних резервных копиях данные остались.
admin-match = { $table }  { $game }  { $state }  { $seats }  { $changed }
admin-match-broken = { $table }: стол отложен: { $reason }
admin-no-matches = Таких нет.
admin-match-number = { $table }: действий — { $number }.
admin-match-problem = Партию нельзя восстановить: { $problem }
admin-match-replayable = { $number ->
        [none] Нельзя восстановить даже раздачу: партию можно только завершить.
       *[other] Можно восстановить действий: { $number }. «repair --cut» продолжит с этого места.
    }
admin-match-turn = ход с действия { $number }  место { $seat }  { $at }
admin-match-ended = Партия { $table } завершена. Работающий сервер скажет об этом игрокам в течение двух секунд.
admin-match-rewound = Партия { $table } вернулась к действию { $number } и больше не идёт в рейтинг. Увиденного с тех пор игроки не забудут: если открылись карты, это может быть нечестно.
admin-match-repaired = Партию { $table } можно продолжать.
admin-match-unrepaired = Партию { $table } по-прежнему нельзя восстановить: { $problem }
admin-recounted = { $dry ->
        [yes] Ничего не изменено.
       *[no] Рейтинги посчитаны заново.
    } Восстановлено партий: { $replayed }; учтено по записанному результату: { $stored }; пропущено, потому что о них слишком мало известно: { $skipped }. Отличается рейтингов: { $differences }.
admin-difference = { $game }  { $pool }  { $player }  { $name }  { $before } → { $after }  партий { $matches_before } → { $matches_after }
admin-cleaned = { $dry ->
        [yes] Было бы удалено:
       *[no] Удалено:
    } гостей — { $guests }, строк чата — { $lines }, партий — { $matches }.
admin-announced = Объявлено. Работающий сервер скажет об этом всем в течение двух секунд.
admin-announced-at = Объявлено на { $at }: с этого времени ничего нового не начинается и часы стоят, пока сервер не запустят снова.
admin-maintenance-on = Обслуживание: ничего нового не начинается, часы стоят — до команды «starboard admin maintenance off».
admin-maintenance-off = Объявление снято, обслуживание закончено.
