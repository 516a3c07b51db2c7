"""The words of Starboard, in English and Russian: Fluent files in `locales`, shared with the browser."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = ("en", "ru")


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    messages = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        messages.add_resource(FluentResource(path.read_text("utf-8")))
    return messages


def has(key: str, language: str = "en") -> bool:
    """Whether there is such a message."""
    return bool(bundle(language).has_message(key))


def say(key: str, language: str = "en", **facts: object) -> str:
    """The message with this key, with the facts put in; a message that is missing shows its key."""
    messages = bundle(language)
    if not messages.has_message(key):
        return key
    pattern = messages.get_message(key).value
    text, _ = messages.format_pattern(pattern, facts)
    return str(text)
