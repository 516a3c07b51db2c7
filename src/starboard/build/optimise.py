"""Stage 2: optimising a game's bitcode for a target."""

import re
from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import _parse_refprune_flags

from starboard.build.exports import PREFIX
from starboard.build.targets import Target

RUNTIME = {"NRT_MemInfo_alloc_aligned", "NRT_MemInfo_call_dtor", "memcpy", "memset", "memmove"}
"""Functions that a game may need from outside: `runtime.c` has the first two, the linker the others."""
OF_PYTHON = r'(@"?(?:numba\.dynamic\.globals\.|_ZN08NumbaEnv)[^ ]*) = '
"""How numba defines variables with the address of a Python object of its own process, in LLVM's words."""


class BuildError(RuntimeError):
    """A game that cannot be compiled ahead of time."""


def optimise(bitcode: bytes, target: Target) -> bytes:
    """Returns the object file of a game for a target."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu,
        features=target.features,
        opt=3,
        reloc="static" if target.is_web else "pic",
        codemodel="default",
    )
    module = _for_target(bitcode, target, machine)
    # As numba does: inline first, then remove needless counting of references, then everything.
    _run(module, machine, 2, vectorise=False)
    _run(module, machine, 3, vectorise=True)
    _check(module)
    return bytes(machine.emit_object(module))


def _for_target(bitcode: bytes, target: Target, machine: Any) -> Any:
    """The module with everything but its exports hidden, so that it can be inlined and dropped."""
    text = str(llvm.parse_bitcode(bitcode)).replace("@sqrt(double", "@llvm.sqrt.f64(double")
    # Without a value, these are no constants: those that the code really needs are still there at the end.
    text = re.sub(rf"^{OF_PYTHON}.*? global ptr .*$", r"\1 = external global ptr", text, flags=re.MULTILINE)
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    for symbol in (*module.functions, *module.global_variables):
        if not symbol.is_declaration and not symbol.name.startswith(PREFIX):
            symbol.linkage = "internal"
    module.verify()
    return module


def _run(module: Any, machine: Any, level: int, *, vectorise: bool) -> None:
    tuning = llvm.create_pipeline_tuning_options(speed_level=level)
    tuning.loop_vectorization = tuning.slp_vectorization = vectorise
    builder = llvm.create_pass_builder(machine, tuning)
    passes = builder.getModulePassManager()
    passes.add_refprune_pass(_parse_refprune_flags())
    passes.run(module, builder)


def _check(module: Any) -> None:
    """Raises `BuildError` if the code needs Python objects, or functions that a library does not have."""
    text = str(module)
    objects = [name for name in re.findall(rf"^{OF_PYTHON}", text, re.MULTILINE) if text.count(name) > 1]
    if objects:
        raise BuildError(f"addresses of Python objects are left: {', '.join(objects)}")
    needed = {one.name for one in module.functions if one.is_declaration and not one.name.startswith("llvm.")}
    if unknown := needed - RUNTIME:
        raise BuildError(f"compiled code calls what no library has: {', '.join(sorted(unknown))}")
