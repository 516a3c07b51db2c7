analysis-moves = moves
analysis-chance = chance to win, %
analysis-choices = Own choices
analysis-others = Choices of others
analysis-luck = Luck
analysis-result = Result
analysis-marked = Mistakes
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder
analysis-mark-turn = turning point
analysis-luck-how = In percentage points: from an equal share ({ $share } %) to the result. Choices are judged by what a player could know; luck is all the rest: cards, and what the engine misjudges.
analysis-mistake = Mistake, { $loss } % given away: { $name }, { $move }
analysis-blunder = Blunder, { $loss } % given away: { $name }, { $move }
analysis-better = Better: { $move }. That wins { $win } %, the move played { $played } %.
analysis-better-same = Better: { $move }. The chance to win stays at { $win } %.
analysis-because-points = On average it brings { $gain ->
        [one] one point
       *[other] { $gain } points
    } more.
analysis-because-others = On average it leaves the strongest other { $denial ->
        [one] one point
       *[other] { $denial } points
    } fewer.
analysis-because-both = On average it brings { $gain ->
        [one] one point
       *[other] { $gain } points
    } more and leaves the strongest other { $denial } fewer.
analysis-because-chance = The points stay about the same, but it wins more often.
analysis-turn-choice = Turning point, own choice: { $name }, { $change } %
analysis-turn-others = Turning point, choice of the others: { $name }, { $change } %
analysis-turn-draw = Turning point, the cards: { $name }, { $change } %
analysis-title = Analysis
analysis-start = Analyse the match
analysis-start-how = The engine goes through every decision, by what its player could know. It takes up to a minute.
analysis-progress = { $done } of { $total } decisions judged
analysis-preparing = The match is being prepared…
analysis-waiting = Waiting for its turn: { $ahead ->
        [one] one analysis comes
       *[other] { $ahead } analyses come
    } first
analysis-moments = Turning points and mistakes
analysis-loss-how = What a move gives away counts the chance to win and the lead in points: 100 % is a victory, each point of lead counts { $share } %, and nothing counts for more than a victory.
analysis-no-moments = No turning points, no clear mistakes.
analysis-luck-title = Luck and skill
analysis-after-moves = { $count ->
        [one] one move
       *[other] { $count } moves
    }
analysis-summary = Chances to win over { $moves ->
        [one] one move
       *[other] { $moves } moves
    }. At the end: { $ends }.
analysis-here-best = Move { $number }, { $name }: { $move }. The engine finds nothing better (wins { $win } %).
analysis-here-better = Move { $number }, { $name }: { $move }. The engine prefers: { $best } ({ $loss } % better).
analysis-mistake-before = Mistake before this
analysis-mistake-after = Next mistake
analysis-here-none = Nobody has a choice here.
