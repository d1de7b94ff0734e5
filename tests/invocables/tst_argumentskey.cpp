// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/deduplication/argumentskey.h"
#include "model/schema/jsonwriter.h"
#include "tests/support/patience.h"

using namespace invocables;

//! When the arguments of two calls count as the same.
class TestArgumentsKey final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesArguments_data();
    void comparesArguments();
    void tellsSentencesApart_data();
    void tellsSentencesApart();
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

void TestArgumentsKey::tellsSentencesApart_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("mayMeanTheSame");
    const auto row = [](const char *name, const char *one, const char *other, bool mayMeanTheSame) {
        QTest::newRow(name) << QString::fromUtf8(one) << QString::fromUtf8(other) << mayMeanTheSame;
    };
    row("other words", "the temperature in Paris", "How warm is it in Paris?", true);
    row("other punctuation", "warm, or so: is it \"now\" (today)", "is it warm now, or so? today!", true);
    row("two sentences", "Please look. Take the last one", "please look. take the last one", true);
    row("oneself", "can I go to Rome", "may one go to Rome", true);
    row("a number after a word", "2 days of rain", "2 rainy days", true);
    row("a short negation", "Don't send it", "do not send it", true);
    row("a number", "page 1 please", "page 2 please", false);
    row("a sign", "set the heating to -5 degrees", "set the heating to 5 degrees", false);
    row("a sign of its own", "set the heating to - 5 degrees", "set the heating to 5 degrees", false);
    row("a typographer's sign", "set it to \u2212 5 degrees", "set it to 5 degrees", false);
    row("a fraction", "wait 1.5 hours", "wait 15 hours", false);
    row("a fraction of one", "wait .5 hours", "wait 5 hours", false);
    row("a comparison", "price > 100", "price < 100", false);
    row("an inequality", "colour != red", "colour = red", false);
    row("an operation", "x + y", "x * y", false);
    row("per cent", "take 5% of it", "take 5 of it", false);
    row("a currency", "pay 5 € now", "pay 5 $ now", false);
    row("a denial in a language for machines", "if !ready stop", "if ready stop", false);
    row("a name", "weather in Paris now", "weather in London now", false);
    row("a name that begins it", "London Bridge at noon", "Tower Bridge at noon", false);
    row("a name after an abbreviation", "call Dr. Smith now", "call Dr. Jones now", false);
    row("capitals within a word", "iPhone or not", "iPad or not", false);
    row("a word with digits", "print on a4 paper", "print on a3 paper", false);
    row("what is denied", "send the mail not the letter", "send the letter not the mail", false);
    row("English", "do not send the mail", "do send the mail", false);
    row("short English", "they aren\u2019t here", "they are here", false);
    row("a syllable", "a non-smoking room", "a smoking room", false);
    row("German", "bitte kein Licht", "bitte Licht", false);
    row("French", "je n\u2019envoie plus rien", "j\u2019envoie tout", false);
    row("Spanish", "con leche sin az\u00facar", "con leche con az\u00facar", false);
    row("Italian", "lo mando senza allegati", "lo mando con allegati", false);
    row("Portuguese", "n\u00e3o envie o email", "envie o email", false);
    row("Polish", "nie wysy\u0142aj listu", "wysy\u0142aj listu", false);
    row("Russian", "\u043d\u0435 \u0448\u043b\u0438 \u044d\u0442\u043e", "\u0448\u043b\u0438 \u044d\u0442\u043e", false);
    row("Ukrainian", "\u0431\u0435\u0437 \u0446\u0443\u043a\u0440\u0443", "\u0437 \u0446\u0443\u043a\u0440\u043e\u043c", false);
    row("Turkish", "bu kahve de\u011fil", "bu bir kahve", false);
}

void TestArgumentsKey::tellsSentencesApart()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    const auto frameOf = [](const QString &text) {
        return phrasesOf(model::JsonText::trusted("{\"q\":" + model::JsonWriter::quoted(text) + '}')).frame;
    };
    QTEST(frameOf(one) == frameOf(other), "mayMeanTheSame");
}

QTEST_GUILESS_MAIN(TestArgumentsKey)
#include "tst_argumentskey.moc"
