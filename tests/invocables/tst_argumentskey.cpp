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
    const auto row = [](const char *name, const char *one, const char *other, bool exact, bool normalised) {
        QTest::newRow(name) << QByteArray(one) << QByteArray(other) << exact << normalised;
    };
    row("order and white space", R"({"a":1,"b":{"c":2,"d":[1,2]}})", R"({ "b": {"d":[1, 2],"c":2}, "a":1})", true, true);
    row("escapes", R"({"a":"A\/b"})", R"({"\u0061":"\u0041/b"})", true, true);
    row("another value", R"({"a":1})", R"({"a":2})", false, false);
    row("another order in a list", R"({"a":[1,2]})", R"({"a":[2,1]})", false, false);
    row("a text and a number", R"({"a":"1"})", R"({"a":1})", false, false);
    row("null and nothing", R"({"a":null})", "{}", false, false);
    row("1 and 1.0", R"({"a":1})", R"({"a":1.0})", false, true);
    row("100 and 1e2", R"({"a":[100]})", R"({"a":[1E2]})", false, true);
    row("0 and -0.0", R"({"a":0})", R"({"a":-0.0})", false, true);
    row("fractions", R"({"a":0.5})", R"({"a":0.50})", false, true);
    row("large integers", R"({"a":9007199254740993})", R"({"a":9007199254740992})", false, false);
    row("white space around a text", R"({"a":" b c\n"})", R"({"a":"b c"})", false, true);
    row("white space within a text", R"({"a":"b  c"})", R"({"a":"b c"})", false, false);
    row("capitals", R"({"a":"B"})", R"({"a":"b"})", false, false);
}

void TestArgumentsKey::comparesArguments()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    const auto left = model::JsonText::trusted(one);
    const auto right = model::JsonText::trusted(other);
    QTEST(argumentsKey(left, Sameness::Exact) == argumentsKey(right, Sameness::Exact), "exact");
    QTEST(argumentsKey(left, Sameness::Normalised) == argumentsKey(right, Sameness::Normalised), "normalised");
}

QTEST_GUILESS_MAIN(TestArgumentsKey)
#include "tst_argumentskey.moc"
