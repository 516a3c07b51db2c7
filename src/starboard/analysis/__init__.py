"""Analysis: judges every decision of a match by what the seat that made it could know."""

from starboard.analysis.analyse import Analysis, Luck, Turn, conclude
from starboard.analysis.hints import Hint, hints
from starboard.analysis.judging import Choice, Depth, Verdict, decisions, judge, verdicts

__all__ = [
    "Analysis",
    "Choice",
    "Depth",
    "Hint",
    "Luck",
    "Turn",
    "Verdict",
    "conclude",
    "decisions",
    "hints",
    "judge",
    "verdicts",
]
