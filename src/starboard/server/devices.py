"""Names of devices for people, derived from user agents."""

from typing import NamedTuple

LONGEST_NAME = 40
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "YaBrowser/": "Yandex Browser",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""By a substring of the user agent, in order: most browsers also contain substrings further down."""
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


class Device(NamedTuple):
    """A browser on a system, or a program. Unknown names are empty."""

    browser: str
    system: str
    is_program: bool


def device_of(user_agent: str, is_program: bool) -> Device:
    """Reads the user agent. A program gets the name before its first slash.

    >>> device_of("Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36", False)
    Device(browser='Chrome', system='Android', is_program=False)
    >>> device_of("python-httpx/0.28.1", True)
    Device(browser='python-httpx', system='', is_program=True)
    """
    if is_program:
        name = "".join(filter(str.isprintable, user_agent.partition("/")[0]))
        return Device(name.strip()[:LONGEST_NAME], "", True)
    return Device(first_marked(BROWSERS, user_agent), first_marked(SYSTEMS, user_agent), False)


def first_marked(names: dict[str, str], text: str) -> str:
    """Returns the name of the first mark that `text` contains, or an empty string."""
    return next((name for mark, name in names.items() if mark in text), "")
