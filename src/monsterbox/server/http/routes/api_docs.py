"""The description of the API: as OpenAPI for programs, as one plain page for people.

The page is made here, without scripts: the usual ones need inline styles and other hosts.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import monsterbox
from monsterbox.games.registry import games
from monsterbox.server.http.answers import page_of

METHODS = ("get", "post", "patch", "put", "delete")
DEEPEST = 3


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A name, what it may contain, and whether it is required."""

    name: str
    kind: str
    about: str
    is_required: bool


class Operation(msgspec.Struct, frozen=True, kw_only=True):
    """One operation of the API."""

    id: str
    method: str
    path: str
    summary: str
    about: str
    parameters: tuple[Field, ...]
    body: str
    answers: tuple[Field, ...]


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """A type of object in requests or responses."""

    name: str
    about: str
    fields: tuple[Field, ...]


class PlainPage(OpenAPIRenderPlugin):
    """The whole API on one page."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        html: str = request.app.state.pages.show(
            "api.html",
            page_of(request),
            game=games()[0],
            operations=operations(openapi_schema),
            shapes=shapes(openapi_schema),
        )
        return html.encode()


def operations(schema: dict[str, Any]) -> tuple[Operation, ...]:
    """Return all operations, in the order of the paths."""
    return tuple(
        operation(path, method, verbs[method])
        for path, verbs in sorted(schema["paths"].items())
        for method in METHODS
        if method in verbs
    )


def operation(path: str, method: str, told: dict[str, Any]) -> Operation:
    summary, _, more = told.get("description", told["summary"]).partition("\n")
    return Operation(
        id=told["operationId"],
        method=method.upper(),
        path=path,
        summary=summary,
        about=more.strip(),
        parameters=tuple(parameter(one) for one in told.get("parameters", [])),
        body=content_of(told.get("requestBody", {})),
        answers=tuple(answer(status, one) for status, one in told["responses"].items()),
    )


def parameter(told: dict[str, Any]) -> Field:
    return Field(
        name=told["name"],
        kind=kind_of(told["schema"]),
        about=told["in"],
        is_required=told.get("required", False),
    )


def answer(status: str, told: dict[str, Any]) -> Field:
    return Field(
        name=status, kind=content_of(told), about=told.get("description", ""), is_required=False
    )


def content_of(told: dict[str, Any]) -> str:
    """Return the type of a body; an empty text if there is none."""
    contents = list(told.get("content", {}).values())
    return kind_of(contents[0].get("schema", {})) if contents else ""


def shapes(schema: dict[str, Any]) -> tuple[Shape, ...]:
    found = schema.get("components", {}).get("schemas", {})
    return tuple(shape(name, found[name]) for name in sorted(found))


def shape(name: str, told: dict[str, Any]) -> Shape:
    required = set(told.get("required", []))
    fields = (
        Field(
            name=field,
            kind=kind_of(about),
            about=about.get("description", ""),
            is_required=field in required,
        )
        for field, about in told.get("properties", {}).items()
    )
    return Shape(
        name=told.get("title", name), about=told.get("description", ""), fields=tuple(fields)
    )


def kind_of(told: dict[str, Any], depth: int = 0) -> str:
    """Describe a schema in a few words: `list of Choice`, `text or null`."""
    if "$ref" in told:
        return str(told["$ref"]).rpartition("/")[2]
    if "oneOf" in told and depth < DEEPEST:
        return " | ".join(dict.fromkeys(kind_of(one, depth + 1) for one in told["oneOf"]))
    if "enum" in told:
        return " | ".join(msgspec.json.encode(one).decode() for one in told["enum"])
    if told.get("type") == "array" and depth < DEEPEST:
        return f"[{kind_of(told.get('items', {}), depth + 1)}]"
    return str(told.get("type", "any"))


def describe() -> OpenAPIConfig:
    """Return the OpenAPI configuration; the data is at `/openapi.json` below the page."""
    token = SecurityScheme(type="http", scheme="bearer")
    return OpenAPIConfig(
        title="Monsterbox",
        version=monsterbox.__version__,
        path="/api/docs",
        render_plugins=[PlainPage()],
        components=Components(security_schemes={"token": token}),
        use_handler_docstrings=True,
    )
