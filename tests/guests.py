"""A package with bots, as another project would publish it."""

from pathlib import Path

SOURCE = """
from starboard.bots import Thought

class Last:
    def __init__(self, settings=""):
        self.settings = settings
    def choose(self, match, seed=None, memory=None):
        return Thought(match.moves()[-1], (), 0, 0.0)

class Cheat(Last):
    def choose(self, match, seed=None, memory=None):
        seen.append((match.table(), match.view(match.to_move), match.all_events()))
        return super().choose(match, seed, memory)

class Wrong(Last):
    def choose(self, match, seed=None, memory=None):
        return Thought({"do": "fly"}, (), 0, 0.0)

class Upset(Last):
    def choose(self, match, seed=None, memory=None):
        match.play({"do": "fly"})

seen = []
"""
ENTRIES = """[starboard.bots]
last = guests:Last
cheat = guests:Cheat
wrong = guests:Wrong
upset = guests:Upset
absent = nowhere:Bot
a-name-that-is-long = guests:Last
random = guests:Last
"""


def install(folder: Path) -> None:
    """Installs the package into `folder`, as pip would; it is found when the folder is on the path."""
    (folder / "guests.py").write_text(SOURCE)
    info = folder / "guests-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRIES)
