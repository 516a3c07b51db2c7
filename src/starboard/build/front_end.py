"""Stage 1: numba's front end alone. `python -m starboard.build.front_end KEY FILE` writes a game as LLVM
bitcode.

Numba optimises and links a function once more with each of its callers, for the machine it runs on. Here its
modules are only collected, each once and as they are, and later optimised together for every target. For
that, parts of numba's code generator are replaced, so this runs in a process of its own.
"""

import sys
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import types
from numba.core import codegen

from starboard.bots.knowledge import knowledge
from starboard.build.exports import FAILED, PREFIX, entries, export_source, record_type
from starboard.engine import jit
from starboard.engine.compiled import Function
from starboard.engine.entries import Entry, Numbers, Records
from starboard.engine.rulebook import Rulebook
from starboard.games import rulebook

_collected: list[Any] = []


def _only_collect() -> None:
    """Replaces what comes after the front end."""

    def finalize(library: Any) -> None:
        for callee in library._linking_libraries:
            callee._ensure_finalized()
        library._finalized = True
        _collected.append(library)

    replaced: list[tuple[Any, str, Function]] = [
        (codegen.CPUCodeLibrary, "_optimize_functions", lambda library, module: None),
        (codegen.CPUCodeLibrary, "_optimize_final_module", lambda library: None),
        (codegen.CPUCodeLibrary, "finalize", finalize),
        (codegen.JITCodeLibrary, "get_pointer_to_function", lambda library, name: 0),
        (codegen.JITCPUCodegen, "set_env", lambda generator, name, environment: None),
        (jit.Cache, "load_overload", lambda cache, signature, context: None),
        (jit.Cache, "save_overload", lambda cache, signature, data: None),
    ]
    for owner, name, function in replaced:
        setattr(owner, name, function)


def _parameters(entry: Entry, book: Rulebook) -> list[Any]:
    """The types of the export's parameters as numba knows them."""
    kinds: list[Any] = []
    for argument in entry.arguments:
        if isinstance(argument, Records):
            kinds.append(types.CPointer(numba.from_dtype(record_type(argument, book))))
        elif isinstance(argument, Numbers):
            kinds += [types.CPointer(numba.from_dtype(argument.kind)), types.int32]
        else:
            kinds.append(numba.from_dtype(argument.kind))
    return kinds


def _compile(entry: Entry, book: Rulebook) -> Any:
    """The library that numba makes of an entry."""
    scope = {"carray": numba.carray, "entry": entry, "int32": np.int32, "int64": np.int64}
    exec(export_source(entry), scope)
    signature = types.int32(*_parameters(entry, book))
    options = {"error_model": "numpy", "nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher = numba.njit(signature, **options)(scope["export"])
    (result,) = dispatcher.overloads.values()
    result.library._ensure_finalized()
    return result


def _thunk(name: str, result: Any) -> str:
    """The function that a library exports: it hides how numba returns values and exceptions."""
    inside = result.fndesc.llvm_func_name
    kinds = [str(one.type) for one in result.library._final_module.get_function(inside).arguments]
    parameters = ", ".join(f"{kind} %a{i}" for i, kind in enumerate(kinds[2:]))
    arguments = ", ".join(filter(None, [f"{kinds[0]} %value", f"{kinds[1]} %error", parameters]))
    return f"""
declare i32 @"{inside}"({", ".join(kinds)})
define i32 @{PREFIX}{name}({parameters}) {{
  %value = alloca i32
  %error = alloca ptr
  %status = call i32 @"{inside}"({arguments})
  %is_fine = icmp eq i32 %status, 0
  %returned = load i32, ptr %value
  %result = select i1 %is_fine, i32 %returned, i32 {FAILED}
  ret i32 %result
}}"""


def write_bitcode(key: str, file: Path) -> None:
    """Writes a game as LLVM bitcode, not optimised, for no machine in particular."""
    _only_collect()
    book = rulebook(key)
    knowledge(key)  # makes the heuristics known
    thunks = [_thunk(name, _compile(entry, book)) for name, entry in entries().items()]
    whole = _collected[0]._final_module
    for library in _collected[1:]:
        whole.link_in(library._final_module, preserve=True)
    whole.link_in(llvm.parse_assembly("\n".join(thunks)))
    whole.verify()
    file.write_bytes(whole.as_bitcode())


if __name__ == "__main__":
    write_bitcode(sys.argv[1], Path(sys.argv[2]))
