"""Who may do what: every route of the server, tried by everybody who may come to a table.

The routes are those of the server: one that has no rule here fails the test, and so does a rule
without a route.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from httpx import Response

from monsterbox.coach.puzzle import puzzles_of
from tests.cases import in_one_test
from tests.server.http.house import Browser, House, a_house, invitations, token_for

NOBODY, STRANGER, GUEST, HOST = "nobody", "stranger", "guest", "host"
ROLES = (NOBODY, STRANGER, GUEST, HOST)
"""Without a cookie; with one, but no seat; in seat 1; in seat 0 of the table that they opened."""
EVERYBODY = frozenset(ROLES)
VISITORS = frozenset({STRANGER, GUEST, HOST})
PLAYERS = frozenset({GUEST, HOST})
HOSTS = frozenset({HOST})
GUESTS = frozenset({GUEST})
NO_ONE = frozenset[str]()
REFUSED = frozenset({401, 403, 404})
TAKEN = REFUSED | {409}


@dataclass(frozen=True)
class Rule:
    """Who is let in, with a request that makes sense for the guest."""

    who: frozenset[str]
    body: tuple[tuple[str, Any], ...] = ()
    is_over: bool = False
    """Whether the match has been given up before."""
    otherwise: frozenset[int] = REFUSED
    """What the others get."""

    @property
    def fields(self) -> dict[str, Any]:
        return dict(self.body)


def rule(
    who: frozenset[str], *, over: bool = False, others: frozenset[int] = REFUSED, **body: Any
) -> Rule:
    return Rule(who, tuple(body.items()), over, others)


VERSION = "the version that the guest sees"
ABOUT_THE_SERVER = {
    "GET /": EVERYBODY,
    "GET /api/docs": EVERYBODY,
    "GET /api/docs/openapi.json": EVERYBODY,
    "GET /api/docs/{path:str}": EVERYBODY,
    "GET /api/games": EVERYBODY,
    "GET /api/games/{game:str}": EVERYBODY,
    "GET /api/tables": EVERYBODY,
    "GET /evening/new": EVERYBODY,
    "GET /favicon.ico": EVERYBODY,
    "GET /games/{key:str}/new": EVERYBODY,
    "GET /health": EVERYBODY,
    "GET /j/{code:str}": EVERYBODY,
    "GET /join": EVERYBODY,
    "GET /learn": EVERYBODY,
    "GET /learn/{game:str}": EVERYBODY,
    "GET /lists": EVERYBODY,
    "GET /mail/confirm/{link:str}": NO_ONE,  # without a link from a mail
    "GET /mail/stop/{link:str}": NO_ONE,
    "GET /manifest.webmanifest": EVERYBODY,
    "GET /news": EVERYBODY,
    "GET /offline": EVERYBODY,
    "GET /api/puzzles": EVERYBODY,
    "GET /api/puzzles/{game:str}/{puzzle:str}": EVERYBODY,
    "GET /puzzle": EVERYBODY,
    "GET /puzzles": EVERYBODY,
    "GET /puzzles/{game:str}/{puzzle:str}": EVERYBODY,
    "GET /puzzles/{game:str}/{puzzle:str}/cards/{card:str}": EVERYBODY,
    "GET /puzzles/{game:str}/{puzzle:str}/why": EVERYBODY,
    "POST /api/puzzles/{game:str}/{puzzle:str}/answer": EVERYBODY,
    "POST /puzzles/{game:str}/{puzzle:str}/moves": VISITORS,
    "GET /ready": EVERYBODY,
    "GET /robots.txt": EVERYBODY,
    "GET /rules/{game:str}": EVERYBODY,
    "GET /rules/{game:str}/{entry:str}": EVERYBODY,
    "GET /static/{path:path}": EVERYBODY,
    "GET /turns": EVERYBODY,
    "GET /worker.js": EVERYBODY,
    "GET /api/me": EVERYBODY,
    "GET /api/phrases": EVERYBODY,
    "GET /api/leaderboard/{game:str}": EVERYBODY,
    "GET /leaderboard": EVERYBODY,
    "GET /leaderboard/{game:str}": EVERYBODY,
    "GET /me": EVERYBODY,
    "GET /me/data.json": EVERYBODY,
    "GET /operator": NO_ONE,  # here nobody has the operator's token
    "GET /recover": EVERYBODY,
    "GET /recover/{phrase:str}": EVERYBODY,
    "DELETE /api/me": EVERYBODY,
    "PATCH /api/me": EVERYBODY,
    "POST /api/evenings": EVERYBODY,
    "POST /api/me/recovery": EVERYBODY,
    "POST /api/recovery": EVERYBODY,
    "POST /api/tables": EVERYBODY,  # programs need no page first
    "POST /evening/new": VISITORS,
    "POST /games/{key:str}/new": VISITORS,
    "POST /games/{key:str}/tables": VISITORS,
    "POST /language": VISITORS,
    "POST /mail/confirm/{link:str}": NO_ONE,
    "POST /mail/stop/{link:str}": NO_ONE,
    "POST /learn/{game:str}": VISITORS,
    "POST /me/delete": VISITORS,
    "POST /me/mail": NO_ONE,  # here no mail is sent
    "POST /me/mail/stop": NO_ONE,
    "POST /me/profile": VISITORS,
    "POST /me/recovery": VISITORS,
    "POST /name": VISITORS,
    "POST /operator/ban": NO_ONE,
    "POST /operator/enter": NO_ONE,
    "POST /operator/leave": NO_ONE,
    "POST /operator/lobby": NO_ONE,
    "POST /operator/remove": NO_ONE,
    "POST /operator/rename": NO_ONE,
    "POST /operator/reports/{report:str}/done": NO_ONE,
    "POST /operator/unban": NO_ONE,
    "POST /recover": NO_ONE,  # without the phrase of somebody
    "POST /theme": VISITORS,
}
"""Routes that are about no table; forms need the token of a page."""
AT_A_TABLE = {
    "GET /api/tables/{table:str}": rule(EVERYBODY),
    "GET /api/tables/{table:str}/choices": rule(EVERYBODY),
    "GET /api/tables/{table:str}/fairness": rule(EVERYBODY),
    "GET /api/codes/{code:str}": rule(EVERYBODY),
    "GET /api/tables/{table:str}/invitation": rule(HOSTS),
    "GET /api/tables/{table:str}/hint": rule(NO_ONE),  # another person plays there
    "GET /api/tables/{table:str}/links": rule(HOSTS),
    "GET /api/tables/{table:str}/messages": rule(EVERYBODY),
    "GET /api/tables/{table:str}/record": rule(EVERYBODY, over=True),
    "GET /api/tables/{table:str}/replay": rule(EVERYBODY),
    "GET /api/tables/{table:str}/replay/thoughts": rule(EVERYBODY, over=True, at=1),
    "GET /api/tables/{table:str}/review": rule(EVERYBODY, over=True),
    "GET /api/tables/{table:str}/score": rule(EVERYBODY, over=True),
    "GET /api/tables/{table:str}/view": rule(EVERYBODY),
    "GET /api/tables/{table:str}/why": rule(EVERYBODY, choice="stop"),
    "GET /t/{table:str}": rule(EVERYBODY),
    "GET /t/{table:str}/cards/{card:str}": rule(EVERYBODY),
    "GET /t/{table:str}/fairness": rule(EVERYBODY),
    "GET /t/{table:str}/fragment": rule(EVERYBODY),
    "GET /t/{table:str}/j/{code:str}": rule(EVERYBODY),
    "GET /t/{table:str}/hint": rule(NO_ONE),
    "GET /t/{table:str}/links": rule(HOSTS),
    "GET /t/{table:str}/record.json": rule(EVERYBODY, over=True),
    "GET /t/{table:str}/replay": rule(EVERYBODY),
    "GET /t/{table:str}/replay/step": rule(EVERYBODY, at=1),
    "GET /t/{table:str}/replay/thoughts": rule(EVERYBODY, over=True, at=1),
    "GET /t/{table:str}/s/{secret:str}": rule(EVERYBODY),
    "GET /t/{table:str}/review": rule(EVERYBODY, over=True),
    "GET /t/{table:str}/review/decisions": rule(EVERYBODY, over=True),
    "GET /t/{table:str}/review/progress": rule(EVERYBODY, over=True),
    "GET /t/{table:str}/report": rule(NO_ONE),  # there is no operator here who would read it
    "GET /t/{table:str}/score": rule(EVERYBODY, over=True),
    "GET /t/{table:str}/share.png": rule(EVERYBODY),
    "GET /t/{table:str}/why": rule(EVERYBODY, word="pile"),
    "POST /api/codes/{code:str}": rule(PLAYERS, others=TAKEN, name="Eve"),  # both seats are taken
    "POST /api/tables/{table:str}/begin": rule(PLAYERS),
    "POST /api/tables/{table:str}/contribution": rule(PLAYERS, contribution="00ff"),
    "POST /api/tables/{table:str}/curtain": rule(GUESTS, seat=1),
    "POST /api/tables/{table:str}/decline": rule(PLAYERS, others=TAKEN, version=VERSION),
    "POST /api/tables/{table:str}/fork": rule(EVERYBODY, over=True, at=1),
    "POST /api/tables/{table:str}/give-up": rule(HOSTS),
    "POST /api/tables/{table:str}/free-text": rule(HOSTS, allowed=True),
    "POST /api/tables/{table:str}/messages": rule(PLAYERS, kind="phrase", body="hello"),
    "DELETE /api/tables/{table:str}/messages/{number:int}": rule(PLAYERS),
    "POST /api/tables/{table:str}/mutes": rule(PLAYERS, seat=None),
    "POST /api/tables/{table:str}/moves": rule(GUESTS, seat=1, version=VERSION, choice="stop"),
    "POST /api/tables/{table:str}/rematch": rule(PLAYERS, over=True),
    "POST /api/tables/{table:str}/reports": rule(NO_ONE, reason="name"),
    "POST /api/tables/{table:str}/rest": rule(GUESTS, seat=1, version=VERSION),
    "POST /api/tables/{table:str}/review": rule(EVERYBODY, over=True),
    "POST /api/tables/{table:str}/skip": rule(HOSTS),
    "POST /api/tables/{table:str}/speed": rule(HOSTS, speed="brisk"),
    "POST /api/tables/{table:str}/standing": rule(GUESTS, seat=1, kind=""),
    "POST /api/tables/{table:str}/undo": rule(GUESTS, seat=1, version=VERSION),
    "POST /api/tables/{table:str}/seats/{seat:int}": rule(GUESTS, others=TAKEN, name="Eve"),
    "PATCH /api/tables/{table:str}/seats/{seat:int}": rule(HOSTS, bot="level1"),
    "DELETE /api/tables/{table:str}": rule(HOSTS, over=True),
    "DELETE /api/tables/{table:str}/review": rule(PLAYERS, over=True),
    "DELETE /api/tables/{table:str}/seats/{seat:int}": rule(GUESTS),
    "POST /t/{table:str}/begin": rule(PLAYERS),
    "POST /t/{table:str}/contribution": rule(PLAYERS, contribution="00ff"),
    "POST /t/{table:str}/curtain": rule(GUESTS, seat=1, version=VERSION),
    "POST /t/{table:str}/decline": rule(PLAYERS, others=TAKEN, version=VERSION),
    "POST /t/{table:str}/delete": rule(HOSTS, over=True),
    "POST /t/{table:str}/dismiss": rule(VISITORS, over=True),
    "POST /t/{table:str}/fork": rule(VISITORS, over=True, at=1),
    "POST /t/{table:str}/give-up": rule(HOSTS),
    "POST /t/{table:str}/hand-over": rule(PLAYERS),
    "POST /t/{table:str}/j/{code:str}": rule(VISITORS, name="Eve"),
    "POST /t/{table:str}/lesson": rule(PLAYERS, open="true"),
    "POST /t/{table:str}/free-text": rule(HOSTS, allowed="yes"),
    "POST /t/{table:str}/messages/remove": rule(PLAYERS, number=1),
    "POST /t/{table:str}/mute": rule(PLAYERS),
    "POST /t/{table:str}/say": rule(PLAYERS, phrase="hello"),
    "POST /t/{table:str}/lesson/next": rule(PLAYERS, beat=0),
    "POST /t/{table:str}/moves": rule(GUESTS, seat=1, version=VERSION, choice="stop"),
    "POST /t/{table:str}/rematch": rule(PLAYERS, over=True),
    "POST /t/{table:str}/report": rule(NO_ONE, reason="name"),
    "POST /t/{table:str}/rest": rule(GUESTS, seat=1, version=VERSION),
    "POST /t/{table:str}/review": rule(VISITORS, over=True),
    "POST /t/{table:str}/review/stop": rule(PLAYERS, over=True),
    "POST /t/{table:str}/s/{secret:str}": rule(VISITORS, name="Eve"),
    "POST /t/{table:str}/seats/{seat:int}/bot": rule(HOSTS, spec="level1"),
    "POST /t/{table:str}/seats/{seat:int}/leave": rule(GUESTS),
    "POST /t/{table:str}/seats/{seat:int}/take": rule(GUESTS, others=TAKEN, name="Eve"),
    "POST /t/{table:str}/skip": rule(HOSTS),
    "POST /t/{table:str}/speed": rule(HOSTS, speed="brisk"),
    "POST /t/{table:str}/standing": rule(GUESTS, seat=1, kind=""),
    "POST /t/{table:str}/undo": rule(GUESTS, seat=1, version=VERSION),
}
AT_AN_EVENING = {
    "GET /api/evenings/{evening:str}": rule(EVERYBODY),
    "GET /api/evenings/{evening:str}/rounds": rule(EVERYBODY),
    "GET /api/evenings/{evening:str}/standings": rule(EVERYBODY),
    "GET /evening/{evening:str}": rule(EVERYBODY),
    "GET /evening/{evening:str}/host": rule(HOSTS),
    "GET /evening/{evening:str}/live": rule(EVERYBODY),
    "GET /evening/{evening:str}/projector": rule(EVERYBODY),
    "GET /evening/{evening:str}/projector/live": rule(EVERYBODY),
    "POST /api/evenings/{evening:str}/end": rule(HOSTS),
    "POST /api/evenings/{evening:str}/players": rule(EVERYBODY, name="Eve"),
    "POST /api/evenings/{evening:str}/rounds": rule(HOSTS, others=TAKEN),
    "POST /api/evenings/{evening:str}/rounds/{number:int}/tables/{table:int}": rule(
        HOSTS, ranks=[1, 2]
    ),
    "PATCH /api/evenings/{evening:str}/players/{number:int}": rule(HOSTS, name="Eve"),
    "DELETE /api/evenings/{evening:str}": rule(HOSTS),
    "DELETE /api/evenings/{evening:str}/players/{number:int}": rule(PLAYERS),
    "POST /evening/{evening:str}/bots": rule(HOSTS, spec="level1"),
    "POST /evening/{evening:str}/delete": rule(HOSTS),
    "POST /evening/{evening:str}/end": rule(HOSTS),
    "POST /evening/{evening:str}/join": rule(VISITORS, name="Eve"),
    "POST /evening/{evening:str}/leave": rule(PLAYERS),
    "POST /evening/{evening:str}/players/{number:int}": rule(HOSTS, name="Eve"),
    "POST /evening/{evening:str}/rounds/{number:int}/tables/{table:int}": rule(HOSTS),
    "POST /evening/{evening:str}/start": rule(HOSTS, others=TAKEN),
}
"""Routes of an evening with a host and a guest, who play the first round of two."""
STREAMS = {"GET /api/tables/{table:str}/stream", "GET /t/{table:str}/events"}
"""They never end; what they bring to whom is compared in `test_two_worlds.py`."""


def test_every_route_has_a_rule(house: House) -> None:
    ours = {
        f"{method} {route.path}"
        for route in house.app.routes
        for method in getattr(route, "methods", ())
        if method != "OPTIONS"
    }

    assert ours == set(ABOUT_THE_SERVER) | set(AT_A_TABLE) | set(AT_AN_EVENING) | STREAMS


@in_one_test("route", AT_A_TABLE)
def test_only_those_are_let_in_whom_the_rule_names(route: str) -> None:
    wanted = AT_A_TABLE[route]
    with a_house() as house:
        for role in ROLES:
            scene = Scene(house, role, is_over=wanted.is_over)
            before = scene.stored()

            answer = scene.ask(route, wanted.fields)

            told = (role, answer.status_code, answer.text)
            assert answer.status_code < 500, told
            if role in wanted.who:
                assert answer.status_code not in REFUSED, told
            else:
                assert answer.status_code in wanted.otherwise, told
                assert scene.stored() == before, role


@in_one_test("route", AT_AN_EVENING)
def test_only_those_lead_an_evening_whom_the_rule_names(route: str) -> None:
    wanted = AT_AN_EVENING[route]
    with a_house() as house:
        for role in ROLES:
            scene = EveningScene(house, role)
            before = scene.stored()

            answer = scene.ask(route, wanted.fields)

            told = (role, answer.status_code, answer.text)
            assert answer.status_code < 500, told
            if role in wanted.who:
                assert answer.status_code not in REFUSED, told
            else:
                assert answer.status_code in wanted.otherwise, told
                assert scene.stored() == before, role


@in_one_test("route", [one for one in ABOUT_THE_SERVER if one.startswith("POST")])
def test_forms_need_the_token_of_a_page(route: str) -> None:
    with a_house() as house:
        for role in (NOBODY, STRANGER):
            answer = Scene(house, role).ask(route, {})

            is_refused = answer.status_code in REFUSED
            assert is_refused == (role not in ABOUT_THE_SERVER[route]), answer.status_code


class Scene:
    """A table of a host and a guest, and who now asks for something."""

    def __init__(self, house: House, role: str, *, is_over: bool = False) -> None:
        self.house = house
        self.host, self.guest = house.browser(f"host {role}"), house.browser(f"guest {role}")
        self.path = self.host.open(seats=2, chair_1="free", name="Ada")
        self.link = invitations(self.host, self.path)[0]
        self.code = house.code_of(self.path, self.host)
        self.guest.post(self.link, name="Bob")
        self.guest.post(f"{self.path}/say", phrase="boo")
        if is_over:
            self.host.post(f"{self.path}/give-up")
        who = {STRANGER: house.browser("eve"), GUEST: self.guest, HOST: self.host}
        self.who: Browser | None = who.get(role)

    def stored(self) -> object:
        """All that is stored of the table."""
        store = self.house.store
        said = store.messages.kept, store.messages.mutes
        return deepcopy((store.tables[self.path[3:]], said))

    def ask(self, route: str, body: dict[str, Any]) -> Response:
        method, _, pattern = route.partition(" ")
        path = self.filled_in(pattern)
        told = {name: self.value(value) for name, value in body.items()}
        if method == "GET":
            return self.send(method, path, params=told)
        if path.startswith("/api"):
            return self.send(method, path, json=told)
        token = token_for(self.who.owner) if self.who else ""
        return self.send(method, path, data={"_csrf_token": token} | told)

    def filled_in(self, pattern: str) -> str:
        names = {
            "{table:str}": self.path[3:],
            "{seat:int}": "1",
            "{number:int}": "1",
            "{card:str}": self.host.shown(self.path)["view"]["stock"][0],
            "{secret:str}": self.link.rpartition("/")[2],
            "{code:str}": self.code,
            "{key:str}": "zombeasts",
            "{game:str}": "zombeasts",
            "{puzzle:str}": next(iter(puzzles_of("zombeasts"))),
        }
        for name, value in names.items():
            pattern = pattern.replace(name, value)
        return pattern

    def value(self, value: Any) -> Any:
        return self.guest.shown(self.path)["version"] if value is VERSION else value

    def send(self, method: str, path: str, **told: Any) -> Response:
        headers = self.who.headers() if self.who else {"accept-language": "en"}
        answer = self.house.client.request(
            method, path, headers=headers, follow_redirects=False, **told
        )
        self.house.client.cookies.clear()
        return answer


class EveningScene(Scene):
    """An evening whose host and guest play the first round, and who now asks for something."""

    def __init__(self, house: House, role: str) -> None:
        super().__init__(house, role)
        wish = {"title": "Owl", "game": "zombeasts", "form": "swiss", "rounds": "2"}
        wish |= {"table_size": "2", "name": "Ada", "plays": "yes"}
        token = {"_csrf_token": token_for(self.host.owner)}
        made = self.host.send("/evening/new", wish | token)
        self.evening = made.headers["location"].rpartition("/")[2]
        self.guest.post(f"/evening/{self.evening}/join", name="Bob")
        self.host.post(f"/evening/{self.evening}/start")

    def stored(self) -> object:
        return deepcopy(self.house.store.evenings.kept[self.evening])

    def filled_in(self, pattern: str) -> str:
        number = "2" if "players" in pattern else "1"
        told = pattern.replace("{evening:str}", self.evening).replace("{number:int}", number)
        return super().filled_in(told.replace("{table:int}", "1"))
