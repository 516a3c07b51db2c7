"""The OpenAPI document contains the socket messages and the games' declared types."""

import warnings
from typing import Any

import msgspec
import numpy as np
import pytest
from jsonschema import Draft202012Validator

import starboard
from starboard.server.play.messages import ServerMessage
from starboard.server.settings import Settings
from starboard.server.web.app import build
from starboard.server.web.client_messages import HANDLERS, ClientMessage
from starboard.server.web.openapi import check_names
from tests.server.client import play_on, seat_people
from tests.server.services import Server


@pytest.fixture(scope="module")
def schemas() -> Any:
    with warnings.catch_warnings(action="ignore"):
        return build(Settings()).openapi_schema.to_schema()["components"]["schemas"]


def names(union: Any) -> set[str]:
    return {one["$ref"].rpartition("/")[2] for one in union["anyOf"]}


def test_all_messages_are_in_the_document(schemas: Any) -> None:
    assert names(schemas["ServerMessage"]) == {message.__name__ for message in ServerMessage.__subclasses__()}
    assert names(schemas["ClientMessage"]) == {message.__name__ for message in HANDLERS}
    assert names(schemas["AnyView"]) == {f"{key.capitalize()}View" for key in starboard.KEYS}
    assert schemas["State"]["properties"]["view"] == {"$ref": "#/components/schemas/AnyView"}


def test_every_message_of_a_client_has_a_handler() -> None:
    assert set(HANDLERS) == set(ClientMessage.__subclasses__())


def test_two_structs_of_one_name_are_found() -> None:
    one: dict[str, Any] = {"Turn": {"properties": {"at": {}}}}
    other: dict[str, Any] = {"Turn": {"properties": {"seat": {}}}}
    check_names(one, one)
    with pytest.raises(ValueError, match="Turn"):
        check_names(one, other)


def test_what_is_said_at_a_table_is_what_the_document_says(schemas: Any, server: Server) -> None:
    document = msgspec.json.decode(msgspec.json.encode({"components": {"schemas": schemas}}))
    validator = Draft202012Validator({**document, "$ref": "#/components/schemas/ServerMessage"})
    _, talks = seat_people(server, "stella", 2)
    play_on(talks, [], np.random.default_rng(3))
    talks[0].send(type="chat", id=1, text="hello")
    talks[0].send(type="dance", id=2)
    talks[0].hear_until("refused")
    heard = [message for talk in talks for message in talk.heard]
    assert {message["type"] for message in heard} >= {"hello", "state", "table", "watching", "refused"}
    for message in heard:
        validator.validate(message)
