// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/deduplication/argumentskey.h"
#include "tests/support/patience.h"

using namespace invocables;

//! When the arguments of two calls count as the same.
class TestArgumentsKey final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesArguments_data();
    void comparesArguments();
};

void TestArgumentsKey::comparesArguments_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<bool>("exact");
    QTest::addColumn<bool>("normalised");
    QTest::addColumn<bool>("semantic");
    const auto row = [](const char *name, const char *one, const char *other, bool exact, bool normalised, bool semantic) {
        QTest::newRow(name) << QByteArray(one) << QByteArray(other) << exact << normalised << semantic;
    };
    row("order and white space", R"({"a":1,"b":{"c":2,"d":[1,2]}})", R"({ "b": {"d":[1, 2],"c":2}, "a":1})", true, true, true);
    row("escapes", R"({"a":"A\/b"})", R"({"\u0061":"\u0041/b"})", true, true, true);
    row("another value", R"({"a":1})", R"({"a":2})", false, false, false);
    row("another order in a list", R"({"a":[1,2]})", R"({"a":[2,1]})", false, false, false);
    row("a text and a number", R"({"a":"1"})", R"({"a":1})", false, false, false);
    row("null and nothing", R"({"a":null})", "{}", false, false, false);
    row("1 and 1.0", R"({"a":1})", R"({"a":1.0})", false, true, true);
    row("100 and 1e2", R"({"a":[100]})", R"({"a":[1E2]})", false, true, true);
    row("0 and -0.0", R"({"a":0})", R"({"a":-0.0})", false, true, true);
    row("fractions", R"({"a":0.5})", R"({"a":0.50})", false, true, true);
    row("large integers", R"({"a":9007199254740993})", R"({"a":9007199254740992})", false, false, false);
    row("white space around a text", R"({"a":" b c\n"})", R"({"a":"b c"})", false, true, true);
    row("white space within a text", R"({"a":"b  c"})", R"({"a":"b c"})", false, false, true);
    row("capitals", R"({"a":"B"})", R"({"a":"b"})", false, false, true);
    row("a sentence", R"({"a":"Weather  in\tPARIS."})", R"({"a":"weather in Paris"})", false, false, true);
    row("other words", R"({"a":"weather in Paris"})", R"({"a":"weather in Rome"})", false, false, false);
    row("other numbers in words", R"({"a":"page 1"})", R"({"a":"page 2"})", false, false, false);
    row("a way round", R"({"a":"./notes/../README.md"})", R"({"a":"README.md"})", false, false, true);
    row("slashes", R"({"a":"src//main.cpp/"})", R"({"a":"src/main.cpp"})", false, false, true);
    row("a file of other case", R"({"a":"src/Readme"})", R"({"a":"src/README"})", false, false, false);
    row("a name of other case", R"({"a":"README.md"})", R"({"a":"readme.md"})", false, false, false);
    row("an address", R"({"a":"HTTP://Example.org/a/../b"})", R"({"a":"http://example.org/b"})", false, false, true);
    row("another page", R"({"a":"http://example.org/B"})", R"({"a":"http://example.org/b"})", false, false, false);
    row("full width", R"({"a":"ＡＢＣ"})", R"({"a":"abc"})", false, false, true);
}

void TestArgumentsKey::comparesArguments()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    const auto left = model::JsonText::trusted(one);
    const auto right = model::JsonText::trusted(other);
    QTEST(argumentsKey(left, Sameness::Exact) == argumentsKey(right, Sameness::Exact), "exact");
    QTEST(argumentsKey(left, Sameness::Normalised) == argumentsKey(right, Sameness::Normalised), "normalised");
    QTEST(argumentsKey(left, Sameness::Semantic) == argumentsKey(right, Sameness::Semantic), "semantic");
}

QTEST_GUILESS_MAIN(TestArgumentsKey)
#include "tst_argumentskey.moc"
