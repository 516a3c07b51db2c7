statistics-none = No finished match yet. Play one, and come back.
statistics-sum = { $matches ->
        [one] One match
       *[other] { $matches } matches
    }, { $wins } won ({ $share } %)
statistics-by-game = By game
statistics-by-opponent = By opponent
statistics-won = { $wins } of { $matches } ({ $share } %)
statistics-bot = Bot: { $level }
statistics-points = Average points
statistics-points-how = Above: mine. Below: those of the best other.
statistics-rating-bots = Rating over time, with bots
statistics-rating-people = Rating over time, among people
statistics-recent = Latest matches
statistics-victory = won
statistics-defeat = lost
statistics-unfinished = not finished
statistics-leaves = { $of ->
        [one] You left your only rated match with other people; others see this before they play with you.
       *[other] You left { $left } of your last { $of } rated matches with other people; others see this before they play with you.
    }
statistics-left = { $count ->
        [one] One more match was not finished by you: a bot played your seat at the end. Here it counts neither as won nor as lost.
       *[other] { $count } more matches were not finished by you: a bot played your seat at the end. Here they count neither as won nor as lost.
    }
