"""Custom material: files in the folder STARBOARD_MATERIAL replace those of the games."""

import hashlib
import os
from pathlib import Path


def own_files() -> dict[str, Path]:
    """Returns the files in that folder by the key of their game."""
    folder = os.environ.get("STARBOARD_MATERIAL")
    return {path.stem: path for path in sorted(Path(folder).glob("*.json"))} if folder else {}


def material_file(key: str, ours: Path) -> Path:
    """Returns the custom file of a game, or `ours`."""
    return own_files().get(key, ours)


def material_version(key: str, ours: int) -> int:
    """Returns the rules version: `ours`, or another for custom material, which changes what a seed deals."""
    own = own_files().get(key)
    return int(hashlib.sha256(own.read_bytes()).hexdigest()[:8], 16) if own else ours
