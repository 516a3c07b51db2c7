"""Generating the source of a compiled function from what a game declares as visible."""

from collections.abc import Iterator
from contextlib import contextmanager
from inspect import signature
from typing import Any, SupportsInt

import numpy as np

from starboard.engine.compiled import Decorator, Function, inlined
from starboard.engine.visible import Read


class Code:
    """Source code under construction: its lines, their scope, and what leaves at the current place read."""

    def __init__(self, head: str) -> None:
        self.lines = [head]
        self.scope: dict[str, object] = {}
        self.owner = ""
        self.record, self.indices = "table", list[str]()
        self._depth, self._names = 1, 0

    def do(self, line: str) -> None:
        """Adds a line."""
        self.lines.append("    " * self._depth + line)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Indents the lines that are added meanwhile under `head`."""
        self.do(head)
        self._depth += 1
        yield
        self.do("pass")
        self._depth -= 1

    @contextmanager
    def within(self, *indices: str, record: str = "") -> Iterator[None]:
        """Adds indices for the leaves that are added meanwhile, or makes them read another record."""
        before = self.record, self.indices
        self.record, self.indices = (record, []) if record else (self.record, [*self.indices, *indices])
        yield
        self.record, self.indices = before

    def new_name(self, stem: str) -> str:
        """Returns an unused name."""
        self._names += 1
        return f"{stem}{self._names}"

    def number(self, value: SupportsInt) -> str:
        """Returns a constant for `value`: numba compiles a function again for every literal number."""
        self.scope[f"number{value}"] = np.int64(int(value))
        return f"number{value}"

    def read(self, read: Read, *more: str) -> str:
        """Returns the expression for a leaf: a field at the indices, or a call with the record and the
        indices."""
        if isinstance(read, str):
            places = [*self.indices, *more]
            return f"{self.record}.{read}[{', '.join(places)}]" if places else f"{self.record}.{read}"
        return self.call(read, *more)

    def call(self, function: Function, *more: str) -> str:
        """Returns a call of `function` with the record and the indices."""
        name, arguments = self.new_name("read"), [self.record, *self.indices, *more]
        if len(signature(getattr(function, "py_func", function)).parameters) != len(arguments):
            raise TypeError(f"{function} is called with {', '.join(arguments)}")
        self.scope[name] = function if hasattr(function, "py_func") else inlined(function)
        return f"{name}({', '.join(arguments)})"

    def function(self, name: str, tools: dict[str, Function], module: str, decorate: Decorator) -> Function:
        """Returns the function called `name`, decorated."""
        scope: dict[str, Any] = {"__name__": module, **tools, **self.scope}
        exec("\n".join(self.lines), scope)
        return decorate(scope[name])
