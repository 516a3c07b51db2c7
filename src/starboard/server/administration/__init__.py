"""Operators' tools: plain functions over a connection, called by the command line, the server and the tests.

Each notes what it did in the operator log (`log.note`), in the same transaction. Workers follow it (`watch`).
"""
