"""Sets of small numbers as bits of an int64, with the processor's own instructions for counting and finding them."""

from numba import types
from numba.extending import intrinsic


@intrinsic
def count_bits(typing_context, bits):  # type: ignore[no-untyped-def]
    """How many bits are set."""

    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def lowest_bit(typing_context, bits):  # type: ignore[no-untyped-def]
    """The place of the lowest bit that is set; there must be one."""

    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        never_zero = context.get_constant(types.boolean, True)
        return builder.cttz(arguments[0], never_zero)

    return types.int64(types.int64), generate
