# Сам язык: его название и локаль.
language-name = Русский
language-locale = ru_RU
