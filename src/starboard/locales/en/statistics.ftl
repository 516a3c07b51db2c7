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
