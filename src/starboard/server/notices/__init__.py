"""Notices: tell people who play by days that it is their turn, by Web Push and through Apprise.

A turn writes one row for each target (`turns`). Any worker claims the rows that are due and sends them
(`delivery`), unless the person has the table open, or has moved meanwhile.
"""
