"""`WeightBook`: the weights of a game's heuristics. Training finds their values (`bot.json`)."""


class WeightBook:
    """Weights by name. Each is declared once, with its meaning; its number is its index in `mind.weights`."""

    def __init__(self) -> None:
        self.meanings: dict[str, str] = {}

    def add(self, name: str, meaning: str) -> int:
        """Adds a weight and returns its number."""
        if name in self.meanings:
            raise TypeError(f"{name} is declared twice")
        self.meanings[name] = meaning
        return len(self.meanings) - 1

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all weights, in the order of their numbers."""
        return tuple(self.meanings)
