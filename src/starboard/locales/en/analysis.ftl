analysis-moves = moves
analysis-chance = chance to win, %
analysis-choices = Own choices
analysis-others = Others’ choices
analysis-luck = Luck
analysis-result = Result
analysis-marked = Mistakes
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder
analysis-mark-turn = turning point
analysis-luck-how = In percentage points: from an equal share ({ $share } %) to the result. Choices are judged by what a player could know; luck is everything else: cards, and what the engine misjudges.
analysis-mistake = Mistake, { $loss } % given away: { $name }, { $move }
analysis-blunder = Blunder, { $loss } % given away: { $name }, { $move }
analysis-better = Better: { $move }. That wins { $win } %, the move played { $played } %.
analysis-better-same = Better: { $move }. The chance to win stays at { $win } %.
analysis-because-points = On average it scores { $gain ->
        [one] one more point
       *[other] { $gain } more points
    }.
analysis-because-others = On average it costs the strongest opponent { $denial ->
        [one] one point
       *[other] { $denial } points
    }.
analysis-because-both = On average it scores { $gain ->
        [one] one more point
       *[other] { $gain } more points
    } and costs the strongest opponent { $denial }.
analysis-because-chance = The points stay about the same, but it wins more often.
analysis-turn-choice = Turning point, own choice: { $name }, { $change } %
analysis-turn-others = Turning point, choice of the others: { $name }, { $change } %
analysis-turn-draw = Turning point, the cards: { $name }, { $change } %
analysis-title = Analysis
analysis-start = Analyse the match
analysis-start-how = The engine reviews every decision, based on what its player could know. It takes up to a minute.
analysis-progress = { $done } of { $total } decisions judged
analysis-preparing = Preparing the match…
analysis-waiting = Waiting: { $ahead ->
        [one] one analysis is
       *[other] { $ahead } analyses are
    } ahead
analysis-moments = Turning points and mistakes
analysis-loss-how = What a move gives away combines the chance to win and the lead in points: 100 % is a victory, each point of lead is worth { $share } %, and nothing is worth more than a victory.
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
analysis-mistake-before = Previous mistake
analysis-mistake-after = Next mistake
analysis-here-none = Nobody has a choice here.
