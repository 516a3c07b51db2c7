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
