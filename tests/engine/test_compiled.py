"""The files whose changes do not trigger recompilation."""

import re

from starboard.engine.sources import FOLDERS, PACKAGE, UNCOMPILED

IMPORTED = re.compile(r"^from starboard\.(?:bots|rules|games\.\w+)\.(\w+) import", re.MULTILINE)
COMPILES = re.compile(r"^@(compiled|inner|inlined|merged)$", re.MULTILINE)


def test_compiled_code_reads_nothing_of_what_only_python_reads() -> None:
    """Otherwise a change in such a file would leave stale code in the cache."""
    files = [path for folder in (*FOLDERS, "bots") for path in (PACKAGE / folder).rglob("*.*")]
    assert {path.name for path in files} >= UNCOMPILED
    sources = {path: path.read_text("utf-8") for path in files if path.suffix == ".py"}
    compiling = [path for path, source in sources.items() if COMPILES.search(source)]
    assert len(compiling) > 20
    for path in compiling:
        assert path.name not in UNCOMPILED
        assert not {f"{name}.py" for name in IMPORTED.findall(sources[path])} & UNCOMPILED
