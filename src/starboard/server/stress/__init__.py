"""A stress test: players and spectators play whole matches on a real server, and latencies are measured."""

from starboard.server.stress.run import Plan, stress
from starboard.server.stress.served import served

__all__ = ["Plan", "served", "stress"]
