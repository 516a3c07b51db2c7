"""A stress test: tables full of players and spectators at a real server, whole matches; what everybody received is measured."""

from starboard.server.stress.run import Plan, stress
from starboard.server.stress.served import served

__all__ = ["Plan", "served", "stress"]
