## Жалоба операторам

report-title = Пожаловаться: { $name }
report-kind = На что вы жалуетесь?
report-kind-chat = Оскорбления в чате
report-kind-name = Оскорбительное имя
report-kind-stalling = Затягивание игры
report-kind-cheating = Нечестная игра
report-kind-other = Другое
report-text = Своими словами (необязательно)
report-what = Операторы этого сервера увидят жалобу, стол и последние реплики чата. Другие игроки ничего о ней не узнают.
report-send = Отправить жалобу
report-cancel = Отмена
report-thanks = Спасибо. Операторы посмотрят.
