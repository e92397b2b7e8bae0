"""Five people at one table, each in their own language, and each is told the whole story."""

from __future__ import annotations

from monsterbox.core.rulebook import LANGUAGES
from monsterbox.text.speaker import Speaker
from tests.server.houses import ADA, BEN, CLEO, DAAN, EVE, House, in_a_loop

PEOPLE = (ADA, BEN, CLEO, DAAN)


@in_a_loop
async def test_five_languages_at_one_table() -> None:
    house = House()
    table = await house.open_for(*PEOPLE, options={"master": True})
    viewers = (*PEOPLE, EVE)
    assert {person.language for person in viewers} == set(LANGUAGES)
    stories: dict[str, list[str]] = {}

    for number in range(12):
        await house.play_on(table, *PEOPLE, choices=4, seed=number)
        for person in viewers:
            shown = await house.look(table, person)
            assert shown.language == person.language
            assert shown.prompt
            assert all(choice.sentence and choice.clause for choice in shown.choices)
            assert all(fact["label"] for fact in shown.cards.values())
            stories[person.language] = [line.text for line in shown.log]

    assert len({tuple(story) for story in stories.values()}) == 5
    assert not set(stories["de"]) & set(stories["fr"])


@in_a_loop
async def test_one_person_may_switch_and_others_are_not_disturbed() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN, choices=8)

    told = {language: await house.tables.shown(table, ADA, language) for language in LANGUAGES}

    assert len({shown.prompt for shown in told.values()}) > 1
    assert len({shown.version for shown in told.values()}) == 1, "a move answers all of them"
    assert (await house.look(table, BEN)).language == "de"


@in_a_loop
async def test_the_story_is_that_of_the_speaker_however_often_it_is_told() -> None:
    """Told on from where it ended, taken back, told after a restart: always the same lines."""
    house = House()
    table = await house.open_for(ADA, BEN)
    for number in range(80):
        await house.play_on(table, ADA, BEN, choices=1, seed=number)
        live = house.table(table)
        if live.match is None or live.match.over:
            break
        for seat, person in enumerate((ADA, BEN)):
            if number % 3 == 0 and live.can_undo(seat):
                version = live.version(seat)
                await house.tables.moves.undo(table, seat, person, version, house.key())
            shown = await house.look(table, person)
            assert [(line.key, line.text) for line in shown.log] == told(house, table, seat)
    shown = await house.look(table, ADA)
    await house.restart()
    assert await house.look(table, ADA) == shown


def told(house: House, table: str, seat: int) -> list[tuple[str, str]]:
    live = house.table(table)
    match = live.running()
    language = (ADA, BEN)[seat].language
    names = [chair.name for chair in live.chairs]
    speaker = Speaker(language, match.game, match.settings, names, seat)
    return speaker.story(match.events(seat))


@in_a_loop
async def test_what_happened_since_the_last_choice_is_marked() -> None:
    house = House()
    table = await house.open_for(ADA, BEN)
    await house.play_on(table, ADA, BEN, choices=30)
    match = house.table(table).running()
    steps = match.steps

    for seat, person in enumerate((ADA, BEN)):
        shown = await house.look(table, person)
        own = max(place for place, step in enumerate(steps) if step.seat == seat)
        news = sum(len(step.events) for step in steps[own + 1 :])
        fresh = [line.new for line in shown.log]
        assert fresh == sorted(fresh)
        assert sum(fresh) <= news
        assert any(fresh) == bool(news)
    assert not any(line.new for line in (await house.look(table, None)).log)


@in_a_loop
async def test_names_that_look_like_markup_or_messages_are_only_names() -> None:
    house = House()
    name = "{ $card } <b>&"
    table = await house.open("person", "free", is_open=True, names=(name,))
    await house.tables.seats.take(table, 1, BEN, "Ben")
    await house.play_on(table, ADA, BEN, choices=6)

    for language in LANGUAGES:
        shown = await house.tables.shown(table, BEN, language)
        assert any(name in line.text for line in shown.log)
