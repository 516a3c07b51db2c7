## Материал

material-good = { $file }: всё в порядке.
material-bad = { $file }: { $count ->
        [one] { $count } ошибка.
        [few] { $count } ошибки.
       *[many] { $count } ошибок.
    }
