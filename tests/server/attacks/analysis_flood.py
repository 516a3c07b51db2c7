"""250 people at one address request analyses, while another plays and an operator requests `/health`."""

import tempfile
import threading
import time
from collections import Counter
from functools import partial

import httpx

from tests.server.attacks.thinking import (
    PACE,
    Attacker,
    Health,
    Victim,
    at_once,
    measured,
    memory,
    random_record,
)
from tests.server.services import running

ASKERS = 250
SECONDS = 20.0


def main() -> None:
    """Prints the delays of the victim's bot and of `/health`, and the server's memory."""
    records = [random_record("comet", 4, seed) for seed in range(4)]
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/x.db", bot_pace=PACE, analysis=40) as server,
    ):
        attackers = at_once([partial(Attacker, server)] * ASKERS, 8)
        before, most, answers = memory(server), 0, Counter[str]()

        def ask(attacker: Attacker, number: int) -> None:
            try:
                data = {"record": records[number % len(records)]}
                with attacker.http.stream(
                    "POST", "/api/records/analysis", json=data, timeout=SECONDS
                ) as answer:
                    answers[str(answer.status_code)] += 1
                    for _ in answer.iter_lines():
                        if time.monotonic() > end:
                            return
            except httpx.HTTPError as error:
                answers[type(error).__name__] += 1

        with measured(beginner=Victim(server), health=Health(server)):
            end = time.monotonic() + SECONDS
            asking = [
                threading.Thread(target=ask, args=(attacker, number))
                for number, attacker in enumerate(attackers)
            ]
            for thread in asking:
                thread.start()
            while time.monotonic() < end:
                most = max(most, memory(server))
                time.sleep(0.1)
        for thread in asking:
            thread.join(2 * SECONDS)
        print("answers:", dict(answers))
        print(f"memory: {before} MB before, at most {most} MB")
        print("errors in the log:", server.stop().count('"level": "error"'))


if __name__ == "__main__":
    main()
