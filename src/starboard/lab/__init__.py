"""Measuring: simulations, benchmarks, and getting compiled code ready."""
