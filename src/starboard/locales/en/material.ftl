## Material

material-good = { $file }: nothing is wrong with it.
material-bad = { $file }: { $count ->
        [one] one thing is wrong.
       *[other] { $count } things are wrong.
    }
