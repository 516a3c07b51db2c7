"""Sets of small numbers as bits of an int64.

In compiled code these are instructions of the processor (`jit.py`).
"""


def count_bits(bits: int) -> int:
    """Returns how many bits are set."""
    return int(bits).bit_count()


def lowest_bit(bits: int) -> int:
    """Returns the place of the lowest bit that is set; there must be one."""
    return (int(bits) & -int(bits)).bit_length() - 1
