statistics-none = No finished matches yet. Play one, and come back.
statistics-sum = { $matches ->
        [one] One match
       *[other] { $matches } matches
    }, { $wins } won ({ $share } %)
statistics-by-game = By game
statistics-by-opponent = By opponent
statistics-won = { $wins } of { $matches } ({ $share } %)
statistics-bot = Bot: { $level }
statistics-points = Average points
statistics-points-how = Above: yours. Below: the best opponent’s.
statistics-rating-bots = Rating over time, with bots
statistics-rating-people = Rating over time, among people
statistics-recent = Recent matches
statistics-victory = won
statistics-defeat = lost
statistics-unfinished = not finished
statistics-leaves = { $of ->
        [one] You left your only rated match with other people; others see this before they play with you.
       *[other] You left { $left } of your last { $of } rated matches with other people; others see this before they play with you.
    }
statistics-left = { $count ->
        [one] You did not finish one more match: a bot played your seat at the end. It counts here neither as won nor as lost.
       *[other] You did not finish { $count } more matches: a bot played your seat at the end. They count here neither as won nor as lost.
    }
