"""Compiling games ahead of time: to native libraries for Python, and to WebAssembly for browsers.

See docs/decisions/0028-compiled-ahead-of-time.md.
"""
