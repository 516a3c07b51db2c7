"""A bot that uses only the API of a Starboard server: plays one match at random against the server's bots.

    python examples/bot.py http://localhost:8000 subastral

Needs `pip install httpx`. The server documents its API at /api/schema/openapi.json.
"""

import random
import secrets
import sys
import time

import httpx


def play(url: str, game: str) -> None:
    """Plays one match to its end and prints the result."""
    with httpx.Client(base_url=url, timeout=30) as server:
        identity = server.post("/api/me/key").raise_for_status().json()
        server.headers["authorization"] = f"Bearer {identity['key']}"  # keep this key: it is your identity
        server.patch("/api/me", json={"name": "example bot"}).raise_for_status()

        offer = next(one for one in server.get("/api/games").json()["games"] if one["key"] == game)
        players = offer["players"][0]
        wish = {"game": game, "players": players, "bots": ["beginner"] * (players - 1)}
        table = server.post("/api/tables", json=wish).raise_for_status().json()["id"]
        # The table has published the hash of its secret (`deal`). With our own random number, neither side
        # can choose the deal.
        server.post(f"/api/tables/{table}/start", json={"nonce": secrets.token_hex(32)}).raise_for_status()

        while True:
            state = server.get(f"/api/tables/{table}/state").raise_for_status().json()
            if state["view"]["over"]:
                break
            if state["moves"]:
                # A move names the number of the state it was chosen in. If that state is outdated, the server
                # refuses with 409, and we look again.
                move = {"number": state["number"], "move": random.choice(state["moves"])}
                answer = server.post(f"/api/tables/{table}/moves", json=move)
                if answer.status_code != 409:
                    answer.raise_for_status()
            else:
                time.sleep(0.05)
        print("points:", state["points"]["points"], "winners:", state["points"]["winners"])


if __name__ == "__main__":
    play(*sys.argv[1:])
