## Material

material-good = { $file }: no problems found.
material-bad = { $file }: { $count ->
        [one] one problem found.
       *[other] { $count } problems found.
    }
