"""Jinja environments whose templates do less for each word that they show.

A fragment of a table shows hundreds of words. For each of them Jinja makes a `Markup` object, which
is only joined to the others afterwards, and it calls a function as if it could be any. The markup
is the same; `tests/server/http/test_templates.py` renders with both.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from keyword import iskeyword
from typing import Any

import jinja2
from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame

WORDS = "t"  # what templates call for a sentence


class QuickCode(CodeGenerator):
    """Shows values and calls for sentences without detours."""

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.told(")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        if forward_caller or not calls_for_words(node):
            return super().visit_Call(node, frame, forward_caller=forward_caller)
        self.write("environment.words(")
        for arg in node.args:
            self.visit(arg, frame)
            self.write(", ")
        for pair in node.kwargs:
            self.write(f"{pair.key}=")
            self.visit(pair.value, frame)
            self.write(", ")
        self.write(")")
        return None


def calls_for_words(node: nodes.Call) -> bool:
    is_plain = not (node.dyn_args or node.dyn_kwargs)
    is_named = isinstance(node.node, nodes.Name) and node.node.name == WORDS
    return is_plain and is_named and not any(iskeyword(pair.key) for pair in node.kwargs)


class QuickEnvironment(jinja2.Environment):
    """An environment for one language; its globals never change once it is made."""

    code_generator_class = QuickCode
    words: Callable[..., str]
    told: Callable[[object], str]

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return a plain dict, whose keys every included template asks for."""
        return {**self.globals, **(d or {})} if d else self.globals
