"""Mail about slow tables: one's address, and the links in mails, which need no cookie."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, URLEncodedBody

from monsterbox.server.background.mail import Postman
from monsterbox.server.club.addresses import CONFIRM, STOP, read_address
from monsterbox.server.http.answers import WebRequest, go, show
from monsterbox.server.http.rate_limits import limit_moves
from monsterbox.server.http.visitors import Visitor
from monsterbox.server.tables.errors import NoMail
from monsterbox.server.tables.people import Person

Text = Annotated[str, msgspec.Meta(max_length=400)]


class MailShown(msgspec.Struct, frozen=True):
    """The address of somebody, for their own page only."""

    address: str = ""
    is_confirmed: bool = False
    is_failing: bool = False


class AddressForm(msgspec.Struct, frozen=True):
    """The address, as it was typed."""

    address: Text = ""


async def mail_shown(request: WebRequest, person: Person) -> MailShown | None:
    """Return what one's own page shows; None where no mail is sent."""
    postman: Postman | None = request.app.state.postman
    if postman is None:
        return None
    row = await postman.addresses.of(person)
    return MailShown() if row is None else MailShown(row.address, row.confirmed, row.failures > 0)


def postman_of(request: WebRequest) -> Postman:
    postman: Postman | None = request.app.state.postman
    if postman is None:
        raise NoMail
    return postman


@post("/me/mail")
async def set_address(
    request: WebRequest, visitor: NamedDependency[Visitor], data: URLEncodedBody[AddressForm]
) -> Response[Any]:
    """Send a mail that asks whether the address is right."""
    postman = postman_of(request)
    address = read_address(data.address)  # before it is counted: it can be typed in many ways
    request.app.state.limits.check_mail(request, address)
    await postman.ask(visitor.person, address)
    return go(request, "/me#mail")


@post("/me/mail/stop", guards=[limit_moves])
async def forget_address(request: WebRequest, visitor: NamedDependency[Visitor]) -> Response[Any]:
    """Forget the visitor's address."""
    await postman_of(request).addresses.forget(visitor.person)
    return go(request, "/me#mail")


# The links in mails: whoever has the mail may use them, from any browser, without a script


@get("/mail/confirm/{link:str}")
async def show_confirm(request: WebRequest, link: FromPath[str]) -> Response[str]:
    """Ask before the address is used: programs open links in mails, too."""
    row = await postman_of(request).addresses.known(CONFIRM, link)
    return show(request, "mail.html", path="/", what=CONFIRM, link=link, address=row.address)


@post("/mail/confirm/{link:str}", status_code=200)
async def confirm(request: WebRequest, link: FromPath[str]) -> Response[str]:
    """Use the address from now on."""
    await postman_of(request).addresses.confirm(link)
    return show(request, "mail.html", path="/", what="confirmed", link="", address="")


@get("/mail/stop/{link:str}")
async def show_stop(request: WebRequest, link: FromPath[str]) -> Response[str]:
    """Ask before the mail ends; programs of mail services send the form themselves."""
    row = await postman_of(request).addresses.known(STOP, link)
    return show(request, "mail.html", path="/", what=STOP, link=link, address=row.address)


@post("/mail/stop/{link:str}", status_code=200)
async def stop(request: WebRequest, link: FromPath[str]) -> Response[str]:
    """Forget the address, in one step (RFC 8058)."""
    await postman_of(request).addresses.stop(link)
    return show(request, "mail.html", path="/", what="stopped", link="", address="")


ROUTES = [set_address, forget_address]
LINK_ROUTES = [show_confirm, confirm, show_stop, stop]
"""Their forms need no token: the link is one."""
