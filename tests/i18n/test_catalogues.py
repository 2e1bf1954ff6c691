"""Catalogues: the same messages with the same arguments in every language, none missing and none unused."""

import ast as python
import functools
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import windlass
from windlass.i18n.catalog import LANGUAGES, Catalog, catalog, sources

SOURCE = Path(windlass.__file__).parent
PARTS = list(sources("en"))
ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9_]+)+")
CLIENT = SOURCE.parents[1] / "web" / "src"


class Arguments(visitor.Visitor):
    """Collects the arguments a message uses."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):
        self.found.add(node.id.name)


def messages(language, part):
    """The messages of one part with their arguments; further forms of a message as `message.form`."""
    found = {}
    for entry in FluentParser().parse(sources(language)[part]).body:
        assert not isinstance(entry, ast.Junk), f"{language} {part}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language} {part}: {entry.id.name} stands twice"
            for name, value in (
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{form.id.name}", form.value) for form in entry.attributes),
            ):
                arguments = Arguments()
                arguments.visit(value)
                found[name] = arguments.found
    return found


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_arguments(language, part):
    english, own = messages("en", part), messages(language, part)
    missing, surplus = sorted(english.keys() - own), sorted(own.keys() - english)
    assert not missing, f"write {', '.join(missing)} in {language}.ftl"
    assert not surplus, f"en.ftl has no {', '.join(surplus)}, which stands in {language}.ftl"
    assert own == english


def test_every_message_file_has_one_in_every_language_of_the_list():
    """A file is named by its language alone, or ends in it after a hyphen."""
    for english in SOURCE.rglob("locale/*en.ftl"):
        start = english.name.removesuffix("en.ftl")
        there = {file.name.removeprefix(start).removesuffix(".ftl") for file in english.parent.glob(f"{start}??.ftl")}
        path = english.relative_to(SOURCE.parents[1]).as_posix()
        for language in LANGUAGES:
            assert language in there, f"copy {path} to {start}{language}.ftl and translate it"
        for language in sorted(there - set(LANGUAGES)):
            raise AssertionError(f"add {language!r} to LANGUAGES in src/windlass/i18n/catalog.py, for {path} has a {start}{language}.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_parts(language):
    ids = [name for part in PARTS for name in messages(language, part)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_for_every_number(language, part):
    for name, arguments in messages(language, part).items():
        for number in (0, 1, 2, 5, 11, 21, 22, 1000):
            message, _, form = name.partition(".")
            bundle = catalog(language)._bundle
            found = bundle.get_message(message)
            said, errors = bundle.format_pattern(found.attributes[form] if form else found.value, dict.fromkeys(arguments, number))
            assert said.strip() and not errors, (name, errors)
            assert "{" not in said, name


@functools.cache
def literals():
    """Every text constant of the sources and of the browser client; texts woven around values have a NUL for each."""
    whole, woven = set(), set()
    for path in SOURCE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, python.JoinedStr):
                woven.add("".join(part.value if isinstance(part, python.Constant) else "\0" for part in node.values))
    for path in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
        text = path.read_text("utf-8")
        whole.update(ID.findall(text))
        woven.update(re.sub(r"\$\{[^}]*\}", "\0", template) for template in re.findall(r"`([^`]*)`", text))
    return whole, woven


def calls(names):
    """The first arguments of all calls of these functions that are plain texts, with the file."""
    for path in SOURCE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call) and node.args and isinstance(node.args[0], python.Constant):
                function = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
                if function in names and isinstance(node.args[0].value, str):
                    yield path.name, node.args[0].value


def test_every_message_named_in_the_sources_exists():
    missing = [(file, name) for file, name in calls({"Text", "say"}) if ID.fullmatch(name) and not catalog("en").has(name)]
    assert not missing


def test_every_refusal_in_the_sources_has_its_sentence():
    codes = [(file, "refusal-" + code.replace(".", "-")) for file, code in calls({"Refusal"})]
    assert codes
    assert not [(file, name) for file, name in codes if not catalog("en").has(name)]


@functools.cache
def used():
    """The messages that the sources name whole, and what fits those that they weave from parts."""
    whole, woven = map(set, literals())
    whole |= {"refusal-" + code.replace(".", "-") for _, code in calls({"Refusal"})}
    woven |= {f"{prefix}-\0" for _, prefix in calls({"named"})}
    woven |= {"refusal-" + code.replace(".", "-") for code in woven}
    patterns = sorted({re.escape(text).replace("\0", "[a-z0-9_-]+") for text in woven if re.search("[a-z]-|-[a-z]", text)})
    return whole, re.compile("|".join(patterns))


@pytest.mark.parametrize("part", [part for part in PARTS if not part.startswith("table-") or part == "table-"])
def test_no_message_is_unused(part):
    whole, woven = used()
    data = set(windlass.find_game(part).messages("en")) if part in windlass.game_ids() else set()
    unused = [name for name in messages("en", part) if "." not in name and name not in whole | data and not woven.fullmatch(name)]
    assert not unused


@pytest.mark.parametrize("language", LANGUAGES)
def test_russian_and_french_texts_are_not_left_in_english(language):
    english = {
        name: catalog("en")(name) for part in PARTS for name, arguments in messages("en", part).items() if not arguments and "." not in name
    }
    same = [name for name, said in english.items() if len(said) > 25 and catalog(language)(name) == said]
    assert language == "en" or not same


def test_a_message_that_does_not_exist_is_a_fault():
    with pytest.raises(LookupError, match="no-such-message"):
        catalog("en")("no-such-message")


def test_a_message_without_its_arguments_is_a_fault():
    with pytest.raises(LookupError, match="seat-number"):
        Catalog("en")("seat-number")


def test_an_unknown_language_reads_english():
    assert catalog("tlh")("seat-number", number=3) == "Player 3"


@pytest.mark.parametrize("part", PARTS)
def test_french_signs_never_begin_a_line(part):
    loose = re.compile(r"\S [;:!?»](?!\w)|« ")
    assert [line for line in sources("fr")[part].splitlines() if not line.startswith("#") and loose.search(line)] == []
