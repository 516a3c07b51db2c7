"""What cannot be compiled ahead of time fails to build, by name."""

import llvmlite.binding as llvm
import pytest

from starboard.build.optimise import BuildError, optimise
from starboard.build.targets import TARGETS

OBJECT = """
@numba.dynamic.globals.7f00 = linkonce global ptr inttoptr (i64 139637976727552 to ptr)
define i32 @starboard_ask() {
  %object = load ptr, ptr @numba.dynamic.globals.7f00
  %number = load i32, ptr %object
  ret i32 %number
}
define linkonce_odr i32 @never_called() {
  %object = load ptr, ptr @numba.dynamic.globals.7f00
  %number = load i32, ptr %object
  ret i32 %number
}
"""
ENVIRONMENT = """
@_ZN08NumbaEnv4games3askE = common global ptr null
define i32 @starboard_ask() {
  %object = load ptr, ptr @_ZN08NumbaEnv4games3askE
  %number = load i32, ptr %object
  ret i32 %number
}
"""
UNUSED = """
@numba.dynamic.globals.7f00 = linkonce global ptr inttoptr (i64 139637976727552 to ptr)
define i32 @starboard_ask() {
  %object = load ptr, ptr @numba.dynamic.globals.7f00
  ret i32 7
}
"""
FUNCTION = """
declare i32 @tgamma_of_a_library(i32)
define i32 @starboard_ask() {
  %number = call i32 @tgamma_of_a_library(i32 3)
  ret i32 %number
}
"""


def compiled(text: str, target: str) -> bytes:
    return optimise(llvm.parse_assembly(text).as_bitcode(), TARGETS[target])


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("text", [OBJECT, ENVIRONMENT])
def test_the_address_of_a_python_object(text: str, target: str) -> None:
    with pytest.raises(
        BuildError, match=r"addresses of Python objects are left: @(numba\.dynamic|_ZN08NumbaEnv)"
    ):
        compiled(text, target)


@pytest.mark.parametrize("target", TARGETS)
def test_an_address_that_is_not_used_does_not_matter(target: str) -> None:
    assert compiled(UNUSED, target)


@pytest.mark.parametrize("target", TARGETS)
def test_a_function_that_no_library_has(target: str) -> None:
    with pytest.raises(BuildError, match="tgamma_of_a_library"):
        compiled(FUNCTION, target)
