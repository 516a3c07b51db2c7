"""The exponential function, written out: the C libraries of different machines round it differently.

Bots choose by it, and are to choose the same move on every machine and in every browser.
"""

import numpy as np

from starboard.engine.compiled import inner

LN2_HIGH, LN2_LOW = 0.693147180369123816490, 1.90821492927058770002e-10
"""The logarithm of 2 as a sum: multiples of the first part, which has few digits, are exact."""
TERMS = 13
LEAST, MOST = -708.0, 709.0


@inner
def exp(x):
    """Returns e to the power of `x` to 15 digits; 0 below -708, and no more than for 709."""
    if x < LEAST:
        return 0.0
    x = min(x, MOST)
    halvings = np.floor(x / LN2_HIGH + 0.5)
    rest = (x - halvings * LN2_HIGH) - halvings * LN2_LOW  # at most ln 2 / 2
    total = 1.0
    for term in range(TERMS, 0, -1):
        total = 1.0 + total * rest / term
    power, factor = abs(int(halvings)), 2.0 if halvings > 0 else 0.5
    while power:  # by repeated squaring; powers of 2 are exact
        if power & 1:
            total *= factor
        factor *= factor
        power >>= 1
    return total
