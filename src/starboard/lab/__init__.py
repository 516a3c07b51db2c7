"""Simulations, benchmarks, the arena, balance reports, training, and compiling games ahead of use."""
