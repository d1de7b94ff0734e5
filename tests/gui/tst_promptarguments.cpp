// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/promptarguments.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using gui::PromptArguments;
using invocables::McpPrompt;

namespace {

McpPrompt promptWith(const QStringList &names)
{
    McpPrompt prompt;
    prompt.name = u"p"_s;
    for (const QString &name : names)
        prompt.arguments.append({name, name, {}, true});
    return prompt;
}

//! `name=value` for each, in the order of the names.
QString written(const QMap<QString, QString> &values)
{
    QStringList parts;
    for (auto value = values.begin(); value != values.end(); ++value)
        parts.append(value.key() + u'=' + value.value());
    return parts.join(u'|');
}

} // namespace

//! What stands behind the name of a prompt, read.
class PromptArgumentsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsWritten_data();
    void readsWhatIsWritten();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void namesWhatIsMissing();
    void knowsWhatIsBeingWritten_data();
    void knowsWhatIsBeingWritten();
    void readsBackWhatItQuotes_data();
    void readsBackWhatItQuotes();
};

void PromptArgumentsTest::readsWhatIsWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("values");
    const QStringList two {u"a"_s, u"b"_s};
    const QStringList one {u"a"_s};
    QTest::newRow("nothing") << u"  "_s << two << QString();
    QTest::newRow("two") << u" a=1  b=2 "_s << two << u"a=1|b=2"_s;
    QTest::newRow("quoted") << u"a=\"x y\" b=2"_s << two << u"a=x y|b=2"_s;
    QTest::newRow("escaped") << u"a=\"say \\\"x\\\" c:\\\\d \\n\""_s << two << u"a=say \"x\" c:\\d \\n"_s;
    QTest::newRow("over lines") << u"a=\"x\ny\"\nb=2"_s << two << u"a=x\ny|b=2"_s;
    QTest::newRow("signs in a value") << u"a=b=c"_s << two << u"a=b=c"_s;
    QTest::newRow("empty") << u"a= b=\"\""_s << two << u"a=|b="_s;
    QTest::newRow("the only one without its name") << u" one two\nthree "_s << one << u"a=one two\nthree"_s;
    QTest::newRow("the only one with its name") << u"a=\"one two\""_s << one << u"a=one two"_s;
    QTest::newRow("a sum for the only one") << u"x=1 + y"_s << one << u"a=x=1 + y"_s;
}

void PromptArgumentsTest::readsWhatIsWritten()
{
    QFETCH(QString, text);
    QFETCH(QStringList, names);
    QFETCH(QString, values);
    const auto arguments = PromptArguments::parse(text, promptWith(names));
    QVERIFY(arguments);
    QCOMPARE(written(arguments->values), values);
}

void PromptArgumentsTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("message");
    const QStringList two {u"a"_s, u"b"_s};
    QTest::newRow("a word") << u"a=1 word"_s << two << u"“word” is not an argument of the prompt p. It takes a, b"_s;
    QTest::newRow("another name") << u"c=1"_s << two << u"“c” is not an argument"_s;
    QTest::newRow("left open") << u"a=\"x b=2"_s << two << u"The quotation mark of a is left open."_s;
    QTest::newRow("none taken") << u"word"_s << QStringList() << u"The prompt p takes no arguments."_s;
}

void PromptArgumentsTest::saysWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(QStringList, names);
    QFETCH(QString, message);
    const auto arguments = PromptArguments::parse(text, promptWith(names));
    QVERIFY(!arguments);
    QVERIFY2(arguments.error().message.startsWith(message), qPrintable(arguments.error().message));
}

void PromptArgumentsTest::namesWhatIsMissing()
{
    McpPrompt prompt = promptWith({u"a"_s, u"b"_s, u"c"_s});
    prompt.arguments[2].required = false;
    QCOMPARE(PromptArguments::parse(u"b=\"\""_s, prompt)->missing(prompt), (QStringList {u"a"_s, u"b"_s}));
    QCOMPARE(PromptArguments::parse(u"a=1 b=2"_s, prompt)->missing(prompt), QStringList());
}

void PromptArgumentsTest::knowsWhatIsBeingWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("argument");
    QTest::addColumn<QString>("part");
    QTest::addColumn<int>("start");
    QTest::addColumn<QString>("others");
    const QStringList two {u"a"_s, u"b"_s};
    QTest::newRow("nothing yet") << QString() << two << QString() << QString() << 0 << QString();
    QTest::newRow("a name") << u"a=1 b"_s << two << QString() << u"b"_s << 4 << u"a=1"_s;
    QTest::newRow("a value") << u"a=1 b=xy"_s << two << u"b"_s << u"xy"_s << 6 << u"a=1"_s;
    QTest::newRow("an empty value") << u"a="_s << two << u"a"_s << QString() << 2 << QString();
    QTest::newRow("within quotation marks") << u"a=\"x y "_s << two << u"a"_s << u"x y "_s << 2 << QString();
    QTest::newRow("behind a value") << u"a=1 "_s << two << QString() << QString() << 4 << u"a=1"_s;
    QTest::newRow("behind a quotation mark") << u"a=\"1\""_s << two << QString() << QString() << 5 << u"a=1"_s;
    QTest::newRow("the only one") << u" x y"_s << QStringList {u"a"_s} << u"a"_s << u"x y"_s << 1 << QString();
}

void PromptArgumentsTest::knowsWhatIsBeingWritten()
{
    QFETCH(QString, text);
    QFETCH(QStringList, names);
    const auto place = PromptArguments::placeAtEnd(text, promptWith(names));
    QTEST(place.argument, "argument");
    QTEST(place.text, "part");
    QTEST(int(place.start), "start");
    QTEST(written(place.others), "others");
}

void PromptArgumentsTest::readsBackWhatItQuotes_data()
{
    QTest::addColumn<QString>("value");
    for (const auto *value : {"plain", "two words", "\"quoted\"", "back\\slash", "back \\\\ slashes\\", "", "a=b", "tab\there"})
        QTest::newRow(value) << QString::fromLatin1(value);
}

void PromptArgumentsTest::readsBackWhatItQuotes()
{
    QFETCH(QString, value);
    const auto arguments = PromptArguments::parse(u"a="_s + PromptArguments::quoted(value) + u" b=1"_s, promptWith({u"a"_s, u"b"_s}));
    QVERIFY(arguments);
    QCOMPARE(arguments->values.value(u"a"_s), value);
    QCOMPARE(arguments->values.value(u"b"_s), u"1"_s);
}

QTEST_GUILESS_MAIN(PromptArgumentsTest)
#include "tst_promptarguments.moc"
