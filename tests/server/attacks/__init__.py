"""Attacks on a local server: each can be run by hand, and prints what a victim noticed.

python -m tests.server.attacks.ping_flood

python -m tests.server.attacks.ping_flood --python /path/to/another/checkout/.venv/bin/python
"""
