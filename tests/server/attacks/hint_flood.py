"""Eight people at one address request hints continuously; others play against a beginner and a master."""

import tempfile
import threading
import time
from collections import Counter

from tests.server.attacks.thinking import PACE, Attacker, Victim, measured, memory
from tests.server.services import running

ASKERS = 8
SECONDS = 20.0
MASTERS_PACE = 1.035
"""Seconds: slightly more than a master thinks."""


def main() -> None:
    """Prints the delays of the victims' bots beyond their pace."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/x.db", bot_pace=PACE, hint=1.5) as server,
    ):
        before, answers, end = memory(server), Counter[int](), 0.0

        def ask() -> None:
            attacker = Attacker(server)
            wish = {"game": "stella", "players": 2, "bots": ["beginner"], "starter": 0, "start": True}
            table = attacker.post("/api/tables", wish).json()["id"]
            while time.monotonic() < end:
                number = attacker.http.get(f"/api/tables/{table}/state").json()["number"]
                answers[attacker.post(f"/api/tables/{table}/hints", {"number": number}).status_code] += 1

        with measured(beginner=Victim(server), master=Victim(server, "master", MASTERS_PACE)):
            end = time.monotonic() + SECONDS
            asking = [threading.Thread(target=ask) for _ in range(ASKERS)]
            for thread in asking:
                thread.start()
            for thread in asking:
                thread.join(3 * SECONDS)
        print("answers:", dict(answers))
        print(f"memory: {before} MB before, {memory(server)} MB after")


if __name__ == "__main__":
    main()
