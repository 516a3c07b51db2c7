## Material

material-good = { $file }: nothing is wrong with it.
material-bad = { $file }: { $count ->
        [one] one thing is wrong.
       *[other] { $count } things are wrong.
    }
material-not-material = This is not an object with species, leaders, advantages, animals and boards.
material-missing-part = “{ $part }” is missing or has the wrong shape.
material-not-objects = “{ $part }” must be a list of objects.
material-boards-named = There must be two boards, named “a” and “b”.
material-bad-name = { $part }: the name “{ $name }” must be small letters and hyphens.
material-name-twice = { $part }: the name “{ $name }” stands twice.
material-too-few-leaders = Leaders: { $count }; at least { $needed } are needed.
material-bad-clause = { $where }: “scoring” needs one “match” (egg, metal, terrain or family) and “points”.
material-wrong-time = { $where }: “{ $kind }” cannot be used { $when ->
        [hatch] in a hatch
        [move] in a move
       *[other] then
    }.
material-bad-symbols = { $where }: “symbols” must be two terrains, or “wild” alone.
material-bad-nest = { $where }: “nest” must be a number from { $first } to { $last }.
material-card-count = { $metal ->
        [silver] Silver cards
       *[gold] Gold cards, advantages included
    }: { $count }; there must be { $needed }.
material-unknown-ability = { $where }: there is no ability “{ $kind }”. Known: { $known }.
material-ability-elsewhere = { $where }: “{ $kind }” stands on { $on } only.
material-extra-part = { $where }: “{ $kind }” has no “{ $part }”.
material-bad-pair = { $where }: “terrains” must be two different ones; only the second may be “any”.
material-bad-number = { $where }: “{ $part }” is “{ $value }”; it must be a number from 0 to { $most }.
material-unknown-word = { $where }: “{ $part }” is “{ $value }”. Possible: { $known }.
material-bad-list = { $where }: “{ $part }” must be a list without repetitions.
material-bad-hex = Board { $side }: { $hex } is not a hex. A hex is [q, r, what]: a terrain, the number of a nest, or “cave”.
material-hex-twice = Board { $side }: the hex { $hex } stands twice.
material-board-size = Hexes of board { $side }: { $count }; from { $fewest } to { $most } are possible.
material-one-cave = Caves of board { $side }: { $count }; there must be one.
material-no-way = Board { $side }: no way leads from { $hex } to the cave.
material-nest-distance = Board { $side }: the nest at { $hex } has the number { $number }, but its distance from the cave is { $distance }.
material-no-nest = Board { $side } has no nest.
