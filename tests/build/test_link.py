"""Linking for systems that are not here."""

from pathlib import Path

from starboard.build.link import python_of_windows


def test_a_linker_for_windows_learns_which_names_are_those_of_python(tmp_path: Path) -> None:
    library = python_of_windows(tmp_path / "game.o")
    first, second, *names = library.with_suffix(".def").read_text("utf-8").split("\n")
    assert (first, second) == ("LIBRARY python3.dll", "EXPORTS")
    assert {"PyModule_Create2", "PyObject_GetBuffer", "PyLong_FromLong", "PyExc_TypeError DATA"} <= {*names}
    assert b"__imp_PyModule_Create2" in library.read_bytes()
