"""The C source of a game's extension module: it hands the memory of arrays to the exports."""

from pathlib import Path

from starboard.build.exports import PREFIX, c_parameters, entries, record_type
from starboard.engine.entries import Entry, Numbers, Records
from starboard.engine.rulebook import Rulebook

HEADER = Path(__file__).parent / "extension.h"


def module_name(key: str) -> str:
    """The name of a game's extension module."""
    return f"starboard_{key}"


def extension_source(book: Rulebook) -> str:
    """The extension module of a game, as C."""
    functions = [_function(name, entry, book) for name, entry in entries().items()]
    methods = [f'    {{"{name}", call_{name}, METH_FASTCALL, NULL}},' for name in entries()]
    name = module_name(book.key)
    return "\n".join(
        [
            f'#include "{HEADER.as_posix()}"',
            *functions,
            "static PyMethodDef methods[] = {",
            *methods,
            "    {NULL, NULL, 0, NULL},",
            "};",
            "static PyModuleDef definition = {",
            f'    .ob_refcnt = 1, .m_name = "{name}", .m_size = -1, .m_methods = methods,',
            "};",
            f"EXPORT PyObject *PyInit_{name}(void) {{",
            "    return PyModule_Create2(&definition, PYTHON_ABI_VERSION);",
            "}",
            "",
        ]
    )


def _function(name: str, entry: Entry, book: Rulebook) -> str:
    lines, values = [], []
    for i, argument in enumerate(entry.arguments):
        if isinstance(argument, Records):
            size = record_type(argument, book).itemsize * argument.count
            lines.append(f"    void *a{i} = memory(&buffers, given[{i}], {size}, 0, NULL);")
            lines.append(f"    if (!a{i}) return refusal(&buffers);")
            values.append(f"a{i}")
        elif isinstance(argument, Numbers):
            lines.append(f"    int32_t n{i};")
            lines.append(
                f"    void *a{i} = memory(&buffers, given[{i}], 0, {argument.kind.itemsize}, &n{i});"
            )
            lines.append(f"    if (!a{i}) return refusal(&buffers);")
            values += [f"a{i}", f"n{i}"]
        else:
            kind, read = ("double", "real") if argument.kind.kind == "f" else ("int32_t", "whole")
            lines.append(f"    {kind} a{i};")
            lines.append(f"    if (!{read}(given[{i}], &a{i})) return refusal(&buffers);")
            values.append(f"a{i}")
    call = f"int32_t value = {PREFIX}{name}({', '.join(values)});"
    if entry.is_long:
        call = f"void *thread = PyEval_SaveThread();\n    {call}\n    PyEval_RestoreThread(thread);"
    return "\n".join(
        [
            f"extern int32_t {PREFIX}{name}({', '.join(c_parameters(entry))});",
            f"static PyObject *call_{name}(PyObject *module, PyObject *const *given, Py_ssize_t count) {{",
            "    (void)module;",
            "    Buffers buffers;",
            "    buffers.count = 0;",
            f"    if (!takes(count, {len(entry.arguments)})) return NULL;",
            *lines,
            f"    {call}",
            "    return answer(&buffers, value);",
            "}",
        ]
    )
