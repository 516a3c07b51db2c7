"""The machines that games are compiled for."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """A kind of machine. `zig`: its name for the linker."""

    name: str
    triple: str
    zig: str
    cpu: str = ""
    features: str = ""
    suffix: str = ".so"

    @property
    def is_web(self) -> bool:
        """Whether this is WebAssembly."""
        return self.suffix == ".wasm"

    @property
    def is_linux(self) -> bool:
        """Whether this is Linux."""
        return "linux" in self.triple

    @property
    def is_windows(self) -> bool:
        """Whether this is Windows."""
        return "windows" in self.triple


WEB_FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
LINUX = "x86_64-unknown-linux-gnu", "x86_64-linux-gnu.2.28"
TARGETS = {
    target.name: target
    for target in (
        Target("x86-64-v2", *LINUX, "x86-64-v2"),
        Target("x86-64-v3", *LINUX, "x86-64-v3"),
        Target("aarch64", "aarch64-unknown-linux-gnu", "aarch64-linux-gnu.2.28", "generic"),
        Target("mac-aarch64", "arm64-apple-macosx11.0", "aarch64-macos.11.0", "apple-m1"),
        Target("mac-x86-64-v2", "x86_64-apple-macosx11.0", "x86_64-macos.11.0", "x86-64-v2"),
        Target(
            "windows-x86-64-v2", "x86_64-pc-windows-gnu", "x86_64-windows-gnu", "x86-64-v2", suffix=".pyd"
        ),
        Target("wasm32", "wasm32-unknown-unknown", "wasm32-freestanding", "", WEB_FEATURES, ".wasm"),
    )
}
