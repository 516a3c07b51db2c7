"""What operators do. Plain functions over a connection: the command line, the server and the tests call the same ones.

Each writes what it did to the log of operators (`log.note`) in the same transaction. Running workers follow that log (`watch`).
"""
