"""Sets of small numbers as bits of an int64, with the processor's own instructions for counting and finding them."""

from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import intrinsic


def _count_bits(typing_context: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


def _lowest_bit(typing_context: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), generate


count_bits: Callable[[int], int] = intrinsic(_count_bits)
"""How many bits are set."""
lowest_bit: Callable[[int], int] = intrinsic(_lowest_bit)
"""The place of the lowest bit that is set; there must be one."""
