"""Static files: named by their content, packed where that helps."""

from __future__ import annotations

import pytest

from monsterbox.server.http.assets import Assets, load_assets


def test_files_are_named_by_their_content(assets: Assets) -> None:
    style = assets.files[assets.names["a.css"]].body.decode()
    script = assets.files[assets.names["main.js"]].body.decode()

    assert assets.url("fonts/a.woff2") in style
    assert "url(#x)" in style
    assert assets.url("part.js") in script
    with pytest.raises(KeyError):
        assets.url("nothing.css")


def test_files_are_packed_where_that_helps(assets: Assets) -> None:
    style = assets.files[assets.names["a.css"]]
    font = assets.files[assets.names["fonts/a.woff2"]]

    assert style.best("gzip, br")[0] == "br"
    assert style.best("gzip")[0] == "gzip"
    assert style.best("")[0] is None
    assert font.best("gzip, br") == (None, b"font")


def test_our_own_files_are_all_there() -> None:
    assert {"base.css", "htmx.min.js", "favicon.svg"} <= set(load_assets().names)
