"""Names that begin with an underscore are used only by their class or package."""

import ast
from collections.abc import Iterator
from pathlib import Path

import starboard

SOURCES = Path(starboard.__file__).parent
PUBLIC_ELSEWHERE = frozenset({"_asdict", "_fields", "_mapping", "_replace"})
"""Documented names of named tuples and SQLAlchemy rows."""
JUSTIFIED = {("engine/jit.py", "dispatcher._cache")}
"""numba has no other way to set where compiled code is cached."""
NUMBA_INSIDE = {"build/front_end.py", "build/optimise.py"}
"""They use numba's code generator, which has no public names."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def own_names(a_class: ast.ClassDef) -> set[str]:
    """Returns the methods and attributes that a class defines, including those assigned to `self`."""
    names = {node.name for node in a_class.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    for node in ast.walk(a_class):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store)
            and ast.unparse(node.value) == "self"
        ):
            names.add(node.attr)
    return names


def foreign_attributes(node: ast.AST, own: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yields private attributes of anything but `self` and `cls`, outside the class that defines them."""
    if isinstance(node, ast.ClassDef):
        own = own | own_names(node)
    if isinstance(node, ast.Attribute) and is_foreign(node, own | PUBLIC_ELSEWHERE):
        yield ast.unparse(node)
    for child in ast.iter_child_nodes(node):
        yield from foreign_attributes(child, own)


def is_foreign(node: ast.Attribute, own: frozenset[str]) -> bool:
    is_of_a_match = isinstance(node.value, ast.Name | ast.Attribute) and ast.unparse(node.value).endswith(
        ("match", "position")
    )
    return (
        is_private(node.attr)
        and ast.unparse(node.value) not in {"self", "cls"}
        and (is_of_a_match or node.attr not in own)
    )


def foreign_imports(tree: ast.AST, package: str) -> Iterator[str]:
    """Yields private names imported from another package."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.rpartition(".")[0] != package:
            yield from (f"{node.module}.{name.name}" for name in node.names if is_private(name.name))


def found_in(source: str, package: str = "starboard.somewhere") -> list[str]:
    tree = ast.parse(source)
    return [*foreign_attributes(tree), *foreign_imports(tree, package)]


def test_nobody_uses_private_names_of_others() -> None:
    found = set()
    for path in SOURCES.rglob("*.py"):
        file = path.relative_to(SOURCES)
        package = ".".join(["starboard", *file.parent.parts])
        found |= {(file.as_posix(), name) for name in found_in(path.read_text("utf-8"), package)}
    assert {one for one in found if one[0] not in NUMBA_INSIDE} == JUSTIFIED


def test_this_test_sees_them() -> None:
    assert found_in("match._played") == ["match._played"]
    assert found_in("self.match._legal[0]") == ["self.match._legal"]
    assert found_in("from starboard.engine.compiled import _numba") == ["starboard.engine.compiled._numba"]
    assert found_in("class A:\n def copy(self):\n  twin._b = self._b\n  self._b = 1") == []
    assert found_in("class A:\n def copy(self):\n  self._b = twin._c") == ["twin._c"]
    assert found_in("class A:\n def choose(self, match):\n  self._seed = match._seed") == ["match._seed"]
    assert found_in("row._asdict()") == []
