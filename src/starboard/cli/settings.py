"""Command line options generated from the settings of the server."""

from collections.abc import Callable
from dataclasses import Field, fields
from inspect import Parameter, Signature, signature
from typing import Annotated, Any

import typer

from starboard.server.settings import Settings, about, option, variable

SETTINGS = {one.name: one for one in fields(Settings)}


def option_of(setting: "Field[Any]") -> Any:
    """Returns the option for a setting."""
    known = about(setting)
    return typer.Option(
        option(setting),
        envvar=variable(setting),
        show_envvar=known.panel is None,
        show_default=setting.default != "",
        help=known.help,
        min=known.least,
        rich_help_panel=known.panel,
    )


def parameter(setting: "Field[Any]") -> Parameter:
    """Returns the parameter of a command for a setting."""
    annotation = Annotated[setting.type, option_of(setting)]  # type: ignore[name-defined]
    return Parameter(setting.name, Parameter.KEYWORD_ONLY, default=setting.default, annotation=annotation)


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Gives a command an option for every setting; it receives all of them as `settings`."""
    own = [one for one in signature(command).parameters.values() if one.name != "settings"]

    def run(**arguments: Any) -> None:
        settings = Settings(**{name: arguments.pop(name) for name in SETTINGS})
        command(settings=settings, **arguments)

    run.__name__, run.__doc__, run.__annotations__ = command.__name__, command.__doc__, {}
    parameters = [one.replace(kind=Parameter.KEYWORD_ONLY) for one in own]
    parameters += map(parameter, SETTINGS.values())
    run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    return run
