"""One person requests a hundred tables of masters, some with a person; another plays against a beginner."""

import tempfile
import time
from collections import Counter
from functools import partial

from tests.server.attacks.thinking import PACE, Attacker, Victim, at_once, measured, memory
from tests.server.services import running

TABLES = 100
SECONDS = 20.0


def main() -> None:
    """Prints the delay of the victim's bot beyond its pace."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/x.db", bot_pace=PACE, masters=10) as server,
    ):
        attacker, before = Attacker(server), memory(server)
        alone = {"game": "stella", "players": 4, "mine": 0, "bots": ["master"] * 4, "start": True}
        seated = {"game": "stella", "players": 4, "bots": ["master"] * 3, "starter": 1, "start": True}
        with measured(beginner=Victim(server)):
            began = time.monotonic()
            asked = [partial(attacker.post, "/api/tables", wish) for wish in [alone, seated] * (TABLES // 2)]
            print("answers:", dict(Counter(answer.status_code for answer in at_once(asked))))
            time.sleep(max(0.0, began + SECONDS - time.monotonic()))
        print(f"memory: {before} MB before, {memory(server)} MB after")


if __name__ == "__main__":
    main()
