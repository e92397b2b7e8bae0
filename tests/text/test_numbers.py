"""Numbers in sentences: one card, two cards, in every language, whatever else a sentence says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, product

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.text.catalog import Catalog
from tests.cases import in_tiers
from tests.text.test_catalog import AREAS, base_of, references, resource_of

NUMBERS = (0, 1, 2, 5)
MOST = 300  # ways to say one sentence that are tried
PLURALS = {"one"}
NAME = "Ann"
ALWAYS_SEVERAL = {"web/more-choices"}  # shown only where not all find room

# What is counted, one and several of it. French counts none as it counts one.
COUNTED: Mapping[str, str] = {
    "en": "card/cards step/steps point/points token/tokens brain/brains bullet/bullets wound/wounds"
    " human/humans zombie/zombies monster/monsters eye/eyes round/rounds turn/turns player/players"
    " chair/chairs seat/seats tile/tiles place/places space/spaces choice/choices line/lines"
    " rule/rules change/changes entry/entries draw/draws decision/decisions minute/minutes"
    " second/seconds day/days game/games number/numbers move/moves hour/hours table/tables"
    " person/people moon/moons figure/figures try/tries piece/pieces",
    "de": "Karte/Karten Schritt/Schritte Punkt/Punkte Hirn/Hirne Gehirn/Gehirne"
    " Patrone/Patronen Wunde/Wunden Mensch/Menschen Zombie/Zombies Auge/Augen Runde/Runden"
    " Zug/Züge Person/Personen Stuhl/Stühle Platz/Plätze Kartenteil/Kartenteile Stelle/Stellen"
    " Feld/Felder Möglichkeit/Möglichkeiten Zeile/Zeilen Regel/Regeln Hausregel/Hausregeln"
    " Änderung/Änderungen Eintrag/Einträge Ziehung/Ziehungen Entscheidung/Entscheidungen"
    " Minute/Minuten Sekunde/Sekunden Tag/Tage Partie/Partien Zahl/Zahlen Stunde/Stunden"
    " Tisch/Tische Versuch/Versuche Figur/Figuren",
    "fr": "carte/cartes point/points jeton/jetons cerveau/cerveaux balle/balles blessure/blessures"
    " humain/humains zombie/zombies monstre/monstres œil/yeux manche/manches tour/tours"
    " joueur/joueurs chaise/chaises place/places tuile/tuiles endroit/endroits case/cases"
    " ligne/lignes règle/règles changement/changements entrée/entrées tirage/tirages"
    " décision/décisions minute/minutes seconde/secondes jour/jours partie/parties nombre/nombres"
    " heure/heures table/tables personne/personnes",
    "nl": "kaart/kaarten stap/stappen punt/punten fiche/fiches dobbelfiche/dobbelfiches"
    " levensfiche/levensfiches brein/breinen hersenpan/hersenpannen kogel/kogels wond/wonden"
    " mens/mensen zombie/zombies monster/monsters oog/ogen ronde/ronden beurt/beurten"
    " speler/spelers stoel/stoelen plaats/plaatsen plek/plekken tegel/tegels veld/velden"
    " keuze/keuzes regel/regels wijziging/wijzigingen trekking/trekkingen beslissing/beslissingen"
    " minuut/minuten seconde/seconden dag/dagen getal/getallen tafel/tafels persoon/personen",
    "it": "carta/carte passo/passi punto/punti gettone/gettoni cervello/cervelli"
    " proiettile/proiettili ferita/ferite umano/umani mostro/mostri occhio/occhi turno/turni"
    " giro/giri giocatore/giocatori sedia/sedie posto/posti tessera/tessere spazio/spazi"
    " casella/caselle scelta/scelte riga/righe regola/regole modifica/modifiche voce/voci"
    " estrazione/estrazioni decisione/decisioni minuto/minuti secondo/secondi partita/partite"
    " numero/numeri tavolo/tavoli persona/persone",
}


def faults(language: str, text: str) -> list[str]:
    """Where a figure and what it counts do not go together."""
    pairs = [pair.split("/") for pair in COUNTED[language].split()]
    one = "|".join(pair[0] for pair in pairs)
    several = "|".join(pair[1] for pair in pairs)
    single = r"[01]" if language == "fr" else r"1"
    # The second of two numbers, "1 / 5", and the size of something, "1-5", are not counted here.
    begin = r"(?<![\d.,:/–-])(?<!≥ )"
    wrong = rf"{begin}(?:{single})[  ](?:\w+[  ])?(?:{several})\b"
    wrong_too = rf"{begin}(?!{single}[  ])(?:0|2|5)[  ](?:{one})\b"
    return [found.group(0) for found in re.finditer(f"{wrong}|{wrong_too}", text)]


class Selectors(Visitor):
    """The variables of a pattern, and by which keys it selects."""

    def __init__(self, language: str, area: str) -> None:
        self.language, self.area = language, area
        self.values: dict[str, dict[str, None]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, {})

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.values.setdefault(node.selector.id.name, {})
            for variant in node.variants:
                keys[key_of(variant)] = None
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(pattern_of(self.language, self.area, node.id.name))


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def pattern_of(language: str, area: str, key: str) -> ast.Pattern:
    """What a message or one of its attributes says, also where a variant inherits it."""
    name, _, attribute = key.partition(".")
    for entry in resource_of(language, area).body:
        if isinstance(entry, ast.Message) and entry.id.name == name:
            found = next((one for one in entry.attributes if one.id.name == attribute), entry)
            assert found.value is not None
            return found.value
    base = base_of(area)
    assert base is not None, key
    return pattern_of(language, base, key)


def values_of(name: str, keys: Mapping[str, None]) -> Sequence[str | int]:
    """What a variable may be: numbers, the words that are selected by, or a name."""
    if name in numbers():
        return NUMBERS
    return [key for key in keys if not key.isdecimal()] or [NAME]


@cache
def numbers() -> frozenset[str]:
    """The variables that are numbers, in some sentence of some language."""
    found: set[str] = set()
    for language, area in product(LANGUAGES, AREAS):
        selectors = Selectors(language, area)
        selectors.visit(resource_of(language, area))
        found |= {name for name, keys in selectors.values.items() if PLURALS & keys.keys()}
    return frozenset(found)


def sayings(language: str, area: str, key: str) -> Iterator[tuple[dict[str, str | int], str]]:
    """A sentence with every number in it, and with everything that its words depend on."""
    found = Selectors(language, area)
    found.visit(pattern_of(language, area, key))
    choices: list[list[tuple[str, str | int]]] = []
    for name, keys in found.values.items():
        choices.append([(name, value) for value in values_of(name, keys)])
    catalog = Catalog(language)
    for values in islice(product(*choices), MOST):
        yield dict(values), catalog.fill(area, key, dict(values))


@pytest.mark.parametrize("language", in_tiers(LANGUAGES, fast=["en"]))
def test_a_figure_and_what_it_counts_go_together(language: str) -> None:
    wrong = {
        f"{area}/{key}": f"{found}: {text}"
        for area in AREAS
        for key, told in references(language, area).items()
        if numbers() & told.variables and f"{area}/{key}" not in ALWAYS_SEVERAL
        for values, text in sayings(language, area, key)
        if (found := faults(language, text))
    }

    assert wrong == {}


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "one of your 1 dice tokens", ["1 dice tokens"]),
        ("en", "Your prey flees 1 steps", ["1 steps"]),
        ("en", "5 steps, 1 step, 0 steps", []),
        ("en", "2 step", ["2 step"]),
        ("de", "1 Schritte", ["1 Schritte"]),
        ("fr", "0 cartes, 2 cartes", ["0 cartes"]),
        ("nl", "5 stap", ["5 stap"]),
        ("it", "1 passi", ["1 passi"]),
    ],
)
def test_wrong_numbers_are_found(language: str, text: str, found: list[str]) -> None:
    assert faults(language, text) == found
